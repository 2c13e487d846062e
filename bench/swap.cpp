// How long a swap holds the simulation up: the toy game's counter module is swapped for the same file,
// with more and more state, beside it what this machine takes to copy as many bytes; and each module of
// the real game in the first map of the demo campaign.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "kernel/files/mounts.h"
#include "kernel/shell/config.h"
#include "kernel/tables/snapshot.h"
#include "kernel/tables/table_store.h"
#include "tests/kernel/host_toy.h"

namespace openrealm {
namespace {

constexpr int kRounds = 100;

std::string built(const std::string &name) {
  return std::string(OPENREALM_BINARY_DIR) + "/test_modules/base/" + name + ".so";
}

std::string text_of_file(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
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

// --- the demo map ---

constexpr const char *kDemoMap = "maps/lantern-road/1-ford";
constexpr int kDemoRounds = 50;
constexpr int kDemoTicks = 300;

class MapServices final : public ToyServices {
 public:
  Result<std::string_view> read_file(std::string_view name) override { return mounts.read(name); }
  Result<std::string> copy_file(std::string_view name) override { return mounts.copy(name); }
  Mounts mounts;
};

std::string base(const std::string &path) {
  return std::string(OPENREALM_SOURCE_DIR) + "/" + path;
}

// Nothing, and a line why, when a part of it is not there.
std::unique_ptr<Game> demo_game(MapServices &services, const std::string &folder) {
  const auto skip = [](const std::string &why) {
    fmt::print("\nThe demo map is left out: {}\n", why);
    return nullptr;
  };
  const std::string config_file = base("config/games/wc3.toml");
  if (!std::filesystem::exists(config_file)) return skip("there is no " + config_file);
  const auto config = parse_config(text_of_file(config_file), config_file, ConfigKind::game, Cvars());
  if (!config) return skip(config.error().message);
  GameSpec spec{"wc3", {}, config->phases, config->order_queue_release};
  for (const std::string &module : config->modules) {
    spec.modules.push_back({module, fmt::format("{}/modules/{}.so", OPENREALM_BINARY_DIR, module)});
    if (!std::filesystem::exists(spec.modules.back().path)) return skip("there is no " + spec.modules.back().path);
  }
  for (const std::string &data : config->data)
    if (const auto mounted = services.mounts.add(base(data)); !mounted) return skip(mounted.error().message);
  if (const auto mounted = services.mounts.add(base(kDemoMap)); !mounted) return skip(mounted.error().message);
  GameOptions options;
  options.run_folder = folder;
  auto game = Game::open(spec, options, services);
  if (!game) stop(game.error());
  if (auto ok = (*game)->start_map(kDemoMap); !ok) stop(ok.error());
  for (int tick = 0; tick < kDemoTicks; ++tick)
    if (auto ok = (*game)->tick(); !ok) stop(ok.error());
  return std::move(*game);
}

// A tick between two swaps, so that each has something to copy.
void measure_demo(const std::string &folder) {
  MapServices services;
  const std::unique_ptr<Game> game = demo_game(services, folder);
  if (!game) return;
  fmt::print("\n{} at tick {}, {} swaps of each module with a tick between them, microseconds.\n\n", kDemoMap,
             kDemoTicks, kDemoRounds);
  fmt::print("{:<16} {:>12} {:>12} {:>12}\n", "module", "pause", "worst", "prepare");
  for (const ModuleInfo &module : game->modules()) {
    std::vector<double> prepare, pause;
    for (int round = 0; round < kDemoRounds; ++round) {
      if (auto ok = game->tick(); !ok) stop(ok.error());
      const auto done = game->swap_identity(module.name);
      if (!done) stop(done.error());
      prepare.push_back(double(done->prepare_us));
      pause.push_back(double(done->pause_us));
    }
    fmt::print("{:<16} {:>12.0f} {:>12.0f} {:>12.0f}\n", module.name, median(pause),
               *std::max_element(pause.begin(), pause.end()), median(prepare));
  }
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
  openrealm::measure_demo(folder);
  std::filesystem::remove_all(folder);
}
