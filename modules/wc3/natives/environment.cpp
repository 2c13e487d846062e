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

constexpr NativeEntry kNatives[] = {
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
