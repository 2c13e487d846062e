#include "modules/wc3/world/heroes.h"

#include <fmt/format.h>

#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

// Attribute at level L is base + trunc((L - 1) * gain); the small term keeps 1.8 * 5 from being 8.
int gained(float gain, int level) {
  return int(double(gain) * (level - 1) + 1e-4);
}

// A table of experience by level, with a fixed step beyond its end.
int by_level(const std::vector<int> &table, int level, int step) {
  const int last = int(table.size());
  if (level <= last) return table[std::size_t(std::max(level, 1) - 1)];
  return table.back() + step * (level - last);
}

int kill_experience(const World &world, Entity victim) {
  const Constants &c = world.types.constants();
  const int level = world.units.level(victim);
  if (world.heroes.is_hero(victim)) return by_level(c.hero_experience, level, c.hero_experience_step);
  const int full = by_level(c.unit_experience, level, 30);
  return world.units.flag(victim, kUnitSummoned) ? int(float(full) * c.summon_experience) : full;
}

int creep_percent(const Constants &c, int level) {
  if (c.creep_share.empty()) return 100;
  return c.creep_share[std::min(std::size_t(level - 1), c.creep_share.size() - 1)];
}

}  // namespace

bool Heroes::is_hero(Entity unit) const {
  return world_.units.exists(unit) && world_.state.hero.alive(unit.row);
}
const HeroRow &Heroes::row(Entity hero) const {
  return world_.state.hero[is_hero(hero) ? hero.row : 0];
}
HeroRow *Heroes::edit(Entity hero) {
  return is_hero(hero) ? &world_.state.hero.mut(hero.row) : nullptr;
}
int Heroes::level(Entity hero) const {
  return row(hero).level;
}
int Heroes::experience(Entity hero) const {
  return row(hero).experience;
}
int Heroes::skill_points(Entity hero) const {
  return row(hero).skill_points;
}
bool Heroes::suspended(Entity hero) const {
  return row(hero).suspended != 0;
}

int Heroes::attribute(Entity hero, int which, bool with_bonus) const {
  const HeroRow &its = row(hero);
  switch (which) {
    case 1:
      return its.strength + (with_bonus ? its.bonus_strength : 0);
    case 2:
      return its.agility + (with_bonus ? its.bonus_agility : 0);
    case 3:
      return its.intelligence + (with_bonus ? its.bonus_intelligence : 0);
    default:
      return 0;
  }
}

void Heroes::set_attribute(Entity hero, int which, int value) {
  HeroRow *its = edit(hero);
  if (!its) return;
  value = std::clamp(value, 0, 1000000);
  if (which == 1) its->strength = value;
  if (which == 2) its->agility = value;
  if (which == 3) its->intelligence = value;
  world_.units.refresh_stats(hero);
}

int Heroes::experience_of_level(const World &world, int level) {
  const std::vector<int> &table = world.types.constants().experience_table;
  if (level <= int(table.size())) return table[std::size_t(std::max(level, 1) - 1)];
  std::int64_t total = table.back();
  for (int step = int(table.size()) + 1; step <= level; ++step) total += 100ll * step;
  return int(std::min<std::int64_t>(total, INT32_MAX));
}

void Heroes::apply_level(HeroRow &hero, std::uint32_t rawcode, int level) {
  const UnitType &type = world_.types.unit(rawcode);
  hero.strength += gained(type.strength_gain, level) - gained(type.strength_gain, hero.level);
  hero.agility += gained(type.agility_gain, level) - gained(type.agility_gain, hero.level);
  hero.intelligence += gained(type.intelligence_gain, level) - gained(type.intelligence_gain, hero.level);
  hero.level = level;
}

void Heroes::raise_to(Entity hero, int level) {
  while (is_hero(hero) && row(hero).level < level) {
    HeroRow &its = *edit(hero);
    apply_level(its, world_.units.rawcode(hero), its.level + 1);
    ++its.skill_points;
    world_.state.unit.mut(hero.row).level = std::uint16_t(its.level);
    world_.units.refresh_stats(hero);
    const int reached = its.level;
    world_.narrate(fmt::format("{} reaches level {}", world_.units.name(hero), reached));
    world_.events.unit_event({.event = UnitEvent::hero_level, .unit = hero, .number = reached});
  }
}

void Heroes::set_level(Entity hero, int level) {
  HeroRow *its = edit(hero);
  if (!its) return;
  level = std::clamp(level, 1, world_.types.constants().level_cap);
  if (level <= its->level) return;
  its->experience = std::max(its->experience, experience_of_level(world_, level));
  raise_to(hero, level);
}

bool Heroes::strip_levels(Entity hero, int count) {
  HeroRow *its = edit(hero);
  if (!its || count < 0) return false;
  if (count == 0) return true;
  const int level = std::max(1, its->level - count);
  its->skill_points = std::max(0, its->skill_points - (its->level - level));
  apply_level(*its, world_.units.rawcode(hero), level);
  its->experience = experience_of_level(world_, level);
  world_.state.unit.mut(hero.row).level = std::uint16_t(level);
  world_.units.refresh_stats(hero);
  return true;
}

void Heroes::set_experience(Entity hero, int amount) {
  if (is_hero(hero) && amount > experience(hero)) add_experience(hero, amount - experience(hero));
}

