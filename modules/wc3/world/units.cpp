#include "modules/wc3/world/units.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/fixed_math.h"
#include "modules/wc3/world/order_ids.h"
#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

std::uint8_t bounded(int value) {
  return std::uint8_t(std::clamp(value, 0, 255));
}

void fill_rows(State &state, std::uint32_t row, const UnitType &type) {
  UnitRow &unit = state.unit.mut(row);
  unit.level = std::uint16_t(type.level);
  unit.flags = (type.structure ? kUnitStructure : 0) | (type.hero ? kUnitHero : 0);
  unit.life = unit.max_life = type.life;
  unit.max_mana = type.mana;
  unit.mana = std::min(type.mana_start, type.mana);
  unit.life_regen = type.life_regen;
  unit.mana_regen = type.mana_regen;
  MoveRow &move = state.move.mut(row);
  move.speed = type.speed;
  move.collision = type.collision;
  FightRow &fight = state.fight.mut(row);
  fight.cooldown = type.cooldown;
  fight.range = type.range;
  fight.acquire_range = type.acquire;
  fight.armour = type.armour;
  fight.missile_speed = type.missile_speed;
  fight.damage = type.damage;
  fight.dice = bounded(type.dice);
  fight.sides = bounded(type.sides);
}

void fill_hero(State &state, std::uint32_t row, const UnitType &type, std::uint8_t name) {
  if (!state.hero.alloc(row)) return;
  HeroRow &hero = state.hero.mut(row);
  hero.level = 1;
  hero.skill_points = 1;
  hero.strength = std::int32_t(type.strength);
  hero.agility = std::int32_t(type.agility);
  hero.intelligence = std::int32_t(type.intelligence);
  hero.name = name;
  state.unit.mut(row).level = 1;
}

// What the items in its slots give together.
struct Carried {
  int strength = 0, agility = 0, intelligence = 0, damage = 0;
  float armour = 0, life = 0, mana = 0, life_regen = 0;
};

Carried sum_of_items(const World &world, Entity unit) {
  Carried sum;
  for (int slot = 0; slot < world.items.inventory_size(unit); ++slot) {
    const Entity item = world.items.in_slot(unit, slot);
    if (!item) continue;
    const ItemType &gives = world.items.type(item);
    if (gives.use != ItemUse::attribute) {
      sum.strength += gives.strength;
      sum.agility += gives.agility;
      sum.intelligence += gives.intelligence;
    }
    sum.damage += gives.damage;
    sum.armour += gives.armour;
    sum.life += gives.max_life;
    sum.mana += gives.max_mana;
    sum.life_regen += gives.life_regen;
  }
  return sum;
}

// Life and mana keep their shares of the maxima.
void set_maxima(UnitRow &row, float life, float mana) {
  if (life != row.max_life) {
    const float share = row.max_life > 0 ? row.life / row.max_life : 1;
    row.life = row.flags & kUnitDead ? 0 : std::max(share * life, 1.0f);
  }
  if (mana != row.max_mana) row.mana = row.max_mana > 0 ? row.mana / row.max_mana * mana : 0;
  row.max_life = life;
  row.max_mana = mana;
}

}  // namespace

bool Units::exists(Entity unit) const {
  return world_.exists(unit) && world_.state.unit.alive(unit.row);
}

bool Units::alive(Entity unit) const {
  return exists(unit) && !(world_.state.unit[unit.row].flags & kUnitDead) &&
         !(world_.state.entity[unit.row].flags & kRemoving);
}

