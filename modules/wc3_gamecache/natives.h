// The game cache's natives (GC-22), contributed to the extension point "wc3.natives".
#pragma once

#include "modules/wc3_gamecache/game_caches.h"
#include "openrealm/wc3_script.h"

namespace openrealm::gamecache {

// The module's instance, which its natives get as their context.
struct Instance {
  Engine engine;
  GameCaches caches;
  Interface<wc3_world> world;
  Interface<wc3_script> script;
};

struct NamedNative {
  const char *name;
  or_native native;
};

std::span<const NamedNative> natives();

}  // namespace openrealm::gamecache
