#include "tests/wc3/world_fixture.h"

namespace openrealm::wc3::testing {
namespace {

struct wc3_items : Fixture {
  Entity item(const char (&code)[5], float x = 0, float y = 0) { return world->items.create(rawcode(code), x, y); }
  std::size_t on_the_ground() { return world->items.in_rect(-4000, -4000, 4000, 4000).size(); }
};
struct wc3_snapshot : Fixture {};

// GC-12
TEST_F(wc3_items, remove_unit_cleans_six_carried_items_without_world_drops) {
  const Entity hero = make("Hpal", 0, 0);
  std::vector<Entity> items;
  for (int slot = 0; slot < 6; ++slot) items.push_back(world->items.add_new(hero, rawcode("ratc")));
  EXPECT_EQ(world->items.free_slot(hero), -1);
  const int dropped = events.count(UnitEvent::item_dropped);
  world->units.remove(hero);
  for (const Entity it : items) EXPECT_TRUE(world->items.exists(it));
  tick();
  for (const Entity it : items) EXPECT_FALSE(world->items.exists(it));
  EXPECT_EQ(on_the_ground(), 0u);
  EXPECT_EQ(events.count(UnitEvent::item_dropped), dropped);
  EXPECT_EQ(world->state.item.live(), 0u);
  // The unit's callbacks come first, its items go after them.
  ASSERT_EQ(events.order.size(), 8u);
  EXPECT_EQ(events.order[0], "removed");
  EXPECT_EQ(events.order[1], "freed");
  EXPECT_EQ(events.order[2], "item freed");
}

// GC-12, GC-27
TEST_F(wc3_items, remove_unit_preserves_items_already_transferred_elsewhere) {
  const Entity carrier = make("Hpal", 0, 0), other = make("Hamg", 200, 0);
  const Entity claws = world->items.add_new(carrier, rawcode("ratc"));
  const Entity kept = world->items.add_new(carrier, rawcode("cnob"));
  EXPECT_TRUE(world->items.add(other, claws));
  EXPECT_EQ(world->items.row(claws).carrier, other);
  EXPECT_FALSE(world->items.in_slot(carrier, 0));
  EXPECT_EQ(events.count(UnitEvent::item_dropped), 0);
  world->units.remove(carrier);
  tick();
  EXPECT_TRUE(world->items.has(other, claws));
  EXPECT_EQ(world->items.in_slot(other, 0), claws);
  EXPECT_FALSE(world->items.exists(kept));
}

// GC-12
TEST_F(wc3_items, remove_unit_cleans_script_detached_item) {
  const Entity carrier = make("Hpal", 0, 0);
  const Entity stays = world->items.add_new(carrier, rawcode("cnob"));
  const Entity goes = world->items.add_new(carrier, rawcode("ratc"));
  const Entity saved = world->items.add_new(carrier, rawcode("prvt"));
  world->items.take(carrier, stays);  // while it is in the world: onto the ground
  world->units.remove(carrier);
  world->items.take(carrier, goes);  // from a carrier that is leaving: nowhere
  world->items.take(carrier, saved);
  EXPECT_EQ(world->items.row(goes).last_carrier, carrier);
  EXPECT_EQ(on_the_ground(), 1u);
  world->items.set_position(saved, 300, 300);  // the script puts this one somewhere
  tick();
  EXPECT_FALSE(world->items.exists(goes));
  EXPECT_TRUE(world->items.exists(stays));
  EXPECT_TRUE(world->items.exists(saved));
  EXPECT_EQ(on_the_ground(), 2u);
}

// GC-12
TEST_F(wc3_items, a_consumed_item_lives_until_its_events_have_ended) {
  const Entity hero = make("Hpal", 0, 0);
  const Entity potion = world->items.add_new(hero, rawcode("phea"));
  world->units.set_state(hero, kUnitLife, 100);
  bool alive_in_event = false;
  events.hook = [&](const UnitEventData &data) {
    if (data.event != UnitEvent::item_used) return;
    alive_in_event = world->items.exists(data.other) && world->items.rawcode(data.other) == rawcode("phea");
    world->units.remove(hero);
  };
  EXPECT_TRUE(world->items.use(hero, potion));
  EXPECT_TRUE(alive_in_event);
  EXPECT_FALSE(world->items.has(hero, potion));
  EXPECT_TRUE(world->items.exists(potion));
  tick();
  EXPECT_FALSE(world->items.exists(potion));
  EXPECT_FALSE(world->units.exists(hero));
}

// GC-27
TEST_F(wc3_items, adding_an_item_that_another_carries_moves_the_same_item) {
  const Entity a = make("Hpal", 0, 0), b = make("Hamg", 2000, 0);
  const Entity claws = world->items.add_new(a, rawcode("ratc"));
  world->items.set_charges(claws, 7);
  const int damage = world->units.fight(b).bonus_damage;
  ASSERT_TRUE(world->items.add(b, claws));
  EXPECT_EQ(world->items.row(claws).charges, 7);
  EXPECT_EQ(world->units.fight(b).bonus_damage, damage + 12);
  EXPECT_EQ(world->units.fight(a).bonus_damage, 0);
  EXPECT_EQ(on_the_ground(), 0u);
  EXPECT_EQ(world->x(claws), world->units.x(b));
}

TEST_F(wc3_items, a_full_inventory_takes_nothing_and_the_item_stays) {
  const Entity a = make("Hpal", 0, 0), b = make("Hamg", 200, 0);
  for (int slot = 0; slot < 6; ++slot) world->items.add_new(b, rawcode("cnob"));
  const Entity claws = world->items.add_new(a, rawcode("ratc"));
  EXPECT_FALSE(world->items.add(b, claws));
  EXPECT_TRUE(world->items.has(a, claws));
  EXPECT_FALSE(world->items.add(make("hfoo", 400, 0), claws));  // can't carry
  const Entity extra = world->items.add_new(b, rawcode("prvt"));
  EXPECT_TRUE(world->items.exists(extra));
  EXPECT_EQ(on_the_ground(), 1u);
}

TEST_F(wc3_items, walking_to_an_item_picks_it_up) {
  const Entity hero = make("Hpal", 0, 0), claws = item("ratc", 600, 0);
  ASSERT_TRUE(world->behaviours.issue_target(hero, order::kSmart, claws, 0));
  ASSERT_TRUE(run_until(32 * 5, [&] { return world->items.has(hero, claws); }));
  EXPECT_EQ(events.last(UnitEvent::item_picked_up)->other, claws);
  EXPECT_EQ(world->units.fight(hero).bonus_damage, 12);
  EXPECT_EQ(world->behaviours.activity(hero), OR_UNIT_IDLE);
}

TEST_F(wc3_items, dropped_and_given_where_they_are_ordered) {
  const Entity hero = make("Hpal", 0, 0), friendly = make("Hamg", 800, 0);
  const Entity claws = world->items.add_new(hero, rawcode("ratc")), ring = world->items.add_new(hero, rawcode("rde1"));
  or_order drop{};
  drop.size = sizeof drop;
  drop.id = order::kDropItem;
  drop.target = OR_TARGET_POINT;
  drop.rawcode = 1;
  drop.x = 0;
  drop.y = 500;
  ASSERT_TRUE(world->behaviours.issue(hero, drop));
  ASSERT_TRUE(run_until(32 * 5, [&] { return !world->items.has(hero, claws); }));
  EXPECT_EQ(world->y(claws), 500);
  drop.target = OR_TARGET_ENTITY;
  drop.rawcode = 2;
  drop.entity = friendly.raw();
  ASSERT_TRUE(world->behaviours.issue(hero, drop));
  ASSERT_TRUE(run_until(32 * 8, [&] { return world->items.has(friendly, ring); }));
  drop.rawcode = 6;
  EXPECT_FALSE(world->behaviours.issue(hero, drop));  // an empty slot
}

TEST_F(wc3_items, carried_numbers_count_once_and_go_with_the_item) {
  const Entity hero = make("Hpal", 0, 0);
  const float life = world->units.state(hero, kUnitMaxLife);
  const Entity belt = world->items.add_new(hero, rawcode("bgst"));
  EXPECT_EQ(world->units.state(hero, kUnitMaxLife), life + 6 * 25);
  EXPECT_EQ(world->heroes.attribute(hero, 1, true), 28);
  EXPECT_EQ(world->heroes.attribute(hero, 1, false), 22);
  world->items.take(hero, belt);
  EXPECT_EQ(world->units.state(hero, kUnitMaxLife), life);
  world->items.add_new(hero, rawcode("bspd"));
  EXPECT_EQ(world->units.speed(hero), 330);
}

TEST_F(wc3_items, tomes_work_at_once_and_are_gone) {
  const Entity hero = make("Hpal", 0, 0);
  const Entity tome = world->items.add_new(hero, rawcode("tstr"));
  EXPECT_EQ(world->heroes.attribute(hero, 1, false), 23);
  EXPECT_FALSE(world->items.in_slot(hero, 0));
  world->items.add_new(hero, rawcode("tkno"));
  EXPECT_EQ(world->heroes.level(hero), 2);
  const float life = world->units.state(hero, kUnitMaxLife);
  world->items.add_new(hero, rawcode("manh"));
  EXPECT_EQ(world->units.state(hero, kUnitMaxLife), life + 50);
  tick();
  EXPECT_FALSE(world->items.exists(tome));
}

TEST_F(wc3_items, using_follows_charges_and_need) {
  const Entity hero = make("Hpal", 0, 0);
  const Entity salve = world->items.add_new(hero, rawcode("hslv")), claws = world->items.add_new(hero, rawcode("ratc"));
  const Entity potion = world->items.add_new(hero, rawcode("phea"));
  EXPECT_FALSE(world->items.use(hero, claws));
  EXPECT_FALSE(world->items.use(hero, potion));  // unhurt
  world->units.set_state(hero, kUnitLife, 100);
  ASSERT_TRUE(world->behaviours.issue_immediate(hero, order::kUseSlotFirst, 0));
  EXPECT_EQ(world->items.row(salve).charges, 2);
  run(32 * 5);
  EXPECT_GT(world->units.state(hero, kUnitLife), 130);
}

TEST_F(wc3_items, slots_can_be_swapped) {
  const Entity hero = make("Hpal", 0, 0);
  const Entity a = world->items.add_new(hero, rawcode("ratc")), b = world->items.add_new(hero, rawcode("rde1"));
  EXPECT_TRUE(world->items.move_to_slot(hero, a, 1));
  EXPECT_EQ(world->items.in_slot(hero, 0), b);
  EXPECT_TRUE(world->items.move_to_slot(hero, a, 5));
  EXPECT_EQ(world->items.in_slot(hero, 5), a);
  EXPECT_FALSE(world->items.in_slot(hero, 1));
  EXPECT_FALSE(world->items.move_to_slot(hero, a, 6));
}

TEST_F(wc3_items, a_death_with_an_inventory_keeps_it) {
  const Entity hero = make("Hpal", 0, 0);
  const Entity claws = world->items.add_new(hero, rawcode("ratc")), ring = world->items.add_new(hero, rawcode("rde1"));
  world->items.edit(ring)->flags |= kItemDropsOnDeath;
  world->units.kill(hero);
  run(5);
  EXPECT_TRUE(world->items.has(hero, claws));
  EXPECT_FALSE(world->items.has(hero, ring));
  EXPECT_EQ(on_the_ground(), 1u);
}

// GC-08, GC-09, GC-11
TEST_F(wc3_snapshot, restores_progress_numbers_and_sparse_slots) {
  const Entity hero = make("Hpal", 0, 0);
  world->heroes.add_experience(hero, 250);
  world->heroes.learn(hero, rawcode("AHhb"));
  world->heroes.suspend(hero, true);
  world->items.add_new_to_slot(hero, rawcode("phea"), 0);
  world->items.add_new_to_slot(hero, rawcode("hslv"), 5);
  world->items.set_charges(world->items.in_slot(hero, 5), 2);
  world->units.set_max_life(hero, world->units.state(hero, kUnitMaxLife) + 33);
  world->units.set_state(hero, kUnitLife, 77.5f);
  world->units.set_state(hero, kUnitMana, 12);
  world->units.set_colour(hero, 7);
  or_unit_snapshot stored;
  ASSERT_TRUE(snapshot_unit(*world, hero, stored));
  const float max_life = world->units.state(hero, kUnitMaxLife);
  world->units.remove(hero);
  run(2);

  const Entity back = restore_unit(*world, stored, 4, 640, -320, 90);
  ASSERT_TRUE(world->units.alive(back));
  EXPECT_EQ(world->units.owner(back), 4);
  EXPECT_EQ(world->units.x(back), 640);
  EXPECT_EQ(world->units.facing(back), 90);
  EXPECT_EQ(world->heroes.level(back), 2);
  EXPECT_EQ(world->heroes.experience(back), 250);
  EXPECT_EQ(world->heroes.skill_points(back), 1);
  EXPECT_TRUE(world->heroes.suspended(back));
  EXPECT_EQ(world->abilities.rank(back, rawcode("AHhb")), 1);
  EXPECT_EQ(world->units.state(back, kUnitLife), 77.5f);
  EXPECT_EQ(world->units.state(back, kUnitMaxLife), max_life);
  EXPECT_EQ(world->units.state(back, kUnitMana), 12);
  EXPECT_EQ(world->units.colour(back), 7);
  EXPECT_EQ(world->items.rawcode(world->items.in_slot(back, 0)), rawcode("phea"));
  EXPECT_EQ(world->items.row(world->items.in_slot(back, 5)).charges, 2);
  for (int slot = 1; slot < 5; ++slot) EXPECT_FALSE(world->items.in_slot(back, slot));
  EXPECT_EQ(world->behaviours.current_order(back), 0u);
  or_unit_snapshot again;
  snapshot_unit(*world, back, again);
  EXPECT_EQ(std::memcmp(&stored, &again, sizeof stored), 0);
}

// GC-10
TEST_F(wc3_snapshot, a_dead_hero_comes_back_with_a_quarter_of_its_life) {
  const Entity hero = make("Hpal", 0, 0);
  world->units.kill(hero);
  or_unit_snapshot stored;
  ASSERT_TRUE(snapshot_unit(*world, hero, stored));
  const Entity back = restore_unit(*world, stored, 0, 0, 0, 0);
  EXPECT_TRUE(world->units.alive(back));
  EXPECT_EQ(world->units.state(back, kUnitLife), stored.max_life * 0.25f);
  stored.life = 0.5f * stored.max_life * 0.25f;  // a living one below a quarter
  EXPECT_EQ(world->units.state(restore_unit(*world, stored, 0, 0, 0, 0), kUnitLife), stored.life);
}

TEST_F(wc3_snapshot, numbers_out_of_bounds_are_cut_down) {
  or_unit_snapshot wild{};
  wild.size = sizeof wild;
  wild.rawcode = rawcode("Hpal");
  wild.is_hero = 1;
  wild.level = 4000000000u;
  wild.ability_count = 4000000000u;
  wild.life = 1e30f;
  wild.max_life = std::numeric_limits<float>::quiet_NaN();
  wild.colour = 100000;
  const Entity back = restore_unit(*world, wild, 0, 1e20f, 0, 1e20f);
  ASSERT_TRUE(world->units.alive(back));
  EXPECT_LE(world->units.state(back, kUnitLife), world->units.state(back, kUnitMaxLife));
  run(5);
}

}  // namespace
}  // namespace openrealm::wc3::testing
