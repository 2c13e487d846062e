// A language test is a script that says in comments what running its main() shows:
//
//     call BJDebugMsg(I2S(7 / 2))   // expect: 3
//     set i = 1 / zero              // error: division by zero
//
// `// expect: TEXT` is a line that the script shows; `// error: TEXT` a script error whose message contains the text
// and whose line is the comment's. A comment that stands alone speaks of the code above it. What is shown comes in
// the order in which the comments stand, and so do the errors, each by themselves. Nothing else may be shown or fail.
// The script uses what common.j and blizzard.j declare, so that `openrealm jass run FILE` runs it as it is.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace openrealm::script {

inline std::string file_text(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct LanguageFile {
  struct Error {
    uint32_t line = 0;
    std::string part;
  };

  explicit LanguageFile(std::string script) : text(std::move(script)) {
    uint32_t code_line = 0;
    uint32_t number = 0;
    for (size_t begin = 0; begin < text.size();) {
      const size_t end = std::min(text.find('\n', begin), text.size());
      const std::string_view line = std::string_view(text).substr(begin, end - begin);
      begin = end + 1;
      ++number;
      const size_t first = line.find_first_not_of(" \t");
      if (first != line.npos && !line.substr(first).starts_with("//")) code_line = number;
      take(line, "// expect: ", [&](std::string part) { shown.push_back(std::move(part)); });
      take(line, "// error: ", [&](std::string part) { errors.push_back({code_line, std::move(part)}); });
    }
  }

  // What is wrong with a run that showed these lines and had these errors; "" when it is as the comments say.
  std::string differences(const std::vector<std::string> &lines, const std::vector<Error> &failures) const {
    std::string out;
    for (size_t i = 0; i < std::max(lines.size(), shown.size()); ++i) {
      const std::string want = i < shown.size() ? shown[i] : "(nothing)";
      const std::string have = i < lines.size() ? lines[i] : "(nothing)";
      if (want == have) continue;
      out += fmt::format("expected: {}\n   shown: {}\n", want, have);
      break;
    }
    for (size_t i = 0; i < std::max(failures.size(), errors.size()); ++i) {
      const Error want = i < errors.size() ? errors[i] : Error{0, "(no error)"};
      const Error have = i < failures.size() ? failures[i] : Error{0, "(no error)"};
      if (want.line == have.line && have.part.find(want.part) != std::string::npos) continue;
      out += fmt::format("expected error in line {}: {}\n          got in line {}: {}\n", want.line, want.part,
                         have.line, have.part);
      break;
    }
    return out;
  }

  std::string text;
  std::vector<std::string> shown;
  std::vector<Error> errors;

 private:
  template <class Keep>
  static void take(std::string_view line, std::string_view mark, Keep keep) {
    const size_t at = line.rfind(mark);
    if (at != line.npos) keep(std::string(line.substr(at + mark.size())));
  }
};

// Every language test of the tree by its name, in order.
inline std::vector<std::filesystem::path> language_files() {
  std::vector<std::filesystem::path> files;
  for (const auto &entry : std::filesystem::directory_iterator(OPENREALM_SOURCE_DIR "/tests/script/language"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace openrealm::script
