// Module wc3_orders on a world of a few numbers: what is queued, when it begins, what leaves without.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <random>

#include "kernel/tables/bare_client.h"
#include "kernel/tables/stored_table.h"
#include "kernel/tables/table_store.h"
#include "modules/wc3_orders/client_commands.h"
#include "modules/wc3_orders/entry_points.h"

namespace openrealm::orders {
namespace {

constexpr std::uint32_t kPlayer = 0;
constexpr std::uint32_t kBarracks = 0x68626172;  // 'hbar'
constexpr std::uint32_t kSetRally = 851980;

struct FakeUnit {
  std::uint32_t spawn = 1;
  int activity = OR_UNIT_IDLE;
  bool ended = false;
  std::vector<or_order> begun;
};

// Accepts every order but those to entities that are gone; a busy unit ends when the test says so.
struct FakeWorld {
  std::map<std::uint32_t, FakeUnit> units;
  std::vector<or_order> issued;
  std::vector<std::string> errors;
  std::vector<std::uint32_t> sites;  // indicators shown
  std::uint32_t next_site = 900;
  std::vector<or_ref> selected;
  bool affordable = true;

  FakeUnit *unit(or_ref ref) {
    const auto found = units.find(ref.row);
    return found != units.end() && found->second.spawn == ref.spawn ? &found->second : nullptr;
  }
  static FakeWorld &of(void *context) { return *static_cast<FakeWorld *>(context); }
  static void add_unit_calls(wc3_world &w);
  static void add_player_calls(wc3_world &w);
};

void FakeWorld::add_unit_calls(wc3_world &w) {
  w.unit_activity = [](void *context, or_ref unit) {
    FakeUnit *found = of(context).unit(unit);
    return found ? found->activity : int(OR_UNIT_GONE);
  };
  w.order_check = [](void *context, or_ref, const or_order *order, char *why, std::uint32_t size) -> int {
    if (order->target == OR_TARGET_ENTITY && !of(context).unit(order->entity)) return OR_STALE;
    if (order->target != OR_TARGET_CONSTRUCTION || of(context).affordable) return OR_OK;
    copy_line("Not enough gold.", why, size);
    return OR_INVALID;
  };
  w.order_begin = [](void *context, or_ref unit, const or_order *order) -> int {
    FakeUnit &found = *of(context).unit(unit);
    found.begun.push_back(*order);
    found.activity = order->id == order_id::kStop || order->id == order_id::kHoldPosition ? OR_UNIT_IDLE : OR_UNIT_BUSY;
    found.ended = found.activity == OR_UNIT_IDLE;
    return OR_BEGIN_STARTED;
  };
  w.order_issued = [](void *context, or_ref, const or_order *order) -> int {
    of(context).issued.push_back(*order);
    return OR_OK;
  };
  w.next_ended = [](void *context, std::uint32_t *cursor, or_ref *unit) -> int {
    for (auto it = of(context).units.upper_bound(*cursor); it != of(context).units.end(); ++it) {
      if (!it->second.ended) continue;
      *cursor = it->first;
      *unit = {it->first, it->second.spawn};
      it->second.ended = false;
      return 1;
    }
    return 0;
  };
  w.settle = [](void *context, or_ref unit) -> int {
    of(context).unit(unit)->activity = OR_UNIT_IDLE;
    return OR_OK;
  };
  w.command_error = [](void *context, std::uint32_t, const char *message) -> int {
    of(context).errors.push_back(message);
    return OR_OK;
  };
  w.site_show = [](void *context, or_ref, const or_order *, or_ref *indicator) -> int {
    *indicator = {of(context).next_site++, 1};
    of(context).sites.push_back(indicator->row);
    return OR_OK;
  };
  w.site_hide = [](void *context, or_ref indicator) -> int {
    std::erase(of(context).sites, indicator.row);
    return OR_OK;
  };
}

void FakeWorld::add_player_calls(wc3_world &w) {
  w.selection = [](void *context, std::uint32_t, or_ref *into, std::uint32_t room) -> int {
    const auto &all = of(context).selected;
    std::copy_n(all.begin(), std::min<std::size_t>(room, all.size()), into);
    return int(all.size());
  };
  w.set_selection = [](void *context, std::uint32_t, const or_ref *chosen, std::uint32_t count) -> int {
    of(context).selected.assign(chosen, chosen + count);
    return int(count);
  };
  w.entity_seen = [](void *context, std::uint32_t, std::uint32_t number, or_ref *entity) -> int {
    const auto found = of(context).units.find(number);
    if (found == of(context).units.end()) return OR_NOT_FOUND;
    *entity = {number, found->second.spawn};
    return OR_OK;
  };
  w.unit_controlled = [](void *, std::uint32_t player, or_ref) -> int { return player == kPlayer; };
  w.form_up = [](void *, const or_order *order, const or_ref *, std::uint32_t count, or_order *orders) -> int {
    for (std::uint32_t i = 0; i < count; ++i) {
      orders[i] = *order;
      orders[i].x += 64.f * float(i);
      orders[i].speed_cap = 270.f;
    }
    return OR_OK;
  };
  w.order_instant = [](void *, or_ref, const or_order *order) -> int { return order->id == kSetRally; };
  w.point_valid = [](void *, float x, float y) -> int { return x >= -4096 && x <= 4096 && y >= -4096 && y <= 4096; };
  w.site_check = [](void *, or_ref, std::uint32_t, float *x, float *y, char *why, std::uint32_t size) -> int {
    if (*x < 0) {
      copy_line("Unable to build there.", why, size);
      return OR_INVALID;
    }
    *x = float(int(*x) / 64 * 64);
    *y = float(int(*y) / 64 * 64);
    return OR_OK;
  };
}

class OrdersGame : public ::testing::Test {
 protected:
  OrdersGame() : client_(store_, "wc3_orders") {
    client_.import()->acquire = [](or_self *self, const char *, std::uint32_t, std::uint32_t, const void **functions,
                                   void *const **context) -> int {
      OrdersGame &game = *current(self);
      *functions = &game.functions_;
      *context = &game.context_;
      return OR_OK;
    };
    current(&client_) = this;
    world_.units[1] = {};
    world_.units[2] = {};
    world_.selected = {unit(1)};
    reopen();
  }

