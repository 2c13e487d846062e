// A map's scripts: which files they are, and the code that they make together.
#pragma once

#include <memory>

#include "base/engine.h"
#include "script/compiler.h"

namespace openrealm::wc3 {

// Reads scripts\common.j and scripts\blizzard.j of the data and the map's own script, checks and compiles
// them. An error has every diagnostic, rendered with its line and caret, a line of text each.
Result<std::shared_ptr<const script::Bytecode>> load_map_code(const Engine &engine, std::string_view map);
// A program without globals and functions.
Result<std::shared_ptr<const script::Bytecode>> empty_code();

}  // namespace openrealm::wc3
