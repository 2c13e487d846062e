#include "script/flags.h"

namespace openrealm::script {

std::optional<Flag> find_flag(std::string_view name) {
#define OPENREALM_FLAG_NAME(text, enumerator, what) \
  if (name == text) return Flag::enumerator;
  OPENREALM_SCRIPT_FLAGS(OPENREALM_FLAG_NAME)
#undef OPENREALM_FLAG_NAME
  return std::nullopt;
}

std::string_view apply_flags(std::string_view words, Flags &flags) {
  constexpr std::string_view kBlank = " \t\r\n";
  std::string_view unknown;
  while (true) {
    const size_t begin = words.find_first_not_of(kBlank);
    if (begin == std::string_view::npos) return unknown;
    words.remove_prefix(begin);
    const std::string_view word = words.substr(0, words.find_first_of(kBlank));
    words.remove_prefix(word.size());
    if (word.front() != '+' && word.front() != '-') continue;
    const std::optional<Flag> flag = find_flag(word.substr(1));
    if (flag) flags.set(*flag, word.front() == '+');
    if (!flag && unknown.empty()) unknown = word.substr(1);
  }
}

}  // namespace openrealm::script
