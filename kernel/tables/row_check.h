// What no honest row holds: an enumeration's value without a name, a row number past its table, another field's blob.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/tables/blob_heap.h"
#include "kernel/tables/stored_table.h"

namespace openrealm {

// The rows a table may have, by its name; UINT32_MAX for one that is not known.
using RowBound = std::function<std::uint32_t(std::string_view table)>;

// The message names table, row, field and value.
Result<void> check_rows(const StoredTable &table, const BlobHeaps &heaps, const RowBound &bound);

// Each table that is given once, in turn: a blob belongs to one field.
class BlobOwners {
 public:
  Result<void> check(const StoredTable &table, const BlobHeaps &heaps);

 private:
  std::map<const StoredTable *, std::vector<bool>> owned_;  // of a size class, by row
};

}  // namespace openrealm
