// A module as the host sees it: its image, its export after it was checked, its instance, and every
// call into it. Each call is named to last_words.h while it runs.
//
// A Module stays at its address: the module keeps the game_import that points at it. It closes,
// withdraws what it gave and discards what was prepared before its image goes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/host/extension_points.h"
#include "kernel/host/game.h"
#include "kernel/host/image.h"
#include "kernel/host/interfaces.h"
#include "kernel/host/log_flow.h"
#include "kernel/host/preparation.h"
#include "kernel/host/scratch.h"
#include "kernel/host/services.h"
#include "kernel/tables/client.h"
#include "kernel/tables/migration.h"
#include "kernel/tables/table_store.h"
#include "openrealm/game.h"

namespace openrealm {

// What the modules of one game share.
struct HostContext {
  explicit HostContext(HostServices &given) : services(given) {}
  HostServices &services;
  TableStore tables;
  Interfaces interfaces;
  ExtensionPoints points;
  Scratch scratch;
  std::vector<Request> requests;
  std::function<std::string()> order_queue_release;  // asks the module that the game's list names
  std::uint32_t ticks = 0;                           // of this map that have ended
};

class Module : public or_self {
 public:
  // Calls GetGameAPI and checks what it answers: versions, required calls, table descriptions, and
  // that its phases are in the game's list. `place` is the module's in spec.modules. May be called
  // beside the running game, as may prepare().
  static Result<std::unique_ptr<Module>> make(HostContext &host, const GameSpec &spec, std::uint32_t place,
                                              std::string file, Image image);
  ~Module();
  Module(const Module &) = delete;
  Module &operator=(const Module &) = delete;

  bool can_prepare() const { return api_.prepare && api_.discard; }
  // Has the build make what depends on no table; `map` is NULL when none runs. `files` are those it reads; empty:
  // the running game's.
  Result<void> prepare(const char *map, FileReader files = {});
  // What it said when it refused that, in its own words; may be empty.
  const std::string &last_error() const { return last_error_; }
  void discard();
  // Logs what it said while it prepared; on the simulation's thread.
  void pass_on_lines();

  // Opens every table that it declares; `open` does so too.
  Result<void> open_tables();
  Result<void> open();
  // Withdraws its interfaces and contributions, then closes the instance. Its tables stay.
  void close();
  bool is_open() const { return open_; }
  Result<void> start(or_start_reason reason, const std::string &map);
  bool has_phase(std::uint32_t game_phase) const { return phases_[game_phase] != kNoPhase; }
  void phase(std::uint32_t game_phase, const char *phase_name);
  Result<void> client_command(std::uint32_t player, const std::vector<std::string> &words);
  std::string order_queue_release();
  void saving(const std::string &name);
  // Discards what was prepared and unloads the image of a closed module; beside the game as well.
  Result<void> unload();

  std::span<const or_table_desc *const> table_descriptions() const { return {api_.tables, api_.table_count}; }
  const ModuleTables &tables() const { return tables_; }
  std::span<const char *const> commands() const { return {api_.commands, api_.command_count}; }
  std::uint32_t place() const { return place_; }
  const std::string &file() const { return file_; }
  const Image &image() const { return image_; }

 private:
  friend struct ImportCalls;  // import.cpp
  static constexpr std::uint32_t kNoPhase = UINT32_MAX;
  Module(HostContext &host, std::uint32_t place, std::string name, std::string file, Image image);

  void fill_import();
  Result<void> take_export(const game_export *given, const GameSpec &spec);
  Result<void> check_tables();
  Result<void> check_phases(const GameSpec &spec);
  Result<void> check_commands() const;
  tl::unexpected<Error> wrong_export(std::string what) const;
  tl::unexpected<Error> refused(const char *what, int code) const;

  HostContext &host_;
  std::uint32_t place_;
  std::string file_;
  Image image_;
  game_import import_{};
  game_export api_{};
  ModuleTables tables_;                  // the kernel's copies of table_descriptions()
  std::vector<or_table *> open_tables_;  // in the same order, once they are open
  std::vector<std::uint32_t> phases_;    // the game's phase -> the module's, or kNoPhase
  std::unique_ptr<Preparation> preparation_;
  void *prepared_ = nullptr;
  void *instance_ = nullptr;
  bool open_ = false;
  bool opening_ = false;  // while `open` runs: the one time to open tables, provide and contribute
  LogFlow flow_;
  std::string last_error_;  // the last line it logged as an error in the present call
};

}  // namespace openrealm
