#include "fs_policy/sandbox.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "fs_policy/name_policy.h"
#include "fs_policy/system_call.h"

namespace openrealm {
namespace {

constexpr int kOpenAlways = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
constexpr mode_t kFolderMode = 0700;

int open_by_system(int folder, const std::string &path, int flags) {
  open_how how{};
  how.flags = std::uint64_t(flags);
  how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS | RESOLVE_NO_XDEV;
  // EAGAIN: something on the way was renamed meanwhile, so the answer would not be certain.
  constexpr int kAttempts = 64;
  for (int attempt = 0;; ++attempt) {
    const long fd = system_call::retry([&] { return syscall(SYS_openat2, folder, path.c_str(), &how, sizeof how); });
    if (fd >= 0 || errno != EAGAIN || attempt == kAttempts) return int(fd);
  }
}

int open_by_walk(int folder, const std::string &path, int flags) {
  Descriptor held;
  int current = folder;
  std::size_t start = 0;
  for (std::size_t slash; (slash = path.find('/', start)) != std::string::npos; start = slash + 1) {
    const std::string part = path.substr(start, slash - start);
    Descriptor next(system_call::retry(
        [&] { return openat(current, part.c_str(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC); }));
    if (!next) return -1;
    held = std::move(next);
    current = held.get();
  }
  const std::string last = path.substr(start);
  return system_call::retry([&] { return openat(current, last.c_str(), flags); });
}

bool system_resolves(int folder) {
  const Descriptor probe(open_by_system(folder, ".", O_PATH | O_DIRECTORY | O_CLOEXEC));
  return bool(probe);
}

// Makes what is missing of a path the user chose; links on it are the user's own.
Result<void> make_host_folders(const std::string &path) {
  for (std::size_t end = path.find('/', 1);; end = path.find('/', end + 1)) {
    const std::string part = path.substr(0, end);
    if (mkdir(part.c_str(), kFolderMode) == 0) {
      const std::size_t slash = part.find_last_of('/');
      const std::string parent = slash == std::string::npos ? "." : part.substr(0, slash + 1);
      const Descriptor folder(open(parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
      if (const int number = folder ? system_call::sync_folder(folder.get()) : errno)
        return tl::unexpected(system_call::error("making", part, number));
    } else if (errno != EEXIST) {
      const int number = errno;
      // A read-only or foreign ancestor that is there already says EROFS or EACCES as well.
      struct stat status {};
      if (stat(part.c_str(), &status) != 0) return tl::unexpected(system_call::error("making", part, number));
    }
    if (end == std::string::npos) return {};
  }
}

}  // namespace

Descriptor &Descriptor::operator=(Descriptor &&other) noexcept {
  if (this != &other) {
    if (fd_ >= 0) close(fd_);
    fd_ = other.release();
  }
  return *this;
}

Descriptor::~Descriptor() {
  if (fd_ >= 0) close(fd_);
}

int Descriptor::release() {
  return std::exchange(fd_, -1);
}

Result<Sandbox> Sandbox::open(const std::string &path, bool create, Resolver resolver) {
  if (create && !path.empty()) {
    if (auto made = make_host_folders(path); !made) return tl::unexpected(made.error());
  }
  Sandbox sandbox;
  sandbox.shown_ = path;
  sandbox.root_ = Descriptor(
      system_call::retry([&] { return ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK); }));
  struct stat status {};
  if (!sandbox.root_ || fstat(sandbox.root_.get(), &status) != 0)
    return tl::unexpected(system_call::error("opening", path, errno));
  if (const char *fault = system_call::folder_fault(status, status.st_dev))
    return fail(OR_DENIED, fmt::format("opening {}: {}", path, fault));
  sandbox.device_ = status.st_dev;
  sandbox.resolver_ = system_resolves(sandbox.root_.get()) ? resolver : Resolver::walk;
  return sandbox;
}

Result<Sandbox> Sandbox::folder(std::string_view path, bool create) const {
  auto opened = open_folder(path, create);
  if (!opened) return tl::unexpected(opened.error());
  Sandbox inner;
  inner.root_ = std::move(*opened);
  inner.device_ = device_;
  inner.shown_ = fmt::format("{}/{}", shown_, path);
  inner.resolver_ = resolver_;
  return inner;
}

Error Sandbox::system_error(std::string_view doing, std::string_view path, int number) const {
  return system_call::error(doing, fmt::format("{}/{}", shown_, printable(path)), number);
}

// `path` passed check_path(). The caller checks with fstat what it got: with O_PATH also a link itself.
Result<Descriptor> Sandbox::open_beneath(std::string_view path, int flags) const {
  const std::string text(path);
  const int all = flags | (flags & O_PATH ? O_CLOEXEC | O_NOFOLLOW : kOpenAlways);
  Descriptor opened(resolver_ == Resolver::best ? open_by_system(root_.get(), text, all)
                                                : open_by_walk(root_.get(), text, all));
  if (!opened) return tl::unexpected(system_error("opening", path, errno));
  return opened;
}

Result<Descriptor> Sandbox::open_folder(std::string_view path, bool create) const {
  if (path.empty()) {
    Descriptor again(openat(root_.get(), ".", O_RDONLY | O_DIRECTORY | kOpenAlways));
    if (!again) return tl::unexpected(system_error("opening", path, errno));
    return again;
  }
  if (auto allowed = check_path(path); !allowed) return tl::unexpected(allowed.error());
  if (create) {
    if (auto made = make_folder(path); !made) return tl::unexpected(made.error());
  }
  auto opened = open_beneath(path, O_RDONLY | O_DIRECTORY);
  if (!opened) return opened;
  struct stat status {};
  if (fstat(opened->get(), &status) != 0) return tl::unexpected(system_error("opening", path, errno));
  if (const char *fault = system_call::folder_fault(status, device_))
    return fail(OR_DENIED, fmt::format("opening {}/{}: {}", shown_, path, fault));
  return opened;
}

Result<Descriptor> Sandbox::open_parent(std::string_view path, bool create, std::string *name) const {
  if (auto allowed = check_path(path); !allowed) return tl::unexpected(allowed.error());
  const std::size_t slash = path.find_last_of('/');
  *name = path.substr(slash == std::string_view::npos ? 0 : slash + 1);
  return open_folder(slash == std::string_view::npos ? std::string_view() : path.substr(0, slash), create);
}

Result<void> Sandbox::make_folder(std::string_view path) const {
  if (auto allowed = check_path(path); !allowed) return allowed;
  auto current = open_folder("", false);
  for (std::size_t start = 0; current && start <= path.size();) {
    const std::size_t end = std::min(path.find('/', start), path.size());
    const std::string part(path.substr(start, end - start));
    if (mkdirat(current->get(), part.c_str(), kFolderMode) == 0) {
      if (const int number = system_call::sync_folder(current->get()))
        return tl::unexpected(system_error("making", path, number));
    } else if (errno != EEXIST) {
      return tl::unexpected(system_error("making", path, errno));
    }
    Descriptor next(
        system_call::retry([&] { return openat(current->get(), part.c_str(), O_RDONLY | O_DIRECTORY | kOpenAlways); }));
    struct stat status {};
    if (!next || fstat(next.get(), &status) != 0) return tl::unexpected(system_error("opening", path, errno));
    if (const char *fault = system_call::folder_fault(status, device_))
      return fail(OR_DENIED, fmt::format("opening {}/{}: {}", shown_, path, fault));
    *current = std::move(next);
    start = end + 1;
  }
  if (!current) return tl::unexpected(current.error());
  return {};
}

Result<Descriptor> Sandbox::open_checked_file(std::string_view path, std::uint64_t *size) const {
  if (auto allowed = check_path(path); !allowed) return tl::unexpected(allowed.error());
  auto file = open_beneath(path, O_RDONLY);
  if (!file) return file;
  struct stat status {};
  if (fstat(file->get(), &status) != 0) return tl::unexpected(system_error("reading", path, errno));
  if (const char *fault = system_call::file_fault(status, device_))
    return fail(OR_DENIED, fmt::format("reading {}/{}: {}", shown_, path, fault));
  *size = std::uint64_t(status.st_size);
  return file;
}

// Until the end or `limit` bytes, whatever the size was a moment ago.
Result<std::string> Sandbox::read_open_file(int file, std::string_view path, std::uint64_t limit) const {
  constexpr std::size_t kStep = 1 << 16;
  std::string bytes;
  for (std::size_t done = 0;;) {
    if (done == bytes.size()) bytes.resize(std::size_t(std::min<std::uint64_t>(limit, done + std::max(kStep, done))));
    const ssize_t got =
        done == limit ? 0 : system_call::retry([&] { return ::read(file, bytes.data() + done, bytes.size() - done); });
    if (got < 0) return tl::unexpected(system_error("reading", path, errno));
    done += std::size_t(got);
    if (got > 0) continue;
    bytes.resize(done);
    return bytes;
  }
}

Result<std::string> Sandbox::read_file(std::string_view path, std::uint64_t max_bytes) const {
  std::uint64_t size = 0;
  auto file = open_checked_file(path, &size);
  if (!file) return tl::unexpected(file.error());
  const auto too_large = [&] {
    return fail(OR_FULL, fmt::format("reading {}/{}: it is larger than {} bytes", shown_, path, max_bytes));
  };
  if (size > max_bytes) return too_large();
  auto bytes = read_open_file(file->get(), path, max_bytes + 1);
  if (bytes && bytes->size() > max_bytes) return too_large();
  return bytes;
}

Result<std::string> Sandbox::read_start(std::string_view path, std::uint64_t bytes) const {
  std::uint64_t size = 0;
  auto file = open_checked_file(path, &size);
  if (!file) return tl::unexpected(file.error());
  return read_open_file(file->get(), path, bytes);
}

Result<bool> Sandbox::exists(std::string_view path) const {
  if (auto allowed = check_path(path); !allowed) return tl::unexpected(allowed.error());
  auto object = open_beneath(path, O_PATH);
  if (!object) {
    if (object.error().code == OR_NOT_FOUND) return false;
    return tl::unexpected(object.error());
  }
  struct stat status {};
  if (fstat(object->get(), &status) != 0) return tl::unexpected(system_error("looking at", path, errno));
  if (S_ISDIR(status.st_mode) && system_call::folder_fault(status, device_) == nullptr) return true;
  if (const char *fault = system_call::file_fault(status, device_))
    return fail(OR_DENIED, fmt::format("looking at {}/{}: {}", shown_, path, fault));
  return true;
}

}  // namespace openrealm
