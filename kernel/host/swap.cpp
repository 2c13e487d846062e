// The hot swap of one or several modules between two ticks.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>

#include "kernel/host/game_parts.h"
#include "kernel/tables/migration.h"
#include "kernel/tables/stored_table.h"

namespace openrealm {
namespace {

std::uint64_t now_us() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::uint64_t(std::chrono::duration_cast<std::chrono::microseconds>(since).count());
}

tl::unexpected<Error> at_step(const char *step, const Error &error) {
  return fail(error.code, fmt::format("{}: {}", step, error.message));
}

}  // namespace

// One swap. After check() nothing has been touched; from then until take_over(), or roll_back() after
// it, has succeeded, the game is in pieces. `out_` holds the modules that do not run: the new ones
// first, the old ones once they are exchanged.
class Game::Swap {
 public:
  Swap(Parts &parts, or_start_reason reason, std::function<void()> exchange_files)
      : parts_(parts), host_(parts.host), reason_(reason), exchange_files_(std::move(exchange_files)) {}

  Result<void> check(std::vector<std::unique_ptr<Module>> builds);
  Result<void> take_over();
  Result<void> roll_back();
  void retire_old();
  std::string names() const;
  SwapReport report() const { return {0, 0, tables_migrated_, migration_->warnings()}; }

 private:
  void exchange();
  void exchange_files();
  void close_old();
  Result<void> open_tables();
  Result<void> open_modules();
  Result<void> start_modules(or_start_reason reason);
  bool is_swapped(const Module &module) const;
  std::uint64_t hash() { return host_.tables.state_hash(); }

  Parts &parts_;
  HostContext &host_;
  or_start_reason reason_;
  std::function<void()> exchange_files_;
  bool files_exchanged_ = false;
  std::vector<std::unique_ptr<Module>> out_;  // in order of place
  std::vector<ModuleTables> old_tables_;
  ModuleBinding other_binding_;  // of the module list that does not run
  std::optional<Migration> migration_;
  std::uint32_t tables_migrated_ = 0;
  std::size_t requests_before_ = 0;
};

std::string Game::Swap::names() const {
  std::string list;
  for (const auto &module : out_) list += (list.empty() ? "" : ", ") + module->module;
  return list;
}

Result<void> Game::Swap::check(std::vector<std::unique_ptr<Module>> builds) {
  std::vector<Module *> list = parts_.module_list();
  for (auto &build : builds) {
    old_tables_.push_back(list[build->place()]->tables());
    list[build->place()] = build.get();
    out_.push_back(std::move(build));
  }
  auto binding = ModuleBinding::make(parts_.spec, list);
  if (!binding) return at_step("checking the new build", binding.error());
  other_binding_ = std::move(*binding);

  std::vector<ModuleTables> new_tables;
  for (const auto &module : out_) {
    for (const SharedDescription &table : module->tables().tables) {
      const StoredTable *known = host_.tables.find(table->name);
      if (known && known->description() != *table) ++tables_migrated_;
    }
    new_tables.push_back(module->tables());
  }
  auto migration = Migration::plan(host_.tables, new_tables);
  if (!migration) return at_step("planning its tables", migration.error());
  migration_ = std::move(*migration);
  return {};
}

Result<void> Game::Swap::take_over() {
  requests_before_ = host_.requests.size();
  host_.tables.take(parts_.before_swap);
  close_old();
  exchange();
  exchange_files();
  if (auto ok = migration_->apply(); !ok) return at_step("migrating its tables", ok.error());
  if (auto ok = open_tables(); !ok) return at_step("opening its tables", ok.error());
  const std::uint64_t before = hash();
  if (auto ok = open_modules(); !ok) return at_step("opening the new build", ok.error());
  if (hash() != before) return fail(OR_INVALID, "opening the new build: it changed state, which only a tick may do");
  if (auto ok = start_modules(reason_); !ok)
    return at_step(reason_ == OR_START_SWAPPED ? "starting the new build" : "taking up the files", ok.error());
  if (reason_ == OR_START_SWAPPED && hash() != before)
    return fail(OR_INVALID, "starting the new build: state changed, which only a tick may do");
  return {};
}

