// SAV-01, SAV-02 as far as tables go: bytes and back, also into newer descriptions, and hostile bytes.
#include "kernel/tables/table_bytes.h"

#include <gtest/gtest.h>
#include <xxhash.h>

#include <cstring>
#include <random>

#include "kernel/tables/stored_table.h"
#include "tests/tables/toy.h"

namespace openrealm {
namespace {

using toy::Creature;
using toy::World;

using Bytes = std::vector<unsigned char>;

void fill(World &world, unsigned seed, int count) {
  std::mt19937 random(seed);
  for (int i = 0; i < count; ++i) {
    const std::uint32_t row = world.creatures.alloc();
    Creature &creature = world.creatures.mut(row);
    creature.hp = float(random() % 100);
    creature.type = {0x68666F6F};
    creature.mood = toy::Mood(random() % 3);
    creature.next = {std::uint32_t(random() % 10)};
    creature.label.set("label");
    world.creatures.set(creature.name, std::string(random() % 300, 'n'));
    world.creatures.resize(creature.path, random() % 40);
    if (random() % 5 == 0) world.creatures.free(row);
  }
  world.client.end_tick();
}

void seal(Bytes &bytes) {  // makes the check sum right again
  const std::uint64_t sum = XXH3_64bits(bytes.data(), bytes.size() - 8);
  std::memcpy(&bytes[bytes.size() - 8], &sum, 8);
}

TEST(tables_bytes, what_was_saved_comes_back_and_goes_on_the_same) {
  World world, other;
  fill(world, 1, 400);
  world.menus.set(world.menus.mut(world.menus.alloc()).title, "not saved");
  const Bytes bytes = *write_tables(world.store);
  fill(other, 9, 60);
  other.menus.alloc();
  const auto read = read_tables(other.store, bytes);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_TRUE(read->warnings.empty());
  EXPECT_EQ(other.store.state_hash(), world.store.state_hash());
  EXPECT_EQ(other.store.full_state_hash(), world.store.full_state_hash());
  EXPECT_EQ(other.menus.live(), 0u) << "what is not saved is emptied";
  EXPECT_EQ(*write_tables(other.store), bytes);
  fill(world, 2, 100);
  fill(other, 2, 100);
  EXPECT_EQ(other.store.state_hash(), world.store.state_hash());
}

TEST(tables_bytes, spawn_numbers_of_emptied_tables_go_on) {
  World world, other;
  const or_ref menu = world.menus.ref(world.menus.alloc());
  ASSERT_TRUE(read_tables(other.store, *write_tables(world.store)));
  other.menus.alloc();
  EXPECT_EQ(other.menus.get(menu), nullptr) << "a saved reference must not name a row made after the load";
}

TEST(tables_bytes, an_empty_store_is_saved_too) {
  World world, other;
  fill(other, 3, 10);
  ASSERT_TRUE(read_tables(other.store, *write_tables(world.store)));
  EXPECT_EQ(other.store.state_hash(), world.store.state_hash());
}

namespace newer {
struct Creature {
  Spawn spawn;
  std::uint32_t added;
  double health;
  Str name;
  static constexpr TableShape kShape{.max_rows = 9000};
  OR_RECORD(Creature, "creature", FIELD(spawn), FIELD(added).init(5), FIELD(health).was("hp"), FIELD(name));
};
}  // namespace newer

TEST(tables_bytes, an_older_save_loads_into_a_newer_build) {
  World world;
  fill(world, 4, 100);
  TableStore store;
  BareClient client(store, "renamed_module");
  auto creatures = *Engine(client.import()).open<newer::Creature>();
  const auto read = read_tables(store, *write_tables(world.store));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->warnings.size(), 8u) << "a line for each field that is dropped";
  EXPECT_EQ(creatures.live(), world.creatures.live());
  for (const std::uint32_t row : creatures.rows()) {
    EXPECT_EQ(creatures[row].health, double(world.creatures[row].hp));
    EXPECT_EQ(creatures.text(creatures[row].name), world.creatures.text(world.creatures[row].name));
    EXPECT_EQ(creatures[row].added, 5u);
  }
  EXPECT_EQ(store.find("creature")->owner(), "renamed_module");
}

TEST(tables_bytes, a_table_that_no_module_has_is_dropped_with_a_warning) {
  World world;
  fill(world, 4, 10);
  TableStore empty;
  const auto read = read_tables(empty, *write_tables(world.store));
  ASSERT_TRUE(read);
  ASSERT_EQ(read->warnings.size(), 1u);
  EXPECT_NE(read->warnings[0].find("table creature of the save is dropped"), std::string::npos);
}

TEST(tables_bytes, a_save_that_does_not_fit_leaves_the_store_as_it_was) {
  World world;
  fill(world, 4, 10);
  world.creatures.mut(2).hp = 0.1f;
  world.creatures.mut(2).slots[0] = -300;
  struct Narrow {
    or_field fields[3] = {{"spawn", nullptr, nullptr, nullptr, 0, 4, 1, OR_KIND_SPAWN, 0, {}},
                          {"slots", nullptr, nullptr, nullptr, 4, 1, 3, OR_KIND_I8, 0, {}},
                          {"rest", nullptr, nullptr, nullptr, 7, 1, 1, OR_KIND_U8, 0, {}}};
    or_table_desc desc = {sizeof(or_table_desc), 8, 99,         OR_TABLE_SAVED | OR_TABLE_SIM,
                          OR_LIFE_MAP,           3, "creature", fields};
  } narrow;
  TableStore store;
  or_table *table = *store.open("toy", narrow.desc);
  std::uint32_t row = 0;
  store.alloc(*table, 9, row);
  const std::uint64_t hash = store.state_hash();
  const auto read = read_tables(store, *write_tables(world.store));
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "table creature, row 2, field slots: -300 does not fit i8 exactly");
  EXPECT_EQ(store.full_state_hash(), hash);
}

