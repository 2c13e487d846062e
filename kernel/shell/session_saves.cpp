// Named saves of a session: what they hold, and how one takes the running game's place.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <ctime>

#include <fmt/format.h>

#include "fs_policy/fingerprint.h"
#include "fs_policy/sandbox.h"
#include "kernel/shell/arguments.h"
#include "kernel/shell/session.h"
#include "kernel/tables/table_bytes.h"

namespace openrealm {
namespace {

std::string time_text() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S UTC", &parts)};
}

// An archive: its bytes. Empty when it cannot be read any more.
Fingerprint fingerprint_of_file(const std::string &path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat info {};
  if (!file || fstat(file.get(), &info) != 0 || info.st_size == 0) return {};
  void *bytes = mmap(nullptr, std::size_t(info.st_size), PROT_READ, MAP_PRIVATE, file.get(), 0);
  if (bytes == MAP_FAILED) return {};
  const Fingerprint made = Fingerprint::of({static_cast<const char *>(bytes), std::size_t(info.st_size)});
  munmap(bytes, std::size_t(info.st_size));
  return made;
}

// A folder: the names and bytes of its files, in order.
Fingerprint fingerprint_of_folder(const std::string &path) {
  auto source = open_folder_mount(path);
  if (!source) return {};
  std::string listed;
  for (const std::string &name : (*source)->names())
    if (const auto bytes = (*source)->read(name)) listed += fmt::format("{} {}\n", sha256_hex(*bytes), name);
  return Fingerprint::of(listed);
}

}  // namespace

const MapIdentity &Session::map_identity() {
  if (identity_) return *identity_;
  const Fingerprint print = is_folder(map_path_) ? fingerprint_of_folder(map_path_) : fingerprint_of_file(map_path_);
  return identity_.emplace(MapIdentity{game_->map(), print.size, print.sha256});
}

Result<void> Session::save(std::string_view name) {
  if (!running()) return fail(OR_NOT_FOUND, fmt::format("save {}: no map runs", name));
  game_->saving(std::string(name));
  const auto tables = write_tables(game_->tables());
  if (!tables) return fail(tables.error().code, fmt::format("save {}: {}", name, tables.error().message));
  SaveHeader header;
  header.game = choice_.spec.name;
  header.name = name;
  header.saved_at = time_text();
  header.engine = version_text();
  header.map = map_identity();
  header.tick = game_->ticks();
  for (const ModuleInfo &module : game_->modules()) header.modules.emplace_back(module.name, module.build_id);
  for (const auto &[cvar_name, cvar] : cvars_.all())
    if (cvar.spec.owner == choice_.spec.name) header.cvars.emplace_back(cvar_name, cvar.value);
  const std::string_view bytes(reinterpret_cast<const char *>(tables->data()), tables->size());
  auto written = slots_.write(name, header, bytes, *scope_);
  if (!written) return fail(written.error().code, fmt::format("save {}: {}", name, written.error().message));
  return written;
}

Result<void> Session::load(std::string_view name) {
  if (choice_.spec.name.empty()) return fail(OR_NOT_FOUND, "no game is chosen: game NAME, or +set game NAME at start");
  const auto loaded = slots_.read(name, choice_.spec.name);
  if (!loaded) return tl::unexpected(loaded.error());
  if (auto opened = open(); !opened) return opened;
  const SaveHeader &header = loaded->save.header;
  auto map = find_map(header.map.path, true);
  if (!map) return fail(map.error().code, fmt::format("save {}: {}", name, map.error().message));
  auto scope = std::make_unique<ScriptScope>(user_);
  if (const auto bound = scope->branch(loaded->fingerprint); !bound) {
    out_.warn(fmt::format("save {}: its scripts' files are not restored: {}", name, bound.error().message));
  } else if (!*bound) {
    out_.log(OR_LOG_DEBUG, {}, fmt::format("save {}: no scripts' files belong to it", name));
  }
  const std::string &tables = loaded->save.tables;
  const auto fill = [&]() -> Result<void> {
    auto read = read_tables(game_->tables(), {reinterpret_cast<const unsigned char *>(tables.data()), tables.size()});
    if (!read) return fail(read.error().code, fmt::format("save {}: {}", name, read.error().message));
    for (const std::string &warning : read->warnings) out_.warn(fmt::format("save {}: {}", name, warning));
    return {};
  };
  if (auto entered = enter(std::move(*map), std::move(scope), OR_START_LOADED, header.tick, fill); !entered)
    return entered;
  if (map_identity().sha256 != header.map.sha256)
    out_.warn(fmt::format("save {}: map {} has changed since it was written", name, header.map.path));
  for (const auto &[cvar_name, value] : header.cvars)
    if (const Cvar *cvar = cvars_.find(cvar_name); cvar && cvar->value != value)
      out_.info(fmt::format("save {}: {} was \"{}\" then and is \"{}\" now", name, cvar_name, value, cvar->value));
  return {};
}

}  // namespace openrealm
