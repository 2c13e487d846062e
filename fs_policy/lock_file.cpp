#include "fs_policy/lock_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fs_policy/name_policy.h"
#include "fs_policy/system_call.h"

namespace openrealm {
namespace {

constexpr int kFlags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;

// The lock file lies directly in `folder`, so one openat without following is the whole resolution.
Result<Descriptor> open_lock(const Sandbox &folder, std::string_view name, int flags) {
  if (auto allowed = check_component(name); !allowed) return tl::unexpected(allowed.error());
  const std::string shown = fmt::format("{}/{}", folder.path(), name);
  Descriptor file(
      system_call::retry([&] { return openat(folder.handle(), std::string(name).c_str(), flags | kFlags, 0600); }));
  struct stat status {};
  if (!file || fstat(file.get(), &status) != 0) return tl::unexpected(system_call::error("opening", shown, errno));
  if (const char *fault = system_call::file_fault(status, status.st_dev))
    return fail(OR_DENIED, fmt::format("opening {}: {}", shown, fault));
  return file;
}

}  // namespace

Result<LockFile> LockFile::take(const Sandbox &folder, std::string_view name) {
  auto file = open_lock(folder, name, O_RDWR | O_CREAT);
  if (!file) return tl::unexpected(file.error());
  if (flock(file->get(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return tl::unexpected(system_call::error("locking", folder.path(), errno));
    char holder[16] = "";
    const ssize_t size = pread(file->get(), holder, sizeof holder - 1, 0);
    return fail(OR_EXISTS, fmt::format("{} is in use by process {}", folder.path(),
                                       size > 0 ? printable({holder, std::size_t(size)}) : "unknown"));
  }
  const std::string self = fmt::format("{}", getpid());
  // The number is for the message only; the lock holds without it, so a full disk does not matter here.
  if (ftruncate(file->get(), 0) != 0 || pwrite(file->get(), self.data(), self.size(), 0) < 0) errno = 0;
  return LockFile(std::move(*file));
}

bool LockFile::is_held(const Sandbox &folder, std::string_view name) {
  auto file = open_lock(folder, name, O_RDWR);
  return file && flock(file->get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

}  // namespace openrealm
