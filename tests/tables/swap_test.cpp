// HOT-01, HOT-02, KRN-11: a module whose only state is in tables, closed and opened again every few
// ticks, as the same build or as one whose records differ: the run goes on as if nothing had happened.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>

#include "base/fixed_math.h"
#include "kernel/tables/migration.h"
#include "kernel/tables/table_bytes.h"
#include "tests/tables/toy.h"

namespace openrealm {
namespace {

namespace old_build {
struct Boid {
  Spawn spawn;
  float x, y;
  std::uint16_t heading;
  std::uint16_t age;
  Row<"boid"> leader;
  Str trail;
  static constexpr TableShape kShape{.max_rows = 2000};
  OR_RECORD(Boid, "boid", FIELD(spawn), FIELD(x), FIELD(y), FIELD(heading), FIELD(age), FIELD(leader), FIELD(trail));
};
}  // namespace old_build

namespace new_build {
struct Boid {  // reordered, renamed, widened, one field more
  Spawn spawn;
  Row<"boid"> leader;
  double x, y;
  std::uint32_t direction;
  std::uint32_t age;
  Str trail;
  float mood;
  std::uint32_t spare;
  static constexpr TableShape kShape{.max_rows = 4000};
  OR_RECORD(Boid, "boid", FIELD(spawn), FIELD(leader), FIELD(x), FIELD(y), FIELD(direction).was("heading"), FIELD(age),
            FIELD(trail), FIELD(mood).init(1.f), FIELD(spare));
};
}  // namespace new_build

struct Dice {
  Spawn spawn;
  std::uint32_t state;
  static constexpr TableShape kShape{.max_rows = 1};
  OR_RECORD(Dice, "dice", FIELD(spawn), FIELD(state).init(2463534242u));
};

std::uint32_t &heading(new_build::Boid &boid) {
  return boid.direction;
}
std::uint16_t &heading(old_build::Boid &boid) {
  return boid.heading;
}

class Flock {  // what both builds look like to the host
 public:
  virtual ~Flock() = default;
  virtual void tick() = 0;
  virtual std::string account() const = 0;  // of everything a player could see
};

template <class Boid>
class FlockOf : public Flock {
 public:
  explicit FlockOf(const game_import *import) : engine_(import) {
    boids_ = *engine_.open<Boid>();
    dice_ = *engine_.open<Dice>();
    index_by_cell();
  }
  void tick() override {
    if (dice_.live() == 0) dice_.alloc();
    for (int i = 0; i < 3; ++i) hatch();
    for (const std::uint32_t row : boids_.rows()) fly(row);
    index_by_cell();
  }
  std::string account() const override {
    std::string text;
    for (const std::uint32_t row : boids_.rows()) {
      const Boid &boid = boids_[row];
      text += fmt::format("{}#{} {} {} {} {} {}\n", row, boid.spawn.value, double(boid.x), double(boid.y), boid.age,
                          boid.leader.row, boids_.text(boid.trail));
    }
    return text + std::to_string(cells_.size());
  }

 private:
  std::uint32_t roll() {
    std::uint32_t &state = dice_.mut(1).state;
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
  }
  void hatch() {
    const std::uint32_t row = boids_.alloc();
    if (row == 0) return;
    Boid &boid = boids_.mut(row);
    boid.x = float(roll() % 100);
    heading(boid) = std::uint16_t(roll() % 360);
    boid.leader = {cells_.empty() ? 0 : cells_.begin()->second};
  }
  void fly(std::uint32_t row) {
    Boid &boid = boids_.mut(row);
    if (++boid.age > 40 + row % 7) return boids_.free(row);
    const float angle = float(heading(boid)) * float(fixed::kPi / 180);
    boid.x = float(boid.x) + fixed::cos(angle);
    boid.y = float(boid.y) + fixed::sin(angle);
    if (boid.age % 8 == 0) boids_.set(boid.trail, std::string(boids_.text(boid.trail)) + char('a' + roll() % 26));
  }
  void index_by_cell() {  // derived: rebuilt from the table whenever the module is opened
    cells_.clear();
    for (const std::uint32_t row : boids_.rows()) cells_.emplace(int(boids_[row].x) / 10, row);
  }

