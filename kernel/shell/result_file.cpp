#include "kernel/shell/result_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>

#include <fmt/format.h>

namespace openrealm {
namespace {

tl::unexpected<Error> failed(const std::string &path) {
  return fail(OR_IO, fmt::format("{}: {}", path, std::strerror(errno)));
}

struct Target {
  std::string path;  // of the file itself
  bool is_plain = true;
  int open = -1;  // the file, when this process has it as a standard stream already
};

// What `path` leads to when texts are written there too, as with `--profile /dev/stdout > FILE`: under another name
// the result would take their place.
int standard_stream(const struct stat &info) {
  for (const int file : {STDOUT_FILENO, STDERR_FILENO}) {
    struct stat own {};
    if (fstat(file, &own) == 0 && own.st_dev == info.st_dev && own.st_ino == info.st_ino) return file;
  }
  return -1;
}

Result<Target> target_of(const std::string &path) {
  struct stat info {};
  if (stat(path.c_str(), &info) != 0) {
    if (errno == ENOENT && lstat(path.c_str(), &info) != 0) return Target{path};
    return failed(path);  // also a link that leads nowhere
  }
  if (S_ISDIR(info.st_mode)) return fail(OR_INVALID, fmt::format("{}: it is a folder", path));
  if (!S_ISREG(info.st_mode)) return Target{path, false};
  if (const int file = standard_stream(info); file >= 0) return Target{path, false, file};
  char real[PATH_MAX];
  if (!realpath(path.c_str(), real)) return failed(path);
  return Target{real};
}

std::string beside(const std::string &path) {
  return fmt::format("{}.{}.part", path, getpid());
}

Result<void> write_to(int file, const std::string &path, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = ::write(file, text.data(), text.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return failed(path);
    text.remove_prefix(std::size_t(put));
  }
  return {};
}

// Into the file `name`, which stands for `path` in errors.
Result<void> write_file(const std::string &name, int flags, const std::string &path, std::string_view text) {
  const int file = open(name.c_str(), O_WRONLY | O_CLOEXEC | flags, 0666);
  if (file < 0) return failed(path);
  Result<void> done = write_to(file, path, text);
  if (close(file) != 0 && done) done = failed(path);
  return done;
}

}  // namespace

Result<void> check_result(const std::string &path) {
  const auto target = target_of(path);
  if (!target) return tl::unexpected(target.error());
  if (!target->is_plain) return access(path.c_str(), W_OK) == 0 ? Result<void>() : failed(path);
  const std::string trial = beside(target->path);
  if (access(target->path.c_str(), F_OK) == 0 && access(target->path.c_str(), W_OK) != 0) return failed(path);
  if (auto made = write_file(trial, O_CREAT | O_TRUNC, path, {}); !made) return made;
  unlink(trial.c_str());
  return {};
}

Result<void> write_result(const std::string &path, std::string_view text) {
  const auto target = target_of(path);
  if (!target) return tl::unexpected(target.error());
  if (target->open >= 0) return write_to(target->open, path, text);
  if (!target->is_plain) return write_file(path, 0, path, text);
  const std::string whole = beside(target->path);
  Result<void> done = write_file(whole, O_CREAT | O_TRUNC, path, text);
  if (done && rename(whole.c_str(), target->path.c_str()) != 0) done = failed(path);
  if (!done) unlink(whole.c_str());
  return done;
}

}  // namespace openrealm
