// The texts that scripts were compiled from, as rows.
#pragma once

#include "base/record.h"

namespace openrealm::wc3 {

// A text of the script that runs, or of one that ran before and in whose functions threads still sleep. One row may
// be of several scripts.
struct SourceRow {
  Spawn spawn;
  std::uint32_t scripts;  // bit 0: the one that runs; bit n: the n-th before it
  std::uint32_t place;    // in the order of compilation
  Str name;
  Str text;
  static constexpr TableShape kShape{.max_rows = 64};
  OR_RECORD(SourceRow, "script_source", FIELD(spawn), FIELD(scripts), FIELD(place), FIELD(name), FIELD(text));
};

}  // namespace openrealm::wc3
