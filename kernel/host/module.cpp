#include "kernel/host/module.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <set>

#include "kernel/host/last_words.h"
#include "kernel/tables/description.h"

namespace openrealm {
namespace {

constexpr std::uint32_t kMaxListed = 4096;  // tables, phases or commands of one module
constexpr std::uint32_t kErrorSize = 256;

const char *code_name(int code) {
  static constexpr const char *kNames[] = {"OR_OK",        "OR_UNSUPPORTED", "OR_INVALID", "OR_FULL",
                                           "OR_NOT_FOUND", "OR_STALE",       "OR_IO",      "OR_DENIED",
                                           "OR_MISMATCH",  "OR_EXISTS",      "OR_QUOTA"};
  return code <= 0 && -code < int(std::size(kNames)) ? kNames[-code] : "an unknown code";
}

template <class T>
Result<void> check_list(const T *const *list, std::uint32_t count, const char *what) {
  if (count > kMaxListed || (count != 0 && !list))
    return fail(OR_INVALID, fmt::format("its list of {} is not there or has more than {}", what, kMaxListed));
  if (std::find(list, list + count, nullptr) != list + count)
    return fail(OR_INVALID, fmt::format("its list of {} has a hole", what));
  return {};
}

}  // namespace

Module::Module(HostContext &host, std::uint32_t place, std::string name, std::string file, Image image)
    : host_(host), place_(place), file_(std::move(file)), image_(std::move(image)) {
  store = &host.tables;
  module = std::move(name);
}

Module::~Module() {
  if (open_) close();
  discard();
}

Result<std::unique_ptr<Module>> Module::make(HostContext &host, const GameSpec &spec, std::uint32_t place,
                                             std::string file, Image image) {
  std::unique_ptr<Module> made(new Module(host, place, spec.modules[place].name, std::move(file), std::move(image)));
  made->fill_import();
  const game_export *given = nullptr;
  {
    const RunningCall running(made->module.c_str(), OR_ENTRY_SYMBOL, "", RunningCall::kBeside);
    given = made->image_.entry()(&made->import_);
  }
  if (auto ok = made->take_export(given, spec); !ok) return tl::unexpected(ok.error());
  return made;
}

tl::unexpected<Error> Module::wrong_export(std::string what) const {
  return fail(OR_MISMATCH, fmt::format("{}: module {}: {}", file_, module, what));
}

Result<void> Module::take_export(const game_export *given, const GameSpec &spec) {
  if (!given) return wrong_export("GetGameAPI answers nothing");
  if (given->abi_version != OR_ABI_VERSION)
    return wrong_export(
        fmt::format("its game_export is of ABI {}, this is ABI {}", given->abi_version, OR_ABI_VERSION));
  constexpr std::size_t kSmallest = offsetof(game_export, close) + sizeof(api_.close);
  if (given->struct_size < kSmallest)
    return wrong_export(fmt::format("its game_export has {} bytes and needs {}", given->struct_size, kSmallest));
  std::memcpy(&api_, given, std::min<std::size_t>(given->struct_size, sizeof api_));
  if (!api_.open || !api_.close) return wrong_export("its game_export lacks open or close");
  if (!api_.name || module != api_.name)
    return wrong_export(fmt::format("the file holds module {}", api_.name ? api_.name : "without a name"));
  Result<void> ok = check_list(api_.tables, api_.table_count, "tables");
  if (ok) ok = check_list(api_.phases, api_.phase_count, "phases");
  if (ok) ok = check_list(api_.commands, api_.command_count, "commands");
  if (ok) ok = check_tables();
  if (ok) ok = check_phases(spec);
  if (ok) ok = check_commands();
  if (!ok) return wrong_export(ok.error().message);
  return {};
}

Result<void> Module::check_tables() {
  std::set<std::string_view> names;
  tables_.module = module;
  for (const or_table_desc *desc : table_descriptions()) {
    auto description = copy_description(*desc);
    if (!description) return tl::unexpected(description.error());
    if (!names.insert((*description)->name).second)
      return fail(OR_INVALID, fmt::format("it describes table {} twice", (*description)->name));
    tables_.tables.push_back(std::move(*description));
  }
  return {};
}

Result<void> Module::check_phases(const GameSpec &spec) {
  phases_.assign(spec.phases.size(), kNoPhase);
  if (api_.phase_count != 0 && !api_.phase) return fail(OR_INVALID, "it names phases and has no call for them");
  for (std::uint32_t i = 0; i < api_.phase_count; ++i) {
    const auto found = std::find(spec.phases.begin(), spec.phases.end(), api_.phases[i]);
    if (found == spec.phases.end())
      return fail(OR_INVALID, fmt::format("phase {} is not in the list of game {}", api_.phases[i], spec.name));
    std::uint32_t &slot = phases_[std::size_t(found - spec.phases.begin())];
    if (slot != kNoPhase) return fail(OR_INVALID, fmt::format("it names phase {} twice", api_.phases[i]));
    slot = i;
  }
  return {};
}

Result<void> Module::check_commands() const {
  if (api_.command_count != 0 && !api_.client_command)
    return fail(OR_INVALID, "it names commands and has no call for them");
  std::set<std::string_view> names;
  for (const char *name : commands())
    if (*name == '\0' || !names.insert(name).second)
      return fail(OR_INVALID, fmt::format("it names command \"{}\" twice or emptily", name));
  return {};
}

tl::unexpected<Error> Module::refused(const char *what, int code) const {
  return fail(code, fmt::format("module {} {} ({}){}{}", module, what, code_name(code), last_error_.empty() ? "" : ": ",
                                last_error_));
}

Result<void> Module::prepare(const char *map, FileReader files) {
  if (!can_prepare()) return {};
  preparation_ = std::make_unique<Preparation>(host_.services, module, std::move(files));
  const RunningCall running(module.c_str(), "prepare", "", RunningCall::kBeside);
  const int code = api_.prepare(&preparation_->import(), map, &prepared_);
  last_error_ = preparation_->last_error();
  if (code < 0) return refused("did not prepare", code);
  return {};
}

void Module::discard() {
  if (prepared_) {
    const RunningCall running(module.c_str(), "discard", "", RunningCall::kBeside);
    api_.discard(std::exchange(prepared_, nullptr));
  }
  preparation_.reset();
}

void Module::pass_on_lines() {
  if (preparation_) preparation_->pass_on_lines();
}

// Every table that the module declares is there before any of its code asks for one.
Result<void> Module::open_tables() {
  open_tables_.clear();
  for (const SharedDescription &description : tables_.tables) {
    auto table = store->open(module, description);
    if (!table) return tl::unexpected(table.error());
    open_tables_.push_back(*table);
  }
  return {};
}

Result<void> Module::open() {
  if (auto opened = open_tables(); !opened) return opened;
  last_error_.clear();
  opening_ = true;
  instance_ = prepared_;
  int code = OR_OK;
  {
    const RunningCall running(module.c_str(), "open", "", host_.ticks);
    code = api_.open(&import_, &instance_);
  }
  opening_ = false;
  open_ = code >= 0;
  if (!open_) {
    instance_ = nullptr;
    host_.interfaces.withdraw(this);
    host_.points.withdraw(place_);
    return refused("did not open", code);
  }
  host_.points.set_context(place_, instance_);
  return {};
}

void Module::close() {
  host_.interfaces.withdraw(this);
  host_.points.withdraw(place_);
  const RunningCall running(module.c_str(), "close", "", host_.ticks);
  open_ = false;
  api_.close(std::exchange(instance_, nullptr));
}

Result<void> Module::start(or_start_reason reason, const std::string &map) {
  if (!api_.start) return {};
  last_error_.clear();
  const or_start start{sizeof(or_start), std::uint32_t(reason), map.c_str()};
  int code = OR_OK;
  {
    const RunningCall running(module.c_str(), "start", "", host_.ticks);
    code = api_.start(instance_, &start);
  }
  if (code < 0) return refused("did not start", code);
  return {};
}

void Module::phase(std::uint32_t game_phase, const char *phase_name) {
  const RunningCall running(module.c_str(), "phase ", phase_name, host_.ticks);
  api_.phase(instance_, phases_[game_phase]);
}

Result<void> Module::client_command(std::uint32_t player, const std::vector<std::string> &words) {
  std::vector<const char *> argv;
  for (const std::string &word : words) argv.push_back(word.c_str());
  argv.push_back(nullptr);
  char answer[kErrorSize] = {};
  int code = OR_OK;
  {
    const RunningCall running(module.c_str(), "client command ", argv[0], host_.ticks);
    code = api_.client_command(instance_, player, std::uint32_t(words.size()), argv.data(), answer, kErrorSize);
  }
  answer[kErrorSize - 1] = '\0';
  if (code >= 0) return {};
  return fail(code,
              answer[0] != '\0' ? std::string(answer) : fmt::format("{}: refused ({})", words[0], code_name(code)));
}

std::string Module::order_queue_release() {
  if (!api_.order_queue_release_command) return {};
  const RunningCall running(module.c_str(), "order queue release", "", host_.ticks);
  const char *command = api_.order_queue_release_command(instance_);
  return command ? command : "";
}

void Module::saving(const std::string &name) {
  if (!api_.saving) return;
  const RunningCall running(module.c_str(), "saving", "", host_.ticks);
  api_.saving(instance_, name.c_str());
}

Result<void> Module::unload() {
  discard();
  api_ = {};
  return image_.unload();
}

}  // namespace openrealm
