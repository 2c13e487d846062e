// Movement: walking to a goal along a path, around what stands in the way.
//
// A walk ends `arrived` (within its range) or `blocked` (it can get no further). Path searches take
// turns: they share a budget of nodes a tick, and the one that is cut off goes on in the next.
#pragma once

#include <memory>
#include <vector>

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;
class PathSearch;

class Movement {
 public:
  explicit Movement(World &world);
  ~Movement();

  void walk_to(Entity unit, float x, float y, float range);
  void walk_after(Entity unit, Entity target, float range);  // the goal moves with it
  void stop(Entity unit);
  MoveState state(Entity unit) const;
  // Moves (x, y) to the nearest place where the unit fits among the others; false, and nothing
  // changed, when there is none within 512 units.
  bool free_place(Entity unit, float &x, float &y);
  // How many free_place() looked at since somebody set this to 0: work that scripts pay for. No state.
  std::uint32_t crowd = 0;
  bool place_is_free(float x, float y, float radius, std::uint32_t ignored_row) const;
  void turn_towards(Entity unit, float x, float y);

  void tick();
  void rebuild();  // the search that is under way, from its table

 private:
  void search_paths();
  std::uint32_t next_in_line() const;
  void finish_search(std::uint32_t row);
  void step(std::uint32_t row);
  bool follow_chase(std::uint32_t row);
  bool advance(std::uint32_t row, float distance);
  int try_step(std::uint32_t row, float dx, float dy, float distance);
  bool may_stand(std::uint32_t row, float x, float y) const;
  void path_ended(std::uint32_t row);
  void note_progress(std::uint32_t row);
  float remaining(std::uint32_t row) const;
  void begin_walk(std::uint32_t row);
  void finish(std::uint32_t row, MoveState state);
  World &world_;
  std::unique_ptr<PathSearch> search_;  // derived from `path_search`
};

}  // namespace openrealm::wc3
