// Module wc3_orders: the Shift order queue and the player's order commands.
#include "openrealm/module.h"

#include <memory>
#include <vector>

#include "modules/wc3_orders/client_commands.h"

namespace {

using namespace openrealm;
using namespace openrealm::orders;

struct Instance {
  OrderQueues queues;
  ClientCommands commands;
};

OrderQueues &queues_of(void *context) {
  return static_cast<Instance *>(context)->queues;
}

int submit(void *context, or_ref unit, const or_order *order, int queue, char *why, uint32_t why_size) {
  std::string line;
  const int result = queues_of(context).submit(unit, *order, queue != 0, line);
  copy_line(line, why, why_size);
  return result;
}
int clear(void *context, or_ref unit) {
  queues_of(context).clear(unit);
  return OR_OK;
}
int count(void *context, or_ref unit) {
  return int(queues_of(context).count(unit));
}
int entry(void *context, or_ref unit, uint32_t index, or_order *out) {
  const OrderEntry *found = queues_of(context).entry(unit, index);
  if (!found) return OR_NOT_FOUND;
  *out = order_of(*found);
  return OR_OK;
}
constexpr wc3_orders kInterface = {sizeof(wc3_orders), submit, clear, count, entry};

int open_module(const game_import *import, void **instance) {
  const Engine engine(import);
  auto queues = OrderQueues::open(engine);
  if (!queues) return queues.error().code;
  auto made = std::make_unique<Instance>(Instance{*queues, {}});
  auto commands = ClientCommands::open(engine, made->queues);
  if (!commands) return commands.error().code;
  made->commands = *commands;
  const int provided = engine.provide(OR_WC3_ORDERS, OR_WC3_ORDERS_VERSION, kInterface, made.get());
  if (provided != OR_OK) return provided;
  *instance = made.release();
  return OR_OK;
}
void close_module(void *instance) {
  delete static_cast<Instance *>(instance);
}

void advance(void *instance, uint32_t) {
  queues_of(instance).advance();
}

int client_command(void *instance, uint32_t player, uint32_t argc, const char *const *argv, char *error,
                   uint32_t error_size) {
  const std::vector<std::string_view> words(argv, argv + argc);
  std::string why;
  const int result = static_cast<Instance *>(instance)->commands.run(player, words, why);
  copy_line(why, error, error_size);
  return result;
}

const char *release_command(void *) {
  return kReleaseCommand;
}

constexpr const or_table_desc *kTables[] = {describe<OrderEntry>(), describe<OrderQueue>(), describe<Targeting>()};
constexpr const char *kPhases[] = {"orders"};
constexpr const char *kCommands[] = {"smart", "smartpoint", "select", "point", "button", kReleaseCommand};

constexpr game_export kExport = {
    .abi_version = OR_ABI_VERSION,
    .struct_size = sizeof(game_export),
    .name = "wc3_orders",
    .tables = kTables,
    .table_count = std::size(kTables),
    .phases = kPhases,
    .phase_count = std::size(kPhases),
    .commands = kCommands,
    .command_count = std::size(kCommands),
    .open = open_module,
    .start = nullptr,
    .phase = advance,
    .client_command = client_command,
    .order_queue_release_command = release_command,
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
