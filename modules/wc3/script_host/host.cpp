#include "modules/wc3/script_host/host.h"

#include <fmt/format.h>

#include <algorithm>

#include "modules/wc3/prepared.h"
#include "modules/wc3/script_host/script_source.h"

namespace openrealm::wc3 {
namespace {

constexpr std::size_t kErrorsKept = 100;
constexpr std::uint32_t kLookAtOlder = 32;  // ticks from one look at what still needs older scripts to the next

std::uint32_t number_cvar(const Engine &engine, const char *name, std::uint32_t otherwise) {
  const std::string text = engine.cvar(name);
  std::uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return otherwise;
    value = std::min<std::uint64_t>(value * 10 + std::uint64_t(c - '0'), UINT32_MAX);
  }
  return text.empty() ? otherwise : std::uint32_t(value);
}

script::VmOptions vm_options(const Engine &engine) {
  script::VmOptions options;
  options.instruction_limit = number_cvar(engine, "wc3_instruction_limit", options.instruction_limit);
  options.array_slots = number_cvar(engine, "wc3_array_slots", options.array_slots);
  return options;
}

}  // namespace

Result<std::unique_ptr<Host>> Host::open(const Engine &engine, const NativeBook &natives) {
  auto tables = ScriptTables::open(engine);
  if (!tables) return tl::unexpected<Error>(tables.error());
  std::unique_ptr<Host> host(new Host(engine, natives));
  host->tables = *tables;
  return host;
}

Host::~Host() = default;

// The first module of the game's list that contributes a name has it.
void Host::find_contributed() {
  contributed_.clear();
  const or_contribution *list = nullptr;
  const std::uint32_t count = engine.raw()->contributions(engine.raw()->self, OR_NATIVES_POINT, &list);
  for (std::uint32_t i = 0; i < count; ++i) contributed_.emplace(list[i].name, list[i]);
}

Result<void> Host::make_vm(const script::FoundNatives &found) {
  auto vm = script::Vm::open(engine, *this, vm_options(engine));
  if (!vm) return tl::unexpected<Error>(vm.error());
  vm_ = std::move(*vm);
  instructions_at_last_tick_ = 0;
  vm_->watch(record_ ? record_->counts() : nullptr);
  find_contributed();
  return vm_->link(code_, older_, found);
}

Result<void> Host::bind_again() {
  find_contributed();
  vm_->bind_again();
  return {};
}

Result<void> Host::start(World &world, const or_start &start, MapWork *work) {
  world_ = &world;
  const bool begins = start.reason == OR_START_MAP;
  ScriptChange change;
  if (work) {
    map_ = std::move(work->map);
    if (auto taken = take_script(std::move(work->script), start, work, change); !taken) return taken;
  } else if (start.reason != OR_START_CHAOS) {
    auto map = read_map_info(engine, start.map);
    if (!map) return tl::unexpected<Error>(map.error());
    map_ = std::move(*map);
    auto script = load_map_script(engine, map_.path);
    if (!script) return tl::unexpected<Error>(script.error());
    if (auto taken = take_script(std::move(*script), start, nullptr, change); !taken) return taken;
  }
  begin_counting(or_start_reason(start.reason));
  if (begins) {
    world.set_terrain(map_.min_x, map_.min_y, map_.width, map_.height, map_.cells);
    errors_.clear();
    warned_.clear();
    tables.state.alloc(1);
    tables.stage.alloc(1);
  }
  script::FoundNatives found;
  if (work && !change.keeps_old) found = {work->natives, this};
  if (auto made = make_vm(found); !made) return made;
  if (begins) return begin_map();
  rebuild();
  settle_change(start, change);
  if (start.reason == OR_START_LOADED) {
    edit_state().reloaded = 1;
    triggers.tell(*this, tables, {.kind = event::kGameLoaded},
                  [](const RegistrationRow &, std::uint32_t) { return true; });
    edit_state().reloaded = 0;
  }
  return {};
}

void Host::rebuild() {
  handles.rebuild(tables);
  contexts.rebuild(tables);
  triggers.rebuild(tables);
  timers.rebuild(tables);
  hashes.rebuild(tables);
}

void Host::close() {
  vm_.reset();
}

Result<void> Host::begin_map() {
  rebuild();
  handles.begin_map(tables, *vm_);
  prepare_stage(*this);
  // The lobby: config() sees the constants, and what initialisers made for it is gone before the game begins.
  vm_->initialise_globals();
  if (vm_->code_of("config") != 0) vm_->run_named("config", {});
  if (auto left = leave_lobby(); !left) return left;
  seat_players(*this);
  place_from_map(*this);
  vm_->initialise_globals();
  run_main();
  return {};
}

Result<void> Host::leave_lobby() {
  auto nothing = empty_code(engine);
  if (!nothing) return tl::unexpected<Error>(nothing.error());
  if (auto linked = vm_->link(*nothing); !linked) return linked;
  forget_script_objects(*this);
  rebuild();
  return vm_->link(code_);
}

void Host::run_main() {
  edit_state().main = MainState::running;
  const script::RunResult result = vm_->run_named("main", {});
  edit_state().main = result.outcome == script::Outcome::kFinished ? MainState::ended : MainState::stopped;
}

script::RunResult Host::call(std::uint32_t code) {
  return vm_->run(code, {}, {.can_sleep = false, .context = vm_->running() ? vm_->context() : 0});
}

script::RunResult Host::call_with(std::uint32_t code, EventData data, bool can_sleep) {
  const Contexts::Scope scope(contexts, tables, std::move(data));
  return vm_->run(code, {}, {.can_sleep = can_sleep, .context = scope.number()});
}

