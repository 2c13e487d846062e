#include "modules/wc3/script_host/handles.h"

namespace openrealm::wc3 {

void Handles::begin_map(ScriptTables &tables, script::Vm &vm) {
  // Scripts know that Player(0) is 0x100008: what stands before it has no meaning for them.
  for (std::uint32_t id = kFirstHandle; id < kFirstPlayerHandle; ++id) vm.handle_new("handle", {});
  for (std::uint32_t player = 0; player < kMaxPlayers; ++player) {
    const std::uint32_t row = tables.player_handle.alloc(player + 1);
    const std::uint32_t handle = vm.handle_new("player", {player + 1, 1});
    if (row != 0) tables.player_handle.mut(row).handle = handle;
  }
}

void Handles::rebuild(const ScriptTables &tables) {
  rows_.clear();
  for (const std::uint32_t row : tables.thing_handle.rows()) {
    const ThingHandleRow &thing = tables.thing_handle[row];
    rows_[key(ThingKind(thing.kind), thing.row)] = row;
  }
}

std::uint32_t Handles::of_entity(ScriptTables &tables, script::Vm &vm, Entity entity, EntityKind kind) {
  switch (kind) {
    case EntityKind::unit:
      return of(tables, vm, ThingKind::entity, entity.raw(), "unit");
    case EntityKind::item:
      return of(tables, vm, ThingKind::entity, entity.raw(), "item");
    case EntityKind::destructable:
      return of(tables, vm, ThingKind::entity, entity.raw(), "destructable");
    default:
      return 0;
  }
}

std::uint32_t Handles::of(ScriptTables &tables, script::Vm &vm, ThingKind kind, or_ref thing, std::string_view type) {
  if (thing.spawn == 0) return 0;
  const auto known = rows_.find(key(kind, thing.row));
  if (known != rows_.end()) {
    const ThingHandleRow &row = tables.thing_handle[known->second];
    return row.row_spawn == thing.spawn ? row.handle : 0;
  }
  const std::uint32_t row = tables.thing_handle.alloc();
  if (row == 0) return 0;
  const std::uint32_t handle = vm.handle_new(type, thing);
  if (handle == 0) {
    tables.thing_handle.free(row);
    return 0;
  }
  ThingHandleRow &made = tables.thing_handle.mut(row);
  made.kind = std::uint32_t(kind);
  made.row = thing.row;
  made.row_spawn = thing.spawn;
  made.handle = handle;
  rows_[key(kind, thing.row)] = row;
  return handle;
}

std::uint32_t Handles::of_player(const ScriptTables &tables, std::uint32_t player) const {
  return player < kMaxPlayers ? tables.player_handle[player + 1].handle : 0;
}

void Handles::forget(ScriptTables &tables, script::Vm &vm, ThingKind kind, or_ref thing) {
  const auto known = rows_.find(key(kind, thing.row));
  if (known == rows_.end() || tables.thing_handle[known->second].row_spawn != thing.spawn) return;
  vm.handle_free(tables.thing_handle[known->second].handle);
  tables.thing_handle.free(known->second);
  rows_.erase(known);
}

}  // namespace openrealm::wc3
