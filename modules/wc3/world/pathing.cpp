#include "modules/wc3/world/pathing.h"

#include <algorithm>

#include "modules/wc3/world/plane.h"
#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

constexpr float kDiagonal = 1.41421356f;
constexpr std::uint32_t kNoParent = 0xFFFFFFFFu;
constexpr float kLookAround = 512;  // how far standing units are seen as obstacles

// Distance of (px, py) from the segment.
float from_segment(float px, float py, float x0, float y0, float x1, float y1) {
  const float dx = x1 - x0, dy = y1 - y0;
  const float square = dx * dx + dy * dy;
  const float share = square > 0 ? std::clamp(((px - x0) * dx + (py - y0) * dy) / square, 0.0f, 1.0f) : 0;
  return length(px - (x0 + dx * share), py - (y0 + dy * share));
}

}  // namespace

void PathSearch::clear() {
  for (const std::uint32_t cell : cells_) {
    seen_[cell] = 0;
    closed_[cell] = 0;
  }
  cells_.clear();
  parents_.clear();
  costs_.clear();
  totals_.clear();
  open_.clear();
  active_ = reached_ = false;
  expanded_ = best_ = 0;
  unit_ = {};
}

void PathSearch::fit_to_grid() {
  const std::size_t count = std::size_t(world_.grid.width()) * std::size_t(world_.grid.height());
  if (seen_.size() == count) return;
  seen_.assign(count, 0);
  closed_.assign(count, 0);
  crowded_.assign(count, 0);
  marked_.clear();
}

void PathSearch::begin(Entity unit) {
  clear();
  fit_to_grid();
  active_ = true;
  unit_ = unit;
  ticket_ = world_.state.move[unit.row].ticket;
  const std::int32_t cx = world_.grid.column(world_.x(unit)), cy = world_.grid.line(world_.y(unit));
  push(std::uint32_t(cy) * std::uint32_t(world_.grid.width()) + std::uint32_t(cx), kNoParent, 0);
}

// Units that stand still are obstacles once a walk has run into something.
void PathSearch::look_around() {
  obstacles_.clear();
  for (const std::uint32_t cell : marked_) crowded_[cell] = 0;
  marked_.clear();
  const MoveRow &move = world_.state.move[unit_.row];
  if (move.searches == 0) return;
  for (const Entity other : world_.near(EntityKind::unit, world_.x(unit_), world_.y(unit_), kLookAround)) {
    if (other == unit_ || other == move.chase || !world_.units.alive(other) || world_.units.hidden(other)) continue;
    if (world_.units.flag(other, kUnitStructure | kUnitNoPathing)) continue;
    const MoveRow &theirs = world_.state.move[other.row];
    if (theirs.state == MoveState::walking || world_.units.type(other).move != MoveKind::foot) continue;
    obstacles_.push_back({world_.x(other), world_.y(other), theirs.collision + move.collision});
    mark_cells(obstacles_.back());
  }
}

void PathSearch::mark_cells(const Obstacle &obstacle) {
  const PathGrid &grid = world_.grid;
  const std::int32_t c0 = std::max(grid.column(obstacle.x - obstacle.radius), 0);
  const std::int32_t c1 = std::min(grid.column(obstacle.x + obstacle.radius), grid.width() - 1);
  const std::int32_t l0 = std::max(grid.line(obstacle.y - obstacle.radius), 0);
  const std::int32_t l1 = std::min(grid.line(obstacle.y + obstacle.radius), grid.height() - 1);
  for (std::int32_t line = l0; line <= l1; ++line)
    for (std::int32_t column = c0; column <= c1; ++column) {
      if (length(grid.centre_x(column) - obstacle.x, grid.centre_y(line) - obstacle.y) >= obstacle.radius) continue;
      marked_.push_back(std::uint32_t(line * grid.width() + column));
      crowded_[marked_.back()] = 1;
    }
}

float PathSearch::estimate(std::uint32_t cell) const {
  const MoveRow &move = world_.state.move[unit_.row];
  const std::uint32_t width = std::uint32_t(world_.grid.width());
  const float dx = std::abs(world_.grid.centre_x(std::int32_t(cell % width)) - move.goal_x) / kCellSize;
  const float dy = std::abs(world_.grid.centre_y(std::int32_t(cell / width)) - move.goal_y) / kCellSize;
  return std::max(dx, dy) + (kDiagonal - 1) * std::min(dx, dy);
}

