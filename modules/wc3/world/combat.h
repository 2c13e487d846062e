// Combat: blows, missiles, damage, acquiring targets.
#pragma once

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;

class Combat {
 public:
  explicit Combat(World &world) : world_(world) {}

  // `raw` is reduced by armour unless `pure`. Fires damaged, may kill.
  void damage(Entity target, Entity source, float raw, bool pure = false);
  bool can_attack(Entity unit) const;
  bool may_target(Entity unit, Entity target, bool forced) const;
  bool in_range(Entity unit, Entity target) const;
  // The nearest enemy that it would take on by itself; none when there is none.
  Entity acquire(Entity unit, float radius) const;
  // One tick of fighting `target` from where it stands: winds up, strikes, shoots. False when it
  // can't (out of range, target gone).
  bool fight(Entity unit, Entity target);
  float damage_reduction(Entity target) const;  // the factor that armour leaves
  float distance(Entity a, Entity b) const;     // between the edges of the two, at least 0

  void tick();  // cooldowns, missiles

 private:
  void strike(Entity unit, Entity target);
  int roll(Entity unit);
  void fly(std::uint32_t row);
  void call_for_help(Entity victim, Entity attacker);
  World &world_;
};

}  // namespace openrealm::wc3
