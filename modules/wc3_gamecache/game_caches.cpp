#include "modules/wc3_gamecache/game_caches.h"

#include <fmt/format.h>

namespace openrealm::gamecache {

namespace {

constexpr const char *kAsideSuffix = ".damaged";

}  // namespace

Result<GameCaches> GameCaches::open(const Engine &engine) {
  GameCaches made;
  made.engine_ = engine;
  auto handles = CacheSet<Handles>::open(engine);
  if (!handles) return tl::unexpected(handles.error());
  made.handles_ = std::move(*handles);
  auto committed = CacheSet<Committed>::open(engine);
  if (!committed) return tl::unexpected(committed.error());
  made.committed_ = std::move(*committed);
  made.rebuild();
  return made;
}

void GameCaches::rebuild() {
  const bool fold_case = engine_.cvar("wc3_gamecache_fold_case") == "1";
  handles_.rebuild(fold_case);
  committed_.rebuild(fold_case);
}

Mode GameCaches::mode() {
  const std::string value = engine_.cvar("wc3_gamecache_mode");
  if (value == "memory") return Mode::memory;
  if (value == "disabled") return Mode::disabled;
  if (!value.empty() && value != "disk" && value != reported_mode_) {
    engine_.warn(
        fmt::format("wc3_gamecache_mode is \"{}\"; it may be disk, memory or disabled, and is taken as disk", value));
    reported_mode_ = value;
  }
  return Mode::disk;
}

// False when there is no sidecar of this campaign; `damage` says why one that is there is no good.
bool GameCaches::read_sidecar(std::string_view campaign, Image &image, std::string &damage) const {
  const game_import *import = engine_.raw();
  or_str bytes{};
  const int read = import->script_cache_read(import->self, std::string(campaign).c_str(), &bytes);
  if (read == OR_NOT_FOUND) return false;
  if (read < OR_OK) {
    damage = "it cannot be read";
    return false;
  }
  auto decoded = decode({bytes.data, bytes.size});
  if (!decoded) {
    damage = decoded.error().message;
    return false;
  }
  if (decoded->campaign != campaign) {
    damage = fmt::format("it holds the cache \"{}\"", decoded->campaign);
    return false;
  }
  image = std::move(*decoded);
  return true;
}

bool GameCaches::committed_image(std::string_view campaign, Image &image) {
  const Mode how = mode();
  if (how == Mode::disabled) return false;
  if (how == Mode::disk) {
    std::string damage;
    if (read_sidecar(campaign, image, damage)) return true;
    if (!damage.empty()) {
      engine_.warn(fmt::format("the stored game cache \"{}\" is not used: {}", campaign, damage));
      return false;
    }
  }
  const std::uint32_t row = committed_.find_cache(campaign);
  if (row == 0) return false;
  image = committed_.image(row);
  return true;
}

std::uint32_t GameCaches::init(std::string_view campaign) {
  Image image;
  const bool found = committed_image(campaign, image);
  const std::uint32_t row = handles_.create(campaign);
  if (row == 0) {
    engine_.log(OR_LOG_ERROR, fmt::format("InitGameCache(\"{}\"): {} game caches are open, no more can be; the "
                                          "script gets null",
                                          campaign, kMaxHandles));
    return 0;
  }
  if (found && handles_.fill(row, image) != OR_OK) {
    engine_.log(OR_LOG_ERROR, fmt::format("InitGameCache(\"{}\"): no memory is left for its {} entries; the script "
                                          "gets an empty cache",
                                          campaign, image.entries.size()));
  }
  return row;
}

void GameCaches::put(std::uint32_t cache, std::string_view mission, std::string_view key, const Value &value) {
  if (handles_.put(cache, mission, key, value) == OR_OK) return;
  engine_.log(OR_LOG_ERROR,
              fmt::format("game cache \"{}\" is full (at most {} entries, and {} MB of text in all that are open): "
                          "\"{:.64}\" \"{:.64}\" is not stored, what is there stays",
                          handles_.campaign(cache), MAX_GAMECACHE_ENTRIES, kMostTextOpen >> 20, mission, key));
}

bool GameCaches::save(std::uint32_t cache) {
  const Mode how = mode();
  if (how == Mode::disabled) return true;
  const Image image = handles_.image(cache);
  const bool in_memory = commit_memory(image);
  return how == Mode::disk ? commit_disk(image) : in_memory;
}

// The new version is whole before the old one goes.
bool GameCaches::commit_memory(const Image &image) {
  const std::uint32_t old = committed_.find_cache(image.campaign);
  const bool room = old != 0 || committed_.count() < MAX_GAMECACHE_MEMORY_CACHES;
  const std::uint32_t made = room ? committed_.create(image.campaign) : 0;
  if (made == 0 || committed_.fill(made, image) != OR_OK) {
    if (made != 0) committed_.destroy(made);
    engine_.log(OR_LOG_ERROR,
                fmt::format("game cache \"{}\" is not kept in memory: {} caches or their entries fill it; what is "
                            "committed there stays",
                            image.campaign, committed_.count()));
    return false;
  }
  if (old != 0) committed_.destroy(old);
  return true;
}

// A stored file that is no good is kept under a name beside it before the new one takes its place.
bool GameCaches::set_aside(const std::string &campaign, const std::string &damage) {
  const game_import *import = engine_.raw();
  const std::string aside = campaign + kAsideSuffix;
  or_str bytes{};
  if (import->script_cache_read(import->self, campaign.c_str(), &bytes) != OR_OK ||
      import->script_cache_commit(import->self, aside.c_str(), bytes) != OR_OK)
    return false;
  engine_.warn(fmt::format("the stored game cache \"{}\" is set aside as \"{}\": {}", campaign, aside, damage));
  return true;
}

bool GameCaches::commit_disk(const Image &image) {
  const game_import *import = engine_.raw();
  Image stored;
  std::string damage;
  if (!read_sidecar(image.campaign, stored, damage) && !damage.empty() && !set_aside(image.campaign, damage)) {
    engine_.log(OR_LOG_ERROR, fmt::format("game cache \"{}\" is not saved: its stored file is damaged ({}) and "
                                          "cannot be set aside; move it away to save again",
                                          image.campaign, damage));
    return false;
  }
  const std::string bytes = encode(image);
  const int code = import->script_cache_commit(import->self, image.campaign.c_str(), {bytes.data(), bytes.size()});
  if (code == OR_OK) return true;
  engine_.log(OR_LOG_ERROR, fmt::format("game cache \"{}\" is not saved{}; the one stored before stays", image.campaign,
                                        code == OR_QUOTA ? ": the scope's quota is reached" : ""));
  return false;
}

void GameCaches::reload() {
  handles_.for_each_cache([this](std::uint32_t cache) {
    Image image;
    if (committed_image(handles_.campaign(cache), image)) handles_.fill(cache, image);
  });
}

}  // namespace openrealm::gamecache
