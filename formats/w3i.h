// war3map.w3i: what a map says of itself. Versions 8 to 33.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/record.h"
#include "base/result.h"

namespace openrealm::formats {

enum class ScriptLanguage : std::int32_t { jass = 0, lua = 1 };

// Texts may be references into the string table (TRIGSTR_n); see wts.h.
struct MapPlayer {
  std::int32_t slot = 0;        // 0-based player number
  std::int32_t controller = 0;  // 1 human, 2 computer, 3 neutral, 4 rescuable
  std::int32_t race = 0;        // 0 selectable, 1 human, 2 orc, 3 undead, 4 night elf
  std::int32_t fixed_start = 0;
  std::string name;
  float start_x = 0, start_y = 0;
  std::uint32_t ally_low = 0, ally_high = 0;    // bit masks of slots, alliance priorities
  std::uint32_t enemy_low = 0, enemy_high = 0;  // version 31 and later
};

struct MapForce {
  std::uint32_t flags = 0;    // 1 allied, 2 allied victory, 4 shared vision, 0x10 shared control, 0x20 full control
  std::uint32_t players = 0;  // bit mask of slots
  std::string name;
};

struct MapUpgrade {
  std::uint32_t players = 0;
  Rawcode id;
  std::int32_t level = 0;  // 0-based
  std::int32_t state = 0;  // 0 unavailable, 1 available, 2 researched
};

struct MapTech {
  std::uint32_t players = 0;
  Rawcode id;  // not available to these players
};

struct RandomUnitRow {
  std::int32_t chance = 0;       // percent
  std::vector<Rawcode> choices;  // one a position; 0 for none
};

struct RandomUnitTable {
  std::int32_t number = 0;
  std::string name;
  std::vector<std::int32_t> positions;  // kind of each: 0 unit, 1 building, 2 item
  std::vector<RandomUnitRow> rows;
};

struct RandomItem {
  std::int32_t chance = 0;
  Rawcode id;
};

struct RandomItemTable {
  std::int32_t number = 0;
  std::string name;
  std::vector<std::vector<RandomItem>> sets;
};

struct Fog {
  std::int32_t type = 0;
  float start_z = 0, end_z = 0, density = 0;
  std::array<std::uint8_t, 4> colour = {};  // red, green, blue, alpha
};

struct MapInfo {
  std::int32_t version = 0;
  std::int32_t saves = 0, editor = 0;
  std::array<std::int32_t, 4> game_version = {};  // of the editor's game; zeros before version 27
  std::string name, author, description, recommended_players;
  std::array<float, 8> camera_bounds = {};
  std::array<std::int32_t, 4> margins = {};  // tiles that can't be played: left, right, bottom, top
  std::int32_t width = 0, height = 0;        // playable tiles, without the margins
  std::uint32_t flags = 0;
  char tileset = 0;
  std::int32_t loading_screen = -1;
  std::string loading_model, loading_text, loading_title, loading_subtitle;
  std::int32_t data_set = 0;
  std::string prologue_model, prologue_text, prologue_title, prologue_subtitle;
  Fog fog;
  Rawcode weather;
  std::string sound_environment;
  char light_tileset = 0;
  std::array<std::uint8_t, 4> water_colour = {};
  ScriptLanguage language = ScriptLanguage::jass;
  std::vector<MapPlayer> players;
  std::vector<MapForce> forces;
  std::vector<MapUpgrade> upgrades;
  std::vector<MapTech> tech;
  std::vector<RandomUnitTable> unit_tables;
  std::vector<RandomItemTable> item_tables;

  // Written by 1.32 or later: placed things have skins (doo.h).
  bool has_skins() const { return game_version[0] > 1 || (game_version[0] == 1 && game_version[1] >= 32); }
};

// OR_INVALID with field and byte; OR_MISMATCH for a version outside 8 to 33.
Result<MapInfo> parse_w3i(std::string_view bytes);

}  // namespace openrealm::formats
