// A map's scripts: which files they are, and the code that they make together.
#pragma once

#include <memory>

#include "base/engine.h"
#include "modules/wc3/script_host/kept_scripts.h"
#include "script/compiler.h"

namespace openrealm::wc3 {

// scripts\common.j and scripts\blizzard.j of the data and the map's own script.
Result<std::vector<script::Source>> read_script_texts(const Engine &engine, std::string_view map);
// Checks and compiles them. An error has every diagnostic, rendered with its line and caret, a line of text each.
Result<std::shared_ptr<const script::Bytecode>> compile_script(const Engine &engine,
                                                               const std::vector<script::Source> &texts);
// Both; the map's script has a function main.
Result<MapScript> load_map_script(const Engine &engine, std::string_view map);
// A program without globals and functions.
Result<std::shared_ptr<const script::Bytecode>> empty_code(const Engine &engine);

}  // namespace openrealm::wc3
