// The toy game's second module: it reads the first through its interface and gives it a bonus through
// its extension point.
#include "base/engine.h"
#include "openrealm/module.h"
#include "tests/modules/toy.h"

#define TOY_PEER_BASE 0
#define TOY_PEER_FAILS 1  // will not go on when its peer was swapped
#ifndef TOY_PEER_BUILD
#define TOY_PEER_BUILD TOY_PEER_BASE
#endif

namespace openrealm::toy {
namespace {

struct Observed {
  Spawn spawn;
  std::uint32_t count, total, ticks;
  std::uint64_t sum;
  static constexpr TableShape kShape{};
  OR_RECORD(Observed, "toy_observed", FIELD(spawn), FIELD(count), FIELD(total), FIELD(ticks), FIELD(sum));
};

struct Peer {
  Engine engine;
  Table<Observed> observed;
  Interface<toy_counter> counter;
  Interface<toy_counter_longer> longer;
};

int bonus(void *context, std::uint32_t tick) {
  const auto &peer = *static_cast<const Peer *>(context);
  return int(peer.observed[1].count % 3 + tick % 2);
}

constexpr toy_bonus kBonus = {sizeof(toy_bonus), bonus};

int open(const game_import *import, void **instance) {
  auto *peer = new Peer{Engine(import), {}, {}, {}};
  *instance = peer;
  auto observed = peer->engine.open<Observed>();
  auto counter = peer->engine.acquire<toy_counter>(TOY_COUNTER, TOY_COUNTER_VERSION);
  auto longer = peer->engine.acquire<toy_counter_longer>(TOY_COUNTER, TOY_COUNTER_VERSION);
  if (!observed || !counter || !longer || import->contribute(import->self, TOY_BONUS_POINT, "peer", &kBonus) != OR_OK) {
    delete peer;
    return OR_MISMATCH;
  }
  peer->observed = *observed;
  peer->counter = *counter;
  peer->longer = *longer;
  return OR_OK;
}

int start(void *instance, const or_start *start) {
  auto &peer = *static_cast<Peer *>(instance);
  if (start->reason == OR_START_MAP) peer.observed.alloc();
#if TOY_PEER_BUILD == TOY_PEER_FAILS
  if (start->reason == OR_START_PEER) return OR_UNSUPPORTED;
#endif
  return OR_OK;
}

void phase(void *instance, std::uint32_t) {
  auto &peer = *static_cast<Peer *>(instance);
  Observed &observed = peer.observed.mut(1);
  const int count = peer.counter.call(&toy_counter::count);
  if (count >= 0) observed.count = std::uint32_t(count);
  peer.counter.call(&toy_counter::total, &observed.total);
  observed.ticks += 1;
  observed.sum += observed.total;
}

int client_command(void *instance, std::uint32_t player, std::uint32_t, const char *const *, char *, std::uint32_t) {
  auto &peer = *static_cast<Peer *>(instance);
  const game_import *import = peer.engine.raw();
  const bool unsupported = peer.longer.call(&toy_counter_longer::median) == OR_UNSUPPORTED;
  const std::string_view text = unsupported ? "no median" : "a median";
  import->send(import->self, player, {text.data(), text.size()});
  return OR_OK;
}

void close(void *instance) {
  delete static_cast<Peer *>(instance);
}

constexpr const or_table_desc *kTables[] = {describe<Observed>()};
constexpr const char *kPhases[] = {"observe"};
constexpr const char *kCommands[] = {"toy_look"};
constexpr game_export kExport = {
    OR_ABI_VERSION, sizeof(game_export), "toy_peer", kTables, 1,       kPhases, 1,      kCommands, 1, open, start,
    phase,          client_command,      nullptr,    close,   nullptr, nullptr, nullptr};

}  // namespace
}  // namespace openrealm::toy

OR_MODULE_ENTRY(import) {
  (void)import;
  return &openrealm::toy::kExport;
}
