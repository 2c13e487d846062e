#include "tests/wc3/world_fixture.h"

namespace openrealm::wc3::testing {
namespace {

struct wc3_unit : Fixture {};
struct wc3_hero : Fixture {};

TEST_F(wc3_unit, has_the_numbers_of_its_type) {
  const Entity footman = make("hfoo", 0, 0);
  ASSERT_TRUE(world->units.alive(footman));
  EXPECT_EQ(world->units.name(footman), "Footman");
  EXPECT_EQ(world->units.state(footman, kUnitLife), 420);
  EXPECT_EQ(world->units.speed(footman), 270);
  EXPECT_EQ(world->units.level(footman), 2);
  EXPECT_EQ(world->players.state(0, kPlayerFoodUsed), 2);
  EXPECT_FALSE(world->heroes.is_hero(footman));
}

TEST_F(wc3_unit, unknown_type_gets_a_stand_in_that_is_said_once) {
  const Entity first = make("n0zz", 0, 0);
  make("n0zz", 200, 0);
  EXPECT_TRUE(world->units.alive(first));
  EXPECT_TRUE(world->combat.can_attack(first));
  int said = 0;
  for (const std::string &line : client.log_lines) said += line.find("'n0zz'") != std::string::npos;
  EXPECT_EQ(said, 1);
  EXPECT_TRUE(world->heroes.is_hero(make("H0zz", 400, 0)));
}

TEST_F(wc3_unit, map_types_are_copies_that_can_be_edited) {
  UnitType &type = world->types.add_unit_type(rawcode("h000"), rawcode("hfoo"));
  type.name = "Captain";
  type.life = 777;
  const Entity captain = make("h000", 0, 0);
  EXPECT_EQ(world->units.name(captain), "Captain");
  EXPECT_EQ(world->units.state(captain, kUnitMaxLife), 777);
  EXPECT_EQ(world->units.speed(captain), 270);
  EXPECT_TRUE(client.log_lines.empty());
}

TEST_F(wc3_unit, death_tells_the_killer_and_leaves_a_corpse_that_decays) {
  const Entity footman = make("hfoo", 0, 0), grunt = make("ogru", 500, 0, 1);
  world->units.kill(footman, grunt);
  EXPECT_FALSE(world->units.alive(footman));
  EXPECT_TRUE(world->units.exists(footman));
  ASSERT_EQ(events.count(UnitEvent::death), 1);
  EXPECT_EQ(events.last(UnitEvent::death)->other, grunt);
  EXPECT_EQ(world->players.state(0, kPlayerFoodUsed), 0);
  world->units.kill(footman);  // once
  EXPECT_EQ(events.count(UnitEvent::death), 1);
  ASSERT_TRUE(run_until(32 * 100, [&] { return !world->units.exists(footman); }));
  EXPECT_EQ(events.count(UnitEvent::decay), 1);
}

TEST_F(wc3_unit, setting_too_little_life_kills) {
  const Entity footman = make("hfoo", 0, 0);
  world->units.set_state(footman, kUnitLife, 0.3f);
  EXPECT_FALSE(world->units.alive(footman));
  EXPECT_EQ(events.count(UnitEvent::death), 1);
}

// ORD-13
TEST_F(wc3_unit, death_clears_the_queue_before_it_is_seen) {
  static std::vector<std::string> *log = nullptr;
  log = &events.order;
  wc3_orders fake{};
  fake.size = sizeof fake;
  fake.clear = [](void *, or_ref) { return log->push_back("cleared"), int(OR_OK); };
  void *context = nullptr;
  world->orders = Interface<wc3_orders>(&fake, &context);
  const Entity footman = make("hfoo", 0, 0);
  world->units.kill(footman);
  EXPECT_EQ(events.order, (std::vector<std::string>{"cleared", "death"}));
  world->orders = {};
}

// GC-12
TEST_F(wc3_unit, remove_hides_at_once_and_frees_after_its_callbacks) {
  const Entity footman = make("hfoo", 0, 0);
  world->selection.add(0, footman);
  world->units.remove(footman);
  world->units.remove(footman);
  EXPECT_TRUE(world->units.exists(footman));
  EXPECT_FALSE(world->units.alive(footman));
  EXPECT_TRUE(world->units.hidden(footman));
  EXPECT_TRUE(world->units.in_range(0, 0, 500).empty());
  EXPECT_TRUE(world->selection.units(0).empty());
  tick();
  EXPECT_FALSE(world->units.exists(footman));
  EXPECT_EQ(events.order, (std::vector<std::string>{"removed", "freed"}));
  EXPECT_EQ(events.count(UnitEvent::death), 0);
}

// ORD-14
TEST_F(wc3_unit, a_slot_taken_again_is_not_the_old_unit) {
  const Entity old = make("hfoo", 0, 0);
  world->units.remove(old);
  tick();
  const Entity next = make("hfoo", 0, 0);
  EXPECT_EQ(next.row, old.row);
  EXPECT_FALSE(world->units.exists(old));
  EXPECT_TRUE(world->units.exists(next));
  EXPECT_EQ(world->units.state(old, kUnitLife), 0);
}

TEST_F(wc3_unit, removing_from_inside_a_death_event_is_safe) {
  const Entity a = make("hfoo", 0, 0), b = make("hfoo", 100, 0);
  events.hook = [&](const UnitEventData &data) {
    if (data.event != UnitEvent::death) return;
    world->units.remove(data.unit);
    if (data.unit == a) world->units.kill(b);
  };
  world->units.kill(a);
  run(3);
  EXPECT_FALSE(world->units.exists(a));
  EXPECT_FALSE(world->units.exists(b));
  EXPECT_EQ(events.count(UnitEvent::death), 2);
}

TEST_F(wc3_unit, positions_stay_inside_the_map) {
  const Entity footman = make("hfoo", 0, 0);
  world->units.set_xy(footman, 1e9f, -1e9f);
  EXPECT_LT(world->units.x(footman), world->grid.max_x());
  EXPECT_GE(world->units.y(footman), world->grid.min_y());
  world->units.set_xy(footman, std::numeric_limits<float>::quiet_NaN(), 0);
  EXPECT_EQ(world->units.x(footman), world->grid.min_x());
}

TEST_F(wc3_unit, stands_beside_others_when_it_is_made) {
  const Entity a = make("hfoo", 0, 0), b = make("hfoo", 0, 0);
  EXPECT_GT(std::abs(world->units.x(a) - world->units.x(b)) + std::abs(world->units.y(a) - world->units.y(b)), 40);
  const Entity exact = world->units.create({.player = 0,
                                            .rawcode = rawcode("hfoo"),
                                            .x = world->units.x(a),
                                            .y = world->units.y(a),
                                            .anywhere_near = false});
  EXPECT_EQ(world->units.x(exact), world->units.x(a));
}

TEST_F(wc3_unit, found_by_place_player_and_type_in_row_order) {
  const Entity a = make("hfoo", 0, 0), b = make("hrif", 100, 0), c = make("hfoo", 2000, 0, 1);
  EXPECT_EQ(world->units.in_range(0, 0, 300), (std::vector<Entity>{a, b}));
  EXPECT_EQ(world->units.in_rect(1900, -100, 2100, 100), (std::vector<Entity>{c}));
  EXPECT_EQ(world->units.of_player(0), (std::vector<Entity>{a, b}));
  EXPECT_EQ(world->units.of_type(rawcode("hfoo")), (std::vector<Entity>{a, c}));
  EXPECT_EQ(world->players.unit_count(0, rawcode("hfoo"), true), 1);
}

TEST_F(wc3_unit, changing_owner_moves_food_and_keeps_colour_when_asked) {
  const Entity footman = make("hfoo", 0, 0);
  world->units.set_owner(footman, 3, false);
  EXPECT_EQ(world->units.owner(footman), 3);
  EXPECT_EQ(world->units.colour(footman), 0);
  world->units.set_owner(footman, 4, true);
  EXPECT_EQ(world->units.colour(footman), 4);
  EXPECT_EQ(world->players.state(0, kPlayerFoodUsed), 0);
  EXPECT_EQ(world->players.state(4, kPlayerFoodUsed), 2);
  EXPECT_EQ(events.last(UnitEvent::changed_owner)->number, 3);
}

TEST_F(wc3_unit, timed_life_ends_and_a_summoned_unit_leaves_no_corpse) {
  const Entity wolf = make("hfoo", 0, 0);
  world->units.set_flag(wolf, kUnitSummoned, true);
  world->units.set_timed_life(wolf, 1);
  run(31);
  EXPECT_TRUE(world->units.alive(wolf));
  run(2);
  EXPECT_FALSE(world->units.exists(wolf));
}

TEST_F(wc3_unit, alliances_decide_friend_and_foe) {
  EXPECT_TRUE(world->players.is_enemy(0, 1));
  world->players.set_alliance(0, 1, kAlliancePassive, true);
  EXPECT_TRUE(world->players.is_ally(0, 1));
  EXPECT_TRUE(world->players.is_enemy(1, 0));
  EXPECT_TRUE(world->players.is_ally(0, kNeutralPassive));
  EXPECT_TRUE(world->players.is_enemy(0, kNeutralAggressive));
  EXPECT_FALSE(world->players.is_ally(0, 4000));
}

TEST_F(wc3_unit, a_full_world_is_said_and_changes_nothing) {
  std::uint32_t made = 0;
  while (world->make_entity(EntityKind::site, 0, 0, 0, 0, 0)) ++made;
  EXPECT_EQ(made, kMaxEntities);
  EXPECT_FALSE(make("hfoo", 0, 0));
  EXPECT_TRUE(knows_log("full"));
}

TEST_F(wc3_unit, selection_holds_twelve_alike) {
  std::vector<Entity> units;
  for (int i = 0; i < 15; ++i) units.push_back(make("hfoo", float(i) * 100, 0));
  units.insert(units.begin() + 1, make("htow", 1000, 1000));
  EXPECT_EQ(world->selection.replace(0, units), kMaxSelection);
  EXPECT_EQ(world->selection.units(0).front(), units.front());
  EXPECT_FALSE(world->selection.selected(0, units[1]));
  world->units.kill(units.front());
  EXPECT_EQ(world->selection.units(0).size(), kMaxSelection - 1);
}

TEST_F(wc3_unit, regions_are_entered_and_left) {
  const RegionRef region = world->regions.create();
  world->regions.add_rect(region, 300, -100, 500, 100);
  const Entity footman = make("hfoo", 0, 0);
  world->behaviours.issue_point(footman, order::kMove, 800, 0, 0);
  run(32 * 5);
  ASSERT_EQ(events.entered.size(), 1u);
  EXPECT_EQ(events.entered[0].second, footman);
  EXPECT_EQ(events.left.size(), 1u);
  world->units.set_xy(footman, 400, 0);
  EXPECT_EQ(events.entered.size(), 2u);
  EXPECT_TRUE(world->regions.contains_unit(region, footman));
  world->regions.clear_rect(region, 300, -100, 500, 100);
  EXPECT_FALSE(world->regions.contains_unit(region, footman));
  world->regions.remove(region);
  world->units.set_xy(footman, 0, 0);
  EXPECT_EQ(events.left.size(), 1u);
}

TEST_F(wc3_hero, numbers_follow_from_attributes) {
  const Entity paladin = make("Hpal", 0, 0);
  EXPECT_EQ(world->units.state(paladin, kUnitMaxLife), 100 + 25 * 22);
  EXPECT_EQ(world->units.state(paladin, kUnitMaxMana), 15 * 17);
  EXPECT_EQ(world->units.state(paladin, kUnitMana), 100);
  EXPECT_FLOAT_EQ(world->units.fight(paladin).armour, 2 - 2 + 0.3f * 13);
  EXPECT_EQ(world->units.fight(paladin).damage, 22);
  EXPECT_FLOAT_EQ(world->units.row(paladin).life_regen, 0.05f * 22);
  world->heroes.set_level(paladin, 10);
  EXPECT_EQ(world->heroes.attribute(paladin, 1, false), 22 + 24);  // trunc(9 * 2.7)
  EXPECT_EQ(world->heroes.attribute(paladin, 2, false), 13 + 13);  // trunc(9 * 1.5)
  EXPECT_EQ(world->heroes.attribute(paladin, 3, false), 17 + 16);  // trunc(9 * 1.8)
  EXPECT_EQ(world->heroes.skill_points(paladin), 10);
  EXPECT_EQ(world->heroes.experience(paladin), 5400);
  EXPECT_EQ(events.count(UnitEvent::hero_level), 9);
}

TEST_F(wc3_hero, experience_raises_levels_up_to_the_cap) {
  const Entity hero = make("Obla", 0, 0);
  world->heroes.add_experience(hero, 199);
  EXPECT_EQ(world->heroes.level(hero), 1);
  world->heroes.add_experience(hero, 1);
  EXPECT_EQ(world->heroes.level(hero), 2);
  world->heroes.suspend(hero, true);
  world->heroes.add_experience(hero, 10000);
  EXPECT_EQ(world->heroes.experience(hero), 200);
  world->heroes.suspend(hero, false);
  world->heroes.add_experience(hero, 2000000000);
  EXPECT_EQ(world->heroes.level(hero), 10);
  EXPECT_EQ(world->heroes.experience(hero), 5400);
}

TEST_F(wc3_hero, levels_are_taken_only_by_stripping) {
  const Entity hero = make("Hpal", 0, 0);
  world->heroes.set_level(hero, 5);
  world->heroes.set_level(hero, 2);
  EXPECT_EQ(world->heroes.level(hero), 5);
  EXPECT_TRUE(world->heroes.strip_levels(hero, 3));
  EXPECT_EQ(world->heroes.level(hero), 2);
  EXPECT_EQ(world->heroes.experience(hero), 200);
  EXPECT_EQ(world->heroes.attribute(hero, 1, false), 24);
  EXPECT_EQ(world->heroes.skill_points(hero), 2);
  EXPECT_FALSE(world->heroes.strip_levels(make("hfoo", 300, 0), 1));
}

TEST_F(wc3_hero, a_kill_is_shared_by_the_heroes_near_it) {
  const Entity a = make("Hpal", 0, 0), b = make("Hamg", 200, 0), far = make("Hmkg", 3900, 3900);
  const Entity grunt = make("ogru", 300, 0, 1);  // level 3: 60
  world->units.kill(grunt, a);
  EXPECT_EQ(world->heroes.experience(a), 30);
  EXPECT_EQ(world->heroes.experience(b), 30);
  EXPECT_EQ(world->heroes.experience(far), 0);
  const Entity creep = make("ogru", 300, 0, kNeutralAggressive);
  world->units.kill(creep, a);
  EXPECT_EQ(world->heroes.experience(a), 30 + 24);  // 80 % of a creep's
}

TEST_F(wc3_hero, a_kill_out_of_range_goes_to_every_hero_of_the_killer) {
  const Entity hero = make("Hpal", -3900, -3900), rifle = make("hrif", 3000, 3000);
  world->units.kill(make("ogru", 3100, 3000, 1), rifle);
  EXPECT_EQ(world->heroes.experience(hero), 60);
}

TEST_F(wc3_hero, learning_needs_points_levels_and_the_right_hero) {
  const Entity paladin = make("Hpal", 0, 0);
  EXPECT_FALSE(world->heroes.learn(paladin, rawcode("AHre")));  // level 6
  EXPECT_FALSE(world->heroes.learn(paladin, rawcode("AHtb")));  // another's
  EXPECT_TRUE(world->heroes.learn(paladin, rawcode("AHhb")));
  EXPECT_FALSE(world->heroes.learn(paladin, rawcode("AHds")));  // no points
  world->heroes.set_level(paladin, 2);
  EXPECT_FALSE(world->heroes.learn(paladin, rawcode("AHhb")));  // rank 2 at level 3
  world->heroes.set_level(paladin, 3);
  EXPECT_TRUE(world->heroes.learn(paladin, rawcode("AHhb")));
  EXPECT_EQ(world->abilities.rank(paladin, rawcode("AHhb")), 2);
  EXPECT_EQ(world->heroes.skill_points(paladin), 1);
  EXPECT_EQ(events.last(UnitEvent::hero_skill)->number, 2);
  EXPECT_FALSE(world->heroes.learn(make("hfoo", 100, 0), rawcode("AHhb")));
}

TEST_F(wc3_hero, a_dead_hero_stays_and_can_be_revived) {
  const Entity paladin = make("Hpal", 0, 0);
  world->items.add_new(paladin, rawcode("ratc"));
  world->units.kill(paladin);
  run(32 * 120);
  ASSERT_TRUE(world->units.exists(paladin));
  EXPECT_EQ(events.count(UnitEvent::hero_revivable), 1);
  EXPECT_TRUE(world->heroes.revive(paladin, 500, 500));
  EXPECT_TRUE(world->units.alive(paladin));
  EXPECT_TRUE(world->items.in_slot(paladin, 0));
  EXPECT_FALSE(world->heroes.revive(paladin, 0, 0));
}

TEST_F(wc3_hero, holy_light_heals_a_friend_and_costs_mana) {
  const Entity paladin = make("Hpal", 0, 0), footman = make("hfoo", 600, 0);
  world->heroes.learn(paladin, rawcode("AHhb"));
  const std::uint32_t holy_light = order_id("holybolt");
  EXPECT_FALSE(world->behaviours.issue_target(paladin, holy_light, footman, 0));  // unhurt
  world->units.set_state(footman, kUnitLife, 50);
  ASSERT_TRUE(world->behaviours.issue_target(paladin, holy_light, footman, 0));
  ASSERT_TRUE(run_until(200, [&] { return world->units.state(footman, kUnitLife) > 200; }));
  EXPECT_EQ(events.count(UnitEvent::spell_effect), 1);
  EXPECT_LT(world->units.state(paladin, kUnitMana), 40);
  world->units.set_state(footman, kUnitLife, 50);
  EXPECT_FALSE(world->behaviours.issue_target(paladin, holy_light, footman, 0));  // not ready
}

TEST_F(wc3_hero, an_ability_that_is_not_built_refuses_its_order) {
  const Entity archmage = make("Hamg", 0, 0);
  world->heroes.learn(archmage, rawcode("AHwe"));
  std::string why;
  or_order order{};
  order.size = sizeof order;
  order.id = order_id("waterelemental");
  EXPECT_LT(world->behaviours.check(archmage, order, why), 0);
  EXPECT_EQ(why, "That ability can't be cast yet.");
}

TEST_F(wc3_hero, storm_bolt_stuns_and_a_stunned_unit_is_locked) {
  const Entity king = make("Hmkg", 0, 0), grunt = make("ogru", 400, 0, 1);
  world->units.set_state(king, kUnitMana, 200);
  world->heroes.learn(king, rawcode("AHtb"));
  ASSERT_TRUE(world->behaviours.issue_target(king, order_id("thunderbolt"), grunt, 0));
  ASSERT_TRUE(run_until(100, [&] { return world->behaviours.activity(grunt) == OR_UNIT_LOCKED; }));
  EXPECT_LT(world->units.state(grunt, kUnitLife), 700);
  EXPECT_TRUE(run_until(32 * 6, [&] { return world->behaviours.activity(grunt) != OR_UNIT_LOCKED; }));
}

TEST_F(wc3_hero, divine_shield_takes_no_damage_and_the_aura_lessens_it) {
  const Entity paladin = make("Hpal", 0, 0), footman = make("hfoo", 100, 0), other = make("hfoo", 3000, 0);
  world->heroes.set_level(paladin, 3);
  world->heroes.learn(paladin, rawcode("AHds"));
  world->heroes.learn(paladin, rawcode("AHad"));
  EXPECT_LT(world->combat.damage_reduction(footman), world->combat.damage_reduction(other));
  ASSERT_TRUE(world->behaviours.issue_immediate(paladin, order_id("divineshield"), 0));
  run(20);
  const float life = world->units.state(paladin, kUnitLife);
  world->combat.damage(paladin, {}, 100, true);
  EXPECT_EQ(world->units.state(paladin, kUnitLife), life);
  run(32 * 16);
  world->combat.damage(paladin, {}, 100, true);
  EXPECT_LT(world->units.state(paladin, kUnitLife), life);
}

}  // namespace
}  // namespace openrealm::wc3::testing
