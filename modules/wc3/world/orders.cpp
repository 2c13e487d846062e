// Accepting orders and beginning them.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "modules/wc3/world/behaviours.h"
#include "modules/wc3/world/order_ids.h"
#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

int refuse(std::string &why, const char *line, int code = OR_DENIED) {
  why = line;
  return code;
}

bool is_slot(std::uint32_t id, std::uint32_t first) {
  return id >= first && id < first + kInventorySlots;
}

bool is_structure(const World &world, Entity unit) {
  return world.units.flag(unit, kUnitStructure);
}

}  // namespace

std::uint32_t Behaviours::current_order(Entity unit) const {
  return row(unit).id;
}
const OrderRow &Behaviours::row(Entity unit) const {
  return world_.state.order[world_.units.exists(unit) ? unit.row : 0];
}

int Behaviours::activity(Entity unit) const {
  if (!world_.units.alive(unit)) return OR_UNIT_GONE;
  const OrderRow &order = row(unit);
  if (world_.state.unit[unit.row].stunned > 0) return OR_UNIT_LOCKED;
  // A behaviour that has ended still counts until this tick's orders phase has looked at it.
  const bool idle = order.behaviour == Behaviour::none || order.behaviour == Behaviour::guard_return;
  return idle ? OR_UNIT_IDLE : OR_UNIT_BUSY;
}

bool Behaviours::is_instant(Entity unit, const or_order &order) const {
  if (order.id == order::kSetRally || order.id == order::kCancel) return true;
  if (is_slot(order.id, order::kMoveSlotFirst)) return true;
  if (is_slot(order.id, order::kUseSlotFirst)) return order.target == OR_TARGET_NONE;
  if (order.id == order::kSmart && is_structure(world_, unit)) return true;
  return is_rawcode_order(order.id) && order.target == OR_TARGET_NONE;
}

int Behaviours::check(Entity unit, const or_order &order, std::string &why) const {
  if (!world_.units.alive(unit)) return refuse(why, "That unit is gone.", OR_STALE);
  const bool placed = order.target == OR_TARGET_POINT || order.target == OR_TARGET_CONSTRUCTION || order.has_point;
  if (placed && !(std::isfinite(order.x) && std::isfinite(order.y) && world_.grid.inside(order.x, order.y)))
    return refuse(why, "That place is outside the map.", OR_INVALID);
  if (is_instant(unit, order)) return check_instant(unit, order, why);
  if (world_.units.flag(unit, kUnitBuilding)) return refuse(why, "It is still under construction.");
  if (order.id == order::kStop || order.id == order::kHoldPosition) {
    if (order.target != OR_TARGET_NONE) return refuse(why, "That order takes no target.", OR_INVALID);
    return OR_OK;
  }
  if (world_.abilities.find_order(unit, order.id)) return check_cast(unit, order, why);
  switch (order.target) {
    case OR_TARGET_POINT:
      return check_point(unit, order, why);
    case OR_TARGET_ENTITY:
      return check_target(unit, order, why);
    case OR_TARGET_CONSTRUCTION: {
      float x = order.x, y = order.y;
      return world_.construction.site_check(unit, order.rawcode, x, y, why);
    }
    default:
      return refuse(why, "Not able to do that.");
  }
}

int Behaviours::check_cast(Entity unit, const or_order &order, std::string &why) const {
  const std::uint32_t ability = world_.abilities.find_order(unit, order.id);
  const char *line = world_.abilities.why_not_cast(unit, ability, order);
  return line ? refuse(why, line) : OR_OK;
}

int Behaviours::check_point(Entity unit, const or_order &order, std::string &why) const {
  const bool mobile = world_.state.move[unit.row].speed > 0;
  switch (order.id) {
    case order::kSmart:
    case order::kMove:
    case order::kPatrol:
      return mobile ? OR_OK : refuse(why, "That unit can't move.");
    case order::kAttack:
      return mobile ? OR_OK : refuse(why, "That unit can't move there to attack.");
    case order::kDropItem:
      return order.rawcode >= 1 && world_.items.in_slot(unit, int(order.rawcode) - 1)
                 ? OR_OK
                 : refuse(why, "There is no item in that slot.");
    default:
      return refuse(why, "Not able to do that.");
  }
}

