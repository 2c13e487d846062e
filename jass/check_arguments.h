// The command line of `openrealm jass check`.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "script/flags.h"

namespace openrealm::jass {

struct CheckArguments {
  struct File {
    std::string path;  // "-" is standard input
    script::Flags flags;
  };
  std::vector<File> files;  // in the order given
  std::vector<std::string> data;
  bool std = false;
  bool json = false;
  bool help = false;
};

// Flags hold for the files behind them; the place of options does not matter. An error is one line, with the nearest
// known name.
Result<CheckArguments> parse_check_arguments(std::span<const std::string> words);

std::string check_help();

}  // namespace openrealm::jass
