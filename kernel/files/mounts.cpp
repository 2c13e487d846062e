#include "kernel/files/mounts.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

namespace openrealm {
namespace {

constexpr std::size_t kMaxKnownNames = 100'000;  // of one mount, of files that are not there

}  // namespace

Result<std::string> fold_mount_name(std::string_view name) {
  const auto refuse = [](const char *why) { return fail(OR_DENIED, fmt::format("not a file's name: {}", why)); };
  if (name.empty()) return refuse("it is empty");
  if (name.size() > kMaxMountName) return refuse("it is too long");
  std::string folded;
  folded.reserve(name.size());
  for (const char c : name) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) return refuse("it has a control character");
    if (c == ':') return refuse("it has a drive or stream (':')");
    folded += c == '\\' ? '/' : (c >= 'A' && c <= 'Z') ? char(c - 'A' + 'a') : c;
  }
  std::size_t begin = 0;
  while (begin <= folded.size()) {
    const std::size_t end = std::min(folded.find('/', begin), folded.size());
    const std::string_view part = std::string_view(folded).substr(begin, end - begin);
    if (part.empty()) return refuse("it begins or ends with a slash, or has two in a row");
    if (part == "." || part == "..") return refuse("it has a part '.' or '..'");
    begin = end + 1;
  }
  return folded;
}

Result<std::unique_ptr<MountSource>> open_mount(const std::string &path) {
  struct stat info {};
  if (stat(path.c_str(), &info) != 0) {
    const int code = errno == ENOENT || errno == ENOTDIR ? OR_NOT_FOUND : OR_IO;
    return fail(code, fmt::format("{}: {}", path, std::strerror(errno)));
  }
  if (S_ISDIR(info.st_mode)) return open_folder_mount(path);
  if (S_ISREG(info.st_mode)) return open_archive_mount(path);
  return fail(OR_INVALID, fmt::format("{}: neither a folder nor an archive", path));
}

Result<void> Mounts::add(const std::string &path) {
  auto source = open_mount(path);
  if (!source) return tl::unexpected(source.error());
  add({path, std::move(*source)});
  return {};
}

void Mounts::add(Mount mount) {
  const std::lock_guard lock(mutex_);
  for (const auto &[name, bytes] : mount.known) total_ += bytes ? bytes->size() : 0;
  mounts_.push_back(std::move(mount));
}

std::optional<Mount> Mounts::cut_back(std::size_t size) {
  const std::lock_guard lock(mutex_);
  if (size >= mounts_.size()) return std::nullopt;
  Mount top = std::move(mounts_.back());
  while (mounts_.size() > size) mounts_.pop_back();
  for (Mount &mount : mounts_) mount.known.clear();
  total_ = 0;
  return top;
}

void Mounts::exchange(Mounts &other) {
  const std::scoped_lock lock(mutex_, other.mutex_);
  std::swap(mounts_, other.mounts_);
  std::swap(total_, other.total_);
}

Mounts::Known Mounts::known(const std::string &name) const {
  for (auto mount = mounts_.rbegin(); mount != mounts_.rend(); ++mount) {
    const auto found = mount->known.find(name);
    if (found == mount->known.end()) return std::nullopt;
    if (found->second) return std::optional<std::string_view>(*found->second);
  }
  return std::optional<std::string_view>();
}

bool Mounts::differs_from(Mounts &other) {
  const std::scoped_lock lock(mutex_, other.mutex_);
  for (const Mount &mount : mounts_)
    for (const auto &[name, bytes] : mount.known) {
      const Known here = known(name), there = other.known(name);
      if (!here || !there || *here != *there) return true;
    }
  return false;
}

Result<std::string_view> Mounts::read(std::string_view name) {
  const std::lock_guard lock(mutex_);
  return read_locked(name);
}

Result<std::string> Mounts::copy(std::string_view name) {
  const std::lock_guard lock(mutex_);
  const auto bytes = read_locked(name);
  if (!bytes) return tl::unexpected(bytes.error());
  return std::string(*bytes);
}

Result<std::string_view> Mounts::keep(Mount &mount, const std::string &name, std::string bytes) {
  if (total_ + bytes.size() > kMaxMountedTotal)
    return fail(OR_FULL, fmt::format("{}: {}: over {} MB of mounted files are in use", mount.path, name,
                                     kMaxMountedTotal >> 20));
  total_ += bytes.size();
  return std::string_view(*mount.known.emplace(name, std::move(bytes)).first->second);
}

Result<std::string_view> Mounts::read_locked(std::string_view name) {
  auto folded = fold_mount_name(name);
  if (!folded) return tl::unexpected(folded.error());
  for (auto mount = mounts_.rbegin(); mount != mounts_.rend(); ++mount) {
    if (const auto known = mount->known.find(*folded); known != mount->known.end()) {
      if (known->second) return std::string_view(*known->second);
      continue;
    }
    auto bytes = mount->source->read(*folded);
    if (bytes) return keep(*mount, *folded, std::move(*bytes));
    if (bytes.error().code != OR_NOT_FOUND)
      return fail(bytes.error().code, fmt::format("{}: {}: {}", mount->path, *folded, bytes.error().message));
    if (mount->known.size() < kMaxKnownNames) mount->known.emplace(*folded, std::nullopt);
  }
  return fail(OR_NOT_FOUND, fmt::format("{}: there is no such file in the map or the game's data", *folded));
}

bool Mounts::contains(std::string_view name) {
  const std::lock_guard lock(mutex_);
  const auto folded = fold_mount_name(name);
  return folded && std::any_of(mounts_.begin(), mounts_.end(),
                               [&](const Mount &mount) { return mount.source->contains(*folded); });
}

Result<std::string> Mounts::path_of(std::string_view name) {
  const std::lock_guard lock(mutex_);
  auto folded = fold_mount_name(name);
  if (!folded) return folded;
  for (auto mount = mounts_.rbegin(); mount != mounts_.rend(); ++mount)
    if (const auto place = mount->source->place_of(*folded))
      return place->empty() ? mount->path
                            : fmt::format("{}{}{}", mount->path, mount->path.ends_with('/') ? "" : "/", *place);
  return fail(OR_NOT_FOUND, fmt::format("{}: there is no such file in the map or the game's data", *folded));
}

std::vector<std::string> Mounts::names() {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> names;
  for (const Mount &mount : mounts_) {
    std::vector<std::string> more = mount.source->names();
    names.insert(names.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace openrealm
