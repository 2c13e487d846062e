// Opening, allocation, blobs, lifetimes and bad input, through the calls a module has.
#include <gtest/gtest.h>

#include <string>

#include "kernel/tables/blob_check.h"
#include "kernel/tables/blob_heap.h"
#include "tests/tables/toy.h"

namespace openrealm {
namespace {

using toy::Creature;
using toy::Menu;
using toy::Mood;
using toy::World;

TEST(tables_store, a_new_row_has_its_initial_values) {
  World world;
  const std::uint32_t row = world.creatures.alloc();
  EXPECT_EQ(row, 1u);
  const Creature &creature = world.creatures[row];
  EXPECT_EQ(creature.hp, 100.f);
  EXPECT_EQ(creature.slots[2], -1);
  EXPECT_EQ(creature.mood, Mood::calm);
  EXPECT_NE(creature.spawn.value, 0u);
  EXPECT_EQ(world.creatures[0].hp, 0.f);  // row 0 reads as zeros
}

TEST(tables_store, references_fail_closed) {
  World world;
  const std::uint32_t row = world.creatures.alloc();
  const or_ref old = world.creatures.ref(row);
  world.creatures.free(row);
  EXPECT_EQ(world.creatures.get(old), nullptr);
  EXPECT_EQ(world.creatures.alloc(), 2u) << "the slot waits until the tick ends";
  world.client.end_tick();
  EXPECT_EQ(world.creatures.alloc(), row);
  EXPECT_EQ(world.creatures.get(old), nullptr) << "the slot was taken again";
  EXPECT_EQ(world.creatures.get(or_ref{4000000, 1}), nullptr);
  EXPECT_EQ(world.creatures.get(or_ref{}), nullptr);
}

TEST(tables_store, wanted_rows_and_bounds) {
  World world;
  const game_import *import = world.client.import();
  std::uint32_t row = 0;
  EXPECT_EQ(world.creatures.alloc(4000), 4000u);
  EXPECT_EQ(world.creatures.high(), 4001u);
  EXPECT_EQ(import->table_alloc(import->self, world.creatures.raw(), 4000, &row), OR_EXISTS);
  EXPECT_EQ(import->table_alloc(import->self, world.creatures.raw(), 4001, &row), OR_INVALID);
  for (int i = 0; i < 3999; ++i) ASSERT_NE(world.creatures.alloc(), 0u);
  EXPECT_EQ(import->table_alloc(import->self, world.creatures.raw(), 0, &row), OR_FULL);
  EXPECT_EQ(world.creatures.live(), 4000u);
  EXPECT_EQ(import->table_free(import->self, world.creatures.raw(), 0), OR_INVALID);
  EXPECT_EQ(import->table_free(import->self, world.creatures.raw(), 4001), OR_INVALID);
  EXPECT_EQ(import->table_free(import->self, world.creatures.raw(), 7), OR_OK);
  EXPECT_EQ(import->table_free(import->self, world.creatures.raw(), 7), OR_STALE);
}

TEST(tables_store, high_shrinks_to_the_highest_live_row) {
  World world;
  for (int i = 0; i < 200; ++i) world.creatures.alloc();
  for (std::uint32_t row = 101; row < 200; ++row) world.creatures.free(row);
  EXPECT_EQ(world.creatures.high(), 201u);
  world.creatures.free(200);
  EXPECT_EQ(world.creatures.high(), 101u);
  for (std::uint32_t row = 1; row <= 100; ++row) world.creatures.free(row);
  EXPECT_EQ(world.creatures.high(), 1u);
}

TEST(tables_store, opening_again_keeps_the_rows) {
  World world;
  world.creatures.mut(world.creatures.alloc()).hp = 7;
  const auto again = world.engine.open<Creature>();
  ASSERT_TRUE(again);
  EXPECT_EQ(again->raw(), world.creatures.raw());
  EXPECT_EQ((*again)[1].hp, 7.f);
}

TEST(tables_store, a_table_is_private_to_its_module) {
  World world;
  BareClient stranger(world.store, "stranger");
  const auto opened = Engine(stranger.import()).open<Creature>();
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, OR_DENIED);
  EXPECT_NE(stranger.error.find("toy"), std::string::npos);
}

TEST(tables_store, a_write_past_the_committed_rows_faults) {
  World world;
  world.creatures.alloc();
  auto *end = reinterpret_cast<volatile unsigned char *>(world.creatures.raw()->rows) + 4001u * sizeof(Creature);
  EXPECT_DEATH(end[4096] = 1, "");
  EXPECT_DEATH(world.creatures.raw()->rows[3] = 1, "") << "row 0 is read-only";
}

// --- blobs ---

TEST(tables_blobs, text_and_arrays_live_with_their_row) {
  World world;
  const std::uint32_t row = world.creatures.alloc();
  ASSERT_TRUE(world.creatures.set(world.creatures.mut(row).name, "Uther the Lightbringer"));
  ASSERT_TRUE(world.creatures.resize(world.creatures.mut(row).path, 5));
  world.creatures.edit(world.creatures.mut(row).path)[4] = 17;
  EXPECT_EQ(world.creatures.text(world.creatures[row].name), "Uther the Lightbringer");
  EXPECT_EQ(world.creatures.view(world.creatures[row].path).size(), 5u);
  EXPECT_EQ(world.creatures.view(world.creatures[row].path)[4], 17u);
  const Str name = world.creatures[row].name;
  world.creatures.free(row);
  EXPECT_EQ(world.creatures.text(name), "");
  for (std::uint32_t size_class = 0; size_class < kBlobClasses; ++size_class)
    EXPECT_EQ(world.store.heaps().table(3, size_class) == nullptr ? 0 : world.store.heaps().table(3, size_class)->live,
              0u);
}

TEST(tables_blobs, every_size_keeps_its_bytes) {
  World world;
  const std::uint32_t row = world.creatures.alloc();
  for (std::uint32_t size : {1u, 15u, 16u, 17u, 32u, 33u, 1000u, 65536u, 65537u, 3u << 20, kMaxBlobSize}) {
    const std::string text(size, char('a' + size % 26));
    ASSERT_TRUE(world.creatures.set(world.creatures.mut(row).name, text));
    ASSERT_EQ(world.creatures.text(world.creatures[row].name), text);
  }
  EXPECT_FALSE(world.creatures.set(world.creatures.mut(row).name, std::string(kMaxBlobSize + 1, 'x')));
  EXPECT_EQ(world.creatures.text(world.creatures[row].name).size(), kMaxBlobSize) << "a refusal leaves what was there";
  ASSERT_TRUE(world.creatures.set(world.creatures.mut(row).name, ""));
  EXPECT_FALSE(world.creatures[row].name);
}

TEST(tables_blobs, resizing_keeps_what_fits_and_fills_with_zeros) {
  World world;
  const std::uint32_t row = world.creatures.alloc();
  std::uint32_t size = 0;
  for (std::uint32_t wanted : {3u, 4u, 9u, 2000u, 700u, 20u, 21u, 4u, 1u, 90u}) {
    const std::uint32_t kept = std::min(size, wanted);
    ASSERT_TRUE(world.creatures.resize(world.creatures.mut(row).path, wanted));
    const auto path = world.creatures.edit(world.creatures[row].path);
    ASSERT_EQ(path.size(), wanted);
    for (std::uint32_t i = 0; i < wanted; ++i) {
      ASSERT_EQ(path[i], i < kept ? i + 1 : 0u) << wanted << " " << i;
      path[i] = i + 1;
    }
    size = wanted;
  }
}

TEST(tables_blobs, a_blob_may_be_set_from_itself) {
  World world;
  const std::uint32_t row = world.creatures.alloc();
  world.creatures.set(world.creatures.mut(row).name, "0123456789abcdefghijklmnopqrstuvwxyz");
  const auto tail = world.creatures.text(world.creatures[row].name).substr(2, 33);
  world.creatures.set(world.creatures.mut(row).name, tail);
  EXPECT_EQ(world.creatures.text(world.creatures[row].name), "23456789abcdefghijklmnopqrstuvwxy");
  world.creatures.set(world.creatures.mut(row).name, world.creatures.text(world.creatures[row].name).substr(30));
  EXPECT_EQ(world.creatures.text(world.creatures[row].name), "wxy");
}

TEST(tables_blobs, a_slot_outside_a_live_row_is_refused) {
  World world;
  const std::uint32_t row = world.creatures.alloc();
  Str on_the_stack;
  EXPECT_FALSE(world.creatures.set(on_the_stack, "lost"));
  Creature &creature = world.creatures.mut(row);
  void *const reference = &creature.prey;
  EXPECT_FALSE(world.creatures.set(*static_cast<Str *>(reference), "a reference is no blob"));
  world.creatures.free(row);
  EXPECT_FALSE(world.creatures.set(creature.name, "lost"));
}

TEST(tables_blobs, a_handle_that_is_no_handle_reads_as_empty) {
  World world;
  for (std::uint32_t where : {1u, 0xFFFFFFFFu, 0x30000001u, 0x3A800005u, 0x7FFFFFFFu}) {
    Str made_up;
    made_up.blob = {where, 1};
    EXPECT_EQ(world.creatures.text(made_up), "");
  }
}

TEST(tables_blobs, a_blob_that_is_not_exactly_one_fields_is_named) {
  World world;
  const std::uint32_t row = world.creatures.alloc(), copied = world.creatures.alloc();
  world.creatures.set(world.creatures.mut(row).name, "mine");
  world.creatures.resize(world.creatures.mut(row).path, 3);
  EXPECT_TRUE(blob_defects(world.store).empty());
  world.creatures.mut(copied).name = world.creatures[row].name;
  ASSERT_EQ(blob_defects(world.store).size(), 1u);
  EXPECT_EQ(blob_defects(world.store)[0],
            "table creature, row 2, field name: its blob is that of table creature, row 1, field name too");
  world.creatures.free(row);
  EXPECT_EQ(blob_defects(world.store)[0], "table creature, row 2, field name: its blob is gone");
  world.creatures.set(world.creatures.mut(copied).name, "lost");
  world.creatures.mut(copied).name = {};
  ASSERT_EQ(blob_defects(world.store).size(), 1u);
  EXPECT_EQ(blob_defects(world.store)[0], "blob.map.saved.sim.16: 1 of 1 blobs belong to no field");
}

// --- lifetimes ---

TEST(tables_lifetime, clearing_empties_and_forgets_references) {
  World world;
  const std::uint32_t row = world.creatures.alloc();
  world.creatures.set(world.creatures.mut(row).name, "gone with the map");
  const std::uint32_t menu = world.menus.alloc();
  world.menus.mut(menu).shown = Ref<"creature">::from(world.creatures.ref(row));
  world.menus.set(world.menus.mut(menu).title, "stays");
  world.store.clear(OR_LIFE_MAP);
  EXPECT_EQ(world.creatures.live(), 0u);
  EXPECT_EQ(world.creatures.alloc(), row);
  EXPECT_FALSE(world.menus[menu].shown) << "it would name the new row";
  EXPECT_EQ(world.menus.text(world.menus[menu].title), "stays");
  EXPECT_EQ(world.creatures.text(world.creatures[row].name), "");
}

TEST(tables_lifetime, a_cleared_world_hashes_like_a_new_one) {
  World fresh, used;
  for (int i = 0; i < 300; ++i) used.creatures.set(used.creatures.mut(used.creatures.alloc()).name, "some name");
  EXPECT_NE(used.store.state_hash(), fresh.store.state_hash());
  used.store.clear(OR_LIFE_MAP);
  EXPECT_EQ(used.store.state_hash(), fresh.store.state_hash());
}

TEST(tables_lifetime, dropping_a_module_frees_its_tables_and_blobs) {
  World world;
  world.creatures.set(world.creatures.mut(world.creatures.alloc()).name, "text");
  world.store.drop("toy");
  EXPECT_TRUE(world.store.tables().empty());
  EXPECT_EQ(world.store.heaps().table(3, 0)->live, 0u);
}

// --- a module that describes its tables badly ---

struct BadDescription {
  or_field fields[3] = {{"spawn", nullptr, nullptr, nullptr, 0, 4, 1, OR_KIND_SPAWN, 0, {}},
                        {"mood", nullptr, nullptr, "calm, angry", 4, 2, 1, OR_KIND_ENUM16, 0, {}},
                        {"count", nullptr, nullptr, nullptr, 6, 2, 1, OR_KIND_I16, 0, {}}};
  or_table_desc desc = {sizeof(or_table_desc), 8, 10, OR_TABLE_SIM, OR_LIFE_MAP, 3, "bad", fields};
};

TEST(tables_store, bad_descriptions_are_refused) {
  struct Case {
    const char *expected;
    void (*spoil)(BadDescription &);
  };
  const Case cases[] = {
      {"plain name", [](BadDescription &b) { b.desc.name = "no/name"; }},
      {"plain name", [](BadDescription &b) { b.desc.name = nullptr; }},
      {"0 bytes", [](BadDescription &b) { b.desc.row_size = 0; }},
      {"cover", [](BadDescription &b) { b.desc.row_size = 12; }},
      {"bounds", [](BadDescription &b) { b.desc.max_rows = 0; }},
      {"bounds", [](BadDescription &b) { b.desc.max_rows = UINT32_MAX; }},
      {"flags", [](BadDescription &b) { b.desc.flags = 64; }},
      {"lifetime", [](BadDescription &b) { b.desc.lifetime = 3; }},
      {"bounds", [](BadDescription &b) { b.desc.fields = nullptr; }},
      {"bounds", [](BadDescription &b) { b.desc.field_count = UINT32_MAX; }},
      {"shorter", [](BadDescription &b) { b.desc.size = 8; }},
      {"spawn", [](BadDescription &b) { b.fields[0].kind = OR_KIND_U32; }},
      {"spawn", [](BadDescription &b) { b.fields[2].kind = OR_KIND_SPAWN; }},
      {"unknown", [](BadDescription &b) { b.fields[2].kind = 99; }},
      {"bytes", [](BadDescription &b) { b.fields[2].size = 4; }},
      {"fit", [](BadDescription &b) { b.fields[2].count = 0; }},
      {"fit", [](BadDescription &b) { b.fields[2].count = 0x80000001u; }},
      {"begin where", [](BadDescription &b) { b.fields[2].offset = 4; }},
      {"two of this", [](BadDescription &b) { b.fields[2].name = "mood"; }},
      {"plain name", [](BadDescription &b) { b.fields[2].name = ""; }},
      {"refers", [](BadDescription &b) { b.fields[2].target = "unit"; }},
      {"names belong", [](BadDescription &b) { b.fields[1].names = nullptr; }},
      {"differ", [](BadDescription &b) { b.fields[1].names = "calm, calm"; }},
      {"value", [](BadDescription &b) { b.fields[1].names = "calm = 3, angry"; }},
      {"no name", [](BadDescription &b) { b.fields[1].init[0] = 2; }},
      {"initial", [](BadDescription &b) { b.fields[2].init[3] = 1; }},
      {"older name", [](BadDescription &b) { b.fields[2].was = "mood"; }},
      {"element kind", [](BadDescription &b) { b.fields[2].element = OR_KIND_U32; }},
  };
  TableStore store;
  for (const Case &c : cases) {
    BadDescription bad;
    c.spoil(bad);
    const auto opened = store.open("hostile", bad.desc);
    ASSERT_FALSE(opened) << c.expected;
    EXPECT_NE(opened.error().message.find(c.expected), std::string::npos)
        << opened.error().message << " should say: " << c.expected;
  }
  EXPECT_TRUE(store.tables().empty());
  BadDescription good;
  EXPECT_TRUE(store.open("fine", good.desc));
}

TEST(tables_store, a_description_outlives_the_module_that_gave_it) {
  TableStore store;
  {
    BadDescription from_a_module;
    std::string name = "short_lived";
    from_a_module.desc.name = name.c_str();
    ASSERT_TRUE(store.open("m", from_a_module.desc));
  }
  EXPECT_EQ(store.find("short_lived")->description().fields[1].names[1], "angry");
}

}  // namespace
}  // namespace openrealm
