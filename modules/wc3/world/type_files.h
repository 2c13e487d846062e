// Reads the type book's TOML files. Errors name file, line, column and field.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "modules/wc3/world/types.h"

namespace openrealm::wc3 {

// Each adds to `into`; a rawcode given twice in one game is an error.
Result<void> read_unit_types(std::string_view text, std::string_view file, std::map<std::uint32_t, UnitType> &into);
Result<void> read_item_types(std::string_view text, std::string_view file, std::map<std::uint32_t, ItemType> &into);
Result<void> read_ability_types(std::string_view text, std::string_view file,
                                std::map<std::uint32_t, AbilityType> &into);
Result<void> read_destructable_types(std::string_view text, std::string_view file,
                                     std::map<std::uint32_t, DestructableType> &into);
Result<void> read_constants(std::string_view text, std::string_view file, Constants &into);

}  // namespace openrealm::wc3
