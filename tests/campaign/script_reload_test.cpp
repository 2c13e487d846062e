// What an author does: edits a map's script while the map runs, and goes on playing. Real processes over a map in
// a folder of the test's own; time stands still but for `ticks`, so that every run is the same.
#include <StormLib.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "tests/campaign/engine_session.h"

namespace {

namespace fs = std::filesystem;

// A timer that beats each second and a thread that sleeps four.
constexpr const char *kScript = R"(globals
  integer beats = 0
  constant integer STEP = 1
  timer beat = null
endglobals
function say takes string s returns nothing
  call DisplayTextToPlayer(Player(0), 0, 0, s)
endfunction
function on_beat takes nothing returns nothing
  set beats = beats + STEP
  call say("beat " + I2S(beats))
endfunction
function nap takes nothing returns integer
  call TriggerSleepAction(4.)
  return 1
endfunction
function slow takes nothing returns nothing
  local integer n = 41
  set n = n + nap()
  call say("the first body ends with " + I2S(n))
endfunction
function config takes nothing returns nothing
endfunction
function main takes nothing returns nothing
  set beat = CreateTimer()
  call TimerStart(beat, 1., true, function on_beat)
  call ExecuteFunc("slow")
endfunction
)";

using Edits = std::vector<std::pair<std::string, std::string>>;

std::string edited(std::string text, const Edits &edits) {
  for (const auto &[from, to] : edits) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    if (at != std::string::npos) text.replace(at, from.size(), to);
  }
  return text;
}

const Edits kSecond = {{"\"beat \"", "\"BEAT \""}, {"STEP = 1", "STEP = 100"}, {"the first body", "the second body"}};

class script_reload : public EngineSession {
 protected:
  script_reload() {
    fs::create_directories(map_);
    write(kScript);
  }
  // As editors do it: another file takes the place.
  void write(const std::string &script) {
    put(map_ + "/new", script);
    fs::rename(map_ + "/new", map_ + "/war3map.j");
  }
  std::vector<std::string> with_map(std::vector<std::string> more = {}) {
    std::vector<std::string> all = {"--console", "+set", "paused", "1", "+set", "map_watch", "0"};
    all.insert(all.end(), more.begin(), more.end());
    return arguments(all);
  }
  // Says the lines and waits until they were carried out.
  static void carry_out(Program &engine, const std::string &lines) {
    static int number = 0;
    const std::string mark = "carried out " + std::to_string(++number);
    engine.say(lines + "\necho " + mark + "\n");
    ASSERT_TRUE(engine.wait_for(mark + "\n"));
  }
  Ended end(Program &engine) {
    engine.say("quit\n");
    Ended ended = engine.wait();
    EXPECT_FALSE(ended.timed_out) << ended.out << ended.err;
    return ended;
  }
  static std::string archive(const std::string &path, const std::string &script) {
    put(path, "");
    HANDLE made = nullptr, file = nullptr;
    EXPECT_TRUE(SFileCreateArchive(path.c_str(), MPQ_CREATE_ARCHIVE_V1, 16, &made));
    EXPECT_TRUE(SFileCreateFile(made, "war3map.j", 0, DWORD(script.size()), 0, MPQ_FILE_COMPRESS, &file));
    EXPECT_TRUE(SFileWriteFile(file, script.data(), DWORD(script.size()), MPQ_COMPRESSION_ZLIB));
    EXPECT_TRUE(SFileFinishFile(file));
    EXPECT_TRUE(SFileCloseArchive(made));
    return path;
  }

  TemporaryFolder work_;
  const std::string map_ = work_ / "map";
};

bool logs(const Ended &ended, const std::string &words) {
  return ended.err.find(words) != std::string::npos;
}

// The hashes of the whole state, as `hash` prints them.
std::vector<std::string> hashes_in(const std::string &text) {
  std::vector<std::string> found;
  for (std::size_t at = text.find("  the whole"); at != std::string::npos; at = text.find("  the whole", at + 1))
    found.push_back(text.substr(at - 16, 16));
  return found;
}

