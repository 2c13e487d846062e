// Units: making, changing, finding and removing them.
//
// Every call takes an Entity and does nothing (answers zero) when it is not a unit that still
// exists; a dead unit exists until its corpse has decayed, a removed one until the end of the tick.
#pragma once

#include <string_view>
#include <vector>

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;
struct UnitType;

enum UnitState : int { kUnitLife = 0, kUnitMaxLife = 1, kUnitMana = 2, kUnitMaxMana = 3 };
inline constexpr float kDeadlyLife = 0.405f;  // less life than this is death

struct CreateUnit {
  std::uint32_t player = 0;
  std::uint32_t rawcode = 0;
  float x = 0, y = 0;
  float facing = 270;
  bool anywhere_near = true;  // moves to the nearest free place; else exactly there
  bool under_construction = false;
};

class Units {
 public:
  explicit Units(World &world) : world_(world) {}

  // None when the world is full, which is reported.
  Entity create(const CreateUnit &what);
  Entity create_corpse(std::uint32_t player, std::uint32_t rawcode, float x, float y, float facing);
  // Hides it now, frees it in this tick's removals phase after its callbacks, with what it carries.
  void remove(Entity unit);
  void kill(Entity unit, Entity killer = {});
  bool exists(Entity unit) const;
  bool alive(Entity unit) const;  // exists, not dead, not being removed

  const UnitType &type(Entity unit) const;
  std::uint32_t rawcode(Entity unit) const;
  std::uint8_t owner(Entity unit) const;
  void set_owner(Entity unit, std::uint32_t player, bool change_colour);
  float x(Entity unit) const;
  float y(Entity unit) const;
  float facing(Entity unit) const;
  void set_facing(Entity unit, float degrees);
  void set_xy(Entity unit, float x, float y);        // exactly, its order goes on
  void set_position(Entity unit, float x, float y);  // the nearest free place, ends its order
  float speed(Entity unit) const;                    // clamped, with its items
  void set_speed(Entity unit, float speed);

  float state(Entity unit, int state) const;
  void set_state(Entity unit, int state, float value);  // fires; too little life kills
  void set_max_life(Entity unit, float value);
  void set_max_mana(Entity unit, float value);
  void heal(Entity unit, float amount);

  bool flag(Entity unit, std::uint32_t mask) const;
  void set_flag(Entity unit, std::uint32_t mask, bool on);
  bool hidden(Entity unit) const;
  void show(Entity unit, bool shown);
  void pause(Entity unit, bool paused);
  void set_timed_life(Entity unit, float seconds);
  void suspend_decay(Entity unit, bool suspended);
  // A UNIT_TYPE number (0 hero, 1 dead, 2 structure, ...).
  bool is_type(Entity unit, int unit_type) const;
  void add_type(Entity unit, int unit_type, bool on);
  int level(Entity unit) const;
  std::string_view name(Entity unit) const;
  std::uint8_t colour(Entity unit) const;  // the override, else its owner's
  void set_colour(Entity unit, int colour);
  UnitRow *edit(Entity unit);  // for plain attributes: user data, fly height, scale, rally
  const UnitRow &row(Entity unit) const;
  const FightRow &fight(Entity unit) const;
  FightRow *edit_fight(Entity unit);

  // Finding: living or dead, hidden ones too where the game's groups have them; ascending row order.
  std::vector<Entity> all() const;
  std::vector<Entity> of_player(std::uint32_t player) const;
  std::vector<Entity> of_type(std::uint32_t rawcode) const;
  std::vector<Entity> in_range(float x, float y, float radius) const;
  std::vector<Entity> in_rect(float min_x, float min_y, float max_x, float max_y) const;

  // Recomputes what follows from type, attributes and items, keeping the shares of life and mana.
  void refresh_stats(Entity unit);

  void tick();  // regeneration, timed life, stun, corpses

 private:
  void die(Entity unit, Entity killer);
  void regenerate(std::uint32_t row);
  void decay(std::uint32_t row);
  World &world_;
};

}  // namespace openrealm::wc3
