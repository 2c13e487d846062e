// Module wc3_gamecache: the campaign game cache and its natives.
#include "openrealm/module.h"

#include <memory>

#include "modules/wc3_gamecache/natives.h"

namespace {

using namespace openrealm;
using namespace openrealm::gamecache;

int open_module(const game_import *import, void **instance) {
  const Engine engine(import);
  auto caches = GameCaches::open(engine);
  if (!caches) return caches.error().code;
  auto world = engine.acquire<wc3_world>(OR_WC3_WORLD, OR_WC3_WORLD_VERSION);
  auto script = engine.acquire<wc3_script>(OR_WC3_SCRIPT, OR_WC3_SCRIPT_VERSION);
  if (!world || !script) return OR_NOT_FOUND;
  auto made = std::make_unique<Instance>(Instance{engine, std::move(*caches), *world, *script});
  for (const NamedNative &native : natives()) {
    const int added = import->contribute(import->self, OR_NATIVES_POINT, native.name, &native.native);
    if (added != OR_OK) return added;
  }
  *instance = made.release();
  return OR_OK;
}

int start_module(void *instance, const or_start *) {
  static_cast<Instance *>(instance)->caches.rebuild();
  return OR_OK;
}

void close_module(void *instance) {
  delete static_cast<Instance *>(instance);
}

constexpr auto kTables = [] {
  std::array<const or_table_desc *, 6> all{};
  std::copy(std::begin(CacheSet<Handles>::kTables), std::end(CacheSet<Handles>::kTables), all.begin());
  std::copy(std::begin(CacheSet<Committed>::kTables), std::end(CacheSet<Committed>::kTables), all.begin() + 3);
  return all;
}();

constexpr game_export kExport = {
    .abi_version = OR_ABI_VERSION,
    .struct_size = sizeof(game_export),
    .name = "wc3_gamecache",
    .tables = kTables.data(),
    .table_count = std::size(kTables),
    .phases = nullptr,
    .phase_count = 0,
    .commands = nullptr,
    .command_count = 0,
    .open = open_module,
    .start = start_module,
    .phase = nullptr,
    .client_command = nullptr,
    .order_queue_release_command = nullptr,
    .close = close_module,
    .saving = nullptr,
    .prepare = nullptr,
    .discard = nullptr,
};

}  // namespace

OR_MODULE_ENTRY(import) {
  (void)import;
  return &kExport;
}