TEST_F(script_reload, changed_functions_run_and_globals_keep_their_values) {
  Program engine(with_map({"+map", map_}));
  carry_out(engine, "ticks 40\nscript reload");
  write(edited(kScript, kSecond));
  carry_out(engine, "script reload\nticks 120");
  const Ended ended = end(engine);
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(says(ended, "beat 1\n") && says(ended, "BEAT 101\n") && says(ended, "BEAT 301\n")) << ended.out;
  EXPECT_FALSE(says(ended, "beat 2\n")) << ended.out;
  EXPECT_TRUE(says(ended, "the first body ends with 42\n")) << "the thread that slept\n" << ended.out;
  EXPECT_TRUE(logs(ended, "script reload: the map's files are as the game has them")) << ended.err;
  EXPECT_TRUE(logs(ended,
                   "script reloaded: 2 functions changed (on_beat, slow), 1 constant changed (integer STEP), "
                   "1 thread finishes in an old body"))
      << ended.err;
  EXPECT_TRUE(logs(ended, "the map's files are taken up: pause ")) << ended.err;
}

TEST_F(script_reload, a_thread_finishes_in_its_old_body_whatever_comes_between) {
  std::vector<std::string> last;
  for (const std::string between : {"", "set derived_chaos 1", "swap wc3", "swap all", "save kept\nload kept",
                                    "swap wc3\nsave kept\nload kept\nswap wc3"}) {
    write(kScript);
    Program engine(with_map({"+set", "verify_writes", "1", "+map", map_}));
    carry_out(engine, "ticks 40");
    write(edited(kScript, kSecond));
    carry_out(engine, "script reload\n" + between + "\nticks 150\nshow script_source where scripts > 1\nhash");
    const Ended ended = end(engine);
    EXPECT_EQ(ended.status, 0) << between << "\n" << ended.err;
    EXPECT_TRUE(says(ended, "the first body ends with 42\n")) << between << "\n" << ended.out << ended.err;
    EXPECT_TRUE(says(ended, "0 rows of table script_source")) << "the old text is kept no longer\n" << ended.out;
    last.push_back(hashes_in(ended.out).back());
    if (between.find("load") == std::string::npos) {
      EXPECT_EQ(last.back(), last.front()) << between;
    }
  }
}

TEST_F(script_reload, threads_of_three_scripts_finish_each_in_their_own) {
  const std::string again = edited(kScript, {{"call say(\"beat", "call ExecuteFunc(\"slow\")\n  call say(\"beat"}});
  Program engine(with_map());
  write(again);
  carry_out(engine, "map " + map_ + "\nticks 40");
  write(edited(again, {{"the first body", "the second body"}}));
  carry_out(engine, "script reload\nticks 32");
  write(edited(again, {{"the first body", "the third body"}}));
  carry_out(engine, "script reload\nticks 32\nsave kept");
  carry_out(engine, "ticks 96\nload kept\nticks 130");
  const Ended ended = end(engine);
  EXPECT_EQ(ended.status, 0) << ended.err;
  for (const char *body : {"first", "second", "third"})
    EXPECT_TRUE(says(ended, std::string("the ") + body + " body ends with 42")) << body << "\n"
                                                                                << ended.out << ended.err;
  EXPECT_FALSE(logs(ended, "has changed while a thread slept")) << ended.err;
  EXPECT_TRUE(logs(ended, "threads finish in old bodies")) << ended.err;
}

