#include <dirent.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "fs_policy/sandbox.h"
#include "kernel/files/mounts.h"

namespace openrealm {
namespace {

constexpr std::size_t kMaxFolderEntries = 100'000;
constexpr std::size_t kMaxNames = 200'000;
constexpr int kMaxDepth = 32;

// For kernels and containers without openat2: no link is followed at all.
int open_by_walk(int root, const std::string &path, int flags) {
  Descriptor folder;
  std::size_t begin = 0;
  while (true) {
    const std::size_t slash = path.find('/', begin);
    const std::string part = path.substr(begin, slash == std::string::npos ? slash : slash - begin);
    const int from = folder ? folder.get() : root;
    if (slash == std::string::npos) return openat(from, part.c_str(), flags | O_NOFOLLOW);
    Descriptor next(openat(from, part.c_str(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (!next) return -1;
    folder = std::move(next);
    begin = slash + 1;
  }
}

int open_beneath(int root, const std::string &path, int flags) {
  open_how how{};
  how.flags = std::uint64_t(flags);
  how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
  const long fd = syscall(SYS_openat2, root, path.c_str(), &how, sizeof how);
  if (fd >= 0 || (errno != ENOSYS && errno != EPERM)) return int(fd);
  return open_by_walk(root, path, flags);
}

std::string folded_copy(std::string_view name) {
  std::string folded(name);
  for (char &c : folded)
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  return folded;
}

Error system_error() {
  const bool missing = errno == ENOENT || errno == ENOTDIR;
  if (errno == EXDEV || errno == ELOOP) return {OR_DENIED, "a link that leads out of the mounted folder"};
  return {missing ? OR_NOT_FOUND : OR_IO, std::strerror(errno)};
}

Result<std::string> read_whole(const Descriptor &file) {
  struct stat info {};
  if (fstat(file.get(), &info) != 0) return tl::unexpected(system_error());
  if (std::uint64_t(info.st_size) > kMaxMountedFile)
    return fail(OR_FULL, fmt::format("over {} MB: no file of a map is that big", kMaxMountedFile >> 20));
  std::string bytes(std::size_t(info.st_size), '\0');
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t got = ::read(file.get(), bytes.data() + done, bytes.size() - done);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return tl::unexpected(system_error());
    if (got == 0) break;
    done += std::size_t(got);
  }
  bytes.resize(done);
  return bytes;
}

class FolderMount : public MountSource {
 public:
  explicit FolderMount(Descriptor root) : root_(std::move(root)) {}

  Result<std::string> read(const std::string &name) override {
    auto file = open_file(name);
    if (!file) return tl::unexpected(file.error());
    return read_whole(*file);
  }

  bool contains(const std::string &name) override { return open_file(name).has_value(); }
  Result<std::string> place_of(const std::string &name) override {
    if (const auto file = open_file(name); !file) return tl::unexpected(file.error());
    return real_name(name);
  }

  std::vector<std::string> names() override {
    std::vector<std::string> found;
    collect("", "", 0, found);
    return found;
  }

 private:
  // Folded name -> name on disk, of one folder given as on disk. Of names that fold alike the first counts.
  using Listing = std::map<std::string, std::string>;

  const Listing &listing(const std::string &folder) {
    const auto known = listings_.find(folder);
    if (known != listings_.end()) return known->second;
    Listing &made = listings_[folder];
    const int fd = open_beneath(root_.get(), folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *open = fd >= 0 ? fdopendir(fd) : nullptr;
    if (!open) return made;
    for (std::size_t count = 0; count < kMaxFolderEntries; ++count) {
      const dirent *entry = readdir(open);
      if (!entry) break;
      const std::string_view name = entry->d_name;
      if (name == "." || name == "..") continue;
      auto [at, inserted] = made.try_emplace(folded_copy(name), name);
      if (!inserted) at->second = std::min(at->second, std::string(name));
    }
    closedir(open);
    return made;
  }

  Result<std::string> real_name(const std::string &name) {
    std::string real;
    std::size_t begin = 0;
    while (begin <= name.size()) {
      const std::size_t end = std::min(name.find('/', begin), name.size());
      const Listing &here = listing(real);
      const auto entry = here.find(name.substr(begin, end - begin));
      if (entry == here.end()) return fail(OR_NOT_FOUND, "not there");
      real += real.empty() ? entry->second : "/" + entry->second;
      begin = end + 1;
    }
    return real;
  }

  Result<Descriptor> open_file(const std::string &name) {
    const auto real = real_name(name);
    if (!real) return tl::unexpected(real.error());
    Descriptor file(open_beneath(root_.get(), *real, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file) return tl::unexpected(system_error());
    struct stat info {};
    if (fstat(file.get(), &info) != 0) return tl::unexpected(system_error());
    if (S_ISDIR(info.st_mode)) return fail(OR_NOT_FOUND, "a folder");
    if (!S_ISREG(info.st_mode)) return fail(OR_DENIED, "not a regular file");
    return file;
  }

  void collect(const std::string &folder, const std::string &folded, int depth, std::vector<std::string> &found) {
    if (depth > kMaxDepth) return;
    const Listing here = listing(folder);
    for (const auto &[name, real] : here) {
      if (found.size() >= kMaxNames) return;
      const std::string path = folder.empty() ? real : folder + "/" + real;
      const std::string shown = folded.empty() ? name : folded + "/" + name;
      struct stat info {};
      if (fstatat(root_.get(), path.c_str(), &info, AT_SYMLINK_NOFOLLOW) != 0) continue;
      if (S_ISDIR(info.st_mode)) collect(path, shown, depth + 1, found);
      if (S_ISREG(info.st_mode)) found.push_back(shown);
    }
  }

  Descriptor root_;
  std::map<std::string, Listing> listings_;
};

// Looks at the path anew at each read: editors replace a file by another one of the same name.
class FileMount : public MountSource {
 public:
  FileMount(std::string path, std::string name) : path_(std::move(path)), name_(std::move(name)) {}

  Result<std::string> read(const std::string &name) override {
    if (name != name_) return fail(OR_NOT_FOUND, "not there");
    const Descriptor file(open(path_.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file) return fail(OR_IO, std::strerror(errno));
    return read_whole(file);
  }
  bool contains(const std::string &name) override { return name == name_; }
  Result<std::string> place_of(const std::string &name) override {
    if (contains(name)) return std::string();
    return fail(OR_NOT_FOUND, "not there");
  }
  std::vector<std::string> names() override { return {name_}; }

 private:
  std::string path_;
  std::string name_;  // folded
};

}  // namespace

Result<std::unique_ptr<MountSource>> open_file_mount(const std::string &path) {
  auto name = fold_mount_name(path.substr(path.rfind('/') + 1));
  if (!name) return fail(name.error().code, fmt::format("{}: {}", path, name.error().message));
  if (access(path.c_str(), R_OK) != 0) return fail(OR_IO, fmt::format("{}: {}", path, std::strerror(errno)));
  return std::make_unique<FileMount>(path, std::move(*name));
}

Result<std::unique_ptr<MountSource>> open_folder_mount(const std::string &path) {
  Descriptor root(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!root) {
    const Error error = system_error();
    return fail(error.code, fmt::format("{}: {}", path, error.message));
  }
  return std::make_unique<FolderMount>(std::move(root));
}

}  // namespace openrealm