Entity Units::create(const CreateUnit &what) {
  const UnitType &type = world_.types.unit(what.rawcode);
  const Entity made = world_.make_entity(EntityKind::unit, what.rawcode, what.player, what.x, what.y, what.facing);
  if (!made) return {};
  State &state = world_.state;
  const std::uint32_t row = made.row;
  if (!state.unit.alloc(row) || !state.order.alloc(row) || !state.move.alloc(row) || !state.fight.alloc(row)) {
    world_.engine.warn("the world holds no more units");
    world_.remove_later(made);
    return {};
  }
  fill_rows(state, row, type);
  if (type.hero) {
    const int names = std::max(1, int(type.proper_names.size()));
    fill_hero(state, row, type, std::uint8_t(world_.clock.random_int(0, names - 1)));
  }
  if (type.inventory > 0 && state.inventory.alloc(row))
    state.inventory.mut(row).size = std::uint32_t(std::min(type.inventory, int(kInventorySlots)));
  for (const std::uint32_t ability : type.abilities) world_.abilities.add(made, ability);
  refresh_stats(made);
  if (type.hero) state.unit.mut(row).mana = std::min(type.mana_start, state.unit[row].max_mana);
  if (type.structure) world_.grid.block(world_.x(made), world_.y(made), type.footprint, +1);
  if (what.under_construction) state.unit.mut(row).flags |= kUnitBuilding;
  world_.players.add_food(what.player, type.food_used, what.under_construction ? 0 : type.food_made);
  if (what.anywhere_near && !type.structure) {
    float x = world_.x(made), y = world_.y(made);
    if (world_.movement.free_place(made, x, y)) world_.place(row, x, y);
  }
  if (what.player == kNeutralAggressive) world_.behaviours.guard_here(made);
  world_.regions.update(made);
  return made;
}

Entity Units::create_corpse(std::uint32_t player, std::uint32_t rawcode, float x, float y, float facing_degrees) {
  const Entity made = create({.player = player, .rawcode = rawcode, .x = x, .y = y, .facing = facing_degrees});
  if (!made) return {};
  const UnitType &type = world_.types.unit(rawcode);
  world_.players.add_food(player, -type.food_used, -type.food_made);
  UnitRow &unit = world_.state.unit.mut(made.row);
  unit.flags |= kUnitDead;
  unit.life = 0;
  if (world_.state.corpse.alloc(made.row))
    world_.state.corpse.mut(made.row).left = world_.types.constants().corpse_seconds;
  return made;
}

void Units::remove(Entity unit) {
  if (!exists(unit) || world_.state.entity[unit.row].flags & kRemoving) return;
  const UnitType &its_type = type(unit);
  if (world_.orders) world_.orders.call(&wc3_orders::clear, unit.raw());
  world_.behaviours.stop(unit);
  world_.selection.forget(unit);
  const UnitRow &unit_row = world_.state.unit[unit.row];
  if (!(unit_row.flags & kUnitDead)) {
    world_.players.add_food(owner(unit), -its_type.food_used, unit_row.flags & kUnitBuilding ? 0 : -its_type.food_made);
    if (its_type.structure) world_.grid.block(x(unit), y(unit), its_type.footprint, -1);
  }
  world_.construction.cancel_all_training(unit);
  world_.remove_later(unit);
}

void Units::kill(Entity unit, Entity killer) {
  if (alive(unit)) die(unit, killer);
}

void Units::die(Entity unit, Entity killer) {
  State &state = world_.state;
  // The queue goes before anything of the death is to be seen.
  if (world_.orders) world_.orders.call(&wc3_orders::clear, unit.raw());
  world_.behaviours.stop(unit);
  const UnitType &its_type = type(unit);
  UnitRow &row = state.unit.mut(unit.row);
  const bool building = row.flags & kUnitBuilding;
  row.flags |= kUnitDead;
  row.life = 0;
  row.mana = 0;
  row.timed_life = 0;
  row.stunned = 0;
  world_.abilities.remove_buffs(unit);
  world_.selection.forget(unit);
  world_.construction.cancel_all_training(unit);
  world_.players.add_food(owner(unit), -its_type.food_used, building ? 0 : -its_type.food_made);
  if (its_type.structure) world_.grid.block(x(unit), y(unit), its_type.footprint, -1);
  if (state.corpse.alloc(unit.row)) {
    constexpr float kRubbleSeconds = 6;
    state.corpse.mut(unit.row).left = its_type.structure ? kRubbleSeconds : world_.types.constants().corpse_seconds;
  }
  world_.narrate(killer ? fmt::format("{} dies to {}", name(unit), name(killer)) : fmt::format("{} dies", name(unit)));
  world_.items.drop_all(unit);
  world_.events.unit_event({.event = UnitEvent::death, .unit = unit, .other = killer});
  if (killer) world_.heroes.share_kill(unit, killer);
  if (!exists(unit)) return;
  if (state.hero.alive(unit.row)) {
    ++state.hero.mut(unit.row).deaths;
    world_.events.unit_event({.event = UnitEvent::hero_revivable, .unit = unit});
  } else if (state.unit[unit.row].flags & (kUnitExploded | kUnitSummoned)) {
    world_.remove_later(unit);
  }
}