void Heroes::add_experience(Entity hero, int amount) {
  HeroRow *its = edit(hero);
  if (!its || amount <= 0 || its->suspended) return;
  const int cap = world_.types.constants().level_cap;
  const int most = experience_of_level(world_, cap);
  its->experience =
      int(std::min<std::int64_t>(std::int64_t(its->experience) + amount, std::max(most, its->experience)));
  int level = its->level;
  while (level < cap && its->experience >= experience_of_level(world_, level + 1)) ++level;
  raise_to(hero, level);
}

void Heroes::suspend(Entity hero, bool suspended) {
  if (HeroRow *its = edit(hero)) its->suspended = suspended ? 1 : 0;
}

bool Heroes::modify_skill_points(Entity hero, int delta) {
  HeroRow *its = edit(hero);
  if (!its || delta > 1000000 || its->skill_points + delta < 0) return false;
  its->skill_points += delta;
  return true;
}

const char *Heroes::why_not_learn(Entity hero, std::uint32_t ability) const {
  if (!is_hero(hero)) return "Only heroes learn skills.";
  const std::vector<std::uint32_t> &known = world_.units.type(hero).hero_abilities;
  if (std::find(known.begin(), known.end(), ability) == known.end()) return "This hero can't learn that.";
  if (!world_.players.ability_available(world_.units.owner(hero), ability)) return "That skill is not available.";
  const AbilityType &type = world_.types.ability(ability);
  const int next = world_.abilities.rank(hero, ability) + 1;
  if (next > type.max_rank) return "That skill is fully learned.";
  if (level(hero) < type.required_level(next)) return "The hero's level is too low.";
  if (skill_points(hero) <= 0) return "The hero has no skill points.";
  return nullptr;
}

bool Heroes::learn(Entity hero, std::uint32_t ability) {
  if (why_not_learn(hero, ability)) return false;
  const int rank = world_.abilities.rank(hero, ability) + 1;
  if (rank == 1) {
    if (!world_.abilities.add(hero, ability, kAbilityHero)) return false;
  } else {
    world_.abilities.set_rank(hero, ability, rank);
  }
  --edit(hero)->skill_points;
  world_.narrate(
      fmt::format("{} learns {} (rank {})", world_.units.name(hero), world_.types.ability(ability).name, rank));
  world_.events.unit_event({.event = UnitEvent::hero_skill, .unit = hero, .rawcode = {ability}, .number = rank});
  return true;
}

bool Heroes::revive(Entity hero, float x, float y) {
  if (!is_hero(hero) || !world_.units.flag(hero, kUnitDead) || world_.state.entity[hero.row].flags & kRemoving)
    return false;
  if (world_.state.corpse.alive(hero.row)) world_.state.corpse.free(hero.row);
  UnitRow &unit = world_.state.unit.mut(hero.row);
  unit.flags &= ~kUnitDead;
  unit.life = std::max(1.0f, unit.max_life * world_.types.constants().hero_revive_life);
  unit.mana = std::min(world_.units.type(hero).mana_start, unit.max_mana);
  world_.players.add_food(world_.units.owner(hero), world_.units.type(hero).food_used, 0);
  world_.movement.free_place(hero, x, y);
  world_.units.set_xy(hero, x, y);
  world_.narrate(fmt::format("{} is revived", world_.units.name(hero)));
  world_.events.unit_event({.event = UnitEvent::hero_revived, .unit = hero});
  return true;
}

std::string_view Heroes::proper_name(Entity hero) const {
  const std::vector<std::string> &names = world_.units.type(hero).proper_names;
  if (!is_hero(hero) || names.empty()) return is_hero(hero) ? world_.units.name(hero) : "";
  return names[row(hero).name % names.size()];
}

void Heroes::share_kill(Entity victim, Entity killer) {
  if (!world_.units.exists(killer) || !world_.units.exists(victim)) return;
  const std::uint8_t side = world_.units.owner(killer), from = world_.units.owner(victim);
  if (world_.players.is_ally(side, from)) return;
  const int full = kill_experience(world_, victim);
  const float range = world_.types.constants().experience_range;
  std::vector<Entity> near, everywhere;
  for (const std::uint32_t hero_row : world_.state.hero.rows()) {
    const Entity hero = world_.entity_of(hero_row);
    if (!world_.units.alive(hero) || suspended(hero)) continue;
    const std::uint8_t owner = world_.units.owner(hero);
    if (owner != side && !world_.players.alliance(side, owner, kAllianceSharedXp)) continue;
    const float dx = world_.x(hero) - world_.x(victim), dy = world_.y(hero) - world_.y(victim);
    if (dx * dx + dy * dy <= range * range) near.push_back(hero);
    if (owner == side) everywhere.push_back(hero);
  }
  const std::vector<Entity> &sharers = near.empty() ? everywhere : near;
  if (sharers.empty()) return;
  const int share = full / int(sharers.size());
  for (const Entity hero : sharers) {
    const bool creep = from == kNeutralAggressive;
    const int percent = creep ? creep_percent(world_.types.constants(), std::max(level(hero), 1)) : 100;
    const float handicap = world_.players.row(world_.units.owner(hero)).handicap_xp;
    add_experience(hero, int(float(share * percent / 100) * handicap));
  }
}

}  // namespace openrealm::wc3
