#include "bench/jass/vm_script.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <utility>

#include "script/compiler.h"

namespace openrealm::bench {

namespace {

[[noreturn]] void die(const std::string &why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(1);
}

template <class T>
T argument(const or_value &value) {
  if constexpr (std::is_same_v<T, std::string_view>)
    return {value.s.data, value.s.size};
  else if constexpr (std::is_same_v<T, Code>)
    return {uint32_t(value.i)};
  else if constexpr (std::is_same_v<T, float>)
    return value.r;
  else if constexpr (std::is_same_v<T, Handle>)
    return value.h;
  else
    return T(value.i);
}

void give(or_value &result, std::string_view text) {
  result.s = {text.data(), text.size()};
}
void give(or_value &result, float number) {
  result.r = number;
}
void give(or_value &result, int32_t number) {
  result.i = number;
}
void give(or_value &result, bool truth) {
  result.i = truth;
}
void give(or_value &result, Handle handle) {
  result.h = handle;
}

template <auto Native>
struct VmNative;
template <class Result, class... Args, Result (World::*Native)(Args...)>
struct VmNative<Native> {
  static int call(void *context, or_native_call *call) {
    return invoke(static_cast<VmScript *>(context)->world(), call, std::index_sequence_for<Args...>());
  }

 private:
  template <size_t... I>
  static int invoke(World &world, or_native_call *call, std::index_sequence<I...>) {
    if constexpr (std::is_void_v<Result>)
      (world.*Native)(argument<Args>(call->args[I])...);
    else
      give(call->result, (world.*Native)(argument<Args>(call->args[I])...));
    return OR_OK;
  }
};

int sleep_action(void *context, or_native_call *call) {
  auto &script = *static_cast<VmScript *>(context);
  return script.vm().sleep_until(script.now + uint64_t(call->args[0].r * 1e3f));
}

struct Entry {
  std::string_view name;
  or_native native;
};
constexpr Entry kNatives[] = {
#define X(name, member, signature) {#name, {sizeof(or_native), signature, VmNative<&World::member>::call}},
#include "bench/jass/natives.def"
#undef X
    {"TriggerSleepAction", {sizeof(or_native), "nothing (real)", sleep_action}},
};

constexpr script::VmOptions kOptions = {.instruction_limit = 0, .run_limit = 0};

}  // namespace

script::Input read_script(const std::string &path) {
  const std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file || !text) die(path + " cannot be read");
  return {{path, std::move(text).str()}, {}};
}

VmScript::VmScript(const std::string &path) : client_(store_, "bench"), world_(*this) {
  std::vector<script::Input> inputs;
  inputs.push_back(read_script(OPENREALM_SOURCE_DIR "/data/wc3/scripts/common.j"));
  inputs.push_back(read_script(path));
  const std::unique_ptr<script::Program> program = script::analyse(std::move(inputs));
  if (!program->complete()) die(script::render(program->diagnostics, program->sources));
  auto code = script::compile(*program);
  if (!code) die(code.error().message);
  auto vm = script::Vm::open(Engine(client_.import()), *this, kOptions);
  if (!vm) die(vm.error().message);
  vm_ = std::move(*vm);
  if (const auto linked = vm_->link(*code); !linked) die(linked.error().message);
  vm_->initialise_globals();
}

void VmScript::run(std::string_view function, int32_t argument, bool can_sleep) {
  started_ = true;
  or_value n = script::zero_value();
  n.i = argument;
  vm_->run(vm_->code_of(function), {&n, 1}, {can_sleep, 0});
}

void VmScript::end_tick() {
  vm_->end_tick();
  client_.end_tick();
}

int32_t VmScript::integer(std::string_view global) const {
  const auto view = vm_->global(global);
  if (!view) die("the script has no global " + std::string(global));
  return view->value.i;
}

bool VmScript::call(Code function) {
  return vm_->run(function.number, {}, {}).value.i != 0;
}

script::NativeBinding VmScript::find_native(std::string_view name) {
  for (const Entry &entry : kNatives)
    if (entry.name == name) return {&entry.native, this, true};
  return {};
}

void VmScript::script_error(const script::ScriptError &error) {
  die(error.text);
}

void VmScript::missing_native(std::string_view name) {
  if (started_) die("there is no native " + std::string(name));
}

}  // namespace openrealm::bench
