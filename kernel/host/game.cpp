#include "kernel/host/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "kernel/host/game_parts.h"
#include "kernel/shell/words.h"

namespace openrealm {
namespace {

constexpr std::size_t kMaxCommandSize = 4096;

Result<void> check_spec(const GameSpec &spec) {
  const auto wrong = [&](std::string what) { return fail(OR_INVALID, fmt::format("game {}: {}", spec.name, what)); };
  std::set<std::string_view> names;
  for (const ModuleSpec &module : spec.modules)
    if (module.name.empty() || !names.insert(module.name).second)
      return wrong(fmt::format("module \"{}\" stands twice in its list, or has no name", module.name));
  if (names.empty()) return wrong("its list of modules is empty");
  if (!spec.order_queue_release.empty() && !names.contains(spec.order_queue_release))
    return wrong(
        fmt::format("order_queue_release names {}, which is not in its list of modules", spec.order_queue_release));
  std::set<std::string_view> phases;
  for (const std::string &phase : spec.phases)
    if (phase.empty() || !phases.insert(phase).second)
      return wrong(fmt::format("phase \"{}\" stands twice in its list, or has no name", phase));
  return {};
}

}  // namespace

Game::Game(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Game::~Game() {
  unload_old();
  auto &modules = parts_->modules;
  for (auto module = modules.rbegin(); module != modules.rend(); ++module)
    if ((*module)->is_open()) (*module)->close();
  for (auto module = modules.rbegin(); module != modules.rend(); ++module)
    if (auto gone = (*module)->unload(); !gone)
      parts_->host.services.log(OR_LOG_WARN, (*module)->module, gone.error().message);
}

Result<std::unique_ptr<Game>> Game::open(GameSpec spec, GameOptions options, HostServices &services) {
  if (auto ok = check_spec(spec); !ok) return tl::unexpected(ok.error());
  std::unique_ptr<Game> game(new Game(std::make_unique<Parts>(std::move(spec), std::move(options), services)));
  game->parts_->host.order_queue_release = [asked = game.get()] { return asked->order_queue_release(); };
  Parts &parts = *game->parts_;
  auto folder = RunFolder::make(parts.options.run_folder);
  if (!folder) return tl::unexpected(folder.error());
  parts.folder = std::move(*folder);

  for (std::uint32_t place = 0; place < parts.spec.modules.size(); ++place) {
    const ModuleSpec &listed = parts.spec.modules[place];
    auto image = Image::load(*parts.folder, listed.name, listed.path);
    if (!image) return tl::unexpected(image.error());
    auto module = Module::make(parts.host, parts.spec, place, listed.path, std::move(*image));
    if (!module) return tl::unexpected(module.error());
    if (auto ok = (*module)->prepare(nullptr); !ok) return tl::unexpected(ok.error());
    (*module)->pass_on_lines();
    parts.modules.push_back(std::move(*module));
  }
  parts.swaps.assign(parts.modules.size(), 0);
  auto binding = ModuleBinding::make(parts.spec, parts.module_list());
  if (!binding) return tl::unexpected(binding.error());
  parts.binding = std::move(*binding);
  for (auto &module : parts.modules)
    if (auto ok = module->open(); !ok) return tl::unexpected(ok.error());
  parts.warn_of_unmet_interfaces();
  return game;
}

Result<ModuleBinding> ModuleBinding::make(const GameSpec &spec, std::span<Module *const> modules) {
  ModuleBinding made;
  made.by_phase.resize(spec.phases.size());
  for (Module *module : modules) {
    for (std::uint32_t phase = 0; phase < spec.phases.size(); ++phase)
      if (module->has_phase(phase)) made.by_phase[phase].push_back(module);
    for (const char *command : module->commands()) {
      const auto [at, added] = made.by_command.try_emplace(command, module);
      if (!added)
        return fail(OR_EXISTS, fmt::format("modules {} and {} both answer command {}", at->second->module,
                                           module->module, command));
    }
  }
  return made;
}

std::vector<Module *> Game::Parts::module_list() const {
  std::vector<Module *> list;
  for (const auto &module : modules) list.push_back(module.get());
  return list;
}

Result<std::uint32_t> Game::Parts::place_of(std::string_view module) const {
  for (const auto &known : modules)
    if (known->module == module) return known->place();
  return fail(OR_NOT_FOUND, fmt::format("game {} has no module {}", spec.name, module));
}

void Game::Parts::warn_of_unmet_interfaces() {
  const auto known = std::exchange(unmet_interfaces, host.interfaces.unmet());
  for (const std::string &line : unmet_interfaces)
    if (std::find(known.begin(), known.end(), line) == known.end()) host.services.log(OR_LOG_WARN, "kernel", line);
}

const GameSpec &Game::spec() const {
  return parts_->spec;
}
GameOptions &Game::options() {
  return parts_->options;
}
TableStore &Game::tables() {
  return parts_->host.tables;
}
bool Game::running() const {
  return parts_->running;
}
const std::string &Game::map() const {
  return parts_->map;
}
void Game::stop_map() {
  parts_->set_running(false);
}
std::uint32_t Game::ticks() const {
  return parts_->host.ticks;
}
std::uint64_t Game::state_hash() {
  return parts_->host.tables.state_hash();
}
const std::vector<TickHash> &Game::hash_log() const {
  return parts_->hashes;
}
const std::vector<LoggedCommand> &Game::command_log() const {
  return parts_->commands.entries();
}
std::uint64_t Game::command_log_hash() const {
  return parts_->commands.hash();
}

Result<void> Game::start_map(std::string_view map, or_start_reason reason, std::uint32_t ticks) {
  if (reason != OR_START_MAP && reason != OR_START_LOADED)
    return fail(OR_INVALID, "a map is started, or goes on from a save");
  Parts &parts = *parts_;
  if (reason == OR_START_MAP) parts.host.tables.clear(OR_LIFE_MAP);
  parts.map = map;
  parts.host.ticks = reason == OR_START_MAP ? 0 : ticks;
  parts.host.requests.clear();
  parts.commands.clear();
  parts.hashes.clear();
  parts.set_running(false);
  for (auto &module : parts.modules) {
    if (!module->is_open()) return fail(OR_INVALID, fmt::format("module {} is not open", module->module));
    if (auto ok = module->start(reason, parts.map); !ok) return ok;
  }
  parts.set_running(true);
  return {};
}

Result<void> Game::tick() {
  Parts &parts = *parts_;
  if (!parts.running) return fail(OR_NOT_FOUND, "no map runs");
  const GameOptions &options = parts.options;
  if (options.verify_writes != parts.checking_writes) {
    parts.checking_writes = options.verify_writes;
    parts.host.tables.set_check_writes(parts.checking_writes);
  }
  parts.run_commands();
  parts.run_phases();
  parts.host.tables.end_tick();
  parts.host.scratch.end_tick();
  const std::uint32_t ended = ++parts.host.ticks;

  Result<void> ok;
  if (parts.checking_writes) ok = parts.check_unmarked_writes();
  if (ok && options.derived_chaos != 0 && ended % options.derived_chaos == 0) ok = parts.rebuild_derived();
  if (options.hash_log != 0 && ended % options.hash_log == 0) {
    parts.hashes.push_back({ended, state_hash()});
    parts.host.services.log(OR_LOG_INFO, "kernel",
                            fmt::format("tick {} hash {:016x}", ended, parts.hashes.back().hash));
  }
  parts.perform_requests();
  return ok;
}

void Game::Parts::run_commands() {
  for (std::size_t i = commands.begin_tick(host.ticks); i < commands.entries().size(); ++i) {
    const LoggedCommand &command = commands.entries()[i];
    const auto split = split_commands(command.text);
    const auto &words = split->front().words;
    if (auto ok = binding.by_command.find(words[0])->second->client_command(command.player, words); !ok)
      host.services.send(command.player, ok.error().message);
  }
}

void Game::Parts::run_phases() {
  for (std::uint32_t phase = 0; phase < binding.by_phase.size(); ++phase)
    for (Module *module : binding.by_phase[phase]) module->phase(phase, spec.phases[phase].c_str());
}

Result<void> Game::Parts::check_unmarked_writes() {
  const auto writes = host.tables.unmarked_writes();
  if (writes.empty()) return {};
  std::string owner = "?";
  for (const auto &module : modules)
    for (const or_table_desc *desc : module->table_descriptions())
      if (writes.front().table == desc->name) owner = module->module;
  return fail(OR_INVALID, fmt::format("tick {}: module {} wrote without marking the row: {}{}", host.ticks, owner,
                                      writes.front().text(),
                                      writes.size() > 1 ? fmt::format(", and {} more", writes.size() - 1) : ""));
}

std::map<std::string_view, std::uint64_t> Game::Parts::sim_table_hashes() {
  std::map<std::string_view, std::uint64_t> hashes_by_name;
  for (const auto &module : modules)
    for (const or_table_desc *desc : module->table_descriptions())
      if (desc->flags & OR_TABLE_SIM) hashes_by_name[desc->name] = host.tables.table_hash(desc->name);
  return hashes_by_name;
}

Result<void> Game::Parts::rebuild_derived() {
  for (auto &module : modules) {
    const auto tables_before = sim_table_hashes();
    const std::uint64_t before = host.tables.state_hash();
    if (auto ok = module->start(OR_START_CHAOS, map); !ok) return ok;
    if (host.tables.state_hash() == before) continue;
    std::string changed = "texts or arrays";
    for (const auto &[table, hash] : sim_table_hashes())
      if (tables_before.at(table) != hash) changed = fmt::format("table {}", table);
    return fail(OR_INVALID, fmt::format("tick {}: module {} changed {} when it rebuilt what is derived", host.ticks,
                                        module->module, changed));
  }
  host.scratch.end_tick();
  return {};
}

void Game::Parts::perform_requests() {
  const std::vector<Request> asked = std::exchange(host.requests, {});
  for (const Request &request : asked) host.services.perform(request);
}

Result<CommandText> Game::Parts::read_command(std::string_view text) const {
  if (text.size() > kMaxCommandSize)
    return fail(OR_INVALID, fmt::format("a command has at most {} characters", kMaxCommandSize));
  const auto split = split_commands(text);
  if (!split) return tl::unexpected(split.error());
  if (split->size() != 1) return fail(OR_INVALID, "one command at a time");
  const CommandText &command = split->front();
  if (!binding.by_command.contains(command.words[0]))
    return fail(OR_NOT_FOUND, fmt::format("unknown command {}{}", command.words[0],
                                          did_you_mean(nearest_name(command.words[0], command_names()))));
  return command;
}

std::vector<std::string> Game::Parts::command_names() const {
  std::vector<std::string> names;
  for (const auto &[name, module] : binding.by_command) names.push_back(name);
  return names;
}

Result<void> Game::client_command(std::uint32_t player, std::string_view text) {
  if (!running()) return fail(OR_NOT_FOUND, "no map runs");
  const auto command = parts_->read_command(text);
  if (!command) return tl::unexpected(command.error());
  parts_->commands.queue(player, command->text);
  return {};
}

Result<void> Game::answer_now(std::uint32_t player, std::string_view text) {
  const auto command = parts_->read_command(text);
  if (!command) return tl::unexpected(command.error());
  return parts_->binding.by_command.find(command->words[0])->second->client_command(player, command->words);
}

std::vector<std::string> Game::command_names() const {
  return parts_->command_names();
}

std::string Game::order_queue_release() {
  const auto place = parts_->place_of(parts_->spec.order_queue_release);
  return place ? parts_->modules[*place]->order_queue_release() : std::string();
}

void Game::saving(const std::string &name) {
  for (auto &module : parts_->modules) module->saving(name);
}

std::vector<ModuleInfo> Game::modules() const {
  std::vector<ModuleInfo> list;
  for (const auto &module : parts_->modules)
    list.push_back({module->module, module->file(), module->image().path(), module->image().build_id(),
                    parts_->swaps[module->place()]});
  return list;
}

}  // namespace openrealm
