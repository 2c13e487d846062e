// war3map.wpm: where things can walk, fly and be built, in cells of 32 units.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace openrealm::formats {

enum PathingFlags : std::uint8_t { kNoWalk = 0x02, kNoFly = 0x04, kNoBuild = 0x08, kBlight = 0x20, kNotWater = 0x40 };

struct PathingMap {
  std::int32_t width = 0, height = 0;  // cells: four a tile
  std::vector<std::uint8_t> cells;     // PathingFlags, row by row from the south, each from the west

  std::uint8_t at(std::int32_t column, std::int32_t row) const {
    return cells[std::size_t(row) * std::size_t(width) + std::size_t(column)];
  }
};

constexpr float kPathingCellSize = 32.f;
constexpr std::int32_t kMaxPathingCells = 16384;  // a side

// OR_INVALID with field and byte; OR_MISMATCH for an unknown version.
Result<PathingMap> parse_wpm(std::string_view bytes);

}  // namespace openrealm::formats
