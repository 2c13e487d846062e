#include "modules/wc3_orders/entry_points.h"

namespace openrealm::orders {

int G_IssueUnitPointOrder(OrderQueues &queues, or_ref unit, std::uint32_t order_id, float x, float y,
                          std::uint32_t player, bool queue, std::string &why) {
  or_order order = order_for(order_id, OR_TARGET_POINT, player);
  order.has_point = 1;
  order.x = x;
  order.y = y;
  return queues.submit(unit, order, queue, why);
}

int G_IssueUnitTargetOrder(OrderQueues &queues, or_ref unit, std::uint32_t order_id, or_ref target,
                           std::uint32_t player, bool queue, std::string &why) {
  or_order order = order_for(order_id, OR_TARGET_ENTITY, player);
  order.entity = target;
  return queues.submit(unit, order, queue, why);
}

int G_IssueUnitBuildOrder(OrderQueues &queues, const Interface<wc3_world> &world, or_ref unit, std::uint32_t rawcode,
                          float x, float y, std::uint32_t player, bool queue, std::string &why) {
  or_order order = order_for(rawcode, OR_TARGET_CONSTRUCTION, player);
  order.rawcode = rawcode;
  order.has_point = 1;
  order.x = x;
  order.y = y;
  char line[160] = "";
  const int legal =
      world.call(&wc3_world::site_check, unit, rawcode, &order.x, &order.y, line, std::uint32_t(sizeof line));
  if (legal < OR_OK) {
    why = line;
    return legal;
  }
  return queues.submit(unit, order, queue, why);
}

int G_IssueBuildOrder(OrderQueues &queues, const Interface<wc3_world> &world, or_ref unit, std::uint32_t rawcode,
                      float x, float y, std::uint32_t player, std::string &why) {
  return G_IssueUnitBuildOrder(queues, world, unit, rawcode, x, y, player, false, why);
}

bool G_ExecuteBuildOrder(const Interface<wc3_world> &world, or_ref unit, const or_order &order) {
  return world.call(&wc3_world::order_begin, unit, &order) == OR_BEGIN_STARTED;
}

bool G_UnitStartNextQueuedOrder(OrderQueues &queues, or_ref unit) {
  return queues.start_next(unit);
}

int unit_issueorder(OrderQueues &queues, or_ref unit, std::uint32_t order_id, float x, float y, std::uint32_t player,
                    std::string &why) {
  return G_IssueUnitPointOrder(queues, unit, order_id, x, y, player, false, why);
}

int unit_issuetargetorder(OrderQueues &queues, or_ref unit, std::uint32_t order_id, or_ref target, std::uint32_t player,
                          std::string &why) {
  return G_IssueUnitTargetOrder(queues, unit, order_id, target, player, false, why);
}

}  // namespace openrealm::orders
