// What each behaviour does in a tick.
#include "modules/wc3/world/behaviours.h"

#include <fmt/format.h>

#include <algorithm>

#include "modules/wc3/world/order_ids.h"
#include "modules/wc3/world/plane.h"
#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

constexpr std::uint32_t kLookTicks = 8;    // how often an idle unit looks for enemies
constexpr std::uint16_t kRetryTicks = 32;  // before a blocked approach is tried again
constexpr float kGuardReach = 64;          // this near its stop point a unit is back
constexpr float kGuardLeash = 1200;        // this far from it it lets its enemy go
constexpr float kCastSeconds = 0.3f;
constexpr float kWorkReach = 64;  // from a worker to the edge of what it builds

}  // namespace

void Behaviours::tick() {
  const std::uint32_t high = world_.state.order.high();
  for (std::uint32_t row = 1; row < high; ++row) {
    if (!world_.state.order.alive(row)) continue;
    const Entity unit = world_.entity_of(row);
    const UnitRow &its = world_.state.unit[row];
    if (!world_.units.alive(unit) || its.flags & (kUnitPaused | kUnitBuilding | kUnitSleeping) || its.stunned > 0)
      continue;
    if (!(world_.state.order[row].flags & kOrderEnded)) run(row);
  }
}

void Behaviours::run(std::uint32_t row) {
  switch (world_.state.order[row].behaviour) {
    case Behaviour::none:
      return run_idle(row);
    case Behaviour::move:
    case Behaviour::guard_return:
      return run_move(row);
    case Behaviour::follow:
      return run_follow(row);
    case Behaviour::attack:
      return run_attack(row);
    case Behaviour::attack_move:
    case Behaviour::patrol:
      return run_attack_move(row);
    case Behaviour::pickup:
    case Behaviour::drop:
    case Behaviour::give:
      return run_item(row);
    case Behaviour::cast:
      return run_cast(row);
    case Behaviour::build:
      return run_build(row);
    case Behaviour::repair:
      return run_repair(row);
  }
}

void Behaviours::end(std::uint32_t row) {
  OrderRow &order = world_.state.order.mut(row);
  order.flags |= kOrderEnded;
  order.waited = 0;
  world_.movement.stop(world_.entity_of(row));
}

void Behaviours::give_up(std::uint32_t row, const char *line) {
  if (line) world_.command_error(world_.state.order[row].player, line);
  end(row);
}

void Behaviours::run_idle(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  if (!world_.combat.can_attack(unit)) return;
  const FightRow &fight = world_.state.fight[row];
  const bool holds = world_.state.order[row].policy == IdlePolicy::hold;
  if (holds && fight.target && world_.combat.may_target(unit, fight.target, false) &&
      world_.combat.fight(unit, fight.target))
    return;
  if ((world_.clock.ticks() + row) % kLookTicks != 0 || fight.acquire_range <= 0) return;
  const Entity enemy = world_.combat.acquire(unit, holds ? fight.range : fight.acquire_range);
  if (!enemy) return;
  if (holds)
    world_.combat.fight(unit, enemy);
  else
    start_auto(unit, enemy);
}

void Behaviours::start_auto(Entity unit, Entity target) {
  OrderRow &order = world_.state.order.mut(unit.row);
  order.behaviour = Behaviour::attack;
  order.id = 0;
  order.target = target;
  order.phase = 0;
  order.waited = 0;
  order.speed_cap = 0;
  order.flags = std::uint8_t((order.flags & kOrderGuard) | kOrderAuto);
  world_.events.unit_event({.event = UnitEvent::acquired_target, .unit = unit, .other = target});
}

void Behaviours::provoke(Entity unit, Entity attacker) {
  if (!world_.combat.can_attack(unit) || world_.state.fight[unit.row].acquire_range <= 0) return;
  const OrderRow &order = world_.state.order[unit.row];
  if (order.behaviour != Behaviour::none || order.flags & kOrderEnded || order.policy == IdlePolicy::hold) return;
  if (world_.units.flag(unit, kUnitPaused) || world_.units.hidden(unit)) return;
  if (world_.combat.may_target(unit, attacker, false)) start_auto(unit, attacker);
}