int Behaviours::check_target(Entity unit, const or_order &order, std::string &why) const {
  const Entity target = Entity::from(order.entity);
  const bool mobile = world_.state.move[unit.row].speed > 0;
  if (!world_.exists(target) || world_.state.entity[target.row].flags & kHidden)
    return refuse(why, "That target is gone.", OR_STALE);
  if (target == unit && order.id != order::kSmart) return refuse(why, "Unable to target self.");
  const EntityKind kind = world_.kind(target);
  switch (order.id) {
    case order::kSmart: {
      const or_order decided = decide_smart(unit, order);
      if (decided.id == 0) return refuse(why, "Not able to do that.");
      return decided.id == order::kSmart ? OR_OK : check(unit, decided, why);
    }
    case order::kAttack:
    case order::kAttackOnce:
      if (!world_.combat.can_attack(unit)) return refuse(why, "That unit can't attack.");
      if (kind != EntityKind::unit && kind != EntityKind::destructable) return refuse(why, "That can't be attacked.");
      return world_.combat.may_target(unit, target, true) ? OR_OK : refuse(why, "That can't be attacked.");
    case order::kMove:
      return mobile ? OR_OK : refuse(why, "That unit can't move.");
    case order::kPatrol:
      return mobile ? OR_OK : refuse(why, "That unit can't move.");
    case order::kGetItem:
      if (kind != EntityKind::item) return refuse(why, "That is not an item.");
      if (world_.items.inventory_size(unit) == 0) return refuse(why, "That unit can't carry items.");
      return mobile ? OR_OK : refuse(why, "That unit can't move.");
    case order::kDropItem:
      if (order.rawcode < 1 || !world_.items.in_slot(unit, int(order.rawcode) - 1))
        return refuse(why, "There is no item in that slot.");
      return world_.units.alive(target) && world_.items.inventory_size(target) > 0
                 ? OR_OK
                 : refuse(why, "That unit can't carry items.");
    case order::kRepair:
    case order::kResumeBuild: {
      if (!world_.units.type(unit).worker) return refuse(why, "That unit can't repair.");
      if (!world_.units.alive(target) || !world_.units.flag(target, kUnitStructure) ||
          !world_.players.is_ally(world_.units.owner(unit), world_.units.owner(target)))
        return refuse(why, "That can't be repaired.");
      const UnitRow &its = world_.units.row(target);
      return its.flags & kUnitBuilding || its.life < its.max_life ? OR_OK : refuse(why, "That is not damaged.");
    }
    default:
      return refuse(why, "Not able to do that.");
  }
}

int Behaviours::check_instant(Entity unit, const or_order &order, std::string &why) const {
  if (order.id == order::kSmart || order.id == order::kSetRally)
    return is_structure(world_, unit) && order.target != OR_TARGET_NONE ? OR_OK : refuse(why, "Not able to do that.");
  if (order.id == order::kCancel)
    return is_structure(world_, unit) ? OR_OK : refuse(why, "There is nothing to cancel.");
  if (is_slot(order.id, order::kMoveSlotFirst))
    return world_.items.has(unit, Entity::from(order.entity)) ? OR_OK : refuse(why, "That item is not carried.");
  if (is_slot(order.id, order::kUseSlotFirst)) {
    const Entity item = world_.items.in_slot(unit, int(order.id - order::kUseSlotFirst));
    if (!item) return refuse(why, "There is no item in that slot.");
    const char *line = world_.items.why_not_use(unit, item);
    return line ? refuse(why, line) : OR_OK;
  }
  if (world_.heroes.is_hero(unit) && !world_.units.flag(unit, kUnitStructure)) {
    const char *line = world_.heroes.why_not_learn(unit, order.id);
    return line ? refuse(why, line) : OR_OK;
  }
  return world_.construction.train_check(unit, order.id, why);
}

