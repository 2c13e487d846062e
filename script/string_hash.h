// The hash that StringHash answers.
#pragma once

#include <cstdint>
#include <string_view>

namespace openrealm::script {

// Bob Jenkins' lookup hash of 1997 (public domain) with start value 0, over the bytes with a-z raised to A-Z and '/'
// turned into '\'.
int32_t string_hash(std::string_view text);

}  // namespace openrealm::script
