// Scripts without a map.
#include <unistd.h>

#include <filesystem>

#include <nlohmann/json.hpp>

#include "jass_process.h"

namespace {

namespace fs = std::filesystem;

std::string main_of(const std::string &lines, const std::string &before = {}) {
  return before + "function main takes nothing returns nothing\n" + lines + "endfunction\n";
}
std::string function(const std::string &name, const std::string &lines) {
  return "function " + name + " takes nothing returns nothing\n" + lines + "endfunction\n";
}

class jass_run : public JassProcess {};

TEST_F(jass_run, texts_are_lines_and_nothing_else_is_said) {
  const std::string texts =
      "call InitBlizzard()\n"
      "call BJDebugMsg(\"hello\")\n"
      "call DisplayTextToPlayer(Player(0), 0, 0, \"to one\")\n"
      "call DisplayTextToPlayer(Player(1), 0, 0, \"to another\")\n"
      "call DisplayTextToForce(GetPlayersAll(), \"to |cffff0000all|r\")\n"
      "call DisplayTimedTextToPlayer(GetLocalPlayer(), 0, 0, 9, \"a\\nb\")\n";
  const Ended ended = run({script("hello.j", main_of(texts))});
  EXPECT_EQ(ended.out, "hello\nto one\nto |cffff0000all|r\na\nb\n");
  EXPECT_EQ(ended.err, "");
  EXPECT_EQ(ended.status, 0);
}

TEST_F(jass_run, config_comes_first_and_may_choose_the_player) {
  const std::string config = function("config",
                                      "call SetPlayers(2)\ncall SetPlayerController(Player(0), MAP_CONTROL_COMPUTER)\n"
                                      "call SetPlayerController(Player(1), MAP_CONTROL_USER)\nset early = 5\n");
  const Ended ended = run({script("second.j", main_of("call BJDebugMsg(I2S(GetPlayerId(GetLocalPlayer())))\n"
                                                      "call BJDebugMsg(I2S(early))\n",
                                                      "globals\ninteger early = 1\nendglobals\n" + config))});
  EXPECT_EQ(ended.out, "1\n1\n") << ended.err;
  EXPECT_EQ(ended.status, 0);
}

TEST_F(jass_run, it_ends_when_nothing_is_left_to_do) {
  const std::string later = function("later", "call BJDebugMsg(\"timer\")\n") +
                            function("naps", "call TriggerSleepAction(3)\ncall BJDebugMsg(\"slept\")\n") +
                            function("left", "call BJDebugMsg(\"arrived\")\n");
  const Ended timer = run({script("timer.j", main_of("call TimerStart(CreateTimer(), 20, false, function later)\n"
                                                     "call ExecuteFunc(\"naps\")\ncall BJDebugMsg(\"main\")\n",
                                                     later))});
  EXPECT_EQ(timer.out, "main\nslept\ntimer\n") << timer.err;
  EXPECT_EQ(timer.status, 0);
  const Ended unit = run(
      {script("unit.j",
              main_of("local unit u = CreateUnit(Player(0), 'hfoo', 0, 0, 0)\nlocal trigger t = CreateTrigger()\n"
                      "local region r = CreateRegion()\n"
                      "call RegionAddRect(r, Rect(900, -200, 1300, 200))\ncall TriggerRegisterEnterRegion(t, r, null)\n"
                      "call TriggerAddAction(t, function left)\ncall IssuePointOrder(u, \"move\", 1000, 0)\n",
                      later))});
  EXPECT_EQ(unit.out, "arrived\n") << "a unit that walks is not at rest" << unit.err;
  EXPECT_EQ(unit.status, 0);
  const Ended paused = run({script("paused.j", main_of("call TimerStart(CreateTimer(), 20, false, function later)\n"
                                                       "call PauseGame(true)\n",
                                                       later))});
  EXPECT_EQ(paused.out, "") << "timers of a paused game never run";
  EXPECT_EQ(paused.status, 0);
}

TEST_F(jass_run, a_global_that_a_trigger_looks_at_is_still_looked_at) {
  const Ended ended = run(
      {script("watch.j",
              main_of("local trigger t = CreateTrigger()\ncall TriggerRegisterVariableEvent(t, \"watched\", EQUAL, 2)\n"
                      "call TriggerAddAction(t, function seen)\nset watched = 2\n",
                      "globals\nreal watched = 0\nendglobals\n" + function("seen", "call BJDebugMsg(\"seen\")\n")))});
  EXPECT_EQ(ended.out, "seen\n") << ended.err;
}

// A thread that wakes ran as well: what it set is looked at, and a map that it asked for is played.
TEST_F(jass_run, what_a_sleeper_leaves_behind_is_done) {
  const std::string sets = function("sets", "call TriggerSleepAction(1)\nset watched = 2\n");
  const Ended seen = run({script(
      "wakes.j",
      main_of("local trigger t = CreateTrigger()\ncall TriggerRegisterVariableEvent(t, \"watched\", EQUAL, 2)\n"
              "call TriggerAddAction(t, function seen)\ncall ExecuteFunc(\"sets\")\n",
              "globals\nreal watched = 0\nendglobals\n" + sets + function("seen", "call BJDebugMsg(\"seen\")\n")))});
  EXPECT_EQ(seen.out, "seen\n") << seen.err;
  const std::string again = function("again", "call TriggerSleepAction(1)\ncall RestartGame(true)\n");
  const std::string restart = "call BJDebugMsg(\"main\")\ncall ExecuteFunc(\"again\")\n";
  const Ended restarted = run({script("again.j", main_of(restart, again)), "--ticks", "110"});
  EXPECT_EQ(restarted.out, "main\nmain\nmain\nmain\n") << restarted.err;
  const Ended at_once =
      run({script("at_once.j", main_of("call BJDebugMsg(\"main\")\ncall RestartGame(true)\n")), "--ticks", "3"});
  EXPECT_EQ(at_once.out.substr(0, 15), "main\nmain\nmain\n") << at_once.err;
}

TEST_F(jass_run, results_beside_texts_do_not_take_their_place) {
  const std::string hello = script("hello.j", main_of("call BJDebugMsg(\"hello\")\n"));
  const std::string out = folder / "out";
  EXPECT_EQ(shell("$J run " + hello + " --profile /dev/stdout > " + out).status, 0);
  EXPECT_EQ(get(out).substr(0, 6), "hello\n");
  EXPECT_TRUE(has(get(out), "\nmain;BJDebugMsg ")) << get(out);
  put(out, "earlier\n");
  EXPECT_EQ(shell("$J run " + hello + " --coverage " + out + " >> " + out).status, 0);
  EXPECT_EQ(get(out).substr(0, 14), "earlier\nhello\n");
  EXPECT_TRUE(has(get(out), "\nSF:" + hello)) << get(out);
}

TEST_F(jass_run, closed_streams_do_no_harm) {
  const std::string hello = script("hello.j", main_of("call BJDebugMsg(\"hello\")\n"));
  for (const std::string closed : {"<&-", ">&-", "2>&-", "<&- >&- 2>&-"})
    EXPECT_EQ(shell("$J run " + hello + " " + closed).status, 0) << closed;
}

TEST_F(jass_run, what_never_ends_is_cut_off_after_a_minute_or_ticks) {
  const std::string beat = script("beat.j", main_of("call TimerStart(CreateTimer(), 1, true, function beat)\n",
                                                    function("beat", "call BJDebugMsg(\"beat\")\n")));
  const auto beats = [&](const Ended &ended) {
    EXPECT_EQ(ended.status, 0) << ended.err;
    return ended.out.size() / 5;
  };
  EXPECT_EQ(beats(run({beat})), 60u);
  EXPECT_EQ(beats(run({beat, "--ticks", "320"})), 10u);
  EXPECT_EQ(beats(run({"--ticks=320", beat})), 10u) << "options may come before the file";
  EXPECT_EQ(beats(run({"--ticks", "0", beat})), 0u);
}

TEST_F(jass_run, errors_have_a_stack_and_the_status_is_1) {
  const std::string path =
      script("wrong.j", main_of("call BJDebugMsg(\"before\")\ncall inner()\ncall BJDebugMsg(\"never\")\n",
                                function("inner", "local integer zero = 0\nset zero = 1 / zero\n")));
  const Ended ended = run({path});
  EXPECT_EQ(ended.out, "before\n");
  EXPECT_TRUE(has(ended.err, path + ":3: division by zero")) << ended.err;
  EXPECT_TRUE(has(ended.err, "inner (" + path + ":3)")) << ended.err;
  EXPECT_TRUE(has(ended.err, "main (" + path + ":7)")) << ended.err;
  EXPECT_EQ(ended.status, 1);
}

TEST_F(jass_run, an_error_after_main_is_an_error_too) {
  const std::string late = function("late", "local integer zero = 0\nset zero = 1 / zero\n");
  const std::string path = script("late.j", main_of("call TimerStart(CreateTimer(), 1, true, function late)\n", late));
  EXPECT_EQ(run({path}).status, 1) << "when the ticks are over";
  const std::string once = script("once.j", main_of("call TimerStart(CreateTimer(), 1, false, function late)\n", late));
  EXPECT_EQ(run({once}).status, 1) << "when nothing is left to do";
}

TEST_F(jass_run, a_script_without_end_meets_its_limit) {
  const Ended ended = run({script("spin.j", main_of("loop\nendloop\n"))});
  EXPECT_TRUE(has(ended.err, "instruction")) << ended.err;
  EXPECT_EQ(ended.status, 1);
}

TEST_F(jass_run, what_does_not_compile_is_told_whole) {
  const std::string path = script("bad.j", main_of("set x = 1\ncall missing()\n"));
  const Ended ended = run({path});
  EXPECT_EQ(ended.out, "");
  EXPECT_TRUE(has(ended.err, path + ":2:5: error: there is no variable 'x'")) << ended.err;
  EXPECT_TRUE(has(ended.err, path + ":3:6: error: there is no function 'missing'")) << ended.err;
  EXPECT_TRUE(has(ended.err, "^~~~~~~")) << ended.err;
  EXPECT_EQ(ended.status, 1);
}

TEST_F(jass_run, a_library_that_does_not_fit_is_summed_up) {
  fs::create_directories(folder / "data/scripts");
  put(folder / "data/scripts/common.j", "type unit extends handle\n");
  const Ended ended = run({script("any.j", main_of("call BJDebugMsg(\"\")\n")), "--data", folder / "data"});
  EXPECT_EQ(ended.status, 1);
  EXPECT_TRUE(has(ended.err, "errors more: common.j and blizzard.j of the game data do not fit one another"))
      << ended.err;
  EXPECT_LT(std::count(ended.err.begin(), ended.err.end(), '\n'), 70) << ended.err;
}

TEST_F(jass_run, what_is_no_script_to_run_is_one_line) {
  const auto refused = [](const std::vector<std::string> &words, int status, const std::string &line) {
    const Ended ended = run(words);
    EXPECT_EQ(ended.status, status) << line;
    EXPECT_TRUE(has(ended.err, line)) << ended.err;
    EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1) << ended.err;
    EXPECT_EQ(ended.out, "");
  };
  refused({}, 2, "openrealm jass run: no script is given; a script's name ends in .j");
  refused({"script.txt"}, 2, "no script is given");
  refused({"a.j", "b.j"}, 2, "one script at a time, and there are a.j and b.j");
  refused({script("map.lua", "")}, 2, "map.lua: Lua scripts are not supported");
  refused({folder / "none.j"}, 1, folder / "none.j" + ": No such file or directory");
  fs::create_directories(folder / "folder.j");
  refused({folder / "folder.j"}, 1, "folder.j: it is a folder");
  refused({script("empty.j", "")}, 1, "empty.j: its script has no function main, so there is nothing to start");
  refused({script("no_main.j", function("other", ""))}, 1, "no_main.j: its script has no function main");
  refused({script("a:b.j", main_of(""))}, 1, "a:b.j: not a file's name");
  refused({script("good.j", main_of("")), "--tikcs", "3"}, 2, "unknown option --tikcs, did you mean --ticks?");
  refused({script("good.j", main_of("")), "extra"}, 2, "'extra' is neither an option nor a command");
}

