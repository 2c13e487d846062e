// war3map.w3i and war3map.wts: bytes written here by the field order, and damaged in every place.
#include <gtest/gtest.h>

#include "base/bytes.h"
#include "formats/w3i.h"
#include "formats/wts.h"

using namespace openrealm;
using namespace openrealm::formats;

namespace {

constexpr std::int32_t kVersions[] = {8,  10, 11, 13, 14, 15, 16, 17, 18, 19, 21, 22,
                                      23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33};

struct W3i {
  std::string bytes;
  std::size_t after_forces = 0;  // a file may end here
};

void write_head(ByteWriter &out, std::int32_t v) {
  out.i32(v);
  if (v >= 16) out.i32(3), out.i32(6059);
  if (v >= 27)
    for (const int part : {1, v >= 31 ? 32 : 31, 0, 12}) out.i32(part);
  for (const char *text : {"Name", "Author", "Description", "2-4"}) out.zero_terminated(text);
  if (v == 8) out.bytes(std::string(24, '\1'));
  for (int i = 0; i < 8; ++i) out.f32(float(i) - 4);
  if (v >= 14)
    for (const int margin : {6, 7, 4, 8}) out.i32(margin);
  out.i32(52);
  out.i32(84);
  if (v == 8) out.i32(1);
  out.u32(0x8014);
  out.u8('L');
  const bool models = v != 18 && v != 19;
  if (v >= 17) out.i32(2);
  if (v >= 10 && models) out.zero_terminated("model");
  if (v >= 10) out.zero_terminated("text");
  if (v >= 11) out.zero_terminated("title"), out.zero_terminated("subtitle");
  if (v >= 17) out.i32(1);
  if (v >= 13 && models) out.zero_terminated("prologue model");
  if (v >= 13)
    for (const char *text : {"p text", "p title", "p subtitle"}) out.zero_terminated(text);
}

void write_surroundings(ByteWriter &out, std::int32_t v) {
  if (v >= 19) {
    out.i32(1);
    for (const float f : {3000.f, 5000.f, 0.5f}) out.f32(f);
    out.bytes("\x01\x02\x03\xff");
  }
  if (v >= 21) out.bytes("RAhr");
  if (v >= 22) out.zero_terminated("lake");
  if (v >= 23) out.u8('A');
  if (v >= 25) out.bytes("\x04\x05\x06\xff");
  if (v >= 28) out.i32(1);
  if (v >= 29) out.i32(3);
  if (v >= 30) out.i32(1);
  if (v >= 32) out.i32(10), out.i32(20);
  if (v >= 33) out.i32(30);
}

W3i make_w3i(std::int32_t v) {
  ByteWriter out;
  write_head(out, v);
  write_surroundings(out, v);
  out.u32(2);
  for (int slot = 0; slot < 2; ++slot) {
    for (const int value : {slot, 1, slot + 1, 0}) out.i32(value);
    out.zero_terminated("Player");
    out.f32(64);
    out.f32(-64);
    out.u32(2);
    out.u32(0);
    if (v >= 31) out.u32(1), out.u32(4);
  }
  out.u32(1);
  out.u32(3);
  out.u32(0xFFFFFFFF);
  out.zero_terminated("Force");
  const std::size_t after_forces = out.view().size();
  out.u32(1);
  out.u32(1);
  out.bytes("Rhme");
  out.i32(2);
  out.i32(1);
  out.u32(1);
  out.u32(3);
  out.bytes("hfoo");
  if (v >= 12) {
    for (const int value : {1, 7}) out.i32(value);
    out.zero_terminated("Group");
    for (const int value : {2, 0, 2, 1, 100}) out.i32(value);  // two positions; one row
    out.bytes("hfooratf");
  }
  if (v >= 24) {
    for (const int value : {1, 9}) out.i32(value);
    out.zero_terminated("Items");
    for (const int value : {1, 1, 50}) out.i32(value);
    out.bytes("ratf");
  }
  if (v == 26 || v == 27) out.i32(0);
  return {out.take(), after_forces};
}

std::uint32_t code(const char (&text)[5]) {
  return std::uint32_t(text[0]) << 24 | std::uint32_t(text[1]) << 16 | std::uint32_t(text[2]) << 8 |
         std::uint32_t(text[3]);
}

}  // namespace