// What a right-click on that entity means for that unit now. id 0: nothing.
or_order Behaviours::decide_smart(Entity unit, const or_order &order) const {
  or_order decided = order;
  const Entity target = Entity::from(order.entity);
  const bool mobile = world_.state.move[unit.row].speed > 0;
  const auto move_to = [&](float x, float y) {
    decided.id = mobile ? order::kMove : 0;
    decided.target = OR_TARGET_POINT;
    decided.x = x;
    decided.y = y;
  };
  const auto as = [&](std::uint32_t id) { decided.id = id; };
  switch (world_.kind(target)) {
    case EntityKind::item:
      if (world_.items.inventory_size(unit) > 0) return as(order::kGetItem), decided;
      return move_to(world_.x(target), world_.y(target)), decided;
    case EntityKind::destructable: {
      const DestructableType &type = world_.destructables.type(target);
      // A bridge is walked over, not attacked.
      if (type.walkable && world_.destructables.alive(target)) {
        if (order.has_point) return move_to(order.x, order.y), decided;
        decided.id = 0;
        return decided;
      }
      if (!type.tree && world_.combat.can_attack(unit) && world_.combat.may_target(unit, target, true))
        return as(order::kAttack), decided;
      return move_to(world_.x(target), world_.y(target)), decided;
    }
    case EntityKind::unit:
      break;
    default:
      return move_to(world_.x(target), world_.y(target)), decided;
  }
  if (!world_.units.alive(target)) return move_to(world_.x(target), world_.y(target)), decided;
  const bool ally = world_.players.is_ally(world_.units.owner(unit), world_.units.owner(target));
  if (!ally && world_.combat.can_attack(unit) && world_.combat.may_target(unit, target, false))
    return as(order::kAttack), decided;
  const UnitRow &its = world_.units.row(target);
  const bool broken = its.flags & kUnitBuilding || its.life < its.max_life;
  if (ally && world_.units.type(unit).worker && its.flags & kUnitStructure && broken)
    return as(order::kRepair), decided;
  // kSmart stays for following a friend.
  if (ally && mobile && target != unit) return decided;
  return move_to(world_.x(target), world_.y(target)), decided;
}

OrderRow &Behaviours::start(Entity unit, const or_order &order, Behaviour behaviour) {
  stop(unit);
  world_.units.set_flag(unit, kUnitSleeping, false);
  OrderRow &row = world_.state.order.mut(unit.row);
  row.id = order.id;
  row.behaviour = behaviour;
  row.target = order.target == OR_TARGET_ENTITY ? Entity::from(order.entity) : Entity{};
  row.x = order.x;
  row.y = order.y;
  row.start_x = world_.x(unit);
  row.start_y = world_.y(unit);
  row.speed_cap = order.speed_cap;
  row.rawcode = {order.rawcode};
  row.ability = {};
  row.policy = IdlePolicy::stand;
  row.player = std::uint8_t(std::min(order.player, kMaxPlayers - 1));
  row.slot = order.id == order::kDropItem ? std::uint8_t(order.rawcode - 1) : std::uint8_t(0);
  row.timer = 0;
  return row;
}

int Behaviours::begin(Entity unit, const or_order &given) {
  std::string why;
  if (check(unit, given, why) != OR_OK) {
    world_.command_error(given.player, why);
    return OR_BEGIN_DROPPED;
  }
  if (is_instant(unit, given)) {
    do_instant(unit, given);
    return OR_BEGIN_STARTED;
  }
  const or_order order =
      given.id == order::kSmart && given.target == OR_TARGET_ENTITY ? decide_smart(unit, given) : given;
  if (const std::uint32_t ability = world_.abilities.find_order(unit, order.id)) {
    OrderRow &row = start(unit, order, Behaviour::cast);
    row.ability = {ability};
    row.rawcode = {order.target == OR_TARGET_POINT ? world_.state.ability[ability].rawcode.value : 0};
    return OR_BEGIN_STARTED;
  }
  if (order.target == OR_TARGET_CONSTRUCTION)
    start(unit, order, Behaviour::build);
  else if (order.target == OR_TARGET_POINT)
    begin_point(unit, order);
  else if (order.target == OR_TARGET_ENTITY)
    begin_target(unit, order);
  else
    begin_idle(unit, order);
  // What was asked for stays readable as such: GetUnitCurrentOrder of a right-click is smart.
  world_.state.order.mut(unit.row).id = order.target == OR_TARGET_CONSTRUCTION ? given.rawcode : given.id;
  return OR_BEGIN_STARTED;
}

void Behaviours::begin_idle(Entity unit, const or_order &order) {
  OrderRow &row = start(unit, order, Behaviour::none);
  const bool holds = order.id == order::kHoldPosition;
  row.policy = holds ? IdlePolicy::hold : IdlePolicy::stop;
  row.guard_x = world_.x(unit);
  row.guard_y = world_.y(unit);
  row.flags = std::uint8_t(kOrderEnded | (holds ? 0 : kOrderGuard));
}