TEST_F(jass_run, the_engine_s_options_pass_through) {
  const std::string path = script("hello.j", main_of("call BJDebugMsg(\"hello\")\n"));
  const Ended json = run({path, "--json"});
  EXPECT_EQ(nlohmann::json::parse(json.out)["message"], "hello");
  const Ended cvar =
      run({script("spin.j", main_of("local integer i = 0\nloop\nexitwhen i == 1000000\nset i = i + 1\nendloop\n"
                                    "call BJDebugMsg(\"done\")\n")),
           "+set", "wc3_instruction_limit", "0"});
  EXPECT_EQ(cvar.out, "done\n") << cvar.err;
  EXPECT_TRUE(has(run({path, "--report"}).out, "main ran to its end"));
}

TEST_F(jass_run, standard_input_is_left_alone) {
  const Ended ended = run({script("hello.j", main_of("call BJDebugMsg(\"hello\")\n"))}, "echo not read\nquit\n");
  EXPECT_EQ(ended.out, "hello\n");
}

TEST_F(jass_run, nothing_is_kept_of_a_run) {
  const std::string path = script(
      "keeps.j",
      main_of("local gamecache g = InitGameCache(\"c.w3v\")\ncall BJDebugMsg(I2S(GetStoredInteger(g, \"m\", \"k\")))\n"
              "call StoreInteger(g, \"m\", \"k\", 7)\ncall BJDebugMsg(I2S(GetStoredInteger(g, \"m\", \"k\")))\n"
              "if SaveGameCache(g) then\ncall BJDebugMsg(\"saved\")\nendif\n"));
  for (int time = 0; time < 2; ++time) {
    const Ended ended = run({path});
    EXPECT_EQ(ended.out, "0\n7\nsaved\n") << ended.err;
    EXPECT_EQ(ended.status, 0);
  }
  EXPECT_EQ(tree_of(folder.path()), "keeps.j\n");
}

