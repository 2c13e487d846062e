// The script host: runs a map's JASS over the world.
//
// Owns the Vm and what is derived from the script host's tables: indexes of triggers, timers, hashtables
// and handles. A Host lives from game_export.open to close; start() makes all that is derived again.
// Natives (modules/wc3/natives/) get it as their first argument. One thread, the kernel's.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "modules/wc3/script_host/contexts.h"
#include "modules/wc3/script_host/handles.h"
#include "modules/wc3/script_host/hash_store.h"
#include "modules/wc3/script_host/kept_scripts.h"
#include "modules/wc3/script_host/map_info.h"
#include "modules/wc3/script_host/native_book.h"
#include "modules/wc3/script_host/tables.h"
#include "modules/wc3/script_host/timers.h"
#include "modules/wc3/script_host/triggers.h"
#include "modules/wc3/world/world.h"
#include "script/code_changes.h"
#include "script/run_record.h"
#include "script/vm.h"

namespace openrealm::wc3 {

inline constexpr std::uint64_t kTickMicroseconds = 31250;

struct MapWork;

class Host final : public script::VmHost, public HandleMaker {
 public:
  // The book outlives the host.
  static Result<std::unique_ptr<Host>> open(const Engine &engine, const NativeBook &natives);
  ~Host() override;

  // At every game_export.start, after the world's. A map's beginning runs config(), the globals'
  // initialisers and main(); the error of a map that can't begin is ready to be shown, by lines.
  // `work`, when there is some, is used up instead of reading the map's files.
  Result<void> start(World &world, const or_start &start, MapWork *work = nullptr);
  // Another module was swapped: asks again for the natives that are not this module's own.
  Result<void> bind_again();
  void close();
  // Before this instance makes room for another build's.
  void leave_counts();

  // The phase of timers and sleeping threads: this tick's 1/32 s of game time.
  void tick_timers();
  // The phase of what is looked at once a tick: units in range of units.
  void tick_triggers() { triggers.look_around(*this); }
  void end_tick();

  // --- for natives and the systems ---
  bool ready() const { return vm_ != nullptr && world_ != nullptr; }  // a map's script is there
  script::Vm &vm() { return *vm_; }
  World &world() { return *world_; }
  const MapInfo &map() const { return map_; }
  const ScriptStateRow &state() const { return tables.state[1]; }
  ScriptStateRow &edit_state() { return tables.state.mut(1); }
  StageRow &stage() { return tables.stage.mut(1); }
  std::uint32_t difficulty() const { return world_->clock.row().difficulty; }

  // Runs a function as a thread of its own under the running thread's context, or under `data`.
  script::RunResult call(std::uint32_t code);
  script::RunResult call_with(std::uint32_t code, EventData data, bool can_sleep);
  // ExecuteFunc: a thread that may sleep, with its own copy of the context.
  void execute_function(std::string_view name);
  // TriggerSleepAction of the running thread.
  int sleep(float seconds);
  EventData event() const { return contexts.find(tables, vm_->running() ? vm_->context() : 0); }
  bool test(or_ref boolexpr);  // none is true

  std::uint32_t handle_of(Entity entity);  // 0 when it is gone
  std::uint32_t handle_of_player(std::int32_t player) const;
  std::uint32_t unit_handle(Entity unit) override { return handle_of(unit); }
  Entity unit_of_handle(std::uint32_t handle) override;
  std::uint32_t player_of_handle(std::uint32_t handle) override;

  // A text of the script's; player UINT32_MAX is everyone.
  void show_text(std::uint32_t player, std::string_view text);
  void tell_player(std::uint32_t player, std::string_view text);  // the same, of the engine's own
  // TRIGSTR_nnn as the map's string table has it; other text as it is. The view is good until the map ends.
  std::string_view translate(std::string_view text) const;
  // A native that falls short of what the game does: reported with those that have no implementation.
  void note_gap(std::string_view native, std::string_view line);
  // Once for each `what` of a map: a native can't do what was asked.
  void warn_once(std::string_view what);

  // `report`: main's fate, natives reached and missing, script errors.
  std::string report_text() const;
  std::string report_json() const;
  // What the scripts ran (counting.cpp); null when nobody asked for it as the map began.
  const script::RunRecord *record() const { return record_.get(); }

  // --- script::VmHost ---
  script::NativeBinding find_native(std::string_view name) override;
  void script_error(const script::ScriptError &error) override;
  void missing_native(std::string_view name) override;
  void thread_ended(std::uint32_t context, script::Outcome outcome) override;
  void mark_references(script::ReferenceMarker &marker) override;

  Engine engine;
  ScriptTables tables;
  Handles handles;
  Contexts contexts;
  Triggers triggers;
  Timers timers;
  HashStore hashes;
  EnumData enums;

 private:
  Host(const Engine &engine_in, const NativeBook &natives) : engine(engine_in), natives_(natives) {}
  void begin_counting(or_start_reason reason);
  std::optional<std::string> take_left_counts();
  void find_contributed();
  Result<void> make_vm(const script::FoundNatives &found);
  // Which script runs (script_change.cpp): that of the files, or, when a start may change no state, the one that
  // ran. In `change` what becomes of the latter, when it is another one.
  struct ScriptChange {
    std::optional<script::CodeChanges> changes;
    bool keeps_old = false;  // the files have another script than the one that goes on
  };
  Result<void> take_script(MapScript script, const or_start &start, MapWork *work, ScriptChange &change);
  Result<void> change_script(MapScript script, MapWork *work, ScriptChange &change);
  Result<void> refuse_wrong_natives(const script::Bytecode &before);
  std::shared_ptr<const script::Bytecode> compile_kept(std::uint32_t number);
  void keep_script(const std::vector<script::Source> &texts);
  void settle_change(const or_start &start, const ScriptChange &change);
  void release_older();
  Result<void> begin_map();
  Result<void> leave_lobby();
  void rebuild();
  void run_main();
  // Of the tick that ends: nothing ran in it, and nothing will but for what players do (rest.cpp).
  bool at_rest();
  std::string fate() const;
  std::vector<std::string> deaf_events() const;
  std::vector<std::string> gaps() const;  // natives that only answered their default, sorted

  World *world_ = nullptr;
  MapInfo map_;
  std::shared_ptr<const script::Bytecode> code_;
  std::vector<std::shared_ptr<const script::Bytecode>> older_;  // as KeptScripts numbers them, from 1 on
  std::unique_ptr<script::RunRecord> record_;                   // outlives the Vm
  std::unique_ptr<script::Vm> vm_;
  const NativeBook &natives_;
  std::unordered_map<std::string_view, or_contribution> contributed_;  // natives of other modules
  std::uint64_t instructions_at_last_tick_ = 0;                        // of vm_
  std::vector<std::string> warned_;
  std::vector<std::string> errors_;  // texts of script errors since the instance was made, a bounded number
};

// Steps of a map's beginning (map_begin.cpp).
void prepare_stage(Host &host);          // camera bounds and the script's defaults
void seat_players(Host &host);           // after config(): who plays, as which race
void place_from_map(Host &host);         // what map.toml places
void forget_script_objects(Host &host);  // everything that scripts have made so far, but the players

}  // namespace openrealm::wc3
