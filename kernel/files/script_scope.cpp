#include "kernel/files/script_scope.h"

#include <fmt/format.h>

#include <cstring>

#include "fs_policy/name_policy.h"
#include "kernel/files/checkpoint.h"

namespace openrealm {
namespace {

constexpr char kCampaigns[] = "saves/campaigns";
constexpr char kLive[] = "live";
constexpr char kCache[] = "cache";
constexpr char kInUse[] = "in-use";
constexpr std::size_t kIdBytes = 16;

std::string cache_file(std::string_view name) {
  return fmt::format("{}/{}", kCache, sidecar_file_name(name));
}

int copy_path(const Result<std::string> &found, char *path, std::uint32_t path_size) {
  if (!found) return found.error().code;
  if (found->size() >= path_size) return OR_FULL;
  std::memcpy(path, found->c_str(), found->size() + 1);
  return OR_OK;
}

}  // namespace

ScriptScope::ScriptScope(const UserFolder &user, Quota quota) : user_(user), quota_(quota) {
  renew();
}

void ScriptScope::renew() {
  id_ = random_hex(kIdBytes);
  live_.reset();
  in_use_.reset();
}

Result<void> ScriptScope::make_workspace() {
  if (live_) return {};
  if (user_.root() == nullptr) return fail(OR_DENIED, user_.notice());
  auto folder = user_.root()->folder(fmt::format("{}/{}", kCampaigns, id_), true);
  if (!folder) return tl::unexpected(folder.error());
  // A process that clears stale scopes takes this lock too: whoever comes second leaves the scope alone.
  auto in_use = LockFile::take(*folder, kInUse);
  if (!in_use) return tl::unexpected(in_use.error());
  auto live = folder->folder(kLive, true);
  if (!live) return tl::unexpected(live.error());
  live->set_quota(quota_);
  in_use_ = std::move(*in_use);
  live_ = std::move(*live);
  return {};
}

Result<std::string> ScriptScope::cache_path(std::string_view name) {
  if (auto made = make_workspace(); !made) return tl::unexpected(made.error());
  if (auto made = live_->make_folder(kCache); !made) return tl::unexpected(made.error());
  return fmt::format("{}/{}", live_->path(), cache_file(name));
}

Result<std::string> ScriptScope::cache_read_path(std::string_view name) const {
  if (!live_) return fail(OR_NOT_FOUND, fmt::format("no cache '{}' was committed", printable(name)));
  auto there = live_->exists(cache_file(name));
  if (!there) return tl::unexpected(there.error());
  if (!*there) return fail(OR_NOT_FOUND, fmt::format("no cache '{}' was committed", printable(name)));
  return fmt::format("{}/{}", live_->path(), cache_file(name));
}

Result<std::string> ScriptScope::read_cache(std::string_view name) const {
  if (!live_) return fail(OR_NOT_FOUND, fmt::format("no cache '{}' was committed", printable(name)));
  return live_->read_file(cache_file(name), kMaxScriptCacheBytes);
}

Result<void> ScriptScope::commit_cache(std::string_view name, std::string_view bytes) {
  if (bytes.size() > kMaxScriptCacheBytes)
    return fail(OR_QUOTA, fmt::format("the cache '{}' has {} bytes; {} are allowed", printable(name), bytes.size(),
                                      kMaxScriptCacheBytes));
  if (auto made = make_workspace(); !made) return made;
  auto written = live_->write_file(cache_file(name), bytes);
  if (written || written.error().code != OR_NOT_FOUND) return written;
  // Somebody removed the workspace under us; what it held is gone, what is committed now need not be.
  live_.reset();
  in_use_.reset();
  if (auto made = make_workspace(); !made) return made;
  return live_->write_file(cache_file(name), bytes);
}

Result<std::string> ScriptScope::make_checkpoint() const {
  if (!live_) return std::string();
  if (!user_.writable()) return fail(OR_DENIED, user_.notice());
  return openrealm::make_checkpoint(*user_.root(), *live_);
}

Result<void> ScriptScope::bind(const Fingerprint &save, const std::string &checkpoint) const {
  if (!user_.writable()) return fail(OR_DENIED, user_.notice());
  return write_binding(*user_.root(), save, checkpoint);
}

Result<bool> ScriptScope::branch(const Fingerprint &save) {
  renew();
  if (user_.root() == nullptr) return false;
  auto binding = read_binding(*user_.root(), save);
  if (!binding) {
    if (binding.error().code == OR_NOT_FOUND) return false;
    return tl::unexpected(binding.error());
  }
  if (auto made = make_workspace(); !made) return tl::unexpected(made.error());
  live_->set_quota({});  // what was within the quota when it was saved stays so, and is not counted a file at a time
  auto cloned = clone_checkpoint(*user_.root(), binding->checkpoint, binding->manifest_sha256, *live_);
  live_->set_quota(quota_);
  if (cloned) return true;
  const std::string part = fmt::format("{}/{}", kCampaigns, id_);
  renew();
  (void)user_.root()->remove_tree(part);  // what stays is an unused scope: remove_stale() takes it
  return tl::unexpected(cloned.error());
}

void ScriptScope::remove_stale() const {
  if (!user_.writable()) return;
  if (const auto scopes = user_.root()->list(kCampaigns)) {
    for (const FolderEntry &scope : *scopes) {
      const std::string path = fmt::format("{}/{}", kCampaigns, scope.name);
      const auto folder = user_.root()->folder(path, false);
      if (!folder || scope.name == id_) continue;
      const auto unused = LockFile::take(*folder, kInUse);
      if (unused) (void)user_.root()->remove_tree(path);  // one that can't be removed only takes room
    }
  }
  remove_unbound_checkpoints(*user_.root());
}

int FS_ScriptCachePath(ScriptScope &scope, std::string_view name, char *path, std::uint32_t path_size) {
  return copy_path(scope.cache_path(name), path, path_size);
}

int FS_ScriptCacheReadPath(const ScriptScope &scope, std::string_view name, char *path, std::uint32_t path_size) {
  return copy_path(scope.cache_read_path(name), path, path_size);
}

}  // namespace openrealm
