// The wc3 module's instance: the world, the scripts over it, and their part of each tick.
//
// Made by game_export.open, gone at close; holds nothing that is state of the simulation.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "modules/wc3/prepared.h"
#include "modules/wc3/script_host/event_bridge.h"
#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {

// The phases of a tick that the module takes part in, in their order.
enum class Phase : std::uint32_t { timers, behaviours, movement, combat, triggers, removals };
inline constexpr const char *kPhaseNames[] = {"timers", "behaviours", "movement", "combat", "triggers", "removals"};

inline constexpr const char *kCommandNames[] = {"report", "natives", "coverage", "profile", "chat", "dialog", "skip"};

class GameInstance {
 public:
  // Opens every table and provides wc3.world and wc3.script. `prepared` outlives the instance.
  static Result<std::unique_ptr<GameInstance>> open(const game_import *import, Prepared *prepared = nullptr);
  // Ends it; its last call to its import leaves what was counted. What takes long to free stays in what was prepared
  // for it.
  static void close(std::unique_ptr<GameInstance> game);

  Result<void> start(const or_start &start);
  void phase(Phase phase);
  // `words` begins with the command. Below 0 with `why` when it is refused.
  int command(std::uint32_t player, std::span<const std::string_view> words, std::string &why);
  void saving(std::string_view name);

  World &world() { return *world_; }
  Host &host() { return *host_; }

 private:
  explicit GameInstance(Prepared *prepared);
  int choose_button(std::uint32_t player, std::span<const std::string_view> words, std::string &why);
  void list_natives(std::uint32_t player);
  int tell_counts(std::uint32_t player, std::string_view command, std::string &why);

  std::unique_ptr<Prepared> own_;  // when none was given
  Prepared *prepared_;
  std::unique_ptr<Host> host_;
  std::unique_ptr<EventBridge> bridge_;
  std::unique_ptr<World> world_;
  WorldInterface world_interface_;
};

// Every table of the module: the world's, the script host's and the Vm's.
std::span<const or_table_desc *const> all_tables();

}  // namespace openrealm::wc3
