// Every file of tests/wc3/natives runs as a map's script: "// expect: TEXT" lines are what it shows, in
// order; "// ticks: N" how long it runs; "// error: TEXT" a part of a script error that it must cause;
// Each runs again with everything derived destroyed after every tick: the
// state must be the same to the bit.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include "natives_fixture.h"

namespace openrealm::wc3 {
namespace {

const std::string kFolder = std::string(OPENREALM_SOURCE_DIR) + "/tests/wc3/natives";

std::vector<std::string> scripts() {
  std::vector<std::string> names;
  for (const auto &entry : std::filesystem::directory_iterator(kFolder))
    if (entry.path().extension() == ".j" && entry.path().stem() != "prelude") names.push_back(entry.path().stem());
  std::sort(names.begin(), names.end());
  return names;
}

struct Expectations {
  std::vector<std::string> texts, errors;
  int ticks = 1;
};

Expectations read(const std::string &script) {
  Expectations expected;
  std::istringstream lines(script);
  for (std::string line; std::getline(lines, line);) {
    const auto take = [&](std::string_view mark) -> const char * {
      const std::size_t at = line.find(mark);
      return at == std::string::npos ? nullptr : line.c_str() + at + mark.size();
    };
    if (const char *text = take("// expect: ")) expected.texts.emplace_back(text);
    if (const char *text = take("// error: ")) expected.errors.emplace_back(text);
    if (const char *text = take("// ticks: ")) expected.ticks = std::atoi(text);
  }
  return expected;
}

class wc3_api : public testing::TestWithParam<std::string> {};

TEST_P(wc3_api, script) {
  const std::string script = read_text_file(kFolder + "/" + GetParam() + ".j");
  const Expectations expected = read(script);
  ASSERT_FALSE(expected.texts.empty() && expected.errors.empty()) << "the script expects nothing";
  ScriptSim sim(script);
  const auto started = sim.start();
  ASSERT_TRUE(started) << started.error().message;
  sim.tick(expected.ticks);
  EXPECT_EQ(sim.texts(), expected.texts);
  EXPECT_EQ(sim.host().state().errors, expected.errors.size());
  for (const std::string &error : expected.errors)
    EXPECT_TRUE(std::any_of(sim.log_lines.begin(), sim.log_lines.end(), [&](const std::string &line) {
      return line.find(error) != std::string::npos;
    })) << error;
  EXPECT_EQ(sim.tables.unmarked_writes().size(), 0u);

  ScriptSim other(script);
  other.chaos_every = 1;
  const auto again = other.start();
  ASSERT_TRUE(again) << again.error().message;
  other.swap();
  other.swap_prepared();
  other.tick(expected.ticks);
  other.swap_prepared();
  EXPECT_EQ(other.texts(), expected.texts);
  EXPECT_EQ(other.tables.full_state_hash(), sim.tables.full_state_hash());
}

INSTANTIATE_TEST_SUITE_P(natives, wc3_api, testing::ValuesIn(scripts()), [](const auto &name) { return name.param; });

}  // namespace
}  // namespace openrealm::wc3
