// The book of types: what a 'hfoo' or a 'phea' is, by rawcode.
//
// Read from data/wc3/*.toml when the map starts, so derived, never state. A map's own types
// (object data) are added on top by add_unit_type and its kin, again at each start. A rawcode that
// nobody described gets a stand-in with sensible numbers, said once by name.
// References returned stay valid until the book is filled again.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/engine.h"

namespace openrealm::wc3 {

enum class Attribute : std::uint8_t { none, strength, agility, intelligence };
enum class MoveKind : std::uint8_t { none, foot, fly };

struct UnitType {
  std::uint32_t rawcode = 0;
  std::string name;
  std::vector<std::string> proper_names;  // heroes
  std::string race;                       // human, orc, undead, nightelf, creep, other
  bool structure = false, hero = false, worker = false, town_hall = false;
  bool stand_in = false;
  MoveKind move = MoveKind::foot;
  int level = 1;
  float speed = 270, collision = 31, life = 100, mana = 0, mana_start = 0;
  float life_regen = 0, mana_regen = 0;                             // a second
  float range = 0, acquire = 600, cooldown = 0, missile_speed = 0;  // cooldown 0 = no attack
  int damage = 0, dice = 0, sides = 0;                              // damage + dice d sides
  float armour = 0;
  int gold = 0, lumber = 0, food_used = 0, food_made = 0;
  float build_seconds = 0;
  int footprint = 0;  // structures: side in cells of 32 units, even
  int point_value = 100;
  Attribute primary = Attribute::none;
  float strength = 0, agility = 0, intelligence = 0;
  float strength_gain = 0, agility_gain = 0, intelligence_gain = 0;
  int inventory = 0;                          // slots
  std::vector<std::uint32_t> abilities;       // had from the start
  std::vector<std::uint32_t> hero_abilities;  // learned with points
  std::vector<std::uint32_t> trains, builds;
  std::uint32_t type_flags = 0;  // UNIT_TYPE bits that do not follow from the rest
  bool ranged() const { return missile_speed > 0; }
  bool attacks() const { return cooldown > 0; }
};

enum class ItemUse : std::uint8_t {
  none,
  heal,
  restore_mana,
  regenerate,
  invulnerable,
  attribute,
  experience,
  level,
  max_life,
  gold
};

struct ItemType {
  std::uint32_t rawcode = 0;
  std::string name;
  std::string item_class = "permanent";  // permanent, charged, powerup, artifact, purchasable, campaign, miscellaneous
  bool stand_in = false;
  bool powerup = false, perishable = false, droppable = true, pawnable = true, drops_on_death = false;
  int level = 0, charges = 0, gold = 0;
  float life = 75;
  float cooldown = 0;
  ItemUse use = ItemUse::none;
  float amount = 0, seconds = 0;                    // of its use
  int strength = 0, agility = 0, intelligence = 0;  // carried, or given by an attribute tome
  int damage = 0;
  float armour = 0, max_life = 0, max_mana = 0, life_regen = 0, speed = 0;
};

enum class Effect : std::uint8_t {
  unbuilt,  // known by name; casting it is refused
  passive_unbuilt,
  holy_light,
  divine_shield,
  devotion_aura,
  resurrection,
  storm_bolt,
  inventory
};
enum class CastTarget : std::uint8_t { none, unit, point, passive };

struct AbilityType {
  std::uint32_t rawcode = 0;
  std::string name, order;  // order string; empty when it can't be ordered
  std::uint32_t order_id = 0;
  bool stand_in = false;
  bool hero = false;
  int max_rank = 1;
  int level_base = 1, level_skip = 2;  // rank r needs level_base + level_skip * (r - 1)
  Effect effect = Effect::unbuilt;
  CastTarget target = CastTarget::none;
  std::vector<float> mana, cooldown, amount, amount2, seconds, hero_seconds, area, range;  // by rank
  float at(const std::vector<float> &list, int rank) const;  // the last one holds for higher ranks
  int required_level(int rank) const { return level_base + level_skip * (rank - 1); }
};

struct DestructableType {
  std::uint32_t rawcode = 0;
  std::string name;
  bool stand_in = false, walkable = false, tree = false;
  float life = 50;
  int footprint = 0;  // side in cells that it blocks, 0 = none
};

struct Constants {
  float speed_min = 150, speed_max = 400;
  float pickup_range = 150, give_range = 150, drop_range = 100;
  float follow_range = 300, structure_follow_range = 100, spell_buffer = 300;
  float call_for_help = 600;
  float day_seconds = 480, dawn = 6, dusk = 18;
  float build_refund = 0.75f, train_refund = 1;
  float armour_factor = 0.06f;
  float life_per_strength = 25, life_base = 100, mana_per_intelligence = 15;
  float regen_per_strength = 0.05f, regen_per_intelligence = 0.05f;
  float armour_per_agility = 0.3f, armour_base = -2, attack_speed_per_agility = 0.02f;
  float experience_range = 1200;
  float corpse_seconds = 88, hero_revive_life = 1;
  float summon_experience = 0.5f;
  float cached_dead_hero_life = 0.25f;
  int level_cap = 10;
  int path_nodes_per_tick = 20000, path_nodes_per_search = 60000, path_nodes_per_detour = 1500;
  std::vector<int> experience_table;  // cumulative, [0] = level 1
  std::vector<int> unit_experience;   // for killing a unit of level 1, 2, ...
  std::vector<int> hero_experience;   // for killing a hero of level 1, 2, ...
  int hero_experience_step = 100;     // a level beyond the table
  std::vector<int> creep_share;       // per cent by hero level
};

class TypeBook {
 public:
  // Reads data/wc3's files through the engine. The error names file, line, column and field.
  Result<void> load(const Engine &engine);

