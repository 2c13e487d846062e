#include "modules/wc3/world/abilities.h"

#include <fmt/format.h>

#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {

std::uint32_t Abilities::find(Entity unit, std::uint32_t rawcode) const {
  if (!world_.units.exists(unit)) return 0;
  std::uint32_t row = world_.state.unit[unit.row].abilities.row;
  while (row && world_.state.ability[row].rawcode.value != rawcode) row = world_.state.ability[row].next.row;
  return row;
}

std::uint32_t Abilities::find_order(Entity unit, std::uint32_t order) const {
  if (order == 0) return 0;
  for (const std::uint32_t row : rows_of(unit))
    if (world_.types.ability(world_.state.ability[row].rawcode.value).order_id == order) return row;
  return 0;
}

std::vector<std::uint32_t> Abilities::rows_of(Entity unit) const {
  std::vector<std::uint32_t> rows;
  if (!world_.units.exists(unit)) return rows;
  for (std::uint32_t row = world_.state.unit[unit.row].abilities.row; row; row = world_.state.ability[row].next.row)
    rows.push_back(row);
  return rows;
}

bool Abilities::add(Entity unit, std::uint32_t rawcode, std::uint16_t flags) {
  if (!world_.units.exists(unit) || find(unit, rawcode)) return false;
  const std::uint32_t made = world_.state.ability.alloc();
  if (made == 0) return false;
  AbilityRow &ability = world_.state.ability.mut(made);
  ability.owner = unit;
  ability.rawcode = {rawcode};
  ability.rank = 1;
  ability.flags = flags;
  const std::vector<std::uint32_t> before = rows_of(unit);
  if (before.empty())
    world_.state.unit.mut(unit.row).abilities = {made};
  else
    world_.state.ability.mut(before.back()).next = {made};
  if (world_.types.ability(rawcode).effect == Effect::inventory && !world_.state.inventory.alive(unit.row) &&
      world_.state.inventory.alloc(unit.row))
    world_.state.inventory.mut(unit.row).size = kInventorySlots;
  return true;
}

bool Abilities::remove(Entity unit, std::uint32_t rawcode) {
  const std::uint32_t gone = find(unit, rawcode);
  if (gone == 0) return false;
  const Row<"ability"> next = world_.state.ability[gone].next;
  if (world_.state.unit[unit.row].abilities.row == gone) world_.state.unit.mut(unit.row).abilities = next;
  for (const std::uint32_t row : rows_of(unit))
    if (world_.state.ability[row].next.row == gone) world_.state.ability.mut(row).next = next;
  if (world_.state.order[unit.row].ability.row == gone) world_.behaviours.stop(unit);
  world_.state.ability.free(gone);
  return true;
}

void Abilities::remove_all(Entity unit) {
  for (const std::uint32_t row : rows_of(unit)) world_.state.ability.free(row);
  if (UnitRow *its = world_.units.edit(unit)) its->abilities = {};
}

int Abilities::rank(Entity unit, std::uint32_t rawcode) const {
  return world_.state.ability[find(unit, rawcode)].rank;
}

int Abilities::set_rank(Entity unit, std::uint32_t rawcode, int rank) {
  const std::uint32_t row = find(unit, rawcode);
  if (row == 0) return 0;
  const int bounded = std::clamp(rank, 1, world_.types.ability(rawcode).max_rank);
  world_.state.ability.mut(row).rank = std::uint16_t(bounded);
  return bounded;
}

bool Abilities::make_permanent(Entity unit, std::uint32_t rawcode, bool permanent) {
  const std::uint32_t row = find(unit, rawcode);
  if (row == 0) return false;
  std::uint16_t &flags = world_.state.ability.mut(row).flags;
  flags = std::uint16_t(permanent ? flags | kAbilityPermanent : flags & ~kAbilityPermanent);
  return true;
}

void Abilities::reset_cooldowns(Entity unit) {
  for (const std::uint32_t row : rows_of(unit)) world_.state.ability.mut(row).cooldown_left = 0;
}

void Abilities::add_buff(Entity unit, BuffKind kind, std::uint32_t rawcode, float seconds, float amount, int rank) {
  if (!world_.units.alive(unit)) return;
  if (kind == BuffKind::stun) {
    float &stunned = world_.state.unit.mut(unit.row).stunned;
    stunned = std::max(stunned, seconds);
    return;
  }
  // A buff of one source does not stack: the newer one takes its place.
  std::uint32_t slot = 0;
  for (const std::uint32_t row : world_.state.buff.rows())
    if (world_.state.buff[row].unit == unit && world_.state.buff[row].rawcode.value == rawcode) slot = row;
  if (slot == 0) slot = world_.state.buff.alloc();
  if (slot == 0) return;
  BuffRow &buff = world_.state.buff.mut(slot);
  buff.unit = unit;
  buff.kind = kind;
  buff.rawcode = {rawcode};
  buff.left = seconds;
  buff.amount = amount;
  buff.rank = std::uint16_t(rank);
}

bool Abilities::has_buff(Entity unit, BuffKind kind) const {
  for (const std::uint32_t row : world_.state.buff.rows())
    if (world_.state.buff[row].unit == unit && world_.state.buff[row].kind == kind) return true;
  return false;
}

void Abilities::remove_buffs(Entity unit) {
  for (const std::uint32_t row : world_.state.buff.rows())
    if (world_.state.buff[row].unit == unit) world_.state.buff.free(row);
  if (UnitRow *its = world_.units.edit(unit)) its->stunned = 0;
}

float Abilities::aura_armour(Entity unit) const {
  float best = 0;
  for (const std::uint32_t row : world_.state.hero.rows()) {
    const Entity hero = world_.entity_of(row);
    if (!world_.units.alive(hero) || !world_.players.is_ally(world_.units.owner(hero), world_.units.owner(unit)))
      continue;
    for (const std::uint32_t ability : rows_of(hero)) {
      const AbilityRow &its = world_.state.ability[ability];
      const AbilityType &type = world_.types.ability(its.rawcode.value);
      if (type.effect != Effect::devotion_aura) continue;
      const float dx = world_.x(hero) - world_.x(unit), dy = world_.y(hero) - world_.y(unit);
      const float reach = type.at(type.area, its.rank);
      if (dx * dx + dy * dy <= reach * reach) best = std::max(best, type.at(type.amount, its.rank));
    }
  }
  return best;
}

void Abilities::tick() {
  for (const std::uint32_t row : world_.state.ability.rows()) {
    const float left = world_.state.ability[row].cooldown_left;
    if (left > 0) world_.state.ability.mut(row).cooldown_left = std::max(0.0f, left - kTickSeconds);
  }
  for (const std::uint32_t row : world_.state.buff.rows()) {
    BuffRow &buff = world_.state.buff.mut(row);
    const Entity unit = buff.unit;
    buff.left -= kTickSeconds;
    if (buff.kind == BuffKind::regeneration) world_.units.heal(unit, buff.amount * kTickSeconds);
    if (world_.state.buff.alive(row) && (buff.left <= 0 || !world_.units.alive(unit))) world_.state.buff.free(row);
  }
}

}  // namespace openrealm::wc3