  // As after a swap of the module: a new instance on the same tables.
  void reopen() {
    const Engine engine(client_.import());
    auto queues = OrderQueues::open(engine);
    ASSERT_TRUE(queues) << queues.error().message;
    queues_ = *queues;
    auto commands = ClientCommands::open(engine, queues_);
    ASSERT_TRUE(commands) << commands.error().message;
    commands_ = *commands;
  }

  or_ref unit(std::uint32_t number) { return {number, world_.units[number].spawn}; }
  void finish(std::uint32_t number) {
    world_.units[number].ended = true;
    queues_.advance();
  }
  // Runs a player's command; answers what was said against it.
  std::string say(std::string_view line, std::uint32_t player = kPlayer) {
    std::vector<std::string_view> words;
    while (!line.empty()) {
      const std::size_t end = std::min(line.find(' '), line.size());
      words.push_back(line.substr(0, end));
      line.remove_prefix(std::min(end + 1, line.size()));
    }
    std::string why;
    const int result = commands_.run(player, words, why);
    EXPECT_EQ(result < OR_OK, !why.empty()) << why;
    return why;
  }
  Interface<wc3_world> world() const { return {&functions_, &context_}; }
  const std::vector<or_order> &begun(std::uint32_t number = 1) { return world_.units[number].begun; }

  FakeWorld world_;
  TableStore store_;
  BareClient client_;
  OrderQueues queues_;
  ClientCommands commands_;

