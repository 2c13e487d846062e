// How long a swap holds the simulation up: the toy game's counter module is swapped for the same file,
// with more and more state. Beside it, what this machine takes to copy as many bytes.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <vector>

#include "kernel/tables/snapshot.h"
#include "kernel/tables/table_store.h"
#include "tests/kernel/host_toy.h"

namespace openrealm {
namespace {

constexpr int kRounds = 100;

std::string built(const std::string &name) {
  return std::string(OPENREALM_BINARY_DIR) + "/test_modules/base/" + name + ".so";
}

double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + std::ptrdiff_t(values.size() / 2), values.end());
  return values[values.size() / 2];
}

double microseconds(const std::function<void()> &work) {
  const auto began = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count();
}

[[noreturn]] void stop(const Error &error) {
  fmt::print(stderr, "bench_swap: {}\n", error.message);
  std::exit(1);
}

double copy_time(std::size_t bytes) {
  std::vector<unsigned char> from(bytes, 1), to(bytes, 2);
  std::vector<double> times;
  for (int round = 0; round < 9; ++round)
    times.push_back(microseconds([&] { std::memcpy(to.data(), from.data(), bytes); }));
  return median(times);
}

struct Times {
  double prepare, pause;
};

// `ticks`: whether every row is written between two swaps.
Times swap_times(Game &game, bool ticks) {
  std::vector<double> prepare, pause;
  for (int round = 0; round < kRounds; ++round) {
    if (ticks)
      if (auto ok = game.tick(); !ok) stop(ok.error());
    const auto done = game.swap_identity("toy_counter");
    if (!done) stop(done.error());
    prepare.push_back(double(done->prepare_us));
    pause.push_back(double(done->pause_us));
  }
  return {median(prepare), median(pause)};
}

void measure(std::uint32_t counters, const std::string &folder) {
  ToyServices services;
  GameSpec spec{"toy",
                {{"toy_counter", built("toy_counter")}, {"toy_peer", built("toy_peer")}},
                {"count", "churn", "observe"},
                ""};
  GameOptions options;
  options.run_folder = folder;
  auto game = Game::open(spec, options, services);
  if (!game) stop(game.error());
  if (auto ok = (*game)->start_map("bench"); !ok) stop(ok.error());
  if (auto ok = (*game)->client_command(0, fmt::format("toy_fill {}", counters)); !ok) stop(ok.error());
  if (auto ok = (*game)->tick(); !ok) stop(ok.error());
  Snapshot snapshot;
  (*game)->tables().take(snapshot);
  const Times still = swap_times(**game, false), written = swap_times(**game, true);
  fmt::print("{:>9.2f} {:>10} {:>12.0f} {:>12.0f} {:>14.0f} {:>12.0f}\n", double(snapshot.bytes()) / 1e6, counters,
             copy_time(snapshot.bytes()), still.pause, written.pause, still.prepare);
}

}  // namespace
}  // namespace openrealm

int main() {
  const std::string folder = std::filesystem::temp_directory_path() / "openrealm_bench_swap";
  fmt::print(
      "Median of {} identity swaps, microseconds. Pause: nothing written since the last swap, and every\n"
      "row written. Prepare runs beside the game.\n\n",
      openrealm::kRounds);
  fmt::print("{:>9} {:>10} {:>12} {:>12} {:>14} {:>12}\n", "state MB", "rows", "memcpy of it", "pause",
             "pause, written", "prepare");
  for (const std::uint32_t counters : {1u, 1000u, 10000u, 100000u, 1000000u}) openrealm::measure(counters, folder);
  std::filesystem::remove_all(folder);
}
