// What stands behind game_import.self as far as tables go, and the table calls of a game_import.
#pragma once

#include <string>

#include "openrealm/game.h"

namespace openrealm {
class TableStore;

// Sets table_open ... blob_edit. `import.self` must be an or_self (or a struct derived from it)
// whose store outlives every call.
void fill_table_calls(game_import &import);
}  // namespace openrealm

// The kernel's record of a module. The module host derives its own record from this and casts back:
// static_cast<ModuleRecord *>(self).
struct or_self {
  openrealm::TableStore *store = nullptr;
  std::string module;  // its name in the game's list: owns the tables it opens
  std::string error;   // why its last failed table call failed, one line
};
