// The contract's entry points (ORD-29), over OrderQueues. All answer OR_OK or a code below 0 with
// `why` set to a line for the player.
#pragma once

#include "modules/wc3_orders/queue.h"

namespace openrealm::orders {

int G_IssueUnitPointOrder(OrderQueues &queues, or_ref unit, std::uint32_t order_id, float x, float y,
                          std::uint32_t player, bool queue, std::string &why);
int G_IssueUnitTargetOrder(OrderQueues &queues, or_ref unit, std::uint32_t order_id, or_ref target,
                           std::uint32_t player, bool queue, std::string &why);
// x and y are snapped to the building grid.
int G_IssueUnitBuildOrder(OrderQueues &queues, const Interface<wc3_world> &world, or_ref unit, std::uint32_t rawcode,
                          float x, float y, std::uint32_t player, bool queue, std::string &why);
// The immediate form that scripts and computer players use.
int G_IssueBuildOrder(OrderQueues &queues, const Interface<wc3_world> &world, or_ref unit, std::uint32_t rawcode,
                      float x, float y, std::uint32_t player, std::string &why);
// Begins a delayed construction now; fires no event.
bool G_ExecuteBuildOrder(const Interface<wc3_world> &world, or_ref unit, const or_order &order);
// Pops entries until one begins.
bool G_UnitStartNextQueuedOrder(OrderQueues &queues, or_ref unit);
// What scripts call: queue = false.
int unit_issueorder(OrderQueues &queues, or_ref unit, std::uint32_t order_id, float x, float y, std::uint32_t player,
                    std::string &why);
int unit_issuetargetorder(OrderQueues &queues, or_ref unit, std::uint32_t order_id, or_ref target, std::uint32_t player,
                          std::string &why);

}  // namespace openrealm::orders
