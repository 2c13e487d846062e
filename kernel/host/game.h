// A running game: its list of modules in order, the tables they share, and the tick.
//
// Owns the module images, the TableStore, the interfaces and the extension points. Everything runs
// on the thread that calls; between two calls no module code runs. A Game is opened from a GameSpec,
// starts maps, ticks, and closes with its destructor. Modules can be swapped between two ticks.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/host/services.h"
#include "openrealm/game.h"

namespace openrealm {

class Module;
class TableStore;

struct ModuleSpec {
  std::string name;  // as in the game's list and in its game_export
  std::string path;  // the built file; the process loads a private copy of it
};

// What config/games/<game>.toml says of a game.
struct GameSpec {
  std::string name;
  std::vector<ModuleSpec> modules;  // in the order that everything between modules follows
  std::vector<std::string> phases;  // of a tick, in order; a module's phase not in it is an error
  std::string order_queue_release;  // the module asked when the last Shift key goes up; may be empty
};

struct GameOptions {
  std::string run_folder;           // private copies of modules; made when missing
  std::uint32_t derived_chaos = 0;  // every N ticks modules rebuild what is derived; 0 = never
  std::uint32_t hash_log = 0;       // every N ticks the state's hash is kept and logged; 0 = never
  bool verify_writes = false;       // every tick looks for writes that were not marked
};

struct LoggedCommand {
  std::uint32_t tick;  // the tick, counted from 0 at the map's start, at whose beginning it ran
  std::uint32_t player;
  std::string text;
};

struct TickHash {
  std::uint32_t tick;  // ticks that had ended
  std::uint64_t hash;
};

struct ModuleInfo {
  std::string name;
  std::string path;      // the built file it was taken from
  std::string image;     // the private copy that runs
  std::string build_id;  // hex
  std::uint32_t swaps;   // how often this module was swapped since the game was opened
};

// Builds that are read, inspected, copied and loaded, have prepared themselves, and wait to be swapped in. Or the
// modules that run, loaded once more and prepared for changed files (OR_START_RELOADED).
// Owns them; must not outlive its Game.
struct PreparedSwap {
  PreparedSwap();
  ~PreparedSwap();
  PreparedSwap(PreparedSwap &&) noexcept;
  PreparedSwap &operator=(PreparedSwap &&) noexcept;
  std::vector<std::unique_ptr<Module>> builds;  // in order of place
  std::uint64_t prepare_us = 0;
  std::uint64_t map_number = 0;  // which map they prepared for
  // Of a reload: puts the changed files in the place of those that the modules read; called again, puts those back.
  std::function<void()> exchange_files;
  or_start_reason reason = OR_START_SWAPPED;
};

struct SwapReport {
  std::uint64_t prepare_us;          // reading, inspecting, loading, preparing
  std::uint64_t pause_us;            // from the first thing done to the running game until it could tick again
  std::uint32_t tables_migrated;     // whose description changed
  std::vector<std::string> changes;  // one line for each field, table or value that was dropped on purpose
};

class Game {
 public:
  // Loads, checks and opens every module of the list; on an error nothing is left behind.
  // `services` must outlive the game.
  static Result<std::unique_ptr<Game>> open(GameSpec spec, GameOptions options, HostServices &services);
  ~Game();
  Game(const Game &) = delete;
  Game &operator=(const Game &) = delete;

  const GameSpec &spec() const;
  GameOptions &options();  // modes may be changed between ticks
  TableStore &tables();    // for saves and for looking

  // Begins a map (OR_START_MAP: tables of a map's lifetime are emptied first) or goes on from a save
  // whose rows are already in tables() (OR_START_LOADED; `ticks` is what the save says). The map is
  // running afterwards unless a module refused, whose line is the error.
  Result<void> start_map(std::string_view map, or_start_reason reason = OR_START_MAP, std::uint32_t ticks = 0);
  bool running() const;            // a map runs
  const std::string &map() const;  // its path as the user gave it
  void stop_map();                 // ticks stop; tables stay for looking until the next start

  // One tick: queued commands, the phases in order over the modules in order, end of tick in the
  // tables, hash; then what modules requested. An error comes from a check mode that found a defect,
  // and names module and table; the tick has ended all the same.
  Result<void> tick();
  std::uint32_t ticks() const;  // of this map that have ended

  // Queues a player's command for the next tick. An unknown command is refused here, with the
  // nearest known one; what the module answers later goes to the player as text.
  Result<void> client_command(std::uint32_t player, std::string_view text);
  // Lets a module answer a command at once, beside the log of commands, also when the map has ended: for those that
  // only tell. What it refuses is the error.
  Result<void> answer_now(std::uint32_t player, std::string_view text);
  std::vector<std::string> command_names() const;         // sorted; for completion
  const std::vector<LoggedCommand> &command_log() const;  // of this map
  std::uint64_t command_log_hash() const;
  // The client command to send when the last Shift key goes up; empty for none.
  std::string order_queue_release();
  // Tells every module that a save of that name is about to be written.
  void saving(const std::string &name);

  std::uint64_t state_hash();  // of the simulation tables as they stand
  const std::vector<TickHash> &hash_log() const;

  std::vector<ModuleInfo> modules() const;
  // Loads builds for a swap and lets them prepare. Touches nothing of the running game and may run on
  // another thread while it ticks; one at a time, and not while swap() or the destructor runs.
  Result<PreparedSwap> prepare(std::span<const ModuleSpec> builds);
  // The same for the map's changed files, which `files` reads: with the builds that run, of the modules that can
  // prepare. An error of theirs is in their own words. The caller sets exchange_files.
  Result<PreparedSwap> prepare_reload(const FileReader &files);
  // Replaces modules by prepared builds, all at one boundary. On an error the old builds run on, the
  // tables are as they were, and the line says which step failed and why. Should an old build not
  // come back, which only a defect of it can cause, no map runs any more and the line says so.
  // What another map's files went into is thrown away and made again, and a reload is refused. The old
  // builds stay loaded until unload_old_builds().
  Result<SwapReport> swap(PreparedSwap prepared);
  // Unloads what swaps have left; each line is a trouble to be logged. As prepare(), it may run on
  // another thread. The destructor does it too.
  std::vector<std::string> unload_old_builds();
  // The whole of it on this thread.
  Result<SwapReport> swap(std::span<const ModuleSpec> builds);
  // Swaps a module for the file it came from, whatever its build id.
  Result<SwapReport> swap_identity(std::string_view module);

 private:
  struct Parts;
  class Swap;
  explicit Game(std::unique_ptr<Parts> parts);
  void unload_old();  // and logs the troubles
  std::unique_ptr<Parts> parts_;
};

}  // namespace openrealm
