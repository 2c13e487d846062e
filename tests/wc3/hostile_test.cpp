// Scripts that want all of the machine: a tick still ends, and what is due goes on in the next.
#include <set>

#include "natives_fixture.h"

namespace openrealm::wc3 {
namespace {

TEST(wc3_hostile, timers_that_spin_share_a_ticks_instructions) {
  ScriptSim sim(
      "globals\n  integer fired = 0\nendglobals\nfunction on takes nothing returns nothing\n  local integer i = 0\n"
      "  set fired = fired + 1\n  loop\n    exitwhen i == 10000\n    set i = i + 1\n  endloop\nendfunction\n"
      "function main takes nothing returns nothing\n  local integer i = 0\n  loop\n    exitwhen i == 50\n"
      "    call TimerStart(CreateTimer(), 0, true, function on)\n    set i = i + 1\n  endloop\nendfunction\n");
  sim.cvars["wc3_instructions_per_tick"] = "100000";
  ASSERT_TRUE(sim.start());
  sim.tick();
  EXPECT_GT(sim.integer("fired"), 1);
  EXPECT_LT(sim.integer("fired"), 10);
  const std::int32_t first = sim.integer("fired");
  sim.tick();
  EXPECT_EQ(sim.integer("fired"), 2 * first);
}

TEST(wc3_hostile, threads_that_fail_share_them_as_well) {
  ScriptSim sim(
      "globals\n  integer fired = 0\n  integer zero = 0\nendglobals\nfunction on takes nothing returns nothing\n"
      "  set fired = fired + 1\n  set zero = 1 / zero\nendfunction\n"
      "function main takes nothing returns nothing\n  call TimerStart(CreateTimer(), 0, true, function on)\n"
      "endfunction\n");
  sim.cvars["wc3_instructions_per_tick"] = "100000";
  ASSERT_TRUE(sim.start());
  sim.tick();
  EXPECT_GT(sim.integer("fired"), 10);
  EXPECT_LT(sim.integer("fired"), 100);
}

TEST(wc3_hostile, a_crowd_at_one_point_stands_side_by_side_while_there_is_room) {
  ScriptSim sim(
      "globals\n  integer made = 0\nendglobals\nfunction main takes nothing returns nothing\n  loop\n"
      "    exitwhen made == 2000\n    if CreateUnit(Player(0), 'hfoo', 0, 0, 0) == null then\n      return\n    endif\n"
      "    set made = made + 1\n  endloop\nendfunction\n");
  sim.cvars["wc3_instruction_limit"] = "0";
  ASSERT_TRUE(sim.start());
  EXPECT_EQ(sim.integer("made"), 2000);
  World &world = sim.host().world();
  std::set<std::pair<float, float>> places;
  for (const Entity unit : world.units.all()) places.emplace(world.x(unit), world.y(unit));
  EXPECT_GT(places.size(), 100u);
  EXPECT_LT(places.size(), 2000u);
}

}  // namespace
}  // namespace openrealm::wc3