TEST_F(script_reload, what_cannot_be_taken_up_leaves_the_game_as_it_was) {
  struct Refused {
    Edits edits;
    std::vector<std::string> says;
  };
  const Refused cases[] = {
      {{{"set beats = beats + STEP", "set beats = = STEP"}}, {"script not reloaded:\n  war3map.j:10:", "^"}},
      {{{"local integer n = 41", "local integer n = \"41\""}}, {"war3map.j:18:", "^", "string"}},
      {{{"function main ", "function mainly "}}, {"has no function main"}},
      {{{"function say ", "native KillUnit takes integer i returns nothing\nfunction say "}}, {"KillUnit"}},
      {{{"function say ", "native StoreInteger takes integer i returns nothing\nfunction say "}}, {"StoreInteger"}},
      {{{"integer beats = 0", "intger beats = 0"}}, {"war3map.j:2:", "intger"}},
  };
  for (const Refused &refused : cases) {
    write(kScript);
    Program engine(with_map({"+map", map_}));
    carry_out(engine, "ticks 40\nhash");
    write(edited(kScript, refused.edits));
    carry_out(engine, "script reload\nhash\nswap wc3\nhash\nticks 120");
    const Ended ended = end(engine);
    EXPECT_EQ(ended.status, 1) << "it was a job that failed";
    const std::vector<std::string> hashes = hashes_in(ended.out);
    ASSERT_EQ(hashes.size(), 3u) << ended.out;
    EXPECT_EQ(hashes[1], hashes[0]) << ended.err;
    EXPECT_EQ(hashes[2], hashes[0]) << "a swap goes on with the script that runs\n" << ended.err;
    for (const std::string &words : refused.says) EXPECT_TRUE(logs(ended, words)) << words << "\n" << ended.err;
    EXPECT_TRUE(logs(ended, "wc3 swapped")) << ended.err;
    EXPECT_TRUE(says(ended, "beat 5\n") && says(ended, "the first body ends with 42\n")) << ended.out << ended.err;
  }
}

TEST_F(script_reload, a_map_that_is_gone_or_is_something_else_is_refused) {
  Program engine(with_map());
  carry_out(engine, "script reload\nscript\nscript relaod\nmap " + map_ + "\nticks 8\nhash");
  fs::remove(map_ + "/war3map.j");
  carry_out(engine, "script reload");
  fs::remove_all(map_);
  carry_out(engine, "script reload");
  put(map_, "no archive at all");
  carry_out(engine, "script reload\nhash");
  fs::remove(map_);
  archive(map_, edited(kScript, kSecond));
  carry_out(engine, "script reload\nticks 64");
  const Ended ended = end(engine);
  EXPECT_TRUE(logs(ended, "script reload: no map runs")) << ended.err;
  EXPECT_TRUE(logs(ended, "there is no 'script relaod', only 'script reload'")) << ended.err;
  EXPECT_TRUE(logs(ended, "this map has no script")) << ended.err;
  EXPECT_TRUE(logs(ended, map_ + ": No such file or directory")) << ended.err;
  EXPECT_TRUE(logs(ended, map_ + ": not an MPQ archive")) << ended.err;
  ASSERT_EQ(hashes_in(ended.out).size(), 2u);
  EXPECT_EQ(hashes_in(ended.out)[0], hashes_in(ended.out)[1]);
  EXPECT_TRUE(says(ended, "BEAT 200\n")) << "an archive in the folder's place is a map as well\n"
                                         << ended.out << ended.err;
}

TEST_F(script_reload, an_archive_is_reloaded_too) {
  const std::string map = archive(work_ / "map.w3m", kScript);
  Program engine(with_map({"+map", map}));
  carry_out(engine, "ticks 40");
  fs::rename(archive(work_ / "new.w3m", edited(kScript, kSecond)), map);
  carry_out(engine, "script reload\nticks 120");
  const Ended ended = end(engine);
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(says(ended, "BEAT 101\n") && says(ended, "the first body ends with 42\n")) << ended.out << ended.err;
}

