// Writing: temporary file, sync, rename, sync of the folder; and what replaces it where blocks can be shared.
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <utility>

#include "fs_policy/fingerprint.h"
#include "fs_policy/name_policy.h"
#include "fs_policy/sandbox.h"
#include "fs_policy/system_call.h"

namespace openrealm {
namespace {

constexpr mode_t kFileMode = 0600;

int write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = system_call::retry([&] { return write(file, bytes.data(), bytes.size()); });
    if (written < 0) return errno;
    if (written == 0) return ENOSPC;
    bytes.remove_prefix(std::size_t(written));
  }
  return 0;
}

// After a failed fsync a second one may succeed without the data being there, so it is never tried again.
int write_sync_close(Descriptor file, std::string_view bytes) {
  if (const int number = write_all(file.get(), bytes)) return number;
  if (system_call::retry([&] { return fsync(file.get()); }) != 0) return errno;
  return close(file.release()) == 0 || errno == EINTR ? 0 : errno;
}

int rename_without_replacing(int from_folder, const std::string &from, int to_folder, const std::string &to) {
  if (renameat2(from_folder, from.c_str(), to_folder, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return errno;
  struct stat status {};
  if (fstatat(to_folder, to.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0) return EEXIST;
  return renameat(from_folder, from.c_str(), to_folder, to.c_str()) == 0 ? 0 : errno;
}

bool cannot_share_blocks(int number) {
  return number == EOPNOTSUPP || number == EXDEV || number == EINVAL || number == ENOTTY || number == ENOSYS ||
         number == EAGAIN;
}

int clone_blocks(int from, int to) {
  if (ioctl(to, FICLONE, from) == 0) return 0;
  if (errno != EAGAIN) return errno;
  if (fsync(from) != 0) return errno;
  return ioctl(to, FICLONE, from) == 0 ? 0 : errno;  // once more, now that nothing of it waits in memory
}

}  // namespace

StagedFile::StagedFile(StagedFile &&other) noexcept
    : folder_(std::move(other.folder_)),
      temporary_(std::exchange(other.temporary_, {})),
      name_(std::move(other.name_)),
      shown_(std::move(other.shown_)) {}

StagedFile::~StagedFile() {
  if (!temporary_.empty()) unlinkat(folder_.get(), temporary_.c_str(), 0);
}

Result<void> StagedFile::publish(bool replace) {
  int number = 0;
  if (!replace) {
    number = rename_without_replacing(folder_.get(), temporary_, folder_.get(), name_);
  } else if (renameat(folder_.get(), temporary_.c_str(), folder_.get(), name_.c_str()) != 0) {
    number = errno;
  }
  if (number != 0) return tl::unexpected(system_call::error("writing", shown_, number));
  temporary_.clear();
  if (number = system_call::sync_folder(folder_.get()); number != 0) {
    const Error cause = system_call::error("writing", shown_, number);
    return fail(OR_IO, cause.message + " (outcome unknown: the new content is there, but may not survive a power cut)");
  }
  return {};
}

Result<StagedFile> Sandbox::stage(std::string_view path, std::string_view bytes) const {
  if (auto allowed = check_quota(path, bytes.size()); !allowed) return tl::unexpected(allowed.error());
  StagedFile staged;
  auto folder = open_parent(path, true, &staged.name_);
  if (!folder) return tl::unexpected(folder.error());
  staged.folder_ = std::move(*folder);
  staged.shown_ = fmt::format("{}/{}", shown_, path);
  std::string temporary = ".tmp-" + random_hex(8);
  Descriptor file(system_call::retry([&] {
    return openat(staged.folder_.get(), temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                  kFileMode);
  }));
  if (!file) return tl::unexpected(system_error("writing", path, errno));
  staged.temporary_ = std::move(temporary);
  if (const int number = write_sync_close(std::move(file), bytes))
    return tl::unexpected(system_error("writing", path, number));
  return staged;
}

Result<void> Sandbox::write_file(std::string_view path, std::string_view bytes, bool replace) const {
  auto staged = stage(path, bytes);
  if (!staged) return tl::unexpected(staged.error());
  return staged->publish(replace);
}

Result<void> Sandbox::check_quota(std::string_view path, std::uint64_t size) const {
  if (quota_.bytes == UINT64_MAX && quota_.files == UINT64_MAX) return {};
  if (auto allowed = check_path(path); !allowed) return allowed;
  auto used = usage();
  if (!used) return tl::unexpected(used.error());
  struct stat old {};
  const auto object = open_beneath(path, O_PATH);
  const bool replaces = object && fstat(object->get(), &old) == 0 && S_ISREG(old.st_mode);
  const std::uint64_t bytes = used->bytes - (replaces ? std::uint64_t(old.st_size) : 0) + size;
  if (bytes > quota_.bytes)
    return fail(OR_QUOTA, fmt::format("writing {}/{}: {} bytes here would be more than the {} allowed", shown_, path,
                                      bytes, quota_.bytes));
  if (used->files + (replaces ? 0 : 1) > quota_.files)
    return fail(OR_QUOTA, fmt::format("writing {}/{}: there may be no more than {} files", shown_, path, quota_.files));
  return {};
}

Result<Descriptor> Sandbox::create_file(std::string_view path, Descriptor *folder, std::string *name) const {
  auto parent = open_parent(path, true, name);
  if (!parent) return parent;
  *folder = std::move(*parent);
  Descriptor file(system_call::retry([&] {
    return openat(folder->get(), name->c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, kFileMode);
  }));
  if (!file) return tl::unexpected(system_error("writing", path, errno));
  return file;
}

Result<void> Sandbox::write_new_file(std::string_view path, std::string_view bytes) const {
  if (auto allowed = check_quota(path, bytes.size()); !allowed) return allowed;
  Descriptor folder;
  std::string name;
  auto file = create_file(path, &folder, &name);
  if (!file) return tl::unexpected(file.error());
  const int number = write_all(file->get(), bytes);
  if (number == 0) return {};
  unlinkat(folder.get(), name.c_str(), 0);
  return tl::unexpected(system_error("writing", path, number));
}

Result<void> Sandbox::clone_file(const Sandbox &from, std::string_view source, std::string_view path) const {
  std::uint64_t size = 0;
  auto original = from.open_checked_file(source, &size);
  if (!original) return tl::unexpected(original.error());
  if (auto allowed = check_quota(path, size); !allowed) return allowed;
  Descriptor folder;
  std::string name;
  auto copy = create_file(path, &folder, &name);
  if (!copy) return tl::unexpected(copy.error());
  int number = clone_blocks(original->get(), copy->get());
  struct stat copied {};
  // A source that changed meanwhile gives neither its old nor its new content for certain.
  if (number == 0 && (fstat(copy->get(), &copied) != 0 || std::uint64_t(copied.st_size) != size)) number = EIO;
  if (number == 0) return {};
  unlinkat(folder.get(), name.c_str(), 0);
  if (cannot_share_blocks(number))
    return fail(OR_UNSUPPORTED, fmt::format("copying to {}/{}: blocks can't be shared here", shown_, path));
  return tl::unexpected(system_error("copying to", path, number));
}

Result<void> Sandbox::sync() const {
  if (syncfs(root_.get()) != 0) return tl::unexpected(system_error("syncing", "", errno));
  return {};
}

Result<void> Sandbox::rename(std::string_view from, std::string_view to) const {
  auto there = exists(from);
  if (!there) return tl::unexpected(there.error());
  std::string from_name;
  std::string to_name;
  auto from_folder = open_parent(from, false, &from_name);
  if (!from_folder) return tl::unexpected(from_folder.error());
  auto to_folder = open_parent(to, true, &to_name);
  if (!to_folder) return tl::unexpected(to_folder.error());
  if (const int number = rename_without_replacing(from_folder->get(), from_name, to_folder->get(), to_name))
    return tl::unexpected(system_error("renaming to", to, number));
  for (const int folder : {to_folder->get(), from_folder->get()})
    if (const int number = system_call::sync_folder(folder))
      return tl::unexpected(system_error("renaming to", to, number));
  return {};
}

}  // namespace openrealm
