// Which lines of scripts ran, from what was counted: as data that adds up over several codes, and as text in the
// format of lcov's tracefiles, which genhtml and editors read.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "script/execution_counts.h"

namespace openrealm::script {

// A line is there when it holds code, with how often its statement was begun; also the line of a function's header,
// with how often it was called. Code that the compiler leaves out is not there: skipped `debug` statements, `loop`,
// and an `endfunction` to which no way leads.
struct FileCoverage {
  std::map<uint32_t, uint64_t> lines;
  std::map<std::pair<uint32_t, std::string>, uint64_t> functions;  // line and name -> calls
};
using Coverage = std::map<std::string, FileCoverage>;  // by the file's name

// What files shall be called; those that it does not name keep the name they were compiled under.
using FilePlaces = std::map<std::string, std::string, std::less<>>;

// Adds the functions of the current code and what was counted in them.
void add_coverage(const ExecutionCounts &counts, const FilePlaces &places, Coverage &coverage);

// SF, FN, FNDA, FNF, FNH, DA, LF, LH a file.
std::string lcov_text(const Coverage &coverage);

}  // namespace openrealm::script
