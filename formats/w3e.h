// war3map.w3e: the ground, corner by corner. Versions 11 and 12.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/record.h"
#include "base/result.h"

namespace openrealm::formats {

struct TerrainCorner {
  std::uint16_t height = 8192;  // 8192 is the ground's zero, 4 steps a unit
  std::uint16_t water = 0;      // the same scale, 14 bits
  bool map_edge = false;        // shadowed edge of the map
  bool ramp = false, blight = false, has_water = false, boundary = false;
  std::uint8_t texture = 0;  // index into ground_tiles
  std::uint8_t variation = 0;
  std::uint8_t cliff_texture = 0;  // index into cliff_tiles; 15 for none
  std::uint8_t layer = 2;          // cliff level

  // World units, without the decoration of ramps and cliffs.
  float z() const { return (float(height) - 8192.f) / 4.f + (float(layer) - 2.f) * 128.f; }
};

struct Terrain {
  std::int32_t version = 11;
  char tileset = 'L';
  bool custom_tileset = false;
  std::vector<Rawcode> ground_tiles, cliff_tiles;
  std::int32_t width = 0, height = 0;  // corners: tiles + 1
  float offset_x = 0, offset_y = 0;    // world place of the first corner; not every map is centred
  std::vector<TerrainCorner> corners;  // row by row from the south, each from the west

  const TerrainCorner &at(std::int32_t column, std::int32_t row) const {
    return corners[std::size_t(row) * std::size_t(width) + std::size_t(column)];
  }
};

constexpr float kTileSize = 128.f;
constexpr std::int32_t kMaxCorners = 4097;  // a side

// OR_INVALID with field and byte; OR_MISMATCH for an unknown version.
Result<Terrain> parse_w3e(std::string_view bytes);

}  // namespace openrealm::formats