// Heap order: the cheapest total first, the older node among equals.
bool PathSearch::later(std::uint32_t a, std::uint32_t b) const {
  const float fa = totals_[a], fb = totals_[b];
  return fa != fb ? fa > fb : a > b;
}

bool PathSearch::better_end(std::uint32_t a, std::uint32_t b) const {
  const float ha = estimate(cells_[a]), hb = estimate(cells_[b]);
  if (ha != hb) return ha < hb;
  if (costs_[a] != costs_[b]) return costs_[a] < costs_[b];
  return a < b;
}

void PathSearch::push(std::uint32_t cell, std::uint32_t parent, float cost) {
  if (closed_[cell] || (seen_[cell] && costs_[seen_[cell] - 1] <= cost)) return;
  const std::uint32_t node = std::uint32_t(cells_.size());
  cells_.push_back(cell);
  parents_.push_back(parent);
  costs_.push_back(cost);
  totals_.push_back(cost + estimate(cell));
  seen_[cell] = node + 1;
  open_.push_back(node);
  std::push_heap(open_.begin(), open_.end(), [this](std::uint32_t a, std::uint32_t b) { return later(a, b); });
}

bool PathSearch::free_cell(std::int32_t cx, std::int32_t cy) const {
  if (!world_.grid.walkable(cx, cy) || crowded_[std::size_t(cy) * std::size_t(world_.grid.width()) + std::size_t(cx)])
    return false;
  const float x = world_.grid.centre_x(cx), y = world_.grid.centre_y(cy);
  return world_.grid.fits(x, y, world_.state.move[unit_.row].collision);
}

bool PathSearch::at_goal(std::uint32_t cell) const {
  const MoveRow &move = world_.state.move[unit_.row];
  const std::uint32_t width = std::uint32_t(world_.grid.width());
  const float dx = world_.grid.centre_x(std::int32_t(cell % width)) - move.goal_x;
  const float dy = world_.grid.centre_y(std::int32_t(cell / width)) - move.goal_y;
  return length(dx, dy) <= std::max(move.goal_range, kCellSize * 0.75f);
}

void PathSearch::expand(std::uint32_t node) {
  const std::int32_t width = world_.grid.width();
  const std::int32_t cx = std::int32_t(cells_[node]) % width, cy = std::int32_t(cells_[node]) / width;
  const bool east = free_cell(cx + 1, cy), west = free_cell(cx - 1, cy);
  const bool north = free_cell(cx, cy + 1), south = free_cell(cx, cy - 1);
  const auto at = [width](std::int32_t x, std::int32_t y) { return std::uint32_t(y * width + x); };
  const float straight = costs_[node] + 1, slanted = costs_[node] + kDiagonal;
  if (east) push(at(cx + 1, cy), node, straight);
  if (west) push(at(cx - 1, cy), node, straight);
  if (north) push(at(cx, cy + 1), node, straight);
  if (south) push(at(cx, cy - 1), node, straight);
  // A corner is cut only where both sides of it are free.
  if (east && north && free_cell(cx + 1, cy + 1)) push(at(cx + 1, cy + 1), node, slanted);
  if (west && north && free_cell(cx - 1, cy + 1)) push(at(cx - 1, cy + 1), node, slanted);
  if (east && south && free_cell(cx + 1, cy - 1)) push(at(cx + 1, cy - 1), node, slanted);
  if (west && south && free_cell(cx - 1, cy - 1)) push(at(cx - 1, cy - 1), node, slanted);
}

bool PathSearch::run(int &budget) {
  look_around();
  // Slipping past others is a matter of the neighbourhood; the whole map was looked at before.
  const Constants &c = world_.types.constants();
  const bool detour = world_.state.move[unit_.row].searches > 0;
  const std::uint32_t bound = std::uint32_t(detour ? c.path_nodes_per_detour : c.path_nodes_per_search);
  while (!open_.empty() && expanded_ < bound) {
    if (budget <= 0) return false;
    --budget;
    std::pop_heap(open_.begin(), open_.end(), [this](std::uint32_t a, std::uint32_t b) { return later(a, b); });
    const std::uint32_t node = open_.back();
    open_.pop_back();
    if (closed_[cells_[node]]) continue;
    closed_[cells_[node]] = 1;
    ++expanded_;
    if (better_end(node, best_)) best_ = node;
    if (at_goal(cells_[node])) {
      best_ = node;
      reached_ = true;
      return true;
    }
    expand(node);
  }
  return true;
}

