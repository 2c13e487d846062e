#include <algorithm>

#include "modules/wc3/natives/registry.h"
#include "modules/wc3/world/order_ids.h"

namespace openrealm::wc3 {
namespace {

bool in_initialisers(Host &host) {
  return host.state().main == MainState::not_run;
}

std::uint32_t id_of(std::string_view name) {
  return order_id(name);
}

// A script orders in the name of the unit's owner.
bool immediate(Host &host, Entity unit, std::uint32_t id) {
  return id != 0 && host.world().behaviours.issue_immediate(unit, id, host.world().units.owner(unit));
}

bool to_point(Host &host, Entity unit, std::uint32_t id, float x, float y) {
  return id != 0 && host.world().behaviours.issue_point(unit, id, x, y, host.world().units.owner(unit));
}

bool to_place(Host &host, Entity unit, std::uint32_t id, Location place) {
  const LocationRow *row = host.tables.location.get(place.ref);
  return row && to_point(host, unit, id, row->x, row->y);
}

bool to_target(Host &host, Entity unit, std::uint32_t id, Entity target) {
  return id != 0 && host.world().exists(target) &&
         host.world().behaviours.issue_target(unit, id, target, host.world().units.owner(unit));
}

or_order order_to(Host &host, Entity unit, std::uint32_t id, or_order_target target) {
  or_order order{};
  order.size = sizeof order;
  order.id = id;
  order.target = target;
  order.player = host.world().units.owner(unit);
  return order;
}

// Behind what the unit does, as a player's Shift does; a game without wc3.orders has no queue.
bool queue(Host &host, Entity unit, const or_order &order) {
  if (!host.world().units.alive(unit) || !host.world().orders) return false;
  char why[160] = {};
  return host.world().orders.call(&wc3_orders::submit, unit.raw(), &order, 1, why, std::uint32_t(sizeof why)) == OR_OK;
}

bool queue_to_point(Host &host, Entity unit, std::int32_t id, float x, float y) {
  or_order order = order_to(host, unit, std::uint32_t(id), OR_TARGET_POINT);
  order.has_point = 1;
  order.x = x, order.y = y;
  return queue(host, unit, order);
}

bool queue_to_target(Host &host, Entity unit, std::int32_t id, Entity target) {
  if (!host.world().exists(target)) return false;
  or_order order = order_to(host, unit, std::uint32_t(id), OR_TARGET_ENTITY);
  order.entity = target.raw();
  return queue(host, unit, order);
}

bool queue_building(Host &host, Entity unit, std::int32_t type, float x, float y) {
  or_order order = order_to(host, unit, std::uint32_t(type), OR_TARGET_CONSTRUCTION);
  order.rawcode = std::uint32_t(type);
  order.has_point = 1;
  order.x = x, order.y = y;
  host.world().construction.snap(order.rawcode, order.x, order.y);
  return queue(host, unit, order);
}

void clear_queue(Host &host, Entity unit) {
  if (host.world().orders) host.world().orders.call(&wc3_orders::clear, unit.raw());
}

// What it does now counts as one.
std::int32_t order_count(Host &host, Entity unit) {
  if (!host.world().units.alive(unit)) return 0;
  const int waiting = host.world().orders ? host.world().orders.call(&wc3_orders::count, unit.raw()) : 0;
  return std::max(waiting, 0) + (host.world().behaviours.current_order(unit) != 0 ? 1 : 0);
}

bool build(Host &host, Entity worker, std::uint32_t type, float x, float y) {
  or_order order = order_to(host, worker, type, OR_TARGET_CONSTRUCTION);
  order.rawcode = type;
  order.has_point = 1;
  order.x = x, order.y = y;
  return host.world().behaviours.issue(worker, order);
}

std::uint32_t building_named(Host &host, std::string_view name) {
  for (const std::uint32_t type : host.world().types.unit_rawcodes())
    if (host.world().types.unit(type).name == name || rawcode_text(type) == name) return type;
  return 0;
}

// It no longer walks back to where it was put.
void forget_guard(Host &host, Entity unit) {
  if (!host.world().units.exists(unit)) return;
  OrderRow &order = host.world().state.order.mut(unit.row);
  order.flags = std::uint8_t(order.flags & ~kOrderGuard);
}

template <class Order>
bool each_member(Host &host, Group group, Order &&order) {
  const GroupRow *row = host.tables.group.get(group.ref);
  if (!row) return false;
  const auto view = host.tables.group.view(row->members);
  const std::vector<Ref<"entity">> members(view.begin(), view.end());
  bool any = false;
  for (const Entity unit : members)
    if (host.world().units.alive(unit)) any = order(unit) || any;
  return any;
}

constexpr NativeEntry kNatives[] = {
    def("OrderId",
        [](Host &host, std::string_view name) { return in_initialisers(host) ? 0 : std::int32_t(id_of(name)); }),
    def("OrderId2String", [](Host &, std::int32_t id) { return order_name(std::uint32_t(id)); }),
    def("GetUnitCurrentOrder",
        [](Host &host, Unit unit) { return std::int32_t(host.world().behaviours.current_order(unit)); }),

    def("RemoveGuardPosition", [](Host &host, Unit unit) { forget_guard(host, unit); }),
    def("RemoveAllGuardPositions",
        [](Host &host, Player player) {
          if (!player) return;
          for (const Entity unit : host.world().units.of_player(player.index())) forget_guard(host, unit);
        }),

    def("IssueImmediateOrder",
        [](Host &host, Unit unit, std::string_view order) { return immediate(host, unit, id_of(order)); }),
    def("IssueImmediateOrderById",
        [](Host &host, Unit unit, std::int32_t order) { return immediate(host, unit, std::uint32_t(order)); }),
    def("IssuePointOrder", [](Host &host, Unit unit, std::string_view order, float x,
                              float y) { return to_point(host, unit, id_of(order), x, y); }),
    def("IssuePointOrderById", [](Host &host, Unit unit, std::int32_t order, float x,
                                  float y) { return to_point(host, unit, std::uint32_t(order), x, y); }),
    def("IssuePointOrderLoc", [](Host &host, Unit unit, std::string_view order,
                                 Location place) { return to_place(host, unit, id_of(order), place); }),
    def("IssuePointOrderByIdLoc", [](Host &host, Unit unit, std::int32_t order,
                                     Location place) { return to_place(host, unit, std::uint32_t(order), place); }),
    def("IssueTargetOrder", [](Host &host, Unit unit, std::string_view order,
                               Widget target) { return to_target(host, unit, id_of(order), target); }),
    def("IssueTargetOrderById", [](Host &host, Unit unit, std::int32_t order,
                                   Widget target) { return to_target(host, unit, std::uint32_t(order), target); }),
    def("IssueBuildOrder", [](Host &host, Unit unit, std::string_view name, float x,
                              float y) { return build(host, unit, building_named(host, name), x, y); }),
    def("IssueBuildOrderById", [](Host &host, Unit unit, std::int32_t type, float x,
                                  float y) { return build(host, unit, std::uint32_t(type), x, y); }),

    def("BlzQueueImmediateOrderById",
        [](Host &host, Unit unit, std::int32_t id) {
          return queue(host, unit, order_to(host, unit, std::uint32_t(id), OR_TARGET_NONE));
        }),
    def("BlzQueuePointOrderById",
        [](Host &host, Unit unit, std::int32_t id, float x, float y) { return queue_to_point(host, unit, id, x, y); }),
    def("BlzQueueTargetOrderById",
        [](Host &host, Unit unit, std::int32_t id, Widget target) { return queue_to_target(host, unit, id, target); }),
    def("BlzQueueBuildOrderById", [](Host &host, Unit unit, std::int32_t type, float x,
                                     float y) { return queue_building(host, unit, type, x, y); }),
    def("BlzGetUnitOrderCount", [](Host &host, Unit unit) { return order_count(host, unit); }),
    def("BlzUnitClearOrders",
        [](Host &host, Unit unit, bool only_queued) {
          if (!host.world().units.alive(unit)) return;
          clear_queue(host, unit);
          if (!only_queued) immediate(host, unit, order::kStop);
        }),
    def("BlzUnitForceStopOrder",
        [](Host &host, Unit unit, bool clear) {
          if (!host.world().units.alive(unit)) return;
          if (clear) clear_queue(host, unit);
          host.world().behaviours.stop(unit);
        }),

    def("GroupImmediateOrder",
        [](Host &host, Group group, std::string_view order) {
          return each_member(host, group, [&](Entity unit) { return immediate(host, unit, id_of(order)); });
        }),
    def("GroupImmediateOrderById",
        [](Host &host, Group group, std::int32_t order) {
          return each_member(host, group, [&](Entity unit) { return immediate(host, unit, std::uint32_t(order)); });
        }),
    def("GroupPointOrder",
        [](Host &host, Group group, std::string_view order, float x, float y) {
          return each_member(host, group, [&](Entity unit) { return to_point(host, unit, id_of(order), x, y); });
        }),
    def("GroupPointOrderById",
        [](Host &host, Group group, std::int32_t order, float x, float y) {
          return each_member(host, group,
                             [&](Entity unit) { return to_point(host, unit, std::uint32_t(order), x, y); });
        }),
    def("GroupPointOrderLoc",
        [](Host &host, Group group, std::string_view order, Location place) {
          return each_member(host, group, [&](Entity unit) { return to_place(host, unit, id_of(order), place); });
        }),
    def("GroupPointOrderByIdLoc",
        [](Host &host, Group group, std::int32_t order, Location place) {
          return each_member(host, group,
                             [&](Entity unit) { return to_place(host, unit, std::uint32_t(order), place); });
        }),
    def("GroupTargetOrder",
        [](Host &host, Group group, std::string_view order, Widget target) {
          return each_member(host, group, [&](Entity unit) { return to_target(host, unit, id_of(order), target); });
        }),
    def("GroupTargetOrderById",
        [](Host &host, Group group, std::int32_t order, Widget target) {
          return each_member(host, group,
                             [&](Entity unit) { return to_target(host, unit, std::uint32_t(order), target); });
        }),
};

}  // namespace

std::span<const NativeEntry> order_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
