// What a Game is made of; for the sources of kernel/host alone.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "kernel/host/command_log.h"
#include "kernel/host/game.h"
#include "kernel/host/module.h"
#include "kernel/shell/words.h"

namespace openrealm {

// Who takes part in what, for a list of modules.
struct ModuleBinding {
  std::vector<std::vector<Module *>> by_phase;
  std::map<std::string, Module *, std::less<>> by_command;
  // An error when two modules answer the same command.
  static Result<ModuleBinding> make(const GameSpec &spec, std::span<Module *const> modules);
};

// Which map runs, for those who prepare beside the game. `number` grows whenever another begins or one ends, so
// that what was prepared for an earlier one is known.
class MapInPlay {
 public:
  struct Now {
    std::uint64_t number = 0;
    std::optional<std::string> map;  // nothing when none runs
  };
  void set(std::optional<std::string> map) {
    const std::lock_guard lock(mutex_);
    ++now_.number;
    now_.map = std::move(map);
  }
  Now now() const {
    const std::lock_guard lock(mutex_);
    return now_;
  }

 private:
  mutable std::mutex mutex_;
  Now now_;
};

// The host's state comes first, so that it outlives the modules; the run folder outlives the images.
struct Game::Parts {
  Parts(GameSpec given_spec, GameOptions given_options, HostServices &services)
      : spec(std::move(given_spec)), options(std::move(given_options)), host(services) {}

  GameSpec spec;
  GameOptions options;
  HostContext host;
  std::unique_ptr<RunFolder> folder;
  std::vector<std::unique_ptr<Module>> modules;  // by place
  std::vector<std::unique_ptr<Module>> old;      // closed by a swap, still loaded
  std::vector<std::uint32_t> swaps;              // by place
  ModuleBinding binding;
  Snapshot before_swap;  // kept, so that the next one costs only what changed
  CommandLog commands;
  std::vector<TickHash> hashes;
  std::string map;
  std::vector<std::string> unmet_interfaces;  // as last warned of
  bool running = false;
  MapInPlay in_play;  // follows `running` and `map`
  bool checking_writes = false;

  void set_running(bool now) {
    running = now;
    in_play.set(now ? std::optional(map) : std::nullopt);
  }
  std::vector<Module *> module_list() const;
  Result<std::uint32_t> place_of(std::string_view module) const;
  void warn_of_unmet_interfaces();  // of each once, until it is met

  Result<CommandText> read_command(std::string_view text) const;
  std::vector<std::string> command_names() const;
  void run_commands();
  void run_phases();
  std::map<std::string_view, std::uint64_t> sim_table_hashes();
  Result<void> check_unmarked_writes();
  Result<void> rebuild_derived();  // OR_START_CHAOS to every module: nothing may change
  void perform_requests();
};

}  // namespace openrealm