Result<void> Game::Swap::roll_back() {
  host_.requests.resize(std::min(host_.requests.size(), requests_before_));
  for (auto &module : parts_.modules)
    if (module->is_open() && is_swapped(*module)) module->close();
  exchange();
  if (files_exchanged_) exchange_files();
  if (auto ok = host_.tables.restore(parts_.before_swap); !ok) return ok;
  // Tables that only the new build has are still there, empty.
  auto leftovers = Migration::plan(host_.tables, old_tables_);
  if (!leftovers) return tl::unexpected(leftovers.error());
  if (auto ok = leftovers->apply(); !ok) return ok;
  if (auto ok = open_modules(); !ok) return ok;
  return start_modules(OR_START_SWAPPED);
}

// The snapshot was taken before: whatever the old build does to state as it closes is undone.
void Game::Swap::close_old() {
  const std::uint64_t before = hash();
  for (auto module = out_.rbegin(); module != out_.rend(); ++module) parts_.modules[(*module)->place()]->close();
  if (hash() == before) return;
  const auto undone = host_.tables.restore(parts_.before_swap);
  host_.services.log(OR_LOG_WARN, "kernel",
                     fmt::format("{}: the old build changed state while it closed; {}", names(),
                                 undone ? "that is undone" : undone.error().message));
}

void Game::Swap::exchange() {
  for (auto &module : out_) std::swap(module, parts_.modules[module->place()]);
  std::swap(other_binding_, parts_.binding);
}

void Game::Swap::exchange_files() {
  if (!exchange_files_) return;
  exchange_files_();
  files_exchanged_ = !files_exchanged_;
}

Result<void> Game::Swap::open_tables() {
  for (const auto &module : out_)
    if (auto ok = parts_.modules[module->place()]->open_tables(); !ok) return ok;
  return {};
}

Result<void> Game::Swap::open_modules() {
  for (auto &module : parts_.modules)
    if (!module->is_open())
      if (auto ok = module->open(); !ok) return ok;
  return {};
}

// Without a map no module has started, and the next map starts them all.
Result<void> Game::Swap::start_modules(or_start_reason reason) {
  if (!parts_.running) return {};
  for (auto &module : parts_.modules)
    if (auto ok = module->start(is_swapped(*module) ? reason : OR_START_PEER, parts_.map); !ok) return ok;
  host_.scratch.end_tick();
  return {};
}

bool Game::Swap::is_swapped(const Module &module) const {
  return std::any_of(out_.begin(), out_.end(), [&](const auto &other) { return other->place() == module.place(); });
}

void Game::Swap::retire_old() {
  for (auto &module : out_) {
    if (reason_ == OR_START_SWAPPED) ++parts_.swaps[module->place()];
    parts_.old.push_back(std::move(module));
  }
  out_.clear();
}

PreparedSwap::PreparedSwap() = default;
PreparedSwap::~PreparedSwap() = default;
PreparedSwap::PreparedSwap(PreparedSwap &&) noexcept = default;
PreparedSwap &PreparedSwap::operator=(PreparedSwap &&) noexcept = default;

Result<PreparedSwap> Game::prepare(std::span<const ModuleSpec> builds) {
  const std::uint64_t began = now_us();
  PreparedSwap prepared;
  const MapInPlay::Now now = parts_->in_play.now();
  prepared.map_number = now.number;
  for (const ModuleSpec &build : builds) {
    const auto place = parts_->place_of(build.name);
    if (!place) return tl::unexpected(place.error());
    auto image = Image::load(*parts_->folder, build.name, build.path);
    if (!image) return at_step("loading the new build", image.error());
    auto module = Module::make(parts_->host, parts_->spec, *place, build.path, std::move(*image));
    if (!module) return at_step("checking the new build", module.error());
    prepared.builds.push_back(std::move(*module));
  }
  std::sort(prepared.builds.begin(), prepared.builds.end(),
            [](const auto &a, const auto &b) { return a->place() < b->place(); });
  for (std::size_t i = 1; i < prepared.builds.size(); ++i)
    if (prepared.builds[i]->place() == prepared.builds[i - 1]->place())
      return fail(OR_INVALID, fmt::format("module {} stands twice in a swap", prepared.builds[i]->module));
  for (auto &module : prepared.builds)
    if (auto ok = module->prepare(now.map ? now.map->c_str() : nullptr); !ok)
      return at_step("preparing the new build", ok.error());
  prepared.prepare_us = now_us() - began;
  return prepared;
}

