// Tables beside a plain vector of structs, on this machine: prints ratios and the baseline they are to.
#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <functional>
#include <vector>

#include "base/engine.h"
#include "kernel/tables/bare_client.h"
#include "kernel/tables/migration.h"
#include "kernel/tables/table_bytes.h"
#include "kernel/tables/table_store.h"

namespace openrealm {
namespace {

struct Unit {
  Spawn spawn;
  Ref<"unit"> target;
  float x, y, hp;
  std::uint32_t rest[10];
  static constexpr TableShape kShape{.max_rows = 1u << 21};
  OR_RECORD(Unit, "unit", FIELD(spawn), FIELD(target), FIELD(x), FIELD(y), FIELD(hp), FIELD(rest));
};
static_assert(sizeof(Unit) == 64);

struct WiderUnit {
  Spawn spawn;
  Ref<"unit"> target;
  float x;
  double y;
  float hp;
  std::uint32_t rest[10];
  std::uint32_t added;
  static constexpr TableShape kShape{.max_rows = 1u << 21};
  OR_RECORD(WiderUnit, "unit", FIELD(spawn), FIELD(target), FIELD(x), FIELD(y), FIELD(hp), FIELD(rest), FIELD(added));
};

constexpr std::uint32_t kRows64MB = 1u << 20;
volatile float g_sink;

// Seconds of one call of each: the best of several rounds of `repeat` calls, taken in turns so that
// what else the machine does meets them alike.
std::vector<double> best_of_each(int repeat, const std::vector<std::function<void()>> &calls) {
  std::vector<double> least(calls.size(), 1e9);
  for (int round = 0; round < 25; ++round)
    for (std::size_t call = 0; call < calls.size(); ++call) {
      const auto start = std::chrono::steady_clock::now();
      for (int i = 0; i < repeat; ++i) calls[call]();
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
      least[call] = std::min(least[call], took.count() / repeat);
    }
  return least;
}

double best(int repeat, const std::function<void()> &call) {
  return best_of_each(repeat, {call})[0];
}

struct World {
  TableStore store;
  BareClient client{store, "bench"};
  Engine engine{client.import()};
  Table<Unit> units = *engine.open<Unit>();
  std::vector<Unit> plain;

