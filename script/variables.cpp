#include "script/variables.h"

#include <algorithm>

namespace openrealm::script {

namespace {

constexpr uint32_t kFirstExtent = 16;  // elements

}  // namespace

GlobalKind global_kind(ValueKind kind) {
  switch (kind) {
    case ValueKind::kReal:
      return GlobalKind::real;
    case ValueKind::kBoolean:
      return GlobalKind::boolean;
    case ValueKind::kString:
      return GlobalKind::string;
    case ValueKind::kCode:
      return GlobalKind::code;
    case ValueKind::kHandle:
      return GlobalKind::handle;
    default:
      return GlobalKind::integer;
  }
}

size_t value_offset(GlobalKind kind) {
  switch (kind) {
    case GlobalKind::real:
      return offsetof(GlobalRow, real);
    case GlobalKind::string:
      return offsetof(GlobalRow, string);
    case GlobalKind::handle:
      return offsetof(GlobalRow, handle);
    default:
      return offsetof(GlobalRow, integer);
  }
}

Result<void> Variables::open(const Engine &engine, const ArrayLimits &limits) {
  Result<Table<GlobalRow>> globals = engine.open<GlobalRow>();
  if (!globals) return tl::unexpected<Error>(globals.error());
  Result<Table<ArrayRow>> arrays = engine.open<ArrayRow>();
  if (!arrays) return tl::unexpected<Error>(arrays.error());
  import_ = engine.raw();
  globals_ = *globals;
  arrays_ = *arrays;
  limits_ = limits;
  views_.resize(arrays_.high());
  for (const uint32_t row : arrays_.rows()) {
    ArrayRow copy = arrays_[row];
    uint32_t bytes = 0;
    auto *data = static_cast<const uint32_t *>(import_->blob_view(import_->self, extent(copy), &bytes));
    views_[row] = {const_cast<uint32_t *>(data), bytes / 4, 0};
    bytes_ += bytes;
  }
  return {};
}

or_blob &Variables::extent(ArrayRow &array) {
  switch (array.kind) {
    case GlobalKind::real:
      return array.reals.blob;
    case GlobalKind::string:
      return array.strings.blob;
    case GlobalKind::handle:
      return array.handles.blob;
    default:
      return array.integers.blob;
  }
}

Result<uint32_t> Variables::new_global(const GlobalCode &global) {
  const uint32_t row = globals_.alloc();
  if (row == 0) return fail(OR_FULL, "more than 131071 global variables: the script cannot be run");
  GlobalRow &made = globals_.mut(row);
  made.kind = global_kind(global.kind);
  if (!globals_.set(made.declaration, global.declaration)) return fail(OR_FULL, "no room for the globals' names");
  return row;
}

Result<uint32_t> Variables::new_array(const GlobalCode &global) {
  const uint32_t row = arrays_.alloc();
  if (row == 0) return fail(OR_FULL, "more than 60000 global arrays: the script cannot be run");
  ArrayRow &made = arrays_.mut(row);
  made.kind = global_kind(global.kind);
  if (!arrays_.set(made.declaration, global.declaration)) return fail(OR_FULL, "no room for the globals' names");
  if (row >= views_.size()) views_.resize(row + 1);
  views_[row] = {};
  return row;
}

Variables::Index &Variables::index() const {
  if (index_) return *index_;
  index_.emplace();
  for (const uint32_t row : globals_.rows()) index_->emplace(globals_.text(globals_[row].declaration), row);
  for (const uint32_t row : arrays_.rows()) index_->emplace(arrays_.text(arrays_[row].declaration), row);
  return *index_;
}

// A save may have anything under a declaration.
bool Variables::holds(uint32_t row, const GlobalCode &global) const {
  const GlobalKind kind = global_kind(global.kind);
  if (global.is_array)
    return arrays_.alive(row) && arrays_[row].kind == kind &&
           arrays_.text(arrays_[row].declaration) == global.declaration;
  return globals_.alive(row) && globals_[row].kind == kind &&
         globals_.text(globals_[row].declaration) == global.declaration;
}

std::vector<uint32_t> Variables::find_rows(const Bytecode &unit) const {
  std::vector<uint32_t> rows;
  rows.reserve(unit.globals.size());
  uint32_t next_global = 1;
  uint32_t next_array = 1;
  for (const GlobalCode &global : unit.globals) {
    uint32_t &next = global.is_array ? next_array : next_global;
    uint32_t found = next;
    if (!holds(next, global)) found = row(global);
    if (found != 0) next = found + 1;
    rows.push_back(found);
  }
  return rows;
}

void Variables::free_undeclared(const std::vector<const Bytecode *> &units) {
  std::vector<bool> keeps_global(globals_.high(), false);
  std::vector<bool> keeps_array(arrays_.high(), false);
  for (size_t unit = 0; unit < units.size(); ++unit)
    for (size_t i = 0; i < rows_[unit].size(); ++i)
      if (rows_[unit][i] != 0) (units[unit]->globals[i].is_array ? keeps_array : keeps_global)[rows_[unit][i]] = true;
  for (const uint32_t row : globals_.rows())
    if (!keeps_global[row]) {
      index_.reset();
      globals_.free(row);
    }
  for (const uint32_t row : arrays_.rows())
    if (!keeps_array[row]) {
      index_.reset();
      arrays_.free(row);
      bytes_ -= size_t(views_[row].size) * 4;
      views_[row] = {};
    }
}

Result<uint32_t> Variables::make_row(const GlobalCode &global) {
  if (const uint32_t made_before = row(global)) return made_before;
  const Result<uint32_t> made = global.is_array ? new_array(global) : new_global(global);
  if (made)
    index().emplace(
        global.is_array ? arrays_.text(arrays_[*made].declaration) : globals_.text(globals_[*made].declaration), *made);
  return made;
}

Result<void> Variables::declare(const std::vector<const Bytecode *> &units) {
  rows_.clear();
  for (const Bytecode *unit : units) rows_.push_back(find_rows(*unit));
  free_undeclared(units);
  for (size_t unit = 0; unit < units.size(); ++unit) {
    for (size_t i = 0; i < rows_[unit].size(); ++i) {
      const GlobalCode &global = units[unit]->globals[i];
      uint32_t &row = rows_[unit][i];
      if (row == 0) {
        const Result<uint32_t> made = make_row(global);
        if (!made) return tl::unexpected<Error>(made.error());
        row = *made;
      }
      if (global.is_array || global.initialiser == UINT32_MAX) continue;
      if (!globals_[row].has_value && globals_[row].initialiser == Initialiser::none)
        globals_.mut(row).initialiser = Initialiser::waiting;
    }
  }
  return {};
}

uint32_t Variables::row(const GlobalCode &global) const {
  const auto found = index().find(global.declaration);
  return found != index().end() && holds(found->second, global) ? found->second : 0;
}

uint32_t Variables::scalar_row(std::string_view declaration) const {
  const auto found = index().find(declaration);
  const uint32_t row = found == index().end() ? 0 : found->second;
  return globals_.alive(row) && globals_.text(globals_[row].declaration) == declaration ? row : 0;
}

void Variables::begin_run() {
  for (const uint32_t array : opened_) views_[array].writable = 0;
  opened_.clear();
}

bool Variables::grow(uint32_t array, uint32_t index) {
  uint32_t size = std::max(views_[array].size, kFirstExtent);
  while (size <= index) size *= 2;
  size = std::min(size, limits_.slots);
  const size_t more = size_t(size - views_[array].size) * 4;
  if (bytes_ + more > limits_.memory) return false;
  bytes_ += more;
  return import_->blob_resize(import_->self, arrays_.raw(), &extent(arrays_.mut(array)), size * 4) == OR_OK;
}

bool Variables::write(uint32_t array, uint32_t index, uint32_t value) {
  if (index >= limits_.slots) return true;
  ArrayView &view = views_[array];
  if (index >= view.size) {
    if (value == 0) return true;  // it reads as that already
    if (!grow(array, index)) return false;
  }
  uint32_t bytes = 0;
  ArrayRow copy = arrays_[array];
  view.data = static_cast<uint32_t *>(import_->blob_edit(import_->self, extent(copy), &bytes));
  view.size = bytes / 4;
  if (index >= view.size) return true;  // a damaged save gave the extent to another array as well
  if (view.writable == 0) opened_.push_back(array);
  view.writable = view.size;
  view.data[index] = value;
  return true;
}

}  // namespace openrealm::script
