#include <cmath>

#include "tests/wc3/world_fixture.h"

namespace openrealm::wc3::testing {
namespace {

struct wc3_movement : Fixture {
  // A wall of cells from (x, y0) to (x, y1), one cell thick.
  void wall(float x, float y0, float y1) {
    for (float y = y0; y <= y1; y += kCellSize) cells[cell(x, y)] = kCellNoWalk | kCellNoBuild;
  }
  std::size_t cell(float x, float y) const {
    return std::size_t(world->grid.line(y)) * std::size_t(world->grid.width()) + std::size_t(world->grid.column(x));
  }
  void set_cells() {
    world->set_terrain(world->grid.min_x(), world->grid.min_y(), std::uint32_t(world->grid.width()),
                       std::uint32_t(world->grid.height()), cells);
  }
  std::vector<std::uint16_t> cells =
      std::vector<std::uint16_t>(std::size_t(world->grid.width()) * std::size_t(world->grid.height()), 0);

  bool go(Entity unit, float x, float y) { return world->behaviours.issue_point(unit, order::kMove, x, y, 0); }
  bool idle(Entity unit) { return world->behaviours.activity(unit) == OR_UNIT_IDLE; }
  float away(Entity unit, float x, float y) { return std::hypot(world->units.x(unit) - x, world->units.y(unit) - y); }
};
struct wc3_combat : Fixture {
  bool fought(Entity a, Entity b, int seconds = 120) {
    return run_until(32 * seconds, [&] { return !world->units.alive(a) || !world->units.alive(b); });
  }
};
struct wc3_orders_world : wc3_movement {
  std::string refusal(Entity unit, const or_order &order) {
    std::string why;
    return world->behaviours.check(unit, order, why) == OR_OK ? "accepted" : why;
  }
  or_order to_point(std::uint32_t id, float x, float y) {
    or_order order{};
    order.size = sizeof order;
    order.id = id;
    order.target = OR_TARGET_POINT;
    order.x = x;
    order.y = y;
    return order;
  }
  or_order to_entity(std::uint32_t id, Entity target) {
    or_order order{};
    order.size = sizeof order;
    order.id = id;
    order.target = OR_TARGET_ENTITY;
    order.entity = target.raw();
    return order;
  }
};
struct wc3_construction : wc3_orders_world {
  or_order build(const char (&code)[5], float x, float y) {
    or_order order = to_point(rawcode(code), x, y);
    order.target = OR_TARGET_CONSTRUCTION;
    order.rawcode = rawcode(code);
    return order;
  }
};

TEST_F(wc3_movement, walks_straight_at_its_speed) {
  const Entity footman = make("hfoo", 0, 0);
  ASSERT_TRUE(go(footman, 540, 0));
  run(32);
  EXPECT_NEAR(world->units.x(footman), 270, 1);
  run(32 + 2);
  EXPECT_EQ(world->units.x(footman), 540);
  EXPECT_TRUE(idle(footman));
  EXPECT_EQ(world->units.facing(footman), 0);
}

TEST_F(wc3_movement, speed_stays_between_its_bounds) {
  const Entity footman = make("hfoo", 0, 0);
  world->units.set_speed(footman, 9000);
  EXPECT_EQ(world->units.speed(footman), 400);
  world->units.set_speed(footman, 1);
  EXPECT_EQ(world->units.speed(footman), 150);
  or_order slow{};
  slow.size = sizeof slow;
  slow.id = order::kMove;
  slow.target = OR_TARGET_POINT;
  slow.x = 3000;
  slow.speed_cap = 190;
  world->units.set_speed(footman, 400);
  ASSERT_TRUE(world->behaviours.issue(footman, slow));
  run(32);
  EXPECT_NEAR(world->units.x(footman), 190, 1);
}

TEST_F(wc3_movement, finds_the_way_around_a_wall) {
  wall(400, -800, 800);
  set_cells();
  const Entity footman = make("hfoo", 0, 0);
  ASSERT_TRUE(go(footman, 800, 0));
  ASSERT_TRUE(run_until(32 * 20, [&] { return idle(footman); }));
  EXPECT_LT(away(footman, 800, 0), 2);
}

TEST_F(wc3_movement, passes_a_gap_of_two_cells) {
  wall(400, -4090, -48);
  wall(400, 32, 4090);
  set_cells();
  const Entity knight = make("hkni", 0, 1000);
  ASSERT_TRUE(go(knight, 800, 1000));
  ASSERT_TRUE(run_until(32 * 30, [&] { return idle(knight); }));
  EXPECT_LT(away(knight, 800, 1000), 2);
}

// ORD-10
TEST_F(wc3_movement, a_goal_behind_walls_ends_blocked_near_it_as_finished_work) {
  wall(400, -160, 160);
  wall(720, -160, 160);
  for (float x = 400; x <= 720; x += 32) {
    cells[cell(x, -160)] = kCellNoWalk;
    cells[cell(x, 160)] = kCellNoWalk;
  }
  set_cells();
  const Entity footman = make("hfoo", 0, 0);
  ASSERT_TRUE(go(footman, 560, 0));
  ASSERT_TRUE(run_until(32 * 20, [&] { return idle(footman); }));
  EXPECT_TRUE(world->behaviours.row(footman).flags & kOrderBlocked);
  EXPECT_LT(away(footman, 560, 0), 240);
  EXPECT_TRUE(go(footman, 0, 0));
  ASSERT_TRUE(run_until(32 * 20, [&] { return idle(footman); }));
  EXPECT_LT(away(footman, 0, 0), 2);
}

TEST_F(wc3_movement, steps_around_one_that_stands_in_the_way) {
  const Entity standing = make("hfoo", 300, 0), walker = make("hfoo", 0, 0);
  ASSERT_TRUE(go(walker, 600, 0));
  ASSERT_TRUE(run_until(32 * 10, [&] { return idle(walker); }));
  EXPECT_LT(away(walker, 600, 0), 2);
  EXPECT_EQ(world->units.x(standing), 300);
}

TEST_F(wc3_movement, a_crowd_never_overlaps_and_all_end) {
  std::vector<Entity> crowd;
  for (int i = 0; i < 16; ++i) crowd.push_back(make("hfoo", float(i % 4) * 80 - 1500, float(i / 4) * 80));
  for (const Entity unit : crowd) go(unit, 500, 0);
  bool overlapped = false;
  const bool ended = run_until(32 * 40, [&] {
    for (const Entity a : crowd)
      for (const Entity b : crowd)
        if (a.row < b.row &&
            std::hypot(world->units.x(a) - world->units.x(b), world->units.y(a) - world->units.y(b)) < 60)
          overlapped = true;
    return std::all_of(crowd.begin(), crowd.end(), [&](Entity unit) { return idle(unit); });
  });
  EXPECT_TRUE(ended);
  EXPECT_FALSE(overlapped);
}

TEST_F(wc3_movement, a_long_search_is_cut_into_ticks_and_still_found) {
  served_files()["constants.toml"] = read_source_file("data/wc3/constants.toml");
  std::string &text = served_files()["constants.toml"];
  text.replace(text.find("path_nodes_per_tick = 20000"), 27, "path_nodes_per_tick = 500  ");
  start(OR_START_LOADED);
  wall(400, -4000, 3900);
  set_cells();
  const Entity footman = make("hfoo", 0, -3000);
  ASSERT_TRUE(go(footman, 800, -3000));
  tick();
  EXPECT_EQ(world->movement.state(footman), MoveState::waiting_for_path);
  EXPECT_TRUE(world->state.search.alive(1));
  ASSERT_TRUE(run_until(32 * 90, [&] { return idle(footman); }));
  EXPECT_LT(away(footman, 800, -3000), 2);
  EXPECT_FALSE(world->state.search.alive(1));
  served_files().clear();
}

TEST_F(wc3_movement, trees_block_until_they_fall) {
  std::vector<Entity> trees;
  for (float y = -4064; y < 4090; y += 64)
    trees.push_back(world->destructables.create(rawcode("LTlt"), 416, y, 0, 1, 0));
  const Entity footman = make("hfoo", 0, 0);
  ASSERT_TRUE(go(footman, 800, 0));
  ASSERT_TRUE(run_until(32 * 40, [&] { return idle(footman); }));
  EXPECT_LT(world->units.x(footman), 400);
  for (const Entity tree : trees) world->destructables.kill(tree);
  EXPECT_EQ(events.widgets_died.size(), trees.size());
  ASSERT_TRUE(go(footman, 800, 0));
  ASSERT_TRUE(run_until(32 * 10, [&] { return idle(footman); }));
  EXPECT_LT(away(footman, 800, 0), 2);
}

TEST_F(wc3_combat, melee_goes_on_until_one_is_dead) {
  const Entity footman = make("hfoo", 0, 0), grunt = make("ogru", 400, 0, 1);
  ASSERT_TRUE(world->behaviours.issue_target(footman, order::kAttack, grunt, 0));
  ASSERT_TRUE(fought(footman, grunt));
  EXPECT_FALSE(world->units.alive(footman));
  EXPECT_TRUE(world->units.alive(grunt));
  EXPECT_EQ(events.last(UnitEvent::death)->other, grunt);
  EXPECT_GT(events.count(UnitEvent::attacked), 5);
  for (const UnitEventData &data : events.units)
    if (data.event == UnitEvent::damaged && data.unit == grunt) {
      EXPECT_GE(data.amount, 12 / 1.06f - 0.01f);
      EXPECT_LE(data.amount, 13 / 1.06f + 0.01f);
    }
}

TEST_F(wc3_combat, shooters_hit_from_afar_with_missiles) {
  const Entity archer = make("earc", 0, 0), peasant = make("hpea", 500, 0, 1);
  ASSERT_TRUE(world->behaviours.issue_target(archer, order::kAttack, peasant, 0));
  ASSERT_TRUE(run_until(64, [&] { return world->state.missile.live() > 0; }));
  EXPECT_EQ(world->units.state(peasant, kUnitLife), 220);
  ASSERT_TRUE(fought(archer, peasant));
  EXPECT_TRUE(world->units.alive(archer));
  EXPECT_LT(world->units.x(archer), 100);
  run(64);
  EXPECT_EQ(world->state.missile.live(), 0u);
}

TEST_F(wc3_combat, idle_units_take_on_enemies_in_sight_and_call_their_friends) {
  const Entity footman = make("hfoo", 0, 0), grunt = make("ogru", 450, 0, 1), far = make("hfoo", -200, 0);
  world->units.edit_fight(far)->acquire_range = 50;  // sees nothing by itself
  ASSERT_TRUE(run_until(64, [&] { return world->behaviours.activity(footman) == OR_UNIT_BUSY; }));
  EXPECT_GE(events.count(UnitEvent::acquired_target), 1);
  ASSERT_TRUE(run_until(32 * 20, [&] { return world->behaviours.activity(far) == OR_UNIT_BUSY; }));
  EXPECT_EQ(world->behaviours.row(far).target, grunt);
  const Entity peasant = make("hpea", 2000, 2000), creep = make("ogru", 2200, 2000, kNeutralPassive);
  run(64);
  EXPECT_EQ(world->behaviours.activity(peasant), OR_UNIT_IDLE);
  EXPECT_EQ(world->behaviours.activity(creep), OR_UNIT_IDLE);
}

TEST_F(wc3_combat, armour_lessens_and_lack_of_it_adds) {
  const Entity footman = make("hfoo", 0, 0);  // armour 2
  EXPECT_FLOAT_EQ(world->combat.damage_reduction(footman), 1 / 1.12f);
  world->units.edit_fight(footman)->armour = -5;
  EXPECT_NEAR(world->combat.damage_reduction(footman), 2 - 0.7339f, 0.001f);
  world->units.set_flag(footman, kUnitInvulnerable, true);
  world->combat.damage(footman, {}, 1000);
  EXPECT_EQ(world->units.state(footman, kUnitLife), 420);
}

TEST_F(wc3_combat, allies_are_attacked_only_when_ordered) {
  const Entity a = make("hfoo", 0, 0), b = make("hfoo", 200, 0);
  run(64);
  EXPECT_EQ(world->behaviours.activity(a), OR_UNIT_IDLE);
  ASSERT_TRUE(world->behaviours.issue_target(a, order::kAttack, b, 0));
  ASSERT_TRUE(fought(a, b));
  EXPECT_FALSE(world->units.alive(b));
}

TEST_F(wc3_combat, crates_are_attacked_until_they_break) {
  const Entity footman = make("hfoo", 0, 0);
  const Entity crate = world->destructables.create(rawcode("LTcr"), 300, 0, 0, 1, 0);
  ASSERT_TRUE(world->behaviours.issue_target(footman, order::kSmart, crate, 0));
  ASSERT_TRUE(run_until(32 * 10, [&] { return !world->destructables.alive(crate); }));
  run(2);
  EXPECT_EQ(world->behaviours.activity(footman), OR_UNIT_IDLE);
}

// ORD-07
TEST_F(wc3_orders_world, a_point_attack_fights_on_its_way) {
  const Entity footman = make("hfoo", 0, 0), peon = make("opeo", 900, 100, 1);
  ASSERT_TRUE(world->behaviours.issue_point(footman, order::kAttack, 1800, 0, 0));
  ASSERT_TRUE(run_until(32 * 60, [&] { return !world->units.alive(peon); }));
  EXPECT_LT(world->units.x(footman), 1200);
  ASSERT_TRUE(run_until(32 * 10, [&] { return idle(footman); }));
  EXPECT_LT(away(footman, 1800, 0), 2);
}

// ORD-05
TEST_F(wc3_orders_world, smart_decides_by_what_the_target_is) {
  const Entity hero = make("Hpal", 0, 0), enemy = make("ogru", 900, 0, 1), friendly = make("hfoo", 0, 900);
  const Entity claws = world->items.create(rawcode("ratc"), 0, -900),
               tree = world->destructables.create(rawcode("LTlt"), -900, 0, 0, 1, 0);
  const Entity worker = make("hpea", -500, -500), tower = make("hwtw", -1500, -1500);
  world->units.set_state(tower, kUnitLife, 100);
  const auto smart = [&](Entity unit, Entity target) {
    EXPECT_EQ(world->behaviours.begin(unit, to_entity(order::kSmart, target)), OR_BEGIN_STARTED);
    return world->behaviours.row(unit).behaviour;
  };
  EXPECT_EQ(smart(hero, enemy), Behaviour::attack);
  EXPECT_EQ(smart(hero, friendly), Behaviour::follow);
  EXPECT_EQ(smart(hero, claws), Behaviour::pickup);
  EXPECT_EQ(smart(hero, tree), Behaviour::move);
  EXPECT_EQ(smart(friendly, claws), Behaviour::move);
  EXPECT_EQ(smart(worker, tower), Behaviour::repair);
  EXPECT_EQ(world->behaviours.current_order(worker), order::kSmart);
}

// ORD-28
TEST_F(wc3_orders_world, smart_on_a_bridge_walks_to_the_clicked_point) {
  const Entity footman = make("hfoo", 0, 0), bridge = world->destructables.create(rawcode("LT00"), 500, 0, 0, 1, 0);
  EXPECT_EQ(refusal(footman, to_entity(order::kSmart, bridge)), "Not able to do that.");
  or_order clicked = to_entity(order::kSmart, bridge);
  clicked.has_point = 1;
  clicked.x = 450;
  clicked.y = 60;
  ASSERT_EQ(world->behaviours.begin(footman, clicked), OR_BEGIN_STARTED);
  ASSERT_TRUE(run_until(32 * 5, [&] { return away(footman, 450, 60) < 2; }));
  EXPECT_TRUE(world->destructables.alive(bridge));
}

TEST_F(wc3_orders_world, follows_a_friend_and_ends_when_it_dies) {
  const Entity lead = make("hfoo", 0, 0), tail = make("hfoo", -900, 0);
  ASSERT_TRUE(world->behaviours.issue_target(tail, order::kSmart, lead, 0));
  go(lead, 2000, 0);
  run(32 * 12);
  EXPECT_LT(away(tail, world->units.x(lead), world->units.y(lead)), 400);
  EXPECT_FALSE(idle(tail));
  world->units.kill(lead);
  run(2);
  EXPECT_TRUE(idle(tail));
}

// ORD-21
TEST_F(wc3_orders_world, a_stopped_unit_walks_back_after_its_fight) {
  const Entity footman = make("hfoo", 0, 0);
  ASSERT_TRUE(world->behaviours.issue_immediate(footman, order::kStop, 0));
  tick();
  EXPECT_TRUE(idle(footman));
  const Entity grunt = make("ogru", 500, 0, 1);
  world->units.set_state(grunt, kUnitLife, 30);
  world->units.pause(grunt, true);
  ASSERT_TRUE(run_until(32 * 20, [&] { return !world->units.alive(grunt); }));
  EXPECT_GT(away(footman, 0, 0), 200);
  EXPECT_EQ(world->behaviours.activity(footman), OR_UNIT_BUSY);
  tick();
  EXPECT_EQ(world->behaviours.row(footman).behaviour, Behaviour::guard_return);
  EXPECT_TRUE(idle(footman));  // the walk back is no order
  ASSERT_TRUE(run_until(32 * 5, [&] { return away(footman, 0, 0) < 2; }));
  // A newer order forgets the stop point.
  go(footman, 0, 300);
  run(64);
  const Entity other = make("ogru", 500, 300, 1);
  world->units.set_state(other, kUnitLife, 10);
  world->units.pause(other, true);
  ASSERT_TRUE(run_until(32 * 20, [&] { return !world->units.alive(other); }));
  run(64);
  EXPECT_GT(away(footman, 0, 0), 300);
}

TEST_F(wc3_orders_world, a_creep_goes_home_when_its_enemy_gets_away) {
  const Entity creep = make("ogru", 0, 0, kNeutralAggressive), knight = make("hkni", 300, 0);
  ASSERT_TRUE(run_until(64, [&] { return world->behaviours.activity(creep) == OR_UNIT_BUSY; }));
  go(knight, 3900, 0);
  ASSERT_TRUE(run_until(32 * 20, [&] { return world->behaviours.row(creep).behaviour == Behaviour::guard_return; }));
  ASSERT_TRUE(run_until(32 * 20, [&] { return away(creep, 0, 0) < 2; }));
}

TEST_F(wc3_orders_world, holding_position_fights_only_what_comes_near) {
  const Entity footman = make("hfoo", 0, 0), grunt = make("ogru", 450, 0, 1);
  world->units.pause(grunt, true);
  ASSERT_TRUE(world->behaviours.issue_immediate(footman, order::kHoldPosition, 0));
  run(96);
  EXPECT_EQ(world->units.x(footman), 0);
  EXPECT_EQ(world->units.state(grunt, kUnitLife), 700);
  world->units.set_xy(grunt, 130, 0);
  ASSERT_TRUE(run_until(96, [&] { return world->units.state(grunt, kUnitLife) < 700; }));
  EXPECT_EQ(world->units.x(footman), 0);
}

TEST_F(wc3_orders_world, patrols_between_two_points) {
  const Entity footman = make("hfoo", 0, 0);
  ASSERT_TRUE(world->behaviours.issue_point(footman, order::kPatrol, 500, 0, 0));
  ASSERT_TRUE(run_until(96, [&] { return away(footman, 500, 0) < 8; }));
  ASSERT_TRUE(run_until(96, [&] { return away(footman, 0, 0) < 8; }));
  ASSERT_TRUE(run_until(96, [&] { return away(footman, 500, 0) < 8; }));
  EXPECT_FALSE(idle(footman));
}

TEST_F(wc3_orders_world, bad_orders_are_refused_with_a_reason_and_change_nothing) {
  const Entity footman = make("hfoo", 0, 0), tower = make("hwtw", 1024, 1024), peasant = make("hpea", 300, 0);
  const Entity gone = make("hfoo", 500, 0);
  world->units.remove(gone);
  tick();
  EXPECT_EQ(refusal(footman, to_point(order::kMove, 1e9f, 0)), "That place is outside the map.");
  EXPECT_EQ(refusal(footman, to_point(order::kMove, std::numeric_limits<float>::quiet_NaN(), 0)),
            "That place is outside the map.");
  EXPECT_EQ(refusal(footman, to_entity(order::kAttack, gone)), "That target is gone.");
  EXPECT_EQ(refusal(footman, to_entity(order::kAttack, footman)), "Unable to target self.");
  EXPECT_EQ(refusal(tower, to_point(order::kMove, 0, 0)), "That unit can't move.");
  EXPECT_EQ(refusal(tower, to_point(order::kPatrol, 0, 0)), "That unit can't move.");
  EXPECT_EQ(refusal(footman, to_point(12345, 0, 0)), "Not able to do that.");
  EXPECT_EQ(refusal(footman, to_entity(order::kRepair, tower)), "That unit can't repair.");
  EXPECT_EQ(refusal(peasant, to_entity(order::kRepair, tower)), "That is not damaged.");
  EXPECT_EQ(refusal(gone, to_point(order::kMove, 0, 0)), "That unit is gone.");
  or_order aimed = to_point(order::kStop, 0, 0);
  EXPECT_EQ(refusal(footman, aimed), "That order takes no target.");
  EXPECT_TRUE(idle(footman));
  EXPECT_TRUE(events.issued.empty());
}

// ORD-22
TEST_F(wc3_orders_world, an_issued_order_is_told_once) {
  const Entity footman = make("hfoo", 0, 0);
  ASSERT_TRUE(go(footman, 300, 0));
  ASSERT_EQ(events.issued.size(), 1u);
  EXPECT_EQ(events.issued[0].first, footman);
  EXPECT_EQ(events.issued[0].second.id, order::kMove);
  run(96);
  EXPECT_EQ(events.issued.size(), 1u);
}

// ORD-23
TEST_F(wc3_orders_world, a_group_gets_slots_apart_and_the_speed_of_its_slowest) {
  std::vector<Entity> units = {make("hkni", 0, 0), make("hfoo", 0, 100), make("hrif", 0, 200), make("hpea", 0, 300)};
  std::vector<or_ref> refs;
  for (const Entity unit : units) refs.push_back(unit.raw());
  std::vector<or_order> orders(units.size());
  world->behaviours.form_up(to_point(order::kMove, 2000, 150), refs.data(), 4, orders.data());
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(orders[i].speed_cap, 190);
    for (std::size_t j = 0; j < i; ++j) EXPECT_GT(std::hypot(orders[i].x - orders[j].x, orders[i].y - orders[j].y), 64);
  }
  EXPECT_LT(orders[2].x, orders[0].x);  // the rifleman is behind
  std::vector<or_order> alone(1);
  world->behaviours.form_up(to_point(order::kMove, 2000, 150), refs.data(), 1, alone.data());
  EXPECT_EQ(alone[0].x, 2000);
  EXPECT_EQ(alone[0].speed_cap, 0);
  for (std::size_t i = 0; i < 4; ++i) world->behaviours.issue(units[i], orders[i]);
  ASSERT_TRUE(
      run_until(32 * 20, [&] { return std::all_of(units.begin(), units.end(), [&](Entity u) { return idle(u); }); }));
  for (std::size_t i = 0; i < 4; ++i) EXPECT_LT(away(units[i], orders[i].x, orders[i].y), 3);
}

TEST_F(wc3_construction, a_worker_pays_builds_and_finishes) {
  const Entity peasant = make("hpea", 0, 0);
  world->players.set_state(0, kPlayerGold, 100);
  world->players.set_state(0, kPlayerLumber, 50);
  ASSERT_TRUE(world->behaviours.issue(peasant, build("hhou", 610, 5)));
  EXPECT_EQ(events.issued.back().second.rawcode, rawcode("hhou"));
  EXPECT_EQ(world->players.state(0, kPlayerGold), 100);  // nothing before it begins
  ASSERT_TRUE(run_until(32 * 10, [&] { return events.count(UnitEvent::construct_started) == 1; }));
  const Entity farm = events.last(UnitEvent::construct_started)->unit;
  EXPECT_EQ(world->players.state(0, kPlayerGold), 20);
  EXPECT_EQ(world->players.state(0, kPlayerLumber), 30);
  EXPECT_EQ(std::int32_t(world->units.x(farm) - world->grid.min_x()) % 64, 0);
  EXPECT_LT(world->units.state(farm, kUnitLife), 60);
  EXPECT_EQ(world->players.state(0, kPlayerFoodCap), 0);
  ASSERT_TRUE(run_until(32 * 40, [&] { return events.count(UnitEvent::construct_finished) == 1; }));
  EXPECT_EQ(world->units.state(farm, kUnitLife), 500);
  EXPECT_EQ(world->players.state(0, kPlayerFoodCap), 6);
  run(2);
  EXPECT_TRUE(idle(peasant));
}

// ORD-24
TEST_F(wc3_construction, place_and_resources_are_checked_again_when_it_begins) {
  const Entity peasant = make("hpea", 0, 0);
  std::string why;
  float x = 640, y = 0;
  EXPECT_EQ(world->construction.site_check(peasant, rawcode("hhou"), x, y, why), OR_OK);
  ASSERT_TRUE(world->behaviours.issue(peasant, build("hhou", 640, 0)));
  ASSERT_TRUE(run_until(32 * 10, [&] { return idle(peasant); }));
  EXPECT_TRUE(told("Not enough gold."));
  EXPECT_EQ(events.count(UnitEvent::construct_started), 0);
  world->players.set_state(0, kPlayerGold, 500);
  world->players.set_state(0, kPlayerLumber, 500);
  ASSERT_TRUE(world->behaviours.issue(peasant, build("hhou", -640, 0)));
  make("hbar", -640, 0, 1);
  ASSERT_TRUE(run_until(32 * 10, [&] { return idle(peasant); }));
  EXPECT_TRUE(told("Unable to build there."));
  EXPECT_EQ(world->players.state(0, kPlayerGold), 500);
  EXPECT_EQ(refusal(peasant, build("hhou", -640, 0)), "Unable to build there.");
  EXPECT_EQ(refusal(make("hfoo", 300, 300), build("hhou", 640, 640)), "That unit can't build that.");
}

TEST_F(wc3_construction, cancelling_gives_back_three_quarters) {
  const Entity peasant = make("hpea", 0, 0);
  world->players.set_state(0, kPlayerGold, 80);
  world->players.set_state(0, kPlayerLumber, 20);
  world->behaviours.issue(peasant, build("hhou", 320, 0));
  ASSERT_TRUE(run_until(32 * 10, [&] { return events.count(UnitEvent::construct_started) == 1; }));
  const Entity farm = events.last(UnitEvent::construct_started)->unit;
  run(32);
  ASSERT_TRUE(world->behaviours.issue_immediate(farm, order::kCancel, 0));
  EXPECT_EQ(world->players.state(0, kPlayerGold), 60);
  EXPECT_EQ(world->players.state(0, kPlayerLumber), 15);
  EXPECT_FALSE(world->units.alive(farm));
  EXPECT_EQ(events.count(UnitEvent::construct_cancelled), 1);
  EXPECT_TRUE(world->grid.walkable_at(320, 0));
  run(2);
  EXPECT_TRUE(idle(peasant));
}

// ORD-08
TEST_F(wc3_construction, a_site_is_seen_by_its_player_alone) {
  const Entity peasant = make("hpea", 0, 0);
  const Entity site = world->construction.site_show(peasant, build("hhou", 320, 0));
  ASSERT_TRUE(site);
  EXPECT_TRUE(world->visible_to(0, site));
  EXPECT_FALSE(world->visible_to(1, site));
  EXPECT_TRUE(world->grid.walkable_at(320, 0));
  world->construction.site_hide(site);
  EXPECT_FALSE(world->visible_to(0, site));
  tick();
  EXPECT_FALSE(world->exists(site));
}

TEST_F(wc3_construction, training_takes_food_gold_and_time_and_rallies) {
  const Entity barracks = make("hbar", 0, 0);
  const auto train = [&] { return world->behaviours.issue_immediate(barracks, rawcode("hfoo"), 0); };
  world->players.set_state(0, kPlayerGold, 300);
  EXPECT_FALSE(train());  // no food
  make("hhou", 1024, 1024);
  ASSERT_TRUE(train());
  ASSERT_TRUE(train());
  EXPECT_FALSE(train());  // no gold
  EXPECT_EQ(world->players.state(0, kPlayerGold), 30);
  ASSERT_TRUE(world->behaviours.issue_point(barracks, order::kSetRally, 900, -900, 0));
  ASSERT_TRUE(run_until(32 * 21, [&] { return events.count(UnitEvent::train_finished) == 1; }));
  const Entity footman = events.last(UnitEvent::train_finished)->other;
  EXPECT_EQ(world->construction.training_count(barracks), 1u);
  ASSERT_TRUE(world->behaviours.issue_immediate(barracks, order::kCancel, 0));
  EXPECT_EQ(world->players.state(0, kPlayerGold), 165);
  ASSERT_TRUE(run_until(32 * 10, [&] { return away(footman, 900, -900) < 3; }));
}

TEST_F(wc3_construction, a_repaired_structure_gets_its_life_back) {
  const Entity peasant = make("hpea", 0, 0), tower = make("hwtw", 512, 0);
  world->units.set_state(tower, kUnitLife, 200);
  ASSERT_TRUE(world->behaviours.issue_target(peasant, order::kRepair, tower, 0));
  ASSERT_TRUE(run_until(32 * 30, [&] { return idle(peasant); }));
  EXPECT_EQ(world->units.state(tower, kUnitLife), 300);
}

}  // namespace
}  // namespace openrealm::wc3::testing
