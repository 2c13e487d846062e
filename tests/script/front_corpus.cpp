// The verdicts of the authors' checker on its own test scripts. They stand outside the tree, in
// ../shared/corpus/jass beside it; without them the test says so and is skipped.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "front_invariants.h"
#include "front_text.h"

namespace openrealm::script::test {
namespace {

// Where the verdicts differ, and why.
const std::map<std::string, std::string> kKnownDisagreements = {};

TEST(script_front_corpus, agrees_with_the_authors_checker) {
  const std::filesystem::path corpus = OPENREALM_SOURCE_DIR "/../shared/corpus/jass";
  if (!std::filesystem::exists(corpus)) {
    GTEST_SKIP() << "NOT CHECKED: no public test scripts at " << corpus << ", so nothing is known about the verdicts";
  }
  std::vector<std::filesystem::path> files;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(corpus)) {
    if (entry.path().extension() == ".j") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  size_t agreed = 0;
  for (const auto &file : files) {
    const std::string name = std::filesystem::relative(file, corpus).string();
    const bool should_check = name.starts_with("should-check");
    const auto program = read(read_file(file), Leniency::kCheck, should_check ? "" : "+checkstringhash");
    const bool agrees = program->ok() == should_check;
    agreed += agrees ? 1 : 0;
    EXPECT_EQ(broken_promise(*program), "") << name;
    EXPECT_EQ(agrees, !kKnownDisagreements.contains(name)) << name << '\n' << messages(*program);
  }
  std::printf("agreement with the authors' checker: %zu of %zu\n", agreed, files.size());
  EXPECT_EQ(files.size(), 106u);
}

TEST(script_front, reads_the_declarations_of_this_tree) {
  const std::string path = OPENREALM_SOURCE_DIR "/data/wc3/scripts/common.j";
  ASSERT_TRUE(std::filesystem::exists(path));
  for (const Leniency leniency : {Leniency::kCheck, Leniency::kRuntime}) {
    const auto program = read(read_file(path), leniency);
    EXPECT_EQ(messages(*program), "");
    EXPECT_EQ(broken_promise(*program), "");
    EXPECT_GT(program->natives.size(), 1000u);
  }
}

}  // namespace
}  // namespace openrealm::script::test
