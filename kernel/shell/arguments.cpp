#include "kernel/shell/arguments.h"

#include <charconv>

#include <fmt/format.h>

#include "kernel/shell/words.h"
#include "openrealm/abi.h"

namespace openrealm {
namespace {

struct Option {
  const char *name;
  const char *value;  // what its value is called; nullptr when it has none
  const char *help;
  // Takes the value; false when it is malformed.
  bool (*apply)(Arguments &, const std::string &);
};

bool read_count(const std::string &text, std::uint64_t &out) {
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), out);
  return code == std::errc() && end == text.data() + text.size();
}

bool set_ticks(Arguments &made, const std::string &text) {
  std::uint64_t count = 0;
  if (!read_count(text, count)) return false;
  made.ticks = count;
  return true;
}

template <bool Arguments::*Member>
bool set_flag(Arguments &made, const std::string &) {
  return made.*Member = true;
}
template <bool Value>
bool set_console(Arguments &made, const std::string &) {
  made.console = Value;
  return true;
}
template <std::string Arguments::*Member>
bool set_text(Arguments &made, const std::string &text) {
  made.*Member = text;
  return !text.empty();
}
bool add_data(Arguments &made, const std::string &text) {
  made.data.push_back(text);
  return !text.empty();
}

bool set_user(Arguments &made, const std::string &text) {
  made.no_user = false;
  return set_text<&Arguments::user>(made, text);
}

constexpr Option kOptions[] = {
    {"--headless", nullptr, "no window; ends when there is nothing left to do", set_flag<&Arguments::headless>},
    {"--dedicated", nullptr, "no window; stays until it is told to quit", set_flag<&Arguments::dedicated>},
    {"--ticks", "N", "run N ticks as fast as they go, then end", set_ticks},
    {"--data", "PATH", "a folder or archive laid over the game's data; may be given again", add_data},
    {"--user", "DIR", "the folder for saves, settings and history", set_user},
    {"--no-user", nullptr, "keep no saves, settings or history, and read none", set_flag<&Arguments::no_user>},
    {"--basedir", "DIR", "the folder that holds config/ and data/ (also $OPENREALM_BASE)", set_text<&Arguments::base>},
    {"--json", nullptr, "standard output is one JSON object a line", set_flag<&Arguments::json>},
    {"--report", nullptr, "at the end, print what the game reports of itself", set_flag<&Arguments::report>},
    {"--strict", nullptr, "any error in the log makes the exit status 1", set_flag<&Arguments::strict>},
    {"--hash-log", "FILE", "write the hash of the state after every tick to FILE", set_text<&Arguments::hash_log>},
    {"--coverage", "FILE", "at the end, write to FILE which script lines ran (for lcov)",
     set_text<&Arguments::coverage>},
    {"--profile", "FILE", "at the end, write to FILE what the scripts cost (for flame graphs)",
     set_text<&Arguments::profile>},
    {"--save-on-exit", "NAME", "save the game under NAME before the end", set_text<&Arguments::save_on_exit>},
    {"--console", nullptr, "read commands from standard input, whatever it is", set_console<true>},
    {"--no-console", nullptr, "do not read standard input", set_console<false>},
    {"--help", nullptr, "show this and end", set_flag<&Arguments::help>},
    {"--version", nullptr, "show the version and end", set_flag<&Arguments::version>},
};

tl::unexpected<Error> unknown_option(const std::string &name) {
  std::vector<std::string> names;
  for (const Option &option : kOptions) names.emplace_back(option.name);
  return fail(OR_NOT_FOUND,
              fmt::format("unknown option {}{} (--help lists them)", name, did_you_mean(nearest_name(name, names))));
}

bool begins_command(const std::string &word) {
  return word.size() > 1 && word[0] == '+' && ((word[1] >= 'a' && word[1] <= 'z') || word[1] == '_');
}

class Reader {
 public:
  explicit Reader(std::span<const std::string> words) : words_(words) {}

  Result<Arguments> read() {
    while (at_ < words_.size()) {
      const std::string &word = words_[at_];
      Result<void> done;
      if (word.starts_with("--") && word.size() > 2) {
        done = option(word);
      } else if (begins_command(word)) {
        done = command();
      } else if (word.starts_with("-")) {
        return unknown_option(word);
      } else {
        return fail(OR_INVALID,
                    fmt::format("'{}' is neither an option nor a command; a map is played with +map FILE", word));
      }
      if (!done) return tl::unexpected(done.error());
    }
    return std::move(made_);
  }

 private:
  Result<void> option(const std::string &word) {
    ++at_;
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    for (const Option &known : kOptions) {
      if (name != known.name) continue;
      std::string value;
      if (!known.value && equals != std::string::npos) return fail(OR_INVALID, fmt::format("{} takes no value", name));
      if (known.value && equals != std::string::npos) {
        value = word.substr(equals + 1);
      } else if (known.value) {
        if (at_ == words_.size())
          return fail(OR_INVALID, fmt::format("{} needs a value: {} {}", name, name, known.value));
        value = words_[at_++];
      }
      if (!known.apply(made_, value))
        return fail(OR_INVALID, fmt::format("{} {}: expected {}", name, value, known.value));
      return {};
    }
    return unknown_option(name);
  }

  Result<void> command() {
    std::vector<std::string> command = {words_[at_++].substr(1)};
    while (at_ < words_.size() && !begins_command(words_[at_]) && !words_[at_].starts_with("--"))
      command.push_back(words_[at_++]);
    if (command[0] == "set" && command.size() == 3) {
      made_.sets.emplace_back(command[1], command[2]);
      return {};
    }
    if (command[0] == "set") return fail(OR_INVALID, "+set needs a name and a value: +set NAME VALUE");
    std::string line;
    for (const std::string &word : command) line += (line.empty() ? "" : " ") + quote_word(word);
    made_.commands.push_back(std::move(line));
    return {};
  }

  std::span<const std::string> words_;
  std::size_t at_ = 0;
  Arguments made_;
};

}  // namespace

Result<Arguments> parse_arguments(std::span<const std::string> words) {
  return Reader(words).read();
}

std::string help_text() {
  std::string text =
      "openrealm: an open engine whose games are modules\n\n"
      "usage: openrealm [OPTION]... [+set NAME VALUE]... [+COMMAND ARGS]...\n\n"
      "options:\n";
  for (const Option &option : kOptions)
    text += fmt::format("  {:<22} {}\n", option.value ? fmt::format("{} {}", option.name, option.value) : option.name,
                        option.help);
  text +=
      "\ncommands are those of the console, run in order once the engine has started:\n"
      "  +map FILE              play a map: an archive, or a folder\n"
      "  +load NAME             go on from a save\n"
      "  +help                  list every command\n\n"
      "example: openrealm --headless +map FILE --ticks 3000\n\n"
      "exit status: 0 it ran; 1 a job could not be done; 2 the command line is wrong\n";
  return text;
}

std::string version_text() {
  return fmt::format("openrealm {} (module ABI {})", OPENREALM_VERSION, OR_ABI_VERSION);
}

}  // namespace openrealm
