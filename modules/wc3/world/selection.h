// Who has selected what: at most twelve units a player, in the order in which they came.
#pragma once

#include <vector>

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;

class Selection {
 public:
  explicit Selection(World &world) : world_(world) {}

  std::vector<Entity> units(std::uint32_t player) const;
  bool selected(std::uint32_t player, Entity unit) const;
  void clear(std::uint32_t player);
  bool add(std::uint32_t player, Entity unit);  // false when full, there already or not selectable
  bool remove(std::uint32_t player, Entity unit);
  // Several are kept only when they can be selected together: units of one owner, no structures
  // among mobile ones. Answers how many are selected then.
  std::uint32_t replace(std::uint32_t player, const std::vector<Entity> &units);
  void forget(Entity unit);  // it died, was hidden or removed

 private:
  World &world_;
};

}  // namespace openrealm::wc3
