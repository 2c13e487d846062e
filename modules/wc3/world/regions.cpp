#include "modules/wc3/world/regions.h"

#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

constexpr std::uint32_t kNoCell = 0xFFFFFFFFu;

std::uint32_t cell_at(const World &world, float x, float y) {
  if (!world.grid.inside(x, y)) return kNoCell;
  return std::uint32_t(world.grid.line(y)) * std::uint32_t(world.grid.width()) + std::uint32_t(world.grid.column(x));
}

}  // namespace

RectRef Regions::create_rect(float min_x, float min_y, float max_x, float max_y) {
  const std::uint32_t row = world_.state.rect.alloc();
  if (row == 0) return {};
  const RectRef made = RectRef::from(world_.state.rect.ref(row));
  set_rect(made, min_x, min_y, max_x, max_y);
  return made;
}

void Regions::remove_rect(RectRef rect) {
  if (world_.state.rect.get(rect)) world_.state.rect.free(rect.row);
}

const RectRow *Regions::rect(RectRef rect) const {
  return world_.state.rect.get(rect);
}

void Regions::set_rect(RectRef rect, float min_x, float min_y, float max_x, float max_y) {
  RectRow *row = world_.state.rect.get_mut(rect);
  if (!row) return;
  row->min_x = std::min(min_x, max_x);
  row->max_x = std::max(min_x, max_x);
  row->min_y = std::min(min_y, max_y);
  row->max_y = std::max(min_y, max_y);
}

RegionRef Regions::create() {
  const std::uint32_t row = world_.state.region.alloc();
  return row ? RegionRef::from(world_.state.region.ref(row)) : RegionRef{};
}

void Regions::remove(RegionRef region) {
  if (exists(region)) world_.state.region.free(region.row);
}

bool Regions::exists(RegionRef region) const {
  return world_.state.region.alive(region.row, region.spawn);
}

// Those whose centre the rectangle covers, and at least the one it lies in.
std::vector<std::uint32_t> Regions::cells_of(float min_x, float min_y, float max_x, float max_y) const {
  const PathGrid &grid = world_.grid;
  const std::int32_t c0 = std::max(grid.column(min_x), 0), c1 = std::min(grid.column(max_x), grid.width() - 1);
  const std::int32_t l0 = std::max(grid.line(min_y), 0), l1 = std::min(grid.line(max_y), grid.height() - 1);
  std::vector<std::uint32_t> cells;
  for (std::int32_t line = l0; line <= l1; ++line)
    for (std::int32_t column = c0; column <= c1; ++column)
      cells.push_back(std::uint32_t(line) * std::uint32_t(grid.width()) + std::uint32_t(column));
  return cells;
}

void Regions::replace_cells(RegionRef region, const std::vector<std::uint32_t> &cells) {
  RegionRow &row = world_.state.region.mut(region.row);
  if (!world_.state.region.resize(row.cells, cells.size()) || cells.empty()) return;
  const auto slots = world_.state.region.edit(row.cells);
  std::copy_n(cells.begin(), std::min(cells.size(), slots.size()), slots.begin());
}

void Regions::add_rect(RegionRef region, float min_x, float min_y, float max_x, float max_y) {
  if (!exists(region)) return;
  const auto before = world_.state.region.view(world_.state.region[region.row].cells);
  const std::vector<std::uint32_t> added = cells_of(min_x, min_y, max_x, max_y);
  std::vector<std::uint32_t> merged;
  std::set_union(before.begin(), before.end(), added.begin(), added.end(), std::back_inserter(merged));
  replace_cells(region, merged);
}

void Regions::clear_rect(RegionRef region, float min_x, float min_y, float max_x, float max_y) {
  if (!exists(region)) return;
  const auto before = world_.state.region.view(world_.state.region[region.row].cells);
  const std::vector<std::uint32_t> taken = cells_of(min_x, min_y, max_x, max_y);
  std::vector<std::uint32_t> left;
  std::set_difference(before.begin(), before.end(), taken.begin(), taken.end(), std::back_inserter(left));
  replace_cells(region, left);
}

void Regions::add_cell(RegionRef region, float x, float y) {
  add_rect(region, x, y, x, y);
}
void Regions::clear_cell(RegionRef region, float x, float y) {
  clear_rect(region, x, y, x, y);
}

bool Regions::contains(RegionRef region, float x, float y) const {
  if (!exists(region)) return false;
  const auto cells = world_.state.region.view(world_.state.region[region.row].cells);
  return std::binary_search(cells.begin(), cells.end(), cell_at(world_, x, y));
}

bool Regions::contains_unit(RegionRef region, Entity unit) const {
  return world_.units.exists(unit) && contains(region, world_.x(unit), world_.y(unit));
}

void Regions::update(Entity unit) {
  if (!world_.units.exists(unit)) return;
  const std::uint32_t before = world_.state.move[unit.row].cell;
  const std::uint32_t after = cell_at(world_, world_.x(unit), world_.y(unit));
  if (before == after) return;
  world_.state.move.mut(unit.row).cell = after;
  std::vector<RegionRef> left, entered;
  for (const std::uint32_t row : world_.state.region.rows()) {
    const auto cells = world_.state.region.view(world_.state.region[row].cells);
    const bool was_in = std::binary_search(cells.begin(), cells.end(), before);
    const bool is_in = std::binary_search(cells.begin(), cells.end(), after);
    if (was_in == is_in) continue;
    (is_in ? entered : left).push_back(RegionRef::from(world_.state.region.ref(row)));
  }
  for (const RegionRef region : left)
    if (exists(region)) world_.events.region_left(region, unit);
  for (const RegionRef region : entered)
    if (exists(region)) world_.events.region_entered(region, unit);
}

}  // namespace openrealm::wc3
