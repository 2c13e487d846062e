// The wc3 module around its scripts: how maps begin and fail to, what players do, what survives.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>

#include "modules/wc3/natives/registry.h"
#include "modules/wc3_gamecache/natives.h"
#include "natives_fixture.h"
#include "script/program.h"

namespace openrealm::wc3 {
namespace {

constexpr const char *kEmptyMain = "function main takes nothing returns nothing\nendfunction\n";

bool any_contains(const std::vector<std::string> &lines, std::string_view part) {
  return std::any_of(lines.begin(), lines.end(), [&](const auto &line) { return line.find(part) != line.npos; });
}

TEST(wc3_script_host, a_map_without_a_script_is_refused_in_one_line) {
  ScriptSim sim("");
  sim.files.erase("war3map.j");
  const auto started = sim.start();
  ASSERT_FALSE(started);
  EXPECT_NE(started.error().message.find("has no script"), std::string::npos);
  EXPECT_EQ(started.error().message.find('\n'), std::string::npos);
}

TEST(wc3_script_host, a_lua_map_is_refused_in_one_line) {
  ScriptSim sim("");
  sim.files.erase("war3map.j");
  sim.files["war3map.lua"] = "print('hi')";
  const auto started = sim.start();
  ASSERT_FALSE(started);
  EXPECT_NE(started.error().message.find("Lua"), std::string::npos);
  EXPECT_EQ(started.error().message.find('\n'), std::string::npos);
}

TEST(wc3_script_host, the_script_may_stand_in_the_scripts_folder) {
  ScriptSim sim("");
  sim.files.erase("war3map.j");
  sim.files["scripts\\war3map.j"] = kEmptyMain;
  EXPECT_TRUE(sim.start());
}

TEST(wc3_script_host, every_error_of_a_script_is_shown_with_its_line_and_a_caret) {
  ScriptSim sim(
      "function main takes nothing returns nothing\n    set nothing_of_that_name = 1\n    call Bogus()\nendfunction\n");
  const auto started = sim.start();
  ASSERT_FALSE(started);
  EXPECT_NE(started.error().message.find("war3map.j:2:"), std::string::npos);
  EXPECT_NE(started.error().message.find("war3map.j:3:"), std::string::npos);
  EXPECT_NE(started.error().message.find("    call Bogus()"), std::string::npos);
  EXPECT_NE(started.error().message.find('^'), std::string::npos);
}

TEST(wc3_script_host, a_script_without_main_is_refused) {
  ScriptSim sim("function config takes nothing returns nothing\nendfunction\n");
  const auto started = sim.start();
  ASSERT_FALSE(started);
  EXPECT_NE(started.error().message.find("main"), std::string::npos);
}

TEST(wc3_script_host, an_error_in_main_stops_that_thread_and_names_its_place) {
  ScriptSim sim(
      "globals\n    integer zero = 0\nendglobals\n"
      "function deep takes nothing returns nothing\n    local integer i = 1 / zero\nendfunction\n"
      "function main takes nothing returns nothing\n    call deep()\nendfunction\n");
  ASSERT_TRUE(sim.start());
  sim.tick(2);
  std::string why;
  EXPECT_EQ(sim.command(0, "report", why), OR_OK);
  const std::string report = sim.texts().back();
  EXPECT_NE(report.find("main was stopped by an error"), std::string::npos);
  EXPECT_NE(report.find("deep"), std::string::npos);
  EXPECT_NE(report.find("war3map.j:5"), std::string::npos);
  EXPECT_NE(report.find("main"), std::string::npos);
}

TEST(wc3_script_host, a_native_that_only_answers_its_default_is_said_once_and_reported_as_a_gap) {
  ScriptSim sim(
      "function main takes nothing returns nothing\n"
      "    call StartMeleeAI(Player(1), \"human.ai\")\n    call StartMeleeAI(Player(2), \"human.ai\")\nendfunction\n");
  ASSERT_TRUE(sim.start());
  EXPECT_EQ(std::count_if(sim.log_lines.begin(), sim.log_lines.end(),
                          [](const auto &line) { return line.find("StartMeleeAI") != line.npos; }),
            1);
  sim.swap();
  std::string why;
  sim.command(0, "report json", why);
  EXPECT_NE(sim.texts().back().find("\"main\": \"ran with gaps\""), std::string::npos);
  EXPECT_NE(sim.texts().back().find("\"natives_missing\": [\"StartMeleeAI\"]"), std::string::npos);
}

TEST(wc3_script_host, report_takes_json_or_nothing) {
  ScriptSim sim(kEmptyMain);
  ASSERT_TRUE(sim.start());
  std::string why;
  EXPECT_LT(sim.command(0, "report xml", why), 0);
  EXPECT_EQ(why, "use: report [json]");
  EXPECT_EQ(sim.command(0, "report", why), OR_OK);
  EXPECT_NE(sim.texts().back().find("main ran to its end"), std::string::npos);
}

TEST(wc3_script_host, commands_without_a_map_are_refused) {
  ScriptSim sim(kEmptyMain);
  std::string why;
  EXPECT_LT(sim.command(0, "report", why), 0);
  EXPECT_EQ(why, "no map runs");
}

TEST(wc3_script_host, a_folder_map_gives_ground_and_placement) {
  ScriptSim sim(
      "globals\n    integer found = 0\n    boolean rock = false\nendglobals\n"
      "function main takes nothing returns nothing\n    local group g = CreateGroup()\n"
      "    call GroupEnumUnitsOfPlayer(g, Player(2), null)\n    set found = GetUnitTypeId(FirstOfGroup(g))\n"
      "    set rock = IsTerrainPathable(-200, 200, PATHING_TYPE_WALKABILITY)\nendfunction\n");
  sim.files["map.toml"] =
      "name = \"Here\"\nterrain = [\"#.\", \"..\"]\n[[unit]]\ntype = \"hfoo\"\nplayer = 2\nx = 100\ny = -100\n";
  ASSERT_TRUE(sim.start());
  EXPECT_EQ(sim.integer("found"), std::int32_t(rawcode("hfoo")));
  EXPECT_EQ(sim.integer("rock"), 1);
}

TEST(wc3_script_host, a_wrong_map_toml_names_line_column_and_field) {
  const std::pair<const char *, const char *> cases[] = {
      {"name = ", "map.toml:1:"},
      {"nmae = \"x\"", "'nmae' is no part of a map"},
      {"terrain = [\"..\", \".\"]", "row 2: 1 letters, but the first row has 2"},
      {"terrain = [\".?\"]", "row 1, column 2: '?'"},
      {"terrain = \"..\"", "terrain must be rows"},
      {"[[unit]]\ntype = \"footman\"\nx = 0\ny = 0", "map.toml:2:"},
      {"[[unit]]\ntype = \"hfoo\"\ny = 0", "x must be a number"},
      {"[[unit]]\ntype = \"hfoo\"\nx = 0\ny = 0\nplayer = 40", "player must be 0 to 27"},
      {"[unit]\ntype = \"hfoo\"", "unit is a list"},
  };
  for (const auto &[toml, part] : cases) {
    ScriptSim sim(kEmptyMain);
    sim.files["map.toml"] = toml;
    const auto started = sim.start();
    ASSERT_FALSE(started) << toml;
    EXPECT_NE(started.error().message.find("map.toml:"), std::string::npos) << started.error().message;
    EXPECT_NE(started.error().message.find(part), std::string::npos) << started.error().message;
  }
}

TEST(wc3_script_host, damaged_map_tables_are_said_and_left_out) {
  ScriptSim sim(kEmptyMain);
  for (const char *name : {"war3map.w3i", "war3map.w3e", "war3map.wpm", "war3map.wts"}) sim.files[name] = "\x01\xFF{";
  ASSERT_TRUE(sim.start());
  EXPECT_TRUE(any_contains(sim.log_lines, "war3map.w3i"));
}

TEST(wc3_script_host, a_level_is_looked_for_beside_the_map) {
  ScriptSim sim(
      "function main takes nothing returns nothing\n    call ChangeLevel(\"next\\\\b.w3x\", false)\n"
      "    call SaveGame(\"slot\")\nendfunction\n");
  ASSERT_TRUE(sim.start());
  EXPECT_EQ(sim.requests, (std::vector<std::string>{"map maps/next/b.w3x", "save slot"}));
}

TEST(wc3_triggers, chat_dialogs_and_escape_reach_their_triggers) {
  ScriptSim sim(
      "globals\n    dialog d = null\n    button yes = null\nendglobals\n"
      "function chat takes nothing returns nothing\n    call say(GetEventPlayerChatString())\nendfunction\n"
      "function click takes nothing returns nothing\n    call say_b(\"yes\", GetClickedButton() == yes and "
      "GetClickedDialog() == d)\nendfunction\n"
      "function skip takes nothing returns nothing\n    call say(\"skipped\")\nendfunction\n"
      "function main takes nothing returns nothing\n    local trigger t = CreateTrigger()\n"
      "    call TriggerRegisterPlayerChatEvent(t, Player(0), \"-go\", false)\n    call TriggerAddAction(t, function "
      "chat)\n"
      "    set t = CreateTrigger()\n    set d = DialogCreate()\n    call DialogAddButton(d, \"No\", 0)\n"
      "    set yes = DialogAddButton(d, \"Yes\", 0)\n    call TriggerRegisterDialogEvent(t, d)\n"
      "    call TriggerAddAction(t, function click)\n    call DialogDisplay(Player(0), d, true)\n"
      "    set t = CreateTrigger()\n    call TriggerRegisterPlayerEvent(t, Player(0), EVENT_PLAYER_END_CINEMATIC)\n"
      "    call TriggerAddAction(t, function skip)\nendfunction\n");
  ASSERT_TRUE(sim.start());
  sim.sent.clear();
  std::string why;
  EXPECT_EQ(sim.command(0, "chat now -go there", why), OR_OK);
  EXPECT_EQ(sim.command(1, "chat -go", why), OR_OK);
  EXPECT_LT(sim.command(0, "dialog 3", why), 0);
  EXPECT_LT(sim.command(1, "dialog 1", why), 0);
  EXPECT_EQ(sim.command(0, "dialog 2", why), OR_OK);
  EXPECT_LT(sim.command(0, "dialog 2", why), 0);  // it has closed
  EXPECT_EQ(sim.command(0, "skip", why), OR_OK);
  EXPECT_EQ(sim.texts(), (std::vector<std::string>{"now -go there", "yes true", "skipped"}));
}

// A native of another module and wc3.script's handles.
struct OtherModule {
  static int answer(void *, or_native_call *call) {
    call->result.i = call->args[0].i * 2;
    return OR_OK;
  }
};
constexpr or_native kOther = {sizeof(or_native), "integer (integer)", OtherModule::answer};
constexpr or_contribution kContributed[] = {{"Doubled", &kOther, nullptr}};

TEST(wc3_script_host, natives_of_other_modules_are_bound_by_name) {
  ScriptSim sim(
      "globals\n    integer x = Doubled(21)\nendglobals\nfunction main takes nothing returns nothing\nendfunction\n");
  sim.files["scripts\\common.j"] += "\nnative Doubled takes integer i returns integer\n";
  sim.import()->contributions = [](or_self *, const char *, const or_contribution **list) -> std::uint32_t {
    *list = kContributed;
    return 1;
  };
  ASSERT_TRUE(sim.start());
  EXPECT_EQ(sim.integer("x"), 42);
}

// GC-22 and the rest of common.j: what is implemented here has the declared signature, and says so by linking.
TEST(wc3_script_host, every_native_has_the_signature_that_common_j_declares) {
  ScriptSim sim(kEmptyMain);
  std::set<std::string> names;
  std::size_t count = 0;
  for (const auto family : native_families())
    for (const NativeEntry &entry : family()) {
      EXPECT_TRUE(names.insert(entry.name).second) << entry.name << " is declared twice";
      EXPECT_NE(sim.files["scripts\\common.j"].find(std::string("native ") + entry.name + " takes"), std::string::npos)
          << entry.name;
      ++count;
    }
  EXPECT_GT(count, 600u);
  EXPECT_TRUE(sim.start());
}

// docs/natives.md, from the declarations and what answers them.
std::string coverage_document(ScriptSim &sim) {
  std::set<std::string_view> of_others;
  for (const gamecache::NamedNative &native : gamecache::natives()) of_others.insert(native.name);
  std::vector<std::string> implemented, missing;
  for (const script::NativeUse &use : sim.host().vm().native_use())
    (use.implemented || of_others.contains(use.name) ? implemented : missing).emplace_back(use.name);
  std::sort(implemented.begin(), implemented.end());
  std::sort(missing.begin(), missing.end());
  std::string text =
      "# Natives\n\nGenerated from `data/wc3/scripts/common.j` and what the modules answer; a test keeps it true\n"
      "(`OPENREALM_WRITE_DOCS=1` lets it write). While a map runs, the command `natives` shows the same with how "
      "often\n"
      "each was called, and `report` those that the map reached.\n\n";
  text += "Declared " + std::to_string(implemented.size() + missing.size()) + ", implemented " +
          std::to_string(implemented.size()) +
          ". The others answer their type's default: the first call of each is\n"
          "said in the log, and a map that makes it is reported as having gaps.\n";
  const auto section = [&](const char *title, const std::vector<std::string> &names) {
    text += std::string("\n## ") + title + "\n\n";
    std::string line;
    for (const std::string &name : names) {
      if (line.size() + name.size() > 118) text += line + "\n", line.clear();
      line += (line.empty() ? "" : " ") + name;
    }
    text += line + "\n";
  };
  section("Implemented", implemented);
  section("Only a default", missing);
  return text;
}

TEST(wc3_script_host, the_coverage_document_is_true) {
  ScriptSim sim(kEmptyMain);
  ASSERT_TRUE(sim.start());
  const std::string path = std::string(OPENREALM_SOURCE_DIR) + "/docs/natives.md";
  const std::string document = coverage_document(sim);
  if (std::getenv("OPENREALM_WRITE_DOCS")) std::ofstream(path, std::ios::binary) << document;
  EXPECT_TRUE(read_text_file(path) == document) << "run this test with OPENREALM_WRITE_DOCS=1";
}

TEST(wc3_script_host, the_stock_library_starts_a_melee_map) {
  ScriptSim sim(
      "function main takes nothing returns nothing\n    call SetCameraBounds(-1000, -1000, 1000, 1000, -1000, 1000, "
      "1000, -1000)\n"
      "    call InitBlizzard()\n    call MeleeStartingVisibility()\n    call MeleeStartingResources()\nendfunction\n");
  sim.use_stock_library();
  const auto started = sim.start();
  ASSERT_TRUE(started) << started.error().message;
  sim.tick(5);
  EXPECT_EQ(sim.host().state().errors, 0u);
  EXPECT_EQ(sim.host().state().main, MainState::ended);
}

TEST(wc3_script_host, a_script_that_fails_for_ever_does_not_flood_the_log) {
  ScriptSim sim(
      "globals\n    integer zero = 0\nendglobals\n"
      "function on takes nothing returns nothing\n    set zero = 1 / zero\nendfunction\n"
      "function main takes nothing returns nothing\n    call TimerStart(CreateTimer(), 0, true, function on)\n"
      "endfunction\n");
  ASSERT_TRUE(sim.start());
  sim.tick(2);
  EXPECT_GT(sim.host().state().errors, 500u);
  EXPECT_LT(sim.log_lines.size(), 120u);
  EXPECT_TRUE(any_contains(sim.log_lines, "only counted"));
}

TEST(wc3_timers, a_flood_of_timers_waits_for_the_next_tick) {
  ScriptSim sim(
      "globals\n    integer fired = 0\nendglobals\nfunction on takes nothing returns nothing\n    set fired = fired + "
      "1\nendfunction\n"
      "function main takes nothing returns nothing\n    local integer i = 0\n    loop\n        exitwhen i == 20\n"
      "        call TimerStart(CreateTimer(), 0, true, function on)\n        set i = i + 1\n    "
      "endloop\nendfunction\n");
  sim.cvars["wc3_timers_per_tick"] = "1000";
  ASSERT_TRUE(sim.start());
  sim.tick();
  EXPECT_EQ(sim.integer("fired"), 1000);
  sim.tick();
  EXPECT_EQ(sim.integer("fired"), 2000);
  EXPECT_TRUE(any_contains(sim.log_lines, "next tick"));
}

TEST(wc3_timers, a_paused_game_stops_timers_but_no_sleeper) {
  ScriptSim sim(
      "globals\n    integer slept = 0\n    integer timed = 0\nendglobals\n"
      "function on takes nothing returns nothing\n    set timed = timed + 1\nendfunction\n"
      "function sleeper takes nothing returns nothing\n    call TriggerSleepAction(0.5)\n    set slept = slept + 1\n   "
      " call PauseGame(false)\nendfunction\n"
      "function main takes nothing returns nothing\n    call TimerStart(CreateTimer(), 0.25, false, function on)\n"
      "    call ExecuteFunc(\"sleeper\")\n    call PauseGame(true)\nendfunction\n");
  ASSERT_TRUE(sim.start());
  sim.tick(15);
  EXPECT_EQ(sim.integer("timed"), 0);
  sim.tick(3);
  EXPECT_EQ(sim.integer("slept"), 1);
  sim.tick(10);
  EXPECT_EQ(sim.integer("timed"), 1);
}

// HOT: a swap of the module in the midst of everything changes nothing.
TEST(wc3_triggers, a_sleeping_thread_and_its_event_survive_a_swap_and_a_load) {
  const char *script =
      "function act takes nothing returns nothing\n    call TriggerSleepAction(1)\n    call "
      "say(GetUnitName(GetTriggerUnit()))\nendfunction\n"
      "function later takes nothing returns nothing\n    call say(\"then\")\nendfunction\n"
      "function main takes nothing returns nothing\n    local trigger t = CreateTrigger()\n"
      "    call TriggerRegisterPlayerUnitEvent(t, Player(0), EVENT_PLAYER_UNIT_DEATH, null)\n"
      "    call TriggerAddAction(t, function act)\n    call TriggerAddAction(t, function later)\n"
      "    call KillUnit(CreateUnit(Player(0), 'hfoo', 0, 0, 0))\nendfunction\n";
  ScriptSim plain(script), swapped(script);
  ASSERT_TRUE(plain.start());
  ASSERT_TRUE(swapped.start());
  plain.tick(10);
  swapped.tick(10);
  const std::uint64_t before = swapped.tables.full_state_hash();
  swapped.swap();
  EXPECT_EQ(swapped.tables.full_state_hash(), before);
  swapped.swap(OR_START_PEER);
  EXPECT_EQ(swapped.tables.full_state_hash(), before);
  swapped.swap(OR_START_LOADED);
  plain.tick(40);
  swapped.tick(40);
  EXPECT_EQ(plain.texts(), (std::vector<std::string>{"Footman", "then"}));
  EXPECT_EQ(swapped.texts(), plain.texts());
  EXPECT_EQ(swapped.tables.full_state_hash(), plain.tables.full_state_hash());
}

}  // namespace
}  // namespace openrealm::wc3
