#include "modules/wc3/world/movement.h"

#include <algorithm>
#include <bitset>
#include <utility>

#include "base/fixed_math.h"
#include "modules/wc3/world/pathing.h"
#include "modules/wc3/world/plane.h"
#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

constexpr std::uint16_t kProgressTicks = 16;  // how often a walk must have got nearer
constexpr float kProgress = 8;                // by how much
constexpr std::uint8_t kMostSearches = 3;     // after which it is blocked
constexpr std::uint32_t kChaseTicks = 8;      // how often a chase looks where its target went
constexpr float kNearEnough = 1;
constexpr float kPlaceReach = 512;
constexpr int kPlaceRings = int(kPlaceReach / kCellSize);

// Ways to slip past somebody: straight, then 30, 60 and 90 degrees to either side.
struct Turn {
  float cosine, sine;
};
constexpr Turn kTurns[] = {
    {1, 0}, {0.8660254f, 0.5f}, {0.8660254f, -0.5f}, {0.5f, 0.8660254f}, {0.5f, -0.8660254f}, {0, 1}, {0, -1}};

// The squares of a cell's size around a point, and which of their middles somebody is in the way of. Each who is in
// the way is looked at once, so that a crowd costs no more than its number.
class Places {
 public:
  Places(float x, float y) : x_(x), y_(y) {}
  float x(int dx) const { return x_ + float(dx) * kCellSize; }
  float y(int dy) const { return y_ + float(dy) * kCellSize; }
  bool taken(int dx, int dy) const { return taken_[index(dx, dy)]; }

  void take(float at_x, float at_y, float distance) {
    const auto [left, right] = columns(at_x - x_, distance);
    const auto [bottom, top] = columns(at_y - y_, distance);
    for (int dy = bottom; dy <= top; ++dy)
      for (int dx = left; dx <= right; ++dx)
        if (!taken(dx, dy) && length(x(dx) - at_x, y(dy) - at_y) < distance) taken_[index(dx, dy)] = true;
  }

 private:
  static constexpr int kAcross = 2 * kPlaceRings + 1;
  static std::size_t index(int dx, int dy) { return std::size_t((dy + kPlaceRings) * kAcross + dx + kPlaceRings); }
  // Those that may be nearer than the distance, one more at each end for what division rounds.
  static std::pair<int, int> columns(float offset, float distance) {
    constexpr float kFarthest = float(kPlaceRings);
    const float first = std::clamp((offset - distance) / kCellSize - 1, -kFarthest, kFarthest + 1);
    const float last = std::clamp((offset + distance) / kCellSize + 1, -kFarthest - 1, kFarthest);
    return {int(first), int(last)};
  }
  float x_, y_;
  std::bitset<std::size_t(kAcross) * kAcross> taken_;
};

}  // namespace

Movement::Movement(World &world) : world_(world), search_(std::make_unique<PathSearch>(world)) {}
Movement::~Movement() = default;

void Movement::rebuild() {
  search_->restore(world_.state);
}

MoveState Movement::state(Entity unit) const {
  return world_.units.exists(unit) ? world_.state.move[unit.row].state : MoveState::still;
}

void Movement::stop(Entity unit) {
  if (world_.units.exists(unit) && state(unit) != MoveState::still) finish(unit.row, MoveState::still);
}

void Movement::finish(std::uint32_t row, MoveState state) {
  MoveRow &move = world_.state.move.mut(row);
  if (move.path) world_.state.move.resize(move.path, 0);
  move.path_at = 0;
  move.ticket = 0;
  move.chase = {};
  move.stuck = 0;
  move.state = state;
}

void Movement::walk_to(Entity unit, float x, float y, float range) {
  if (!world_.units.alive(unit)) return;
  finish(unit.row, MoveState::still);
  MoveRow &move = world_.state.move.mut(unit.row);
  move.goal_x = std::clamp(x, world_.grid.min_x(), world_.grid.max_x() - 1);
  move.goal_y = std::clamp(y, world_.grid.min_y(), world_.grid.max_y() - 1);
  move.goal_range = std::max(range, kNearEnough);
  move.searches = 0;
  begin_walk(unit.row);
}

