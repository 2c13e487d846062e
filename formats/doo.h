// war3map.doo (doodads and destructables) and war3mapUnits.doo (units, items, start places): what the
// editor placed on a map. Versions 7 and 8, with and without skins.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/record.h"
#include "base/result.h"

namespace openrealm::formats {

struct DroppedItem {
  Rawcode id;               // 0 for none; random ones as YiI and a level
  std::int32_t chance = 0;  // percent
};
using DropSet = std::vector<DroppedItem>;  // one of which drops

struct Placement {
  Rawcode id;
  std::int32_t variation = 0;
  float x = 0, y = 0, z = 0;
  float angle = 0;  // radians
  std::array<float, 3> scale = {1, 1, 1};
  Rawcode skin;  // its own id when the file has no skins
};

struct Doodad : Placement {
  std::uint8_t state = 2;        // 0 hidden and not solid, 1 not solid, 2 normal
  std::uint8_t life = 100;       // percent
  std::int32_t drop_table = -1;  // number of a random item table of the w3i
  std::vector<DropSet> drops;
  std::int32_t editor_id = 0;
};

struct TerrainDoodad {  // stands on a corner of the ground
  Rawcode id;
  std::int32_t variation = 0, column = 0, row = 0;
};

struct Doodads {
  std::int32_t version = 8, sub_version = 11;
  std::vector<Doodad> doodads;
  std::vector<TerrainDoodad> terrain;
};

struct CarriedItem {
  std::int32_t slot = 0;
  Rawcode id;
};

struct ChangedAbility {
  Rawcode id;
  std::int32_t autocast = 0;
  std::int32_t level = 1;
};

struct RandomChoice {
  Rawcode id;
  std::int32_t chance = 0;
};

enum class RandomMode : std::int32_t { none = -1, of_level = 0, of_table = 1, of_choices = 2 };

struct RandomUnit {
  RandomMode mode = RandomMode::none;
  std::int32_t level = 0;       // of_level
  std::uint8_t item_class = 0;  // of_level
  std::int32_t table = 0;       // of_table: number in the w3i
  std::int32_t position = 0;    // of_table
  std::vector<RandomChoice> choices;
};

struct PlacedUnit : Placement {
  std::uint8_t flags = 2;
  std::int32_t player = 0;
  std::int32_t hit_points = -1, mana = -1;  // -1: its type's
  std::int32_t drop_table = -1;
  std::vector<DropSet> drops;
  std::int32_t gold = 0;   // of a mine
  float acquisition = -1;  // range; -1 its type's, -2 camp
  std::int32_t level = 1;
  std::int32_t strength = 0, agility = 0, intelligence = 0;  // 0: its type's
  std::vector<CarriedItem> items;
  std::vector<ChangedAbility> abilities;
  RandomUnit random;
  std::int32_t colour = -1;    // player whose colour it has; -1 its owner's
  std::int32_t way_gate = -1;  // number of the region it leads to
  std::int32_t editor_id = 0;
};

struct PlacedUnits {
  std::int32_t version = 8, sub_version = 11;
  std::vector<PlacedUnit> units;
};

// Whether each thing has a skin does not stand in the file: the layout that consumes it to the byte is taken,
// the one without skins first. OR_INVALID with field and byte of that one; OR_MISMATCH for an unknown version.
Result<Doodads> parse_doo(std::string_view bytes);
Result<PlacedUnits> parse_units_doo(std::string_view bytes);

}  // namespace openrealm::formats
