#include "kernel/tables/row_set.h"

#include <bit>

namespace openrealm {
namespace {

constexpr int kLevels = 5;  // 64^5 rows: more than a row number can name
constexpr std::uint64_t kFull = ~std::uint64_t{0};

}  // namespace

void RowSet::insert(std::uint32_t row) {
  std::size_t bit = row;
  for (auto &level : levels_) {
    const std::size_t word = bit / 64;
    if (word >= level.size()) level.resize(word + 1);
    level[word] |= std::uint64_t{1} << (bit % 64);
    if (level[word] != kFull) return;
    bit = word;
  }
}

void RowSet::erase(std::uint32_t row) {
  std::size_t bit = row;
  for (auto &level : levels_) {
    const std::size_t word = bit / 64;
    if (word >= level.size()) return;
    const bool was_full = level[word] == kFull;
    level[word] &= ~(std::uint64_t{1} << (bit % 64));
    if (!was_full) return;
    bit = word;
  }
}

std::uint32_t RowSet::lowest_missing() const {
  std::size_t word = 0;
  for (int level = kLevels - 1; level >= 0; --level) {
    const std::uint64_t bits = word < levels_[level].size() ? levels_[level][word] : 0;
    word = word * 64 + std::size_t(std::countr_one(bits));
  }
  return std::uint32_t(word);
}

std::uint32_t RowSet::highest_below(std::uint32_t below) const {
  const auto &words = levels_[0];
  std::size_t word = below / 64;
  std::uint64_t mask = (std::uint64_t{1} << (below % 64)) - 1;
  if (word >= words.size()) {
    word = words.size() - 1;
    mask = kFull;
  }
  for (;; --word, mask = kFull) {
    const std::uint64_t bits = words[word] & mask;
    if (bits != 0) return std::uint32_t(word * 64 + 63 - std::size_t(std::countl_zero(bits)));
    if (word == 0) return 0;
  }
}

void RowSet::clear() {
  for (auto &level : levels_) level.clear();
  insert(0);
}

}  // namespace openrealm
