// The private place of one playthrough's scripts: saves/campaigns/<id>/live/, its caches in live/cache/.
//
// The id is random, made here, never a script's choice and never part of the simulation. Nothing is made on
// disk before the first commit. One ScriptScope lives as long as a game runs, on the main thread; the
// UserFolder must outlive it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "fs_policy/fingerprint.h"
#include "kernel/files/user_folder.h"

namespace openrealm {

constexpr std::uint64_t kMaxScriptCacheBytes = 64u << 20;
constexpr Quota kScriptScopeQuota = {256u << 20, 4096};

class ScriptScope {
 public:
  explicit ScriptScope(const UserFolder &user, Quota quota = kScriptScopeQuota);

  const std::string &id() const { return id_; }
  // A new game, or a load without a binding: another id, nothing on disk. What the old scope held stays
  // until
  // remove_stale().
  void renew();

  // Where the cache that scripts call `name` lies. The first makes the folders; the second makes nothing
  // and answers OR_NOT_FOUND when the file is not there.
  Result<std::string> cache_path(std::string_view name);
  Result<std::string> cache_read_path(std::string_view name) const;
  // The same as one act with the reading or replacing. OR_NOT_FOUND; OR_QUOTA, OR_IO leave the old content.
  Result<std::string> read_cache(std::string_view name) const;
  Result<void> commit_cache(std::string_view name, std::string_view bytes);

  // --- named saves ---
  // An immutable copy of everything below live/; empty text when there is nothing to keep.
  Result<std::string> make_checkpoint() const;
  // Ties a checkpoint to the save whose content has this fingerprint. Both are durable when it returns.
  Result<void> bind(const Fingerprint &save, const std::string &checkpoint) const;
  // Renews, then clones the checkpoint bound to `save` into the new scope. False when there is no binding.
  // A stale or damaged binding or checkpoint is an error that says which, and leaves an empty scope.
  Result<bool> branch(const Fingerprint &save);

  // Removes what no process and no save uses any more: scopes of ended processes, checkpoints without a
  // binding. Does nothing unless this process may write the user folder. For the start of the program.
  void remove_stale() const;

 private:
  Result<void> make_workspace();  // when it is not there yet

  const UserFolder &user_;
  Quota quota_;
  std::string id_;
  std::optional<Sandbox> live_;     // empty as long as nothing was committed
  std::optional<LockFile> in_use_;  // tells other processes that this scope is not stale
};

// game_import's calls: the path as NUL-terminated text; a negative code of abi.h, OR_FULL when it does not fit.
int FS_ScriptCachePath(ScriptScope &scope, std::string_view name, char *path, std::uint32_t path_size);
int FS_ScriptCacheReadPath(const ScriptScope &scope, std::string_view name, char *path, std::uint32_t path_size);

}  // namespace openrealm