const UnitType &Units::type(Entity unit) const {
  return world_.types.unit(rawcode(unit));
}
std::uint32_t Units::rawcode(Entity unit) const {
  return exists(unit) ? world_.state.entity[unit.row].type.value : 0;
}
std::uint8_t Units::owner(Entity unit) const {
  return exists(unit) ? world_.state.entity[unit.row].owner : 0;
}
float Units::x(Entity unit) const {
  return world_.x(unit);
}
float Units::y(Entity unit) const {
  return world_.y(unit);
}
float Units::facing(Entity unit) const {
  return exists(unit) ? world_.state.entity[unit.row].facing : 0;
}

void Units::set_owner(Entity unit, std::uint32_t player, bool change_colour) {
  if (!exists(unit) || player >= kMaxPlayers) return;
  const std::uint8_t before = owner(unit);
  if (before == player) return;
  const UnitRow &row = world_.state.unit[unit.row];
  if (!change_colour && row.colour < 0) set_colour(unit, colour(unit));
  if (change_colour) set_colour(unit, -1);
  const UnitType &its_type = type(unit);
  if (!(row.flags & kUnitDead)) {
    const int made = row.flags & kUnitBuilding ? 0 : its_type.food_made;
    world_.players.add_food(before, -its_type.food_used, -made);
    world_.players.add_food(player, its_type.food_used, made);
  }
  world_.state.entity.mut(unit.row).owner = std::uint8_t(player);
  if (world_.orders) world_.orders.call(&wc3_orders::clear, unit.raw());
  world_.behaviours.stop(unit);
  world_.selection.forget(unit);
  world_.events.unit_event({.event = UnitEvent::changed_owner, .unit = unit, .number = before});
}

void Units::set_facing(Entity unit, float degrees) {
  if (exists(unit)) world_.state.entity.mut(unit.row).facing = fixed::floor_mod(degrees, 360.0f);
}

void Units::set_xy(Entity unit, float new_x, float new_y) {
  if (!exists(unit)) return;
  world_.place(unit.row, new_x, new_y);
  world_.regions.update(unit);
}

void Units::set_position(Entity unit, float new_x, float new_y) {
  if (!exists(unit)) return;
  world_.behaviours.issue_immediate(unit, order::kStop, owner(unit));
  if (!exists(unit)) return;
  world_.movement.free_place(unit, new_x, new_y);
  set_xy(unit, new_x, new_y);
}

float Units::speed(Entity unit) const {
  if (!exists(unit)) return 0;
  const float base = world_.state.move[unit.row].speed;
  if (base <= 0) return 0;
  float bonus = 0;
  for (int slot = 0; slot < world_.items.inventory_size(unit); ++slot)
    if (const Entity item = world_.items.in_slot(unit, slot)) bonus = std::max(bonus, world_.items.type(item).speed);
  const Constants &c = world_.types.constants();
  return std::clamp(base + bonus, c.speed_min, c.speed_max);
}

void Units::set_speed(Entity unit, float new_speed) {
  if (exists(unit)) world_.state.move.mut(unit.row).speed = std::clamp(new_speed, 0.0f, 10000.0f);
}

