// What scripts cost by call stack, from what was counted: as data that adds up over several runs, and as text in the
// folded form that flame-graph tools read.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "script/execution_counts.h"

namespace openrealm::script {

// "main;Setup;CreateUnit" -> instructions that the last of them ran itself. A native is below the function that calls
// it, and a callback below its native; a thread that woke again stands below the function it was started in, and
// the initialiser of a global below "globals".
using CallProfile = std::map<std::string, uint64_t>;

void add_profile(const ExecutionCounts &counts, CallProfile &profile);

// A line a stack: "main;Setup;CreateUnit 12", sorted.
std::string folded_text(const CallProfile &profile);

}  // namespace openrealm::script
