#include "jass/check_arguments.h"

#include <string_view>

#include <fmt/format.h>

#include "base/nearest.h"

namespace openrealm::jass {
namespace {

struct Option {
  std::string_view name;
  std::string_view value;  // what its value is called; empty when it has none
  std::string_view help;
  void (*apply)(CheckArguments &, const std::string &);
};

constexpr Option kOptions[] = {
    {"--std", "", "put the game's declarations and library, common.j and blizzard.j, before the files",
     [](CheckArguments &made, const std::string &) { made.std = true; }},
    {"--data", "DIR", "with --std: take them from DIR/scripts when they are there; may be given again",
     [](CheckArguments &made, const std::string &dir) { made.data.push_back(dir); }},
    {"--json", "", "one JSON object a line for each error and warning",
     [](CheckArguments &made, const std::string &) { made.json = true; }},
    {"--help", "", "show this and end", [](CheckArguments &made, const std::string &) { made.help = true; }},
};

constexpr std::string_view kFlagNames[] = {
#define OPENREALM_FLAG_NAME(name, enumerator, what) name,
    OPENREALM_SCRIPT_FLAGS(OPENREALM_FLAG_NAME)
#undef OPENREALM_FLAG_NAME
};

std::string did_you_mean(std::string_view sign, std::string_view nearest) {
  return nearest.empty() ? std::string() : fmt::format(", did you mean {}{}?", sign, nearest);
}

tl::unexpected<Error> unknown_option(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Option &option : kOptions) names.push_back(option.name);
  return fail(OR_NOT_FOUND, fmt::format("unknown option {}{}", name, did_you_mean("", nearest_name(name, names))));
}

// Of the option at words[at]; at stands behind it and its value afterwards.
Result<void> take_option(std::span<const std::string> words, std::size_t &at, CheckArguments &made) {
  const std::string &word = words[at++];
  const std::size_t equals = word.find('=');
  const std::string_view name = std::string_view(word).substr(0, equals);
  for (const Option &option : kOptions) {
    if (name != option.name) continue;
    const bool given = equals != std::string::npos;
    if (given && option.value.empty()) return fail(OR_INVALID, fmt::format("{} takes no value", name));
    std::string value = given ? word.substr(equals + 1) : "";
    if (!given && !option.value.empty() && at < words.size()) value = words[at++];
    if (!option.value.empty() && value.empty())
      return fail(OR_INVALID, fmt::format("{} needs a value: {} {}", name, name, option.value));
    option.apply(made, value);
    return {};
  }
  return unknown_option(name);
}

// "+rb" or "-rb".
Result<void> take_flag(std::string_view word, script::Flags &flags) {
  const std::string_view sign = word.substr(0, 1), name = word.substr(1);
  const auto flag = script::find_flag(name);
  if (!flag)
    return fail(OR_NOT_FOUND,
                fmt::format("unknown flag {}{}", word, did_you_mean(sign, nearest_name(name, kFlagNames))));
  flags.set(*flag, sign == "+");
  return {};
}

}  // namespace

Result<CheckArguments> parse_check_arguments(std::span<const std::string> words) {
  CheckArguments made;
  script::Flags flags;
  for (std::size_t at = 0; at < words.size();) {
    const std::string &word = words[at];
    if (word == "-h") {
      made.help = true;
      ++at;
    } else if (word.starts_with("--")) {
      if (auto taken = take_option(words, at, made); !taken) return tl::unexpected(taken.error());
    } else if (word.starts_with('+') || (word.starts_with('-') && word != "-")) {
      if (auto taken = take_flag(word, flags); !taken) return tl::unexpected(taken.error());
      ++at;
    } else {
      made.files.push_back({word, flags});
      ++at;
    }
  }
  if (made.files.empty() && !made.std && !made.help) return fail(OR_INVALID, "no file is given; - is standard input");
  return made;
}

std::string check_help() {
  std::string text =
      "openrealm jass check: finds the errors of JASS scripts\n\n"
      "usage: openrealm jass check [OPTION | +FLAG | -FLAG | FILE]...\n\n"
      "The files are read in this order as one program, and nothing else unless --std is given; - is standard "
      "input.\n\n"
      "options:\n";
  for (const Option &option : kOptions)
    text += fmt::format("  {:<22} {}\n", fmt::format("{} {}", option.name, option.value), option.help);
  text +=
      "\nflags, for the files behind them; +FLAG turns on, -FLAG off; //# +FLAG in a script holds for a function:\n";
#define OPENREALM_FLAG_HELP(name, enumerator, what) text += fmt::format("  {:<22} {}\n", name, what);
  OPENREALM_SCRIPT_FLAGS(OPENREALM_FLAG_HELP)
#undef OPENREALM_FLAG_HELP
  text +=
      "\nexample: openrealm jass check --std war3map.j\n\n"
      "exit status: 0 no errors; 1 errors, or a file that can't be read; 2 the command line is wrong\n";
  return text;
}

}  // namespace openrealm::jass
