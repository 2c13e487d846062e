// The language tests of tests/script/language under the real natives and the stock library: wc3_language.<file>.
#include "tests/script/language_file.h"

#include "natives_fixture.h"

namespace openrealm::wc3 {
namespace {

// "war3map.j:12: what went wrong in function f" and the stack below it.
std::vector<script::LanguageFile::Error> script_errors(const std::vector<std::string> &log) {
  constexpr std::string_view kFile = "war3map.j:";
  std::vector<script::LanguageFile::Error> errors;
  for (const std::string &line : log) {
    const std::size_t at = line.find(kFile);
    if (at == line.npos || at > line.find('\n')) continue;
    errors.push_back({std::uint32_t(std::stoul(line.substr(at + kFile.size()))), line.substr(0, line.find('\n'))});
  }
  return errors;
}

class RunsAsItSays : public testing::Test {
 public:
  explicit RunsAsItSays(std::filesystem::path path) : path_(std::move(path)) {}

  void TestBody() override {
    const script::LanguageFile file(script::file_text(path_));
    ScriptSim sim(file.text);
    sim.use_stock_library();
    const auto started = sim.start();
    ASSERT_TRUE(started) << started.error().message;
    for (int tick = 0; tick < 4000 && sim.host().vm().sleepers() != 0; ++tick) sim.tick();
    const std::string differences = file.differences(sim.texts(), script_errors(sim.log_lines));
    EXPECT_TRUE(differences.empty()) << path_.filename() << ":\n" << differences;
  }

 private:
  std::filesystem::path path_;
};

// --- the limits that are cvars ---

std::string error_of(ScriptSim &sim) {
  const auto errors = script_errors(sim.log_lines);
  return errors.empty() ? "" : errors.back().part;
}

TEST(wc3_language_limits, or_before_and_can_be_turned_round) {
  const std::string script =
      "globals\n  boolean t = true\n  boolean f = false\nendglobals\nfunction main takes nothing returns nothing\n"
      "  if t or f and f then\n    call say(\"and first\")\n  else\n    call say(\"or first\")\n  endif\nendfunction\n";
  ScriptSim usual(script);
  ASSERT_TRUE(usual.start());
  EXPECT_EQ(usual.texts(), (std::vector<std::string>{"or first"}));
  ScriptSim turned(script);
  turned.cvars["wc3_or_before_and"] = "0";
  ASSERT_TRUE(turned.start());
  EXPECT_EQ(turned.texts(), (std::vector<std::string>{"and first"}));
}

TEST(wc3_language_limits, slots_of_an_array) {
  const std::string script =
      "globals\n  integer array a\nendglobals\nfunction main takes nothing returns nothing\n"
      "  set a[1023] = 1\n  set a[1024] = 2\n  call say(I2S(a[1023]) + I2S(a[1024]))\nendfunction\n";
  ScriptSim first(script);
  first.cvars["wc3_array_slots"] = "1024";
  ASSERT_TRUE(first.start());
  EXPECT_EQ(first.texts(), (std::vector<std::string>{"10"}));
  ScriptSim usual(script);
  ASSERT_TRUE(usual.start());
  EXPECT_EQ(usual.texts(), (std::vector<std::string>{"12"}));
}

TEST(wc3_language_limits, instructions_of_a_thread) {
  const auto script = [](int rounds) {
    return "function main takes nothing returns nothing\n  local integer i = 0\n  loop\n    exitwhen i == " +
           std::to_string(rounds) + "\n    set i = i + 1\n  endloop\n  call say(\"end\")\nendfunction\n";
  };
  ScriptSim low(script(1000));
  low.cvars["wc3_instruction_limit"] = "1000";
  ASSERT_TRUE(low.start());
  EXPECT_TRUE(low.texts().empty());
  EXPECT_EQ(error_of(low),
            "war3map.j:4: the instruction limit of 1000 is reached: the thread is ended in function main");
  ScriptSim usual(script(1000000));
  ASSERT_TRUE(usual.start());
  EXPECT_TRUE(usual.texts().empty());
  EXPECT_NE(error_of(usual).find("the instruction limit of 300000 is reached"), std::string::npos);
  ScriptSim none(script(1000000));
  none.cvars["wc3_instruction_limit"] = "0";
  ASSERT_TRUE(none.start());
  EXPECT_EQ(none.texts(), (std::vector<std::string>{"end"}));
}

TEST(wc3_language_limits, sleeping_threads) {
  ScriptSim sim(
      "globals\n  integer asleep = 0\nendglobals\n"
      "function ends takes nothing returns nothing\n  call TriggerSleepAction(1)\nendfunction\n"
      "function main takes nothing returns nothing\n  loop\n    exitwhen asleep == 140000\n"
      "    set asleep = asleep + 1\n    call ExecuteFunc(\"ends\")\n  endloop\n  call say(\"goes on\")\n"
      "endfunction\n");
  sim.cvars["wc3_instruction_limit"] = "0";
  ASSERT_TRUE(sim.start());
  EXPECT_EQ(sim.texts(), (std::vector<std::string>{"goes on"}));
  EXPECT_EQ(sim.log_lines[0].substr(0, 13), "war3map.j:5: ");
  EXPECT_NE(sim.log_lines[0].find("threads sleep already"), std::string::npos) << sim.log_lines[0];
  EXPECT_GT(sim.host().vm().sleepers(), 60000u);
  sim.tick(40);
  EXPECT_EQ(sim.host().vm().sleepers(), 0u);
}

const bool kRegistered = [] {
  for (const std::filesystem::path &path : script::language_files())
    testing::RegisterTest("wc3_language", path.stem().c_str(), nullptr, nullptr, path.c_str(), 1,
                          [path]() -> RunsAsItSays * { return new RunsAsItSays(path); });
  return true;
}();

}  // namespace
}  // namespace openrealm::wc3
