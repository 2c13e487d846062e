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

bool build(Host &host, Entity worker, std::uint32_t type, float x, float y) {
  or_order order{};
  order.size = sizeof order;
  order.id = order.rawcode = type;
  order.target = OR_TARGET_CONSTRUCTION;
  order.has_point = 1;
  order.x = x;
  order.y = y;
  order.player = host.world().units.owner(worker);
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