TEST_F(script_reload, a_global_of_another_type_begins_anew_and_old_bodies_keep_the_old_one) {
  const std::string script = edited(kScript, {{"\"the first body ends with \"", "I2S(beats) + \" old beats and \""}});
  write(script);
  Program engine(with_map({"+map", map_}));
  carry_out(engine, "ticks 40");
  write(edited(kScript, {{"integer beats = 0", "real beats = 0.5"},
                         {"STEP = 1", "STEP = 1\n  string fresh = \"fresh \" + I2S(STEP)"},
                         {"I2S(beats)", "fresh + R2S(beats)"},
                         {"the first body", "the second body"}}));
  carry_out(engine, "script reload\nticks 120");
  const Ended ended = end(engine);
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(says(ended, "beat fresh 11.500\n")) << ended.out;
  EXPECT_TRUE(says(ended, "1 old beats and 42\n")) << ended.out;
  EXPECT_TRUE(logs(ended, "2 new globals (real beats, string fresh), 1 global gone (integer beats)")) << ended.err;
}

TEST_F(script_reload, a_save_of_a_script_that_was_edited_since_goes_on_in_the_new_one) {
  {
    Program engine(with_map({"+map", map_}));
    carry_out(engine, "ticks 40\nsave kept");
    end(engine);
  }
  write(edited(kScript, {{"\"beat \"", "\"BEAT \""},
                         {"  set n = n + nap()\n", "  call say(\"a statement more\")\n  set n = n + nap()\n"}}));
  Program engine(with_map({"+load", "kept"}));
  carry_out(engine, "ticks 120");
  const Ended ended = end(engine);
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(logs(ended, "map " + map_ + " has changed since it was written")) << ended.err;
  EXPECT_TRUE(logs(ended,
                   "the map's script has changed since it was saved: 2 functions changed (on_beat, slow), 1 thread "
                   "finishes in an old body"))
      << ended.err;
  EXPECT_TRUE(says(ended, "BEAT 2\n") && says(ended, "the first body ends with 42\n")) << ended.out;
  EXPECT_FALSE(says(ended, "a statement more")) << ended.out;
}

TEST_F(script_reload, a_watched_map_is_taken_up_by_itself_once_it_is_whole) {
  Program engine(arguments({"--dedicated", "--console", "+set", "log_level", "debug", "+map", map_}));
  ASSERT_TRUE(engine.wait_for("beat 1\n"));
  put(map_ + "/notes.txt", "not of the game");
  ASSERT_TRUE(engine.wait_for_log("a file of the map changed that the game has not read"));
  const std::string whole = edited(kScript, kSecond);
  put(map_ + "/war3map.j", whole.substr(0, whole.size() / 2));  // and stays so
  ASSERT_TRUE(engine.wait_for_log("script not reloaded:\n  war3map.j:"));
  put(map_ + "/war3map.j", whole);
  ASSERT_TRUE(engine.wait_for_log("script reloaded: 2 functions changed"));
  ASSERT_TRUE(engine.wait_for("BEAT "));
  engine.say("set map_watch 0\necho no more\n");
  ASSERT_TRUE(engine.wait_for("no more"));
  put(map_ + "/war3map.j", kScript);
  engine.say("script reload\necho by hand\n");
  ASSERT_TRUE(engine.wait_for("by hand"));
  const Ended ended = end(engine);
  EXPECT_EQ(ended.status, 0) << "a half-written file is no failure\n" << ended.err;
}

// With --ticks nothing may depend on when a file was written.
TEST_F(script_reload, a_run_of_a_number_of_ticks_does_not_watch) {
  Program engine(arguments({"--console", "--ticks", "200", "+set", "paused", "1", "+map", map_}));
  carry_out(engine, "");
  write(edited(kScript, kSecond));
  std::this_thread::sleep_for(std::chrono::seconds(2));  // it looks once a second, if it does
  carry_out(engine, "set paused 0");
  const Ended ended = engine.wait();
  EXPECT_FALSE(logs(ended, "script reloaded")) << ended.err;
  EXPECT_TRUE(says(ended, "beat 6\n")) << ended.out << ended.err;
}

}  // namespace
