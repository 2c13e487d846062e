// A map's script that is another one than that which ran: what a start takes up, and what it keeps.
#include <algorithm>

#include "natives_fixture.h"

namespace openrealm::wc3 {
namespace {

using Texts = std::vector<std::string>;

// Its thread sleeps `seconds` and then says `word`; `more` stands above the sleep.
std::string script_of(const std::string &word, int seconds = 2, const std::string &more = "") {
  return "globals\n  integer runs = 0\nendglobals\nfunction slow takes nothing returns nothing\n" + more +
         "  call TriggerSleepAction(" + std::to_string(seconds) + ")\n  call say(\"" + word +
         "\")\nendfunction\nfunction begin takes nothing returns nothing\n  set runs = runs + 1\n"
         "  call ExecuteFunc(\"slow\")\nendfunction\nfunction main takes nothing returns nothing\n"
         "  call begin()\nendfunction\n";
}

bool has_line(const ScriptSim &sim, const std::string &words) {
  return std::any_of(sim.log_lines.begin(), sim.log_lines.end(),
                     [&](const std::string &line) { return line.find(words) != std::string::npos; });
}

TEST(wc3_script_change, a_swap_and_a_peer_s_go_on_with_the_script_that_runs) {
  ScriptSim sim(script_of("old"));
  ASSERT_TRUE(sim.start());
  sim.tick(5);
  const std::uint64_t before = sim.tables.full_state_hash();
  sim.files["war3map.j"] = script_of("new", 2, "  set runs = 100\n");
  for (const or_start_reason reason : {OR_START_SWAPPED, OR_START_PEER, OR_START_CHAOS}) {
    sim.swap(reason);
    EXPECT_EQ(sim.tables.full_state_hash(), before) << reason;
  }
  sim.swap_prepared();
  EXPECT_EQ(sim.tables.full_state_hash(), before);
  sim.host().vm().run_named("begin", {});
  sim.tick(70);
  EXPECT_EQ(sim.texts(), (Texts{"old", "old"}));
  EXPECT_EQ(sim.integer("runs"), 2);
}

TEST(wc3_script_change, a_reload_of_the_same_script_changes_nothing) {
  ScriptSim sim(script_of("same"));
  ASSERT_TRUE(sim.start());
  sim.tick(5);
  const std::uint64_t before = sim.tables.full_state_hash();
  sim.swap(OR_START_RELOADED);
  EXPECT_EQ(sim.tables.full_state_hash(), before);
}

// Each reload leaves a thread in the body before it; nine of them are one too many.
TEST(wc3_script_change, the_oldest_of_too_many_scripts_is_given_up) {
  ScriptSim sim(script_of("body 0"));
  ASSERT_TRUE(sim.start());
  for (int i = 1; i <= 9; ++i) {
    sim.files["war3map.j"] = script_of("body " + std::to_string(i));
    sim.swap(OR_START_RELOADED);
    sim.host().vm().run_named("begin", {});
  }
  EXPECT_TRUE(has_line(sim, "8 older scripts are kept"));
  EXPECT_TRUE(has_line(sim,
                       "function slow has changed, and what it was is not kept: the thread that sleeps in it at "
                       "line 5 ends when it wakes"));
  sim.swap();  // compiles the eight from the tables
  sim.chaos_every = 1;
  sim.tick(140);
  Texts expected;
  for (int i = 1; i <= 9; ++i) expected.push_back("body " + std::to_string(i));
  EXPECT_EQ(sim.texts(), expected);
  EXPECT_EQ(sim.host().state().errors, 1u);
  EXPECT_EQ(sim.integer("runs"), 10);
  EXPECT_EQ(sim.host().tables.source.live(), 3u) << "the running script's texts alone";
}

// As saves were before texts were kept.
TEST(wc3_script_change, a_sleeper_whose_old_text_is_not_kept_is_reported) {
  ScriptSim sim(script_of("old"));
  ASSERT_TRUE(sim.start());
  sim.tick(5);
  for (const std::uint32_t row : sim.host().tables.source.rows()) sim.host().tables.source.free(row);
  sim.files["war3map.j"] = script_of("moved", 2, "  set runs = runs + 1\n");
  sim.swap(OR_START_LOADED);
  EXPECT_TRUE(has_line(sim,
                       "function slow has changed, and what it was is not kept: the thread that sleeps in it at "
                       "line 5 ends when it wakes"));
  sim.tick(70);
  EXPECT_EQ(sim.texts(), Texts{});
  EXPECT_TRUE(has_line(sim, "function slow has changed while a thread slept in it at line 5: the thread is ended"));
  EXPECT_EQ(sim.host().tables.source.live(), 3u) << "from now on they are";
}

// A save may say that a text is of more scripts than are ever kept.
TEST(wc3_script_change, numbers_of_scripts_that_make_no_sense_do_no_harm) {
  for (const std::uint32_t scripts : {UINT32_MAX, 0x80000001u, 0x101u, 0x200u, 0u}) {
    ScriptSim sim(script_of("old"));
    ASSERT_TRUE(sim.start());
    sim.tick(5);
    for (const std::uint32_t row : sim.host().tables.source.rows()) sim.host().tables.source.mut(row).scripts = scripts;
    for (const char *word : {"new", "newer", "newest"}) {
      sim.files["war3map.j"] = script_of(word, 2, "  set runs = runs + 1\n");
      sim.swap(OR_START_LOADED);
      sim.swap();
      sim.tick(40);
    }
    sim.host().vm().run_named("begin", {});
    sim.tick(70);
    EXPECT_EQ(sim.texts().back(), "newest") << scripts;
  }
}

TEST(wc3_script_change, globals_are_new_or_gone_or_keep_their_values) {
  const auto script = [](const std::string &globals, const std::string &body) {
    return "globals\n" + globals + "endglobals\nfunction step takes nothing returns nothing\n" + body +
           "endfunction\nfunction main takes nothing returns nothing\n  call step()\nendfunction\n";
  };
  ScriptSim sim(script("  integer kept = 1\n  integer gone = 7\n  constant integer SIZE = 2\n",
                       "  set kept = kept + gone + SIZE\n"));
  ASSERT_TRUE(sim.start());
  EXPECT_EQ(sim.integer("kept"), 10);
  sim.files["war3map.j"] = script("  integer kept = 1\n  integer fresh = kept * 2\n  constant integer SIZE = 5\n",
                                  "  set kept = kept + fresh + SIZE\n");
  sim.swap(OR_START_RELOADED);
  EXPECT_EQ(sim.integer("fresh"), 20) << "its initialiser runs once";
  sim.host().vm().run_named("step", {});
  EXPECT_EQ(sim.integer("kept"), 35);
  EXPECT_TRUE(has_line(sim,
                       "script reloaded: 1 function changed (step), 1 new global (integer fresh), 1 global gone "
                       "(integer gone), 1 constant changed (integer SIZE)"));
  sim.tick(64);
  EXPECT_FALSE(sim.host().vm().global("gone"));
  sim.files["war3map.j"] += "// and a remark\n";
  sim.swap(OR_START_RELOADED);
  EXPECT_TRUE(has_line(sim, "script reloaded: nothing that runs changed"));
}

}  // namespace
}  // namespace openrealm::wc3
