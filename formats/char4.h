// Four-character codes as map files store them: in reading order.
#pragma once

#include "base/bytes.h"
#include "base/record.h"

namespace openrealm::formats {

inline Rawcode read_char4(ByteReader &in, const char *field) {
  Rawcode code;
  for (const char c : in.bytes(4, field)) code.value = code.value << 8 | std::uint8_t(c);
  return code;
}

}  // namespace openrealm::formats
