// Terrain, pathing, placed things and object data: bytes written here by the field order, and damaged.
#include <gtest/gtest.h>

#include "base/bytes.h"
#include "formats/doo.h"
#include "formats/object_data.h"
#include "formats/w3e.h"
#include "formats/wpm.h"

using namespace openrealm;
using namespace openrealm::formats;

namespace {

std::uint32_t code(const char (&text)[5]) {
  return std::uint32_t(text[0]) << 24 | std::uint32_t(text[1]) << 16 | std::uint32_t(text[2]) << 8 |
         std::uint32_t(text[3]);
}

// Cut at every byte it is refused with one line that names the file; with any four bytes made huge it ends at once.
template <class Parse>
void expect_hardy(const std::string &whole, const std::string &file, Parse parse) {
  for (std::size_t cut = 0; cut < whole.size(); ++cut) {
    const auto parsed = parse(std::string_view(whole).substr(0, cut));
    ASSERT_FALSE(parsed) << file << " cut at " << cut;
    ASSERT_TRUE(parsed.error().message.starts_with(file + ": ")) << parsed.error().message;
  }
  EXPECT_FALSE(parse(whole + "x")) << file;
  for (std::size_t at = 0; at + 4 <= whole.size(); ++at) {
    for (const char *huge : {"\xff\xff\xff\x7f", "\xff\xff\xff\xff"}) {
      std::string wild = whole;
      wild.replace(at, 4, huge);
      const auto parsed = parse(wild);
      ASSERT_TRUE(parsed || !parsed.error().message.empty());
    }
  }
}

std::string make_w3e(std::int32_t version) {
  ByteWriter out;
  out.bytes("W3E!");
  out.i32(version);
  out.u8('L');
  out.i32(1);
  out.i32(2);
  out.bytes("LdrtLgrs");
  out.i32(1);
  out.bytes("CLdi");
  out.i32(2);
  out.i32(3);
  out.f32(-1024);
  out.f32(512);
  for (int corner = 0; corner < 6; ++corner) {
    out.u16(std::uint16_t(8192 + 4 * corner));
    out.u16(std::uint16_t(0x4000 | 8200));
    const std::uint16_t flags = 1 << 1 | 1 << 3;  // blight and boundary
    version == 12 ? out.u16(std::uint16_t(flags << 6 | 33)) : out.u8(std::uint8_t(flags << 4 | 9));
    out.u8(std::uint8_t(corner));
    out.u8(0xF3);
  }
  return out.take();
}

void write_placement(ByteWriter &out, bool skins) {
  out.bytes("LTlt");
  out.i32(4);
  for (const float f : {10.f, 20.f, 30.f, 1.5f, 0.5f, 0.6f, 0.7f}) out.f32(f);
  if (skins) out.bytes("skin");
}

void write_drops(ByteWriter &out) {
  for (const int value : {2, 1}) out.i32(value);  // two sets, one item in the first
  out.bytes("ratf");
  out.i32(70);
  out.i32(0);
}

std::string make_doo(std::int32_t version, bool skins) {
  ByteWriter out;
  out.bytes("W3do");
  out.i32(version);
  out.i32(version == 8 ? 11 : 9);
  out.u32(2);
  for (int i = 0; i < 2; ++i) {
    write_placement(out, skins);
    out.u8(1);
    out.u8(55);
    if (version == 8) {
      out.i32(-1);
      write_drops(out);
    }
    out.i32(100 + i);
  }
  out.i32(0);
  out.u32(1);
  out.bytes("Dcrf");
  for (const int value : {1, 2, 3}) out.i32(value);
  return out.take();
}

void write_random(ByteWriter &out, int mode) {
  out.i32(mode);
  if (mode == 0) out.u32(2u << 24 | 7);
  if (mode == 1) out.i32(5), out.i32(6);
  if (mode == 2) {
    out.u32(1);
    out.bytes("hfoo");
    out.i32(40);
  }
}

std::string make_units(std::int32_t version, std::int32_t sub_version, bool skins) {
  ByteWriter out;
  out.bytes("W3do");
  out.i32(version);
  out.i32(sub_version);
  out.u32(4);
  for (const int mode : {-1, 0, 1, 2}) {
    write_placement(out, skins);
    out.u8(2);
    out.i32(11);
    out.u8(0);
    out.u8(0);
    out.i32(50);
    out.i32(-1);
    if (version == 8 && sub_version == 11) out.i32(3);
    write_drops(out);
    out.i32(12500);
    out.f32(-2);
    out.i32(9);
    if (sub_version >= 10)
      for (const int value : {1, 2, 3}) out.i32(value);
    out.u32(1);
    out.i32(5);
    out.bytes("rat9");
    out.u32(1);
    out.bytes("AHhb");
    out.i32(1);
    out.i32(2);
    write_random(out, mode);
    for (const int value : {4, -1, 77}) out.i32(value);
  }
  return out.take();
}

void write_object(ByteWriter &out, std::int32_t version, bool leveled, const char *id) {
  out.bytes("hfoo");
  out.bytes(std::string_view(id, 4));
  if (version == 3) out.u32(1), out.i32(6);
  out.u32(4);
  for (const int type : {0, 1, 2, 3}) {
    out.bytes("uhpm");
    out.i32(type);
    if (leveled) out.i32(2), out.i32(1);
    if (type == 0) out.i32(-420);
    if (type == 1 || type == 2) out.f32(0.25f);
    if (type == 3) out.zero_terminated("a name");
    out.u32(0);
  }
}

std::string make_objects(std::int32_t version, bool leveled) {
  ByteWriter out;
  out.i32(version);
  out.u32(1);
  write_object(out, version, leveled, "\0\0\0\0");
  out.u32(2);
  write_object(out, version, leveled, "h000");
  write_object(out, version, leveled, "h001");
  return out.take();
}

}  // namespace

