// Which bytes are text.
#pragma once

#include <cstddef>
#include <string_view>

namespace openrealm {

// Bytes of the well-formed UTF-8 character at the start of `text`, which is not empty; 0 when none begins there:
// overlong forms, surrogates, what is above U+10FFFF, and what is cut short.
std::size_t utf8_length(std::string_view text);

}  // namespace openrealm