float Units::state(Entity unit, int which) const {
  if (!exists(unit)) return 0;
  const UnitRow &row = world_.state.unit[unit.row];
  switch (which) {
    case kUnitLife:
      return row.life;
    case kUnitMaxLife:
      return row.max_life;
    case kUnitMana:
      return row.mana;
    case kUnitMaxMana:
      return row.max_mana;
    default:
      return 0;
  }
}

void Units::set_state(Entity unit, int which, float value) {
  if (!exists(unit) || !(value == value)) return;
  if (which == kUnitMaxLife) return set_max_life(unit, value);
  if (which == kUnitMaxMana) return set_max_mana(unit, value);
  if (which != kUnitLife && which != kUnitMana) return;
  if (!alive(unit)) return;
  UnitRow &row = world_.state.unit.mut(unit.row);
  float &slot = which == kUnitLife ? row.life : row.mana;
  const float before = slot;
  slot = std::clamp(value, 0.0f, which == kUnitLife ? row.max_life : row.max_mana);
  const float after = slot;
  if (before != after) world_.events.unit_state_changed(unit, which, before, after);
  if (which == kUnitLife && after < kDeadlyLife) kill(unit);
}

void Units::set_max_life(Entity unit, float value) {
  if (!exists(unit) || !(value >= 1)) return;
  UnitRow &row = world_.state.unit.mut(unit.row);
  row.extra_life += value - row.max_life;
  row.max_life = value;
  row.life = std::min(row.life, value);
}

void Units::set_max_mana(Entity unit, float value) {
  if (!exists(unit) || !(value >= 0)) return;
  UnitRow &row = world_.state.unit.mut(unit.row);
  row.extra_mana += value - row.max_mana;
  row.max_mana = value;
  row.mana = std::min(row.mana, value);
}

void Units::heal(Entity unit, float amount) {
  if (alive(unit)) set_state(unit, kUnitLife, state(unit, kUnitLife) + amount);
}

void Units::refresh_stats(Entity unit) {
  if (!exists(unit)) return;
  const UnitType &its_type = type(unit);
  const Constants &c = world_.types.constants();
  const Carried carried = sum_of_items(world_, unit);
  float life = its_type.life + carried.life, mana = its_type.mana + carried.mana;
  float life_regen = its_type.life_regen + carried.life_regen, mana_regen = its_type.mana_regen;
  FightRow &fight_row = world_.state.fight.mut(unit.row);
  fight_row.bonus_armour = carried.armour;
  fight_row.bonus_damage = carried.damage;
  if (HeroRow *hero = world_.heroes.edit(unit)) {
    hero->bonus_strength = carried.strength;
    hero->bonus_agility = carried.agility;
    hero->bonus_intelligence = carried.intelligence;
    const int base[] = {0, hero->strength, hero->agility, hero->intelligence};
    const int bonus[] = {0, carried.strength, carried.agility, carried.intelligence};
    const auto all = [&](int which) { return float(base[which] + bonus[which]); };
    life += c.life_per_strength * all(1) + c.life_base - its_type.life;
    mana += c.mana_per_intelligence * all(3);
    life_regen += c.regen_per_strength * all(1);
    mana_regen += c.regen_per_intelligence * all(3);
    fight_row.armour = its_type.armour + c.armour_base + c.armour_per_agility * float(base[2]);
    fight_row.bonus_armour += c.armour_per_agility * float(bonus[2]);
    fight_row.damage = its_type.damage + base[int(its_type.primary)];
    fight_row.bonus_damage += bonus[int(its_type.primary)];
  }
  UnitRow &row = world_.state.unit.mut(unit.row);
  row.life_regen = life_regen;
  row.mana_regen = mana_regen;
  set_maxima(row, std::max(1.0f, life + row.extra_life), std::max(0.0f, mana + row.extra_mana));
}

}  // namespace openrealm::wc3
