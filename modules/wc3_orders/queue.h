// The Shift order queue: a pending FIFO for each unit, apart from what the unit does now.
//
// Owns no state: the rows are in tables, the instance may be thrown away between any two ticks.
#pragma once

#include <string>

#include "base/engine.h"
#include "modules/wc3_orders/records.h"
#include "openrealm/wc3_orders.h"

namespace openrealm::orders {

namespace order_id {
constexpr std::uint32_t kSmart = 851971, kStop = 851972, kAttack = 851983, kMove = 851986, kPatrol = 851990,
                        kHoldPosition = 851993, kRepair = 852024;
}  // namespace order_id

class OrderQueues {
 public:
  static Result<OrderQueues> open(const Engine &engine);

  // Gives `order` to a unit. Accepted (OR_OK): it began or is pending, and its issued event fired.
  // Refused: below 0, nothing changed, `why` is a line for the player.
  int submit(or_ref unit, const or_order &order, bool queue, std::string &why);
  // Drops every pending entry, with its site indicator.
  void clear(or_ref unit);
  std::uint32_t count(or_ref unit) const;
  // Entry `index` from the front; nullptr past the end.
  const OrderEntry *entry(or_ref unit, std::uint32_t index) const;
  // Pops entries until one begins; false when none is left.
  bool start_next(or_ref unit);
  // Once a tick: every unit whose behaviour ended takes its next entry or settles, in row order.
  void advance();

 private:
  int begin_now(or_ref unit, or_order &order, std::string &why);
  bool own_queue(or_ref unit);
  int append(or_ref unit, or_order &order, std::string &why);
  bool begin_entry(or_ref unit, std::uint32_t entry_row);
  void drop_front(std::uint32_t queue_row);
  std::uint32_t queue_max() const;
  const OrderQueue *queue_of(or_ref unit) const;

  Engine engine_;
  Interface<wc3_world> world_;
  Table<OrderEntry> entries_;
  Table<OrderQueue> queues_;
};

// A new order of `player`, without a point or an entity.
or_order order_for(std::uint32_t id, or_order_target target, std::uint32_t player);
// An entry as the boundary's struct.
or_order order_of(const OrderEntry &entry);

}  // namespace openrealm::orders
