// Text as JSON has it.
#pragma once

#include <string>
#include <string_view>

namespace openrealm {

// A JSON string with its quotes; bytes that are not UTF-8 become U+FFFD.
std::string json_text(std::string_view text);

}  // namespace openrealm