void Host::execute_function(std::string_view name) {
  EventData data = event();
  data.action = UINT32_MAX;  // no action of the trigger follows this thread
  const Contexts::Scope scope(contexts, tables, std::move(data));
  vm_->run_named(name, {.can_sleep = true, .context = scope.number()});
}

int Host::sleep(float seconds) {
  if (!vm_->can_sleep()) return vm_->sleep_until(0);
  if (!contexts.keep(tables, vm_->context())) return OR_FULL;
  const double bounded = seconds > 0 ? std::min(seconds, kLongestTimer) : 0;
  const std::uint64_t wait = std::max(kTickMicroseconds, std::uint64_t(bounded * 1e6 + 0.5));
  return vm_->sleep_until(state().wait_now + wait);
}

bool Host::test(or_ref boolexpr) {
  return triggers.test(*this, boolexpr, vm_->running() ? vm_->context() : 0);
}

void Host::tick_timers() {
  const std::uint64_t wait_end = state().wait_now + kTickMicroseconds;
  const bool paused = world_->clock.row().paused;
  const std::uint64_t begin = state().now, end = begin + (paused ? 0 : kTickMicroseconds);
  const std::uint64_t offset = state().wait_now - begin;  // of the sleepers' clock, which a pause does not stop
  std::uint32_t left = number_cvar(engine, "wc3_timers_per_tick", 20000);
  const std::uint64_t last = vm_->instructions() + number_cvar(engine, "wc3_instructions_per_tick", 10'000'000);
  bool all_ran = false;
  for (; left != 0 && vm_->instructions() < last; --left) {
    const auto wake = vm_->next_wake();
    const bool sleeper_due = wake && *wake <= wait_end;
    const bool timer_due = !paused && timers.any_due(end);
    all_ran = !sleeper_due && !timer_due;
    if (all_ran) break;
    if (sleeper_due && (!timer_due || *wake <= timers.next_deadline() + offset)) {
      edit_state().wait_now = std::max(state().wait_now, *wake);
      if (!paused) edit_state().now = std::max(state().now, state().wait_now - offset);
      vm_->resume_one(*wake);
    } else {
      timers.fire_next(*this);
      edit_state().wait_now = std::max(state().wait_now, state().now + offset);
    }
  }
  if (!all_ran) warn_once("timers want more than a tick has time for; the rest waits for the next tick");
  edit_state().now = end;
  edit_state().wait_now = wait_end;
}

void Host::end_tick() {
  vm_->end_tick();
  if (!older_.empty() && engine.raw()->tick(engine.raw()->self) % kLookAtOlder == 0) release_older();
  if (engine.cvar("wc3_end_at_rest") == "1" && at_rest()) engine.raw()->request(engine.raw()->self, "end", "");
}

std::uint32_t Host::handle_of(Entity entity) {
  return handles.of_entity(tables, *vm_, entity, world_->kind(entity));
}

std::uint32_t Host::handle_of_player(std::int32_t player) const {
  return player < 0 ? 0 : handles.of_player(tables, std::uint32_t(player));
}

Entity Host::unit_of_handle(std::uint32_t handle) {
  or_ref ref{};
  return vm_ && vm_->handle_payload("unit", handle, &ref) == OR_OK ? Entity::from(ref) : Entity{};
}

std::uint32_t Host::player_of_handle(std::uint32_t handle) {
  or_ref ref{};
  return vm_ && vm_->handle_payload("player", handle, &ref) == OR_OK ? ref.row - 1 : kMaxPlayers;
}

void Host::show_text(std::uint32_t player, std::string_view text) {
  constexpr std::uint64_t kCost = 100;  // instructions
  vm_->charge(kCost);
  ++edit_state().texts_shown;
  tell_player(player, text);
}

void Host::tell_player(std::uint32_t player, std::string_view text) {
  engine.raw()->send(engine.raw()->self, player, {text.data(), text.size()});
}

std::string_view Host::translate(std::string_view text) const {
  return map_.texts.resolve(text);
}

void Host::warn_once(std::string_view what) {
  if (std::find(warned_.begin(), warned_.end(), what) != warned_.end()) return;
  warned_.emplace_back(what);
  engine.warn(what);
}

script::NativeBinding Host::find_native(std::string_view name) {
  if (const or_native *own = natives_.find(name)) return {own, this, true};
  const auto found = contributed_.find(name);
  if (found == contributed_.end()) return {};
  return {static_cast<const or_native *>(found->second.data), found->second.context};
}

void Host::script_error(const script::ScriptError &error) {
  ++edit_state().errors;
  if (errors_.size() == kErrorsKept) {
    warn_once("this map's script goes wrong again and again: further errors are only counted");
    return;
  }
  errors_.push_back(error.text);
  engine.log(OR_LOG_ERROR, error.text);
}

void Host::missing_native(std::string_view name) {
  note_gap(name, fmt::format("native {} has no implementation yet: it answers its type's default", name));
}

void Host::note_gap(std::string_view native, std::string_view line) {
  for (const std::uint32_t row : tables.native_gap.rows())
    if (tables.native_gap[row].name.view() == native) return;
  const std::uint32_t row = tables.native_gap.alloc();
  if (row != 0) tables.native_gap.mut(row).name.set(native);
  engine.warn(line);
}

void Host::thread_ended(std::uint32_t context, script::Outcome outcome) {
  EventData data = contexts.find(tables, context);
  contexts.drop(tables, context);
  if (outcome == script::Outcome::kFinished && data.trigger && data.action != UINT32_MAX && data.action != 0)
    triggers.run_actions(*this, std::move(data));
}

void Host::mark_references(script::ReferenceMarker &marker) {
  contexts.mark(tables, marker);
  hashes.mark(tables, marker);
}

}  // namespace openrealm::wc3
