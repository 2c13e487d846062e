// The toy game's first module: counters that step each tick, with a random churn, so that rows, slots,
// texts and a random state are all in play. TOY_BUILD chooses one of several builds of it, as if its
// source had been edited in between.
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "base/engine.h"
#include "openrealm/module.h"
#include "tests/modules/toy.h"

// Good builds.
#define TOY_BASE 0
#define TOY_RULE 1     // counts twice as fast
#define TOY_FIELD 2    // a field more, which the rule uses
#define TOY_RENAMED 3  // `step` is called `stride`
#define TOY_WIDENED 4  // `step` has 64 bits
// Builds that must be refused.
#define TOY_REFUSED 10      // `step` became text
#define TOY_FAILS_OPEN 11   // damages state while it opens, then fails
#define TOY_FAILS_START 12  // damages state while it starts, then fails
#define TOY_CHANGES 13      // says that all is well and changes state while it is swapped in
#define TOY_CRASHES 14      // while it opens
#define TOY_OLD_EXPORT 15   // its game_export is of another ABI
#define TOY_SHORT_EXPORT 16
#define TOY_NO_OPEN 17
#define TOY_OTHER_NAME 18
#define TOY_BAD_TABLE 19
#define TOY_BAD_PHASE 20
#define TOY_SAME_COMMAND 21   // as another module's
#define TOY_FAILS_PREPARE 22  // asks for more than it may, and gives up
#ifndef TOY_BUILD
#define TOY_BUILD TOY_BASE
#endif

