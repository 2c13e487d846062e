// Abilities of units, the buffs they leave, and casting.
#pragma once

#include <vector>

#include "modules/wc3/world/records.h"
#include "openrealm/wc3_world.h"

namespace openrealm::wc3 {

class World;
struct AbilityType;

class Abilities {
 public:
  explicit Abilities(World &world) : world_(world) {}

  bool add(Entity unit, std::uint32_t rawcode, std::uint16_t flags = 0);  // at rank 1; false when it has it
  bool remove(Entity unit, std::uint32_t rawcode);
  void remove_all(Entity unit);
  int rank(Entity unit, std::uint32_t rawcode) const;  // 0 = it has none
  int set_rank(Entity unit, std::uint32_t rawcode, int rank);
  bool make_permanent(Entity unit, std::uint32_t rawcode, bool permanent);
  std::uint32_t find(Entity unit, std::uint32_t rawcode) const;      // row of `ability`, 0 = none
  std::uint32_t find_order(Entity unit, std::uint32_t order) const;  // the one that this order casts
  std::vector<std::uint32_t> rows_of(Entity unit) const;
  void reset_cooldowns(Entity unit);

  // nullptr when `ability` (a row) could be cast so now, else the line for the player.
  const char *why_not_cast(Entity unit, std::uint32_t ability, const or_order &order) const;
  float cast_range(Entity unit, std::uint32_t ability) const;
  // At the cast point: pays mana, starts the cooldown, does the effect, fires the spell events.
  bool cast(Entity unit, std::uint32_t ability, Entity target, float x, float y);

  void add_buff(Entity unit, BuffKind kind, std::uint32_t rawcode, float seconds, float amount, int rank);
  bool has_buff(Entity unit, BuffKind kind) const;
  void remove_buffs(Entity unit);
  float aura_armour(Entity unit) const;  // of auras that reach it now

  void tick();  // cooldowns, buffs

 private:
  bool apply(Entity unit, const AbilityType &type, int rank, Entity target, float x, float y);
  void holy_light(Entity unit, const AbilityType &type, int rank, Entity target);
  void storm_bolt(Entity unit, const AbilityType &type, int rank, Entity target);
  void resurrect(Entity unit, const AbilityType &type, int rank);
  World &world_;
};

}  // namespace openrealm::wc3
