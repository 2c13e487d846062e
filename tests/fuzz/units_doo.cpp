#include <cstddef>
#include <cstdint>

#include "formats/doo.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char *>(data), size);
  (void)openrealm::formats::parse_units_doo(bytes);
  return 0;
}
