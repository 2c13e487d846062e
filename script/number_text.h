// Numbers to and from text as the language's conversion natives do it, the same on every machine.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace openrealm::script {

// Three decimals, to the nearest.
std::string real_to_text(float value);
// At least one decimal (and at most 100), padded with spaces on the left to `width` (at most 1000) bytes.
std::string real_to_text(float value, int32_t width, int32_t precision);
// The longest decimal prefix after white space and one sign; 0 when there is none. Saturates.
int32_t text_to_integer(std::string_view text);
// The same with one decimal point; 0 also when the value is out of range.
float text_to_real(std::string_view text);

}  // namespace openrealm::script
