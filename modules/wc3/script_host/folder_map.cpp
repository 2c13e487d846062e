// map.toml, the description of a map that is a folder of text files. docs/map-folder.md tells authors.
#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>

#include "modules/wc3/script_host/map_info.h"

namespace openrealm::wc3 {
namespace {

constexpr std::uint16_t kNoWalk = 2, kNoBuild = 8;
constexpr std::size_t kCells = 8;        // of 32 units, a square's side
constexpr std::size_t kMostTiles = 240;  // a side

tl::unexpected<Error> wrong(const toml::node &node, std::string_view what) {
  const toml::source_position at = node.source().begin;
  return fail(OR_INVALID, fmt::format("map.toml:{}:{}: {}", at.line, at.column, what));
}

Result<std::uint32_t> read_rawcode(const toml::table &entry) {
  const toml::node *node = entry.get("type");
  const auto text = node ? node->value<std::string>() : std::nullopt;
  if (!text || text->size() != 4)
    return wrong(node ? *node : static_cast<const toml::node &>(entry),
                 "type must be a rawcode of four characters, as \"hfoo\"");
  std::uint32_t code = 0;
  for (const char c : *text) code = code << 8 | std::uint8_t(c);
  return code;
}

Result<void> read_number(const toml::table &entry, const char *key, float &value) {
  const toml::node *node = entry.get(key);
  const auto number = node ? node->value<double>() : std::nullopt;
  if (!number || !(*number > -1e6 && *number < 1e6))
    return wrong(node ? *node : static_cast<const toml::node &>(entry), fmt::format("{} must be a number", key));
  value = float(*number);
  return {};
}

Result<std::uint32_t> read_player(const toml::table &entry) {
  const toml::node *node = entry.get("player");
  if (!node) return 0u;
  const auto number = node->value<std::int64_t>();
  if (!number || *number < 0 || *number > 27)
    return wrong(*node, "player must be 0 to 27; 24 is neutral aggressive, 27 neutral passive");
  return std::uint32_t(*number);
}

Result<void> read_placement(const toml::table &entry, Placement::Kind kind, MapInfo &map) {
  Placement placed{.kind = kind};
  const auto code = read_rawcode(entry);
  if (!code) return tl::unexpected<Error>(code.error());
  placed.rawcode = *code;
  if (auto read = read_number(entry, "x", placed.x); !read) return read;
  if (auto read = read_number(entry, "y", placed.y); !read) return read;
  const auto player = read_player(entry);
  if (!player) return tl::unexpected<Error>(player.error());
  placed.player = *player;
  if (entry.contains("facing"))
    if (auto read = read_number(entry, "facing", placed.facing); !read) return read;
  map.placements.push_back(placed);
  return {};
}

// Every table of the array `name`.
template <class Read>
Result<void> each_entry(const toml::table &root, const char *name, Read &&read) {
  const toml::node *node = root.get(name);
  if (!node) return {};
  const toml::array *list = node->as_array();
  if (!list) return wrong(*node, fmt::format("{} is a list: begin each entry with [[{}]]", name, name));
  for (const toml::node &element : *list) {
    const toml::table *entry = element.as_table();
    if (!entry) return wrong(element, fmt::format("begin each entry with [[{}]]", name));
    if (auto done = read(*entry); !done) return done;
  }
  return {};
}

Result<std::uint16_t> read_square(const toml::node &node, char square, std::size_t line, std::size_t column) {
  switch (square) {
    case '.':
      return std::uint16_t(0);
    case ',':
      return kNoBuild;
    case '~':
    case '#':
      return std::uint16_t(kNoWalk | kNoBuild);
    default:
      return wrong(node, fmt::format("terrain, row {}, column {}: '{}' is no ground; there are . (open) , (open, not "
                                     "for building) ~ (water) # (rock)",
                                     line + 1, column + 1, square));
  }
}

Result<std::vector<std::string>> read_rows(const toml::node &node) {
  const toml::array *list = node.as_array();
  if (!list) return wrong(node, "terrain must be rows of letters: terrain = [\"....\", \"..~.\"]");
  std::vector<std::string> rows;
  for (const toml::node &element : *list) {
    const auto row = element.value<std::string>();
    if (!row) return wrong(element, "a row of terrain must be text");
    rows.push_back(*row);
  }
  return rows;
}

// The first line is the north edge; a letter is a square of 256 units.
Result<void> read_terrain(const toml::node &node, MapInfo &map) {
  const auto rows = read_rows(node);
  if (!rows) return tl::unexpected<Error>(rows.error());
  const std::vector<std::string> &lines = *rows;
  if (lines.empty() || lines.size() > kMostTiles || lines[0].empty() || lines[0].size() > kMostTiles)
    return wrong(node, fmt::format("terrain must have 1 to {} rows of 1 to {} letters", kMostTiles, kMostTiles));
  const std::size_t columns = lines[0].size();
  map.width = std::uint32_t(columns * kCells);
  map.height = std::uint32_t(lines.size() * kCells);
  map.cells.assign(std::size_t(map.width) * map.height, 0);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    if (lines[line].size() != columns)
      return wrong(node, fmt::format("terrain, row {}: {} letters, but the first row has {}", line + 1,
                                     lines[line].size(), columns));
    const std::size_t from_south = lines.size() - 1 - line;
    for (std::size_t column = 0; column < columns; ++column) {
      const auto flags = read_square(node, lines[line][column], line, column);
      if (!flags) return tl::unexpected<Error>(flags.error());
      for (std::size_t cell = 0; cell < kCells * kCells; ++cell)
        map.cells[(from_south * kCells + cell / kCells) * map.width + column * kCells + cell % kCells] = *flags;
    }
  }
  return {};
}

Result<void> known_keys(const toml::table &root) {
  constexpr std::string_view kKnown[] = {"name", "description", "terrain", "unit", "item", "destructable"};
  for (const auto &[key, node] : root)
    if (std::find(std::begin(kKnown), std::end(kKnown), key.str()) == std::end(kKnown))
      return wrong(node, fmt::format("'{}' is no part of a map; there are name, description, terrain, unit, item, "
                                     "destructable",
                                     key.str()));
  return {};
}

// The map's middle is 0, 0; the camera may go everywhere.
void centre(MapInfo &map) {
  map.max_x = float(map.width) * 16, map.max_y = float(map.height) * 16;
  map.min_x = -map.max_x, map.min_y = -map.max_y;
  map.camera_min_x = map.min_x, map.camera_min_y = map.min_y;
  map.camera_max_x = map.max_x, map.camera_max_y = map.max_y;
}

}  // namespace

Result<void> read_folder_map(std::string_view text, MapInfo &map) {
  toml::table root;
  try {
    root = toml::parse(text, std::string_view("map.toml"));
  } catch (const toml::parse_error &error) {
    return fail(OR_INVALID, fmt::format("map.toml:{}:{}: {}", error.source().begin.line, error.source().begin.column,
                                        error.description()));
  }
  if (auto known = known_keys(root); !known) return known;
  map.name = root["name"].value_or(map.name);
  map.description = root["description"].value_or(std::string());
  if (const toml::node *terrain = root.get("terrain"))
    if (auto read = read_terrain(*terrain, map); !read) return read;
  centre(map);
  constexpr std::pair<const char *, Placement::Kind> kLists[] = {{"unit", Placement::Kind::unit},
                                                                 {"item", Placement::Kind::item},
                                                                 {"destructable", Placement::Kind::destructable}};
  for (const auto &list : kLists) {
    const auto place = [&](const toml::table &entry) { return read_placement(entry, list.second, map); };
    if (auto read = each_entry(root, list.first, place); !read) return read;
  }
  return {};
}

}  // namespace openrealm::wc3
