// Where the counts of a run wait while one build of the module follows another.
#pragma once

#include "base/record.h"

namespace openrealm::wc3 {

// Local: no part of the simulation's hash, nor of saves. A row is there from a close to the start that follows.
struct CountsRow {
  Spawn spawn;
  Str bytes;  // script::RunRecord::bytes()
  static constexpr TableShape kShape{.max_rows = 64, .flags = 0, .lifetime = OR_LIFE_PROCESS};
  OR_RECORD(CountsRow, "script_counts", FIELD(spawn), FIELD(bytes));
};

}  // namespace openrealm::wc3
