#pragma once

#include <ctime>

namespace openrealm::bench {

// Milliseconds of the processor that this process has used.
inline double processor_ms() {
  timespec used{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return double(used.tv_sec) * 1e3 + double(used.tv_nsec) / 1e6;
}

}  // namespace openrealm::bench
