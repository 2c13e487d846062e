#include "modules/wc3/world/space.h"

#include <algorithm>

#include "modules/wc3/world/plane.h"

namespace openrealm::wc3 {
namespace {

constexpr float kBucketSize = 256.0f;

// The part of a unit's disc that walls may not touch: the whole disc would stop a footman from
// passing a gap of two cells.
float wall_radius(float radius) {
  return std::max(radius * 0.5f - 0.01f, 0.0f);
}

std::int32_t clamp_cell(float cells, std::int32_t count) {
  if (!(cells > 0)) return 0;
  return cells < float(count) ? std::int32_t(cells) : count - 1;
}

}  // namespace

void Buckets::reset(float min_x, float min_y, float max_x, float max_y) {
  min_x_ = min_x;
  min_y_ = min_y;
  columns_ = std::uint32_t(std::max(1.0f, (max_x - min_x) / kBucketSize + 1));
  lines_ = std::uint32_t(std::max(1.0f, (max_y - min_y) / kBucketSize + 1));
  buckets_.assign(std::size_t(columns_) * lines_, {});
  at_.assign(kMaxEntities + 1, 0);
}

std::uint32_t Buckets::bucket_of(float x, float y) const {
  const std::int32_t column = clamp_cell((x - min_x_) / kBucketSize, std::int32_t(columns_));
  const std::int32_t line = clamp_cell((y - min_y_) / kBucketSize, std::int32_t(lines_));
  return std::uint32_t(line) * columns_ + std::uint32_t(column);
}

void Buckets::insert(std::uint32_t row, float x, float y) {
  const std::uint32_t bucket = bucket_of(x, y);
  buckets_[bucket].push_back(row);
  at_[row] = bucket + 1;
}

void Buckets::remove(std::uint32_t row) {
  if (at_[row] == 0) return;
  std::erase(buckets_[at_[row] - 1], row);
  at_[row] = 0;
}

void Buckets::move(std::uint32_t row, float x, float y) {
  if (at_[row] == 0 || at_[row] - 1 == bucket_of(x, y)) return;
  remove(row);
  insert(row, x, y);
}

void Buckets::near(float x, float y, float radius, std::vector<std::uint32_t> &rows) const {
  rows.clear();
  const std::int32_t c0 = clamp_cell((x - radius - min_x_) / kBucketSize, std::int32_t(columns_));
  const std::int32_t c1 = clamp_cell((x + radius - min_x_) / kBucketSize, std::int32_t(columns_));
  const std::int32_t l0 = clamp_cell((y - radius - min_y_) / kBucketSize, std::int32_t(lines_));
  const std::int32_t l1 = clamp_cell((y + radius - min_y_) / kBucketSize, std::int32_t(lines_));
  for (std::int32_t line = l0; line <= l1; ++line)
    for (std::int32_t column = c0; column <= c1; ++column) {
      const auto &bucket = buckets_[std::size_t(line) * columns_ + std::size_t(column)];
      rows.insert(rows.end(), bucket.begin(), bucket.end());
    }
  std::sort(rows.begin(), rows.end());
}

void PathGrid::rebuild(const State &state) {
  const TerrainRow &row = state.terrain[1];
  min_x_ = row.min_x;
  min_y_ = row.min_y;
  width_ = std::int32_t(row.width);
  height_ = std::int32_t(row.height);
  const auto cells = state.terrain.view(row.cells);
  terrain_.assign(std::size_t(width_) * std::size_t(height_), 0);
  std::copy_n(cells.begin(), std::min(cells.size(), terrain_.size()), terrain_.begin());
  blockers_.assign(terrain_.size(), 0);
}

void PathGrid::block(float x, float y, int side, int change) {
  if (side <= 0 || terrain_.empty()) return;
  const float half = float(side) * 0.5f * kCellSize;
  const std::int32_t c0 = column(x - half + 1), l0 = line(y - half + 1);
  for (std::int32_t cy = std::max(l0, 0); cy < std::min(l0 + side, height_); ++cy)
    for (std::int32_t cx = std::max(c0, 0); cx < std::min(c0 + side, width_); ++cx) {
      std::uint8_t &count = blockers_[std::size_t(cy) * std::size_t(width_) + std::size_t(cx)];
      count = std::uint8_t(std::clamp(int(count) + change, 0, 255));
    }
}

std::int32_t PathGrid::column(float x) const {
  const float cells = (x - min_x_) / kCellSize;
  return !(cells >= 0) ? -1 : cells > 1e6f ? 1000000 : std::int32_t(cells);
}
std::int32_t PathGrid::line(float y) const {
  const float cells = (y - min_y_) / kCellSize;
  return !(cells >= 0) ? -1 : cells > 1e6f ? 1000000 : std::int32_t(cells);
}

bool PathGrid::walkable(std::int32_t cx, std::int32_t cy) const {
  if (cx < 0 || cy < 0 || cx >= width_ || cy >= height_) return false;
  const std::size_t at = std::size_t(cy) * std::size_t(width_) + std::size_t(cx);
  return (terrain_[at] & kCellNoWalk) == 0 && blockers_[at] == 0;
}

bool PathGrid::buildable(std::int32_t cx, std::int32_t cy) const {
  if (!walkable(cx, cy)) return false;
  return (terrain(cx, cy) & kCellNoBuild) == 0;
}

bool PathGrid::inside(float x, float y) const {
  return x >= min_x_ && y >= min_y_ && x < max_x() && y < max_y();
}

std::uint16_t PathGrid::terrain(std::int32_t cx, std::int32_t cy) const {
  if (cx < 0 || cy < 0 || cx >= width_ || cy >= height_) return kCellNoWalk | kCellNoFly | kCellNoBuild;
  return terrain_[std::size_t(cy) * std::size_t(width_) + std::size_t(cx)];
}

void PathGrid::set_terrain(std::int32_t cx, std::int32_t cy, std::uint16_t flags) {
  if (cx < 0 || cy < 0 || cx >= width_ || cy >= height_) return;
  terrain_[std::size_t(cy) * std::size_t(width_) + std::size_t(cx)] = flags;
}

bool PathGrid::fits(float x, float y, float radius) const {
  const float half = wall_radius(radius);
  const std::int32_t c0 = column(x - half), c1 = column(x + half);
  const std::int32_t l0 = line(y - half), l1 = line(y + half);
  for (std::int32_t cy = l0; cy <= l1; ++cy)
    for (std::int32_t cx = c0; cx <= c1; ++cx)
      if (!walkable(cx, cy)) return false;
  return true;
}

bool PathGrid::clear_line(float x0, float y0, float x1, float y1, float radius) const {
  constexpr float kStep = 12.0f;
  const float dx = x1 - x0, dy = y1 - y0;
  const float way = length(dx, dy);
  const int steps = int(way / kStep) + 1;
  for (int i = 1; i <= steps; ++i) {
    const float share = float(i) / float(steps);
    if (!fits(x0 + dx * share, y0 + dy * share, radius)) return false;
  }
  return true;
}

}  // namespace openrealm::wc3
