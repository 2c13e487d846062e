#include "modules/wc3/world/combat.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/fixed_math.h"
#include "modules/wc3/world/plane.h"
#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

constexpr float kBlowSeconds = 0.35f;  // from the beginning of a blow until it lands
constexpr float kRangeBuffer = 96;     // how far a target may get away from a blow that has begun
constexpr float kMissileReach = 24;    // a missile this near has hit
constexpr float kNegativeArmour = 0.94f;

float radius_of(const World &world, Entity entity) {
  if (world.state.unit.alive(entity.row)) return world.state.move[entity.row].collision;
  if (world.destructables.exists(entity)) return float(world.destructables.type(entity).footprint) * kCellSize * 0.5f;
  return 0;
}

}  // namespace

float Combat::distance(Entity a, Entity b) const {
  const float centres = length(world_.x(a) - world_.x(b), world_.y(a) - world_.y(b));
  return std::max(0.0f, centres - radius_of(world_, a) - radius_of(world_, b));
}

bool Combat::can_attack(Entity unit) const {
  return world_.units.alive(unit) && world_.state.fight[unit.row].cooldown > 0 &&
         !world_.units.flag(unit, kUnitBuilding);
}

bool Combat::may_target(Entity unit, Entity target, bool forced) const {
  if (target == unit || !world_.exists(target) || world_.state.entity[target.row].flags & kHidden) return false;
  if (world_.destructables.exists(target))
    return world_.destructables.alive(target) && !(world_.destructables.row(target).flags & kDestructableInvulnerable);
  if (!world_.units.alive(target) || world_.units.flag(target, kUnitInvulnerable) ||
      world_.abilities.has_buff(target, BuffKind::invulnerable))
    return false;
  // Melee can't reach what flies.
  if (world_.units.type(target).move == MoveKind::fly && world_.state.fight[unit.row].missile_speed <= 0) return false;
  return forced || world_.players.is_enemy(world_.units.owner(unit), world_.units.owner(target));
}

bool Combat::in_range(Entity unit, Entity target) const {
  return distance(unit, target) <= world_.state.fight[unit.row].range;
}

Entity Combat::acquire(Entity unit, float radius) const {
  Entity best;
  float best_distance = radius;
  const std::uint8_t owner = world_.units.owner(unit);
  for (const Entity other : world_.near(EntityKind::unit, world_.x(unit), world_.y(unit), radius + 192)) {
    if (world_.players.is_ally(owner, world_.units.owner(other)) || !may_target(unit, other, false)) continue;
    // What can't fight back is left alone until it is ordered.
    if (!can_attack(other) && !world_.units.flag(other, kUnitStructure)) continue;
    const float away = distance(unit, other) + (world_.units.flag(other, kUnitStructure) ? radius : 0);
    if (away < best_distance) {
      best = other;
      best_distance = away;
    }
  }
  return best;
}

bool Combat::fight(Entity unit, Entity target) {
  if (!can_attack(unit) || !in_range(unit, target)) return false;
  world_.movement.turn_towards(unit, world_.x(target), world_.y(target));
  FightRow &fight = world_.state.fight.mut(unit.row);
  if (fight.windup > 0 && fight.target == target) return true;
  fight.target = target;
  if (fight.cooldown_left > 0) return true;
  const int agility = world_.heroes.attribute(unit, 2, true);
  const float rate = 1 + world_.types.constants().attack_speed_per_agility * float(agility);
  fight.cooldown_left = fight.cooldown / std::max(rate, 0.2f);
  fight.windup = std::min(kBlowSeconds, fight.cooldown_left * 0.5f);
  if (world_.units.exists(target))
    world_.events.unit_event({.event = UnitEvent::attacked, .unit = target, .other = unit});
  return true;
}

void Combat::tick() {
  const std::uint32_t high = world_.state.fight.high();
  for (std::uint32_t row = 1; row < high; ++row) {
    if (!world_.state.fight.alive(row)) continue;
    const FightRow &now = world_.state.fight[row];
    if (now.cooldown_left <= 0 && now.windup <= 0) continue;
    const Entity unit = world_.entity_of(row);
    FightRow &fight = world_.state.fight.mut(row);
    fight.cooldown_left = std::max(0.0f, fight.cooldown_left - kTickSeconds);
    if (fight.windup <= 0) continue;
    const bool able =
        world_.units.alive(unit) && world_.units.row(unit).stunned <= 0 && !world_.units.flag(unit, kUnitPaused);
    fight.windup = able ? fight.windup - kTickSeconds : 0;
    if (!able || fight.windup > 0) continue;
    fight.windup = 0;
    if (may_target(unit, fight.target, true) && distance(unit, fight.target) <= fight.range + kRangeBuffer)
      strike(unit, fight.target);
  }
  const std::uint32_t missiles = world_.state.missile.high();
  for (std::uint32_t row = 1; row < missiles; ++row)
    if (world_.state.missile.alive(row) && !(world_.state.entity[row].flags & kRemoving)) fly(row);
}

