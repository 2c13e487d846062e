// Script files, as they lie in folders.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace openrealm::jass {

inline constexpr std::size_t kMaxFile = 64u << 20;  // bytes; the longest scripts of maps have 5 MB

// The bytes of a file, pipe or device; "-" is standard input. An error says what is wrong, without the path.
Result<std::string> read_script(const std::string &path);

bool is_folder(const std::string &path);

// The file below `folder` that `name` means in any letter case, '/' between its parts; empty when there is none.
std::string find_below(const std::string &folder, std::string_view name);

}  // namespace openrealm::jass
