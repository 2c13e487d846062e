// What bench/jass/run asks of the engine's side.
//
//   bench_jass run FILE N      as bench_lua does, and with it how often the second run took memory from the heap
//   bench_jass check FILE...   the files read as one program: milliseconds, the best of several times
//   bench_jass sleep COUNT     so many sleeping threads: bytes of table rows and of resident memory that each takes,
//                              microseconds of a tick in which none wakes, nanoseconds a thread where all do
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "bench/jass/allocations.h"
#include "bench/jass/processor_time.h"
#include "bench/jass/vm_script.h"
#include "kernel/tables/inspect.h"

namespace openrealm::bench {

namespace {

double run(VmScript &script, int32_t n) {
  const double began = processor_ms();
  script.run("bench", n);
  script.world().run_timers();
  return processor_ms() - began;
}

int run_program(const std::string &path, int32_t n) {
  VmScript script(path);
  run(script, n);
  const uint64_t before = allocations();
  const double ms = run(script, n);
  std::printf("%d %.3f %llu\n", script.integer("answer"), ms, static_cast<unsigned long long>(allocations() - before));
  return 0;
}

int check(const std::vector<std::string> &paths) {
  constexpr int kRounds = 10;
  double best = 0;
  for (int round = 0; round < kRounds; ++round) {
    std::vector<script::Input> inputs;
    for (const std::string &path : paths) inputs.push_back(read_script(path));
    const double began = processor_ms();
    const auto program = script::analyse(std::move(inputs));
    const double ms = processor_ms() - began;
    if (!program->complete()) {
      std::fputs(script::render(program->diagnostics, program->sources).c_str(), stderr);
      return 1;
    }
    best = round == 0 ? ms : std::min(best, ms);
  }
  std::printf("%.3f\n", best);
  return 0;
}

struct Memory {
  size_t rows = 0;      // bytes of the tables' rows in use
  size_t resident = 0;  // bytes of the process
};

Memory memory(TableStore &store) {
  Memory used;
  for (const TableLine &table : list_tables(store)) used.rows += size_t(table.live) * table.row_size;
  std::ifstream status("/proc/self/statm");
  size_t all = 0;
  status >> all >> used.resident;
  used.resident *= 4096;
  return used;
}

// Time goes on by so many milliseconds. Answers the milliseconds of the processor that a tick takes.
double tick(VmScript &script, uint64_t passes) {
  const double began = processor_ms();
  script.now += passes;
  script.vm().resume_due(script.now);
  script.end_tick();
  return processor_ms() - began;
}

int sleep(int32_t count) {
  constexpr int kTicks = 5;
  VmScript script(OPENREALM_SOURCE_DIR "/bench/jass/sleepers.j");
  script.run("sleeper", 0, true);
  const Memory before = memory(script.store());
  for (int32_t i = 0; i < count; ++i) script.run("sleeper", i, true);
  const Memory after = memory(script.store());
  script.end_tick();
  double idle = 1e9;
  double busy = 1e9;
  for (int i = 0; i < kTicks; ++i) idle = std::min(idle, tick(script, 1));
  for (int i = 0; i < kTicks; ++i) busy = std::min(busy, tick(script, 1000));
  const int32_t woke = script.integer("awake");
  if (woke != (count + 1) * kTicks) {
    std::fprintf(stderr, "%d threads woke, not %d\n", woke, (count + 1) * kTicks);
    return 1;
  }
  std::printf("%zu %zu %.1f %.0f\n", (after.rows - before.rows) / size_t(count),
              (after.resident - before.resident) / size_t(count), idle * 1e3, busy * 1e6 / (count + 1));
  return 0;
}

}  // namespace

}  // namespace openrealm::bench

int main(int argc, char **argv) {
  using namespace openrealm::bench;
  const std::vector<std::string> args(argv + 1, argv + argc);
  if (args.size() == 3 && args[0] == "run") return run_program(args[1], std::atoi(args[2].c_str()));
  if (args.size() >= 2 && args[0] == "check") return check({args.begin() + 1, args.end()});
  if (args.size() == 2 && args[0] == "sleep" && std::atoi(args[1].c_str()) > 0)
    return sleep(std::atoi(args[1].c_str()));
  std::fprintf(stderr, "usage: %s run FILE N | check FILE... | sleep COUNT\n", argv[0]);
  return 2;
}