void Behaviours::run_move(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  const MoveState state = world_.movement.state(unit);
  if (state == MoveState::walking || state == MoveState::waiting_for_path) return;
  const bool returning = world_.state.order[row].behaviour == Behaviour::guard_return;
  if (state == MoveState::blocked) world_.state.order.mut(row).flags |= kOrderBlocked;
  // A guard that can't get back stays where it is.
  if (returning && state == MoveState::blocked) world_.state.order.mut(row).flags &= std::uint8_t(~kOrderGuard);
  end(row);
}

// Keeps `unit` within `range` of the target's edge; true while it is there.
bool Behaviours::approach(std::uint32_t row, Entity target, float range) {
  const Entity unit = world_.entity_of(row);
  if (world_.combat.distance(unit, target) <= range) {
    world_.movement.stop(unit);
    world_.state.order.mut(row).waited = 0;
    return true;
  }
  const MoveState state = world_.movement.state(unit);
  if (state == MoveState::walking || state == MoveState::waiting_for_path) return false;
  OrderRow &order = world_.state.order.mut(row);
  if (state == MoveState::blocked && ++order.waited % kRetryTicks != 0) return false;
  const float centres = length(world_.x(unit) - world_.x(target), world_.y(unit) - world_.y(target));
  const float edges = centres - world_.combat.distance(unit, target);
  world_.movement.walk_after(unit, target, edges + range * 0.95f);
  return false;
}

void Behaviours::run_follow(std::uint32_t row) {
  const Entity target = world_.state.order[row].target;
  if (!world_.units.alive(target) || world_.units.hidden(target)) return end(row);
  const Constants &c = world_.types.constants();
  approach(row, target, world_.units.flag(target, kUnitStructure) ? c.structure_follow_range : c.follow_range);
}

void Behaviours::run_attack(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  const OrderRow &order = world_.state.order[row];
  const bool own = order.flags & kOrderAuto;
  if (!world_.combat.may_target(unit, order.target, !own)) return end(row);
  if (own && order.flags & kOrderGuard &&
      length(world_.x(unit) - order.guard_x, world_.y(unit) - order.guard_y) > kGuardLeash)
    return end(row);
  if (engage(row, order.target)) return;
  // Nobody told it to: what it can't reach it leaves.
  if (own && (world_.movement.state(unit) == MoveState::blocked || world_.units.speed(unit) <= 0)) end(row);
}

// One tick against that target: walks up to it or fights. False when it can't get at it now.
bool Behaviours::engage(std::uint32_t row, Entity target) {
  const Entity unit = world_.entity_of(row);
  const FightRow &fight = world_.state.fight[row];
  if (fight.windup > 0 && fight.target == target) return true;
  if (!approach(row, target, fight.range)) return world_.movement.state(unit) != MoveState::blocked;
  return world_.combat.fight(unit, target);
}

void Behaviours::run_attack_move(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  const Entity now = world_.state.order[row].target;
  if (now && world_.combat.may_target(unit, now, false) && engage(row, now)) return;
  if (now) {
    world_.state.order.mut(row).target = {};
    world_.movement.stop(unit);
  }
  if ((world_.clock.ticks() + row) % kLookTicks == 0 && world_.combat.can_attack(unit)) {
    const Entity enemy = world_.combat.acquire(unit, world_.state.fight[row].acquire_range);
    if (enemy && enemy != now) {
      world_.state.order.mut(row).target = enemy;
      world_.events.unit_event({.event = UnitEvent::acquired_target, .unit = unit, .other = enemy});
      return;
    }
  }
  const OrderRow &order = world_.state.order[row];
  switch (world_.movement.state(unit)) {
    case MoveState::still:
      return world_.movement.walk_to(unit, order.x, order.y, 0);
    case MoveState::arrived:
    case MoveState::blocked:
      if (order.behaviour == Behaviour::patrol) return turn_patrol(row);
      if (world_.movement.state(unit) == MoveState::blocked) world_.state.order.mut(row).flags |= kOrderBlocked;
      return end(row);
    default:
      return;
  }
}

