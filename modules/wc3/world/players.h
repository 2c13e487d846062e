// Players: their numbers, alliances and technology. Player numbers are 0 to kMaxPlayers - 1; a
// number outside answers zeros and changes nothing.
#pragma once

#include <string_view>
#include <vector>

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;

enum PlayerState : int {
  kPlayerGameResult = 0,
  kPlayerGold = 1,
  kPlayerLumber = 2,
  kPlayerHeroTokens = 3,
  kPlayerFoodCap = 4,
  kPlayerFoodUsed = 5,
  kPlayerFoodCeiling = 6,
  kPlayerGivesBounty = 7,
  kPlayerAlliedVictory = 8,
  kPlayerObserver = 11,
  kPlayerGoldUpkeep = 13,
  kPlayerGoldGathered = 15,
  kPlayerLumberGathered = 16
};
enum AllianceType : int {
  kAlliancePassive = 0,
  kAllianceHelpRequest = 1,
  kAllianceHelpResponse = 2,
  kAllianceSharedXp = 3,
  kAllianceSharedSpells = 4,
  kAllianceSharedVision = 5,
  kAllianceSharedControl = 6,
  kAllianceSharedAdvancedControl = 7,
  kAllianceRescuable = 8,
  kAllianceSharedVisionForced = 9
};
enum SlotState : std::uint8_t { kSlotEmpty = 0, kSlotPlaying = 1, kSlotLeft = 2 };
enum Controller : std::uint8_t {
  kControllerUser = 0,
  kControllerComputer = 1,
  kControllerRescuable = 2,
  kControllerNeutral = 3,
  kControllerCreep = 4,
  kControllerNone = 5
};

class Players {
 public:
  explicit Players(World &world) : world_(world) {}
  void begin_map();  // the 28 rows, neutral alliances

  const PlayerRow &row(std::uint32_t player) const;  // zeros when out of range
  PlayerRow *edit(std::uint32_t player);             // nullptr when out of range; fires nothing

  std::int32_t state(std::uint32_t player, int state) const;
  void set_state(std::uint32_t player, int state, std::int32_t value);  // fires player_state_changed
  void add_state(std::uint32_t player, int state, std::int32_t amount);
  void set_name(std::uint32_t player, std::string_view name);

  bool alliance(std::uint32_t from, std::uint32_t to, int type) const;
  void set_alliance(std::uint32_t from, std::uint32_t to, int type, bool on);
  bool is_ally(std::uint32_t a, std::uint32_t b) const;  // a treats b as an ally (or is b)
  bool is_enemy(std::uint32_t a, std::uint32_t b) const { return !is_ally(a, b); }
  bool controls(std::uint32_t player, std::uint32_t owner) const;  // may order that owner's units
  bool is_neutral(std::uint32_t player) const { return player >= kNeutralAggressive; }

  std::int32_t tech_max(std::uint32_t player, std::uint32_t rawcode) const;  // -1 = no limit
  void set_tech_max(std::uint32_t player, std::uint32_t rawcode, std::int32_t maximum);
  std::int32_t researched(std::uint32_t player, std::uint32_t rawcode) const;
  void set_researched(std::uint32_t player, std::uint32_t rawcode, std::int32_t level);
  bool ability_available(std::uint32_t player, std::uint32_t rawcode) const;
  void set_ability_available(std::uint32_t player, std::uint32_t rawcode, bool available);
  std::int32_t unit_count(std::uint32_t player, std::uint32_t rawcode, bool include_unfinished) const;
  std::int32_t structure_count(std::uint32_t player, bool include_unfinished) const;
  std::int32_t all_units_count(std::uint32_t player, bool include_unfinished) const;

  // Takes both or neither; `why` says which is missing.
  bool pay(std::uint32_t player, std::int32_t gold, std::int32_t lumber, const char **why);
  void refund(std::uint32_t player, std::int32_t gold, std::int32_t lumber);
  void add_food(std::uint32_t player, int used, int made);

  void remove(std::uint32_t player, int result);  // RemovePlayer: fires victory or defeat
  void leave(std::uint32_t player);

  void define_start(std::uint32_t index, float x, float y);
  float start_x(std::uint32_t index) const;
  float start_y(std::uint32_t index) const;

 private:
  std::uint32_t tech_row(std::uint32_t player, std::uint32_t rawcode) const;
  PlayerTechRow *edit_tech(std::uint32_t player, std::uint32_t rawcode);
  World &world_;
};

}  // namespace openrealm::wc3
