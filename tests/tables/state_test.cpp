// Hash, snapshot and marks, against a plain model under random operations.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>

#include "kernel/tables/blob_check.h"
#include "kernel/tables/stored_table.h"
#include "tests/tables/toy.h"

namespace openrealm {
namespace {

using toy::Creature;
using toy::World;

// What a table of creatures should hold, kept in the plainest way.
struct Model {
  struct Entry {
    std::uint32_t spawn;
    float hp;
    std::string name;
    std::vector<std::uint32_t> path;
  };
  std::map<std::uint32_t, Entry> rows;
  std::map<std::uint32_t, bool> waiting;  // freed in this tick

  std::uint32_t lowest_free() const {
    std::uint32_t row = 1;
    while (rows.contains(row) || waiting.contains(row)) ++row;
    return row;
  }
};

class RandomPlay {
 public:
  RandomPlay(World &world, Model &model, unsigned seed) : world_(world), model_(model), random_(seed) {}

  void step() {
    switch (random_() % 8) {
      case 0:
      case 1:
        return alloc(0);
      case 2:
        return alloc(1 + std::uint32_t(random_() % (random_() % 8 == 0 ? 4000 : 60)));
      case 3:
        return free();
      case 4:
        return rename();
      case 5:
        return resize();
      case 6:
        return hurt();
      default:
        if (random_() % 4 != 0) return;
        world_.client.end_tick();
        model_.waiting.clear();
    }
  }

 private:
  std::uint32_t any_row() {
    auto it = model_.rows.begin();
    std::advance(it, random_() % model_.rows.size());
    return it->first;
  }
  void alloc(std::uint32_t wanted) {
    const bool taken = wanted != 0 && (model_.rows.contains(wanted) || model_.waiting.contains(wanted));
    const std::uint32_t expected = taken ? 0 : wanted != 0 ? wanted : model_.lowest_free();
    const std::uint32_t row = world_.creatures.alloc(wanted);
    ASSERT_EQ(row, expected);
    if (row != 0) model_.rows[row] = {world_.creatures[row].spawn.value, 100.f, "", {}};
  }
  void free() {
    if (model_.rows.empty()) return;
    const std::uint32_t row = any_row();
    world_.creatures.free(row);
    model_.rows.erase(row);
    model_.waiting[row] = true;
  }
  void rename() {
    if (model_.rows.empty()) return;
    const std::uint32_t row = any_row();
    model_.rows[row].name = std::string(random_() % 100, char('a' + random_() % 26));
    ASSERT_TRUE(world_.creatures.set(world_.creatures.mut(row).name, model_.rows[row].name));
  }
  void resize() {
    if (model_.rows.empty()) return;
    const std::uint32_t row = any_row();
    auto &path = model_.rows[row].path;
    path.resize(random_() % 200);
    ASSERT_TRUE(world_.creatures.resize(world_.creatures.mut(row).path, path.size()));
    if (path.empty()) return;
    path.back() = std::uint32_t(random_());
    world_.creatures.edit(world_.creatures[row].path).back() = path.back();
  }
  void hurt() {
    if (model_.rows.empty()) return;
    const std::uint32_t row = any_row();
    model_.rows[row].hp -= 1;
    world_.creatures.mut(row).hp -= 1;
  }

