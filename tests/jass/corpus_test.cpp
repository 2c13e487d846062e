// The verdicts of the authors' checker on its own test scripts, through the program. They stand outside the tree, in
// ../shared/corpus/jass beside it; without them the test says so and is skipped.
#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "jass_process.h"

namespace {

namespace fs = std::filesystem;

class jass_corpus : public JassProcess {};

TEST_F(jass_corpus, agrees_with_the_authors_checker) {
  const fs::path corpus = OPENREALM_SOURCE_DIR "/../shared/corpus/jass";
  if (!fs::exists(corpus)) {
    GTEST_SKIP() << "NOT CHECKED: no public test scripts at " << corpus << ", so nothing is known about the verdicts";
  }
  std::size_t agreed = 0, files = 0;
  const auto judge = [&](const fs::path &below, const std::vector<std::string> &flags, int expected) {
    for (const auto &entry : fs::recursive_directory_iterator(corpus / below)) {
      if (entry.path().extension() != ".j") continue;
      std::vector<std::string> words = flags;
      words.push_back(entry.path().string());
      const Ended ended = check(words);
      ++files;
      agreed += ended.status == expected ? 1 : 0;
      EXPECT_EQ(ended.status, expected) << entry.path() << '\n' << ended.out << ended.err;
    }
  };
  judge("should-check", {}, 0);
  judge("should-fail", {"+checkstringhash"}, 1);
  std::printf("agreement of openrealm jass check with the authors' checker: %zu of %zu\n", agreed, files);
  EXPECT_EQ(files, 106u);
}

}  // namespace
