// What the module host asks of the process around it: log, cvars, files, players. The shell
// implements it; tests give a small one. Called on the simulation's thread, always from inside
// a function of Game; an implementation may not call back into Game but from `perform`. Game::prepare
// calls copy_file and copy_cvar alone, on its own thread and at any time.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace openrealm {

// What a module asked for that can only happen between two ticks.
struct Request {
  std::string module;
  std::string action;  // "map", "save", "load", "end" or "command"
  std::string argument;
};

// Reads a file as HostServices::copy_file() does; on any thread.
using FileReader = std::function<Result<std::string>(std::string_view name)>;

class HostServices {
 public:
  virtual ~HostServices() = default;

  // `source` is the module's name, or "kernel". `level` is an or_log_level.
  virtual void log(int level, std::string_view source, std::string_view line) = 0;
  // The cvar's value as text; nothing when there is none of that name.
  virtual std::optional<std::string> cvar(std::string_view name) = 0;

  // The same beside the game.
  virtual std::optional<std::string> copy_cvar(std::string_view name) = 0;

  // A file of the mounted map or game data by its name in the archive, any case, either slash. The
  // bytes belong to the mount and stay until the map is left.
  virtual Result<std::string_view> read_file(std::string_view name) = 0;
  // Where it is: a path on the disk, or an archive's with the name in it.
  virtual Result<std::string> file_path(std::string_view name) = 0;
  // The file's bytes beside the game; they are the caller's.
  virtual Result<std::string> copy_file(std::string_view name) = 0;

  // Private script files, by the name the script used. For reading nothing is made and a file that
  // is not there is OR_NOT_FOUND; otherwise the folders it needs are made.
  virtual Result<std::string> script_cache_path(std::string_view name, bool for_reading) = 0;
  virtual Result<std::string> script_cache_read(std::string_view name) = 0;
  virtual Result<void> script_cache_commit(std::string_view name, std::string_view bytes) = 0;
  // Files of the player that no save or script scope touches.
  virtual Result<std::string> profile_read(std::string_view name) = 0;
  virtual Result<void> profile_commit(std::string_view name, std::string_view bytes) = 0;

  // Shows text to a player (0-based), UINT32_MAX for everyone.
  virtual void send(std::uint32_t player, std::string_view text) = 0;

  // Carries out a module's request, after the tick in which it was made has wholly ended. May call
  // any function of Game but tick(), and may not destroy the Game.
  virtual void perform(const Request &request) = 0;
};

}  // namespace openrealm
