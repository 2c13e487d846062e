// --coverage and --profile, as an author uses them: real processes, the demo maps.
#include <filesystem>
#include <map>

#include "tests/campaign/engine_session.h"

namespace {

class script_coverage : public EngineSession {
 protected:
  std::string lcov() { return get(user_ / "run.lcov"); }
  std::string folded() { return get(user_ / "run.folded"); }
  std::vector<std::string> counting() { return {"--coverage", user_ / "run.lcov", "--profile", user_ / "run.folded"}; }
  // The record of the file whose name ends so; empty when there is none.
  std::string record(const std::string &file) {
    const std::string text = lcov();
    const std::size_t end_of_name = text.find(file + "\n");
    if (end_of_name == std::string::npos) return "";
    const std::size_t begin = text.rfind("SF:", end_of_name);
    return text.substr(begin, text.find("end_of_record", begin) - begin);
  }
  void put_map(const std::string &script) {
    std::filesystem::create_directories(user_ / "map");
    put(user_ / "map/war3map.j", script);
    put(user_ / "map/map.toml", "name = \"counted\"\n");
  }
};

const std::string kFord = map_path("lantern-road/1-ford");

// What a reader of tracefiles relies on: every record is whole and its sums are right; every file can be opened.
void expect_sound(const std::string &text) {
  std::istringstream lines(text);
  int found = 0, hit = 0, functions = 0, called = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::string value = line.substr(line.find(':') + 1);
    if (line.starts_with("SF:")) {
      EXPECT_TRUE(std::filesystem::exists(value)) << value;
    }
    if (line.starts_with("DA:")) ++found, hit += !value.ends_with(",0");
    if (line.starts_with("FN:")) ++functions;
    if (line.starts_with("FNDA:")) called += !value.starts_with("0,");
    if (line.starts_with("LF:")) {
      EXPECT_EQ(value, std::to_string(found));
    }
    if (line.starts_with("LH:")) {
      EXPECT_EQ(value, std::to_string(hit));
    }
    if (line.starts_with("FNF:")) {
      EXPECT_EQ(value, std::to_string(functions));
    }
    if (line.starts_with("FNH:")) {
      EXPECT_EQ(value, std::to_string(called));
    }
    if (line == "end_of_record") found = hit = functions = called = 0;
  }
  EXPECT_EQ(found, 0) << "the last record is whole";
}

TEST_F(script_coverage, of_a_map_names_the_files_that_can_be_opened) {
  const Ended ended = play("map " + kFord + "\nticks 1500", counting());
  EXPECT_EQ(ended.status, 0) << ended.err;
  expect_sound(lcov());
  const std::string own = record(kFord + "/war3map.j");
  EXPECT_NE(own.find(",main\n"), std::string::npos);
  EXPECT_NE(own.find("FNDA:1,config\n"), std::string::npos) << own;
  EXPECT_NE(own.find("FNDA:0,OnHeroDeath\n"), std::string::npos) << own;
  EXPECT_NE(record("data/wc3/scripts/blizzard.j").find("FNDA:1,InitBlizzard\n"), std::string::npos);
  EXPECT_NE(record("data/wc3/scripts/common.j").find("DA:"), std::string::npos) << "initialisers of constants";
  EXPECT_NE(folded().find("\nmain;InitBlizzard "), std::string::npos);
  EXPECT_NE(folded().find(";ForGroup;SendIdle;"), std::string::npos) << "a callback below its native";
  for (const auto &entry : std::filesystem::directory_iterator(user_ / ""))
    EXPECT_EQ(entry.path().string().find(".part"), std::string::npos) << entry.path();
}

// No tick's hash changes, and the counts are the same each time.
TEST_F(script_coverage, counting_changes_nothing_and_is_the_same_each_time) {
  auto with = counting();
  with.insert(with.end(), {"--hash-log", user_ / "counted"});
  play("map " + kFord + "\nticks 1000", with);
  const std::string lines = lcov(), stacks = folded();
  play("map " + kFord + "\nticks 1000", {"--hash-log", user_ / "plain"});
  EXPECT_GE(hashes(user_ / "plain").size(), 1000u);
  EXPECT_EQ(hashes(user_ / "counted"), hashes(user_ / "plain"));
  play("set derived_chaos 7\nmap " + kFord + "\nticks 1000", counting());
  EXPECT_EQ(lcov(), lines) << "the machine was made anew again and again";
  EXPECT_EQ(folded(), stacks);
}

TEST_F(script_coverage, goes_on_over_a_swap) {
  play("map " + kFord + "\nticks 600", counting());
  const std::string lines = lcov(), stacks = folded();
  const Ended ended =
      play("map " + kFord + "\nticks 200\nswap wc3\nswap wc3\nticks 200\nswap all\nticks 200", counting());
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(lcov(), lines) << ended.err;
  EXPECT_EQ(folded(), stacks);
}

