// The program as its users meet it: command line, pipe, terminal, signals, files.
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <sstream>

#include <nlohmann/json.hpp>

#include "tests/kernel/shell_process.h"

namespace openrealm {
namespace {

using testing::AssertionFailure;
using testing::AssertionResult;
using testing::AssertionSuccess;

AssertionResult says(const ToyBase::Ran &ran, std::string_view text) {
  if (ran.output.find(text) != std::string::npos) return AssertionSuccess();
  return AssertionFailure() << "no \"" << text << "\" in:\n" << ran.output;
}

std::string last_hash(const std::string &output) {
  const std::size_t at = output.find("  the whole simulation");
  return at == std::string::npos || at < 16 ? "" : output.substr(at - 16, 16);
}

class shell_process : public testing::Test {
 protected:
  ToyBase base;
};

TEST_F(shell_process, help_version_and_unknown_options) {
  const auto help = base.run({"--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_TRUE(says(help, "--headless"));
  const auto version = base.run({"--version"});
  EXPECT_EQ(version.status, 0);
  EXPECT_TRUE(says(version, "openrealm 0."));
  const auto slip = base.run({"--headles"});
  EXPECT_EQ(slip.status, 2);
  EXPECT_EQ(slip.output, "openrealm: unknown option --headles, did you mean --headless? (--help lists them)\n");
}

TEST_F(shell_process, without_a_game_the_console_still_answers) {
  Program program({"--headless", "--user", base.path("user")}, Program::Input::pipe);
  program.type("set log_level; echo \"a  b\"; map x\nquit\n");
  EXPECT_EQ(program.wait(), 1) << "the map was a job";
  EXPECT_NE(program.output().find("log_level = \"info\"\na  b\n"), std::string::npos) << program.output();
}

// KRN-08
TEST_F(shell_process, a_pipe_gives_commands_and_its_end_ends_the_program) {
  const auto ran = base.run(
      {"--headless"},
      "echo one; echo \"two; three\" // four\nset toy_level 5\r\ntoggle toy_levle\ncvarlist toy\nmpa\necho last");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(says(ran, "one\ntwo; three\n"));
  EXPECT_TRUE(says(ran, "warning: unknown cvar 'toy_levle', did you mean toy_level?"));
  EXPECT_TRUE(says(ran, "toy_level \"5\""));
  EXPECT_TRUE(says(ran, "error: unknown command 'mpa', did you mean map?"));
  EXPECT_TRUE(says(ran, "last\n"));
}

// KRN-07
TEST_F(shell_process, later_settings_win_over_earlier_ones) {
  base.write("config/default.toml",
             base.read("config/default.toml") +
                 "log_level = \"error\"\nhash_log = 1\nspeed = 2\nsave_on_exit = \"d\"\nderived_chaos = 1\n");
  base.write("config/games/toy.toml",
             "modules = [\"toy_counter\"]\nphases = [\"count\", \"churn\"]\n"
             "[cvars]\nhash_log = 2\nspeed = 3.0\nsave_on_exit = \"g\"\nderived_chaos = 2\n"
             "toy_level = {default = 3}\n");
  base.write("user/settings.toml",
             "[cvars]\nspeed = 4\nsave_on_exit = \"u\"\nderived_chaos = 3\n[cvars.toy]\ntoy_level = 8\n");
  base.write("user/autoexec.cfg", "set save_on_exit a\nset derived_chaos 4\n");
  const auto ran =
      base.run({"--headless", "+set", "derived_chaos", "5"},
               "set log_level; set hash_log; set speed; set save_on_exit; set derived_chaos; set toy_level\n");
  EXPECT_EQ(ran.status, 0);
  for (const char *line : {"log_level = \"error\"", "hash_log = \"2\"", "speed = \"4\"", "save_on_exit = \"a\"",
                           "derived_chaos = \"5\"", "toy_level = \"8\""})
    EXPECT_TRUE(says(ran, line));
}

// KRN-07
TEST_F(shell_process, a_typo_in_a_config_file_ends_it_with_the_place) {
  base.write("config/games/toy.toml", "modules = [\"toy_counter\"]\nphasse = []\n");
  const auto game = base.run({"--headless"});
  EXPECT_EQ(game.status, 1);
  EXPECT_EQ(game.output, "error: config/games/toy.toml:2:1: unknown key 'phasse', did you mean phases?\n");
  base.write("config/default.toml", "[cvars\ngame = 1\n");
  const auto engine = base.run({"--headless"});
  EXPECT_EQ(engine.status, 1);
  EXPECT_TRUE(says(engine, "error: config/default.toml:1:"));
  const auto nowhere = base.run({"--basedir", base.path("maps")});
  EXPECT_EQ(nowhere.status, 1);
  EXPECT_TRUE(says(nowhere, "there is no config/default.toml in it"));
}

// KRN-07: nothing of it is applied, and nothing of it is lost.
TEST_F(shell_process, a_damaged_settings_file_is_told_and_left_alone) {
  const std::string damaged = "[cvars]\nspeed = 4\nlog_level = [\n";
  base.write("user/settings.toml", damaged);
  const auto ran = base.run({"--headless"}, "set speed; seta log_level debug\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(says(ran, "settings.toml:"));
  EXPECT_TRUE(says(ran, "speed = \"1\""));
  EXPECT_EQ(base.read("user/settings.toml"), damaged);
}

// KRN-06
TEST_F(shell_process, settings_are_kept_for_the_next_run) {
  EXPECT_EQ(base.run({"--headless"}, "seta toy_level 9; set log_level warning; set speed 2\n").status, 0);
  const auto ran = base.run({"--headless"}, "set toy_level; set log_level; set speed\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(says(ran, "toy_level = \"9\" (default \"3\") archived"));
  EXPECT_TRUE(says(ran, "log_level = \"warning\""));
  EXPECT_TRUE(says(ran, "speed = \"1\"")) << "not marked to be kept";
  base.run({"--headless"}, "reset toy_level\n");
  EXPECT_EQ(base.read("user/settings.toml").find("toy_level"), std::string::npos);
}

TEST_F(shell_process, values_on_the_command_line_are_checked) {
  const auto wrong = base.run({"--headless", "+set", "toy_level", "11"});
  EXPECT_EQ(wrong.status, 1);
  EXPECT_EQ(wrong.output, "error: +set: cvar toy_level: '11' is not an integer from 0 to 10\n");
  const auto unknown = base.run({"--headless", "+set", "toy_levle", "1"});
  EXPECT_EQ(unknown.status, 0);
  EXPECT_TRUE(says(unknown, "warning: +set: unknown cvar 'toy_levle', did you mean toy_level?"));
  const auto game = base.run({"--headless", "+set", "game", "tyo"});
  EXPECT_EQ(game.status, 1);
  EXPECT_TRUE(says(game, "there is no game 'tyo', did you mean toy?"));
}

TEST_F(shell_process, a_job_that_cannot_be_done_is_one_line_and_status_1) {
  const auto one_line = [&](const std::vector<std::string> &arguments, std::string_view text) {
    const auto ran = base.run(arguments);
    EXPECT_EQ(ran.status, 1) << text;
    EXPECT_TRUE(says(ran, text));
    EXPECT_EQ(std::count(ran.output.begin(), ran.output.end(), '\n'), 1) << ran.output;
  };
  one_line({"--headless", "+map", "frist"}, "error: there is no map frist, did you mean first?");
  one_line({"--headless", "+map", base.path("maps/secnd")}, "did you mean " + base.path("maps/second") + "?");
  one_line({"--headless", "+load", "nothing"}, "nothing.orsave");
  one_line({"--headless", "--data", "nowhere", "+map", "first"}, "--data nowhere: there is no such folder or archive");
  one_line({"--headless", "+mpa", "first"}, "unknown command 'mpa', did you mean map?");
  one_line({"--headless", "--hash-log", base.path("no/such/folder")}, "--hash-log");
  base.write("maps/text.w3x", "this is no archive");
  one_line({"--headless", "+map", "text.w3x"}, "text.w3x: not an MPQ archive");
  std::filesystem::remove(base.path("modules/toy_peer.so"));
  one_line({"--headless", "+map", "first"}, "module toy_peer: there is no ");
}

TEST_F(shell_process, a_game_may_take_a_single_file_for_a_map) {
  base.write("maps/alone.txt", "some text");
  EXPECT_TRUE(says(base.run({"--headless", "+map", "alone.txt"}), "alone.txt: not an MPQ archive"));
  const std::string toml = base.read("config/games/toy.toml");
  base.write("config/games/toy.toml", "plain_maps = [\".txt\"]\n" + toml);
  const auto ran = base.run({"--headless", "+map", base.path("maps/alone.txt"), "--ticks", "3", "+save", "s"});
  EXPECT_EQ(ran.status, 0) << ran.output;
  EXPECT_TRUE(says(ran, "alone.txt runs"));
  EXPECT_EQ(base.run({"--headless", "+load", "s", "--ticks", "3"}).status, 0);
  base.write("maps/folder.txt/file", "a folder of such a name stays a folder");
  EXPECT_EQ(base.run({"--headless", "+map", "folder.txt", "--ticks", "3"}).status, 0);
  base.write("maps/text.w3x", "this is no archive");
  EXPECT_TRUE(says(base.run({"--headless", "+map", "text.w3x"}), "text.w3x: not an MPQ archive"));
}

TEST_F(shell_process, strict_makes_any_error_the_status) {
  EXPECT_EQ(base.run({"--headless"}, "mpa\n").status, 0) << "a slip at the console";
  EXPECT_EQ(base.run({"--headless", "--strict"}, "mpa\n").status, 1);
  const auto unseen = base.run({"--headless", "--strict"}, "set log_level error\nmpa\n");
  EXPECT_EQ(unseen.status, 1);
  EXPECT_EQ(base.run({"--headless", "--strict"}, "echo fine\n").status, 0);
}

TEST_F(shell_process, without_a_user_folder_nothing_is_read_or_kept) {
  ASSERT_EQ(base.run({"--headless"}, "seta toy_level 9\n").status, 0);
  const auto ran = base.run({"--no-user", "--headless", "+map", "first"}, "toy_level\nset toy_level\nsave s\nquit\n");
  EXPECT_TRUE(says(ran, "toy_level = \"3\"")) << "the kept value is not read";
  EXPECT_TRUE(says(ran, "error: save s: --no-user was given: nothing is kept"));
  EXPECT_EQ(ran.output.find("warning"), std::string::npos) << ran.output;
  EXPECT_EQ(ran.status, 1);
  EXPECT_FALSE(std::filesystem::exists(base.path("user/saves/s.orsave")));
  EXPECT_NE(base.read("user/settings.toml").find("toy_level"), std::string::npos) << "and not written over";
}

// SAV-01, TST-01
TEST_F(shell_process, a_save_goes_on_with_the_same_hashes) {
  const auto whole =
      base.run({"--headless", "+map", "first", "+tick", "60", "+save", "half", "+tick", "60", "+hash", "+quit"});
  EXPECT_EQ(whole.status, 0);
  const auto half = base.run({"--headless", "+load", "half", "+tick", "60", "+hash", "+saves", "+quit"});
  EXPECT_EQ(half.status, 0);
  ASSERT_FALSE(last_hash(whole.output).empty()) << whole.output;
  EXPECT_EQ(last_hash(half.output), last_hash(whole.output));
  EXPECT_TRUE(says(half, "half "));
  EXPECT_TRUE(says(half, "after tick 120"));
}

// KRN-11
TEST_F(shell_process, ticks_are_counted_and_their_hashes_are_logged) {
  for (const char *name : {"a", "b"}) {
    const auto ran = base.run({"--headless", "+map", "first", "--ticks", "50", "--hash-log", base.path(name)});
    EXPECT_EQ(ran.status, 0);
  }
  const std::string log = base.read("a");
  EXPECT_EQ(std::count(log.begin(), log.end(), '\n'), 50);
  EXPECT_EQ(log.rfind("1 ", 0), 0u);
  EXPECT_EQ(log, base.read("b"));
}

TEST_F(shell_process, a_full_disk_loses_nothing_and_is_status_1) {
  ASSERT_EQ(base.run({"--headless", "+map", "first", "+save", "s", "+quit"}).status, 0);
  const std::string before = base.read("user/saves/s.orsave");
  Program program(base.arguments({"--headless", "+map", "first"}), Program::Input::pipe);
  ASSERT_TRUE(program.wait_for("map first runs"));
  const rlimit full{100, 100};
  ASSERT_EQ(prlimit(program.id(), RLIMIT_FSIZE, &full, nullptr), 0);
  program.type("tick 5; save s; quit\n");
  EXPECT_EQ(program.wait(), 1);
  EXPECT_NE(program.output().find("error: save s: "), std::string::npos) << program.output();
  EXPECT_EQ(base.read("user/saves/s.orsave"), before);
}

TEST_F(shell_process, a_user_folder_that_cannot_be_made_is_one_warning) {
  base.write("file", "");
  std::vector<std::string> arguments = {
      "--basedir", base.path(""), "--user", base.path("file/user"), "--headless", "+map", "first", "--ticks", "5"};
  Program plays(arguments, Program::Input::null);
  EXPECT_EQ(plays.wait(), 0) << plays.output();
  EXPECT_NE(plays.output().find("warning: "), std::string::npos);
  arguments.insert(arguments.end(), {"--save-on-exit", "s"});
  Program saves(arguments, Program::Input::null);
  EXPECT_EQ(saves.wait(), 1) << saves.output();
}

// KRN-12
TEST_F(shell_process, a_signal_ends_it_cleanly_with_everything_kept) {
  for (const int number : {SIGINT, SIGTERM}) {
    Program program(base.arguments({"--headless", "+map", "first", "--save-on-exit", "last"}), Program::Input::pipe);
    program.type("seta toy_level " + std::to_string(number % 10) + "; echo ready\n");
    ASSERT_TRUE(program.wait_for("ready"));
    program.signal(number);
    EXPECT_EQ(program.wait(), 0) << program.output();
    EXPECT_NE(base.read("user/settings.toml").find("toy_level"), std::string::npos);
    EXPECT_EQ(base.run({"--headless", "+load", "last", "+quit"}).status, 0);
    std::filesystem::remove_all(base.path("user"));
  }
}

// KRN-12: here the program is stuck, since nobody reads what it says.
TEST_F(shell_process, a_second_signal_leaves_at_once) {
  Program program(base.arguments({"--headless"}), Program::Input::pipe);
  program.type("echo ready\n");
  ASSERT_TRUE(program.wait_for("ready"));
  std::string many;
  for (int i = 0; i < 400; ++i) many += "cvarlist\n";
  program.type(many);
  for (int i = 0; i < 10; ++i) {
    program.signal(SIGTERM);
    usleep(50'000);
  }
  EXPECT_EQ(program.wait(), 128 + SIGTERM);
}

// KRN-14
TEST_F(shell_process, tables_are_shown_as_text_and_as_json) {
  const std::string commands =
      "map first\ntick 3\ntables\nshow toy_counter where step > 6 limit 1\nhash toy_random\nshow toy_cuonter\nhash "
      "nothing\n";
  const auto text = base.run({"--headless"}, commands);
  EXPECT_TRUE(says(text, "toy_random"));
  EXPECT_TRUE(says(text, "did you mean toy_counter?"));
  EXPECT_TRUE(says(text, "hash: no table 'nothing'"));
  Program program(
      base.arguments({"--headless", "--json",      "--no-console", "+map",  "first", "+tick", "3",     "+tables",
                      "+show",      "toy_counter", "where",        "step",  ">",     "0",     "limit", "2",
                      "+hash",      "+cvarlist",   "+modules",     "+maps", "+echo", "a\"b",  "+quit"}),
      Program::Input::null);
  EXPECT_EQ(program.wait(), 0);
  std::vector<nlohmann::json> objects;
  std::istringstream lines(program.output());
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with('{')) objects.push_back(nlohmann::json::parse(line));
  ASSERT_EQ(objects.size(), 7u) << program.output();
  EXPECT_EQ(objects[0]["tables"][0]["name"], "toy_counter");
  EXPECT_GT(objects[1]["matched"], 2);
  EXPECT_EQ(objects[1]["rows"].size(), 2u);
  EXPECT_EQ(objects[2]["tick"], 3);
  EXPECT_EQ(objects[3]["cvars"].size() > 5, true);
  EXPECT_EQ(objects[4]["modules"][1]["name"], "toy_peer");
  EXPECT_EQ(objects[5]["maps"], nlohmann::json({"first", "second"}));
  EXPECT_EQ(objects[6]["answer"], "a\"b");
}

TEST_F(shell_process, players_commands_reach_the_game) {
  const auto ran = base.run({"--headless"},
                            "toy_add 5\nmap first\ntoy_add 0\nplayer 3 toy_add 5\ncmd toy_add 6\ntick 2\nshow "
                            "toy_counter where player = 3\nplayer x toy_add 1\ntoy_adf 1\n");
  EXPECT_TRUE(says(ran, "error: unknown command 'toy_add'")) << "no game is loaded yet";
  EXPECT_TRUE(says(ran, "toy_add: how many?"));
  EXPECT_TRUE(says(ran, "1 row"));
  EXPECT_TRUE(says(ran, "expected a player's number"));
  EXPECT_TRUE(says(ran, "unknown command 'toy_adf', did you mean toy_add?"));
}

TEST_F(shell_process, what_modules_ask_for_is_done_between_ticks) {
  const auto ran = base.run({"--headless", "+map",       "first",        "+toy_request", "save",         "kept",
                             "+tick",      "2",          "+toy_request", "map",          "maps\\SECOND", "+tick",
                             "2",          "+hash",      "+toy_request", "load",         "kept",         "+tick",
                             "1",          "+hash",      "+toy_request", "end",          "+tick",        "100",
                             "+echo",      "not reached"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(says(ran, "after tick 1\n"));
  EXPECT_FALSE(says(ran, "not reached"));
  const auto missing = base.run({"--headless", "+map", "first", "+toy_request", "map", "thrid", "--ticks", "5"});
  EXPECT_EQ(missing.status, 1);
  EXPECT_TRUE(says(missing, "map thrid (asked for by toy_counter): there is no map thrid"));
  const auto outside =
      base.run({"--headless", "+map", "first", "+toy_request", "map", base.path("config"), "--ticks", "5"});
  EXPECT_EQ(outside.status, 1) << "a script names maps, not places on the disk";
  EXPECT_FALSE(says(outside, "did you mean"));
}

// KRN-03
TEST_F(shell_process, another_game_is_started_without_restarting) {
  base.write("config/games/small.toml",
             "modules = [\"toy_counter\"]\nphases = [\"count\", \"churn\"]\n[cvars.small_size]\ndefault = 1\n");
  const auto ran = base.run({"--headless"},
                            "seta toy_level 4\nmap first\ngame small\nset toy_level\nset small_size\nmap second\ntick "
                            "2\nmodules\ngame toy\nset toy_level\ngame\ngame smal\n");
  EXPECT_EQ(ran.status, 1) << "the last is no game";
  EXPECT_TRUE(says(ran, "unknown cvar 'toy_level'"));
  EXPECT_TRUE(says(ran, "small_size = \"1\""));
  EXPECT_TRUE(says(ran, "toy_level = \"4\""));
  EXPECT_TRUE(says(ran, "game: toy; there is: small, toy"));
  EXPECT_TRUE(says(ran, "there is no game 'smal', did you mean small?"));
}

TEST_F(shell_process, scripts_waits_and_aliases) {
  base.write("user/demo.cfg", "echo begin\nwait 3\necho end\n");
  const auto ran =
      base.run({"--headless"},
               "alias twice \"echo x; echo\"\ntwice y\nexec demo.cfg; echo after\nexec none.cfg\nalias\nwait many\n");
  EXPECT_TRUE(says(ran, "x\ny\nbegin\n"));
  EXPECT_TRUE(says(ran, "end\nafter\n"));
  EXPECT_TRUE(says(ran, "error: exec none.cfg: "));
  EXPECT_TRUE(says(ran, "twice = echo x; echo"));
  EXPECT_TRUE(says(ran, "wait: expected a number of ticks"));
}

TEST_F(shell_process, time_can_stand_still_and_go_step_by_step) {
  Program program(base.arguments({"--headless", "+pause", "+map", "first"}), Program::Input::pipe);
  program.type("hash\n");
  ASSERT_TRUE(program.wait_for("after tick 0"));
  program.type("step 3; wait 5; hash\n");
  ASSERT_TRUE(program.wait_for("after tick 3")) << program.output();
  program.type("pause; tick 10; pause; hash\n");
  ASSERT_TRUE(program.wait_for("the whole simulation, after tick")) << program.output();
  program.type("quit\n");
  EXPECT_EQ(program.wait(), 0);
}

// KRN-09
TEST_F(shell_process, a_rebuilt_module_is_taken_up_while_the_game_runs) {
  Program program(base.arguments({"--headless", "+map", "first"}), Program::Input::pipe);
  program.type("modules\n");
  ASSERT_TRUE(program.wait_for("swapped 0 times"));
  base.install("toy_counter", "field");
  ASSERT_TRUE(program.wait_for("toy_counter swapped")) << program.output();
  program.type("show toy_counter limit 1\n");
  ASSERT_TRUE(program.wait_for("extra")) << program.output();
  base.write("modules/toy_peer.so", "half a module");
  ASSERT_TRUE(program.wait_for("warning: ")) << program.output();
  program.type("modules; swap all; swap none\n");
  ASSERT_TRUE(program.wait_for("swapped 1 times")) << program.output();
  ASSERT_TRUE(program.wait_for("not swapped")) << "the file of one of them is damaged";
  ASSERT_TRUE(program.wait_for("has no module 'none'"));
  program.type("echo still here\n");
  ASSERT_TRUE(program.wait_for("still here"));
}

// KRN-08: line editing, completion, history, and keys that must not hold the game up.
TEST_F(shell_process, a_terminal_edits_completes_and_remembers) {
  {
    Program program(base.arguments({"--headless", "+map", "first"}), Program::Input::terminal);
    ASSERT_TRUE(program.wait_for("> "));
    program.type("cvarl\ttoy_l\n");
    ASSERT_TRUE(program.wait_for("toy_level \"3\"")) << program.output();
    program.type("sh\t toy_ob\t\n");
    ASSERT_TRUE(program.wait_for("toy_observed")) << program.output();
    program.type("\"\"\"\"\t\x15");  // nothing to complete; the line is taken back
    program.type(
        "echo onX\x7F"
        "e \xC3\xA9t\xC3\xA9\n");
    ASSERT_TRUE(program.wait_for("\x1B[Kone \xC3\xA9t\xC3\xA9\r\n")) << program.output();
    program.type("\x1B");  // the beginning of a key, or the key Esc alone
    program.signal(SIGINT);
    EXPECT_EQ(program.wait(), 0) << program.output();
  }
  EXPECT_NE(base.read("user/console_history").find("cvarlist toy_l"), std::string::npos)
      << base.read("user/console_history");
  Program again(base.arguments({}), Program::Input::terminal);
  ASSERT_TRUE(again.wait_for("> "));
  again.type("\x1B[A\n");  // the last line
  ASSERT_TRUE(again.wait_for("\x1B[Kone \xC3\xA9t\xC3\xA9\r\n")) << again.output();
  again.type("map nowhere\n");
  ASSERT_TRUE(again.wait_for("there is no map nowhere"));
  again.type("\x04");
  EXPECT_EQ(again.wait(), 0) << "a slip at the console is no failed job: " << again.output();
}

TEST_F(shell_process, a_second_process_is_told_that_the_folder_is_in_use) {
  Program first(base.arguments({"--headless"}), Program::Input::pipe);
  first.type("echo ready\n");
  ASSERT_TRUE(first.wait_for("ready"));
  const auto second = base.run({"--headless", "+map", "first", "--ticks", "5"});
  EXPECT_EQ(second.status, 0);
  EXPECT_TRUE(says(second, "warning: "));
  first.type("quit\n");
  EXPECT_EQ(first.wait(), 0);
}

TEST_F(shell_process, a_report_that_no_module_gives_is_said) {
  const auto ran = base.run({"--headless", "+map", "first", "--ticks", "5", "--report"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(says(ran, "no module of toy has a command 'report'"));
}

}  // namespace
}  // namespace openrealm