// At each end of a patrol what waits behind it may begin.
void Behaviours::turn_patrol(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  if (world_.orders && world_.orders.call(&wc3_orders::count, unit.raw()) > 0) return end(row);
  OrderRow &order = world_.state.order.mut(row);
  std::swap(order.x, order.start_x);
  std::swap(order.y, order.start_y);
  world_.movement.walk_to(unit, order.x, order.y, 0);
  // Both ends blocked: stand a while instead of searching in every tick.
  if (world_.movement.state(unit) == MoveState::blocked) end(row);
}

void Behaviours::run_item(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  const OrderRow order = world_.state.order[row];
  const Constants &c = world_.types.constants();
  float range = c.drop_range;
  Entity towards = order.target;
  if (order.behaviour == Behaviour::pickup) {
    const bool there = world_.items.exists(order.target) && !world_.items.row(order.target).carrier &&
                       !(world_.state.entity[order.target.row].flags & kHidden);
    if (!there) return end(row);
    range = c.pickup_range;
  } else if (!world_.items.in_slot(unit, order.slot)) {
    return end(row);
  } else if (order.behaviour == Behaviour::give) {
    if (!world_.units.alive(order.target)) return end(row);
    range = c.give_range;
  } else {
    towards = {};
  }
  if (towards) {
    if (approach(row, towards, range)) finish_item(row);
    return;
  }
  if (length(world_.x(unit) - order.x, world_.y(unit) - order.y) <= range) return finish_item(row);
  const MoveState state = world_.movement.state(unit);
  if (state == MoveState::still) return world_.movement.walk_to(unit, order.x, order.y, range * 0.9f);
  if (state == MoveState::blocked || state == MoveState::arrived) give_up(row, "Can't get there.");
}

void Behaviours::finish_item(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  const OrderRow order = world_.state.order[row];
  const Entity held = world_.items.in_slot(unit, order.slot);
  const char *line = nullptr;
  if (order.behaviour == Behaviour::pickup)
    line = world_.items.add(unit, order.target) ? nullptr : "Inventory is full.";
  else if (order.behaviour == Behaviour::give)
    line = world_.items.give(unit, held, order.target) ? nullptr : "Inventory is full.";
  else
    world_.items.drop(unit, held, order.x, order.y);
  // A script may have given it something else to do.
  if (world_.units.alive(unit) && world_.state.order[row].behaviour == order.behaviour) give_up(row, line);
}

void Behaviours::run_cast(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  OrderRow &order = world_.state.order.mut(row);
  const std::uint32_t ability = order.ability.row;
  if (!world_.state.ability.alive(ability)) return end(row);
  or_order asked{};
  asked.target = order.target ? OR_TARGET_ENTITY : order.rawcode.value ? OR_TARGET_POINT : OR_TARGET_NONE;
  asked.entity = order.target.raw();
  asked.x = order.x;
  asked.y = order.y;
  if (const char *why = world_.abilities.why_not_cast(unit, ability, asked)) return give_up(row, why);
  const float range = world_.abilities.cast_range(unit, ability);
  if (order.phase == 0) {
    if (order.target && order.target != unit) {
      if (!approach(row, order.target, range)) return;
      world_.movement.turn_towards(unit, world_.x(order.target), world_.y(order.target));
    } else if (asked.target == OR_TARGET_POINT && length(world_.x(unit) - order.x, world_.y(unit) - order.y) > range) {
      const MoveState state = world_.movement.state(unit);
      if (state == MoveState::blocked || state == MoveState::arrived) return give_up(row, "Can't get there.");
      if (state == MoveState::still) world_.movement.walk_to(unit, order.x, order.y, range * 0.95f);
      return;
    }
    world_.movement.stop(unit);
    order.phase = 1;
    order.timer = kCastSeconds;
    return;
  }
  if (order.target && world_.combat.distance(unit, order.target) > range + world_.types.constants().spell_buffer) {
    order.phase = 0;
    return;
  }
  order.timer -= kTickSeconds;
  if (order.timer > 0) return;
  const Entity target = order.target;
  const float x = order.x, y = order.y;
  end(row);
  world_.abilities.cast(unit, ability, target, x, y);
}

