// SLK: the game's data tables, one row an object, the first row naming the columns.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace openrealm::formats {

class SlkTable {
 public:
  // Of a cell given twice the later value stays. OR_INVALID with the line.
  static Result<SlkTable> parse(std::string_view bytes, std::string_view file);

  std::uint32_t rows() const { return rows_; }  // without the row of names
  const std::map<std::string, std::uint32_t, std::less<>> &columns() const { return columns_; }
  // The value in row `row` (from 0) of the column; empty when there is none.
  std::string_view at(std::uint32_t row, std::string_view column) const;
  // The row whose first column is `key`, exactly; of several the first.
  std::optional<std::uint32_t> find(std::string_view key) const;

 private:
  struct Cell {
    std::uint32_t row, column;  // from 0, the row of names being 0
    std::string value;
  };
  const Cell *cell(std::uint32_t row, std::uint32_t column) const;
  void index();  // once all cells are there

  std::vector<Cell> cells_;  // by row, then column: a table may claim more cells than it has
  std::map<std::string, std::uint32_t, std::less<>> columns_;
  std::map<std::string, std::uint32_t, std::less<>> keys_;
  std::uint32_t rows_ = 0;
};

}  // namespace openrealm::formats
