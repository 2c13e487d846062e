#include "modules/wc3/world/players.h"

#include <algorithm>

#include <fmt/format.h>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

constexpr std::uint16_t bit(int type) {
  return std::uint16_t(1u << type);
}

bool counts(const World &world, std::uint32_t row, bool include_unfinished) {
  const std::uint32_t flags = world.state.unit[row].flags;
  if (flags & kUnitDead || world.state.entity[row].flags & kRemoving) return false;
  return include_unfinished || !(flags & kUnitBuilding);
}

}  // namespace

void Players::begin_map() {
  for (std::uint32_t player = 0; player < kMaxPlayers; ++player) {
    if (world_.state.player.alive(player + 1)) continue;
    world_.state.player.alloc(player + 1);
    world_.state.selection.alloc(player + 1);
    PlayerRow &row = world_.state.player.mut(player + 1);
    row.colour = std::uint8_t(player);
    row.team = std::int32_t(player);
    row.start_location = std::int32_t(player);
    row.controller = is_neutral(player) ? kControllerNeutral : kControllerNone;
    row.slot_state = is_neutral(player) ? kSlotPlaying : kSlotEmpty;
    row.states[kPlayerFoodCeiling] = 100;
    row.states[kPlayerGoldUpkeep] = 0;
    row.name.set(fmt::format("Player {}", player + 1));
  }
  PlayerRow &aggressive = world_.state.player.mut(kNeutralAggressive + 1u);
  aggressive.controller = kControllerCreep;
  aggressive.name.set("Neutral Hostile");
  for (const std::uint8_t neutral : {kNeutralVictim, kNeutralExtra, kNeutralPassive})
    for (std::uint32_t other = 0; other < kMaxPlayers; ++other) {
      world_.state.player.mut(neutral + 1u).alliances[other] |= bit(kAlliancePassive);
      world_.state.player.mut(other + 1).alliances[neutral] |= bit(kAlliancePassive);
    }
  world_.state.player.mut(kNeutralPassive + 1u).name.set("Neutral Passive");
}

const PlayerRow &Players::row(std::uint32_t player) const {
  return world_.state.player[player < kMaxPlayers ? player + 1 : 0];
}

PlayerRow *Players::edit(std::uint32_t player) {
  return player < kMaxPlayers ? &world_.state.player.mut(player + 1) : nullptr;
}

std::int32_t Players::state(std::uint32_t player, int state) const {
  if (state < 0 || state >= int(kPlayerStates)) return 0;
  return row(player).states[state];
}

void Players::set_state(std::uint32_t player, int state, std::int32_t value) {
  PlayerRow *row = edit(player);
  if (!row || state < 0 || state >= int(kPlayerStates)) return;
  if (state == kPlayerGold || state == kPlayerLumber) value = std::clamp(value, 0, 1000000);
  const std::int32_t before = row->states[state];
  if (before == value) return;
  row->states[state] = value;
  world_.events.player_state_changed(std::uint8_t(player), state, before, value);
}

void Players::add_state(std::uint32_t player, int which, std::int32_t amount) {
  const std::int64_t sum = std::int64_t(state(player, which)) + amount;
  set_state(player, which, std::int32_t(std::clamp<std::int64_t>(sum, INT32_MIN, INT32_MAX)));
}

void Players::set_name(std::uint32_t player, std::string_view name) {
  if (PlayerRow *row = edit(player)) row->name.set(name);
}

bool Players::alliance(std::uint32_t from, std::uint32_t to, int type) const {
  return to < kMaxPlayers && type >= 0 && type < 16 && (row(from).alliances[to] & bit(type)) != 0;
}

void Players::set_alliance(std::uint32_t from, std::uint32_t to, int type, bool on) {
  PlayerRow *row = edit(from);
  if (!row || to >= kMaxPlayers || type < 0 || type >= 16) return;
  const std::uint16_t before = row->alliances[to];
  row->alliances[to] = std::uint16_t(on ? before | bit(type) : before & ~bit(type));
  if (before != row->alliances[to]) world_.events.player_alliance_changed(std::uint8_t(from), std::uint8_t(to));
}

bool Players::is_ally(std::uint32_t a, std::uint32_t b) const {
  return a == b || alliance(a, b, kAlliancePassive);
}

bool Players::controls(std::uint32_t player, std::uint32_t owner) const {
  return player == owner || alliance(owner, player, kAllianceSharedControl) ||
         alliance(owner, player, kAllianceSharedAdvancedControl);
}

std::uint32_t Players::tech_row(std::uint32_t player, std::uint32_t rawcode) const {
  for (const std::uint32_t row : world_.state.player_tech.rows()) {
    const PlayerTechRow &tech = world_.state.player_tech[row];
    if (tech.player == player && tech.rawcode.value == rawcode) return row;
  }
  return 0;
}

