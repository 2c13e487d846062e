// A fresh folder for one test, removed with everything below it; and what tests put there by hand. In memory
// where the system has such a place: these tests sync thousands of times, and nothing cuts the power.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

class TemporaryFolder {
 public:
  enum class Where { memory, disk };
  explicit TemporaryFolder(Where where = Where::memory) {
    const bool memory = where == Where::memory && access("/dev/shm", R_OK | W_OK | X_OK) == 0;
    std::string pattern = memory ? "/dev/shm" : std::filesystem::temp_directory_path().string();
    pattern += "/openrealm-test-XXXXXX";
    path_ = mkdtemp(pattern.data());
  }
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  const std::string &path() const { return path_; }
  std::string operator/(const std::string &name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

inline void put(const std::string &path, const std::string &bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

inline std::string get(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Every object below `path`, relative to it, sorted.
inline std::string tree_of(const std::string &path) {
  std::string text;
  std::vector<std::string> names;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(path))
    names.push_back(std::filesystem::relative(entry.path(), path).string());
  std::sort(names.begin(), names.end());
  for (const std::string &name : names) text += name + "\n";
  return text;
}
