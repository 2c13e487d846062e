#include "kernel/tables/row_space.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fmt/format.h>

namespace openrealm {
namespace {

constexpr std::size_t kLeastCommit = 64u << 10;
// From here on a table asks for large pages: a miss of the translation cache a row is then rare.
constexpr std::size_t kLargePagesFrom = 8u << 20;

std::size_t page_size() {
  return std::size_t(sysconf(_SC_PAGESIZE));
}

std::size_t round_up(std::size_t bytes, std::size_t unit) {
  return (bytes + unit - 1) / unit * unit;
}

}  // namespace

RowSpace::RowSpace(RowSpace &&other) noexcept {
  *this = std::move(other);
}

RowSpace &RowSpace::operator=(RowSpace &&other) noexcept {
  std::swap(mapping_, other.mapping_);
  std::swap(mapped_, other.mapped_);
  std::swap(rows_, other.rows_);
  std::swap(row_size_, other.row_size_);
  std::swap(reserved_, other.reserved_);
  std::swap(committed_, other.committed_);
  return *this;
}

RowSpace::~RowSpace() {
  if (mapping_ != nullptr) munmap(mapping_, mapped_);
}

Result<RowSpace> RowSpace::reserve(std::uint32_t row_size, std::uint32_t max_rows) {
  const std::size_t page = page_size();
  const std::size_t guard = std::max(page, round_up(row_size, page));
  const std::size_t null_row = round_up(row_size, page);
  const std::size_t reserved = round_up(std::size_t(row_size) * max_rows, page);
  const std::size_t total = guard + null_row + reserved + guard;
  void *mapping = mmap(nullptr, total, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapping == MAP_FAILED)
    return fail(OR_FULL, fmt::format("the system reserves no {} bytes of addresses: {}", total, std::strerror(errno)));
  RowSpace space;
  space.mapping_ = static_cast<unsigned char *>(mapping);
  space.mapped_ = total;
  space.row_size_ = row_size;
  space.reserved_ = reserved;
  space.rows_ = space.mapping_ + guard + null_row - row_size;
  if (mprotect(space.mapping_ + guard, null_row + reserved, PROT_READ) != 0)
    return fail(OR_FULL, fmt::format("the system maps no {} bytes: {}", reserved, std::strerror(errno)));
  return space;
}

bool RowSpace::commit_more(std::size_t bytes) {
  // By a quarter, so that a growing table asks the system a few times only.
  const std::size_t wanted = std::max({bytes, kLeastCommit, committed_ + committed_ / 4});
  const std::size_t target = std::min(round_up(wanted, page_size()), reserved_);
  if (mprotect(rows_ + row_size_ + committed_, target - committed_, PROT_READ | PROT_WRITE) != 0) return false;
  committed_ = target;
  if (committed_ >= kLargePagesFrom) madvise(rows_ + row_size_, committed_, MADV_HUGEPAGE);
  return true;
}

void RowSpace::discard() {
  if (committed_ != 0) madvise(rows_ + row_size_, committed_, MADV_DONTNEED);
}

}  // namespace openrealm
