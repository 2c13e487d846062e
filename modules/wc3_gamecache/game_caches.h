// The campaign game cache: handles that scripts work on, and where SaveGameCache commits them.
//
// Store and Flush change one handle alone. SaveGameCache commits it by the cvar wc3_gamecache_mode,
// read at each use: `disk` to process memory and to an ORGCACHE sidecar in the private script scope,
// `memory` to process memory, `disabled` nowhere.
#pragma once

#include "modules/wc3_gamecache/cache_set.h"

namespace openrealm::gamecache {

enum class Mode { disk, memory, disabled };

class GameCaches {
 public:
  static Result<GameCaches> open(const Engine &engine);
  void rebuild();

  // A new handle on the last committed content of that campaign, empty when there is none. 0 with a
  // logged line when no more handles can be had.
  std::uint32_t init(std::string_view campaign);
  // False, with a logged line, when the commit failed: what was committed before still is.
  bool save(std::uint32_t cache);
  // Replaces every open handle's content by what was committed last (GC-41).
  void reload();
  // Reports a full cache once a call; the handle keeps what it has.
  void put(std::uint32_t cache, std::string_view mission, std::string_view key, const Value &value);

  CacheSet<Handles> &handles() { return handles_; }
  const CacheSet<Handles> &handles() const { return handles_; }

 private:
  Mode mode();
  bool committed_image(std::string_view campaign, Image &image);
  bool read_sidecar(std::string_view campaign, Image &image, std::string &damage) const;
  bool set_aside(const std::string &campaign, const std::string &damage);
  bool commit_memory(const Image &image);
  bool commit_disk(const Image &image);

  Engine engine_;
  CacheSet<Handles> handles_;
  CacheSet<Committed> committed_;
  std::string reported_mode_;
};

}  // namespace openrealm::gamecache
