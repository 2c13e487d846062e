// A file that a run leaves for its user's tools, where the command line names it.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace openrealm {

// Whether write_result() could write it now, so that a long run does not end without its result. Leaves nothing behind.
Result<void> check_result(const std::string &path);

// Whole or not at all: under another name beside it, then renamed. A link is followed; what is no plain file (a pipe)
// is written to as it is, and so is a file that standard output or error goes to. The error names the path.
Result<void> write_result(const std::string &path, std::string_view text);

}  // namespace openrealm