int Combat::roll(Entity unit) {
  const FightRow &fight = world_.state.fight[unit.row];
  int sum = fight.damage + fight.bonus_damage;
  for (int die = 0; die < fight.dice; ++die) sum += world_.clock.random_int(1, std::max<int>(fight.sides, 1));
  return std::max(sum, 0);
}

void Combat::strike(Entity unit, Entity target) {
  const float raw = float(roll(unit));
  const float speed = world_.state.fight[unit.row].missile_speed;
  if (speed <= 0) return damage(target, unit, raw);
  const Entity shot = world_.make_entity(EntityKind::missile, world_.units.rawcode(unit), world_.units.owner(unit),
                                         world_.x(unit), world_.y(unit), world_.units.facing(unit));
  if (!shot || !world_.state.missile.alloc(shot.row)) return;
  MissileRow &missile = world_.state.missile.mut(shot.row);
  missile.source = unit;
  missile.target = target;
  missile.x = world_.x(target);
  missile.y = world_.y(target);
  missile.speed = speed;
  missile.damage = raw;
}

void Combat::fly(std::uint32_t row) {
  const Entity shot = world_.entity_of(row);
  MissileRow &missile = world_.state.missile.mut(row);
  const bool there = world_.exists(missile.target) && !(world_.state.entity[missile.target.row].flags & kHidden);
  if (there) {
    missile.x = world_.x(missile.target);
    missile.y = world_.y(missile.target);
  }
  const float dx = missile.x - world_.x(shot), dy = missile.y - world_.y(shot);
  const float away = length(dx, dy), step = missile.speed * kTickSeconds;
  if (away > step + kMissileReach) {
    world_.place(row, world_.x(shot) + dx / away * step, world_.y(shot) + dy / away * step);
    return;
  }
  const MissileRow hit = missile;
  world_.remove_later(shot);
  if (!there || !may_target(world_.exists(hit.source) ? hit.source : Entity{}, hit.target, true)) return;
  damage(hit.target, hit.source, hit.damage);
  if (hit.stun > 0 && world_.units.alive(hit.target))
    world_.abilities.add_buff(hit.target, BuffKind::stun, world_.state.entity[row].type.value,
                              world_.heroes.is_hero(hit.target) ? hit.hero_stun : hit.stun, 0, 1);
}

float Combat::damage_reduction(Entity target) const {
  const FightRow &fight = world_.state.fight[target.row];
  const float armour = fight.armour + fight.bonus_armour + world_.abilities.aura_armour(target);
  const float factor = world_.types.constants().armour_factor;
  if (armour >= 0) return 1 / (1 + armour * factor);
  return 2 - fixed::pow(kNegativeArmour, -armour);
}

void Combat::damage(Entity target, Entity source, float raw, bool pure) {
  if (!(raw > 0) || !world_.exists(target)) return;
  if (world_.destructables.exists(target)) {
    if (!(world_.destructables.row(target).flags & kDestructableInvulnerable))
      world_.destructables.set_life(target, world_.destructables.row(target).life - raw, source);
    return;
  }
  if (!world_.units.alive(target) || world_.units.flag(target, kUnitInvulnerable) ||
      world_.abilities.has_buff(target, BuffKind::invulnerable))
    return;
  const float amount = pure ? raw : raw * damage_reduction(target);
  UnitRow &unit = world_.state.unit.mut(target.row);
  const float before = unit.life;
  unit.life = std::max(0.0f, before - amount);
  const float after = unit.life;
  world_.state.fight.mut(target.row).attacker = source;
  unit.flags &= ~kUnitSleeping;
  world_.events.unit_event({.event = UnitEvent::damaged, .unit = target, .other = source, .amount = amount});
  if (!world_.units.alive(target)) return;
  if (after != before) world_.events.unit_state_changed(target, kUnitLife, before, after);
  if (!world_.units.alive(target)) return;
  if (world_.state.unit[target.row].life < kDeadlyLife) return world_.units.kill(target, source);
  if (world_.units.alive(source)) call_for_help(target, source);
}

void Combat::call_for_help(Entity victim, Entity attacker) {
  const std::uint8_t owner = world_.units.owner(victim);
  if (world_.players.is_ally(owner, world_.units.owner(attacker))) return;
  world_.behaviours.provoke(victim, attacker);
  const float reach = world_.types.constants().call_for_help;
  for (const Entity friendly : world_.units.in_range(world_.x(victim), world_.y(victim), reach))
    if (friendly != victim && world_.units.owner(friendly) == owner) world_.behaviours.provoke(friendly, attacker);
}

}  // namespace openrealm::wc3
