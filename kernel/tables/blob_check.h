// Whether every blob belongs to exactly one field: what a module breaks that copies a row with its
// Str or Blob, or overwrites such a field by assignment. For check modes and tests of modules.
#pragma once

#include <string>
#include <vector>

#include "kernel/tables/table_store.h"

namespace openrealm {

// A line for each field whose blob is gone or is another field's as well, then one for each size
// class that holds blobs of no field. Empty when all is well.
std::vector<std::string> blob_defects(const TableStore &store);

}  // namespace openrealm