 private:
  static OrdersGame *&current(or_self *) {
    static OrdersGame *game = nullptr;
    return game;
  }
  static wc3_world fake_functions() {
    wc3_world w{};
    w.size = sizeof w;
    FakeWorld::add_unit_calls(w);
    FakeWorld::add_player_calls(w);
    return w;
  }
  wc3_world functions_ = fake_functions();
  void *context_ = &world_;
};

using wc3_unit = OrdersGame;
using wc3_building = OrdersGame;

// ORD-09
TEST_F(wc3_unit, shift_order_of_an_idle_unit_begins_at_once) {
  EXPECT_EQ(say("smartpoint 100 200 queue"), "");
  ASSERT_EQ(begun().size(), 1u);
  EXPECT_EQ(begun()[0].x, 100.f);
  EXPECT_EQ(queues_.count(unit(1)), 0u);
}

// ORD-01, ORD-04, ORD-16
TEST_F(wc3_unit, shift_moves_progress_in_order) {
  for (const char *line : {"smartpoint 1 1 queue", "smartpoint 2 2 queue", "smartpoint 3 3 queue"})
    EXPECT_EQ(say(line), "");
  ASSERT_EQ(queues_.count(unit(1)), 2u);
  const OrderEntry *first = queues_.entry(unit(1), 0);
  EXPECT_EQ(first->order, order_id::kSmart);
  EXPECT_EQ(first->kind, TargetKind::point);
  EXPECT_EQ(first->x, 2.f);
  EXPECT_EQ(first->speed_cap, 270.f);
  EXPECT_EQ(first->player, kPlayer);
  finish(1);
  finish(1);
  ASSERT_EQ(begun().size(), 3u);
  EXPECT_EQ(begun()[2].x, 3.f);
  finish(1);
  EXPECT_EQ(begun().size(), 3u);
  EXPECT_EQ(world_.units[1].activity, OR_UNIT_IDLE);
}

// ORD-11
TEST_F(wc3_unit, plain_order_replaces_the_chain) {
  say("smartpoint 1 1");
  say("smartpoint 2 2 queue");
  say("smartpoint 3 3");
  EXPECT_EQ(queues_.count(unit(1)), 0u);
  ASSERT_EQ(begun().size(), 2u);
  EXPECT_EQ(begun()[1].x, 3.f);
}

// ORD-12
TEST_F(wc3_unit, queued_stop_keeps_later_entries_and_plain_stop_clears) {
  say("smartpoint 1 1");
  say("button CmdStop queue");
  say("button CmdHoldPos queue");
  say("smartpoint 2 2 queue");
  EXPECT_EQ(queues_.count(unit(1)), 3u);
  finish(1);
  EXPECT_EQ(begun().back().id, order_id::kStop);
  queues_.advance();
  EXPECT_EQ(begun().back().id, order_id::kHoldPosition);
  queues_.advance();
  EXPECT_EQ(begun().back().x, 2.f);
  say("smartpoint 3 3 queue");
  say("button CmdStop");
  EXPECT_EQ(queues_.count(unit(1)), 0u);
  EXPECT_EQ(begun().back().id, order_id::kStop);
}

// ORD-14, ORD-15
TEST_F(wc3_unit, stale_target_is_dropped_and_the_next_order_begins) {
  say("smartpoint 1 1");
  say("smart 2 queue");
  say("smartpoint 5 5 queue");
  world_.units[2].spawn = 77;  // the slot was taken again
  finish(1);
  EXPECT_EQ(begun().back().x, 5.f);
  EXPECT_TRUE(world_.errors.empty());
}

// ORD-22
TEST_F(wc3_unit, issued_event_fires_once_when_accepted) {
  say("smartpoint 1 1");
  say("smart 2 10 20 queue");
  ASSERT_EQ(world_.issued.size(), 2u);
  EXPECT_EQ(world_.issued[1].target, OR_TARGET_ENTITY);
  finish(1);
  EXPECT_EQ(world_.issued.size(), 2u);
  EXPECT_EQ(begun().back().entity.row, 2u);
}

// ORD-47
TEST_F(wc3_unit, full_queue_refuses_the_newest) {
  client_.cvars["wc3_order_queue_max"] = "16";
  say("smartpoint 1 1");
  for (std::uint32_t i = 0; i < MAX_UNIT_ORDER_QUEUE; ++i) EXPECT_EQ(say("smartpoint 2 2 queue"), "");
  EXPECT_EQ(say("smartpoint 3 3 queue"), "The order queue is full.");
  EXPECT_EQ(world_.errors, std::vector<std::string>{"The order queue is full."});
  EXPECT_EQ(queues_.count(unit(1)), MAX_UNIT_ORDER_QUEUE);
  EXPECT_EQ(world_.issued.size(), 1 + MAX_UNIT_ORDER_QUEUE);
}

// ORD-13, ORD-25
TEST_F(wc3_unit, death_clears_the_queue_and_its_sites) {
  say("smartpoint 1 1");
  say("smartpoint 2 2 queue");
  say("button hbar");
  say("point 128 128 queue");
  EXPECT_EQ(world_.sites.size(), 1u);
  queues_.clear(unit(1));
  EXPECT_EQ(queues_.count(unit(1)), 0u);
  EXPECT_TRUE(world_.sites.empty());
  EXPECT_EQ(store_.find("order_entry")->live, 0u);
}

// ORD-45
TEST_F(wc3_unit, locked_unit_keeps_only_the_replacement_waiting) {
  say("smartpoint 1 1");
  say("smartpoint 2 2 queue");
  world_.units[1].activity = OR_UNIT_LOCKED;
  say("smartpoint 9 9");
  ASSERT_EQ(queues_.count(unit(1)), 1u);
  finish(1);
  EXPECT_EQ(begun().back().x, 9.f);
}

// ORD-23
TEST_F(wc3_unit, each_unit_of_a_group_goes_through_its_own_legs) {
  world_.selected = {unit(1), unit(2)};
  say("smartpoint 0 0");
  say("smartpoint 100 0 queue");
  finish(2);
  EXPECT_EQ(begun(2).back().x, 164.f);
  EXPECT_EQ(begun(1).size(), 1u);
  EXPECT_EQ(queues_.count(unit(1)), 1u);
}

// ORD-03
TEST_F(wc3_unit, malformed_commands_say_why_and_change_nothing) {
  say("smartpoint 1 1");
  const std::uint64_t before = store_.full_state_hash();
  const std::pair<const char *, const char *> cases[] = {
      {"smart", "Use: smart ENTITY [X Y] [queue]"},
      {"smart 1 2", "Use: smart ENTITY [X Y] [queue]"},
      {"smart 1 2 3 4", "Use: smart ENTITY [X Y] [queue]"},
      {"smart two", "two is not an entity's number."},
      {"smart -1", "-1 is not an entity's number."},
      {"smart 99999999999999", "99999999999999 is not an entity's number."},
      {"smart 55", "There is no entity 55 in sight."},
      {"smart 2 nan 1", "nan is not a coordinate."},
      {"smartpoint 1", "Use: smartpoint X Y [queue]"},
      {"smartpoint 1 2 3", "Use: smartpoint X Y [queue]"},
      {"smartpoint inf 1", "inf is not a coordinate."},
      {"smartpoint 1e999 1", "1e999 is not a coordinate."},
      {"smartpoint 1x 1", "1x is not a coordinate."},
      {"smartpoint 5000 0", "5000 0 is outside the map."},
      {"select", "Use: select ENTITY [queue]"},
      {"point 1", "Use: point X Y [queue]"},
      {"button", "Use: button NAME [queue]"},
      {"button CmdDance", "There is no button CmdDance."},
      {"orderqueuerelease now", "orderqueuerelease"},
      {"dance", "There is no command dance."},
  };
  for (const auto &[line, answer] : cases) EXPECT_NE(say(line).find(answer), std::string::npos) << line;
  EXPECT_EQ(store_.full_state_hash(), before);
  EXPECT_EQ(begun().size(), 1u);
}

// ORD-03
TEST_F(wc3_unit, another_players_units_do_not_obey) {
  EXPECT_EQ(say("smartpoint 1 1", 1), "No unit of yours is selected.");
  EXPECT_TRUE(begun().empty());
}

// ORD-18
TEST_F(wc3_unit, shift_keeps_the_targeting_armed) {
  say("button CmdAttack");
  say("point 10 10 queue");
  say("point 20 20 queue");
  EXPECT_EQ(commands_.targeting(kPlayer).mode, TargetingMode::attack);
  EXPECT_EQ(queues_.count(unit(1)), 1u);
  say("point 30 30");
  EXPECT_EQ(commands_.targeting(kPlayer).mode, TargetingMode::none);
  EXPECT_EQ(begun().back().id, order_id::kAttack);
}

// ORD-17
TEST_F(wc3_unit, a_mode_that_does_not_queue_ignores_the_word) {
  say("smartpoint 1 1");
  say("button CmdPatrol");
  say("point 10 10 queue");
  EXPECT_EQ(commands_.targeting(kPlayer).mode, TargetingMode::none);
  EXPECT_EQ(queues_.count(unit(1)), 0u);
  EXPECT_EQ(begun().back().id, order_id::kPatrol);
}

// ORD-08, ORD-19
TEST_F(wc3_building, ghost_stays_for_shift_and_goes_when_it_is_released) {
  say("button hbar");
  say("orderqueuerelease");
  EXPECT_EQ(commands_.targeting(kPlayer).mode, TargetingMode::build) << "a tap before any placement changes nothing";
  say("smartpoint 1 1");
  say("point 130 130 queue");
  say("point 260 260 queue");
  EXPECT_EQ(commands_.targeting(kPlayer).mode, TargetingMode::build);
  EXPECT_EQ(world_.sites.size(), 2u);
  say("orderqueuerelease");
  EXPECT_EQ(commands_.targeting(kPlayer).mode, TargetingMode::none);
  EXPECT_EQ(world_.sites.size(), 2u);
  ASSERT_EQ(queues_.count(unit(1)), 2u);
  EXPECT_EQ(queues_.entry(unit(1), 0)->rawcode.value, kBarracks);
  EXPECT_EQ(queues_.entry(unit(1), 0)->x, 128.f);
}

// ORD-26
TEST_F(wc3_building, an_invalid_placement_keeps_the_ghost) {
  say("button hbar");
  EXPECT_EQ(say("point -100 0 queue"), "Unable to build there.");
  EXPECT_EQ(commands_.targeting(kPlayer).mode, TargetingMode::build);
  EXPECT_EQ(say("button CmdCancel"), "");
  EXPECT_EQ(commands_.targeting(kPlayer).mode, TargetingMode::none);
}

// ORD-24
TEST_F(wc3_building, scheduler_drops_a_queued_site_that_cannot_be_paid) {
  say("smartpoint 1 1");
  say("button hbar");
  say("point 128 128 queue");
  say("smartpoint 7 7 queue");
  world_.affordable = false;
  finish(1);
  EXPECT_TRUE(world_.sites.empty());
  EXPECT_EQ(world_.errors, std::vector<std::string>{"Not enough gold."});
  EXPECT_EQ(begun().back().x, 7.f);
}

// ORD-08, ORD-22, ORD-25
TEST_F(wc3_building, scheduler_begins_a_queued_site_and_takes_its_placeholder_away) {
  say("smartpoint 1 1");
  say("button hbar");
  say("point 130 130 queue");
  ASSERT_EQ(world_.issued.size(), 2u);
  EXPECT_EQ(world_.issued[1].id, kBarracks);
  EXPECT_EQ(world_.issued[1].x, 128.f);
  finish(1);
  EXPECT_EQ(begun().back().target, OR_TARGET_CONSTRUCTION);
  EXPECT_TRUE(world_.sites.empty());
  EXPECT_EQ(world_.issued.size(), 2u);
}

// ORD-20, ORD-49: rally points and their like happen at once and touch no queue.
TEST_F(wc3_unit, instant_orders_leave_the_queue_alone) {
  say("smartpoint 1 1");
  say("smartpoint 2 2 queue");
  std::string why;
  for (const bool queue : {false, true})
    EXPECT_EQ(G_IssueUnitPointOrder(queues_, unit(1), kSetRally, 9, 9, kPlayer, queue, why), OR_OK);
  EXPECT_EQ(queues_.count(unit(1)), 1u);
  EXPECT_EQ(begun().back().id, kSetRally);
}

// ORD-07, ORD-29: the contract's entry points
TEST_F(wc3_unit, entry_points_submit_queue_or_replace) {
  std::string why;
  EXPECT_EQ(unit_issueorder(queues_, unit(1), order_id::kAttack, 5, 6, kPlayer, why), OR_OK);
  EXPECT_EQ(begun().back().id, order_id::kAttack);
  EXPECT_EQ(begun().back().target, OR_TARGET_POINT);
  EXPECT_EQ(G_IssueUnitPointOrder(queues_, unit(1), order_id::kMove, 1, 2, kPlayer, true, why), OR_OK);
  EXPECT_EQ(G_IssueUnitTargetOrder(queues_, unit(1), order_id::kAttack, unit(2), kPlayer, true, why), OR_OK);
  EXPECT_EQ(queues_.count(unit(1)), 2u);
  EXPECT_TRUE(G_UnitStartNextQueuedOrder(queues_, unit(1)));
  EXPECT_EQ(begun().back().id, order_id::kMove);
  EXPECT_EQ(unit_issuetargetorder(queues_, unit(1), order_id::kSmart, unit(2), kPlayer, why), OR_OK);
  EXPECT_EQ(queues_.count(unit(1)), 0u);
  EXPECT_FALSE(G_UnitStartNextQueuedOrder(queues_, unit(1)));
  EXPECT_EQ(unit_issueorder(queues_, {1, 99}, order_id::kMove, 0, 0, kPlayer, why), OR_STALE);
}

// ORD-22, ORD-29
TEST_F(wc3_building, entry_points_build_now_and_execute_without_an_event) {
  std::string why;
  EXPECT_EQ(G_IssueBuildOrder(queues_, world(), unit(1), kBarracks, 130, 70, kPlayer, why), OR_OK);
  EXPECT_EQ(begun().back().x, 128.f);
  ASSERT_EQ(world_.issued.size(), 1u);
  const or_order delayed = begun().back();
  EXPECT_TRUE(G_ExecuteBuildOrder(world(), unit(1), delayed));
  EXPECT_EQ(begun().size(), 2u);
  EXPECT_EQ(world_.issued.size(), 1u);
}

// ORD-27, HOT-05: nothing of the queue lives outside the tables.
TEST_F(wc3_unit, a_new_instance_goes_on_with_the_queue) {
  say("smartpoint 1 1");
  say("smartpoint 2 2 queue");
  say("smartpoint 3 3 queue");
  const std::uint64_t before = store_.full_state_hash();
  reopen();
  EXPECT_EQ(store_.full_state_hash(), before);
  finish(1);
  EXPECT_EQ(begun().back().x, 2.f);
  EXPECT_EQ(queues_.count(unit(1)), 1u);
}

// ORD-01, ORD-09, ORD-11: the queue does what a plain list does, over random play.
TEST_F(wc3_unit, queue_is_a_plain_fifo) {
  std::mt19937 random(7);
  std::deque<float> pending;
  bool busy = false;
  std::vector<float> expected;
  for (int step = 0; step < 5000; ++step) {
    const auto act = random() % 10;
    const float x = float(step % 4000);
    if (act < 6) {
      const bool queue = act < 5;
      if (!queue) pending.clear();
      if (queue && busy && pending.size() >= kDefaultQueueMax) continue;
      if (queue && busy) {
        pending.push_back(x);
      } else {
        expected.push_back(x);
        busy = true;
      }
      EXPECT_EQ(say(fmt::format("smartpoint {} 0{}", x, queue ? " queue" : "")), "");
    } else if (busy) {
      busy = !pending.empty();
      if (busy) {
        expected.push_back(pending.front());
        pending.pop_front();
      }
      finish(1);
    }
    store_.end_tick();
    ASSERT_EQ(queues_.count(unit(1)), pending.size());
    ASSERT_EQ(begun().size(), expected.size());
    if (!expected.empty()) {
      ASSERT_EQ(begun().back().x, expected.back());
    }
    if (step % 500 == 0) reopen();
  }
}

}  // namespace
}  // namespace openrealm::orders
