// How a map begins, beside its script: what stands ready before config() and what goes after it.
#include "modules/wc3/script_host/host.h"
#include "modules/wc3/script_host/map_objects.h"

namespace openrealm::wc3 {
namespace {

// Preferences are bits: human 1, orc 2, night elf 4, undead 8, random 32. Who may choose gets the first.
std::uint8_t race_of(Host &host, std::uint8_t preference) {
  constexpr std::uint8_t kHuman = 1, kOrc = 2, kUndead = 3, kNightElf = 4;
  if (preference & 1) return kHuman;
  if (preference & 2) return kOrc;
  if (preference & 4) return kNightElf;
  if (preference & 8) return kUndead;
  return preference & 32 ? std::uint8_t(host.world().clock.random_int(kHuman, kNightElf)) : kHuman;
}

template <class Record>
void free_all(Table<Record> &table) {
  for (const std::uint32_t row : table.rows()) table.free(row);
}

}  // namespace

void prepare_stage(Host &host) {
  StageRow &stage = host.stage();
  const MapInfo &map = host.map();
  std::copy(std::begin(kUsualCamera), std::end(kUsualCamera), std::begin(stage.track_to));
  stage.bound_min_x = map.camera_min_x;
  stage.bound_min_y = map.camera_min_y;
  stage.bound_max_x = map.camera_max_x;
  stage.bound_max_y = map.camera_max_y;
  host.tables.state.set(host.edit_state().map_name, host.translate(map.name));
  host.tables.state.set(host.edit_state().map_description, host.translate(map.description));
}

void seat_players(Host &host) {
  Players &players = host.world().players;
  bool seated = false;  // the one person who plays takes the first slot that is for people
  for (std::uint32_t number = 0; number < kNeutralAggressive; ++number) {
    PlayerRow &player = *players.edit(number);
    const bool takes = player.controller == kControllerUser && !seated;
    if (takes) host.edit_state().local_player = number;
    seated = seated || takes;
    const bool plays = takes || player.controller == kControllerComputer || player.controller == kControllerRescuable;
    player.slot_state = plays ? kSlotPlaying : kSlotEmpty;
    if (plays) player.race = race_of(host, player.race_preference);
  }
}

void place_from_map(Host &host) {
  World &world = host.world();
  if (!host.map().is_folder) place_destructables(world);
  for (const Placement &placed : host.map().placements) switch (placed.kind) {
      case Placement::Kind::unit:
        world.units.create({.player = placed.player,
                            .rawcode = placed.rawcode,
                            .x = placed.x,
                            .y = placed.y,
                            .facing = placed.facing});
        break;
      case Placement::Kind::item:
        world.items.create(placed.rawcode, placed.x, placed.y);
        break;
      case Placement::Kind::destructable:
        world.destructables.create(placed.rawcode, placed.x, placed.y, placed.facing, 1, 0);
        break;
    }
}

void forget_script_objects(Host &host) {
  ScriptTables &t = host.tables;
  for (const std::uint32_t row : t.trigger.rows()) host.vm().handle_free(t.trigger[row].handle);
  for (const std::uint32_t row : t.group.rows()) host.vm().handle_free(t.group[row].handle);
  for (const std::uint32_t row : t.timer.rows()) host.vm().handle_free(t.timer[row].handle);
  free_all(t.registration), free_all(t.condition), free_all(t.action), free_all(t.trigger), free_all(t.boolexpr);
  free_all(t.timer), free_all(t.group), free_all(t.force), free_all(t.location), free_all(t.hash_entry);
  free_all(t.hashtable), free_all(t.dialog), free_all(t.button), free_all(t.quest), free_all(t.quest_item);
  free_all(t.sound), free_all(t.camera_setup), free_all(t.scenery), free_all(t.multiboard), free_all(t.leaderboard);
}

}  // namespace openrealm::wc3
