// Tells when the files of the running modules hold a new, complete build.
//
// Looks only when poll() is called, from the one loop: now and then, and soon after the system says
// that a folder changed. A file counts when it passes inspection with another build id than the one
// known, and matches the .sha256 beside it or, without one, has stood still from one poll to the
// next; times and inode numbers alone decide nothing.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "kernel/host/game.h"

namespace openrealm {

class BuildWatch {
 public:
  struct News {
    std::vector<ModuleSpec> builds;     // new builds, in the modules' order: publish them as one set
    std::vector<std::string> troubles;  // files that changed and stay unusable; each said once
  };

  explicit BuildWatch(std::span<const ModuleInfo> running);
  News poll();

 private:
  // What a change of either file shows in.
  struct Stamp {
    std::int64_t modified[2] = {-1, -1};  // nanoseconds; the module's and its .sha256's; -1: none
    std::int64_t size[2] = {-1, -1};
    std::uint64_t inode[2] = {0, 0};
    friend bool operator==(const Stamp &, const Stamp &) = default;
  };
  struct File {
    ModuleSpec module;
    std::string build_id;
    Stamp stamp;
    std::uint32_t still = 0;  // polls since the stamp changed
    bool pending = false;     // changed and not yet decided
  };
  static Stamp stamp_of(const std::string &path);
  static void look(File &file, News &news);
  static bool has_hash(const Stamp &stamp) { return stamp.size[1] >= 0; }

  std::vector<File> files_;
};

}  // namespace openrealm
