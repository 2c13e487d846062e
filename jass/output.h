// What the program says on its standard streams.
#pragma once

#include <string_view>

namespace openrealm::jass {

// True when all of it was written. A reader that has gone away is no failure: it has seen enough.
bool write_out(std::string_view text);
bool write_error(std::string_view text);

// A wrong command line of `openrealm jass COMMAND`: one line on standard error; the exit status to end with.
int wrong_use(std::string_view command, std::string_view why);

}  // namespace openrealm::jass
