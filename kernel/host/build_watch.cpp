#include "kernel/host/build_watch.h"

#include <sys/stat.h>

#include "kernel/host/module_file.h"

namespace openrealm {
namespace {

// A linker that writes under the final name may pause: how many polls later a file is called unusable.
constexpr std::uint32_t kPatience = 3;

}  // namespace

BuildWatch::BuildWatch(std::span<const ModuleInfo> running) {
  for (const ModuleInfo &module : running) {
    File file{{module.name, module.path}, module.build_id, stamp_of(module.path), 0, false};
    // The file may have changed since the module was taken from it.
    const auto now = read_module_file(module.path);
    file.pending = !now || now->build_id != module.build_id;
    files_.push_back(std::move(file));
  }
}

BuildWatch::Stamp BuildWatch::stamp_of(const std::string &path) {
  Stamp stamp;
  const std::string paths[2] = {path, path + ".sha256"};
  for (int i = 0; i < 2; ++i) {
    struct stat facts {};
    if (::stat(paths[i].c_str(), &facts) != 0) continue;
    stamp.modified[i] = std::int64_t(facts.st_mtim.tv_sec) * 1'000'000'000 + facts.st_mtim.tv_nsec;
    stamp.size[i] = facts.st_size;
    stamp.inode[i] = facts.st_ino;
  }
  return stamp;
}

BuildWatch::News BuildWatch::poll() {
  News news;
  for (File &file : files_) {
    const Stamp stamp = stamp_of(file.module.path);
    if (stamp != file.stamp) {
      file.stamp = stamp;
      file.still = 0;
      file.pending = true;
      if (has_hash(stamp)) look(file, news);
    } else if (file.pending) {
      ++file.still;
      look(file, news);
    }
  }
  return news;
}

void BuildWatch::look(File &file, News &news) {
  auto build = read_module_file(file.module.path);
  if (build) {
    file.pending = false;
    if (build->build_id == file.build_id) return;
    file.build_id = build->build_id;
    news.builds.push_back(file.module);
  } else if (file.still >= kPatience) {
    file.pending = false;
    news.troubles.push_back(build.error().message);
  }
}

}  // namespace openrealm
