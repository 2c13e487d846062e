#include "kernel/shell/places.h"

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include <fmt/format.h>

#include "kernel/files/mounts.h"

namespace openrealm {
namespace {

constexpr std::size_t kMaxNames = 100'000;
constexpr std::size_t kMaxText = 4u << 20;

std::string program() {
  char path[PATH_MAX];
  const ssize_t size = readlink("/proc/self/exe", path, sizeof path);
  return {path, size > 0 ? std::size_t(size) : 0};
}

std::string folder_of(const std::string &path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos || slash == 0 ? "/" : path.substr(0, slash);
}

bool is_base(const std::string &folder) {
  return is_file(folder + "/config/default.toml");
}

std::string whole_path(const std::string &path) {
  char *real = realpath(path.c_str(), nullptr);
  std::string made = real ? real : path;
  std::free(real);
  return made;
}

}  // namespace

Places find_places(const std::string &wanted_base) {
  Places places;
  places.program = program();
  places.program_folder = folder_of(places.program);
  const char *variable = std::getenv("OPENREALM_BASE");
  std::string asked = wanted_base;
  if (asked.empty() && variable) asked = variable;
  if (!asked.empty()) {
    if (is_base(asked)) {
      places.base = whole_path(asked);
    } else {
      places.problem = fmt::format("{}: there is no config/default.toml in it", asked);
    }
  } else {
    for (const char *way : {"", "/..", "/../..", "/../../..", "/../share/openrealm"})
      if (places.base.empty() && is_base(places.program_folder + way))
        places.base = whole_path(places.program_folder + way);
    if (places.base.empty())
      places.problem = fmt::format("no config/default.toml around {}: give --basedir DIR", places.program_folder);
  }
  for (const char *way : {"/../modules", "/modules", "/../lib/openrealm/modules"})
    if (places.modules.empty() && is_folder(places.program_folder + way))
      places.modules = whole_path(places.program_folder + way);
  return places;
}

std::vector<std::string> names_in(const std::string &folder) {
  std::vector<std::string> names;
  DIR *open = opendir(folder.c_str());
  if (!open) return names;
  while (const dirent *entry = names.size() < kMaxNames ? readdir(open) : nullptr)
    if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
  closedir(open);
  std::sort(names.begin(), names.end());
  return names;
}

Result<std::string> read_text(const std::string &path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE *)> file(std::fopen(path.c_str(), "re"), std::fclose);
  if (!file) return fail(errno == ENOENT ? OR_NOT_FOUND : OR_IO, fmt::format("{}: {}", path, std::strerror(errno)));
  std::string text;
  char bytes[16 << 10];
  while (const std::size_t got = std::fread(bytes, 1, sizeof bytes, file.get())) {
    text.append(bytes, got);
    if (text.size() > kMaxText) return fail(OR_FULL, fmt::format("{}: over {} MB", path, kMaxText >> 20));
  }
  if (std::ferror(file.get())) return fail(OR_IO, fmt::format("{}: {}", path, std::strerror(errno)));
  return text;
}

bool is_file(const std::string &path) {
  struct stat info {};
  return stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode);
}

bool is_folder(const std::string &path) {
  struct stat info {};
  return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

std::string find_below(const std::string &root, std::string_view name) {
  const auto folded = fold_mount_name(name);
  if (!folded || root.empty()) return {};
  std::string path = root;
  std::size_t begin = 0;
  while (begin <= folded->size()) {
    const std::size_t end = std::min(folded->find('/', begin), folded->size());
    const std::string part = folded->substr(begin, end - begin);
    const std::vector<std::string> here = names_in(path);
    const auto same = std::find_if(here.begin(), here.end(), [&](const std::string &entry) {
      const auto folded_entry = fold_mount_name(entry);
      return folded_entry && *folded_entry == part;
    });
    if (same == here.end()) return {};
    path += "/" + *same;
    begin = end + 1;
  }
  return path;
}

}  // namespace openrealm
