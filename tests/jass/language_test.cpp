// The language tests of tests/script/language, each as a user runs it: jass_language.<file>.
#include "tests/script/language_file.h"

#include <sstream>

#include "jass_process.h"

namespace {

using openrealm::script::LanguageFile;

std::vector<std::string> lines_of(const std::string &text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// "error: wc3: PATH:LINE: MESSAGE", and below each its stack.
std::vector<LanguageFile::Error> errors_of(const std::string &text, const std::string &path) {
  std::vector<LanguageFile::Error> errors;
  const std::string begin = "error: wc3: " + path + ":";
  for (const std::string &line : lines_of(text)) {
    if (!line.starts_with(begin)) continue;
    const std::size_t colon = line.find(": ", begin.size());
    errors.push_back({std::uint32_t(std::stoul(line.substr(begin.size()))), line.substr(colon + 2)});
  }
  return errors;
}

class RunsFromTheCommandLine : public JassProcess {
 public:
  explicit RunsFromTheCommandLine(std::string path) : path_(std::move(path)) {}

  void TestBody() override {
    const LanguageFile file(openrealm::script::file_text(path_));
    const Ended ended = run({path_});
    EXPECT_EQ(file.differences(lines_of(ended.out), errors_of(ended.err, path_)), "") << ended.err;
    EXPECT_EQ(ended.status, file.errors.empty() ? 0 : 1) << ended.err;
  }

 private:
  std::string path_;
};

const bool kRegistered = [] {
  for (const std::filesystem::path &path : openrealm::script::language_files())
    testing::RegisterTest("jass_language", path.stem().c_str(), nullptr, nullptr, path.c_str(), 1,
                          [path]() -> RunsFromTheCommandLine * { return new RunsFromTheCommandLine(path.string()); });
  return true;
}();

TEST(jass_language_files, are_there) {
  EXPECT_FALSE(openrealm::script::language_files().empty());
}

}  // namespace