Result<PreparedSwap> Game::prepare_reload(const FileReader &files) {
  const std::uint64_t began = now_us();
  PreparedSwap prepared;
  prepared.reason = OR_START_RELOADED;
  const MapInPlay::Now now = parts_->in_play.now();
  if (!now.map) return fail(OR_NOT_FOUND, "no map runs");
  prepared.map_number = now.number;
  for (const auto &running : parts_->modules) {
    if (!running->can_prepare()) continue;
    auto image = Image::load(*parts_->folder, running->module, running->image().path());
    if (!image) return at_step("loading the module once more", image.error());
    auto module = Module::make(parts_->host, parts_->spec, running->place(), running->file(), std::move(*image));
    if (!module) return at_step("checking the module once more", module.error());
    if (auto ok = (*module)->prepare(now.map->c_str(), files); !ok)
      return fail(ok.error().code, (*module)->last_error().empty() ? ok.error().message : (*module)->last_error());
    prepared.builds.push_back(std::move(*module));
  }
  if (prepared.builds.empty())
    return fail(OR_UNSUPPORTED,
                fmt::format("no module of game {} takes up changed files while a map runs", parts_->spec.name));
  prepared.prepare_us = now_us() - began;
  return prepared;
}

Result<SwapReport> Game::swap(PreparedSwap prepared) {
  const bool reloads = prepared.reason == OR_START_RELOADED;
  if (reloads && prepared.map_number != parts_->in_play.now().number) return fail(OR_STALE, "another map runs by now");
  for (auto &module : prepared.builds) {
    module->pass_on_lines();
    if (prepared.map_number != parts_->in_play.now().number) module->discard();
  }
  const std::uint64_t began = now_us();
  Swap swap(*parts_, prepared.reason, std::move(prepared.exchange_files));
  if (auto ok = swap.check(std::move(prepared.builds)); !ok) return tl::unexpected(ok.error());
  const std::string names = swap.names();
  if (auto ok = swap.take_over(); !ok) {
    auto back = swap.roll_back();
    if (back)
      return fail(ok.error().code,
                  fmt::format("{}; the old {} on", ok.error().message, reloads ? "files and state go" : "build runs"));
    parts_->set_running(false);
    return fail(ok.error().code, fmt::format("{}; and the old build of {} did not come back, so the map has ended: {}",
                                             ok.error().message, names, back.error().message));
  }
  SwapReport report = swap.report();
  swap.retire_old();
  report.prepare_us = prepared.prepare_us;
  report.pause_us = now_us() - began;
  parts_->warn_of_unmet_interfaces();
  return report;
}

Result<SwapReport> Game::swap(std::span<const ModuleSpec> builds) {
  auto prepared = prepare(builds);
  if (!prepared) return tl::unexpected(prepared.error());
  auto done = swap(std::move(*prepared));
  unload_old();
  return done;
}

std::vector<std::string> Game::unload_old_builds() {
  std::vector<std::string> troubles;
  for (auto &module : std::exchange(parts_->old, {}))
    if (auto gone = module->unload(); !gone)
      troubles.push_back(fmt::format("{}: {}", module->module, gone.error().message));
  return troubles;
}

void Game::unload_old() {
  for (const std::string &trouble : unload_old_builds()) parts_->host.services.log(OR_LOG_WARN, "kernel", trouble);
}

Result<SwapReport> Game::swap_identity(std::string_view module) {
  const auto place = parts_->place_of(module);
  if (!place) return tl::unexpected(place.error());
  const ModuleSpec same{std::string(module), parts_->modules[*place]->file()};
  return swap(std::span(&same, 1));
}

}  // namespace openrealm
