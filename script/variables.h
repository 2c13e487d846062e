// Global variables and arrays as rows, and the pointers through which running code reaches them.
#pragma once

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/engine.h"
#include "base/result.h"
#include "script/bytecode.h"
#include "script/state_records.h"

namespace openrealm::script {

// One array as code sees it. Elements from `size` on read as zero; below `writable` they may be written at once.
struct ArrayView {
  uint32_t *data = nullptr;
  uint32_t size = 0;
  uint32_t writable = 0;
};

// A thread that wants more fails; an index past `slots` is no failure.
struct ArrayLimits {
  uint32_t slots = 0;
  uint32_t memory = 0;  // bytes of all arrays
};

class Variables {
 public:
  Result<void> open(const Engine &engine, const ArrayLimits &limits);

  // Makes rows for what is declared and has none yet, and frees the rows that no one declares.
  Result<void> declare(const std::vector<const Bytecode *> &units);
  // The rows of the globals of the unit of that number, in order, as last declared.
  const std::vector<uint32_t> &rows(size_t unit) const { return rows_[unit]; }
  // Row of a declared variable, scalar or array, by its declaration; 0 when there is none.
  uint32_t row(const GlobalCode &global) const;

  // The same of a global that is no array.
  uint32_t scalar_row(std::string_view declaration) const;

  Table<GlobalRow> &globals() { return globals_; }
  const Table<GlobalRow> &globals() const { return globals_; }

  // Indexed by row.
  ArrayView *arrays() { return views_.data(); }
  const std::vector<ArrayView> &arrays() const { return views_; }
  // A write that is not below `writable`. False when there is no memory; an index that is out of range is fine.
  bool write(uint32_t array, uint32_t index, uint32_t value);
  // To be called before each run: array writes mark their rows anew.
  void begin_run();

  // Calls string(row) and handle(id) for every reference in a global or array.
  template <class Strings, class Handles>
  void references(Strings string, Handles handle) const;

 private:
  using Index = std::unordered_map<std::string_view, uint32_t>;

  // The rows of a code's globals, in order; 0 where there is none. They mostly lie in the order of declaration.
  std::vector<uint32_t> find_rows(const Bytecode &unit) const;
  Index &index() const;
  bool holds(uint32_t row, const GlobalCode &global) const;
  void free_undeclared(const std::vector<const Bytecode *> &units);
  Result<uint32_t> make_row(const GlobalCode &global);
  Result<uint32_t> new_global(const GlobalCode &global);
  Result<uint32_t> new_array(const GlobalCode &global);
  or_blob &extent(ArrayRow &array);
  bool grow(uint32_t array, uint32_t index);

  const game_import *import_ = nullptr;
  Table<GlobalRow> globals_;
  Table<ArrayRow> arrays_;
  mutable std::optional<Index> index_;       // of rows by the tables' own texts; made when it is first needed
  std::vector<std::vector<uint32_t>> rows_;  // see rows()
  std::vector<ArrayView> views_;
  std::vector<uint32_t> opened_;  // arrays that may be written at once in this run
  ArrayLimits limits_;
  size_t bytes_ = 0;  // of all extents
};

template <class Strings, class Handles>
void Variables::references(Strings string, Handles handle) const {
  for (const uint32_t row : globals_.rows()) {
    string(globals_[row].string.row);
    handle(globals_[row].handle);
  }
  for (const uint32_t row : arrays_.rows()) {
    const ArrayView &view = views_[row];
    if (arrays_[row].kind == GlobalKind::string)
      for (uint32_t i = 0; i < view.size; ++i) string(view.data[i]);
    else if (arrays_[row].kind == GlobalKind::handle)
      for (uint32_t i = 0; i < view.size; ++i) handle(view.data[i]);
  }
}

// Where a global's value lies in its row.
size_t value_offset(GlobalKind kind);
GlobalKind global_kind(ValueKind kind);

}  // namespace openrealm::script
