#include "script/variables.h"

#include <algorithm>
#include <set>

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
  for (const uint32_t row : globals_.rows()) rows_.emplace(globals_.text(globals_[row].declaration), row);
  views_.resize(arrays_.high());
  for (const uint32_t row : arrays_.rows()) {
    rows_.emplace(arrays_.text(arrays_[row].declaration), row);
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

Result<void> Variables::declare(const std::vector<const Bytecode *> &units) {
  std::set<std::string_view> declared;
  for (const Bytecode *unit : units)
    for (const GlobalCode &global : unit->globals) declared.insert(global.declaration);
  for (const uint32_t row : globals_.rows())
    if (!declared.count(globals_.text(globals_[row].declaration))) {
      rows_.erase(std::string(globals_.text(globals_[row].declaration)));
      globals_.free(row);
    }
  for (const uint32_t row : arrays_.rows())
    if (!declared.count(arrays_.text(arrays_[row].declaration))) {
      rows_.erase(std::string(arrays_.text(arrays_[row].declaration)));
      arrays_.free(row);
      bytes_ -= size_t(views_[row].size) * 4;
      views_[row] = {};
    }
  for (const Bytecode *unit : units) {
    for (const GlobalCode &global : unit->globals) {
      uint32_t &row = rows_[global.declaration];
      if (row == 0) {
        const Result<uint32_t> made = global.is_array ? new_array(global) : new_global(global);
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
  const auto found = rows_.find(global.declaration);
  return found == rows_.end() ? 0 : found->second;
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
  if (view.writable == 0) opened_.push_back(array);
  view.writable = view.size;
  view.data[index] = value;
  return true;
}

}  // namespace openrealm::script