  World &world_;
  Model &model_;
  std::mt19937 random_;
};

void expect_same(const World &world, const Model &model) {
  ASSERT_EQ(blob_defects(world.store), std::vector<std::string>());
  ASSERT_EQ(world.creatures.live(), model.rows.size());
  ASSERT_EQ(world.creatures.high(), model.rows.empty() ? 1 : model.rows.rbegin()->first + 1);
  auto expected = model.rows.begin();
  for (const std::uint32_t row : world.creatures.rows()) {
    ASSERT_EQ(row, expected->first);
    ASSERT_EQ(world.creatures[row].spawn.value, expected->second.spawn);
    ASSERT_EQ(world.creatures[row].hp, expected->second.hp);
    ASSERT_EQ(world.creatures.text(world.creatures[row].name), expected->second.name);
    const auto path = world.creatures.view(world.creatures[row].path);
    ASSERT_TRUE(std::equal(path.begin(), path.end(), expected->second.path.begin(), expected->second.path.end()));
    ++expected;
  }
}

// HOT-01: random operations agree with the model; hashes are the full hashes; snapshots taken again
// and restored at random agree with the moment they were taken.
TEST(tables_state, random_operations_agree_with_a_model) {
  for (unsigned seed = 1; seed <= 30; ++seed) {
    World world;
    Model model;
    RandomPlay play(world, model, seed);
    Snapshot snapshots[2];
    Model remembered[2];
    std::uint64_t hashes[2] = {};
    for (int step = 0; step < 600; ++step) {
      play.step();
      if (HasFatalFailure()) return;
      ASSERT_TRUE(step % 37 != 0 || world.store.state_hash() == world.store.full_state_hash()) << seed << " " << step;
      const int which = step / 50 % 2;
      if (step % 50 == 20) {
        world.store.take(snapshots[which]);
        remembered[which] = model;
        remembered[which].waiting.clear();
        hashes[which] = world.store.state_hash();
      }
      if (step % 50 == 45 && !snapshots[1 - which].empty()) {
        ASSERT_TRUE(world.store.restore(snapshots[1 - which]));
        model = remembered[1 - which];
        ASSERT_EQ(world.store.state_hash(), hashes[1 - which]) << seed << " " << step;
        ASSERT_EQ(world.store.full_state_hash(), hashes[1 - which]);
      }
      if (step % 10 == 0) expect_same(world, model);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(tables_state, the_same_history_gives_the_same_hash_and_another_does_not) {
  const auto run = [](unsigned seed, std::vector<std::uint64_t> &hashes, bool disturb) {
    World world;
    Model model;
    RandomPlay play(world, model, seed);
    Snapshot snapshot;
    for (int step = 0; step < 400; ++step) {
      play.step();
      if (disturb && step % 3 == 0) world.store.take(snapshot);
      if (step % 7 == 0) hashes.push_back(world.store.state_hash());
    }
  };
  std::vector<std::uint64_t> first, second, disturbed, other;
  run(5, first, false);
  run(5, second, false);
  run(5, disturbed, true);
  run(6, other, false);
  EXPECT_EQ(first, second);
  EXPECT_EQ(first, disturbed);
  EXPECT_NE(first, other);
}

TEST(tables_state, local_tables_are_not_in_the_hash) {
  World world;
  world.creatures.alloc();
  const std::uint64_t before = world.store.state_hash();
  world.menus.set(world.menus.mut(world.menus.alloc()).title, "local");
  EXPECT_EQ(world.store.state_hash(), before);
  EXPECT_NE(world.store.table_hash("menu"), 0u);
  EXPECT_EQ(world.store.table_hash("no_such_table"), 0u);
  world.creatures.free(world.creatures.alloc());
  EXPECT_NE(world.store.state_hash(), before) << "the spawn counter is state";
}

TEST(tables_state, a_snapshot_restores_what_was_opened_and_dropped_later) {
  TableStore store;
  BareClient client(store, "toy");
  Engine engine(client.import());
  auto creatures = *engine.open<Creature>();
  creatures.mut(creatures.alloc()).hp = 3;
  Snapshot snapshot;
  store.take(snapshot);
  const std::uint64_t hash = store.state_hash();
  auto menus = *engine.open<toy::Menu>();
  menus.alloc();
  ASSERT_TRUE(store.restore(snapshot));
  EXPECT_EQ(menus.live(), 0u);
  store.drop("toy");
  ASSERT_TRUE(store.restore(snapshot));
  EXPECT_EQ(store.state_hash(), hash);
  EXPECT_EQ((*engine.open<Creature>())[1].hp, 3.f);
}

TEST(tables_state, a_snapshot_taken_again_forgets_tables_that_are_gone) {
  TableStore store;
  BareClient first(store, "first"), second(store, "second");
  Engine(first.import()).open<Creature>()->alloc();
  Snapshot snapshot;
  store.take(snapshot);
  store.drop("first");
  ASSERT_TRUE(Engine(second.import()).open<toy::Menu>());
  store.take(snapshot);
  EXPECT_EQ(snapshot.find("creature"), nullptr);
  EXPECT_NE(snapshot.find("menu"), nullptr);
}

TEST(tables_state, a_snapshot_moves_to_another_store) {
  World first, second;
  first.creatures.set(first.creatures.mut(first.creatures.alloc()).name, "carried over");
  second.creatures.alloc(77);
  Snapshot snapshot;
  second.store.take(snapshot);  // taken again from another store: everything counts as changed
  first.store.take(snapshot);
  ASSERT_TRUE(second.store.restore(snapshot));
  EXPECT_EQ(second.store.state_hash(), first.store.state_hash());
  EXPECT_EQ(second.creatures.text(second.creatures[1].name), "carried over");
}

TEST(tables_state, unmarked_writes_are_named) {
  World world;
  for (int i = 0; i < 3000; ++i) world.creatures.alloc();
  world.store.set_check_writes(true);
  world.creatures.mut(3).hp = 1;
  world.creatures.free(2999);
  EXPECT_TRUE(world.store.unmarked_writes().empty());
  const_cast<Creature &>(world.creatures[2000]).player = 9;
  world.store.state_hash();
  const auto found = world.store.unmarked_writes();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].table, "creature");
  EXPECT_EQ(found[0].row, 2000u);
  EXPECT_EQ(found[0].field, "player");
  EXPECT_NE(found[0].text().find("row 2000, field player"), std::string::npos);
  EXPECT_TRUE(world.store.unmarked_writes().empty()) << "reported once";
  EXPECT_EQ(world.store.state_hash(), world.store.full_state_hash());
}

}  // namespace
}  // namespace openrealm
