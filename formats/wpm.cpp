#include "formats/wpm.h"

#include <fmt/format.h>

#include "base/bytes.h"

namespace openrealm::formats {

Result<PathingMap> parse_wpm(std::string_view bytes) {
  ByteReader in(bytes);
  PathingMap map;
  if (in.bytes(4, "magic") != "MP3W") in.fail("magic", "is not MP3W");
  const std::int32_t version = in.i32("version");
  if (in.ok() && version != 0)
    return fail(OR_MISMATCH, fmt::format("war3map.wpm: version {} is not known; 0 is", version));
  map.width = in.i32("width");
  map.height = in.i32("height");
  if (map.width < 1 || map.width > kMaxPathingCells) in.fail("width", "is out of range");
  if (map.height < 1 || map.height > kMaxPathingCells) in.fail("height", "is out of range");
  const std::size_t count = in.ok() ? std::size_t(map.width) * std::size_t(map.height) : 0;
  if (in.ok() && in.remaining() != count) in.fail("cells", "do not fill the rest of the file");
  const std::string_view cells = in.bytes(count, "cells");
  if (!in.ok()) return tl::unexpected(in.error("war3map.wpm"));
  map.cells.assign(cells.begin(), cells.end());
  return map;
}

}  // namespace openrealm::formats
