#include <cstdio>
#include <cstdlib>

#include "../script/fuzz_bodies.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const std::string broken = openrealm::script::test::fuzz_state({reinterpret_cast<const char *>(data), size});
  if (broken.empty()) return 0;
  std::fprintf(stderr, "broken promise: %s\n", broken.c_str());
  std::abort();
}
