// Module wc3: the world of a Warcraft III game and the scripts that run in it.
#include "openrealm/module.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "modules/wc3/game.h"

namespace {

using namespace openrealm;
using namespace openrealm::wc3;

GameInstance &game_of(void *instance) {
  return *static_cast<GameInstance *>(instance);
}

int open_module(const game_import *import, void **instance) {
  auto game = GameInstance::open(import, static_cast<Prepared *>(*instance));
  if (!game) {
    Engine(import).log(OR_LOG_ERROR, game.error().message);
    return game.error().code;
  }
  *instance = game->release();
  return OR_OK;
}

void close_module(void *instance) {
  GameInstance::close(std::unique_ptr<GameInstance>(static_cast<GameInstance *>(instance)));
}

int prepare(const game_import *import, const char *map, void **prepared) {
  auto made = Prepared::make(Engine(import), map);
  if (!made) {
    Engine(import).log(OR_LOG_ERROR, made.error().message);
    return made.error().code;
  }
  *prepared = made->release();
  return OR_OK;
}

void discard(void *prepared) {
  delete static_cast<Prepared *>(prepared);
}

int start(void *instance, const or_start *start) {
  GameInstance &game = game_of(instance);
  const auto started = game.start(*start);
  if (started) return OR_OK;
  game.host().engine.log(OR_LOG_ERROR, started.error().message);
  return started.error().code;
}

void phase(void *instance, std::uint32_t phase) {
  game_of(instance).phase(Phase(phase));
}

int client_command(void *instance, std::uint32_t player, std::uint32_t argc, const char *const *argv, char *error,
                   std::uint32_t error_size) {
  const std::vector<std::string_view> words(argv, argv + argc);
  std::string why;
  const int result = game_of(instance).command(player, words, why);
  if (error_size == 0) return result;
  const std::size_t length = std::min<std::size_t>(why.size(), error_size - 1);
  std::memcpy(error, why.data(), length);
  error[length] = '\0';
  return result;
}

void saving(void *instance, const char *name) {
  game_of(instance).saving(name);
}

}  // namespace

OR_MODULE_ENTRY(import) {
  (void)import;
  static const game_export kExport = {
      .abi_version = OR_ABI_VERSION,
      .struct_size = sizeof(game_export),
      .name = "wc3",
      .tables = all_tables().data(),
      .table_count = std::uint32_t(all_tables().size()),
      .phases = kPhaseNames,
      .phase_count = std::size(kPhaseNames),
      .commands = kCommandNames,
      .command_count = std::size(kCommandNames),
      .open = open_module,
      .start = start,
      .phase = phase,
      .client_command = client_command,
      .order_queue_release_command = nullptr,
      .close = close_module,
      .saving = saving,
      .prepare = prepare,
      .discard = discard,
  };
  return &kExport;
}
