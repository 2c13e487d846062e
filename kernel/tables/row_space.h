// RowSpace: the reserved address range of one table's rows.
//
//   [guard][row 0][rows 1 ... max_rows, writable as far as they are committed][guard]
//
// Rows never move. Row 0 and rows not yet committed read as zeros; writing them faults, and so does
// any access past max_rows, instead of reaching a neighbour. Reserved addresses cost no memory;
// committed rows cost it once written.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/result.h"

namespace openrealm {

class RowSpace {
 public:
  RowSpace() = default;
  RowSpace(RowSpace &&other) noexcept;
  RowSpace &operator=(RowSpace &&other) noexcept;
  ~RowSpace();

  static Result<RowSpace> reserve(std::uint32_t row_size, std::uint32_t max_rows);

  unsigned char *rows() const { return rows_; }  // row 0; row 1 begins a page
  // Makes rows 1 to `last` writable. False when the system gives no memory.
  bool commit(std::uint32_t last) {
    return std::size_t(last) * row_size_ <= committed_ || commit_more(std::size_t(last) * row_size_);
  }
  // Gives the memory back; the committed rows read as zeros.
  void discard();
  std::size_t committed() const { return committed_; }  // bytes

 private:
  bool commit_more(std::size_t bytes);

  unsigned char *mapping_ = nullptr;
  std::size_t mapped_ = 0;
  unsigned char *rows_ = nullptr;
  std::size_t row_size_ = 0;
  std::size_t reserved_ = 0;  // bytes from row 1 on
  std::size_t committed_ = 0;
};

}  // namespace openrealm