  explicit World(std::uint32_t rows) : plain(rows) {
    for (std::uint32_t i = 0; i < rows; ++i) {
      Unit &unit = units.mut(units.alloc());
      unit.x = float(i % 1000);
      unit.hp = float(i % 77);
      plain[i] = unit;
    }
  }
};

void walk(std::uint32_t rows) {
  World world(rows);
  const int repeat = int(std::max(1u, (1u << 20) / rows));
  const auto read_plain = [&] {
    float sum = 0;
    for (const Unit &unit : world.plain) sum += unit.hp;
    g_sink = sum;
  };
  const auto read_table = [&] {
    float sum = 0;
    for (const std::uint32_t row : world.units.rows()) sum += world.units[row].hp;
    g_sink = sum;
  };
  const auto write_plain = [&] {
    for (Unit &unit : world.plain) unit.x += unit.hp;
  };
  const auto write_table = [&] {
    for (const std::uint32_t row : world.units.rows()) {
      Unit &unit = world.units.mut(row);
      unit.x += unit.hp;
    }
  };
  const auto times = best_of_each(repeat, {read_plain, read_table, write_plain, write_table});
  const double vector = times[0], table = times[1], vector_write = times[2], table_write = times[3];
  fmt::print(
      "walk      {:>8} rows: read {:.2f} ns a row, {:.2f} of a vector's {:.2f}; write {:.2f} ns, {:.2f} of {:.2f}\n",
      rows, table / rows * 1e9, table / vector, vector / rows * 1e9, table_write / rows * 1e9,
      table_write / vector_write, vector_write / rows * 1e9);
}

void random_access(std::uint32_t rows) {
  World world(rows);
  std::vector<or_ref> refs;
  std::uint32_t state = 1;
  for (std::uint32_t i = 0; i < 200000; ++i) {
    state = state * 1664525u + 1013904223u;
    refs.push_back(world.units.ref(1 + (state >> 8) % rows));
  }
  const auto read_plain = [&] {
    float sum = 0;
    for (const or_ref ref : refs) sum += world.plain[ref.row - 1].hp;
    g_sink = sum;
  };
  const auto read_table = [&] {
    float sum = 0;
    for (const or_ref ref : refs)
      if (const Unit *unit = world.units.get(ref)) sum += unit->hp;
    g_sink = sum;
  };
  const auto times = best_of_each(3, {read_plain, read_table});
  const double vector = times[0], table = times[1];
  fmt::print("random    {:>8} rows: checked {:.2f} ns a row, {:+.2f} ns to a vector's {:.2f}\n", rows,
             table / double(refs.size()) * 1e9, (table - vector) / double(refs.size()) * 1e9,
             vector / double(refs.size()) * 1e9);
}

void snapshot_and_hash() {
  World world(kRows64MB);
  const std::size_t bytes = std::size_t(kRows64MB) * sizeof(Unit);
  const auto dirty_all = [&] {
    std::memset(world.units.raw()->dirty, 0xFF, (kRows64MB >> world.units.raw()->block_shift) + 1);
  };
  std::vector<unsigned char> warm(bytes, 1);
  Snapshot snapshot;
  world.store.take(snapshot);
  const auto copy_plain = [&] {
    std::memcpy(warm.data(), world.units.raw()->rows + sizeof(Unit), bytes);
    g_sink = warm[bytes / 2];
  };
  const auto take_all = [&] {
    dirty_all();
    world.store.take(snapshot);
  };
  const auto times = best_of_each(1, {copy_plain, take_all});
  const double copy = times[0], take = times[1];
  const double few = best(20, [&] {
    for (std::uint32_t row = 1; row < kRows64MB; row += kRows64MB / 40) world.units.mut(row).hp += 1;
    world.store.take(snapshot);
  });
  const double restore = best(1, [&] {
    for (std::uint32_t row = 1; row < kRows64MB; row += kRows64MB / 40) world.units.mut(row).hp += 1;
    if (!world.store.restore(snapshot)) std::abort();
  });
  fmt::print(
      "snapshot  64 MB: {:.2f} ms, {:.2f} of memcpy's {:.2f} ms; with 40 rows changed {:.3f} ms; restore {:.2f} ms\n",
      take * 1e3, take / copy, copy * 1e3, few * 1e3, restore * 1e3);
  const double hash = best(1, [&] { g_sink = float(world.store.full_state_hash()); });
  const double plain_hash = best(1, [&] { g_sink = float(XXH3_64bits(world.plain.data(), bytes)); });
  world.store.state_hash();
  const double cached = best(20, [&] {
    for (std::uint32_t row = 1; row < kRows64MB; row += kRows64MB / 40) world.units.mut(row).hp += 1;
    g_sink = float(world.store.state_hash());
  });
  fmt::print("hash      64 MB: {:.1f} GB/s, {:.2f} of XXH3 in one go; with 40 rows changed {:.3f} ms\n",
             double(bytes) / hash / 1e9, hash / plain_hash, cached * 1e3);
}

void growth(std::uint32_t rows) {
  const double vector = best(1, [&] {
    std::vector<Unit> plain;
    for (std::uint32_t i = 0; i < rows; ++i) plain.push_back(Unit{});
    g_sink = plain[rows / 2].hp;
  });
  const double table = best(1, [&] {
    TableStore store;
    BareClient client(store, "bench");
    auto units = *Engine(client.import()).open<Unit>();
    for (std::uint32_t i = 0; i < rows; ++i) units.alloc();
    g_sink = units[rows / 2].hp;
  });
  World world(rows);
  const double churn = best(1, [&] {
    for (std::uint32_t row = 1; row <= rows; row += 3) world.units.free(row);
    world.client.end_tick();
    for (std::uint32_t row = 1; row <= rows; row += 3) world.units.alloc();
  });
  fmt::print("growth    {:>8} rows: {:.1f} ns a row, {:.2f} of a vector's {:.1f}; free and take again {:.1f} ns\n",
             rows, table / rows * 1e9, table / vector, vector / rows * 1e9, churn / (rows / 3.0) * 1e9);
}

void bytes_and_migration() {
  World world(kRows64MB / 8);
  const double megabytes = kRows64MB / 8 * sizeof(Unit) / 1e6;
  std::vector<unsigned char> bytes;
  const double write = best(1, [&] { bytes = *write_tables(world.store); });
  const double read = best(1, [&] {
    if (!read_tables(world.store, bytes)) std::abort();
  });
  const or_table_desc *wider[] = {describe<WiderUnit>()};
  const double plan = best(1, [&] {
    if (!Migration::plan(world.store, {*module_tables("bench", wider, 1)})) std::abort();
  });
  const or_table_desc *same[] = {describe<Unit>()};
  const double nothing = best(10, [&] {
    if (!Migration::plan(world.store, {*module_tables("bench", same, 1)})->changes_nothing()) std::abort();
  });
  fmt::print("bytes     {:.0f} MB: written at {:.2f} GB/s, read at {:.2f} GB/s\n", megabytes, megabytes / write / 1e3,
             megabytes / read / 1e3);
  fmt::print("migration {:.0f} MB: converted at {:.2f} GB/s; a plan that changes nothing {:.1f} us\n", megabytes,
             megabytes / plan / 1e3, nothing * 1e6);
}

}  // namespace
}  // namespace openrealm

int main() {
  using namespace openrealm;
  for (const std::uint32_t rows : {500u, 20000u, kRows64MB}) walk(rows);
  for (const std::uint32_t rows : {500u, 20000u, kRows64MB}) random_access(rows);
  snapshot_and_hash();
  for (const std::uint32_t rows : {1000u, 100000u, kRows64MB}) growth(rows);
  bytes_and_migration();
}