  // Who reports stand-ins from now on: a book may be loaded before its module is opened.
  void report_to(const Engine &engine) { engine_ = engine; }

  bool empty() const { return units_.empty(); }
  // Never fails: a stand-in is made, and reported once, for what is unknown.
  const UnitType &unit(std::uint32_t rawcode);
  const ItemType &item(std::uint32_t rawcode);
  const AbilityType &ability(std::uint32_t rawcode);
  const DestructableType &destructable(std::uint32_t rawcode);
  bool knows_unit(std::uint32_t rawcode) const;
  bool knows_item(std::uint32_t rawcode) const;
  bool knows_ability(std::uint32_t rawcode) const;
  bool knows_destructable(std::uint32_t rawcode) const;
  const Constants &constants() const { return constants_; }
  std::vector<std::uint32_t> item_rawcodes() const;  // described ones, ascending
  std::vector<std::uint32_t> unit_rawcodes() const;

  // A map's own types: a copy of `base` (or a stand-in when 0) to edit in place.
  UnitType &add_unit_type(std::uint32_t rawcode, std::uint32_t base);
  ItemType &add_item_type(std::uint32_t rawcode, std::uint32_t base);
  AbilityType &add_ability_type(std::uint32_t rawcode, std::uint32_t base);
  DestructableType &add_destructable_type(std::uint32_t rawcode, std::uint32_t base);

 private:
  void report_stand_in(const char *what, std::uint32_t rawcode);
  Engine engine_;
  Constants constants_;
  std::map<std::uint32_t, UnitType> units_;
  std::map<std::uint32_t, ItemType> items_;
  std::map<std::uint32_t, AbilityType> abilities_;
  std::map<std::uint32_t, DestructableType> destructables_;
};

constexpr std::uint32_t rawcode(const char (&text)[5]) {
  return std::uint32_t(std::uint8_t(text[0])) << 24 | std::uint32_t(std::uint8_t(text[1])) << 16 |
         std::uint32_t(std::uint8_t(text[2])) << 8 | std::uint32_t(std::uint8_t(text[3]));
}
std::string rawcode_text(std::uint32_t rawcode);

}  // namespace openrealm::wc3