  Engine engine_;
  Table<Boid> boids_;
  Table<Dice> dice_;
  std::map<int, std::uint32_t> cells_;
};

// A host of one module.
struct Host {
  TableStore store;
  BareClient client{store, "flock"};
  std::unique_ptr<Flock> flock;
  bool newer = false;

  Host() { open(false); }
  void open(bool newer_build) {
    flock.reset();
    const or_table_desc *descs[] = {newer_build ? describe<new_build::Boid>() : describe<old_build::Boid>(),
                                    describe<Dice>()};
    auto plan = Migration::plan(store, {*module_tables("flock", descs, 2)});
    ASSERT_TRUE(plan) << plan.error().message;
    ASSERT_EQ(plan->changes_nothing(), newer == newer_build || store.tables().empty());
    ASSERT_TRUE(plan->apply());
    newer = newer_build;
    if (newer)
      flock = std::make_unique<FlockOf<new_build::Boid>>(client.import());
    else
      flock = std::make_unique<FlockOf<old_build::Boid>>(client.import());
  }
  void tick() {
    flock->tick();
    client.end_tick();
  }
};

TEST(tables_swap, the_same_build_every_third_tick_gives_the_same_hashes) {
  Host calm, swapped;
  for (int tick = 1; tick <= 300; ++tick) {
    calm.tick();
    swapped.tick();
    if (tick % 3 == 0) {
      const std::uint64_t before = swapped.store.state_hash();
      swapped.open(false);
      ASSERT_EQ(swapped.store.state_hash(), before);
    }
    ASSERT_EQ(swapped.store.state_hash(), calm.store.state_hash()) << tick;
  }
  EXPECT_EQ(swapped.flock->account(), calm.flock->account());
}

TEST(tables_swap, a_changed_build_goes_on_with_the_state) {
  Host calm, swapped;
  for (int tick = 1; tick <= 100; ++tick) {
    calm.tick();
    swapped.tick();
  }
  ASSERT_NE(calm.flock->account(), "0");
  swapped.open(true);
  EXPECT_EQ(swapped.flock->account(), calm.flock->account());
  for (int tick = 1; tick <= 100; ++tick) {
    calm.tick();
    swapped.tick();
    ASSERT_EQ(swapped.flock->account(), calm.flock->account()) << tick;
  }
}

TEST(tables_swap, saving_and_loading_every_seventh_tick_gives_the_same_hashes) {
  Host calm;
  auto loaded = std::make_unique<Host>();
  for (int tick = 1; tick <= 200; ++tick) {
    calm.tick();
    loaded->tick();
    if (tick % 7 == 0) {
      const auto bytes = *write_tables(loaded->store);
      loaded = std::make_unique<Host>();
      ASSERT_TRUE(read_tables(loaded->store, bytes));
      loaded->open(false);
    }
    ASSERT_EQ(loaded->store.state_hash(), calm.store.state_hash()) << tick;
  }
}

TEST(tables_swap, rewinding_and_running_again_gives_the_same_hashes) {
  Host host;
  for (int tick = 0; tick < 50; ++tick) host.tick();
  Snapshot snapshot;
  std::vector<std::uint64_t> hashes[2];
  host.store.take(snapshot);
  for (auto &run : hashes) {
    for (int tick = 0; tick < 50; ++tick) {
      host.tick();
      run.push_back(host.store.state_hash());
    }
    ASSERT_TRUE(host.store.restore(snapshot));
    host.open(false);
  }
  EXPECT_EQ(hashes[0], hashes[1]);
}

}  // namespace
}  // namespace openrealm
