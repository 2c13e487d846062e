// Counts what the whole program takes from the heap: allocations.cpp replaces operator new.
#pragma once

#include <cstdint>

namespace openrealm::bench {

uint64_t allocations();  // so far

}  // namespace openrealm::bench
