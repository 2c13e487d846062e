#include "script/handles.h"

namespace openrealm::script {

Result<void> HandleTable::open(const Engine &engine) {
  Result<Table<HandleRow>> handles = engine.open<HandleRow>();
  if (!handles) return tl::unexpected<Error>(handles.error());
  Result<Table<TypeRow>> types = engine.open<TypeRow>();
  if (!types) return tl::unexpected<Error>(types.error());
  handles_ = *handles;
  type_rows_ = *types;
  for (const uint32_t row : handles_.rows())
    if (handles_[row].state == HandleState::destroyed) ++destroyed_;
  return {};
}

void HandleTable::set_types(const std::vector<TypeCode> &types) {
  types_.clear();
  by_name_.clear();
  for (const TypeCode &type : types) types_.push_back({type.name, type.parent, 0});
  for (uint32_t i = 0; i < types_.size(); ++i) by_name_.emplace(types_[i].name, i);
  type_of_row_.assign(type_rows_.high(), UINT32_MAX);
  for (const uint32_t row : type_rows_.rows()) {
    const auto found = by_name_.find(type_rows_.text(type_rows_[row].name));
    if (found == by_name_.end()) continue;
    type_of_row_[row] = found->second;
    types_[found->second].row = row;
  }
}

uint32_t HandleTable::type_row(Type &type) {
  if (type.row != 0) return type.row;
  const uint32_t row = type_rows_.alloc();
  if (row == 0) return 0;
  if (!type_rows_.set(type_rows_.mut(row).name, type.name)) {
    type_rows_.free(row);
    return 0;
  }
  type.row = row;
  if (row >= type_of_row_.size()) type_of_row_.resize(row + 1, UINT32_MAX);
  type_of_row_[row] = uint32_t(&type - types_.data());
  return row;
}

uint32_t HandleTable::make(std::string_view type, or_ref payload) {
  const auto found = by_name_.find(type);
  const uint32_t row_of_type = found == by_name_.end() ? 0 : type_row(types_[found->second]);
  const uint32_t row = row_of_type == 0 ? 0 : handles_.alloc();
  if (row == 0) return 0;
  HandleRow &made = handles_.mut(row);
  made.type.row = row_of_type;
  made.payload_row = payload.row;
  made.payload_spawn = payload.spawn;
  return kFirst + row - 1;
}

uint32_t HandleTable::row_of(uint32_t id) const {
  const uint32_t row = id - kFirst + 1;
  return id >= kFirst && row < handles_.high() ? row : 0;
}

int HandleTable::payload(std::string_view type, uint32_t id, or_ref *payload) const {
  const uint32_t row = row_of(id);
  const HandleRow &handle = handles_[row];
  if (!handles_.alive(row) || handle.state == HandleState::destroyed) return OR_NOT_FOUND;
  uint32_t candidate = handle.type.row < type_of_row_.size() ? type_of_row_[handle.type.row] : UINT32_MAX;
  while (candidate != UINT32_MAX && types_[candidate].name != type) candidate = types_[candidate].parent;
  if (candidate == UINT32_MAX) return OR_MISMATCH;
  *payload = {handle.payload_row, handle.payload_spawn};
  return OR_OK;
}

int HandleTable::destroy(uint32_t id) {
  const uint32_t row = row_of(id);
  if (!handles_.alive(row) || handles_[row].state == HandleState::destroyed) return OR_NOT_FOUND;
  HandleRow &handle = handles_.mut(row);
  handle.state = HandleState::destroyed;
  handle.payload_row = 0;
  handle.payload_spawn = 0;
  ++destroyed_;
  return OR_OK;
}

std::string_view HandleTable::type(uint32_t id) const {
  const uint32_t row = row_of(id);
  if (!handles_.alive(row)) return {};
  return type_rows_.text(type_rows_[handles_[row].type.row].name);
}

void HandleTable::sweep(const std::vector<bool> &used) {
  for (uint32_t row = 1; row < handles_.high(); ++row) {
    if (!handles_.alive(row) || handles_[row].state != HandleState::destroyed || used[row]) continue;
    handles_.free(row);
    --destroyed_;
  }
}

}  // namespace openrealm::script
