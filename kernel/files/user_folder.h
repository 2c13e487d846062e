// The player's own folder: where it is, whether it can be written, and who else uses it.
//
// Opened once at start, before anything is read from it; lives as long as the process, on the main thread.
// Opening never fails: when the folder can't be used, notice() says so in one line and the game runs on
// without saving.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "fs_policy/lock_file.h"
#include "fs_policy/sandbox.h"

namespace openrealm {

struct UserFolderChoice {
  std::string override_path;   // --user DIR, or empty
  std::string program_folder;  // where the executable lies
  bool none = false;           // --no-user: nothing is read and nothing kept
};

// --user DIR; else <program>/openrealm-data when a file `portable` lies beside the program; else
// $XDG_DATA_HOME/openrealm; else $HOME/.local/share/openrealm; else <program>/openrealm-data.
std::string choose_user_folder(const UserFolderChoice &choice);

class UserFolder {
 public:
  static UserFolder open(const UserFolderChoice &choice);
  UserFolder(UserFolder &&) = default;

  const std::string &path() const { return path_; }
  // Empty, or the one line to show at start: not there and can't be made, read-only, used by process N, not wanted.
  const std::string &notice() const { return notice_; }
  // Whether this process may change what the player keeps: saves, profile, settings. False when another
  // process holds the folder or it is read-only.
  bool writable() const { return lock_.has_value(); }
  // nullptr when there is no folder at all. Scopes of scripts may be made in it though writable() is false.
  const Sandbox *root() const { return root_ ? &*root_ : nullptr; }

  // A file of the engine's own: archived cvars, console history, autoexec. At most 16 MB.
  Result<std::string> read(std::string_view name) const;
  // OR_DENIED with notice() when not writable.
  Result<void> write(std::string_view name, std::string_view bytes) const;

  // A file of the player that no save or scope touches, in profile/ (game_import's profile calls).
  Result<std::string> read_profile(std::string_view name) const;
  Result<void> commit_profile(std::string_view name, std::string_view bytes) const;

 private:
  UserFolder() = default;
  Result<void> may_write() const;
  std::string path_;
  std::string notice_;
  std::optional<Sandbox> root_;
  std::optional<LockFile> lock_;
};

}  // namespace openrealm
