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

bool Regions::has_cell(std::uint32_t region_row, std::uint32_t cell) const {
  const auto words = world_.state.region.view(world_.state.region[region_row].cells);
  return cell / 32 < words.size() && (words[cell / 32] >> (cell % 32) & 1u) != 0;
}

// Every cell that the rectangle touches, those at its edges included.
void Regions::change(RegionRef region, const RectRow &rect, bool inside) {
  if (!exists(region)) return;
  const PathGrid &grid = world_.grid;
  RegionRow &row = world_.state.region.mut(region.row);
  const std::size_t words_needed = (std::size_t(grid.width()) * std::size_t(grid.height()) + 31) / 32;
  if (!row.cells && (!inside || !world_.state.region.resize(row.cells, words_needed))) return;
  const auto words = world_.state.region.edit(row.cells);
  const std::int32_t c0 = std::max(grid.column(rect.min_x), 0),
                     c1 = std::min(grid.column(rect.max_x), grid.width() - 1);
  const std::int32_t l0 = std::max(grid.line(rect.min_y), 0), l1 = std::min(grid.line(rect.max_y), grid.height() - 1);
  for (std::int32_t line = l0; line <= l1; ++line)
    for (std::int32_t column = c0; column <= c1; ++column) {
      const std::uint32_t cell = std::uint32_t(line) * std::uint32_t(grid.width()) + std::uint32_t(column);
      if (cell / 32 >= words.size()) continue;
      const std::uint32_t bit = 1u << (cell % 32);
      words[cell / 32] = inside ? words[cell / 32] | bit : words[cell / 32] & ~bit;
    }
}

void Regions::add_rect(RegionRef region, float min_x, float min_y, float max_x, float max_y) {
  change(region, {.spawn = {}, .min_x = min_x, .min_y = min_y, .max_x = max_x, .max_y = max_y}, true);
}

void Regions::clear_rect(RegionRef region, float min_x, float min_y, float max_x, float max_y) {
  change(region, {.spawn = {}, .min_x = min_x, .min_y = min_y, .max_x = max_x, .max_y = max_y}, false);
}

void Regions::add_cell(RegionRef region, float x, float y) {
  add_rect(region, x, y, x, y);
}
void Regions::clear_cell(RegionRef region, float x, float y) {
  clear_rect(region, x, y, x, y);
}

bool Regions::contains(RegionRef region, float x, float y) const {
  return exists(region) && has_cell(region.row, cell_at(world_, x, y));
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
    const bool was_in = has_cell(row, before), is_in = has_cell(row, after);
    if (was_in == is_in) continue;
    (is_in ? entered : left).push_back(RegionRef::from(world_.state.region.ref(row)));
  }
  for (const RegionRef region : left)
    if (exists(region)) world_.events.region_left(region, unit);
  for (const RegionRef region : entered)
    if (exists(region)) world_.events.region_entered(region, unit);
}

}  // namespace openrealm::wc3
