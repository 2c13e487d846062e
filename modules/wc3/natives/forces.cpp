#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

constexpr std::int32_t kPlayers = std::int32_t(kMaxPlayers);

// The force becomes the players that `wanted` and the filter take, at most `limit` of them.
template <class Wanted>
void fill(Host &host, Force force, Boolexpr filter, std::int32_t limit, Wanted &&wanted) {
  const EnumData outer = host.enums;
  std::uint32_t players = 0;
  for (std::int32_t player = 0, count = 0; player < kPlayers && count < limit; ++player) {
    if (!wanted(std::uint32_t(player))) continue;
    host.enums.filter_player = player;
    if (!host.test(filter.ref)) continue;
    players |= 1u << player;
    ++count;
  }
  host.enums = outer;
  if (ForceRow *row = host.tables.force.get_mut(force.ref)) row->players = players;
}

// Scripts count on the players of a map's slots: neutral ones are never found.
bool is_slot(std::uint32_t player) {
  return player < kNeutralAggressive;
}

constexpr NativeEntry kNatives[] = {
    def("CreateForce",
        [](Host &host) {
          const std::uint32_t row = host.tables.force.alloc();
          if (row == 0) return Force{};
          const std::uint32_t handle = host.vm().handle_new("force", host.tables.force.ref(row));
          host.tables.force.mut(row).handle = handle;
          return Force{handle, {}};
        }),
    def("DestroyForce",
        [](Host &host, Force force) {
          if (!host.tables.force.get(force.ref)) return;
          host.vm().handle_free(force.handle);
          host.tables.force.free(force.ref.row);
        }),
    def("ForceAddPlayer",
        [](Host &host, Force force, Player player) {
          ForceRow *row = host.tables.force.get_mut(force.ref);
          if (row && player) row->players |= 1u << player.number;
        }),
    def("ForceRemovePlayer",
        [](Host &host, Force force, Player player) {
          ForceRow *row = host.tables.force.get_mut(force.ref);
          if (row && player) row->players &= ~(1u << player.number);
        }),
    def("ForceClear",
        [](Host &host, Force force) {
          if (ForceRow *row = host.tables.force.get_mut(force.ref)) row->players = 0;
        }),
    def("IsPlayerInForce",
        [](Host &host, Player player, Force force) {
          const ForceRow *row = host.tables.force.get(force.ref);
          return row && player && (row->players >> player.number & 1) != 0;
        }),
    def("BlzForceHasPlayer",
        [](Host &host, Force force, Player player) {
          const ForceRow *row = host.tables.force.get(force.ref);
          return row && player && (row->players >> player.number & 1) != 0;
        }),
    def("ForceEnumPlayers",
        [](Host &host, Force force, Boolexpr filter) { fill(host, force, filter, kPlayers, is_slot); }),
    def("ForceEnumPlayersCounted", [](Host &host, Force force, Boolexpr filter,
                                      std::int32_t limit) { fill(host, force, filter, limit, is_slot); }),
    def("ForceEnumAllies",
        [](Host &host, Force force, Player player, Boolexpr filter) {
          fill(host, force, filter, kPlayers, [&](std::uint32_t other) {
            return player && is_slot(other) && host.world().players.is_ally(player.index(), other);
          });
        }),
    def("ForceEnumEnemies",
        [](Host &host, Force force, Player player, Boolexpr filter) {
          fill(host, force, filter, kPlayers, [&](std::uint32_t other) {
            return player && is_slot(other) && host.world().players.is_enemy(player.index(), other);
          });
        }),
    def("ForForce",
        [](Host &host, Force force, Code callback) {
          const ForceRow *row = host.tables.force.get(force.ref);
          const std::uint32_t players = row ? row->players : 0;
          const EnumData outer = host.enums;
          for (std::int32_t player = 0; player < kPlayers; ++player) {
            if ((players >> player & 1) == 0) continue;
            host.enums.player = player;
            if (callback.value != 0) host.call(callback.value);
          }
          host.enums = outer;
        }),
    def("GetEnumPlayer", [](Host &host) { return Player{host.enums.player}; }),
    def("GetFilterPlayer", [](Host &host) { return Player{host.enums.filter_player}; }),
    def("CripplePlayer", [](Host &, Player, Force, bool) {}),  // reveals a player's buildings: seen only
};

}  // namespace

std::span<const NativeEntry> force_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
