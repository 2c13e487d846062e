// Work on bytes from strangers, done by a library that may stop or hang the process it runs in.
#pragma once

#include <functional>
#include <string>

#include "base/result.h"

namespace openrealm {

// Runs `work` in a child process and gives its answer. OR_INVALID when the child crashed or was still at it after
// kShelteredSeconds. What `work` changes stays in the child: it sees this process as it was, and the files it opens
// are its own, but it must not use a file that is open already, whose position both would share.
// Callable on any thread; waits for the child.
inline constexpr unsigned kShelteredSeconds = 20;
Result<std::string> run_sheltered(const std::function<Result<std::string>()> &work);

}  // namespace openrealm