void Behaviours::begin_point(Entity unit, const or_order &order) {
  switch (order.id) {
    case order::kAttack:
      start(unit, order, world_.combat.can_attack(unit) ? Behaviour::attack_move : Behaviour::move);
      break;
    case order::kPatrol:
      start(unit, order, Behaviour::patrol);
      break;
    case order::kDropItem:
      start(unit, order, Behaviour::drop);
      return;
    default:
      start(unit, order, Behaviour::move);
      break;
  }
  world_.movement.walk_to(unit, order.x, order.y, 0);
}

void Behaviours::begin_target(Entity unit, const or_order &order) {
  const Entity target = Entity::from(order.entity);
  switch (order.id) {
    case order::kAttack:
    case order::kAttackOnce:
      start(unit, order, Behaviour::attack);
      return;
    case order::kGetItem:
      start(unit, order, Behaviour::pickup);
      return;
    case order::kDropItem:
      start(unit, order, Behaviour::give);
      return;
    case order::kRepair:
    case order::kResumeBuild:
      start(unit, order, Behaviour::repair);
      return;
    case order::kPatrol: {
      OrderRow &row = start(unit, order, Behaviour::patrol);
      row.target = {};
      row.x = world_.x(target);
      row.y = world_.y(target);
      return world_.movement.walk_to(unit, row.x, row.y, 0);
    }
    default:
      break;
  }
  if (world_.units.alive(target)) {
    start(unit, order, Behaviour::follow);
    return;
  }
  start(unit, order, Behaviour::move).target = {};
  world_.movement.walk_to(unit, world_.x(target), world_.y(target), 0);
}

void Behaviours::do_instant(Entity unit, const or_order &order) {
  if (order.id == order::kSmart || order.id == order::kSetRally) {
    UnitRow &row = *world_.units.edit(unit);
    row.rally_kind = std::uint8_t(order.target);
    row.rally_target = order.target == OR_TARGET_ENTITY ? Entity::from(order.entity) : Entity{};
    row.rally_x = order.target == OR_TARGET_ENTITY ? world_.x(row.rally_target) : order.x;
    row.rally_y = order.target == OR_TARGET_ENTITY ? world_.y(row.rally_target) : order.y;
  } else if (order.id == order::kCancel) {
    if (world_.units.flag(unit, kUnitBuilding))
      world_.construction.cancel(unit);
    else
      world_.construction.cancel_training(unit);
  } else if (is_slot(order.id, order::kMoveSlotFirst)) {
    world_.items.move_to_slot(unit, Entity::from(order.entity), int(order.id - order::kMoveSlotFirst));
  } else if (is_slot(order.id, order::kUseSlotFirst)) {
    world_.items.use(unit, world_.items.in_slot(unit, int(order.id - order::kUseSlotFirst)));
  } else if (world_.heroes.is_hero(unit)) {
    world_.heroes.learn(unit, order.id);
  } else {
    world_.construction.train(unit, order.id);
  }
}

bool Behaviours::issue(Entity unit, const or_order &given) {
  or_order order = given;
  order.size = sizeof(order);
  std::string why;
  if (check(unit, order, why) != OR_OK) return false;
  if (!is_instant(unit, order) && world_.orders) {
    char line[160] = {};
    const int code = world_.orders.call(&wc3_orders::submit, unit.raw(), static_cast<const or_order *>(&order), 0,
                                        static_cast<char *>(line), std::uint32_t(sizeof line));
    if (code != OR_UNSUPPORTED) return code == OR_OK;
  }
  if (begin(unit, order) != OR_BEGIN_STARTED) return false;
  world_.events.order_issued(unit, order);
  return true;
}

bool Behaviours::issue_immediate(Entity unit, std::uint32_t id, std::uint32_t player) {
  or_order order{};
  order.id = id;
  order.target = OR_TARGET_NONE;
  order.player = player;
  return issue(unit, order);
}

bool Behaviours::issue_point(Entity unit, std::uint32_t id, float x, float y, std::uint32_t player) {
  or_order order{};
  order.id = id;
  order.target = OR_TARGET_POINT;
  order.x = x;
  order.y = y;
  order.player = player;
  return issue(unit, order);
}

bool Behaviours::issue_target(Entity unit, std::uint32_t id, Entity target, std::uint32_t player) {
  or_order order{};
  order.id = id;
  order.target = OR_TARGET_ENTITY;
  order.entity = target.raw();
  order.player = player;
  return issue(unit, order);
}

}  // namespace openrealm::wc3
