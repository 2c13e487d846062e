#include "kernel/tables/snapshot.h"
#include "modules/wc3/world/type_files.h"
#include "tests/wc3/world_fixture.h"

namespace openrealm::wc3::testing {
namespace {

// Two armies, a river with a ford between them, items, spells, builders: everything at once.
void muster(Sim &sim) {
  World &world = *sim.world;
  std::vector<std::uint16_t> cells(std::size_t(world.grid.width()) * std::size_t(world.grid.height()), 0);
  for (std::int32_t line = 0; line < world.grid.height(); ++line)
    if (line < 100 || line > 130)
      cells[std::size_t(line) * std::size_t(world.grid.width()) + 128] = kCellNoWalk | kCellNoBuild;
  world.set_terrain(world.grid.min_x(), world.grid.min_y(), std::uint32_t(world.grid.width()),
                    std::uint32_t(world.grid.height()), cells);
  world.clock.seed(7);
  const std::array<const char *, 4> kinds = {"hfoo", "hrif", "ogru", "earc"};
  for (int i = 0; i < 24; ++i) {
    const std::uint32_t side = std::uint32_t(i % 2);
    std::uint32_t code = 0;
    for (const char *c = kinds[std::size_t(i) % 4]; *c; ++c) code = code << 8 | std::uint8_t(*c);
    const Entity unit =
        world.units.create({.player = side, .rawcode = code, .x = side ? 1200.f : -1200.f, .y = float(i) * 70 - 800});
    world.behaviours.issue_point(unit, order::kAttack, side ? -1200.f : 1200.f, 0, side);
  }
  const Entity paladin = sim.make("Hpal", -900, 0), blade = sim.make("Obla", 900, 0, 1);
  world.heroes.learn(paladin, rawcode("AHhb"));
  world.items.add_new(paladin, rawcode("phea"));
  world.items.add_new(blade, rawcode("ratc"));
  world.behaviours.issue_target(paladin, order::kAttack, blade, 0);
  world.players.set_state(0, kPlayerGold, 1000);
  world.players.set_state(0, kPlayerLumber, 1000);
  or_order build{};
  build.size = sizeof build;
  build.id = build.rawcode = rawcode("hhou");
  build.target = OR_TARGET_CONSTRUCTION;
  build.x = -2000;
  build.y = 2000;
  world.behaviours.issue(sim.make("hpea", -2400, 2000), build);
}

// What players do meanwhile, by the tick alone.
void play(Sim &sim, int tick) {
  World &world = *sim.world;
  if (tick % 50 == 10)
    for (const Entity unit : world.units.of_player(0))
      if (world.units.alive(unit) && unit.row % 3 == 0)
        world.behaviours.issue_point(unit, order::kAttack, 800, float(tick % 700) - 350, 0);
  if (tick % 90 == 45)
    for (const Entity unit : world.units.of_player(1))
      if (world.units.alive(unit) && unit.row % 4 == 0)
        world.behaviours.issue_point(unit, order::kMove, -500, 2500 - float(tick), 1);
  if (tick == 200) world.items.create(rawcode("rde1"), -600, 100);
  if (tick == 300 && !world.units.of_player(1).empty()) world.units.remove(world.units.of_player(1).front());
}

constexpr int kTicks = 900;

std::vector<std::uint64_t> play_through(int chaos_every) {
  Sim sim;
  muster(sim);
  std::vector<std::uint64_t> hashes;
  for (int tick = 0; tick < kTicks; ++tick) {
    play(sim, tick);
    if (chaos_every && tick % chaos_every == 0) sim.start(OR_START_CHAOS);
    sim.tick();
    hashes.push_back(sim.store.state_hash());
  }
  EXPECT_GT(sim.events.count(UnitEvent::death), 2);
  return hashes;
}

std::size_t first_difference(const std::vector<std::uint64_t> &a, const std::vector<std::uint64_t> &b) {
  return std::size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

// KRN-11
TEST(wc3_determinism, two_runs_have_the_same_hash_at_every_tick) {
  const auto a = play_through(0), b = play_through(0);
  EXPECT_EQ(first_difference(a, b), a.size());
}

// HOT-01
TEST(wc3_determinism, rebuilding_what_is_derived_changes_nothing) {
  const auto plain = play_through(0);
  for (const int every : {1, 7}) EXPECT_EQ(first_difference(plain, play_through(every)), plain.size()) << every;
}

// SAV-01
TEST(wc3_determinism, going_back_to_a_snapshot_in_mid_fight_gives_the_same_hashes) {
  Sim sim;
  muster(sim);
  for (int tick = 0; tick < 250; ++tick) {
    play(sim, tick);
    sim.tick();
  }
  Snapshot saved;
  sim.store.take(saved);
  const auto go_on = [&] {
    std::vector<std::uint64_t> hashes;
    for (int tick = 250; tick < 500; ++tick) {
      play(sim, tick);
      sim.tick();
      hashes.push_back(sim.store.state_hash());
    }
    return hashes;
  };
  const auto first = go_on();
  ASSERT_TRUE(sim.store.restore(saved));
  sim.reopen(OR_START_LOADED);
  EXPECT_EQ(first_difference(first, go_on()), first.size());
}

// HOT-01
TEST(wc3_determinism, every_write_is_marked) {
  Sim sim;
  muster(sim);
  sim.store.set_check_writes(true);
  for (int tick = 0; tick < 300; ++tick) {
    play(sim, tick);
    sim.tick();
    for (const UnmarkedWrite &write : sim.store.unmarked_writes()) FAIL() << write.text();
  }
}

TEST(wc3_determinism, a_search_cut_off_between_ticks_survives_a_rebuild) {
  served_files()["constants.toml"] = read_source_file("data/wc3/constants.toml");
  std::string &text = served_files()["constants.toml"];
  text.replace(text.find("path_nodes_per_tick = 20000"), 27, "path_nodes_per_tick = 300  ");
  const auto plain = play_through(0);
  EXPECT_EQ(first_difference(plain, play_through(1)), plain.size());
  served_files().clear();
}

TEST(wc3_clock, random_numbers_follow_the_seed_and_stay_in_bounds) {
  Sim a, b;
  a.world->clock.seed(42);
  b.world->clock.seed(42);
  std::int32_t least = 1000, most = 0;
  for (int i = 0; i < 2000; ++i) {
    const std::int32_t value = a.world->clock.random_int(1, 6);
    EXPECT_EQ(value, b.world->clock.random_int(1, 6));
    least = std::min(least, value);
    most = std::max(most, value);
    const float real = a.world->clock.random_real(-2, 3);
    EXPECT_EQ(real, b.world->clock.random_real(-2, 3));
    EXPECT_TRUE(real >= -2 && real < 3);
  }
  EXPECT_EQ(least, 1);
  EXPECT_EQ(most, 6);
  EXPECT_EQ(a.world->clock.random_int(5, 5), 5);
  a.world->clock.random_int(INT32_MIN, INT32_MAX);
}

TEST(wc3_clock, a_day_goes_round) {
  Sim sim;
  EXPECT_EQ(sim.world->clock.time_of_day(), 12);
  sim.world->clock.set_time_of_day(23.9f);
  sim.run(32 * 4);
  EXPECT_LT(sim.world->clock.time_of_day(), 1);
  EXPECT_FALSE(sim.world->clock.is_day());
  sim.world->clock.suspend_time(true);
  const float hours = sim.world->clock.time_of_day();
  sim.run(32);
  EXPECT_EQ(sim.world->clock.time_of_day(), hours);
}

struct wc3_types : ::testing::Test {
  std::map<std::uint32_t, UnitType> units;
  std::map<std::uint32_t, ItemType> items;
  std::map<std::uint32_t, AbilityType> abilities;
  std::string unit_error(std::string_view text) {
    const auto read = read_unit_types(text, "units.toml", units);
    return read ? "" : read.error().message;
  }
};

TEST_F(wc3_types, a_mistake_names_file_line_column_and_field) {
  EXPECT_EQ(unit_error("[hfoo]\nname = 3\n"), "units.toml:2:8: unit hfoo: field 'name' must be text in quotes");
  EXPECT_EQ(unit_error("[hfoo]\nsped = 3\n"), "units.toml:2:1: unit hfoo: there is no field 'sped'");
  EXPECT_EQ(unit_error("[hfoo]\nspeed = \"fast\"\n"), "units.toml:2:9: unit hfoo: field 'speed' must be a number");
  EXPECT_EQ(unit_error("[footman]\n"), "units.toml:1:2: 'footman' is no rawcode: four characters are needed");
  EXPECT_EQ(unit_error("hfoo = 3\n"), "units.toml:1:1: 'hfoo' must be a table of fields");
  EXPECT_EQ(unit_error("[hfoo]\nlife = -1\n"), "units.toml:1:2: unit hfoo: life must be more than 0");
  EXPECT_EQ(unit_error("[hfoo]\nmove = \"swim\"\n"),
            "units.toml:2:8: unit hfoo: field 'move' must be one of none, foot, fly");
  EXPECT_EQ(unit_error("[hfoo]\nbuilds = [\"htow\", 3]\n"),
            "units.toml:2:19: unit hfoo: field 'builds' must be a list of four-character rawcodes");
  EXPECT_NE(unit_error("[hfoo\n").find("units.toml:1:6: "), std::string::npos);
  EXPECT_EQ(unit_error("[hkni]\nspeed = inf\n"), "units.toml:2:9: unit hkni: field 'speed' must be a number");
}

TEST_F(wc3_types, a_type_described_twice_is_refused) {
  EXPECT_EQ(unit_error("[hpea]\n"), "");
  EXPECT_EQ(unit_error("[hpea]\n"), "units.toml:1:2: unit hpea is described twice");
}

TEST_F(wc3_types, orders_and_constants_are_checked) {
  EXPECT_FALSE(read_ability_types("[AHhb]\norder = \"holyblt\"\n", "abilities.toml", abilities));
  EXPECT_FALSE(read_item_types("[phea]\ncharges = -1\n", "items.toml", items));
  Constants constants;
  EXPECT_FALSE(read_constants("level_cap = 0\n", "constants.toml", constants));
  EXPECT_FALSE(read_constants("experience_table = []\n", "constants.toml", constants));
}

TEST_F(wc3_types, a_missing_data_file_is_one_clear_line) {
  Sim sim;
  sim.client.import()->read_file = [](or_self *, const char *, or_str *) { return int(OR_NOT_FOUND); };
  auto opened = World::open(Engine(sim.client.import()), sim.events);
  ASSERT_TRUE(opened);
  const auto started = (*opened)->start(or_start{sizeof(or_start), OR_START_LOADED, "test"});
  ASSERT_FALSE(started);
  EXPECT_EQ(started.error().message, "constants.toml is not there: the game's data folder is not mounted or not whole");
}

TEST(wc3_order_ids, names_and_numbers_agree) {
  EXPECT_EQ(order_id("smart"), 851971u);
  EXPECT_EQ(order_id("holybolt"), 852092u);
  EXPECT_EQ(order_name(851986), "move");
  EXPECT_EQ(order_id("nonsense"), 0u);
  EXPECT_EQ(order_id(""), 0u);
  EXPECT_EQ(order_name(7), "");
  EXPECT_TRUE(is_rawcode_order(rawcode("hfoo")));
  EXPECT_FALSE(is_rawcode_order(order::kSmart));
}

TEST(wc3_narrate, tells_what_happens_when_asked_to) {
  Sim sim;
  sim.world->units.kill(sim.make("hfoo", 0, 0));
  EXPECT_FALSE(sim.told("Footman"));
  sim.client.cvars["wc3_narrate"] = "1";
  const Entity hero = sim.make("Hpal", 0, 0);
  sim.world->units.kill(sim.make("hfoo", 0, 0, 1), hero);
  sim.world->heroes.set_level(hero, 2);
  EXPECT_TRUE(sim.told("Footman dies to Paladin"));
  EXPECT_TRUE(sim.told("Paladin reaches level 2"));
}

}  // namespace
}  // namespace openrealm::wc3::testing