TEST_F(jass_run, a_script_is_a_map_for_the_engine_too) {
  const std::string path =
      script("arena.j", main_of("call BJDebugMsg(R2S(GetRectMaxX(GetWorldBounds())))\ncall BJDebugMsg(\"arena\")\n"));
  const auto engine = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {OPENREALM_BINARY_DIR "/bin/openrealm", "--headless", "--user", folder / "user"});
    Program program(words);
    program.end_input();
    return program.wait();
  };
  const Ended ended = engine({"+map", path, "--ticks", "10", "+save", "s"});
  EXPECT_EQ(ended.status, 0);
  EXPECT_TRUE(has(ended.out, "\narena\n")) << ended.out << ended.err;
  EXPECT_TRUE(has(ended.err, "info: map " + path + " runs"));
  EXPECT_EQ(engine({"+load", "s", "--ticks", "10"}).status, 0);
  const Ended lua = engine({"+map", script("arena.lua", "")});
  EXPECT_EQ(lua.status, 1);
  EXPECT_TRUE(has(lua.err, "Lua, which is not supported")) << lua.err;
}

TEST_F(jass_run, a_reader_that_goes_away_does_not_break_the_run) {
  const std::string path = script(
      "talk.j",
      main_of(
          "local integer i = 0\nloop\nexitwhen i == 5000\ncall BJDebugMsg(\"many words\")\nset i = i + 1\nendloop\n"));
  const Ended ended = shell("($J run " + path + " +set wc3_instruction_limit 0; echo $? >" + (folder / "status") +
                            ") | head -n 1; cat " + (folder / "status"));
  EXPECT_EQ(ended.out, "many words\n0\n") << ended.err;
}

TEST_F(jass_run, help_says_how) {
  const Ended help = run({"--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_TRUE(has(help.out, "--ticks N"));
}

}  // namespace
