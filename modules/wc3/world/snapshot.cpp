// A unit as a value: what StoreUnit keeps, and how RestoreUnit makes a new unit of it.
#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

void copy_hero(const World &world, Entity unit, or_unit_snapshot &out) {
  const HeroRow &hero = world.heroes.row(unit);
  out.is_hero = 1;
  out.level = std::uint32_t(hero.level);
  out.experience = std::uint32_t(hero.experience);
  out.experience_suspended = hero.suspended;
  out.skill_points = std::uint32_t(hero.skill_points);
  out.strength = hero.strength;
  out.agility = hero.agility;
  out.intelligence = hero.intelligence;
  for (const std::uint32_t row : world.abilities.rows_of(unit)) {
    const AbilityRow &ability = world.state.ability[row];
    if (!(ability.flags & kAbilityHero) || out.ability_count >= OR_HERO_ABILITIES) continue;
    out.abilities[out.ability_count].rawcode = ability.rawcode.value;
    out.abilities[out.ability_count++].rank = ability.rank;
  }
}

void restore_hero(World &world, Entity unit, const or_unit_snapshot &from) {
  HeroRow *hero = world.heroes.edit(unit);
  if (!hero) return;
  hero->level = std::int32_t(std::clamp(from.level, 1u, 10000u));
  hero->experience = std::int32_t(from.experience);
  hero->suspended = from.experience_suspended ? 1 : 0;
  hero->skill_points = std::int32_t(from.skill_points);
  hero->strength = from.strength;
  hero->agility = from.agility;
  hero->intelligence = from.intelligence;
  world.units.edit(unit)->level = std::uint16_t(hero->level);
  for (std::uint32_t i = 0; i < std::min<std::uint32_t>(from.ability_count, OR_HERO_ABILITIES); ++i) {
    world.abilities.add(unit, from.abilities[i].rawcode, kAbilityHero);
    world.abilities.set_rank(unit, from.abilities[i].rawcode, int(from.abilities[i].rank));
  }
}

}  // namespace

bool snapshot_unit(const World &world, Entity unit, or_unit_snapshot &out) {
  if (!world.units.exists(unit)) return false;
  out = {};
  out.size = sizeof out;
  out.rawcode = world.units.rawcode(unit);
  if (world.heroes.is_hero(unit)) copy_hero(world, unit, out);
  const UnitRow &row = world.units.row(unit);
  out.life = row.life;
  out.max_life = row.max_life;
  out.mana = row.mana;
  out.max_mana = row.max_mana;
  out.colour = row.colour;
  for (int slot = 0; slot < int(OR_INVENTORY_SLOTS); ++slot) {
    const Entity item = world.items.in_slot(unit, slot);
    if (!item) continue;
    out.items[slot].rawcode = world.items.rawcode(item);
    out.items[slot].charges = world.items.row(item).charges;
  }
  return true;
}

Entity restore_unit(World &world, const or_unit_snapshot &from, std::uint32_t player, float x, float y, float facing) {
  const Entity unit = world.units.create({.player = player, .rawcode = from.rawcode, .x = x, .y = y, .facing = facing});
  if (!unit) return {};
  if (from.is_hero) restore_hero(world, unit, from);
  // A stored carrier had an inventory, even where its type has none.
  const bool carries =
      std::any_of(std::begin(from.items), std::end(from.items), [](const auto &item) { return item.rawcode != 0; });
  if (carries && !world.state.inventory.alive(unit.row) && world.state.inventory.alloc(unit.row))
    world.state.inventory.mut(unit.row).size = kInventorySlots;
  for (int slot = 0; slot < int(OR_INVENTORY_SLOTS); ++slot)
    if (from.items[slot].rawcode)
      world.items.put_silently(unit, from.items[slot].rawcode, slot, from.items[slot].charges);
  world.units.refresh_stats(unit);
  world.units.set_colour(unit, from.colour);
  if (from.max_life >= 1) world.units.set_max_life(unit, from.max_life);
  if (from.max_mana >= 0) world.units.set_max_mana(unit, from.max_mana);
  UnitRow &row = *world.units.edit(unit);
  const bool fell = from.life <= 0;
  const float least = from.is_hero ? row.max_life * world.types.constants().cached_dead_hero_life : 1;
  row.life = fell ? least : std::min(from.life, row.max_life);
  row.mana = std::clamp(from.mana, 0.0f, row.max_mana);
  return unit;
}

}  // namespace openrealm::wc3
