#include "kernel/tables/snapshot.h"

#include <algorithm>
#include <cstring>

namespace openrealm {

void TableCopy::grow(std::size_t wanted, std::size_t keep) {
  const std::size_t larger = std::max(wanted, capacity + capacity / 4);
  auto moved = std::make_unique_for_overwrite<unsigned char[]>(larger);
  if (keep != 0) std::memcpy(moved.get(), bytes.get(), keep);
  bytes = std::move(moved);
  capacity = larger;
}

const TableCopy *Snapshot::find(std::string_view table) const {
  const auto found = tables_.find(table);
  return found == tables_.end() ? nullptr : &found->second;
}

std::size_t Snapshot::bytes() const {
  std::size_t sum = 0;
  for (const auto &[name, copy] : tables_) sum += std::size_t(copy.high - 1) * copy.description->row_size;
  return sum;
}

}  // namespace openrealm
