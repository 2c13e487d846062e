// One process at a time: an advisory lock on a file, held until the LockFile is dropped or the process ends,
// however it ends.
#pragma once

#include <string>
#include <string_view>

#include "fs_policy/sandbox.h"

namespace openrealm {

class LockFile {
 public:
  // OR_EXISTS, naming the process that holds it, when it is taken.
  static Result<LockFile> take(const Sandbox &folder, std::string_view name);
  // Whether somebody holds it now; false when there is no such file.
  static bool is_held(const Sandbox &folder, std::string_view name);

 private:
  explicit LockFile(Descriptor file) : file_(std::move(file)) {}
  Descriptor file_;
};

}  // namespace openrealm
