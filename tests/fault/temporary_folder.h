// A fresh folder for one test, removed with everything below it; and what tests put there by hand.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "openrealm-test-XXXXXX").string();
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
