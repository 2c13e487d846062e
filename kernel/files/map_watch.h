// Tells when the files of a map have changed: all those in its folder, or the one file that it is.
//
// Looks only when poll() is called, from the one loop: now and then, and soon after the system says that a folder
// changed. What is being written is let alone: a change counts once the files have stood still from one poll to the
// next. What the change means is for others to say.
#pragma once

#include <cstdint>
#include <string>

namespace openrealm {

class MapWatch {
 public:
  enum class News {
    none,
    changed,  // and stood still since the last poll; once for each change
    settled,  // they have stood still for some polls more: an error that is still there is no half-written file
  };

  explicit MapWatch(std::string path);
  News poll();
  const std::string &path() const { return path_; }

 private:
  std::string path_;
  std::uint64_t stamp_;  // of times, sizes and inodes; equal while nothing changed
  std::uint32_t still_ = 0;
  bool pending_ = false;  // changed, and not yet settled
};

}  // namespace openrealm
