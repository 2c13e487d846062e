// The game that runs: its modules, what is mounted, its scripts' private scope, its saves.
//
// Owns the Game and everything it reads. Implements HostServices. On the simulation's thread, all
// calls between two ticks but those of HostServices. Every function that can fail leaves what ran
// running: a map that does not start puts the one before it back.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/files/mounts.h"
#include "kernel/files/save_slots.h"
#include "kernel/files/script_scope.h"
#include "kernel/files/user_folder.h"
#include "kernel/host/game.h"
#include "kernel/shell/cvars.h"
#include "kernel/shell/output.h"
#include "kernel/shell/places.h"

namespace openrealm {

// A game as its TOML describes it.
struct GameChoice {
  GameSpec spec;                        // modules without their paths
  std::vector<std::string> data;        // below the base folder
  std::vector<std::string> plain_maps;  // endings of single files that are maps
};

class Session final : public HostServices {
 public:
  // All must outlive the session. `data` is mounted over every game's own data.
  Session(Output &out, const Cvars &cvars, const UserFolder &user, const Places &places, std::vector<std::string> data);
  ~Session() override;

  // Which game open() loads; leaves the one that runs.
  void choose(GameChoice choice);
  const GameChoice &choice() const { return choice_; }
  // Mounts the game's data and loads its modules; nothing when that was done.
  Result<void> open();
  void leave();
  Game *game() { return game_.get(); }
  bool running() const { return game_ && game_->running(); }

  // Plays a map in the scope that is there. `new_game` first leaves that scope and all that lives with it.
  Result<void> play(std::string_view map, bool new_game);
  void stop();  // ends the map
  Result<void> save(std::string_view name);
  Result<void> load(std::string_view name);
  const SaveSlots &saves() const { return slots_; }
  std::string script_scope() const { return scope_->id(); }

  // Changed files of the running map and of the game's data, on their way into the game.
  struct Reload {
    std::vector<std::string> paths;  // of the mounts, the map's last
    bool map_is_plain = false;
    std::unique_ptr<Mounts> files = nullptr;             // opened anew
    std::optional<PreparedSwap> modules = std::nullopt;  // nothing: all that the modules read is as the game has it
  };
  Result<Reload> begin_reload();
  // Opens the files and lets the modules prepare from them; on any thread, as Game::prepare(). An error of a file's
  // content is in the words of the module that read it.
  Result<void> prepare(Reload &reload);
  // An error leaves files, modules and state as they were.
  Result<SwapReport> take_up(Reload reload);
  const std::string &map_path() const { return map_path_; }  // where the running map was found

  Result<void> tick();
  // What the game answers to a command of the first player, instead of showing it; see Game::answer_now().
  Result<std::string> ask(std::string_view command);
  // Carries cvars that drive the host (chaos, write checks) into a running game.
  void apply_options();

  // Called when a module asked for the end of the game, which the listener then brings about, or for a command, or
  // when what it asked for could not be done.
  using RequestListener = std::function<void(const Request &, const Result<void> &)>;
  void set_request_listener(RequestListener listener) { requested_ = std::move(listener); }

  // The maps that come with the program: "map", or "campaign/map". Also found by their last part.
  std::vector<std::string> map_names() const;

  // --- HostServices ---
  void log(int level, std::string_view source, std::string_view line) override;
  std::optional<std::string> cvar(std::string_view name) override;
  std::optional<std::string> copy_cvar(std::string_view name) override;
  Result<std::string_view> read_file(std::string_view name) override;
  Result<std::string> file_path(std::string_view name) override;
  Result<std::string> copy_file(std::string_view name) override;
  Result<std::string> script_cache_path(std::string_view name, bool for_reading) override;
  Result<std::string> script_cache_read(std::string_view name) override;
  Result<void> script_cache_commit(std::string_view name, std::string_view bytes) override;
  Result<std::string> profile_read(std::string_view name) override;
  Result<void> profile_commit(std::string_view name, std::string_view bytes) override;
  void send(std::uint32_t player, std::string_view text) override;
  void perform(const Request &request) override;

 private:
  // A map that is found and can be read, not yet mounted.
  struct MapFile {
    std::string given;  // as asked for
    std::string path;
    std::unique_ptr<MountSource> source;
  };
  // Takes the running map's place; `fill` puts a save's rows into the tables first.
  Result<void> enter(MapFile map, std::unique_ptr<ScriptScope> scope, or_start_reason reason, std::uint32_t ticks,
                     const std::function<Result<void>()> &fill);
  // `anywhere`: also a path of the user's own, not only a name below the folders that hold maps.
  Result<MapFile> find_map(std::string_view given, bool anywhere) const;
  Result<void> play_found(Result<MapFile> map, bool new_game);
  std::vector<std::string> map_folders() const;
  bool is_plain_map(const std::string &path) const;
  Result<std::string> module_path(const std::string &name) const;
  GameOptions options() const;
  const MapIdentity &map_identity();  // of the running map

  Output &out_;
  const Cvars &cvars_;
  const UserFolder &user_;
  const Places &places_;
  std::vector<std::string> data_;
  SaveSlots slots_;
  GameChoice choice_;
  std::unique_ptr<ScriptScope> scope_;
  Mounts mounts_;
  std::size_t data_mounts_ = 0;  // the game's; a map's mount lies above them
  std::string map_path_;         // where the running map was found
  std::optional<MapIdentity> identity_;
  std::string *answer_ = nullptr;  // takes what modules say to players
  std::unique_ptr<Game> game_;     // goes before what it reads
  RequestListener requested_;
};

}  // namespace openrealm
