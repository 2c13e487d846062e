#include "modules/wc3/world/selection.h"

#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {

std::vector<Entity> Selection::units(std::uint32_t player) const {
  if (player >= kMaxPlayers) return {};
  const SelectionRow &row = world_.state.selection[player + 1];
  return {row.units, row.units + row.count};
}

bool Selection::selected(std::uint32_t player, Entity unit) const {
  const std::vector<Entity> chosen = units(player);
  return std::find(chosen.begin(), chosen.end(), unit) != chosen.end();
}

void Selection::clear(std::uint32_t player) {
  for (const Entity unit : units(player)) remove(player, unit);
}

bool Selection::add(std::uint32_t player, Entity unit) {
  if (player >= kMaxPlayers || !world_.units.alive(unit) || world_.units.hidden(unit) || selected(player, unit))
    return false;
  SelectionRow &row = world_.state.selection.mut(player + 1);
  if (row.count >= kMaxSelection) return false;
  row.units[row.count++] = unit;
  world_.events.unit_event({.event = UnitEvent::selected, .unit = unit, .number = std::int32_t(player)});
  return true;
}

bool Selection::remove(std::uint32_t player, Entity unit) {
  if (!selected(player, unit)) return false;
  SelectionRow &row = world_.state.selection.mut(player + 1);
  std::remove(row.units, row.units + row.count, unit);
  row.units[--row.count] = {};
  if (world_.units.exists(unit))
    world_.events.unit_event({.event = UnitEvent::deselected, .unit = unit, .number = std::int32_t(player)});
  return true;
}

std::uint32_t Selection::replace(std::uint32_t player, const std::vector<Entity> &wanted) {
  std::vector<Entity> chosen;
  for (const Entity unit : wanted) {
    if (!world_.units.alive(unit) || world_.units.hidden(unit)) continue;
    const bool first = chosen.empty();
    const bool alike = !first && world_.units.owner(unit) == world_.units.owner(chosen.front()) &&
                       world_.units.flag(unit, kUnitStructure) == world_.units.flag(chosen.front(), kUnitStructure);
    if (first || alike) chosen.push_back(unit);
  }
  for (const Entity unit : units(player))
    if (std::find(chosen.begin(), chosen.end(), unit) == chosen.end()) remove(player, unit);
  for (const Entity unit : chosen) add(player, unit);
  return std::uint32_t(units(player).size());
}

void Selection::forget(Entity unit) {
  for (std::uint32_t player = 0; player < kMaxPlayers; ++player) remove(player, unit);
}

}  // namespace openrealm::wc3