TEST(formats, w3i_of_every_version_gives_its_fields) {
  for (const std::int32_t v : kVersions) {
    const auto map = parse_w3i(make_w3i(v).bytes);
    ASSERT_TRUE(map) << v << ": " << map.error().message;
    EXPECT_EQ(map->name, "Name");
    EXPECT_EQ(map->recommended_players, "2-4");
    EXPECT_EQ(map->width, 52);
    EXPECT_EQ(map->height, 84);
    EXPECT_EQ(map->margins[3], v >= 14 ? 8 : 0);
    EXPECT_EQ(map->camera_bounds[7], 3.f);
    EXPECT_EQ(map->flags, 0x8014u);
    EXPECT_EQ(map->tileset, 'L');
    EXPECT_EQ(map->loading_subtitle, v >= 11 ? "subtitle" : "");
    EXPECT_EQ(map->prologue_subtitle, v >= 13 ? "p subtitle" : "");
    EXPECT_EQ(map->fog.density, v >= 19 ? 0.5f : 0.f);
    EXPECT_EQ(map->weather.value, v >= 21 ? code("RAhr") : 0);
    EXPECT_EQ(map->water_colour[2], v >= 25 ? 6 : 0);
    EXPECT_EQ(map->language, v >= 28 ? ScriptLanguage::lua : ScriptLanguage::jass);
    EXPECT_EQ(map->has_skins(), v >= 31);
    ASSERT_EQ(map->players.size(), 2u);
    EXPECT_EQ(map->players[1].slot, 1);
    EXPECT_EQ(map->players[1].race, 2);
    EXPECT_EQ(map->players[1].start_y, -64.f);
    EXPECT_EQ(map->players[1].enemy_high, v >= 31 ? 4u : 0u);
    ASSERT_EQ(map->forces.size(), 1u);
    EXPECT_EQ(map->forces[0].players, 0xFFFFFFFFu);
    ASSERT_EQ(map->upgrades.size(), 1u);
    EXPECT_EQ(map->upgrades[0].id.value, code("Rhme"));
    EXPECT_EQ(map->tech[0].id.value, code("hfoo"));
    ASSERT_EQ(map->unit_tables.size(), v >= 12 ? 1u : 0u);
    EXPECT_TRUE(v < 12 || map->unit_tables[0].rows[0].choices[1].value == code("ratf"));
    ASSERT_EQ(map->item_tables.size(), v >= 24 ? 1u : 0u);
    EXPECT_TRUE(v < 24 || map->item_tables[0].sets[0][0].chance == 50);
  }
}

TEST(formats, w3i_cut_anywhere_is_an_error_or_a_known_early_end) {
  for (const std::int32_t v : kVersions) {
    const W3i made = make_w3i(v);
    for (std::size_t cut = 0; cut < made.bytes.size(); ++cut) {
      const auto map = parse_w3i(std::string_view(made.bytes).substr(0, cut));
      ASSERT_TRUE(!map || cut >= made.after_forces) << v << " " << cut;
      EXPECT_TRUE(map || map.error().message.starts_with("war3map.w3i: "));
    }
    EXPECT_TRUE(parse_w3i(made.bytes.substr(0, made.after_forces)));
    EXPECT_TRUE(parse_w3i(made.bytes.substr(0, made.after_forces) + "\xff"));
    EXPECT_FALSE(parse_w3i(made.bytes + "more"));
  }
}

TEST(formats, w3i_with_wild_numbers_is_an_error_at_once) {
  const std::string whole = make_w3i(25).bytes;
  for (std::size_t at = 4; at + 4 <= whole.size(); ++at) {
    std::string wild = whole;
    wild.replace(at, 4, "\xff\xff\xff\x7f");
    const auto map = parse_w3i(wild);
    EXPECT_TRUE(!map || map->players.size() <= 2u) << at;
  }
  for (const int version : {-1, 0, 7, 34, 0x7fffffff}) {
    ByteWriter out;
    out.i32(version);
    EXPECT_EQ(parse_w3i(out.view()).error().code, OR_MISMATCH);
  }
}

TEST(formats, wts_gives_texts_by_number) {
  const auto table = StringTable::parse(
      "\xEF\xBB\xBFSTRING 1\r\n{\r\nOne\r\n}\r\n\r\nSTRING 007\n// a comment\n// another\n{\nTwo\n\nlines {\n}\n"
      "STRING 9\n{\n}\nSTRING 1\n{\nlater\n}");
  ASSERT_TRUE(table) << table.error().message;
  EXPECT_EQ(table->size(), 3u);
  EXPECT_EQ(*table->find(1), "One");
  EXPECT_EQ(*table->find(7), "Two\n\nlines {");
  EXPECT_EQ(*table->find(9), "");
  EXPECT_EQ(table->find(2), nullptr);
  EXPECT_EQ(table->resolve("TRIGSTR_001"), "One");
  EXPECT_EQ(table->resolve("TRIGSTR_7"), "Two\n\nlines {");
  for (const char *text :
       {"TRIGSTR_2", "TRIGSTR_", "TRIGSTR_x", "TRIGSTR_99999999999", "TRIGSTR_-1", "trigstr_1", "", "plain"})
    EXPECT_EQ(table->resolve(text), text);
  EXPECT_EQ(StringTable::parse("")->size(), 0u);
}

TEST(formats, wts_errors_name_the_line) {
  const std::pair<const char *, const char *> broken[] = {
      {"STRING 1\n{\nno end\n", ":3: "}, {"STRING\n{\n}\n", ":1: "},          {"STRING x\n{\n}\n", ":1: "},
      {"STRING 1\nno brace\n", ":2: "},  {"STRING 1\n{\n}\nrubbish", ":4: "}, {"STRING 4294967296\n{\n}\n", ":1: "}};
  for (const auto &[text, line] : broken) {
    const auto table = StringTable::parse(text);
    ASSERT_FALSE(table) << text;
    EXPECT_NE(table.error().message.find(std::string("war3map.wts") + line), std::string::npos)
        << table.error().message;
  }
}