TEST_F(script_coverage, adds_up_the_maps_of_a_campaign_that_ends_itself) {
  auto arguments_of = counting();
  arguments_of.insert(arguments_of.end(), {"--no-console", "--report", "+map", kFord, "--ticks", "8000"});
  const Ended ended = Program(arguments(arguments_of)).wait();
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(says(ended, "The game has ended.")) << ended.out << ended.err;
  expect_sound(lcov());
  EXPECT_NE(record("1-ford/war3map.j").find("FNDA:1,main\n"), std::string::npos);
  EXPECT_NE(record("2-abbey/war3map.j").find("FNDA:1,main\n"), std::string::npos);
  EXPECT_NE(record("scripts/blizzard.j").find("FNDA:2,InitBlizzard\n"), std::string::npos);
}

TEST_F(script_coverage, is_written_when_main_was_stopped_by_an_error) {
  put_map(
      "function main takes nothing returns nothing\nlocal integer zero = 0\nset zero = 1 / zero\n"
      "call DoNothing()\nendfunction\n");
  play("map " + (user_ / "map") + "\nticks 3", counting());
  EXPECT_NE(record("map/war3map.j").find("DA:3,1\nDA:4,0\nDA:5,0\n"), std::string::npos) << lcov();
}

TEST_F(script_coverage, is_written_when_the_run_is_interrupted) {
  auto arguments_of = counting();
  arguments_of.insert(arguments_of.end(), {"--console", "+map", kFord});
  Program program(arguments(arguments_of));
  ASSERT_TRUE(program.wait_for("Hold the ford"));
  program.signal(SIGINT);
  EXPECT_EQ(program.wait().status, 0);
  expect_sound(lcov());
  EXPECT_NE(record("1-ford/war3map.j"), "");
}

TEST_F(script_coverage, is_shown_at_the_console) {
  const Ended ended = play("set profile 1\nmap " + kFord + "\nticks 10\ncmd coverage\ncmd profile\nticks 1");
  EXPECT_TRUE(says(ended, "1-ford/war3map.j\nFN:")) << ended.out;
  EXPECT_TRUE(says(ended, "\nmain;InitBlizzard ")) << ended.out;
  const Ended off = play("map " + kFord + "\nticks 10\ncmd coverage\nticks 1");
  EXPECT_TRUE(says(off, "nothing was counted: set coverage 1, and then start the map")) << off.out;
}

TEST_F(script_coverage, a_path_that_cannot_be_written_is_refused_before_the_run) {
  put(user_ / "file", "");
  for (const std::string &path : {user_ / "none/run.lcov", user_ / "", user_ / "file/run.lcov"}) {
    const Ended ended = Program(arguments({"--no-console", "--coverage", path, "+map", kFord, "--ticks", "5"})).wait();
    EXPECT_EQ(ended.status, 1) << path;
    EXPECT_TRUE(ended.err.starts_with("error: --coverage " + path)) << ended.err;
    EXPECT_EQ(ended.out, "") << "no map ran";
  }
  const Ended same = Program(arguments({"--coverage", user_ / "a", "--profile", user_ / "a"})).wait();
  EXPECT_EQ(same.status, 1);
  EXPECT_NE(same.err.find("--coverage and --profile name the same file"), std::string::npos) << same.err;
}

TEST_F(script_coverage, a_run_without_a_map_writes_no_file) {
  put_map("function main takes nothing returns nothing\ncall Nothing()\nendfunction\n");
  const Ended ended = play("map " + (user_ / "map"), counting());
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("run.lcov is not written"), std::string::npos) << ended.err;
  EXPECT_FALSE(std::filesystem::exists(user_ / "run.lcov"));
}

// A link is followed, and what is no file is written to.
TEST_F(script_coverage, replaces_a_file_and_leaves_links_and_devices_in_their_places) {
  put(user_ / "old", "old");
  std::filesystem::create_symlink(user_ / "old", user_ / "link");
  const Ended ended = Program(arguments({"--no-console", "--coverage", user_ / "link", "--profile", "/dev/stdout",
                                         "+map", kFord, "--ticks", "5"}))
                          .wait();
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(std::filesystem::is_symlink(user_ / "link"));
  EXPECT_TRUE(get(user_ / "old").starts_with("TN:\nSF:"));
  EXPECT_TRUE(says(ended, "\nmain;InitBlizzard ")) << ended.out;
}

// Functions that did not change keep their counts when the script is reloaded, on their new lines.
TEST_F(script_coverage, goes_on_over_a_reloaded_script) {
  const std::string same = "function Same takes nothing returns nothing\ncall DoNothing()\nendfunction\n";
  const std::string rest =
      "function main takes nothing returns nothing\ncall Same()\ncall TimerStart(CreateTimer(), 1, true, function "
      "Same)\nendfunction\n";
  put_map(same + rest);
  Program program(arguments({"--console", "--coverage", user_ / "run.lcov", "+set", "hot_swap", "0"}));
  program.say("map " + (user_ / "map") + "\nticks 64\necho first\n");
  ASSERT_TRUE(program.wait_for("first"));
  put(user_ / "map/war3map.j", "\n\n" + same + "function New takes nothing returns nothing\nendfunction\n" + rest);
  program.say("script reload\nticks 64\nquit\n");
  program.end_input();
  const Ended ended = program.wait();
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(record("map/war3map.j").find("FN:3,Same\nFN:6,New\nFN:8,main\nFNDA:5,Same\nFNDA:0,New\nFNDA:1,main\n"),
            std::string::npos)
      << lcov() << ended.err;
}

}  // namespace