TEST(formats, w3e_gives_corners_row_by_row) {
  for (const std::int32_t version : {11, 12}) {
    const std::string bytes = make_w3e(version);
    const auto terrain = parse_w3e(bytes);
    ASSERT_TRUE(terrain) << terrain.error().message;
    EXPECT_EQ(terrain->ground_tiles[1].value, code("Lgrs"));
    EXPECT_EQ(terrain->cliff_tiles[0].value, code("CLdi"));
    EXPECT_EQ(terrain->offset_x, -1024.f);
    const TerrainCorner &corner = terrain->at(1, 2);
    EXPECT_EQ(corner.z(), 5.f + 128.f) << "five steps of four up, one layer above the ground";
    EXPECT_EQ(corner.water, 8200);
    EXPECT_TRUE(corner.map_edge && corner.blight && corner.boundary);
    EXPECT_FALSE(corner.ramp || corner.has_water);
    EXPECT_EQ(corner.texture, version == 12 ? 33 : 9);
    EXPECT_EQ(corner.variation, 5);
    EXPECT_EQ(corner.cliff_texture, 15);
    expect_hardy(bytes, "war3map.w3e", parse_w3e);
  }
  std::string newer = make_w3e(11);
  newer[4] = 13;
  EXPECT_EQ(parse_w3e(newer).error().code, OR_MISMATCH);
}

TEST(formats, wpm_gives_cells_row_by_row) {
  ByteWriter out;
  out.bytes("MP3W");
  for (const int value : {0, 2, 3}) out.i32(value);
  out.bytes(std::string("\x00\x02\x04\x08\x20\x4A", 6));
  const auto map = parse_wpm(out.view());
  ASSERT_TRUE(map) << map.error().message;
  EXPECT_EQ(map->at(1, 2), kNotWater | kNoBuild | kNoWalk);
  expect_hardy(out.view(), "war3map.wpm", parse_wpm);
  for (const int side : {0, -1, 1 << 20}) {
    std::string wrong = out.view();
    ByteWriter width;
    width.i32(side);
    EXPECT_FALSE(parse_wpm(wrong.replace(8, 4, width.view()))) << side;
  }
}

TEST(formats, doo_gives_doodads_with_and_without_skins) {
  for (const std::int32_t version : {7, 8}) {
    for (const bool skins : {false, true}) {
      const std::string bytes = make_doo(version, skins);
      const auto all = parse_doo(bytes);
      ASSERT_TRUE(all) << all.error().message;
      ASSERT_EQ(all->doodads.size(), 2u);
      const Doodad &doodad = all->doodads[1];
      EXPECT_EQ(doodad.id.value, code("LTlt"));
      EXPECT_EQ(doodad.skin.value, skins ? code("skin") : code("LTlt"));
      EXPECT_EQ(doodad.angle, 1.5f);
      EXPECT_EQ(doodad.scale[2], 0.7f);
      EXPECT_EQ(doodad.life, 55);
      ASSERT_EQ(doodad.drops.size(), version == 8 ? 2u : 0u);
      EXPECT_TRUE(version != 8 || doodad.drops[0][0].chance == 70);
      EXPECT_EQ(doodad.editor_id, 101);
      EXPECT_EQ(all->terrain[0].row, 3);
      expect_hardy(bytes, "war3map.doo", parse_doo);
    }
  }
}

