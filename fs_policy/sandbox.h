// A directory that nothing leaves. A Sandbox owns a handle of one directory; every call resolves its path
// beneath that handle and acts on what it opened, in one act: no link is followed at any component, and
// what is opened must be a regular file with one link, of this user, on the directory's device.
//
// Paths are relative, joined by `/`, and pass check_path() first. Errors name the path and what to do.
// A Sandbox is movable, holds no other state than the handle and its quota, and may be used by one thread
// at a time. Other processes may change the directory at any moment: calls then fail or see old or new.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace openrealm {

struct Quota {
  std::uint64_t bytes = UINT64_MAX;
  std::uint64_t files = UINT64_MAX;
};

struct FolderEntry {
  std::string name;
  bool folder = false;
  std::uint64_t size = 0;  // bytes; 0 for folders
};

class Descriptor {  // owns a file descriptor, -1 for none
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor &&other) noexcept : fd_(other.release()) {}
  Descriptor &operator=(Descriptor &&other) noexcept;
  ~Descriptor();
  int get() const { return fd_; }
  int release();
  explicit operator bool() const { return fd_ >= 0; }

 private:
  int fd_ = -1;
};

class Sandbox;

// A complete and durable temporary file beside its destination, not yet visible under its name.
// Unpublished ones are removed when dropped; a Sandbox must outlive what it staged.
class StagedFile {
 public:
  StagedFile(StagedFile &&other) noexcept;
  StagedFile &operator=(StagedFile &&) = delete;
  ~StagedFile();
  // Renames it into place and makes the rename durable. `replace` false: OR_EXISTS when the name is taken.
  // OR_IO with "outcome unknown" when only the last step failed: the new content is there, perhaps not durably.
  Result<void> publish(bool replace = true);

 private:
  friend class Sandbox;
  StagedFile() = default;
  Descriptor folder_;
  std::string temporary_;  // name within folder_; empty when published
  std::string name_;
  std::string shown_;  // for messages
};

class Sandbox {
 public:
  // How paths are resolved. `best` asks the system (openat2) and falls back to the walk when it can't.
  enum class Resolver { best, walk };

  // `path` is the user's own choice and may contain links. `create` makes what is missing, mode 0700.
  static Result<Sandbox> open(const std::string &path, bool create, Resolver resolver = Resolver::best);
  Sandbox(Sandbox &&) = default;
  Sandbox &operator=(Sandbox &&) = default;

  // The folder `path` as a sandbox of its own, without a quota. OR_NOT_FOUND when it is not there.
  Result<Sandbox> folder(std::string_view path, bool create) const;
  // Limits what write_file() and stage() let this directory's files, all levels, come to. OR_QUOTA.
  void set_quota(Quota quota) { quota_ = quota; }

  // At most `max_bytes`, else OR_FULL. OR_NOT_FOUND when there is no such file.
  Result<std::string> read_file(std::string_view path, std::uint64_t max_bytes) const;
  // The first `bytes` of it, or all when it is shorter.
  Result<std::string> read_start(std::string_view path, std::uint64_t bytes) const;
  // All or nothing: on success the content survives power loss; on failure the old content is still there.
  // Folders on the way are made.
  Result<void> write_file(std::string_view path, std::string_view bytes, bool replace = true) const;
  Result<StagedFile> stage(std::string_view path, std::string_view bytes) const;
  // A new file, OR_EXISTS when the name is taken. Not durable before sync(): for many files at once.
  Result<void> write_new_file(std::string_view path, std::string_view bytes) const;
  // A new file that shares the blocks of `from`'s file `source`. OR_UNSUPPORTED when the file system or the
  // pair of places can't; nothing is left behind then. Not durable before sync().
  Result<void> clone_file(const Sandbox &from, std::string_view source, std::string_view path) const;
  // Everything written to this file system so far survives power loss.
  Result<void> sync() const;

  Result<void> make_folder(std::string_view path) const;
  Result<bool> exists(std::string_view path) const;  // a regular file that may be opened, or a folder
  // Sorted by name; names that break the policy, temporary files and other objects are left out. "" is the root.
  Result<std::vector<FolderEntry>> list(std::string_view path) const;
  Result<void> remove_file(std::string_view path) const;
  // Removes what is below and the folder itself, following nothing. OR_NOT_FOUND when it is not there.
  Result<void> remove_tree(std::string_view path) const;
  // Within this sandbox, never over something: OR_EXISTS.
  Result<void> rename(std::string_view from, std::string_view to) const;
  // Bytes and files at all levels, counted as the quota counts them.
  Result<Quota> usage() const;
  // Removes temporary files that an interrupted write left directly in the folder `path`. Only for the one
  // process that writes there.
  Result<void> remove_leftovers(std::string_view path) const;

  const std::string &path() const { return shown_; }  // for messages
  int handle() const { return root_.get(); }

 private:
  Sandbox() = default;
  Result<Descriptor> open_beneath(std::string_view path, int flags) const;
  Result<Descriptor> open_folder(std::string_view path, bool create) const;
  Result<std::string> read_open_file(int file, std::string_view path, std::uint64_t limit) const;
  Result<Descriptor> open_checked_file(std::string_view path, std::uint64_t *size) const;
  Result<Descriptor> create_file(std::string_view path, Descriptor *folder, std::string *name) const;
  Result<void> check_quota(std::string_view path, std::uint64_t size) const;
  Result<Descriptor> open_parent(std::string_view path, bool create, std::string *name) const;
  Error system_error(std::string_view doing, std::string_view path, int number) const;

  Descriptor root_;
  std::uint64_t device_ = 0;
  std::string shown_;
  Quota quota_;
  Resolver resolver_ = Resolver::best;
};

}  // namespace openrealm
