#include "kernel/shell/engine_cvars.h"

#include <cassert>

namespace openrealm {
namespace {

struct BuiltIn {
  const char *name;
  CvarType type;
  const char *value;
  std::uint32_t flags;
  std::optional<double> min, max;
  std::vector<std::string> values;
  const char *help;
};

std::vector<BuiltIn> built_ins() {
  return {
      {"game", CvarType::text, "", 0, {}, {}, {}, "the game to play: config/games/<game>.toml"},
      {"module_folder", CvarType::text, "", 0, {}, {}, {}, "where modules are loaded from; empty: beside the program"},
      {"log_level",
       CvarType::text,
       "info",
       kCvarArchive,
       {},
       {},
       {"debug", "info", "warning", "error"},
       "the least grave log lines that are shown"},
      {"cheats", CvarType::boolean, "0", 0, {}, {}, {}, "cvars and commands marked as cheats may be used"},
      {"paused", CvarType::boolean, "0", 0, {}, {}, {}, "ticks stand still"},
      {"speed", CvarType::number, "1", 0, 0.05, 20, {}, "ticks in real time: 1 is 32 a second"},
      {"hot_swap",
       CvarType::boolean,
       "1",
       kCvarArchive,
       {},
       {},
       {},
       "a rebuilt module is taken up while the game runs"},
      {"map_watch",
       CvarType::boolean,
       "1",
       kCvarArchive,
       {},
       {},
       {},
       "a map's changed files are taken up while it runs; never with --ticks"},
      {"derived_chaos",
       CvarType::integer,
       "0",
       0,
       0,
       1e6,
       {},
       "every N ticks modules rebuild what is derived from tables; 0: never"},
      {"verify_writes", CvarType::boolean, "0", 0, {}, {}, {}, "every tick looks for writes that were not marked"},
      {"hash_log", CvarType::integer, "0", 0, 0, 1e6, {}, "every N ticks the hash of the state is logged; 0: never"},
      {"coverage", CvarType::boolean, "0", 0, {}, {}, {}, "from a map's start, count which script lines run"},
      {"profile", CvarType::boolean, "0", 0, {}, {}, {}, "from a map's start, count what scripts cost, by call stack"},
      {"save_on_exit",
       CvarType::text,
       "",
       kCvarArchive,
       {},
       {},
       {},
       "the save that is written when a running game ends; empty: none"},
  };
}

}  // namespace

void declare_engine_cvars(Cvars &cvars) {
  for (BuiltIn &built_in : built_ins()) {
    CvarSpec spec;
    spec.name = built_in.name;
    spec.type = built_in.type;
    spec.default_value = built_in.value;
    spec.help = built_in.help;
    spec.flags = built_in.flags;
    spec.min = built_in.min;
    spec.max = built_in.max;
    spec.values = std::move(built_in.values);
    [[maybe_unused]] const auto declared = cvars.declare(std::move(spec));
    assert(declared && "the list above is sound");
  }
}

}  // namespace openrealm
