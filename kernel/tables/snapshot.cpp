#include "kernel/tables/snapshot.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace openrealm {

void TableCopy::Free::operator()(unsigned char *memory) const {
  std::free(memory);
}

void TableCopy::grow(std::size_t wanted, std::size_t keep) {
  constexpr std::size_t kAlignment = 64, kLargePage = 2u << 20;
  const std::size_t size = std::max(wanted, capacity + capacity / 4);
  const std::size_t alignment = size < kLargePage ? kAlignment : kLargePage;
  const std::size_t larger = (size + alignment - 1) / alignment * alignment;
  std::unique_ptr<unsigned char[], Free> moved(static_cast<unsigned char *>(std::aligned_alloc(alignment, larger)));
  if (moved == nullptr) throw std::bad_alloc();
  if (alignment == kLargePage) madvise(moved.get(), larger, MADV_HUGEPAGE);
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