namespace openrealm::toy {
namespace {

#if TOY_BUILD == TOY_WIDENED
using Step = std::uint64_t;
#elif TOY_BUILD == TOY_REFUSED
using Step = Text<4>;
#else
using Step = std::uint32_t;
#endif

struct Counter {
  Spawn spawn;
  std::uint32_t value;
#if TOY_BUILD == TOY_RENAMED
  Step stride;
#else
  Step step;
#endif
  std::uint32_t player;
  std::uint32_t born;  // tick
#if TOY_BUILD == TOY_FIELD
  std::uint32_t extra;
#endif
  Str label;
  static constexpr TableShape kShape{.max_rows = 1u << 20};
#if TOY_BUILD == TOY_RENAMED
  OR_RECORD(Counter, "toy_counter", FIELD(spawn), FIELD(value), FIELD(stride).was("step"), FIELD(player), FIELD(born),
            FIELD(label));
#elif TOY_BUILD == TOY_FIELD
  OR_RECORD(Counter, "toy_counter", FIELD(spawn), FIELD(value), FIELD(step), FIELD(player), FIELD(born),
            FIELD(extra).init(1000), FIELD(label));
#else
  OR_RECORD(Counter, "toy_counter", FIELD(spawn), FIELD(value), FIELD(step), FIELD(player), FIELD(born), FIELD(label));
#endif
};

struct Random {
  Spawn spawn;
  std::uint32_t state;
  static constexpr TableShape kShape{};
  OR_RECORD(Random, "toy_random", FIELD(spawn), FIELD(state));
};

// What a module with defects would do to its state; never written in a tick of good behaviour.
struct Mischief {
  Spawn spawn;
  std::uint32_t chaos;  // not 0: OR_START_CHAOS changes it
  std::uint32_t unmarked;
  static constexpr TableShape kShape{};
  OR_RECORD(Mischief, "toy_mischief", FIELD(spawn), FIELD(chaos), FIELD(unmarked));
};

std::uint32_t growth(const Counter &counter) {
#if TOY_BUILD == TOY_RULE
  return 2 * counter.step;
#elif TOY_BUILD == TOY_FIELD
  return counter.step + counter.extra;
#elif TOY_BUILD == TOY_RENAMED
  return counter.stride;
#elif TOY_BUILD == TOY_WIDENED
  return std::uint32_t(counter.step);
#elif TOY_BUILD == TOY_REFUSED
  return std::uint32_t(counter.step.view().size());
#else
  return counter.step;
#endif
}

void set_growth(Counter &counter, std::uint32_t step) {
#if TOY_BUILD == TOY_RENAMED
  counter.stride = step;
#elif TOY_BUILD == TOY_REFUSED
  counter.step.set(std::string_view("####").substr(0, step % 5));
#else
  counter.step = step;
#endif
}

// What is made beside the game: counted at the address that the cvar toy_plans holds, while it lives.
struct Plan {
  std::atomic<int> *alive;
  std::string map;
};

struct Instance {
  Engine engine;
  Table<Counter> counters;
  Table<Random> random;
  Table<Mischief> mischief;
  std::uint32_t total = 0;  // derived from the counters
  const or_contribution *bonuses = nullptr;
  std::uint32_t bonus_count = 0;
  const Plan *plan = nullptr;
};

std::uint32_t next_random(Instance &toy) {
  std::uint32_t &state = toy.random.mut(1).state;
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state;
}

bool add_counter(Instance &toy, std::uint32_t player, std::uint32_t step) {
  const std::uint32_t row = toy.counters.alloc();
  if (row == 0) return false;
  Counter &counter = toy.counters.mut(row);
  set_growth(counter, step);
  counter.player = player;
  counter.born = toy.engine.raw()->tick(toy.engine.raw()->self);
  return toy.counters.set(counter.label, std::string_view("a counter of the toy game").substr(0, 2 + step % 20));
}

void rebuild(Instance &toy) {
  toy.total = 0;
  for (const std::uint32_t row : toy.counters.rows()) toy.total += toy.counters[row].value;
  const game_import *import = toy.engine.raw();
  toy.bonus_count = import->contributions(import->self, TOY_BONUS_POINT, &toy.bonuses);
}

int count(void *context) {
  return int(static_cast<Instance *>(context)->counters.live());
}

int total(void *context, std::uint32_t *out) {
  *out = static_cast<Instance *>(context)->total;
  return OR_OK;
}

constexpr toy_counter kInterface = {sizeof(toy_counter), count, total};

int prepare(const game_import *import, const char *map, void **prepared) {
  const Engine engine(import);
  auto *plan = new Plan{nullptr, map ? map : "no map"};
  *prepared = plan;
  const std::string counter = engine.cvar("toy_plans");
  if (!counter.empty()) plan->alive = reinterpret_cast<std::atomic<int> *>(std::strtoull(counter.c_str(), nullptr, 10));
  if (plan->alive) ++*plan->alive;
  or_str text{};
  if (import->read_file(import->self, "toy.txt", &text) == OR_OK)
    plan->map += " with " + std::string(text.data, text.size);
  or_str running{};
  if (import->read_running_file(import->self, "toy.txt", &running) == OR_OK &&
      std::string_view(running.data, running.size) != std::string_view(text.data, text.size))
    plan->map += " after " + std::string(running.data, running.size);
  engine.info("prepares for " + plan->map);
#if TOY_BUILD == TOY_FAILS_PREPARE
  return import->request(import->self, "end", "");
#else
  return OR_OK;
#endif
}

void discard(void *prepared) {
  auto *plan = static_cast<Plan *>(prepared);
  if (plan->alive) --*plan->alive;
  delete plan;
}

int open(const game_import *import, void **instance) {
#if TOY_BUILD == TOY_CRASHES
  std::abort();
#endif
  auto *toy = new Instance{Engine(import), {}, {}, {}, 0, nullptr, 0, static_cast<const Plan *>(*instance)};
  *instance = toy;
  auto counters = toy->engine.open<Counter>();
  auto random = toy->engine.open<Random>();
  auto mischief = toy->engine.open<Mischief>();
  if (!counters || !random || !mischief ||
      toy->engine.provide(TOY_COUNTER, TOY_COUNTER_VERSION, kInterface, toy) != OR_OK) {
    delete toy;
    return OR_MISMATCH;
  }
  toy->counters = *counters;
  toy->random = *random;
  toy->mischief = *mischief;
#if TOY_BUILD == TOY_FAILS_OPEN
  for (const std::uint32_t row : toy->counters.rows()) toy->counters.free(row);
  toy->engine.log(OR_LOG_ERROR, "the toy is out of order");
  delete toy;
  return OR_FULL;
#endif
  return OR_OK;
}

int start(void *instance, const or_start *start) {
  auto &toy = *static_cast<Instance *>(instance);
  if (start->reason == OR_START_MAP) {
    toy.random.mut(toy.random.alloc()).state = 2463534242u;
    toy.mischief.alloc();
    for (std::uint32_t step = 1; step <= 8; ++step) add_counter(toy, 0, step);
  }
  if (start->reason == OR_START_SWAPPED) toy.engine.info(toy.plan ? "prepared for " + toy.plan->map : "not prepared");
  if (start->reason == OR_START_RELOADED) {
    toy.engine.info("reloads " + toy.plan->map);
    toy.random.mut(1).state += 1;
    if (toy.plan->map.find("with a bad file") != std::string::npos) return OR_FULL;
  }
  if (start->reason == OR_START_CHAOS && toy.mischief[1].chaos != 0) ++toy.mischief.mut(1).chaos;
#if TOY_BUILD == TOY_CHANGES
  if (start->reason == OR_START_SWAPPED) toy.random.mut(1).state += 1;
#endif
#if TOY_BUILD == TOY_FAILS_START
  if (start->reason == OR_START_SWAPPED) {
    toy.random.mut(1).state = 0;
    return OR_FULL;
  }
#endif
  rebuild(toy);
  return OR_OK;
}

void churn(Instance &toy) {
  const std::uint32_t dice = next_random(toy);
  if (dice % 4 == 0 && toy.counters.live() < 64) add_counter(toy, 1, dice % 7);
  if (dice % 5 != 0 || toy.counters.live() < 4) return;
  std::uint32_t skip = dice / 5 % toy.counters.live();
  for (const std::uint32_t row : toy.counters.rows()) {
    if (skip-- != 0) continue;
    toy.total -= toy.counters[row].value;
    toy.counters.free(row);
    return;
  }
}

void phase(void *instance, std::uint32_t which) {
  auto &toy = *static_cast<Instance *>(instance);
  if (which == 1) return churn(toy);
  const std::uint32_t tick = toy.engine.raw()->tick(toy.engine.raw()->self);
  std::uint32_t bonus = 0;
  for (std::uint32_t i = 0; i < toy.bonus_count; ++i)
    bonus += std::uint32_t(static_cast<const toy_bonus *>(toy.bonuses[i].data)->bonus(toy.bonuses[i].context, tick));
  for (const std::uint32_t row : toy.counters.rows()) {
    const std::uint32_t more = growth(toy.counters[row]) + bonus;
    toy.counters.mut(row).value += more;
    toy.total += more;
  }
}

std::uint32_t overflow_stack(const volatile std::uint32_t *outer) {
  volatile std::uint32_t frame[256];
  frame[0] = *outer + 1;
  if (frame[0] == 0) return 0;
  return overflow_stack(frame) + frame[0];
}

int misbehave(Instance &toy, std::string_view how) {
  volatile std::uint32_t zero = 0;
  if (how == "memory") *reinterpret_cast<volatile std::uint32_t *>(std::uintptr_t(zero) + 16) = 1;
  if (how == "division") std::raise(SIGFPE);
  if (how == "stack") return int(overflow_stack(&zero));
  if (how == "abort") std::abort();
  if (how == "unmarked") const_cast<Mischief &>(toy.mischief[1]).unmarked += 1;
  if (how == "chatter")
    for (int i = 0; i < 1000; ++i) toy.engine.warn("again");
  if (how == "chaos") toy.mischief.mut(1).chaos = 1;
  return OR_OK;
}

int client_command(void *instance, std::uint32_t player, std::uint32_t argc, const char *const *argv, char *error,
                   std::uint32_t error_size) {
  auto &toy = *static_cast<Instance *>(instance);
  const game_import *import = toy.engine.raw();
  const std::string_view name = argv[0];
  const char *argument = argc > 1 ? argv[1] : "";
  if (name == "toy_misbehave") return misbehave(toy, argument);
  if (name == "toy_request") return import->request(import->self, argument, argc > 2 ? argv[2] : "");
  const int number = std::atoi(argument);
  if (number <= 0) {
    std::strncpy(error, "toy_add: how many? a number above 0", error_size - 1);
    return OR_INVALID;
  }
  if (name == "toy_add") return add_counter(toy, player, std::uint32_t(number)) ? OR_OK : OR_FULL;
  for (int i = 0; i < number; ++i)
    if (!add_counter(toy, player, 1)) return OR_FULL;
  return OR_OK;
}

const char *release(void *) {
  return "toy_add 1";
}

void close(void *instance) {
  delete static_cast<Instance *>(instance);
}

#if TOY_BUILD == TOY_BAD_TABLE
constexpr or_table_desc kBadTable = {sizeof(or_table_desc), 12, 1, 0, 0, 2, "toy_bad", describe<Random>()->fields};
constexpr const or_table_desc *kTables[] = {&kBadTable};
#else
constexpr const or_table_desc *kTables[] = {describe<Counter>(), describe<Random>(), describe<Mischief>()};
#endif
#if TOY_BUILD == TOY_BAD_PHASE
constexpr const char *kPhases[] = {"count", "no_such_phase"};
#else
constexpr const char *kPhases[] = {"count", "churn"};
#endif
constexpr const char *kCommands[] = {"toy_add", "toy_fill", "toy_misbehave", "toy_request",
#if TOY_BUILD == TOY_SAME_COMMAND
                                     "toy_look"
#endif
};

constexpr game_export kExport = {
    TOY_BUILD == TOY_OLD_EXPORT ? OR_ABI_VERSION + 1 : OR_ABI_VERSION,
    TOY_BUILD == TOY_SHORT_EXPORT ? 64u : std::uint32_t(sizeof(game_export)),
    TOY_BUILD == TOY_OTHER_NAME ? "another_toy" : "toy_counter",
    kTables,
    std::uint32_t(std::size(kTables)),
    kPhases,
    std::uint32_t(std::size(kPhases)),
    kCommands,
    std::uint32_t(std::size(kCommands)),
    TOY_BUILD == TOY_NO_OPEN ? nullptr : open,
    start,
    phase,
    client_command,
    release,
    close,
    nullptr,
    prepare,
    discard,
};

}  // namespace
}  // namespace openrealm::toy

OR_MODULE_ENTRY(import) {
  (void)import;
  return &openrealm::toy::kExport;
}
