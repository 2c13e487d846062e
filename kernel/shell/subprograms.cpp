#include "kernel/shell/subprograms.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <fmt/format.h>

#include "kernel/shell/words.h"

namespace openrealm {
namespace {

constexpr std::string_view kPrefix = "openrealm-";

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string path_of(const Places &places, std::string_view word) {
  return fmt::format("{}/{}{}", places.program_folder, kPrefix, word);
}

std::vector<std::string> words_beside(const Places &places) {
  std::vector<std::string> words;
  for (const std::string &name : names_in(places.program_folder)) {
    if (!name.starts_with(kPrefix)) continue;
    std::string word = name.substr(kPrefix.size());
    const std::string path = path_of(places, word);
    if (names_subprogram(word) && is_file(path) && access(path.c_str(), X_OK) == 0) words.push_back(std::move(word));
  }
  return words;
}

}  // namespace

bool names_subprogram(std::string_view word) {
  return !word.empty() && is_letter(word[0]) && std::all_of(word.begin(), word.end(), [](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

Error become_subprogram(const Places &places, std::span<const std::string> words) {
  const std::string path = path_of(places, words[0]);
  if (!is_file(path))
    return {OR_NOT_FOUND, fmt::format("'{}' is no sub-program{} (--help lists them; a map is played with +map FILE)",
                                      words[0], did_you_mean(nearest_name(words[0], words_beside(places))))};
  if (!places.base.empty()) setenv("OPENREALM_BASE", places.base.c_str(), 0);
  setenv("OPENREALM_PROGRAM", places.program.c_str(), 1);
  std::vector<char *> argv = {const_cast<char *>(path.c_str())};
  for (const std::string &word : words.subspan(1)) argv.push_back(const_cast<char *>(word.c_str()));
  argv.push_back(nullptr);
  execv(path.c_str(), argv.data());
  return {OR_IO, fmt::format("{}: {}", path, std::strerror(errno))};
}

std::string subprogram_help(const Places &places) {
  std::string text;
  for (const std::string &word : words_beside(places))
    text += fmt::format("  {:<22} openrealm {} --help says more\n", word, word);
  return text.empty() ? text : "\nsub-programs: openrealm WORD ARGS...\n" + text;
}

}  // namespace openrealm
