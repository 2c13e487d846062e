// The known name that a mistyped one most likely meant.
#pragma once

#include <span>
#include <string_view>

namespace openrealm {

// Changed, missing and added letters between two words.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The candidate the fewest letters away, the first of equals; empty when all are further than a third
// of the name's length and 2.
std::string_view nearest_name(std::string_view name, std::span<const std::string_view> candidates);

}  // namespace openrealm