void Movement::walk_after(Entity unit, Entity target, float range) {
  if (!world_.units.alive(unit) || !world_.exists(target)) return;
  walk_to(unit, world_.x(target), world_.y(target), range);
  if (state(unit) != MoveState::blocked) world_.state.move.mut(unit.row).chase = target;
}

// Straight when nothing is in the way, else in line for a search.
void Movement::begin_walk(std::uint32_t row) {
  MoveRow &move = world_.state.move.mut(row);
  const Entity unit = world_.entity_of(row);
  if (move.path) world_.state.move.resize(move.path, 0);
  move.path_at = 0;
  move.stuck = 0;
  if (world_.units.speed(unit) <= 0) {
    finish(row, MoveState::blocked);
    return;
  }
  const bool flies = world_.units.type(unit).move == MoveKind::fly;
  const bool straight = flies || world_.units.flag(unit, kUnitNoPathing) ||
                        (move.searches == 0 && world_.grid.clear_line(world_.x(unit), world_.y(unit), move.goal_x,
                                                                      move.goal_y, move.collision));
  if (straight) {
    move.ticket = 0;
    move.state = MoveState::walking;
    move.best = remaining(row);
    return;
  }
  if (move.ticket == 0) move.ticket = world_.clock.edit().next_ticket++;
  move.state = MoveState::waiting_for_path;
}

std::uint32_t Movement::next_in_line() const {
  std::uint32_t first = 0;
  for (const std::uint32_t row : world_.state.move.rows()) {
    const MoveRow &move = world_.state.move[row];
    if (move.ticket && (first == 0 || move.ticket < world_.state.move[first].ticket)) first = row;
  }
  return first;
}

void Movement::search_paths() {
  int budget = world_.types.constants().path_nodes_per_tick;
  const bool was_cut_off = search_->active();
  while (budget > 0) {
    if (search_->active()) {
      const Entity unit = search_->unit();
      const bool wanted = world_.units.alive(unit) && world_.state.move[unit.row].ticket == search_->ticket();
      if (!wanted) {
        search_->clear();
      } else if (search_->run(budget)) {
        finish_search(unit.row);
      }
      continue;
    }
    const std::uint32_t row = next_in_line();
    if (row == 0) break;
    search_->begin(world_.entity_of(row));
  }
  if (was_cut_off || search_->active()) search_->save(world_.state);
}

void Movement::finish_search(std::uint32_t row) {
  const std::vector<float> points = search_->points();
  const bool reached = search_->reached();
  search_->clear();
  MoveRow &move = world_.state.move.mut(row);
  move.ticket = 0;
  // There is no way all the way: where this one ends the walk is blocked.
  if (!reached) move.searches = kMostSearches - 1;
  if (points.empty()) {
    path_ended(row);
    return;
  }
  if (!world_.state.move.resize(move.path, points.size())) return finish(row, MoveState::blocked);
  const auto slots = world_.state.move.edit(move.path);
  std::copy(points.begin(), points.end(), slots.begin());
  move.path_at = 0;
  move.stuck = 0;
  move.state = MoveState::walking;
  move.best = remaining(row);
}

// What lies ahead along the path, or straight to the goal.
float Movement::remaining(std::uint32_t row) const {
  const MoveRow &move = world_.state.move[row];
  float x = world_.state.entity[row].x, y = world_.state.entity[row].y, sum = 0;
  const auto path = world_.state.move.view(move.path);
  for (std::size_t at = move.path_at; at + 1 < path.size(); at += 2) {
    sum += length(path[at] - x, path[at + 1] - y);
    x = path[at];
    y = path[at + 1];
  }
  return path.empty() ? length(move.goal_x - x, move.goal_y - y) : sum;
}

void Movement::tick() {
  search_paths();
  const std::uint32_t high = world_.state.move.high();
  for (std::uint32_t row = 1; row < high; ++row)
    if (world_.state.move.alive(row) && world_.state.move[row].state == MoveState::walking) step(row);
}

