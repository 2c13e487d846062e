// The tables of module wc3_orders.
#pragma once

#include "base/record.h"

namespace openrealm::orders {

// The contract's own bound on pending entries; the cvar wc3_order_queue_max is never below it.
constexpr std::uint32_t MAX_UNIT_ORDER_QUEUE = 16;
constexpr std::uint32_t kDefaultQueueMax = 64;

OR_ENUM(TargetKind, std::uint8_t, none, point, entity, construction)

// One pending order of a unit (ORD-16). The unit's active order is never here.
struct OrderEntry {
  Spawn spawn;
  Row<"order_entry"> next;
  std::uint32_t order;   // an order id; a building's rawcode for construction
  Ref<"entity"> target;  // of a construction: its site indicator
  float x, y;            // the resolved point
  float speed_cap;       // the group's speed, 0 = none
  Rawcode rawcode;
  TargetKind kind;
  std::uint8_t has_point;
  std::uint16_t player;
  static constexpr TableShape kShape{.max_rows = 1u << 18};
  OR_RECORD(OrderEntry, "order_entry", FIELD(spawn), FIELD(next), FIELD(order), FIELD(target), FIELD(x), FIELD(y),
            FIELD(speed_cap), FIELD(rawcode), FIELD(kind), FIELD(has_point), FIELD(player))
};

// A unit's pending FIFO. Its row number is the unit's; the row is made by the first entry and stays,
// empty or not, until a later unit of that number takes it over.
struct OrderQueue {
  Spawn spawn;
  Ref<"entity"> unit;
  Row<"order_entry"> head, tail;
  std::uint32_t count;
  static constexpr TableShape kShape{.max_rows = 1u << 16};
  OR_RECORD(OrderQueue, "order_queue", FIELD(spawn), FIELD(unit), FIELD(head), FIELD(tail), FIELD(count))
};

OR_ENUM(TargetingMode, std::uint8_t, none, move, attack, patrol, repair, build, other)

// What a player's next click means, a row a player (row = player + 1). Emptied by a load: the
// client arms it again.
struct Targeting {
  Spawn spawn;
  std::uint32_t order;  // what the click will issue
  TargetingMode mode;
  std::uint8_t supports_order_queue;  // the mode takes `queue`
  std::uint8_t order_queued;          // the last click of this mode was queued
  std::uint8_t order_queue_chained;   // a queued site was placed with this ghost
  static constexpr TableShape kShape{.max_rows = 32, .flags = 0};
  OR_RECORD(Targeting, "targeting", FIELD(spawn), FIELD(order), FIELD(mode), FIELD(supports_order_queue),
            FIELD(order_queued), FIELD(order_queue_chained))
};

}  // namespace openrealm::orders
