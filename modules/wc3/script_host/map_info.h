// What a map says of itself beside its script: read again at every start, so derived.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/engine.h"
#include "formats/wts.h"

namespace openrealm::wc3 {

// A unit, item or destructable that map.toml places before the script runs.
struct Placement {
  enum class Kind { unit, item, destructable } kind = Kind::unit;
  std::uint32_t rawcode = 0;
  std::uint32_t player = 0;
  float x = 0, y = 0, facing = 270;
};

struct MapInfo {
  std::string path;        // as the user gave it
  bool is_folder = false;  // has a map.toml, or is a script alone
  std::string name, description;
  formats::StringTable texts;                                      // TRIGSTR_n
  float min_x = -4096, min_y = -4096, max_x = 4096, max_y = 4096;  // the whole terrain
  float camera_min_x = -4096, camera_min_y = -4096, camera_max_x = 4096, camera_max_y = 4096;
  std::uint32_t width = 256, height = 256;  // in cells of 32 units
  std::vector<std::uint16_t> cells;         // row by row from the lower left; empty for open ground
  std::vector<Placement> placements;
  struct Corners {  // of war3map.w3e, one each 128 units
    std::uint32_t width = 0, height = 0;
    float x = 0, y = 0;
    std::vector<float> z;
    std::vector<std::uint32_t> tile;  // rawcodes
    std::vector<std::uint8_t> variation, layer;
  } corners;
  // The corner nearest to a place, counted row by row from the south; nothing when there are none.
  std::optional<std::uint32_t> corner_at(float x, float y) const;
  // Of the ground, between the corners; 0 where there are none.
  float height_at(float x, float y) const;
};

// Bytes of a mounted file, good until the map is left; nothing when there is none of that name.
std::optional<std::string_view> read_map_file(const Engine &engine, const char *name);

// The script of a map that is a script file and nothing else, as "arena.j"; it lies on open ground.
std::optional<std::string_view> script_of_plain_map(const Engine &engine, std::string_view path);

// The error names the file, and line, column and field where there is one.
Result<MapInfo> read_map_info(const Engine &engine, std::string_view path);

// Only map.toml's part of it.
Result<void> read_folder_map(std::string_view toml, MapInfo &map);

}  // namespace openrealm::wc3