void Movement::step(std::uint32_t row) {
  const Entity unit = world_.entity_of(row);
  const UnitRow &its = world_.state.unit[row];
  if (!world_.units.alive(unit) || its.flags & (kUnitPaused | kUnitSleeping) || its.stunned > 0) return;
  if (!follow_chase(row)) return;
  const float cap = world_.state.order[row].speed_cap;
  float speed = world_.units.speed(unit);
  if (cap > 0) speed = std::min(speed, std::max(cap, world_.types.constants().speed_min));
  const bool at_end = advance(row, speed * kTickSeconds);
  world_.regions.update(unit);
  if (!world_.units.alive(unit) || world_.state.move[row].state != MoveState::walking) return;
  const MoveRow &move = world_.state.move[row];
  if (length(move.goal_x - world_.x(unit), move.goal_y - world_.y(unit)) <= move.goal_range)
    finish(row, MoveState::arrived);
  else if (at_end)
    path_ended(row);
  else
    note_progress(row);
}

// False when the walk ended here.
bool Movement::follow_chase(std::uint32_t row) {
  const Entity chase = world_.state.move[row].chase;
  if (!chase) return true;
  if (!world_.exists(chase)) {
    finish(row, MoveState::arrived);
    return false;
  }
  const float x = world_.x(chase), y = world_.y(chase);
  MoveRow &move = world_.state.move.mut(row);
  const EntityRow &self = world_.state.entity[row];
  if (length(x - self.x, y - self.y) <= move.goal_range) {
    finish(row, MoveState::arrived);
    return false;
  }
  if ((world_.clock.ticks() + row) % kChaseTicks != 0) return true;
  constexpr float kMoved = 32;
  if (length(x - move.goal_x, y - move.goal_y) < kMoved) return true;
  move.goal_x = x;
  move.goal_y = y;
  move.searches = 0;
  begin_walk(row);
  return world_.state.move[row].state == MoveState::walking;
}

// Goes on along the path; true when its end is reached.
bool Movement::advance(std::uint32_t row, float distance) {
  while (distance > 0.001f) {
    const MoveRow &move = world_.state.move[row];
    const EntityRow &self = world_.state.entity[row];
    const auto path = world_.state.move.view(move.path);
    const bool last = path.empty() || move.path_at + 2 >= path.size();
    if (!path.empty() && move.path_at >= path.size()) return true;
    const float x = path.empty() ? move.goal_x : path[move.path_at];
    const float y = path.empty() ? move.goal_y : path[move.path_at + 1];
    const float dx = x - self.x, dy = y - self.y, ahead = length(dx, dy);
    if (ahead > 0.001f) {
      const float part = std::min(distance, ahead);
      const int turn = try_step(row, dx / ahead, dy / ahead, part);
      if (turn != 0) return false;
      distance -= part;
      if (part < ahead) return false;
    }
    if (last) return true;
    world_.state.move.mut(row).path_at += 2;
  }
  return false;
}

bool Movement::may_stand(std::uint32_t row, float x, float y) const {
  if (world_.units.type(world_.entity_of(row)).move == MoveKind::fly) return world_.grid.inside(x, y);
  if (world_.state.unit[row].flags & kUnitNoPathing) return world_.grid.inside(x, y);
  const float radius = world_.state.move[row].collision;
  const EntityRow &self = world_.state.entity[row];
  // Who stands in a wall already may walk out of it.
  if (!world_.grid.fits(x, y, radius) && world_.grid.fits(self.x, self.y, radius)) return false;
  return place_is_free(x, y, radius, row);
}

