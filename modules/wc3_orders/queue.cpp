#include "modules/wc3_orders/queue.h"

#include <charconv>

namespace openrealm::orders {

or_order order_for(std::uint32_t id, or_order_target target, std::uint32_t player) {
  or_order order{};
  order.size = sizeof order;
  order.id = id;
  order.target = target;
  order.player = player;
  return order;
}

or_order order_of(const OrderEntry &entry) {
  or_order order{};
  order.size = sizeof order;
  order.id = entry.order;
  order.target = std::uint32_t(entry.kind);
  order.has_point = entry.has_point;
  order.x = entry.x;
  order.y = entry.y;
  order.entity = entry.target.raw();
  order.player = entry.player;
  order.rawcode = entry.rawcode.value;
  order.speed_cap = entry.speed_cap;
  return order;
}

Result<OrderQueues> OrderQueues::open(const Engine &engine) {
  OrderQueues made;
  made.engine_ = engine;
  auto world = engine.acquire<wc3_world>(OR_WC3_WORLD, OR_WC3_WORLD_VERSION);
  if (!world) return tl::unexpected(world.error());
  made.world_ = *world;
  auto entries = engine.open<OrderEntry>();
  if (!entries) return tl::unexpected(entries.error());
  made.entries_ = *entries;
  auto queues = engine.open<OrderQueue>();
  if (!queues) return tl::unexpected(queues.error());
  made.queues_ = *queues;
  return made;
}

std::uint32_t OrderQueues::queue_max() const {
  const std::string value = engine_.cvar("wc3_order_queue_max");
  std::uint32_t parsed = kDefaultQueueMax;
  std::from_chars(value.data(), value.data() + value.size(), parsed);
  return std::max(parsed, MAX_UNIT_ORDER_QUEUE);
}

const OrderQueue *OrderQueues::queue_of(or_ref unit) const {
  if (!queues_.alive(unit.row)) return nullptr;
  const OrderQueue &queue = queues_[unit.row];
  return queue.unit.spawn == unit.spawn ? &queue : nullptr;
}

std::uint32_t OrderQueues::count(or_ref unit) const {
  const OrderQueue *queue = queue_of(unit);
  return queue ? queue->count : 0;
}

const OrderEntry *OrderQueues::entry(or_ref unit, std::uint32_t index) const {
  const OrderQueue *queue = queue_of(unit);
  if (!queue || index >= queue->count) return nullptr;
  std::uint32_t row = queue->head.row;
  while (index-- > 0) row = entries_[row].next.row;
  return &entries_[row];
}

int OrderQueues::submit(or_ref unit, const or_order &given, bool queue, std::string &why) {
  or_order order = given;
  const int activity = world_.call(&wc3_world::unit_activity, unit);
  if (activity <= OR_UNIT_GONE) {
    why = "That unit is gone.";
    return OR_STALE;
  }
  char line[160] = "";
  const int allowed = world_.call(&wc3_world::order_check, unit, &order, line, std::uint32_t(sizeof line));
  if (allowed < OR_OK) {
    why = line;
    return allowed;
  }
  const bool instant = world_.call(&wc3_world::order_instant, unit, &order) == 1;
  const bool waits = !instant && (activity == OR_UNIT_LOCKED || (queue && activity == OR_UNIT_BUSY));
  if (!queue && !instant) clear(unit);
  const int result = waits ? append(unit, order, why) : begin_now(unit, order, why);
  if (result == OR_OK) world_.call(&wc3_world::order_issued, unit, &order);
  return result;
}

int OrderQueues::begin_now(or_ref unit, or_order &order, std::string &why) {
  if (world_.call(&wc3_world::order_begin, unit, &order) == OR_BEGIN_STARTED) return OR_OK;
  why = "That order cannot be carried out.";
  return OR_INVALID;
}

// Makes sure the unit has its queue's row; one left by an earlier unit of that number is taken over.
bool OrderQueues::own_queue(or_ref unit) {
  if (queue_of(unit)) return true;
  if (queues_.alive(unit.row)) {
    clear(queues_[unit.row].unit.raw());
  } else if (queues_.alloc(unit.row) == 0) {
    return false;
  }
  queues_.mut(unit.row).unit = Ref<"entity">::from(unit);
  return true;
}

int OrderQueues::append(or_ref unit, or_order &order, std::string &why) {
  if (count(unit) >= queue_max()) {
    why = "The order queue is full.";
    return OR_FULL;
  }
  const std::uint32_t row = own_queue(unit) ? entries_.alloc() : 0;
  if (row == 0) {
    why = "No more orders can be queued.";
    return OR_FULL;
  }
  if (order.target == OR_TARGET_CONSTRUCTION) {
    order.entity = {};
    world_.call(&wc3_world::site_show, unit, &order, &order.entity);
  }
  OrderEntry &entry = entries_.mut(row);
  entry.order = order.id;
  entry.target = Ref<"entity">::from(order.entity);
  entry.x = order.x;
  entry.y = order.y;
  entry.speed_cap = order.speed_cap;
  entry.rawcode.value = order.rawcode;
  entry.kind = TargetKind(order.target);
  entry.has_point = order.has_point != 0;
  entry.player = std::uint16_t(order.player);

  OrderQueue &queue = queues_.mut(unit.row);
  if (queue.tail) {
    entries_.mut(queue.tail.row).next.row = row;
  } else {
    queue.head.row = row;
  }
  queue.tail.row = row;
  ++queue.count;
  return OR_OK;
}

void OrderQueues::drop_front(std::uint32_t queue_row) {
  OrderQueue &queue = queues_.mut(queue_row);
  const std::uint32_t row = queue.head.row;
  queue.head = entries_[row].next;
  --queue.count;
  entries_.free(row);
  if (!queue.head) queue.tail = {};
}

void OrderQueues::clear(or_ref unit) {
  while (count(unit) > 0) {
    const OrderEntry front = *entry(unit, 0);
    drop_front(unit.row);
    if (front.kind == TargetKind::construction) world_.call(&wc3_world::site_hide, front.target.raw());
  }
}

// A delayed entry is judged anew: its target may be gone, its price out of reach.
bool OrderQueues::begin_entry(or_ref unit, std::uint32_t entry_row) {
  const or_order order = order_of(entries_[entry_row]);
  drop_front(unit.row);
  char why[160] = "";
  int began = OR_BEGIN_DROPPED;
  const int allowed = world_.call(&wc3_world::order_check, unit, &order, why, std::uint32_t(sizeof why));
  if (allowed >= OR_OK) began = world_.call(&wc3_world::order_begin, unit, &order);
  if (order.target == OR_TARGET_CONSTRUCTION) world_.call(&wc3_world::site_hide, order.entity);
  if (allowed < OR_OK && allowed != OR_STALE && why[0] != '\0')
    world_.call(&wc3_world::command_error, order.player, static_cast<const char *>(why));
  return began == OR_BEGIN_STARTED;
}

bool OrderQueues::start_next(or_ref unit) {
  while (count(unit) > 0) {
    if (begin_entry(unit, queues_[unit.row].head.row)) return true;
  }
  return false;
}

void OrderQueues::advance() {
  std::uint32_t cursor = 0;
  or_ref unit{};
  while (world_.call(&wc3_world::next_ended, &cursor, &unit) == 1) {
    if (!start_next(unit)) world_.call(&wc3_world::settle, unit);
  }
}

}  // namespace openrealm::orders
