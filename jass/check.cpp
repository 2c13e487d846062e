#include "jass/check.h"

#include <cstdlib>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "jass/check_arguments.h"
#include "jass/files.h"
#include "jass/findings.h"
#include "jass/output.h"
#include "script/program.h"

namespace openrealm::jass {
namespace {

constexpr const char *kLibrary[] = {"scripts/common.j", "scripts/blizzard.j"};

// Where the folders of --data and the game's own data have it; the one given last answers.
Result<std::string> find_library(const CheckArguments &given, const char *name) {
  for (std::size_t i = given.data.size(); i-- > 0;)
    if (std::string path = find_below(given.data[i], name); !path.empty()) return path;
  const char *base = std::getenv("OPENREALM_BASE");
  if (!base) return fail(OR_NOT_FOUND, "--std: there is no engine around this program; start it as openrealm jass");
  std::string path = find_below(std::string(base) + "/data/wc3", name);
  if (path.empty()) return fail(OR_NOT_FOUND, fmt::format("--std: there is no {} in {}/data/wc3", name, base));
  return path;
}

Result<std::vector<CheckArguments::File>> files_to_read(const CheckArguments &given) {
  std::vector<CheckArguments::File> files;
  for (const std::string &folder : given.data)
    if (!is_folder(folder)) return fail(OR_NOT_FOUND, fmt::format("--data {}: there is no such folder", folder));
  for (const char *name : kLibrary) {
    if (!given.std) break;
    auto path = find_library(given, name);
    if (!path) return tl::unexpected(path.error());
    files.push_back({std::move(*path), {}});
  }
  files.insert(files.end(), given.files.begin(), given.files.end());
  return files;
}

}  // namespace

int check(std::span<const std::string> arguments) {
  const auto given = parse_check_arguments(arguments);
  if (!given) return wrong_use("check", given.error().message);
  if (given->help) return write_out(check_help()) ? 0 : 1;
  const auto files = files_to_read(*given);
  if (!files) {
    write_error(fmt::format("openrealm jass check: {}\n", files.error().message));
    return 1;
  }

  std::vector<Unread> unread;
  std::vector<script::Input> inputs;
  for (const CheckArguments::File &file : *files) {
    std::string name = file.path == "-" ? "<stdin>" : file.path;
    auto bytes = read_script(file.path);
    if (bytes)
      inputs.push_back({{std::move(name), std::move(*bytes)}, file.flags});
    else
      unread.push_back({std::move(name), bytes.error().message});
  }
  const auto program = script::analyse(std::move(inputs));
  const bool written = write_out(given->json ? findings_json(unread, *program) : findings_text(unread, *program));
  return written && unread.empty() && program->ok() ? 0 : 1;
}

}  // namespace openrealm::jass
