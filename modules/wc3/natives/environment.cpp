#include <algorithm>

#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

constexpr std::uint16_t kCellBlight = 0x20, kCellNotWater = 0x40;

std::int64_t cell_index(const World &world, float x, float y) {
  const std::int32_t column = world.grid.column(x), line = world.grid.line(y);
  if (column < 0 || line < 0 || column >= world.grid.width() || line >= world.grid.height()) return -1;
  return std::int64_t(line) * world.grid.width() + column;
}

std::uint16_t flags_at(const World &world, float x, float y) {
  return cell_index(world, x, y) < 0 ? kCellNoWalk | kCellNoFly | kCellNoBuild
                                     : world.grid.terrain(world.grid.column(x), world.grid.line(y));
}

// Sets or clears flags of one cell, in the table and in the grid made from it.
void change_cell(World &world, float x, float y, std::uint16_t flags, bool on) {
  const std::int64_t index = cell_index(world, x, y);
  if (index < 0) return;
  TerrainRow &terrain = world.state.terrain.mut(1);
  const auto cells = world.state.terrain.edit(terrain.cells);
  if (std::size_t(index) >= cells.size()) return;
  std::uint16_t &cell = cells[std::size_t(index)];
  cell = std::uint16_t(on ? cell | flags : cell & ~flags);
  world.grid.set_terrain(world.grid.column(x), world.grid.line(y), cell);
}

template <class Inside>
void change_area(World &world, float min_x, float min_y, float max_x, float max_y, bool on, Inside &&inside) {
  min_x = std::max(min_x, world.grid.min_x()), min_y = std::max(min_y, world.grid.min_y());
  max_x = std::min(max_x, world.grid.max_x()), max_y = std::min(max_y, world.grid.max_y());
  for (float y = min_y + kCellSize / 2; y < max_y; y += kCellSize)
    for (float x = min_x + kCellSize / 2; x < max_x; x += kCellSize)
      if (inside(x, y)) change_cell(world, x, y, kCellBlight, on);
}

void blight_circle(World &world, float x, float y, float radius, bool on) {
  change_area(world, x - radius, y - radius, x + radius, y + radius, on,
              [&](float cx, float cy) { return (cx - x) * (cx - x) + (cy - y) * (cy - y) <= radius * radius; });
}

enum Pathing : std::int32_t { kAny, kWalk, kFly, kBuild, kPeonHarvest, kBlightPathing, kFloat, kAmphibious };

std::uint16_t flags_of(std::int32_t pathing) {
  switch (pathing) {
    case kAny:
      return kCellNoWalk | kCellNoFly | kCellNoBuild;
    case kWalk:
    case kPeonHarvest:
    case kAmphibious:
      return kCellNoWalk;
    case kFly:
      return kCellNoFly;
    case kBuild:
      return kCellNoBuild;
    case kBlightPathing:
      return kCellBlight;
    default:
      return 0;
  }
}

// As scripts know it: true means that it can not be passed.
bool blocked(const World &world, float x, float y, std::int32_t pathing) {
  const std::uint16_t cell = flags_at(world, x, y);
  if (pathing == kBlightPathing) return (cell & kCellBlight) == 0;
  if (pathing == kFloat) return (cell & kCellNotWater) != 0;
  return (cell & flags_of(pathing)) != 0;
}

std::uint32_t ground_row(Host &host, std::uint32_t corner) {
  for (const std::uint32_t row : host.tables.ground.rows())
    if (host.tables.ground[row].corner == corner) return row;
  return 0;
}

void set_ground(Host &host, std::uint32_t corner, std::int32_t tile, std::int32_t variation) {
  std::uint32_t row = ground_row(host, corner);
  if (row == 0) row = host.tables.ground.alloc();
  if (row == 0) return;
  GroundRow &ground = host.tables.ground.mut(row);
  ground.corner = corner;
  ground.tile.value = std::uint32_t(tile);
  ground.variation = variation;
}

// `area` corners across, round (0) or square (1).
void set_ground_around(Host &host, float x, float y, std::int32_t tile, std::int32_t variation, std::int32_t area,
                       std::int32_t shape) {
  const std::int32_t reach = std::clamp(area, 1, 64) - 1;
  for (std::int32_t line = -reach; line <= reach; ++line)
    for (std::int32_t column = -reach; column <= reach; ++column) {
      if (shape == 0 && line * line + column * column > reach * reach) continue;
      const auto corner = host.map().corner_at(x + float(column) * 128, y + float(line) * 128);
      if (corner) set_ground(host, *corner, tile, variation);
    }
}

constexpr std::int32_t kFlatLayer = 2;  // of maps that are open ground

constexpr NativeEntry kNatives[] = {
    def("GetTerrainType",
        [](Host &host, float x, float y) {
          const auto corner = host.map().corner_at(x, y);
          if (!corner) return 0;
          const std::uint32_t row = ground_row(host, *corner);
          return std::int32_t(row != 0 ? host.tables.ground[row].tile.value : host.map().corners.tile[*corner]);
        }),
    def("GetTerrainVariance",
        [](Host &host, float x, float y) {
          const auto corner = host.map().corner_at(x, y);
          if (!corner) return 0;
          const std::uint32_t row = ground_row(host, *corner);
          return row != 0 ? host.tables.ground[row].variation : std::int32_t(host.map().corners.variation[*corner]);
        }),
    def("GetTerrainCliffLevel",
        [](Host &host, float x, float y) {
          const auto corner = host.map().corner_at(x, y);
          return corner ? std::int32_t(host.map().corners.layer[*corner]) : kFlatLayer;
        }),
    def("SetTerrainType", [](Host &host, float x, float y, std::int32_t tile, std::int32_t variation, std::int32_t area,
                             std::int32_t shape) { set_ground_around(host, x, y, tile, variation, area, shape); }),
    def("IsTerrainPathable", [](Host &host, float x, float y,
                                Constant<"pathingtype"> type) { return blocked(host.world(), x, y, type.value); }),
    def("SetTerrainPathable",
        [](Host &host, float x, float y, Constant<"pathingtype"> type, bool on) {
          const std::uint16_t flags = flags_of(type.value);
          if (flags != 0) change_cell(host.world(), x, y, flags, type.value == kBlightPathing ? on : !on);
        }),
    def("SetBlight", [](Host &host, Player, float x, float y, float radius,
                        bool on) { blight_circle(host.world(), x, y, radius, on); }),
    def("SetBlightLoc",
        [](Host &host, Player, Location place, float radius, bool on) {
          if (const LocationRow *row = host.tables.location.get(place.ref))
            blight_circle(host.world(), row->x, row->y, radius, on);
        }),
    def("SetBlightPoint",
        [](Host &host, Player, float x, float y, bool on) { change_cell(host.world(), x, y, kCellBlight, on); }),
    def("SetBlightRect",
        [](Host &host, Player, Rect rect, bool on) {
          if (const RectRow *row = host.world().regions.rect(RectRef::from(rect.ref)))
            change_area(host.world(), row->min_x, row->min_y, row->max_x, row->max_y, on,
                        [](float, float) { return true; });
        }),
    def("IsPointBlighted",
        [](Host &host, float x, float y) {
          return cell_index(host.world(), x, y) >= 0 && (flags_at(host.world(), x, y) & kCellBlight) != 0;
        }),
};

}  // namespace

std::span<const NativeEntry> environment_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
