// How a line of commands is read: words, quotes, `;`, comments. And the nearest known name, for
// every message about an unknown one.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace openrealm {

struct CommandText {
  std::vector<std::string> words;  // at least one
  std::string text;                // as written, without the space around it
};

// Commands end at `;`, a line's end or `//` and `#` at a word's start. A word in double quotes may hold
// all of these; in it \" \\ \n stand for a quote, a backslash, a line's end. An error: a quote that is
// not closed on its line.
Result<std::vector<CommandText>> split_commands(std::string_view text);

// The word in quotes when it needs them, so that split_commands reads it back.
std::string quote_word(std::string_view word);

// The candidate that takes the fewest typing slips to reach; empty when none is near.
std::string nearest_name(std::string_view name, std::span<const std::string> candidates);
// ", did you mean NEAREST?" or nothing.
std::string did_you_mean(std::string_view nearest);

}  // namespace openrealm