TEST(formats, units_doo_gives_units_of_every_version) {
  const std::pair<int, int> versions[] = {{7, 9}, {8, 9}, {8, 10}, {8, 11}};
  for (const auto &[version, sub_version] : versions) {
    for (const bool skins : {false, true}) {
      const std::string bytes = make_units(version, sub_version, skins);
      const auto all = parse_units_doo(bytes);
      ASSERT_TRUE(all) << version << "/" << sub_version << ": " << all.error().message;
      ASSERT_EQ(all->units.size(), 4u);
      const PlacedUnit &unit = all->units[3];
      EXPECT_EQ(unit.skin.value, skins ? code("skin") : code("LTlt"));
      EXPECT_EQ(unit.player, 11);
      EXPECT_EQ(unit.hit_points, 50);
      EXPECT_EQ(unit.drop_table, sub_version == 11 ? 3 : -1);
      EXPECT_EQ(unit.gold, 12500);
      EXPECT_EQ(unit.acquisition, -2.f);
      EXPECT_EQ(unit.intelligence, sub_version >= 10 ? 3 : 0);
      EXPECT_EQ(unit.items[0].slot, 5);
      EXPECT_EQ(unit.abilities[0].level, 2);
      EXPECT_EQ(unit.random.choices[0].chance, 40);
      EXPECT_EQ(all->units[0].random.mode, RandomMode::none);
      EXPECT_EQ(all->units[1].random.level, 7);
      EXPECT_EQ(all->units[1].random.item_class, 2);
      EXPECT_EQ(all->units[2].random.position, 6);
      EXPECT_EQ(unit.editor_id, 77);
      expect_hardy(bytes, "war3mapUnits.doo", parse_units_doo);
    }
  }
}

TEST(formats, object_data_of_every_version_gives_its_changes) {
  for (const std::int32_t version : {1, 2, 3}) {
    for (const bool leveled : {false, true}) {
      const std::string bytes = make_objects(version, leveled);
      const auto parse = [leveled](std::string_view text) { return parse_object_data(text, leveled, "war3map.w3u"); };
      const auto data = parse(bytes);
      ASSERT_TRUE(data) << data.error().message;
      ASSERT_EQ(data->custom.size(), 2u);
      EXPECT_EQ(data->original[0].name().value, code("hfoo"));
      EXPECT_EQ(data->custom[1].name().value, code("h001"));
      ASSERT_EQ(data->custom[1].changes.size(), 4u);
      EXPECT_EQ(data->custom[1].changes[0].integer, -420);
      EXPECT_EQ(data->custom[1].changes[2].real, 0.25f);
      EXPECT_EQ(data->custom[1].changes[3].text, "a name");
      EXPECT_EQ(data->custom[1].changes[3].level, leveled ? 2 : 0);
      EXPECT_EQ(data->custom[1].changes[3].set, version == 3 ? 6 : 0);
      expect_hardy(bytes, "war3map.w3u", parse);
    }
  }
  EXPECT_EQ(parse_object_data(std::string("\4\0\0\0", 4), false, "f").error().code, OR_MISMATCH);
  for (const char *file : {"war3map.w3a", "WAR3MAP.W3D", "war3mapSkin.w3q"}) EXPECT_TRUE(is_leveled_object_file(file));
  for (const char *file : {"war3map.w3u", "w3a", "", "xw3a"}) EXPECT_FALSE(is_leveled_object_file(file));
}

TEST(formats, object_data_merges_by_base_and_id) {
  auto first = parse_object_data(make_objects(2, false), false, "a").value();
  auto second = parse_object_data(make_objects(3, false), false, "b").value();
  second.custom[0].id = Rawcode{code("h009")};
  first.merge(second);
  EXPECT_EQ(first.original.size(), 1u);
  EXPECT_EQ(first.original[0].changes.size(), 8u);
  ASSERT_EQ(first.custom.size(), 3u);
  EXPECT_EQ(first.custom[1].changes.back().set, 6) << "the later value comes last";
  EXPECT_EQ(first.custom[2].id.value, code("h009"));
}