PlayerTechRow *Players::edit_tech(std::uint32_t player, std::uint32_t rawcode) {
  if (player >= kMaxPlayers) return nullptr;
  std::uint32_t row = tech_row(player, rawcode);
  if (row == 0) {
    row = world_.state.player_tech.alloc();
    if (row == 0) return nullptr;
    PlayerTechRow &tech = world_.state.player_tech.mut(row);
    tech.player = std::uint16_t(player);
    tech.rawcode = {rawcode};
  }
  return &world_.state.player_tech.mut(row);
}

std::int32_t Players::tech_max(std::uint32_t player, std::uint32_t rawcode) const {
  const std::uint32_t row = tech_row(player, rawcode);
  return row ? world_.state.player_tech[row].max_allowed : -1;
}
void Players::set_tech_max(std::uint32_t player, std::uint32_t rawcode, std::int32_t maximum) {
  if (PlayerTechRow *tech = edit_tech(player, rawcode)) tech->max_allowed = maximum;
}
std::int32_t Players::researched(std::uint32_t player, std::uint32_t rawcode) const {
  return world_.state.player_tech[tech_row(player, rawcode)].researched;
}
void Players::set_researched(std::uint32_t player, std::uint32_t rawcode, std::int32_t level) {
  if (PlayerTechRow *tech = edit_tech(player, rawcode)) tech->researched = level;
}
bool Players::ability_available(std::uint32_t player, std::uint32_t rawcode) const {
  return world_.state.player_tech[tech_row(player, rawcode)].ability_disabled == 0;
}
void Players::set_ability_available(std::uint32_t player, std::uint32_t rawcode, bool available) {
  if (available && tech_row(player, rawcode) == 0) return;
  if (PlayerTechRow *tech = edit_tech(player, rawcode)) tech->ability_disabled = available ? 0 : 1;
}

std::int32_t Players::unit_count(std::uint32_t player, std::uint32_t rawcode, bool include_unfinished) const {
  std::int32_t count = 0;
  for (const std::uint32_t row : world_.state.unit.rows()) {
    const EntityRow &entity = world_.state.entity[row];
    count += entity.owner == player && entity.type.value == rawcode && counts(world_, row, include_unfinished);
  }
  return count;
}

std::int32_t Players::structure_count(std::uint32_t player, bool include_unfinished) const {
  std::int32_t count = 0;
  for (const std::uint32_t row : world_.state.unit.rows())
    count += world_.state.entity[row].owner == player && (world_.state.unit[row].flags & kUnitStructure) &&
             counts(world_, row, include_unfinished);
  return count;
}

std::int32_t Players::all_units_count(std::uint32_t player, bool include_unfinished) const {
  std::int32_t count = 0;
  for (const std::uint32_t row : world_.state.unit.rows())
    count += world_.state.entity[row].owner == player && !(world_.state.unit[row].flags & kUnitStructure) &&
             counts(world_, row, include_unfinished);
  return count;
}

bool Players::pay(std::uint32_t player, std::int32_t gold, std::int32_t lumber, const char **why) {
  const bool gold_short = state(player, kPlayerGold) < gold;
  if (gold_short || state(player, kPlayerLumber) < lumber) {
    if (why) *why = gold_short ? "Not enough gold." : "Not enough lumber.";
    return false;
  }
  add_state(player, kPlayerGold, -gold);
  add_state(player, kPlayerLumber, -lumber);
  return true;
}

void Players::refund(std::uint32_t player, std::int32_t gold, std::int32_t lumber) {
  add_state(player, kPlayerGold, gold);
  add_state(player, kPlayerLumber, lumber);
}

void Players::add_food(std::uint32_t player, int used, int made) {
  if (used) add_state(player, kPlayerFoodUsed, used);
  if (made) add_state(player, kPlayerFoodCap, made);
}

void Players::remove(std::uint32_t player, int result) {
  PlayerRow *row = edit(player);
  if (!row) return;
  row->result = std::uint8_t(result);
  row->slot_state = kSlotLeft;
  constexpr int kVictory = 0, kDefeat = 1;
  if (result == kVictory) world_.events.player_victory(std::uint8_t(player));
  if (result == kDefeat) world_.events.player_defeated(std::uint8_t(player));
}

void Players::leave(std::uint32_t player) {
  PlayerRow *row = edit(player);
  if (!row || row->slot_state != kSlotPlaying) return;
  row->slot_state = kSlotLeft;
  world_.events.player_left(std::uint8_t(player));
}

void Players::define_start(std::uint32_t index, float x, float y) {
  auto &table = world_.state.start_location;
  if (index >= table.max_rows()) return;
  if (!table.alive(index + 1)) table.alloc(index + 1);
  StartLocationRow &row = table.mut(index + 1);
  row.x = x;
  row.y = y;
}
float Players::start_x(std::uint32_t index) const {
  const auto &table = world_.state.start_location;
  return index < table.max_rows() ? table[index + 1].x : 0;
}
float Players::start_y(std::uint32_t index) const {
  const auto &table = world_.state.start_location;
  return index < table.max_rows() ? table[index + 1].y : 0;
}

}  // namespace openrealm::wc3
