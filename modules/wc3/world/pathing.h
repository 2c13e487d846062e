// One search for a way over the grid (A*), cut into ticks by a budget of nodes.
//
// Between two ticks an unfinished search stands in `path_search`; this object is derived from that
// row and can be made again from it at any time.
#pragma once

#include <vector>

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;
struct State;

class PathSearch {
 public:
  explicit PathSearch(World &world) : world_(world) {}

  bool active() const { return active_; }
  bool reached() const { return reached_; }  // the goal, not only a place nearer to it
  Entity unit() const { return unit_; }
  std::uint32_t ticket() const { return ticket_; }
  void begin(Entity unit);
  // Looks at no more than `budget` nodes and takes them off it; true when the search has ended.
  bool run(int &budget);
  // The way as x, y pairs without the start: to the goal, or to the nearest place that was found.
  std::vector<float> points() const;
  void clear();

  void save(State &state) const;
  void restore(const State &state);

 private:
  struct Obstacle {
    float x, y, radius;
  };
  void look_around();
  void mark_cells(const Obstacle &obstacle);
  void fit_to_grid();
  void push(std::uint32_t cell, std::uint32_t parent, float cost);
  void expand(std::uint32_t node);
  bool free_cell(std::int32_t cx, std::int32_t cy) const;
  bool at_goal(std::uint32_t cell) const;
  float estimate(std::uint32_t cell) const;
  bool better_end(std::uint32_t a, std::uint32_t b) const;
  bool later(std::uint32_t a, std::uint32_t b) const;
  bool clear_way(float x0, float y0, float x1, float y1) const;
  std::vector<float> straightened(const std::vector<float> &way) const;

  World &world_;
  bool active_ = false;
  bool reached_ = false;
  Entity unit_;
  std::uint32_t ticket_ = 0;
  std::uint32_t expanded_ = 0;
  std::uint32_t best_ = 0;  // the node nearest to the goal
  std::vector<std::uint32_t> cells_, parents_, open_;
  std::vector<float> costs_;
  std::vector<float> totals_;          // derived: cost and what is still estimated
  std::vector<std::uint32_t> seen_;    // best node + 1 of each cell
  std::vector<std::uint8_t> closed_;   // of each cell
  std::vector<Obstacle> obstacles_;    // units that stand in the way
  std::vector<std::uint8_t> crowded_;  // cells whose middle one of them covers
  std::vector<std::uint32_t> marked_;  // those cells
};

}  // namespace openrealm::wc3
