// Where two runs differ first.
#pragma once

#include <optional>
#include <string>

#include "kernel/tables/snapshot.h"

namespace openrealm {

struct Difference {
  std::string table;
  std::uint32_t row = 0;  // 0: the tables differ as a whole (`field` says in what)
  std::string field;      // with the element's index for arrays
  std::string left, right;
  std::string text() const;  // one line
};

// The first table in order of name, its first row, its first field. Text and blobs are compared by
// content; tables outside the simulation only when `also_local`.
std::optional<Difference> first_difference(const Snapshot &left, const Snapshot &right, bool also_local = false);

}  // namespace openrealm
