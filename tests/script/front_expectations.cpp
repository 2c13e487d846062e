// Runs every tests/script/front/*.j. A line may end in `// expect: TEXT`, or several of them parted by ` | `; the
// front end must say exactly these things: one message on that line for each, which contains the text. A first line
// `// options: runtime +flag ...` sets leniency and flags.
#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "front_invariants.h"
#include "front_text.h"

namespace openrealm::script::test {
namespace {

constexpr std::string_view kExpect = "// expect: ";

std::multimap<uint32_t, std::string> expectations(const std::string &text) {
  std::multimap<uint32_t, std::string> out;
  uint32_t number = 0;
  for (size_t begin = 0; begin < text.size(); ++number) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    begin = end + 1;
    const size_t mark = line.find(kExpect);
    if (mark == std::string::npos) continue;
    std::string rest = line.substr(mark + kExpect.size()) + " | ";
    for (size_t bar = rest.find(" | "); bar != std::string::npos; bar = rest.find(" | ")) {
      out.emplace(number + 1, rest.substr(0, bar));
      rest.erase(0, bar + 3);
    }
  }
  return out;
}

std::string differences(const std::string &text) {
  const auto program = read_with_options(text);
  std::multimap<uint32_t, std::string> wanted = expectations(text);
  std::string out;
  for (const Diagnostic &found : program->diagnostics.all()) {
    const uint32_t line = program->sources.locate(found.begin).line;
    const std::string said = (found.severity == Severity::kError ? "error: " : "warning: ") + found.message;
    const auto [first, last] = wanted.equal_range(line);
    const auto match =
        std::find_if(first, last, [&](const auto &each) { return said.find(each.second) != std::string::npos; });
    if (match == last) {
      out += fmt::format("line {}, not expected: {}\n", line, said);
    } else {
      wanted.erase(match);
    }
  }
  out += broken_promise(*program);
  for (const auto &[line, message] : wanted) out += fmt::format("line {}, expected but not said: {}\n", line, message);
  return out;
}

TEST(script_front, says_what_the_scripts_expect) {
  std::vector<std::filesystem::path> files;
  for (const auto &entry : std::filesystem::directory_iterator(OPENREALM_SOURCE_DIR "/tests/script/front")) {
    files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  ASSERT_GE(files.size(), 8u);
  for (const auto &file : files) EXPECT_EQ(differences(read_file(file)), "") << file.filename();
}

}  // namespace
}  // namespace openrealm::script::test
