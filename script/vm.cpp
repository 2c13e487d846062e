#include "script/vm.h"

#include <algorithm>

#include <fmt/format.h>

#include "script/machine.h"

namespace openrealm::script {

Vm::Vm(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}
Vm::~Vm() = default;

Result<std::unique_ptr<Vm>> Vm::open(const Engine &engine, VmHost &host, const VmOptions &options) {
  auto machine = std::make_unique<Machine>(engine, host, options);
  const Result<void> opened = machine->open();
  if (!opened) return tl::unexpected<Error>(opened.error());
  return std::unique_ptr<Vm>(new Vm(std::move(machine)));
}

Result<void> Vm::link(std::shared_ptr<const Bytecode> code, std::span<const std::shared_ptr<const Bytecode>> older,
                      const FoundNatives &found) {
  std::vector<std::shared_ptr<const Bytecode>> units{std::move(code)};
  units.insert(units.end(), older.begin(), older.end());
  return machine_->link(std::move(units), found);
}

void Vm::watch(ExecutionCounts *counts) {
  machine_->watch(counts);
}

void Vm::bind_again() {
  machine_->bind_again();
}

void Vm::renew(std::span<const std::string> constants) {
  machine_->renew(constants);
}

void Vm::initialise_globals(uint32_t context) {
  if (!machine_->code.empty()) machine_->initialise_globals(context);
}

uint32_t Vm::code_of(std::string_view name) {
  return machine_->code_of(name);
}

std::string_view Vm::name_of(uint32_t code) const {
  return machine_->names.exists(code) ? machine_->names.name(code) : std::string_view();
}

std::optional<Vm::FunctionShape> Vm::shape_of(uint32_t code) const {
  const uint32_t function = machine_->function_of(code);
  if (function == UINT32_MAX) return {};
  const FunctionCode &source = *machine_->code.functions[function].source;
  return FunctionShape{source.parameters, source.returns};
}

RunResult Vm::run(uint32_t code, std::span<const or_value> args, const RunOptions &options) {
  const uint32_t function = machine_->function_of(code);
  if (function != UINT32_MAX) return machine_->run(function, args, options);
  machine_->report(machine_->names.exists(code)
                       ? fmt::format("function {} is no longer in the script", machine_->names.name(code))
                       : fmt::format("code value {} names no function", code));
  return {Outcome::kError};
}

RunResult Vm::run_named(std::string_view name, const RunOptions &options) {
  const uint32_t function = machine_->code.empty() ? UINT32_MAX : machine_->code.find(name);
  if (function != UINT32_MAX) return machine_->run(function, {}, options);
  machine_->report(fmt::format("the script has no function {}", name));
  return {Outcome::kError};
}

bool Vm::running() const {
  return machine_->thread != nullptr;
}
bool Vm::can_sleep() const {
  return machine_->thread && machine_->thread->options.can_sleep;
}
uint32_t Vm::context() const {
  return machine_->thread ? machine_->thread->options.context : 0;
}
std::string Vm::stack_text() const {
  return machine_->stack_text();
}

int Vm::sleep_until(uint64_t wake) {
  Thread *thread = machine_->thread;
  if (!thread) return OR_DENIED;
  if (!thread->options.can_sleep) {
    thread->denied = true;
    return OR_DENIED;
  }
  thread->sleeps = true;
  thread->wake = wake;
  return OR_OK;
}

void Vm::charge(uint64_t instructions) {
  machine_->charge(instructions);
}

uint64_t Vm::instructions() const {
  return machine_->instructions();
}

uint32_t Vm::sleepers() const {
  return machine_->sleepers.count();
}

SleeperBodies Vm::sleeper_bodies() const {
  return machine_->sleeper_bodies();
}

std::optional<uint64_t> Vm::next_wake() const {
  const auto next = machine_->sleepers.next();
  return next ? std::optional<uint64_t>(next->wake) : std::nullopt;
}

bool Vm::resume_one(uint64_t now) {
  const auto next = machine_->sleepers.next();
  if (!next || next->wake > now) return false;
  machine_->sleepers.pop();
  machine_->resume(next->thread);
  return true;
}

uint32_t Vm::resume_due(uint64_t now) {
  std::vector<or_ref> due;
  for (auto next = machine_->sleepers.next(); next && next->wake <= now; next = machine_->sleepers.next()) {
    machine_->sleepers.pop();
    due.push_back(next->thread);
  }
  uint32_t ran = 0;
  for (const or_ref thread : due) {
    if (!machine_->sleepers.alive(thread)) continue;  // dropped by one that ran before it
    machine_->resume(thread);
    ++ran;
  }
  return ran;
}

void Vm::drop_sleepers(uint32_t context) {
  machine_->sleepers.drop(context);
}

uint32_t Vm::intern(or_str text) {
  if (!text.data) return 0;
  const uint32_t row = machine_->strings.intern({text.data, text.size});
  if (row == 0) machine_->report_row_failure();
  return row;
}

or_str Vm::text(uint32_t row) const {
  if (!machine_->strings.is_row(row)) return {nullptr, 0};
  const std::string_view text = machine_->strings.view(row);
  return {text.empty() ? "" : text.data(), text.size()};
}

uint32_t Vm::handle_new(std::string_view type, or_ref payload) {
  return machine_->handles.make(type, payload);
}
int Vm::handle_payload(std::string_view type, uint32_t id, or_ref *payload) const {
  return machine_->handles.payload(type, id, payload);
}
int Vm::handle_free(uint32_t id) {
  return machine_->handles.destroy(id);
}
std::string_view Vm::handle_type(uint32_t id) const {
  return machine_->handles.type(id);
}

void Vm::end_tick() {
  machine_->end_tick();
}

std::vector<NativeUse> Vm::native_use() const {
  std::vector<NativeUse> use;
  for (const LinkedNative &native : machine_->code.natives)
    use.push_back({native.source->name, native.binding.native != nullptr, native.calls});
  return use;
}

const VmOptions &Vm::options() const {
  return machine_->options;
}

std::optional<Vm::GlobalView> Vm::global(std::string_view name, uint32_t index) const {
  if (machine_->code.empty()) return {};
  const std::vector<GlobalCode> &globals = machine_->code.current().globals;
  const auto found = std::find_if(globals.rbegin(), globals.rend(), [&](const auto &one) { return one.name == name; });
  if (found == globals.rend()) return {};
  return GlobalView{found->type, machine_->global_value(*found, index), machine_->has_value(*found, index)};
}

}  // namespace openrealm::script
