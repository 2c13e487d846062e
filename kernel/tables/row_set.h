// RowSet: which rows of a table are taken, and the lowest that is not, in a few steps whatever the
// size. Derived from the rows: it is never saved and never hashed.
#pragma once

#include <cstdint>
#include <vector>

namespace openrealm {

// Row 0 counts as taken always. Rows past the last that was ever taken are free.
class RowSet {
 public:
  RowSet() { insert(0); }
  bool contains(std::uint32_t row) const {
    const std::size_t word = row / 64;
    return word < levels_[0].size() && (levels_[0][word] >> (row % 64) & 1) != 0;
  }
  void insert(std::uint32_t row);
  void erase(std::uint32_t row);  // row != 0
  std::uint32_t lowest_missing() const;
  // The highest row below `below` that is in the set; 0 when there is none.
  std::uint32_t highest_below(std::uint32_t below) const;
  void clear();

 private:
  // A bit of level n + 1 says that a word of level n is all ones.
  std::vector<std::uint64_t> levels_[5];
};

}  // namespace openrealm
