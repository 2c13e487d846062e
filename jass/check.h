// `openrealm jass check`: reads scripts in the order given, as one program, and says what is wrong with them.
#pragma once

#include <span>
#include <string>

namespace openrealm::jass {

// `arguments` behind the word `check`. The exit status: 0 no errors, 1 errors, 2 a wrong command line.
int check(std::span<const std::string> arguments);

}  // namespace openrealm::jass
