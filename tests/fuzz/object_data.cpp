#include <cstddef>
#include <cstdint>

#include "formats/object_data.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char *>(data), size);
  for (const bool leveled : {false, true}) {
    auto objects = openrealm::formats::parse_object_data(bytes, leveled, "fuzz");
    if (objects) objects->merge(*objects);
  }
  return 0;
}
