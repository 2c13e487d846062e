// Where things are: derived indexes over positions and the pathing map.
//
// Everything here is a pure function of the tables and is built again after a load, a swap or at
// `derived_chaos`. Queries answer rows in ascending order, so that how the index came to be never
// shows.
#pragma once

#include <vector>

#include "modules/wc3/world/state.h"

namespace openrealm::wc3 {

// Entities by place, in square buckets.
class Buckets {
 public:
  void reset(float min_x, float min_y, float max_x, float max_y);
  void insert(std::uint32_t row, float x, float y);
  void remove(std::uint32_t row);
  void move(std::uint32_t row, float x, float y);
  // Rows in the buckets that the square touches, ascending: a superset, to be filtered.
  void near(float x, float y, float radius, std::vector<std::uint32_t> &rows) const;

 private:
  std::uint32_t bucket_of(float x, float y) const;
  float min_x_ = 0, min_y_ = 0;
  std::uint32_t columns_ = 1, lines_ = 1;
  std::vector<std::vector<std::uint32_t>> buckets_;
  std::vector<std::uint32_t> at_;  // bucket + 1 of each row
};

// The pathing map with what stands on it: structures, trees, gates.
class PathGrid {
 public:
  void rebuild(const State &state);  // terrain only; block() adds the rest
  // Cells of a square footprint of `side` cells centred near (x, y).
  void block(float x, float y, int side, int change);
  bool walkable(std::int32_t cx, std::int32_t cy) const;
  bool walkable_at(float x, float y) const { return walkable(column(x), line(y)); }
  bool buildable(std::int32_t cx, std::int32_t cy) const;
  bool inside(float x, float y) const;
  std::int32_t column(float x) const;
  std::int32_t line(float y) const;
  float centre_x(std::int32_t cx) const { return min_x_ + (float(cx) + 0.5f) * kCellSize; }
  float centre_y(std::int32_t cy) const { return min_y_ + (float(cy) + 0.5f) * kCellSize; }
  std::int32_t width() const { return width_; }
  std::int32_t height() const { return height_; }
  float min_x() const { return min_x_; }
  float min_y() const { return min_y_; }
  float max_x() const { return min_x_ + float(width_) * kCellSize; }
  float max_y() const { return min_y_ + float(height_) * kCellSize; }
  std::uint16_t terrain(std::int32_t cx, std::int32_t cy) const;
  void set_terrain(std::int32_t cx, std::int32_t cy, std::uint16_t flags);
  // No blocked cell on the way of a disc of that radius?
  bool clear_line(float x0, float y0, float x1, float y1, float radius) const;
  bool fits(float x, float y, float radius) const;

 private:
  float min_x_ = 0, min_y_ = 0;
  std::int32_t width_ = 0, height_ = 0;
  std::vector<std::uint16_t> terrain_;
  std::vector<std::uint8_t> blockers_;
};

}  // namespace openrealm::wc3
