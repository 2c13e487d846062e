// Heroes: attributes, experience, levels, skills, revival. Calls on a unit that is no hero answer
// zero or false and change nothing.
#pragma once

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;

class Heroes {
 public:
  explicit Heroes(World &world) : world_(world) {}

  bool is_hero(Entity unit) const;
  const HeroRow &row(Entity hero) const;
  HeroRow *edit(Entity hero);  // restoring snapshots; call Units::refresh_stats after
  int level(Entity hero) const;
  int experience(Entity hero) const;
  int skill_points(Entity hero) const;
  int attribute(Entity hero, int which, bool with_bonus) const;  // 1 strength, 2 agility, 3 intelligence
  void set_attribute(Entity hero, int which, int value);         // the base value

  void set_level(Entity hero, int level);  // only upwards: gains, a point and an event for each level
  bool strip_levels(Entity hero, int count);
  void set_experience(Entity hero, int experience);  // never lowers
  void add_experience(Entity hero, int amount);
  void suspend(Entity hero, bool suspended);
  bool suspended(Entity hero) const;
  bool modify_skill_points(Entity hero, int delta);

  // Why not: nullptr when it can be learned now.
  const char *why_not_learn(Entity hero, std::uint32_t ability) const;
  bool learn(Entity hero, std::uint32_t ability);  // spends a point, fires hero_skill
  bool revive(Entity hero, float x, float y);
  std::string_view proper_name(Entity hero) const;

  // The death of `victim` gives experience to the heroes of `killer`'s side in range.
  void share_kill(Entity victim, Entity killer);

  static int experience_of_level(const World &world, int level);

 private:
  void raise_to(Entity hero, int level);
  void apply_level(HeroRow &hero, std::uint32_t rawcode, int level);
  World &world_;
};

}  // namespace openrealm::wc3
