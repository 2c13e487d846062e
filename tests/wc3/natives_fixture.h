// A wc3 module without a kernel around it: one map script, its texts, errors and state.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/tables/bare_client.h"
#include "kernel/tables/table_store.h"
#include "modules/wc3/game.h"

namespace openrealm::wc3 {

std::string read_text_file(const std::string &path);  // empty when it can't be read

class ScriptSim : public BareClient {
 public:
  explicit ScriptSim(std::string script);
  // Loads the engine's own library instead of the tests' few functions.
  void use_stock_library();

  Result<void> start(or_start_reason reason = OR_START_MAP);
  void tick(int count = 1);
  // Destroys the module and makes it again over the tables.
  void swap(or_start_reason reason = OR_START_SWAPPED);
  // The same as the kernel does it: the new build prepares while the old one is open.
  void swap_prepared();
  int command(std::uint32_t player, std::string_view text, std::string &why);

  std::vector<std::string> texts() const;  // what was shown, without the player
  std::int32_t integer(std::string_view global) const;
  GameInstance &game() { return *game_; }
  Host &host() { return game_->host(); }

  TableStore tables;
  std::map<std::string, std::string> files;
  std::vector<std::string> requests;  // "map PATH"
  int chaos_every = 0;

 private:
  void open();
  std::unique_ptr<Prepared> prepared_;
  std::unique_ptr<GameInstance> game_;
};

}  // namespace openrealm::wc3
