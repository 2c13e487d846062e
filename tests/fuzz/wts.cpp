#include <cstddef>
#include <cstdint>

#include "formats/wts.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char *>(data), size);
  const auto table = openrealm::formats::StringTable::parse(bytes);
  if (table) (void)table->resolve(bytes);
  return 0;
}
