// Where the program's own files are, found beside the executable: in a build folder of the source
// tree, or installed. Nothing here is compiled in as an absolute path.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace openrealm {

struct Places {
  std::string program;         // the executable
  std::string program_folder;  // where it lies
  std::string base;            // holds config/, data/, maps/; empty when there is none
  std::string modules;         // holds the built modules; empty when there is none
  std::string problem;         // why there is no base, for a message
};

// `wanted_base`: --basedir, or empty; then $OPENREALM_BASE; then around the program.
Places find_places(const std::string &wanted_base);

// The names in a folder that can be read, sorted; empty when there is no such folder.
std::vector<std::string> names_in(const std::string &folder);
// A text file of settings or commands, at most 4 MB; an error names the path.
Result<std::string> read_text(const std::string &path);
bool is_file(const std::string &path);
bool is_folder(const std::string &path);

// The path below `root` that `name` means in any letter case and with either slash; empty when there
// is none. A name that leads out of `root` is none.
std::string find_below(const std::string &root, std::string_view name);

}  // namespace openrealm
