// The engine as its users start it: real processes, the real modules, the maps of maps/.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/campaign/engine_session.h"

namespace {

class campaign : public EngineSession {};

const char *kRestored = "level 2, experience 200, Holy Light 1, Divine Shield 0, points 1, potions 1";
const char *kFallback = "level 2, experience 200, Holy Light 1, Divine Shield 1, points 0";

// GC-25
TEST_F(campaign, human02_gets_the_hero_that_human01_stored) {
  const Ended ended = play("map " + map_path("human/human01") + "\nticks 160");
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(says(ended, "restored Arthas")) << ended.out << ended.err;
  EXPECT_TRUE(says(ended, kRestored)) << ended.out;
}

// GC-25, GC-28: in every mode
TEST_F(campaign, human02_alone_takes_its_own_fallback) {
  for (const std::string mode : {"disk", "memory", "disabled"}) {
    const Ended ended = play("set wc3_gamecache_mode " + mode + "\nmap " + map_path("human/human02") + "\nticks 64");
    EXPECT_EQ(ended.status, 0) << ended.err;
    EXPECT_TRUE(says(ended, "fallback Arthas")) << mode << ended.out << ended.err;
    EXPECT_TRUE(says(ended, kFallback)) << mode << ended.out;
  }
}

// GC-04, GC-05
TEST_F(campaign, modes_decide_whether_the_hero_crosses) {
  for (const auto &[mode, words] : {std::pair("memory", "restored Arthas"), {"disabled", "fallback Arthas"}}) {
    const Ended ended =
        play(std::string("set wc3_gamecache_mode ") + mode + "\nmap " + map_path("human/human01") + "\nticks 160");
    EXPECT_TRUE(says(ended, words)) << mode << ended.out << ended.err;
    EXPECT_FALSE(std::filesystem::exists(user_ / "saves/campaigns")) << mode;
  }
}

// GC-28
TEST_F(campaign, a_new_process_without_a_save_finds_nothing) {
  play("map " + map_path("human/human01") + "\nticks 160");
  const Ended ended = play("map " + map_path("human/human02") + "\nticks 64");
  EXPECT_TRUE(says(ended, "fallback Arthas")) << ended.out;
}

// GC-17, GC-18: killed after a named save, loaded in a new process: the hero is there, and so is the
// cache that the save bound.
TEST_F(campaign, a_named_save_brings_the_hero_and_his_cache_back_after_a_kill) {
  {
    Program program(arguments({"--console"}));
    program.say("map " + map_path("human/human01") + "\nticks 70\nsave crossing\necho saved-now\n");
    ASSERT_TRUE(program.wait_for("saved-now"));
    program.signal(SIGKILL);
    EXPECT_EQ(program.wait().status, 128 + SIGKILL);
  }
  const Ended ended = play("load crossing\nticks 64\nmap " + map_path("human/human02") + "\nticks 64");
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(says(ended, kRestored)) << "the unit in the save" << ended.out << ended.err;
  EXPECT_TRUE(says(ended, "restored Arthas")) << "the cache in the save's scope" << ended.out << ended.err;
}

// GC-18: two saves of one playthrough branch; what is stored after loading one does not reach the other.
TEST_F(campaign, loading_one_save_does_not_change_anothers_cache) {
  play("map " + map_path("human/human01") + "\nticks 10\nsave early\nticks 60\nsave late");
  const Ended early = play("load early\nmap " + map_path("human/human02") + "\nticks 64");
  EXPECT_TRUE(says(early, "fallback Arthas")) << early.out << early.err;
  const Ended late = play("load late\nmap " + map_path("human/human02") + "\nticks 64");
  EXPECT_TRUE(says(late, "restored Arthas")) << late.out << late.err;
}

// GC-19
TEST_F(campaign, a_save_without_its_binding_loads_with_an_empty_scope) {
  play("map " + map_path("human/human01") + "\nticks 70\nsave crossing");
  for (const auto &entry : std::filesystem::recursive_directory_iterator(user_ / "saves"))
    if (entry.is_regular_file() && entry.path().string().find("bindings") != std::string::npos)
      std::filesystem::remove(entry.path());
  const Ended ended = play("load crossing\nticks 32\nmap " + map_path("human/human02") + "\nticks 64");
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(says(ended, "fallback Arthas")) << ended.out << ended.err;
}

// The demo campaign is won, and the hero crosses with level, skills and items.
TEST_F(campaign, the_lantern_road_is_played_to_its_end) {
  const Ended ended = play("map " + map_path("lantern-road/1-ford") + "\nticks 8000");
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(says(ended, "You held the ford")) << ended.out << ended.err;
  EXPECT_TRUE(says(ended, "Holy Light at rank 1")) << ended.out;
  EXPECT_TRUE(says(ended, "He carries in slot")) << ended.out;
  EXPECT_TRUE(says(ended, "the lanterns burn in the abbey")) << ended.out;
  const Ended alone = play("newgame " + map_path("lantern-road/2-abbey") + "\nticks 8000");
  EXPECT_TRUE(says(alone, "Aldous sent no word")) << alone.out << alone.err;
}

// A game that ends itself is still reported on.
TEST_F(campaign, a_report_comes_also_when_the_script_ends_the_game) {
  Program program(arguments({"--no-console", "--report", "+map", map_path("lantern-road/2-abbey"), "--ticks", "8000"}));
  const Ended ended = program.wait();
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(says(ended, "main ran to its end")) << ended.out << ended.err;
}

// KRN-11
TEST_F(campaign, the_same_inputs_give_the_same_hashes) {
  for (const char *name : {"one", "two"})
    play("map " + map_path("lantern-road/1-ford") + "\nticks 1500", {"--hash-log", user_ / name});
  EXPECT_GE(hashes(user_ / "one").size(), 1500u);
  EXPECT_EQ(hashes(user_ / "one"), hashes(user_ / "two"));
}

// HOT-05, KRN-09, HOT-09: every module swapped again and again, and nothing changes.
TEST_F(campaign, swapping_modules_changes_no_hash) {
  std::string swapped = "map " + map_path("lantern-road/1-ford") + "\n";
  for (int i = 0; i < 15; ++i) swapped += "ticks 100\nswap all\n";
  const Ended ended = play(swapped, {"--hash-log", user_ / "swapped"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  play("map " + map_path("lantern-road/1-ford") + "\nticks 1500", {"--hash-log", user_ / "plain"});
  EXPECT_EQ(hashes(user_ / "swapped"), hashes(user_ / "plain")) << ended.err;
}

// SAV-01, ORD-48: save, load in a new process and run gives the hashes of running on.
TEST_F(campaign, a_loaded_save_runs_on_as_if_never_left) {
  const std::string ford = map_path("lantern-road/1-ford");
  play("map " + ford + "\nticks 1500", {"--hash-log", user_ / "whole"});
  const auto whole = hashes(user_ / "whole");
  for (const int at : {50, 400, 900}) {
    play("map " + ford + "\nticks " + std::to_string(at) + "\nsave middle");
    play("load middle\nticks " + std::to_string(1500 - at), {"--hash-log", user_ / "rest"});
    const auto rest = hashes(user_ / "rest");
    ASSERT_GE(whole.size(), rest.size());
    EXPECT_EQ(rest, std::vector(whole.end() - std::ptrdiff_t(rest.size()), whole.end())) << "saved at tick " << at;
  }
}

// HOT-01: what is derived can be thrown away at any time.
TEST_F(campaign, derived_chaos_and_checked_writes_change_no_hash) {
  play("map " + map_path("lantern-road/1-ford") + "\nticks 1000", {"--hash-log", user_ / "plain"});
  const Ended ended =
      play("set derived_chaos 7\nset verify_writes 1\nmap " + map_path("lantern-road/1-ford") + "\nticks 1000",
           {"--hash-log", user_ / "chaos"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(hashes(user_ / "chaos"), hashes(user_ / "plain")) << ended.err;
}

// KRN-12
TEST_F(campaign, a_signal_ends_it_cleanly) {
  Program program(arguments({"--dedicated", "--console", "+map", map_path("lantern-road/1-ford")}));
  program.say("seta wc3_narrate 0\necho ready-now\n");
  ASSERT_TRUE(program.wait_for("ready-now"));
  program.signal(SIGTERM);
  EXPECT_EQ(program.wait().status, 0);
  EXPECT_NE(get(user_ / "settings.toml").find("wc3_narrate = '0'"), std::string::npos);
}

// KRN-14
TEST_F(campaign, the_console_shows_tables) {
  const Ended ended = play("map " + map_path("lantern-road/1-ford") +
                           "\nticks 40\ntables\nshow hero limit 1\nshow unit where life < 0\nshow no_such\nhash unit");
  EXPECT_TRUE(says(ended, "order_entry")) << ended.out;
  EXPECT_TRUE(says(ended, "experience")) << ended.out;
}

// --- bad input: one clear message each, and a status that is not 0 ---

void expect_refusal(const Ended &ended, const std::string &words) {
  EXPECT_EQ(ended.status, 1) << ended.out << ended.err;
  EXPECT_NE(ended.err.find(words), std::string::npos) << ended.err;
}

TEST_F(campaign, bad_map_missing) {
  expect_refusal(play("", {"+map", map_path("lantern-road/1-frod")}), "1-frod");
}

TEST_F(campaign, bad_map_folder_without_script) {
  TemporaryFolder map;
  put(map / "map.toml", "name = \"empty\"\n");
  expect_refusal(play("", {"+map", map.path()}), "war3map.j");
}

TEST_F(campaign, bad_map_script_errors_all_with_line_and_caret) {
  TemporaryFolder map;
  put(map / "war3map.j",
      "function main takes nothing returns nothing\n  call Nope()\n  local integer i = \"x\"\nendfunction\n"
      "function config takes nothing returns nothing\n  set j = 1\nendfunction\n");
  const Ended ended = play("", {"+map", map.path()});
  expect_refusal(ended, "war3map.j:2");
  for (const char *words : {"call Nope()", "^", "war3map.j:3", "war3map.j:6"})
    EXPECT_NE(ended.err.find(words), std::string::npos) << words << "\n" << ended.err;
}

TEST_F(campaign, bad_map_toml_names_line_and_field) {
  TemporaryFolder map;
  put(map / "war3map.j", get(map_path("human/human02/war3map.j")));
  put(map / "map.toml", "name = \"x\"\nterrain = [\"..\", \".\"]\n");
  expect_refusal(play("", {"+map", map.path()}), "map.toml:2");
  put(map / "map.toml", "name = \n");
  expect_refusal(play("", {"+map", map.path()}), "map.toml:1");
}

// A script error in main ends that thread, says where, and the map goes on.
TEST_F(campaign, a_script_error_names_function_and_line) {
  TemporaryFolder map;
  put(map / "war3map.j",
      "function Later takes nothing returns nothing\n  call BJDebugMsg(\"still here\")\nendfunction\n"
      "function Deep takes integer i returns integer\n  return 10 / i\nendfunction\n"
      "function main takes nothing returns nothing\n"
      "  call InitBlizzard()\n  call TimerStart(CreateTimer(), 0.5, false, function Later)\n  call Deep(0)\n"
      "  call BJDebugMsg(\"never\")\nendfunction\n"
      "function config takes nothing returns nothing\n  call SetPlayers(1)\nendfunction\n");
  const Ended ended = play("map " + map.path() + "\nticks 64");
  EXPECT_NE(ended.err.find("Deep"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("war3map.j:5"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("main"), std::string::npos) << ended.err;
  EXPECT_TRUE(says(ended, "still here")) << ended.out;
  EXPECT_FALSE(says(ended, "never"));
}

// FS-05: what cannot be saved is said, and the game goes on. Nobody, root included, makes folders in /proc.
TEST_F(campaign, a_folder_that_cannot_be_written_is_said) {
  Program program({kEngine, "--headless", "--basedir", kSource, "--user", "/proc/openrealm", "--console"});
  program.say("map " + map_path("human/human01") + "\nticks 160\nsave x\nquit\n");
  program.end_input();
  const Ended ended = program.wait();
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("nothing is kept: choose another folder"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("\"Campaigns.w3v\" is not saved"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("save x"), std::string::npos) << ended.err;
  EXPECT_TRUE(says(ended, "restored Arthas")) << "memory keeps what the disk refuses" << ended.out;
}

}  // namespace
