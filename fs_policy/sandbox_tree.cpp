// Whole folders: listing, counting, removing. Objects are judged by fstatat and never followed.
#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <functional>
#include <memory>

#include "fs_policy/name_policy.h"
#include "fs_policy/sandbox.h"
#include "fs_policy/system_call.h"

namespace openrealm {
namespace {

constexpr int kMaxTreeDepth = 64;  // more than the policy lets anybody make
constexpr std::string_view kTemporaryPrefix = ".tmp-";

struct Seen {
  std::string name;
  struct stat status {};
};

// The objects of one folder, by name, so that the outcome never hangs on the file system's order.
Result<std::vector<Seen>> look_into(int folder, const std::string &shown) {
  const int again = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const std::unique_ptr<DIR, int (*)(DIR *)> stream(again >= 0 ? fdopendir(again) : nullptr, closedir);
  if (!stream) {
    const int number = errno;
    if (again >= 0) close(again);
    return tl::unexpected(system_call::error("reading", shown, number));
  }
  std::vector<Seen> seen;
  errno = 0;
  while (const dirent *entry = readdir(stream.get())) {
    const std::string_view name = entry->d_name;
    if (name == "." || name == "..") continue;
    Seen object{std::string(name)};
    if (fstatat(folder, entry->d_name, &object.status, AT_SYMLINK_NOFOLLOW) == 0) seen.push_back(std::move(object));
    errno = 0;  // one that vanished meanwhile is no error
  }
  if (errno != 0) return tl::unexpected(system_call::error("reading", shown, errno));
  std::sort(seen.begin(), seen.end(), [](const Seen &a, const Seen &b) { return a.name < b.name; });
  return seen;
}

// Visits what is below, folders after what they hold. `visit` gets the folder's handle and the object.
using Visit = std::function<Result<void>(int folder, const Seen &object)>;

Result<void> walk(int folder, std::uint64_t device, const std::string &shown, int depth, const Visit &visit) {
  if (depth > kMaxTreeDepth) return fail(OR_DENIED, fmt::format("{}: folders are too deep here", shown));
  auto objects = look_into(folder, shown);
  if (!objects) return tl::unexpected(objects.error());
  for (const Seen &object : *objects) {
    if (S_ISDIR(object.status.st_mode)) {
      const std::string path = fmt::format("{}/{}", shown, printable(object.name));
      const Descriptor inner(openat(folder, object.name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
      struct stat status {};
      if (!inner || fstat(inner.get(), &status) != 0) return tl::unexpected(system_call::error("opening", path, errno));
      if (status.st_dev != device) return fail(OR_DENIED, path + ": it is on another file system");
      if (auto done = walk(inner.get(), device, path, depth + 1, visit); !done) return done;
    }
    if (auto done = visit(folder, object); !done) return done;
  }
  return {};
}

}  // namespace

Result<std::vector<FolderEntry>> Sandbox::list(std::string_view path) const {
  auto folder = open_folder(path, false);
  if (!folder) return tl::unexpected(folder.error());
  auto objects = look_into(folder->get(), fmt::format("{}/{}", shown_, path));
  if (!objects) return tl::unexpected(objects.error());
  std::vector<FolderEntry> entries;
  for (Seen &object : *objects) {
    if (!check_component(object.name)) continue;
    const bool is_folder = system_call::folder_fault(object.status, device_) == nullptr;
    if (!is_folder && system_call::file_fault(object.status, device_) != nullptr) continue;
    entries.push_back({std::move(object.name), is_folder, is_folder ? 0 : std::uint64_t(object.status.st_size)});
  }
  return entries;
}

Result<void> Sandbox::remove_file(std::string_view path) const {
  std::string name;
  auto folder = open_parent(path, false, &name);
  if (!folder) return tl::unexpected(folder.error());
  if (unlinkat(folder->get(), name.c_str(), 0) != 0) return tl::unexpected(system_error("removing", path, errno));
  if (const int number = system_call::sync_folder(folder->get()))
    return tl::unexpected(system_error("removing", path, number));
  return {};
}

Result<void> Sandbox::remove_tree(std::string_view path) const {
  std::string name;
  auto parent = open_parent(path, false, &name);
  if (!parent) return tl::unexpected(parent.error());
  auto folder = open_folder(path, false);
  if (!folder) return tl::unexpected(folder.error());
  auto emptied = walk(folder->get(), device_, fmt::format("{}/{}", shown_, path), 0,
                      [&](int inner, const Seen &object) -> Result<void> {
                        const int flag = S_ISDIR(object.status.st_mode) ? AT_REMOVEDIR : 0;
                        if (unlinkat(inner, object.name.c_str(), flag) == 0 || errno == ENOENT) return {};
                        return tl::unexpected(system_error("removing", path, errno));
                      });
  if (!emptied) return emptied;
  if (unlinkat(parent->get(), name.c_str(), AT_REMOVEDIR) != 0)
    return tl::unexpected(system_error("removing", path, errno));
  if (const int number = system_call::sync_folder(parent->get()))
    return tl::unexpected(system_error("removing", path, number));
  return {};
}

Result<Quota> Sandbox::usage() const {
  Quota used{0, 0};
  auto counted = walk(root_.get(), device_, shown_, 0, [&](int, const Seen &object) -> Result<void> {
    if (!S_ISREG(object.status.st_mode)) return {};
    used.bytes += std::uint64_t(object.status.st_size);
    ++used.files;
    return {};
  });
  if (!counted) return tl::unexpected(counted.error());
  return used;
}

Result<void> Sandbox::remove_leftovers(std::string_view path) const {
  auto folder = open_folder(path, false);
  if (!folder) return tl::unexpected(folder.error());
  auto objects = look_into(folder->get(), fmt::format("{}/{}", shown_, path));
  if (!objects) return tl::unexpected(objects.error());
  for (const Seen &object : *objects)
    if (object.name.starts_with(kTemporaryPrefix) && S_ISREG(object.status.st_mode))
      unlinkat(folder->get(), object.name.c_str(), 0);  // one that can't be removed does no harm but take room
  return {};
}

}  // namespace openrealm
