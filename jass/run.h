// `openrealm jass run`: runs a script without a map, by the engine, which takes a script file for a map.
#pragma once

#include <span>
#include <string>

namespace openrealm::jass {

// `arguments` behind the word `run`. Becomes the engine, whose exit status is 0 when main ran and no error happened and
// else 1; returns only when that failed: 1 no such script, 2 a wrong command line.
int run(std::span<const std::string> arguments);

}  // namespace openrealm::jass
