#include "kernel/shell/session.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "kernel/shell/words.h"
#include "kernel/tables/table_store.h"

namespace openrealm {
namespace {

std::string folder_of(const std::string &path) {
  const std::size_t slash = path.find_last_of("/\\");
  return slash == std::string::npos ? std::string() : path.substr(0, slash);
}

std::string last_part(std::string_view path) {
  const std::size_t slash = path.find_last_of("/\\");
  return std::string(slash == std::string_view::npos ? path : path.substr(slash + 1));
}

// A campaign: a folder of maps, not a map that is a folder.
bool holds_folders_alone(const std::string &path) {
  const std::vector<std::string> names = is_folder(path) ? names_in(path) : std::vector<std::string>();
  return !names.empty() &&
         std::all_of(names.begin(), names.end(), [&](const std::string &name) { return is_folder(path + "/" + name); });
}

std::string run_folder() {
  const char *runtime = std::getenv("XDG_RUNTIME_DIR");
  if (runtime && *runtime && access(runtime, W_OK) == 0) return fmt::format("{}/openrealm", runtime);
  const char *temporary = std::getenv("TMPDIR");
  return fmt::format("{}/openrealm-{}", temporary && *temporary ? temporary : "/tmp", getuid());
}

}  // namespace

Session::Session(Output &out, const Cvars &cvars, const UserFolder &user, const Places &places,
                 std::vector<std::string> data)
    : out_(out),
      cvars_(cvars),
      user_(user),
      places_(places),
      data_(std::move(data)),
      slots_(user),
      scope_(std::make_unique<ScriptScope>(user)) {}

Session::~Session() {
  leave();
}

void Session::choose(GameChoice choice) {
  leave();
  choice_ = std::move(choice);
}

Result<std::string> Session::module_path(const std::string &name) const {
  const std::string &wanted = cvars_.text("module_folder");
  const std::string &folder = wanted.empty() ? places_.modules : wanted;
  const std::string path = fmt::format("{}/{}.so", folder, name);
  if (!folder.empty() && is_file(path)) return path;
  if (folder.empty())
    return fail(OR_NOT_FOUND, fmt::format("module {}: there is no folder of modules beside {}: set module_folder DIR",
                                          name, places_.program_folder));
  return fail(OR_NOT_FOUND, fmt::format("module {}: there is no {}", name, path));
}

GameOptions Session::options() const {
  GameOptions made;
  made.run_folder = run_folder();
  made.derived_chaos = std::uint32_t(cvars_.integer("derived_chaos"));
  made.hash_log = std::uint32_t(cvars_.integer("hash_log"));
  made.verify_writes = cvars_.boolean("verify_writes");
  return made;
}

void Session::apply_options() {
  if (game_) game_->options() = options();
}

Result<void> Session::open() {
  if (game_) return {};
  if (choice_.spec.name.empty()) return fail(OR_NOT_FOUND, "no game is chosen: game NAME, or +set game NAME at start");
  GameSpec spec = choice_.spec;
  for (ModuleSpec &module : spec.modules) {
    auto path = module_path(module.name);
    if (!path) return tl::unexpected(path.error());
    module.path = *path;
  }
  mounts_.cut_back(0);
  Result<void> mounted;
  for (const std::string &data : choice_.data)
    if (mounted) mounted = mounts_.add(fmt::format("{}/{}", places_.base, data));
  for (const std::string &data : data_)
    if (mounted) mounted = mounts_.add(data);
  if (!mounted) return mounted;
  data_mounts_ = mounts_.size();
  auto opened = Game::open(std::move(spec), options(), *this);
  if (!opened) return tl::unexpected(opened.error());
  game_ = std::move(*opened);
  scope_->remove_stale();
  return {};
}

void Session::leave() {
  game_.reset();
  mounts_.cut_back(0);
  map_path_.clear();
  scope_->renew();
}

void Session::stop() {
  if (game_) game_->stop_map();
}

std::vector<std::string> Session::map_folders() const {
  std::vector<std::string> folders;
  if (!map_path_.empty()) folders.push_back(folder_of(map_path_).empty() ? "." : folder_of(map_path_));
  if (!places_.base.empty()) {
    const std::string maps = places_.base + "/maps";
    folders.push_back(maps);
    for (const std::string &name : names_in(maps))
      if (holds_folders_alone(maps + "/" + name)) folders.push_back(maps + "/" + name);
  }
  for (const std::string &data : data_)
    if (is_folder(data)) folders.push_back(data);
  return folders;
}

std::vector<std::string> Session::map_names() const {
  std::vector<std::string> names;
  if (places_.base.empty()) return names;
  const std::string maps = places_.base + "/maps";
  for (const std::string &name : names_in(maps)) {
    if (!holds_folders_alone(maps + "/" + name)) {
      names.push_back(name);
    } else {
      for (const std::string &inner : names_in(maps + "/" + name)) names.push_back(name + "/" + inner);
    }
  }
  return names;
}

bool Session::is_plain_map(const std::string &path) const {
  const std::string name = fold_mount_name(last_part(path)).value_or(path);
  const auto ends = [&](const std::string &ending) { return name.ends_with(ending); };
  return is_file(path) && std::any_of(choice_.plain_maps.begin(), choice_.plain_maps.end(), ends);
}

Result<Session::MapFile> Session::find_map(std::string_view given, bool anywhere) const {
  const std::string name(given);
  std::string path;
  if (anywhere && (is_file(name) || is_folder(name))) path = name;
  // A script names its next map by its place in the original game's folders, or beside its own, and as an
  // archive also where it is a folder here.
  const std::string last = last_part(name);
  for (const std::string &wanted : {name, last, last.substr(0, last.rfind('.'))})
    for (const std::string &folder : map_folders())
      if (path.empty()) path = find_below(folder, wanted);
  if (path.empty()) {
    std::vector<std::string> names;
    std::string nearest;
    if (anywhere) {  // scripts are told nothing of what lies on the disk
      const std::string beside = folder_of(name);
      names = names_in(beside.empty() ? "." : beside);
      nearest = nearest_name(last_part(name), names);
      if (!nearest.empty() && !beside.empty()) nearest = beside + "/" + nearest;
    }
    if (nearest.empty()) {
      names.clear();
      for (const std::string &known : map_names()) names.push_back(last_part(known));
      nearest = nearest_name(last_part(name), names);
    }
    return fail(OR_NOT_FOUND, fmt::format("there is no map {}{}", name, did_you_mean(nearest)));
  }
  auto source = is_plain_map(path) ? open_file_mount(path) : open_mount(path);
  if (!source) return tl::unexpected(source.error());
  return MapFile{name, std::move(path), std::move(*source)};
}

Result<void> Session::play(std::string_view map, bool new_game) {
  auto found = find_map(map, true);
  if (!found) return tl::unexpected(found.error());
  if (auto opened = open(); !opened) return opened;
  return play_found(std::move(found), new_game);
}

Result<void> Session::play_found(Result<MapFile> map, bool new_game) {
  if (!map) return tl::unexpected(map.error());
  std::unique_ptr<ScriptScope> scope;
  if (new_game) scope = std::make_unique<ScriptScope>(user_);
  return enter(std::move(*map), std::move(scope), OR_START_MAP, 0, nullptr);
}

Result<void> Session::enter(MapFile map, std::unique_ptr<ScriptScope> scope, or_start_reason reason,
                            std::uint32_t ticks, const std::function<Result<void>()> &fill) {
  const bool was_running = game_->running();
  const std::string old_map = game_->map(), old_path = map_path_;
  const std::uint32_t old_ticks = game_->ticks();
  Snapshot before;
  game_->tables().take(before);
  game_->stop_map();
  std::optional<Mount> old_mount = mounts_.cut_back(data_mounts_);
  std::unique_ptr<ScriptScope> old_scope;
  if (scope) {
    old_scope = std::exchange(scope_, std::move(scope));
    game_->tables().clear(OR_LIFE_SCOPE);
  }
  mounts_.add({map.path, std::move(map.source)});
  map_path_ = map.path;
  identity_.reset();
  Result<void> started;
  if (fill) started = fill();
  if (started) started = game_->start_map(map.given, reason, ticks);
  if (started) return started;

  mounts_.cut_back(data_mounts_);
  map_path_ = old_path;
  identity_.reset();
  if (old_scope) scope_ = std::move(old_scope);
  if (auto restored = game_->tables().restore(before); !restored) return restored;
  if (!was_running) return started;
  if (old_mount) mounts_.add(std::move(*old_mount));
  if (auto back = game_->start_map(old_map, OR_START_LOADED, old_ticks); !back)
    return fail(started.error().code,
                fmt::format("{}\nand {} could not go on: {}", started.error().message, old_map, back.error().message));
  out_.info(fmt::format("{} goes on", old_map));
  return started;
}

Result<void> Session::tick() {
  return game_->tick();
}

Result<std::string> Session::ask(std::string_view command) {
  std::string answer;
  answer_ = &answer;
  const Result<void> done = game_->answer_now(0, command);
  answer_ = nullptr;
  if (!done) return tl::unexpected(done.error());
  return answer;
}

}  // namespace openrealm