// The turn that was taken, -1 when nothing was free.
int Movement::try_step(std::uint32_t row, float dx, float dy, float distance) {
  for (int turn = 0; turn < int(std::size(kTurns)); ++turn) {
    const float tx = dx * kTurns[turn].cosine - dy * kTurns[turn].sine;
    const float ty = dx * kTurns[turn].sine + dy * kTurns[turn].cosine;
    const EntityRow &self = world_.state.entity[row];
    const float x = self.x + tx * distance, y = self.y + ty * distance;
    if (!may_stand(row, x, y)) continue;
    turn_towards(world_.entity_of(row), x, y);
    world_.place(row, x, y);
    return turn;
  }
  return -1;
}

bool Movement::place_is_free(float x, float y, float radius, std::uint32_t ignored_row) const {
  constexpr float kLargest = 64;
  const EntityRow &self = world_.state.entity[ignored_row];
  for (const Entity other : world_.near(EntityKind::unit, x, y, radius + kLargest)) {
    const std::uint32_t row = other.row;
    if (row == ignored_row || world_.state.entity[row].flags & kHidden) continue;
    if (world_.state.unit[row].flags & (kUnitDead | kUnitStructure | kUnitNoPathing)) continue;
    if (world_.units.type(other).move != MoveKind::foot) continue;
    const EntityRow &there = world_.state.entity[row];
    const float sum = radius + world_.state.move[row].collision;
    const float now = length(x - there.x, y - there.y);
    // Two that overlap already may part.
    if (now < sum && (ignored_row == 0 || now <= length(self.x - there.x, self.y - there.y))) return false;
  }
  return true;
}

void Movement::path_ended(std::uint32_t row) {
  MoveRow &move = world_.state.move.mut(row);
  const EntityRow &self = world_.state.entity[row];
  if (length(move.goal_x - self.x, move.goal_y - self.y) <= move.goal_range) return finish(row, MoveState::arrived);
  if (++move.searches >= kMostSearches) return finish(row, MoveState::blocked);
  begin_walk(row);
}

void Movement::note_progress(std::uint32_t row) {
  MoveRow &move = world_.state.move.mut(row);
  if (++move.stuck < kProgressTicks) return;
  move.stuck = 0;
  const float left = remaining(row);
  if (left <= move.best - kProgress) {
    move.best = left;
    return;
  }
  if (++move.searches >= kMostSearches) return finish(row, MoveState::blocked);
  begin_walk(row);
}

bool Movement::free_place(Entity unit, float &x, float &y) {
  if (!world_.units.exists(unit)) return false;
  const float radius = world_.state.move[unit.row].collision;
  const bool flies = world_.units.type(unit).move == MoveKind::fly;
  Places places(x, y);
  if (!flies) {
    // The unit is not in its own way, wherever it stands now.
    for (const Entity other : world_.near(EntityKind::unit, x, y, kPlaceReach * 1.5f + radius + 64)) {
      ++crowd;
      if (other == unit || world_.units.hidden(other) || world_.units.type(other).move != MoveKind::foot) continue;
      if (world_.state.unit[other.row].flags & (kUnitDead | kUnitStructure | kUnitNoPathing)) continue;
      places.take(world_.x(other), world_.y(other), radius + world_.state.move[other.row].collision);
    }
  }
  const auto fits = [&](int dx, int dy) {
    const float px = places.x(dx), py = places.y(dy);
    return !places.taken(dx, dy) && world_.grid.inside(px, py) && (flies || world_.grid.fits(px, py, radius));
  };
  // Squares around it, each in one fixed order, the nearest square first.
  for (int ring = 0; ring <= kPlaceRings; ++ring)
    for (int dy = -ring; dy <= ring; ++dy)
      for (int dx = -ring; dx <= ring; ++dx) {
        if (std::max(std::abs(dx), std::abs(dy)) != ring || !fits(dx, dy)) continue;
        x = places.x(dx);
        y = places.y(dy);
        return true;
      }
  return false;
}

void Movement::turn_towards(Entity unit, float x, float y) {
  const float dx = x - world_.x(unit), dy = y - world_.y(unit);
  if (dx == 0 && dy == 0) return;
  constexpr float kDegrees = 57.2957795f;
  world_.units.set_facing(unit, fixed::atan2(dy, dx) * kDegrees);
}

}  // namespace openrealm::wc3