TEST(tables_bytes, what_could_not_be_read_again_is_not_written) {
  World world;
  fill(world, 4, 10);
  world.creatures.mut(3).mood = toy::Mood(200);
  auto written = write_tables(world.store);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().message, "table creature, row 3, field mood: value 200 has no name");
  world.creatures.mut(3).mood = toy::Mood::calm;
  world.creatures.mut(4).next = {4001};
  written = write_tables(world.store);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().message, "table creature, row 4, field next: row 4001 of table creature is out of bounds");
  world.creatures.mut(4).next = {};
  world.creatures.mut(4).name = world.creatures[3].name;
  written = write_tables(world.store);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().message, "table creature, row 4: its blob is another field's as well");
}

TEST(tables_bytes, cut_bytes_are_refused_at_every_length) {
  World world, victim;
  fill(world, 5, 6);
  fill(victim, 6, 6);
  const Bytes whole = *write_tables(world.store);
  const std::uint64_t hash = victim.store.state_hash();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    Bytes cut(whole.begin(), whole.begin() + std::ptrdiff_t(size));
    ASSERT_FALSE(read_tables(victim.store, cut)) << size;
    if (size < 24) continue;
    seal(cut);  // the parser's own checks must hold as well
    ASSERT_FALSE(read_tables(victim.store, cut)) << size;
  }
  EXPECT_EQ(victim.store.full_state_hash(), hash) << "never half-applied";
}

TEST(tables_bytes, spoiled_bytes_never_crash_and_never_apply_by_half) {
  World world, victim;
  fill(world, 7, 6);
  fill(victim, 8, 6);
  const Bytes whole = *write_tables(world.store);
  std::uint64_t hash = victim.store.state_hash();
  std::mt19937 random(11);
  int accepted = 0;
  for (std::size_t i = 0; i < whole.size() * 2; ++i) {
    Bytes spoiled = whole;
    const std::size_t at = i < whole.size() ? i : random() % whole.size();
    spoiled[at] = i < whole.size() ? spoiled[at] ^ (1u << (random() % 8)) : static_cast<unsigned char>(random());
    ASSERT_TRUE(spoiled == whole || !read_tables(victim.store, spoiled)) << "the check sum must catch byte " << at;
    seal(spoiled);
    const auto read = read_tables(victim.store, spoiled);
    if (!read) {
      EXPECT_FALSE(read.error().message.empty());
      ASSERT_EQ(victim.store.full_state_hash(), hash) << at;
      continue;
    }
    ++accepted;  // a changed number is a valid save: it must be whole
    hash = victim.store.state_hash();
    ASSERT_EQ(victim.store.full_state_hash(), hash);
    for (const std::uint32_t row : victim.creatures.rows()) {
      victim.creatures.text(victim.creatures[row].name);
      victim.creatures.view(victim.creatures[row].path);
      ASSERT_LE(victim.creatures[row].next.row, victim.creatures.max_rows());
    }
  }
  EXPECT_GT(accepted, 0);
}

TEST(tables_bytes, a_newer_version_and_other_files_are_refused) {
  World world;
  Bytes bytes = *write_tables(world.store);
  bytes[8] = 2;
  seal(bytes);
  EXPECT_EQ(read_tables(world.store, bytes).error().message,
            "the saved tables are of version 2, this build reads up to 1");
  EXPECT_EQ(read_tables(world.store, Bytes(100, 'x')).error().message, "these are no saved tables");
}

}  // namespace
}  // namespace openrealm
