// Casting: what may be cast, what it costs, what each effect does.
#include <fmt/format.h>

#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

// Undead take Holy Light as harm; everyone else as healing.
bool is_undead(const World &world, Entity unit) {
  constexpr int kTypeUndead = 14;
  return world.units.is_type(unit, kTypeUndead) || world.units.type(unit).race == "undead";
}

const char *why_not_target(const World &world, Entity caster, const AbilityType &type, Entity target) {
  if (!world.units.alive(target) || world.units.hidden(target)) return "That target is not valid.";
  if (world.units.flag(target, kUnitStructure)) return "Unable to target structures.";
  const bool ally = world.players.is_ally(world.units.owner(caster), world.units.owner(target));
  switch (type.effect) {
    case Effect::holy_light:
      if (target == caster) return "Unable to target self.";
      if (ally == is_undead(world, target))
        return ally ? "Unable to target allied undead." : "Must target a friendly unit.";
      if (ally && world.units.state(target, kUnitLife) >= world.units.state(target, kUnitMaxLife))
        return "Already at full health.";
      return nullptr;
    case Effect::storm_bolt:
      if (ally) return "Must target an enemy unit.";
      return world.units.flag(target, kUnitInvulnerable) ? "That target is invulnerable." : nullptr;
    default:
      return nullptr;
  }
}

}  // namespace

const char *Abilities::why_not_cast(Entity unit, std::uint32_t ability, const or_order &order) const {
  if (!world_.state.ability.alive(ability) || world_.state.ability[ability].owner != unit)
    return "Not able to do that.";
  const AbilityRow &its = world_.state.ability[ability];
  const AbilityType &type = world_.types.ability(its.rawcode.value);
  if (type.target == CastTarget::passive) return "That ability works by itself.";
  if (type.effect == Effect::unbuilt) return "That ability can't be cast yet.";
  const std::uint32_t wanted = type.target == CastTarget::unit    ? std::uint32_t(OR_TARGET_ENTITY)
                               : type.target == CastTarget::point ? std::uint32_t(OR_TARGET_POINT)
                                                                  : std::uint32_t(OR_TARGET_NONE);
  if (order.target != wanted) return wanted == OR_TARGET_ENTITY ? "Must target a unit." : "That target is not valid.";
  if (its.cooldown_left > 0) return "Spell is not ready yet.";
  if (world_.units.state(unit, kUnitMana) < type.at(type.mana, its.rank)) return "Not enough mana.";
  if (wanted == OR_TARGET_ENTITY) return why_not_target(world_, unit, type, Entity::from(order.entity));
  return nullptr;
}

float Abilities::cast_range(Entity unit, std::uint32_t ability) const {
  const AbilityRow &its = world_.state.ability[ability];
  const AbilityType &type = world_.types.ability(its.rawcode.value);
  return type.at(type.range, its.rank) + world_.state.move[unit.row].collision;
}

bool Abilities::cast(Entity unit, std::uint32_t ability, Entity target, float x, float y) {
  if (!world_.units.alive(unit) || !world_.state.ability.alive(ability)) return false;
  const AbilityRow its = world_.state.ability[ability];
  const AbilityType type = world_.types.ability(its.rawcode.value);
  UnitEventData data{.event = UnitEvent::spell_channel,
                     .unit = unit,
                     .other = target,
                     .rawcode = its.rawcode,
                     .number = its.rank,
                     .x = x,
                     .y = y};
  world_.events.unit_event(data);
  data.event = UnitEvent::spell_cast;
  world_.events.unit_event(data);
  // A script may have ended it between the two.
  const float mana = type.at(type.mana, its.rank);
  if (!world_.units.alive(unit) || !world_.state.ability.alive(ability) || world_.units.state(unit, kUnitMana) < mana)
    return false;
  world_.units.set_state(unit, kUnitMana, world_.units.state(unit, kUnitMana) - mana);
  world_.state.ability.mut(ability).cooldown_left = type.at(type.cooldown, its.rank);
  data.event = UnitEvent::spell_effect;
  world_.events.unit_event(data);
  world_.narrate(target && target != unit
                     ? fmt::format("{} casts {} on {}", world_.units.name(unit), type.name, world_.units.name(target))
                     : fmt::format("{} casts {}", world_.units.name(unit), type.name));
  const bool done = apply(unit, type, its.rank, target, x, y);
  for (const UnitEvent last : {UnitEvent::spell_finish, UnitEvent::spell_endcast}) {
    if (!world_.units.exists(unit)) break;
    data.event = last;
    world_.events.unit_event(data);
  }
  return done;
}

bool Abilities::apply(Entity unit, const AbilityType &type, int rank, Entity target, float, float) {
  switch (type.effect) {
    case Effect::holy_light:
      holy_light(unit, type, rank, target);
      return true;
    case Effect::storm_bolt:
      storm_bolt(unit, type, rank, target);
      return true;
    case Effect::resurrection:
      resurrect(unit, type, rank);
      return true;
    case Effect::divine_shield:
      add_buff(unit, BuffKind::invulnerable, type.rawcode, type.at(type.seconds, rank), 0, rank);
      return true;
    default:
      return false;
  }
}

void Abilities::holy_light(Entity unit, const AbilityType &type, int rank, Entity target) {
  if (!world_.units.alive(target)) return;
  const float amount = type.at(type.amount, rank);
  if (is_undead(world_, target))
    world_.combat.damage(target, unit, amount * 0.5f, true);
  else
    world_.units.heal(target, amount);
}

void Abilities::storm_bolt(Entity unit, const AbilityType &type, int rank, Entity target) {
  constexpr float kBoltSpeed = 1000;
  if (!world_.units.alive(target)) return;
  const Entity bolt = world_.make_entity(EntityKind::missile, type.rawcode, world_.units.owner(unit), world_.x(unit),
                                         world_.y(unit), world_.units.facing(unit));
  if (!bolt || !world_.state.missile.alloc(bolt.row)) return;
  MissileRow &missile = world_.state.missile.mut(bolt.row);
  missile.source = unit;
  missile.target = target;
  missile.x = world_.x(target);
  missile.y = world_.y(target);
  missile.speed = kBoltSpeed;
  missile.damage = type.at(type.amount, rank);
  missile.stun = type.at(type.seconds, rank);
  missile.hero_stun = type.at(type.hero_seconds, rank);
}

void Abilities::resurrect(Entity unit, const AbilityType &type, int rank) {
  int left = int(type.at(type.amount, rank));
  const float x = world_.x(unit), y = world_.y(unit);
  for (const Entity corpse : world_.units.in_range(x, y, type.at(type.area, rank))) {
    if (left <= 0) return;
    if (!world_.units.flag(corpse, kUnitDead) || world_.units.flag(corpse, kUnitHero | kUnitStructure)) continue;
    if (!world_.state.corpse.alive(corpse.row)) continue;
    if (!world_.players.is_ally(world_.units.owner(unit), world_.units.owner(corpse))) continue;
    world_.state.corpse.free(corpse.row);
    UnitRow &row = world_.state.unit.mut(corpse.row);
    row.flags &= ~kUnitDead;
    row.life = row.max_life;
    world_.players.add_food(world_.units.owner(corpse), world_.units.type(corpse).food_used, 0);
    --left;
  }
}

}  // namespace openrealm::wc3
