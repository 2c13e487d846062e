// A built module as bytes: what can be known of it without running, or even mapping, any of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace openrealm {

struct ModuleFile {
  std::string bytes;
  std::string build_id;  // hex, as the linker wrote it
};

// Reads and inspects a built module: a whole ELF64 shared object of this machine with every section
// and segment inside the file, a build id, the note of our ABI version and the entry symbol; and,
// when `<path>.sha256` lies beside it, with that content. The error is one line: path, what is wrong.
Result<ModuleFile> read_module_file(const std::string &path);

// The part of it that needs no file: the build id in hex. `path` is for messages.
Result<std::string> inspect_module(std::string_view bytes, const std::string &path);

}  // namespace openrealm
