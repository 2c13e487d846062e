#include "formats/doo.h"

#include <fmt/format.h>

#include "formats/char4.h"

namespace openrealm::formats {
namespace {

struct Layout {
  std::int32_t version = 0, sub_version = 0;
  bool skins = false;
  bool is_latest() const { return version == 8 && sub_version == 11; }
};

// char4, variation, place, angle, scale.
constexpr std::size_t kLeastPlacement = 36;

void read_placement(ByteReader &in, const Layout &layout, Placement *placed) {
  placed->id = read_char4(in, "id");
  placed->variation = in.i32("variation");
  placed->x = in.f32("x");
  placed->y = in.f32("y");
  placed->z = in.f32("z");
  placed->angle = in.f32("angle");
  for (float &scale : placed->scale) scale = in.f32("scale");
  placed->skin = layout.skins ? read_char4(in, "skin") : placed->id;
}

void read_drops(ByteReader &in, std::vector<DropSet> *drops) {
  for (std::uint32_t left = in.count("drop sets", 4); left > 0 && in.ok(); --left) {
    DropSet set;
    for (std::uint32_t items = in.count("dropped items", 8); items > 0 && in.ok(); --items) {
      const Rawcode id = read_char4(in, "dropped item");
      set.push_back({id, in.i32("dropped item's chance")});
    }
    drops->push_back(std::move(set));
  }
}

Doodad read_doodad(ByteReader &in, const Layout &layout) {
  Doodad doodad;
  read_placement(in, layout, &doodad);
  if (layout.version > 6) doodad.state = in.u8("state");
  doodad.life = in.u8("life");
  if (layout.version == 8) {
    doodad.drop_table = in.i32("drop table");
    read_drops(in, &doodad.drops);
  }
  doodad.editor_id = in.i32("editor's number");
  return doodad;
}

Result<Layout> read_head(ByteReader &in, const char *file, bool skins) {
  Layout layout;
  layout.skins = skins;
  if (in.bytes(4, "magic") != "W3do") in.fail("magic", "is not W3do");
  layout.version = in.i32("version");
  layout.sub_version = in.i32("sub-version");
  if (in.ok() && (layout.version < 5 || layout.version > 8))
    return fail(OR_MISMATCH, fmt::format("{}: version {} is not known; 5 to 8 are", file, layout.version));
  return layout;
}

Result<Doodads> read_doodads(std::string_view bytes, bool skins) {
  constexpr char kFile[] = "war3map.doo";
  ByteReader in(bytes);
  auto layout = read_head(in, kFile, skins);
  if (!layout) return tl::unexpected(layout.error());
  Doodads all{layout->version, layout->sub_version, {}, {}};
  for (std::uint32_t left = in.count("doodads", kLeastPlacement); left > 0 && in.ok(); --left)
    all.doodads.push_back(read_doodad(in, *layout));
  if (in.i32("terrain doodads' version") != 0) in.fail("terrain doodads' version", "is not 0");
  for (std::uint32_t left = in.count("terrain doodads", 16); left > 0 && in.ok(); --left) {
    TerrainDoodad doodad;
    doodad.id = read_char4(in, "terrain doodad's id");
    doodad.variation = in.i32("terrain doodad's variation");
    doodad.column = in.i32("terrain doodad's column");
    doodad.row = in.i32("terrain doodad's row");
    all.terrain.push_back(doodad);
  }
  if (!in.at_end()) in.fail("end", "is followed by more");
  if (!in.ok()) return tl::unexpected(in.error(kFile));
  return all;
}

RandomUnit read_random(ByteReader &in) {
  RandomUnit random;
  random.mode = RandomMode(in.i32("random mode"));
  switch (random.mode) {
    case RandomMode::none:
      break;
    case RandomMode::of_level: {
      const std::uint32_t packed = in.u32("random level and class");
      random.level = std::int32_t(packed & 0xFFFFFF);
      random.item_class = std::uint8_t(packed >> 24);
      break;
    }
    case RandomMode::of_table:
      random.table = in.i32("random table");
      random.position = in.i32("random position");
      break;
    case RandomMode::of_choices:
      for (std::uint32_t left = in.count("random choices", 8); left > 0 && in.ok(); --left) {
        const Rawcode id = read_char4(in, "random choice");
        random.choices.push_back({id, in.i32("random choice's chance")});
      }
      break;
    default:
      in.fail("random mode", "is unknown");
  }
  return random;
}

void read_belongings(ByteReader &in, const Layout &layout, PlacedUnit *unit) {
  if (layout.is_latest()) unit->drop_table = in.i32("drop table");
  read_drops(in, &unit->drops);
  unit->gold = in.i32("gold");
  unit->acquisition = in.f32("acquisition range");
  unit->level = in.i32("level");
  if (layout.is_latest() || layout.sub_version == 10) {
    unit->strength = in.i32("strength");
    unit->agility = in.i32("agility");
    unit->intelligence = in.i32("intelligence");
  }
  for (std::uint32_t left = in.count("items", 8); left > 0 && in.ok(); --left) {
    const std::int32_t slot = in.i32("item's slot");
    unit->items.push_back({slot, read_char4(in, "item's id")});
  }
  for (std::uint32_t left = in.count("abilities", 12); left > 0 && in.ok(); --left) {
    ChangedAbility ability;
    ability.id = read_char4(in, "ability's id");
    ability.autocast = in.i32("ability's autocast");
    ability.level = in.i32("ability's level");
    unit->abilities.push_back(ability);
  }
}

PlacedUnit read_unit(ByteReader &in, const Layout &layout) {
  PlacedUnit unit;
  read_placement(in, layout, &unit);
  unit.flags = in.u8("flags");
  unit.player = in.i32("owner");
  in.bytes(2, "unused");
  unit.hit_points = in.i32("hit points");
  unit.mana = in.i32("mana");
  read_belongings(in, layout, &unit);
  unit.random = read_random(in);
  if (layout.version > 6 && layout.sub_version > 7) {
    unit.colour = in.i32("colour");
    unit.way_gate = in.i32("way gate");
    unit.editor_id = in.i32("editor's number");
  }
  return unit;
}

Result<PlacedUnits> read_units(std::string_view bytes, bool skins) {
  constexpr char kFile[] = "war3mapUnits.doo";
  ByteReader in(bytes);
  auto layout = read_head(in, kFile, skins);
  if (!layout) return tl::unexpected(layout.error());
  PlacedUnits all{layout->version, layout->sub_version, {}};
  for (std::uint32_t left = in.count("units", kLeastPlacement); left > 0 && in.ok(); --left)
    all.units.push_back(read_unit(in, *layout));
  if (!in.at_end()) in.fail("end", "is followed by more");
  if (!in.ok()) return tl::unexpected(in.error(kFile));
  return all;
}

template <class Read>
auto without_or_with_skins(std::string_view bytes, Read read) {
  auto plain = read(bytes, false);
  if (plain) return plain;
  auto skinned = read(bytes, true);
  return skinned ? skinned : plain;
}

}  // namespace

Result<Doodads> parse_doo(std::string_view bytes) {
  return without_or_with_skins(bytes, read_doodads);
}

Result<PlacedUnits> parse_units_doo(std::string_view bytes) {
  return without_or_with_skins(bytes, read_units);
}

}  // namespace openrealm::formats
