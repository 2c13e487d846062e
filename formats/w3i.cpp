#include "formats/w3i.h"

#include <fmt/format.h>

#include "formats/char4.h"

namespace openrealm::formats {
namespace {

constexpr std::int32_t kOldest = 8;
constexpr std::int32_t kNewest = 33;

template <class Array>
void read_i32s(ByteReader &in, Array *values, const char *field) {
  for (auto &value : *values) value = in.i32(field);
}

void read_colour(ByteReader &in, std::array<std::uint8_t, 4> *colour, const char *field) {
  for (std::uint8_t &part : *colour) part = in.u8(field);
}

void read_identity(ByteReader &in, MapInfo *map) {
  if (map->version >= 16) {
    map->saves = in.i32("saves");
    map->editor = in.i32("editor version");
  }
  if (map->version >= 27) read_i32s(in, &map->game_version, "game version");
  map->name = in.zero_terminated("name");
  map->author = in.zero_terminated("author");
  map->description = in.zero_terminated("description");
  map->recommended_players = in.zero_terminated("recommended players");
  if (map->version == 8) in.bytes(24, "unused");
}

void read_extent(ByteReader &in, MapInfo *map) {
  for (float &bound : map->camera_bounds) bound = in.f32("camera bounds");
  if (map->version >= 14) read_i32s(in, &map->margins, "margins");
  map->width = in.i32("width");
  map->height = in.i32("height");
  if (map->version == 8) in.i32("unused");
  map->flags = in.u32("flags");
  map->tileset = char(in.u8("tileset"));
}

void read_screens(ByteReader &in, MapInfo *map) {
  const std::int32_t version = map->version;
  const bool models = version != 18 && version != 19;
  if (version >= 17) map->loading_screen = in.i32("loading screen");
  if (version >= 10 && models) map->loading_model = in.zero_terminated("loading screen's model");
  if (version >= 10) map->loading_text = in.zero_terminated("loading screen's text");
  if (version >= 11) {
    map->loading_title = in.zero_terminated("loading screen's title");
    map->loading_subtitle = in.zero_terminated("loading screen's subtitle");
  }
  if (version >= 17) map->data_set = in.i32("game data set");
  if (version < 13) return;
  if (models) map->prologue_model = in.zero_terminated("prologue's model");
  map->prologue_text = in.zero_terminated("prologue's text");
  map->prologue_title = in.zero_terminated("prologue's title");
  map->prologue_subtitle = in.zero_terminated("prologue's subtitle");
}

void read_surroundings(ByteReader &in, MapInfo *map) {
  const std::int32_t version = map->version;
  if (version >= 19) {
    map->fog.type = in.i32("fog type");
    map->fog.start_z = in.f32("fog start");
    map->fog.end_z = in.f32("fog end");
    map->fog.density = in.f32("fog density");
    read_colour(in, &map->fog.colour, "fog colour");
  }
  if (version >= 21) map->weather = read_char4(in, "weather");
  if (version >= 22) map->sound_environment = in.zero_terminated("sound environment");
  if (version >= 23) map->light_tileset = char(in.u8("light tileset"));
  if (version >= 25) read_colour(in, &map->water_colour, "water colour");
  if (version >= 28) {
    map->language = ScriptLanguage(in.i32("script language"));
    if (map->language != ScriptLanguage::jass && map->language != ScriptLanguage::lua)
      in.fail("script language", "is neither 0 (JASS) nor 1 (Lua)");
  }
  if (version >= 29) in.i32("supported modes");
  if (version >= 30) in.i32("game data version");
  if (version >= 32) in.bytes(8, "camera distances");
  if (version >= 33) in.i32("smallest camera distance");
}

void read_players(ByteReader &in, MapInfo *map) {
  constexpr std::size_t kLeastPlayer = 33;
  for (std::uint32_t left = in.count("players", kLeastPlayer); left > 0 && in.ok(); --left) {
    MapPlayer player;
    player.slot = in.i32("player's slot");
    player.controller = in.i32("player's type");
    player.race = in.i32("player's race");
    player.fixed_start = in.i32("player's fixed start");
    player.name = in.zero_terminated("player's name");
    player.start_x = in.f32("player's start x");
    player.start_y = in.f32("player's start y");
    player.ally_low = in.u32("player's allies");
    player.ally_high = in.u32("player's allies");
    if (map->version >= 31) {
      player.enemy_low = in.u32("player's enemies");
      player.enemy_high = in.u32("player's enemies");
    }
    map->players.push_back(std::move(player));
  }
  constexpr std::size_t kLeastForce = 9;
  for (std::uint32_t left = in.count("forces", kLeastForce); left > 0 && in.ok(); --left) {
    MapForce force;
    force.flags = in.u32("force's flags");
    force.players = in.u32("force's players");
    force.name = in.zero_terminated("force's name");
    map->forces.push_back(std::move(force));
  }
}

void read_upgrades(ByteReader &in, MapInfo *map) {
  for (std::uint32_t left = in.count("upgrades", 16); left > 0 && in.ok(); --left) {
    MapUpgrade upgrade;
    upgrade.players = in.u32("upgrade's players");
    upgrade.id = read_char4(in, "upgrade's id");
    upgrade.level = in.i32("upgrade's level");
    upgrade.state = in.i32("upgrade's state");
    map->upgrades.push_back(upgrade);
  }
}

void read_tech(ByteReader &in, MapInfo *map) {
  for (std::uint32_t left = in.count("tech", 8); left > 0 && in.ok(); --left) {
    const std::uint32_t players = in.u32("tech's players");
    map->tech.push_back({players, read_char4(in, "tech's id")});
  }
}

void read_unit_tables(ByteReader &in, MapInfo *map) {
  for (std::uint32_t left = in.count("random unit tables", 13); left > 0 && in.ok(); --left) {
    RandomUnitTable table;
    table.number = in.i32("table's number");
    table.name = in.zero_terminated("table's name");
    table.positions.resize(in.count("table's positions", 4));
    read_i32s(in, &table.positions, "position's kind");
    for (std::uint32_t rows = in.count("table's rows", 4 + 4 * table.positions.size()); rows > 0 && in.ok(); --rows) {
      RandomUnitRow row;
      row.chance = in.i32("row's chance");
      for (std::size_t i = 0; i < table.positions.size(); ++i) row.choices.push_back(read_char4(in, "row's choice"));
      table.rows.push_back(std::move(row));
    }
    map->unit_tables.push_back(std::move(table));
  }
}

void read_item_tables(ByteReader &in, MapInfo *map) {
  for (std::uint32_t left = in.count("random item tables", 9); left > 0 && in.ok(); --left) {
    RandomItemTable table;
    table.number = in.i32("table's number");
    table.name = in.zero_terminated("table's name");
    for (std::uint32_t sets = in.count("table's sets", 4); sets > 0 && in.ok(); --sets) {
      std::vector<RandomItem> items;
      for (std::uint32_t count = in.count("set's items", 8); count > 0 && in.ok(); --count) {
        const std::int32_t chance = in.i32("item's chance");
        items.push_back({chance, read_char4(in, "item's id")});
      }
      table.sets.push_back(std::move(items));
    }
    map->item_tables.push_back(std::move(table));
  }
}

// Some programs that write maps stop here, or close with a single 0xFF.
bool ends_early(ByteReader &in, std::string_view bytes) {
  if (!in.ok() || in.at_end()) return true;
  if (in.remaining() != 1 || std::uint8_t(bytes.back()) != 0xFF) return false;
  in.u8("end");
  return true;
}

void read_rest(ByteReader &in, std::string_view bytes, MapInfo *map) {
  if (ends_early(in, bytes)) return;
  read_upgrades(in, map);
  if (ends_early(in, bytes)) return;
  read_tech(in, map);
  if (map->version >= 12 && !ends_early(in, bytes)) read_unit_tables(in, map);
  if (map->version >= 24 && !ends_early(in, bytes)) read_item_tables(in, map);
  if ((map->version == 26 || map->version == 27) && !ends_early(in, bytes)) in.i32("unused");
  if (!ends_early(in, bytes)) in.fail("end", "is followed by more");
}

}  // namespace

Result<MapInfo> parse_w3i(std::string_view bytes) {
  ByteReader in(bytes);
  MapInfo map;
  map.version = in.i32("version");
  if (in.ok() && (map.version < kOldest || map.version > kNewest))
    return fail(OR_MISMATCH,
                fmt::format("war3map.w3i: version {} is not known; {} to {} are", map.version, kOldest, kNewest));
  read_identity(in, &map);
  read_extent(in, &map);
  read_screens(in, &map);
  read_surroundings(in, &map);
  read_players(in, &map);
  read_rest(in, bytes, &map);
  if (!in.ok()) return tl::unexpected(in.error("war3map.w3i"));
  return map;
}

}  // namespace openrealm::formats
