#include "jass/files.h"

#include <dirent.h>
#include <fcntl.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

namespace openrealm::jass {
namespace {

constexpr std::size_t kChunk = 64 << 10;

Result<std::string> read_all(int file, std::size_t expected) {
  // One byte more than is expected, so that a whole file takes one read and a look at its end.
  std::string bytes(std::min(expected, kMaxFile) + 1, '\0');
  std::size_t size = 0;
  while (true) {
    if (size == bytes.size()) bytes.resize(size + std::max(size, kChunk));
    const ssize_t got = ::read(file, bytes.data() + size, bytes.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && errno == EISDIR) return fail(OR_INVALID, "it is a folder");
    if (got < 0) return fail(OR_IO, std::strerror(errno));
    if (got == 0) break;
    size += std::size_t(got);
    if (size > kMaxFile) return fail(OR_FULL, fmt::format("it has over {} MB: that is no script", kMaxFile >> 20));
  }
  bytes.resize(size);
  return bytes;
}

// The entry of a folder that differs from `name` in case alone; of several the first in order.
std::string entry_like(const std::string &folder, const std::string &name) {
  std::string found;
  DIR *open = opendir(folder.c_str());
  if (!open) return found;
  while (const dirent *entry = readdir(open))
    if (strcasecmp(entry->d_name, name.c_str()) == 0 && (found.empty() || entry->d_name < found)) found = entry->d_name;
  closedir(open);
  return found;
}

}  // namespace

Result<std::string> read_script(const std::string &path) {
  if (path == "-") return read_all(STDIN_FILENO, kChunk);
  const int file = open(path.c_str(), O_RDONLY | O_NOCTTY | O_CLOEXEC);
  if (file < 0) return fail(errno == ENOENT ? OR_NOT_FOUND : OR_IO, std::strerror(errno));
  struct stat info {};
  const bool sized = fstat(file, &info) == 0 && S_ISREG(info.st_mode);
  auto bytes = read_all(file, sized ? std::size_t(info.st_size) : kChunk);
  close(file);
  return bytes;
}

bool is_folder(const std::string &path) {
  struct stat info {};
  return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

std::string find_below(const std::string &folder, std::string_view name) {
  std::string path = folder;
  while (!name.empty()) {
    const std::size_t slash = std::min(name.find('/'), name.size());
    const std::string entry = entry_like(path, std::string(name.substr(0, slash)));
    if (entry.empty()) return {};
    path += "/" + entry;
    name.remove_prefix(std::min(slash + 1, name.size()));
  }
  return path;
}

}  // namespace openrealm::jass
