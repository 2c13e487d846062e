// The handles by which scripts know units, items, destructables, rects, regions and players.
//
// A thing has one handle as long as it exists: made when a script first sees it, freed with it. Rows of
// thing_handle are the state; the index from thing to row is derived.
#pragma once

#include <unordered_map>

#include "modules/wc3/script_host/tables.h"
#include "modules/wc3/world/world.h"
#include "script/vm.h"

namespace openrealm::wc3 {

inline constexpr std::uint32_t kFirstHandle = 0x100000;
inline constexpr std::uint32_t kFirstPlayerHandle = 0x100008;

class Handles {
 public:
  // Before anything else of a new map makes a handle.
  void begin_map(ScriptTables &tables, script::Vm &vm);
  void rebuild(const ScriptTables &tables);

  // 0 for none, and when there is no room, which the Vm reports.
  std::uint32_t of_entity(ScriptTables &tables, script::Vm &vm, Entity entity, EntityKind kind);
  std::uint32_t of(ScriptTables &tables, script::Vm &vm, ThingKind kind, or_ref thing, std::string_view type);
  std::uint32_t of_player(const ScriptTables &tables, std::uint32_t player) const;  // 0 when out of range
  // The thing is gone.
  void forget(ScriptTables &tables, script::Vm &vm, ThingKind kind, or_ref thing);

 private:
  static std::uint64_t key(ThingKind kind, std::uint32_t row) { return std::uint64_t(kind) << 32 | row; }
  std::unordered_map<std::uint64_t, std::uint32_t> rows_;  // thing -> row of thing_handle
};

}  // namespace openrealm::wc3
