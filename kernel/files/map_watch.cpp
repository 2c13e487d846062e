#include "kernel/files/map_watch.h"

#include <sys/stat.h>

#include <filesystem>
#include <functional>

#include <fmt/format.h>

namespace openrealm {
namespace {

namespace fs = std::filesystem;
constexpr std::uint32_t kPatience = 8;  // polls
constexpr int kMaxEntries = 20'000, kMaxDepth = 32;

std::uint64_t stamp_of_file(const std::string &path) {
  struct stat facts {};
  if (stat(path.c_str(), &facts) != 0) return 1;
  return std::hash<std::string>()(
      fmt::format("{} {} {} {}.{}", path, facts.st_size, facts.st_ino, facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec));
}

// The files' sum: their order in the folder means nothing.
std::uint64_t stamp_of(const std::string &path) {
  std::uint64_t stamp = stamp_of_file(path);
  std::error_code error;
  if (!fs::is_directory(path, error)) return stamp;
  stamp = 0;  // the folder's own changes with files that come and go for a moment
  auto entry = fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, error);
  for (int left = kMaxEntries; !error && entry != fs::recursive_directory_iterator() && left > 0; --left) {
    std::error_code ignored;
    if (!entry->is_directory(ignored)) stamp += stamp_of_file(entry->path().string());
    if (entry.depth() >= kMaxDepth) entry.disable_recursion_pending();
    entry.increment(error);
  }
  return stamp;
}

}  // namespace

MapWatch::MapWatch(std::string path) : path_(std::move(path)), stamp_(stamp_of(path_)) {}

MapWatch::News MapWatch::poll() {
  const std::uint64_t stamp = stamp_of(path_);
  if (stamp != stamp_) {
    stamp_ = stamp;
    still_ = 0;
    pending_ = true;
    return News::none;
  }
  if (!pending_) return News::none;
  if (++still_ == 1) return News::changed;
  if (still_ < kPatience) return News::none;
  pending_ = false;
  return News::settled;
}

}  // namespace openrealm
