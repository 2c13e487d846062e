// An error shows function, line and the whole script stack, whatever started its thread.
#include "natives_fixture.h"

namespace openrealm::wc3 {
namespace {

constexpr std::string_view kScript = R"(function fails takes integer zero returns boolean
  return 1 / zero == 1
endfunction
function condition takes nothing returns boolean
  return fails(0)
endfunction
function action takes nothing returns nothing
  call fails(0)
endfunction
function slept takes nothing returns nothing
  call TriggerSleepAction(0.1)
  call fails(0)
endfunction
function expired takes nothing returns nothing
  call fails(0)
endfunction
function each takes nothing returns nothing
  call fails(0)
endfunction
function main takes nothing returns nothing
  local trigger t = CreateTrigger()
  local group g = CreateGroup()
  call TriggerAddCondition(t, Condition(function condition))
  call TriggerEvaluate(t)
  set t = CreateTrigger()
  call TriggerAddAction(t, function action)
  call TriggerAddAction(t, function slept)
  call TriggerExecute(t)
  call TimerStart(CreateTimer(), 0.2, false, function expired)
  call GroupAddUnit(g, CreateUnit(Player(0), 'hfoo', 0, 0, 0))
  call ForGroup(g, function each)
  call ExecuteFunc("action")
endfunction
)";

TEST(wc3_script_errors, show_the_whole_stack) {
  ScriptSim sim{std::string(kScript)};
  ASSERT_TRUE(sim.start());
  sim.tick(10);
  std::vector<std::string> stacks;
  for (const std::string &line : sim.log_lines)
    if (const std::size_t at = line.find("division by zero in function fails\n"); at != std::string::npos)
      stacks.push_back(line.substr(line.find('\n', at) + 1));
  const std::string in = "  fails (war3map.j:2)\n";
  EXPECT_EQ(stacks, (std::vector<std::string>{
                        in + "  condition (war3map.j:5)\n  called by native TriggerEvaluate in\n  main (war3map.j:24)",
                        in + "  action (war3map.j:8)\n  called by native TriggerExecute in\n  main (war3map.j:28)",
                        in + "  each (war3map.j:18)\n  called by native ForGroup in\n  main (war3map.j:31)",
                        in + "  action (war3map.j:8)\n  called by native ExecuteFunc in\n  main (war3map.j:32)",
                        in + "  slept (war3map.j:12)", in + "  expired (war3map.j:15)"}));
}

}  // namespace
}  // namespace openrealm::wc3
