#include "formats/slk.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace openrealm::formats {
namespace {

constexpr std::uint32_t kMaxSide = 1u << 20;

// One record's fields, split at `;`. A doubled `;;` stands for one, and inside quotes a `;` is text.
class Fields {
 public:
  explicit Fields(std::string_view record) : rest_(record) {}
  bool next(std::string *field) {
    if (done_) return false;
    field->clear();
    bool quoted = false;
    std::size_t i = 0;
    for (; i < rest_.size(); ++i) {
      const char c = rest_[i];
      if (c == ';' && i + 1 < rest_.size() && rest_[i + 1] == ';') {
        ++i;
      } else if (c == ';' && !quoted) {
        break;
      } else if (c == '"' && (quoted || field->size() == 1)) {
        quoted = !quoted;
      }
      field->push_back(c);
    }
    done_ = i >= rest_.size();
    rest_.remove_prefix(std::min(i + 1, rest_.size()));
    return true;
  }

 private:
  std::string_view rest_;
  bool done_ = false;
};

std::optional<std::uint32_t> coordinate(std::string_view digits) {
  std::uint32_t value = 0;
  const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (failure != std::errc() || end != digits.data() + digits.size() || value < 1 || value > kMaxSide) return {};
  return value;
}

// Without the quotes around it, and with `""` within them as one.
std::string unquoted(std::string_view value) {
  if (value.size() < 2 || value.front() != '"' || value.back() != '"') return std::string(value);
  std::string text(value.substr(1, value.size() - 2));
  for (std::size_t at = 0; (at = text.find("\"\"", at)) != std::string::npos; ++at) text.erase(at, 1);
  return text;
}

}  // namespace

Result<SlkTable> SlkTable::parse(std::string_view bytes, std::string_view file) {
  SlkTable table;
  std::uint32_t x = 1, y = 1, line_number = 0;
  const auto fault = [&](std::string_view what) {
    return fail(OR_INVALID, fmt::format("{}:{}: {}", file, line_number, what));
  };
  if (!bytes.starts_with("ID")) return fail(OR_INVALID, fmt::format("{}:1: it does not begin with ID: not SLK", file));
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    std::string_view line = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    ++line_number;
    if (line.ends_with('\r')) line.remove_suffix(1);
    const bool is_cell = line.starts_with("C;");
    if (line == "E") break;
    if (!is_cell && !line.starts_with("F;")) continue;
    std::optional<std::string> value;
    Fields fields(line.substr(2));
    for (std::string field; fields.next(&field);) {
      if (field.empty()) continue;
      const std::string_view rest = std::string_view(field).substr(1);
      if (field[0] == 'X' || field[0] == 'Y') {
        const auto place = coordinate(rest);
        if (!place) return fault(fmt::format("{} is not a place in the table", field[0] == 'X' ? "X" : "Y"));
        (field[0] == 'X' ? x : y) = *place;
      } else if (field[0] == 'K' && is_cell) {
        value = unquoted(rest);
      }
    }
    if (value) table.cells_.push_back({y - 1, x - 1, std::move(*value)});
  }
  table.index();
  return table;
}

void SlkTable::index() {
  std::stable_sort(cells_.begin(), cells_.end(),
                   [](const Cell &a, const Cell &b) { return a.row != b.row ? a.row < b.row : a.column < b.column; });
  // The last of equal places stays.
  std::vector<Cell> kept;
  for (Cell &next : cells_) {
    if (!kept.empty() && kept.back().row == next.row && kept.back().column == next.column) kept.pop_back();
    kept.push_back(std::move(next));
  }
  cells_ = std::move(kept);
  for (const Cell &cell : cells_) {
    if (cell.row == 0) columns_.emplace(cell.value, cell.column);
    if (cell.row > 0 && cell.column == 0) keys_.emplace(cell.value, cell.row - 1);
  }
  rows_ = cells_.empty() ? 0 : cells_.back().row;
}

const SlkTable::Cell *SlkTable::cell(std::uint32_t row, std::uint32_t column) const {
  const auto found = std::lower_bound(cells_.begin(), cells_.end(), std::pair(row, column),
                                      [](const Cell &cell, const std::pair<std::uint32_t, std::uint32_t> &place) {
                                        return std::pair(cell.row, cell.column) < place;
                                      });
  return found != cells_.end() && found->row == row && found->column == column ? &*found : nullptr;
}

std::string_view SlkTable::at(std::uint32_t row, std::string_view column) const {
  const auto place = columns_.find(column);
  if (place == columns_.end() || row >= rows_) return {};
  const Cell *found = cell(row + 1, place->second);
  return found ? std::string_view(found->value) : std::string_view();
}

std::optional<std::uint32_t> SlkTable::find(std::string_view key) const {
  const auto found = keys_.find(key);
  if (found == keys_.end()) return std::nullopt;
  return found->second;
}

}  // namespace openrealm::formats
