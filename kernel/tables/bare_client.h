// A client of a TableStore without a module host: its import has the table calls, log, scratch,
// cvars from a map, and answers OR_UNSUPPORTED to the rest. For tests of modules' cores and tools.
//
//   TableStore store;
//   BareClient client(store, "toy");
//   Engine engine(client.import());
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "kernel/tables/client.h"

namespace openrealm {

// Stays where it is; must not outlive the store.
class BareClient : public or_self {
 public:
  BareClient(TableStore &tables, std::string name);
  BareClient(const BareClient &) = delete;
  BareClient &operator=(const BareClient &) = delete;

  game_import *import() { return &import_; }  // may be overridden call by call
  void end_tick();                            // ends the store's tick, frees scratch

  std::vector<std::string> log_lines;
  std::vector<std::string> sent;  // "player: text"
  std::map<std::string, std::string> cvars;
  std::uint32_t ticks = 0;

 private:
  friend struct BareCalls;
  game_import import_{};
  std::vector<std::unique_ptr<unsigned char[]>> scratch_;
};

}  // namespace openrealm
