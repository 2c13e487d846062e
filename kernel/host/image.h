// Loaded module images, each from a private copy with a name of its own: the linker may rewrite its
// output at any time, and the loader knows an image by its path.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/result.h"
#include "openrealm/game.h"

namespace openrealm {

// A folder of this process for the copies, below `base`. Locked while it lives and removed with its
// content at the end; making one sweeps away those whose process died. Copying may happen on any
// one thread at a time.
class RunFolder {
 public:
  // An error names the folder: it cannot be made, or is another user's or writable by others.
  static Result<std::unique_ptr<RunFolder>> make(const std::string &base);
  ~RunFolder();
  RunFolder(const RunFolder &) = delete;
  RunFolder &operator=(const RunFolder &) = delete;

  // Writes `bytes` to a file whose name no other copy had: <name>.<build id>.<number>.so
  Result<std::string> copy(const std::string &name, const std::string &build_id, const std::string &bytes);
  const std::string &path() const { return path_; }

 private:
  RunFolder(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}
  std::string path_;
  int lock_;
  std::uint32_t copies_ = 0;
};

// One loaded image. Unloads when it is destroyed; nothing of it may be in use by then.
class Image {
 public:
  // Reads, inspects and copies `file`, then loads the copy. Loading runs its constructors only.
  static Result<Image> load(RunFolder &folder, const std::string &name, const std::string &file);
  Image() = default;
  Image(Image &&other) noexcept;
  Image &operator=(Image &&other) noexcept;
  ~Image() { (void)unload(); }

  or_get_game_api entry() const { return entry_; }
  const std::string &path() const { return path_; }  // of the private copy
  const std::string &build_id() const { return build_id_; }

  // Unloads, looks at the process's mappings, and removes the copy. An error says that it is still
  // mapped: something of it (a thread, a unique symbol) keeps it.
  Result<void> unload();

 private:
  void *handle_ = nullptr;
  or_get_game_api entry_ = nullptr;
  std::string path_;
  std::string build_id_;
};

}  // namespace openrealm
