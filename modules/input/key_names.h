// The names of keys and mouse buttons, SDL's in upper case.
#pragma once

#include <string_view>

namespace openrealm::input {

bool is_key_name(std::string_view upper_case);
// Empty when none is near.
std::string_view nearest_key(std::string_view upper_case);

}  // namespace openrealm::input
