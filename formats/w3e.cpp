#include "formats/w3e.h"

#include <fmt/format.h>

#include "formats/char4.h"

namespace openrealm::formats {
namespace {

constexpr std::uint16_t kWaterLevel = 0x3FFF;
constexpr std::uint16_t kMapEdge = 0x4000;

// Version 11 keeps texture (4 bits) and flags in one byte; 12 has two, with 6 bits of texture.
TerrainCorner read_corner(ByteReader &in, std::int32_t version) {
  TerrainCorner corner;
  corner.height = in.u16("height");
  const std::uint16_t water = in.u16("water");
  corner.water = water & kWaterLevel;
  corner.map_edge = (water & kMapEdge) != 0;
  const std::uint16_t packed = version >= 12 ? in.u16("texture and flags") : in.u8("texture and flags");
  const int bits = version >= 12 ? 6 : 4;
  corner.texture = std::uint8_t(packed & ((1 << bits) - 1));
  const int flags = packed >> bits;
  corner.ramp = (flags & 1) != 0;
  corner.blight = (flags & 2) != 0;
  corner.has_water = (flags & 4) != 0;
  corner.boundary = (flags & 8) != 0;
  corner.variation = in.u8("variation");
  const std::uint8_t cliff = in.u8("cliff");
  corner.cliff_texture = cliff >> 4;
  corner.layer = cliff & 15;
  return corner;
}

void read_tiles(ByteReader &in, std::vector<Rawcode> *tiles, const char *field) {
  for (std::uint32_t left = in.count(field, 4); left > 0 && in.ok(); --left) tiles->push_back(read_char4(in, field));
}

}  // namespace

Result<Terrain> parse_w3e(std::string_view bytes) {
  ByteReader in(bytes);
  Terrain terrain;
  if (in.bytes(4, "magic") != "W3E!") in.fail("magic", "is not W3E!");
  terrain.version = in.i32("version");
  if (in.ok() && terrain.version != 11 && terrain.version != 12)
    return fail(OR_MISMATCH, fmt::format("war3map.w3e: version {} is not known; 11 and 12 are", terrain.version));
  terrain.tileset = char(in.u8("tileset"));
  terrain.custom_tileset = in.i32("custom tileset") != 0;
  read_tiles(in, &terrain.ground_tiles, "ground tiles");
  read_tiles(in, &terrain.cliff_tiles, "cliff tiles");
  terrain.width = in.i32("width");
  terrain.height = in.i32("height");
  terrain.offset_x = in.f32("offset x");
  terrain.offset_y = in.f32("offset y");
  if (terrain.width < 1 || terrain.width > kMaxCorners) in.fail("width", "is out of range");
  if (terrain.height < 1 || terrain.height > kMaxCorners) in.fail("height", "is out of range");
  const std::size_t corner_size = terrain.version >= 12 ? 8 : 7;
  const std::size_t count = in.ok() ? std::size_t(terrain.width) * std::size_t(terrain.height) : 0;
  if (in.ok() && in.remaining() != count * corner_size) in.fail("corners", "do not fill the rest of the file");
  if (!in.ok()) return tl::unexpected(in.error("war3map.w3e"));
  terrain.corners.reserve(count);
  while (terrain.corners.size() < count) terrain.corners.push_back(read_corner(in, terrain.version));
  return terrain;
}

}  // namespace openrealm::formats
