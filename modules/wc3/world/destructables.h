// Destructables: trees, gates, crates, bridges.
#pragma once

#include <string_view>
#include <vector>

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;
struct DestructableType;

class Destructables {
 public:
  explicit Destructables(World &world) : world_(world) {}

  Entity create(std::uint32_t rawcode, float x, float y, float facing, float scale, int variation, bool dead = false);
  void remove(Entity it);
  bool exists(Entity it) const;
  bool alive(Entity it) const;
  const DestructableType &type(Entity it) const;
  std::string_view name(Entity it) const;
  const DestructableRow &row(Entity it) const;
  DestructableRow *edit(Entity it);
  void set_life(Entity it, float life, Entity killer = {});  // 0 kills
  void set_max_life(Entity it, float life);
  void kill(Entity it, Entity killer = {});
  void restore(Entity it, float life);  // stands again
  void show(Entity it, bool shown);
  std::vector<Entity> in_rect(float min_x, float min_y, float max_x, float max_y) const;

 private:
  World &world_;
};

}  // namespace openrealm::wc3
