// The read-only tree that modules see: folders and archives laid over one another. A name is found
// in any letter case and with either slash; of two mounts that hold it, the one added later answers.
//
// Owns the open archives and every byte it handed out. One thread uses it, but for copy() and differs_from(). What was
// read stays as it was, whatever becomes of the file, until mounts are cut back. Mounted files are never written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace openrealm {

// A name is refused, not cut, when it breaks a rule: empty, over kMaxMountName bytes, absolute, with
// a drive, a control byte, or a part that is "." or "..". The result is lower case with '/'.
inline constexpr std::size_t kMaxMountName = 1024;
Result<std::string> fold_mount_name(std::string_view name);

// One folder or archive. Names it is asked for are folded already.
class MountSource {
 public:
  virtual ~MountSource() = default;
  // OR_NOT_FOUND when it is not there; any other error means it is there and cannot be had.
  virtual Result<std::string> read(const std::string &name) = 0;
  virtual bool contains(const std::string &name) = 0;
  // What the file is called below the mount's own path; empty when that path is the file itself. OR_NOT_FOUND.
  virtual Result<std::string> place_of(const std::string &name) = 0;
  // The names it knows, folded. An archive without a list of its files knows none.
  virtual std::vector<std::string> names() = 0;
};

inline constexpr std::uint64_t kMaxMountedFile = 256u << 20;    // bytes
inline constexpr std::uint64_t kMaxMountedTotal = 1024u << 20;  // bytes kept at a time

// Files below a folder. Symbolic links are followed only as far as they stay inside it.
Result<std::unique_ptr<MountSource>> open_folder_mount(const std::string &path);
// Files of an MPQ archive, also one that hides its list of files or damages its header.
Result<std::unique_ptr<MountSource>> open_archive_mount(const std::string &path);
// One plain file, as a tree that holds it alone under the last part of its path.
Result<std::unique_ptr<MountSource>> open_file_mount(const std::string &path);
// A folder or an archive; an error names the path.
Result<std::unique_ptr<MountSource>> open_mount(const std::string &path);

struct Mount {
  std::string path;
  std::unique_ptr<MountSource> source;
  // What it was asked for, by folded name: the bytes, which stay where they are, or nothing where it has no such file.
  std::map<std::string, std::optional<std::string>> known = {};
};

class Mounts {
 public:
  Result<void> add(const std::string &path);
  void add(Mount mount);
  std::size_t size() const { return mounts_.size(); }
  // Takes the mounts added last away until `size` are left, and what is known of those. The topmost is the answer,
  // with all that is known of it, so that it can be added again.
  std::optional<Mount> cut_back(std::size_t size);
  // All mounts with all that is known of them.
  void exchange(Mounts &other);
  // Whether a file that these were asked for is another one in `other`, or one that those were not asked for.
  bool differs_from(Mounts &other);

  Result<std::string_view> read(std::string_view name);
  // The same as the caller's own bytes; on any thread, at any time.
  Result<std::string> copy(std::string_view name);
  bool contains(std::string_view name);
  // Where a name is read from: a path on the disk, or an archive's with the name in it. OR_NOT_FOUND.
  Result<std::string> path_of(std::string_view name);
  std::vector<std::string> names();  // known names of all mounts, folded, sorted, each once
  const std::string &path(std::size_t index) const { return mounts_[index].path; }

 private:
  using Known = std::optional<std::optional<std::string_view>>;  // bytes, or that there is no such file, or neither
  Result<std::string_view> read_locked(std::string_view name);
  Result<std::string_view> keep(Mount &mount, const std::string &name, std::string bytes);
  Known known(const std::string &name) const;

  std::mutex mutex_;  // of all that follows
  std::vector<Mount> mounts_;
  std::uint64_t total_ = 0;  // bytes that are known
};

}  // namespace openrealm