bool PathSearch::clear_way(float x0, float y0, float x1, float y1) const {
  if (!world_.grid.clear_line(x0, y0, x1, y1, world_.state.move[unit_.row].collision)) return false;
  return std::none_of(obstacles_.begin(), obstacles_.end(), [&](const Obstacle &other) {
    return from_segment(other.x, other.y, x0, y0, x1, y1) < other.radius;
  });
}

std::vector<float> PathSearch::straightened(const std::vector<float> &way) const {
  std::vector<float> kept;
  float x = world_.x(unit_), y = world_.y(unit_);
  for (std::size_t at = 0; at < way.size();) {
    std::size_t last = at;
    while (last + 2 < way.size() && clear_way(x, y, way[last + 2], way[last + 3])) last += 2;
    x = way[last];
    y = way[last + 1];
    kept.push_back(x);
    kept.push_back(y);
    at = last + 2;
  }
  return kept;
}

std::vector<float> PathSearch::points() const {
  const MoveRow &move = world_.state.move[unit_.row];
  const std::uint32_t width = std::uint32_t(world_.grid.width());
  std::vector<float> way;
  for (std::uint32_t node = best_; node < parents_.size() && parents_[node] != kNoParent; node = parents_[node]) {
    way.push_back(world_.grid.centre_y(std::int32_t(cells_[node] / width)));
    way.push_back(world_.grid.centre_x(std::int32_t(cells_[node] % width)));
  }
  std::reverse(way.begin(), way.end());
  if (reached_ && world_.grid.fits(move.goal_x, move.goal_y, move.collision)) {
    way.push_back(move.goal_x);
    way.push_back(move.goal_y);
  }
  return straightened(way);
}

void PathSearch::save(State &state) const {
  if (!active_) {
    if (state.search.alive(1)) state.search.free(1);
    return;
  }
  if (!state.search.alive(1) && !state.search.alloc(1)) return;
  SearchRow &row = state.search.mut(1);
  row.unit = unit_;
  row.ticket = ticket_;
  row.expanded = expanded_;
  const auto put = [&](auto &slot, const auto &values) {
    if (!state.search.resize(slot, values.size()) || values.empty()) return;
    const auto slots = state.search.edit(slot);
    std::copy_n(values.begin(), std::min(values.size(), slots.size()), slots.begin());
  };
  put(row.cells, cells_);
  put(row.parents, parents_);
  put(row.costs, costs_);
  put(row.open, open_);
}

void PathSearch::restore(const State &state) {
  clear();
  seen_.clear();
  fit_to_grid();
  const std::size_t count = seen_.size();
  if (!state.search.alive(1)) return;
  const SearchRow &row = state.search[1];
  const auto take = [&](auto &into, auto values) { into.assign(values.begin(), values.end()); };
  take(cells_, state.search.view(row.cells));
  take(parents_, state.search.view(row.parents));
  take(costs_, state.search.view(row.costs));
  take(open_, state.search.view(row.open));
  const bool sound = parents_.size() == cells_.size() && costs_.size() == cells_.size() &&
                     std::all_of(cells_.begin(), cells_.end(), [&](std::uint32_t cell) { return cell < count; }) &&
                     std::all_of(open_.begin(), open_.end(), [&](std::uint32_t node) { return node < cells_.size(); });
  if (!sound || cells_.empty()) {
    // The terrain is another one now: the walk that asked gets in line again.
    cells_.clear();
    clear();
    return;
  }
  unit_ = row.unit;
  ticket_ = row.ticket;
  expanded_ = row.expanded;
  active_ = true;
  std::vector<std::uint8_t> waiting(cells_.size(), 0);
  for (const std::uint32_t node : open_) waiting[node] = 1;
  best_ = 0;
  for (std::uint32_t node = 0; node < cells_.size(); ++node) {
    totals_.push_back(costs_[node] + estimate(cells_[node]));
    std::uint32_t &seen = seen_[cells_[node]];
    if (seen == 0 || costs_[node] < costs_[seen - 1]) seen = node + 1;
    if (waiting[node]) continue;
    closed_[cells_[node]] = 1;
    if (better_end(node, best_)) best_ = node;
  }
}

}  // namespace openrealm::wc3
