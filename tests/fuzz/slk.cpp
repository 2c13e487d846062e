#include <cstddef>
#include <cstdint>

#include "formats/slk.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char *>(data), size);
  const auto table = openrealm::formats::SlkTable::parse(bytes, "fuzz");
  if (!table) return 0;
  for (const auto &[name, column] : table->columns()) (void)table->at(table->rows() / 2, name);
  return 0;
}
