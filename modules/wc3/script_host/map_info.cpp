#include "modules/wc3/script_host/map_info.h"

#include <fmt/format.h>

#include <algorithm>

#include "formats/w3e.h"
#include "formats/w3i.h"
#include "formats/wpm.h"
#include "formats/wts.h"

namespace openrealm::wc3 {
namespace {

// A map's tables may be damaged on purpose; what can't be read is left out and said.
template <class Parsed, class Use>
void use_if_readable(const Engine &engine, const char *name, Result<Parsed> (*parse)(std::string_view), Use &&use) {
  const auto bytes = read_map_file(engine, name);
  if (!bytes) return;
  const Result<Parsed> parsed = parse(*bytes);
  if (parsed)
    use(*parsed);
  else
    engine.warn(fmt::format("{}: {}; the map goes on without it", name, parsed.error().message));
}

void use_info(const formats::MapInfo &info, MapInfo &map) {
  map.name = info.name;
  map.description = info.description;
  const std::int32_t tiles_x = info.width + info.margins[0] + info.margins[1];
  const std::int32_t tiles_y = info.height + info.margins[2] + info.margins[3];
  map.width = std::uint32_t(std::clamp(tiles_x, 1, 512)) * 4;
  map.height = std::uint32_t(std::clamp(tiles_y, 1, 512)) * 4;
  map.min_x = -float(map.width) * 16;
  map.min_y = -float(map.height) * 16;
  const auto &b = info.camera_bounds;
  map.camera_min_x = std::min(b[0], b[2]);
  map.camera_min_y = std::min(b[1], b[3]);
  map.camera_max_x = std::max(b[0], b[2]);
  map.camera_max_y = std::max(b[1], b[3]);
}

void use_terrain(const formats::Terrain &terrain, MapInfo &map) {
  map.min_x = terrain.offset_x;
  map.min_y = terrain.offset_y;
  map.corners.width = std::uint32_t(terrain.width);
  map.corners.height = std::uint32_t(terrain.height);
  map.corners.x = terrain.offset_x;
  map.corners.y = terrain.offset_y;
  map.corners.z.reserve(terrain.corners.size());
  for (const formats::TerrainCorner &corner : terrain.corners) {
    map.corners.z.push_back(corner.z());
    const bool known = corner.texture < terrain.ground_tiles.size();
    map.corners.tile.push_back(known ? terrain.ground_tiles[corner.texture].value : 0);
    map.corners.variation.push_back(corner.variation);
    map.corners.layer.push_back(corner.layer);
  }
}

void use_pathing(const formats::PathingMap &pathing, MapInfo &map) {
  map.width = std::uint32_t(pathing.width);
  map.height = std::uint32_t(pathing.height);
  map.cells.assign(pathing.cells.begin(), pathing.cells.end());
}

}  // namespace

std::optional<std::string_view> read_map_file(const Engine &engine, const char *name) {
  or_str bytes{};
  if (engine.raw()->read_file(engine.raw()->self, name, &bytes) != OR_OK) return std::nullopt;
  return std::string_view(bytes.data, bytes.size);
}

std::optional<std::string_view> script_of_plain_map(const Engine &engine, std::string_view path) {
  const std::string name(path.substr(path.find_last_of("/\\") + 1));
  const auto ends = [&](std::string_view ending) { return name.size() > ending.size() && name.ends_with(ending); };
  return ends(".j") || ends(".J") ? read_map_file(engine, name.c_str()) : std::nullopt;
}

std::optional<std::uint32_t> MapInfo::corner_at(float x, float y) const {
  const float column = (x - corners.x) / 128.f + .5f, line = (y - corners.y) / 128.f + .5f;
  if (!(column >= 0 && line >= 0 && column < float(corners.width) && line < float(corners.height))) return std::nullopt;
  return std::uint32_t(line) * corners.width + std::uint32_t(column);
}

float MapInfo::height_at(float x, float y) const {
  if (corners.width < 2 || corners.height < 2) return 0;
  const float column = std::clamp((x - corners.x) / 128.f, 0.f, float(corners.width - 1));
  const float line = std::clamp((y - corners.y) / 128.f, 0.f, float(corners.height - 1));
  if (column != column || line != line) return 0;
  const std::uint32_t left = std::min(std::uint32_t(column), corners.width - 2);
  const std::uint32_t low = std::min(std::uint32_t(line), corners.height - 2);
  const float across = column - float(left), up = line - float(low);
  const auto z = [&](std::uint32_t c, std::uint32_t l) { return corners.z[std::size_t(l) * corners.width + c]; };
  const float south = z(left, low) + (z(left + 1, low) - z(left, low)) * across;
  const float north = z(left, low + 1) + (z(left + 1, low + 1) - z(left, low + 1)) * across;
  return south + (north - south) * up;
}

Result<MapInfo> read_map_info(const Engine &engine, std::string_view path) {
  MapInfo map;
  map.path = path;
  map.name = path.substr(path.find_last_of("/\\") + 1);
  if (script_of_plain_map(engine, path)) {
    map.is_folder = true;
  } else if (const auto toml = read_map_file(engine, "map.toml")) {
    map.is_folder = true;
    if (auto read = read_folder_map(*toml, map); !read) return tl::unexpected<Error>(read.error());
  } else {
    use_if_readable(engine, "war3map.w3i", formats::parse_w3i, [&](const formats::MapInfo &i) { use_info(i, map); });
    use_if_readable(engine, "war3map.w3e", formats::parse_w3e, [&](const formats::Terrain &t) { use_terrain(t, map); });
    use_if_readable(engine, "war3map.wpm", formats::parse_wpm,
                    [&](const formats::PathingMap &p) { use_pathing(p, map); });
    map.max_x = map.min_x + float(map.width) * 32;
    map.max_y = map.min_y + float(map.height) * 32;
  }
  use_if_readable(engine, "war3map.wts", formats::StringTable::parse,
                  [&](const formats::StringTable &texts) { map.texts = texts; });
  return map;
}

}  // namespace openrealm::wc3