void Behaviours::run_build(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  const OrderRow order = world_.state.order[row];
  constexpr std::uint8_t kWorking = 1;
  if (order.phase == kWorking) {
    if (!world_.units.alive(order.target) || !world_.units.flag(order.target, kUnitBuilding)) return end(row);
    return world_.construction.add_work(order.target, kTickSeconds);
  }
  const float half = float(world_.types.unit(order.rawcode.value).footprint) * kCellSize * 0.5f;
  const float reach = half + kWorkReach + world_.state.move[row].collision;
  const bool there = std::max(std::abs(world_.x(unit) - order.x), std::abs(world_.y(unit) - order.y)) <= reach;
  const MoveState state = world_.movement.state(unit);
  if (!there) {
    if (state == MoveState::still) return world_.movement.walk_to(unit, order.x, order.y, half + kWorkReach * 0.5f);
    if (state == MoveState::arrived || state == MoveState::blocked) give_up(row, "Can't get there.");
    return;
  }
  world_.movement.stop(unit);
  std::string why;
  const Entity structure = world_.construction.begin(unit, order.rawcode.value, order.x, order.y, why);
  if (!world_.units.alive(unit) || world_.state.order[row].behaviour != Behaviour::build) return;
  if (!structure) return give_up(row, why.c_str());
  OrderRow &now = world_.state.order.mut(row);
  now.phase = kWorking;
  now.target = structure;
}

void Behaviours::run_repair(std::uint32_t row) {
  const Entity target = world_.state.order[row].target;
  if (!world_.units.alive(target)) return end(row);
  if (!approach(row, target, kWorkReach)) return;
  if (world_.units.flag(target, kUnitBuilding)) return world_.construction.add_work(target, kTickSeconds);
  const UnitRow &its = world_.units.row(target);
  if (its.life >= its.max_life) return end(row);
  // Repairing takes half as long again as building.
  constexpr float kRepairTime = 1.5f;
  const float seconds = std::max(world_.units.type(target).build_seconds, 1.0f) * kRepairTime;
  world_.units.heal(target, its.max_life / seconds * kTickSeconds);
}

bool Behaviours::next_ended(std::uint32_t &cursor, Entity &unit) const {
  for (std::uint32_t row = cursor + 1; row < world_.state.order.high(); ++row) {
    if (!world_.state.order.alive(row) || !(world_.state.order[row].flags & kOrderEnded)) continue;
    const Entity ended = world_.entity_of(row);
    if (!world_.units.alive(ended) || world_.state.unit[row].stunned > 0) continue;
    cursor = row;
    unit = ended;
    return true;
  }
  cursor = world_.state.order.high();
  return false;
}

void Behaviours::settle(Entity unit) {
  if (!world_.units.alive(unit)) return;
  OrderRow &order = world_.state.order.mut(unit.row);
  const bool fought = order.flags & kOrderAuto;
  order.behaviour = Behaviour::none;
  order.id = 0;
  order.target = {};
  order.flags &= std::uint8_t(kOrderGuard | kOrderBlocked);
  const float away = length(world_.x(unit) - order.guard_x, world_.y(unit) - order.guard_y);
  if (!fought || !(order.flags & kOrderGuard) || away <= kGuardReach) return;
  order.behaviour = Behaviour::guard_return;
  world_.movement.walk_to(unit, order.guard_x, order.guard_y, 0);
}

void Behaviours::guard_here(Entity unit) {
  if (!world_.units.alive(unit)) return;
  OrderRow &order = world_.state.order.mut(unit.row);
  order.guard_x = world_.x(unit);
  order.guard_y = world_.y(unit);
  order.flags |= kOrderGuard;
}

void Behaviours::forget_guard(Entity unit) {
  if (world_.units.exists(unit)) world_.state.order.mut(unit.row).flags &= std::uint8_t(~kOrderGuard);
}

void Behaviours::stop(Entity unit) {
  if (!world_.units.exists(unit)) return;
  world_.movement.stop(unit);
  FightRow &fight = world_.state.fight.mut(unit.row);
  fight.target = {};
  fight.windup = 0;
  OrderRow &order = world_.state.order.mut(unit.row);
  order.behaviour = Behaviour::none;
  order.id = 0;
  order.target = {};
  order.flags = 0;
  order.phase = 0;
  order.waited = 0;
}

}  // namespace openrealm::wc3
