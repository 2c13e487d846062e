// The command line of the program: options that begin with `--`, and commands that begin with `+`.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"

namespace openrealm {

struct Arguments {
  bool help = false, version = false;
  bool headless = false;   // no window; ends when there is nothing left to do
  bool dedicated = false;  // no window; stays until it is told to quit
  bool json = false;       // the account on standard output is one JSON object a line
  bool report = false;     // at the end the game's `report` command is asked
  bool strict = false;     // an error line is a job that could not be done
  bool no_user = false;    // nothing is read from or kept in the user's folder
  std::optional<bool> console;
  std::optional<std::uint64_t> ticks;  // as fast as they go, then the end
  std::vector<std::string> data;       // mounted over the game's own data, in this order
  std::string user, base, hash_log, save_on_exit;
  std::string coverage, profile;  // files for what the game's commands of these names answer at the end
  std::vector<std::pair<std::string, std::string>> sets;  // +set NAME VALUE
  std::vector<std::string> commands;                      // +COMMAND ARGS..., each as one line
};

// `words` without the program's name. An error is one line that names the nearest known option.
Result<Arguments> parse_arguments(std::span<const std::string> words);

std::string help_text();     // many lines
std::string version_text();  // one line

}  // namespace openrealm
