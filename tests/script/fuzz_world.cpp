#include "fuzz_world.h"

#include <cstdio>
#include <iterator>
#include <map>

namespace openrealm::script::test {

const std::string_view kFuzzDeclarations = R"(
type thing extends handle
type big extends thing
native Trace takes string s returns nothing
native Sleep takes real seconds returns nothing
native Call takes code callback returns boolean
native Start takes string name returns nothing
native Later takes code callback returns nothing
native DropSleepers takes nothing returns nothing
native MakeThing takes nothing returns thing
native MakeBig takes nothing returns big
native KillThing takes thing t returns nothing
native IsThing takes handle h returns integer
native Keep takes thing t returns nothing
native Kept takes nothing returns thing
native KeepText takes string s returns nothing
native KeptText takes nothing returns string
native Refuse takes nothing returns integer
native Echo takes string s returns string
native Absent takes nothing returns string
native GetHandleId takes handle h returns integer
native I2S takes integer i returns string
native R2S takes real r returns string
native S2I takes string s returns integer
native I2R takes integer i returns real
native R2I takes real r returns integer
native SubString takes string s, integer start, integer end returns string
native StringLength takes string s returns integer
native StringCase takes string s, boolean upper returns string
native StringHash takes string s returns integer
native Pow takes real x, real y returns real
)";

namespace {

constexpr size_t kMostLines = 300;
constexpr size_t kMostLater = 16;

FuzzWorld &world(void *context) {
  return *static_cast<FuzzWorld *>(context);
}
std::string text_of(const or_value &value) {
  return value.s.data ? std::string(value.s.data, value.s.size) : "(null)";
}

int trace(void *context, or_native_call *call) {
  world(context).note(text_of(call->args[0]));
  return OR_OK;
}
int sleep(void *context, or_native_call *call) {
  const float seconds = call->args[0].r;
  const bool is_short = seconds > 0 && seconds < 1000;
  return world(context).vm->sleep_until(world(context).now + (is_short ? uint64_t(seconds * 1000) : 0));
}
int call_code(void *context, or_native_call *call) {
  const RunResult result = world(context).vm->run(uint32_t(call->args[0].i), {}, {});
  call->result.i = result.outcome == Outcome::kFinished && result.value.i != 0;
  return OR_OK;
}
int start(void *context, or_native_call *call) {
  world(context).vm->run_named(text_of(call->args[0]), {true, world(context).vm->context()});
  return OR_OK;
}
int later(void *context, or_native_call *call) {
  if (world(context).later.size() < kMostLater) world(context).later.push_back(uint32_t(call->args[0].i));
  return OR_OK;
}
int drop_sleepers(void *context, or_native_call *) {
  world(context).vm->drop_sleepers(world(context).vm->context());
  return OR_OK;
}
int make_thing(void *context, or_native_call *call) {
  call->result.h = world(context).vm->handle_new("thing", {7, 8});
  return OR_OK;
}
int make_big(void *context, or_native_call *call) {
  call->result.h = world(context).vm->handle_new("big", {9, 10});
  return OR_OK;
}
int kill_thing(void *context, or_native_call *call) {
  world(context).vm->handle_free(call->args[0].h);
  return OR_OK;
}
int is_thing(void *context, or_native_call *call) {
  or_ref payload{};
  call->result.i = world(context).vm->handle_payload("thing", call->args[0].h, &payload);
  world(context).note(std::string(world(context).vm->handle_type(call->args[0].h)));
  return OR_OK;
}
int keep(void *context, or_native_call *call) {
  world(context).kept_handle = call->args[0].h;
  return OR_OK;
}
int kept(void *context, or_native_call *call) {
  call->result.h = world(context).kept_handle;
  return OR_OK;
}
int keep_text(void *context, or_native_call *call) {
  world(context).kept_text = world(context).vm->intern(call->args[0].s);
  return OR_OK;
}
int kept_text(void *context, or_native_call *call) {
  call->result.s = world(context).vm->text(world(context).kept_text);
  return OR_OK;
}
int refuse(void *, or_native_call *call) {
  std::snprintf(call->error, sizeof(call->error), "it does not like that");
  return OR_INVALID;
}
int echo(void *, or_native_call *call) {
  call->result.s = call->args[0].s;
  return OR_OK;
}

struct Named {
  std::string_view name;
  or_native native;
};

constexpr Named kNatives[] = {
    {"Trace", {sizeof(or_native), "nothing (string)", trace}},
    {"Sleep", {sizeof(or_native), "nothing (real)", sleep}},
    {"Call", {sizeof(or_native), "boolean (code)", call_code}},
    {"Start", {sizeof(or_native), "nothing (string)", start}},
    {"Later", {sizeof(or_native), "nothing (code)", later}},
    {"DropSleepers", {sizeof(or_native), "nothing ()", drop_sleepers}},
    {"MakeThing", {sizeof(or_native), "thing ()", make_thing}},
    {"MakeBig", {sizeof(or_native), "big ()", make_big}},
    {"KillThing", {sizeof(or_native), "nothing (thing)", kill_thing}},
    {"IsThing", {sizeof(or_native), "integer (handle)", is_thing}},
    {"Keep", {sizeof(or_native), "nothing (thing)", keep}},
    {"Kept", {sizeof(or_native), "thing ()", kept}},
    {"KeepText", {sizeof(or_native), "nothing (string)", keep_text}},
    {"KeptText", {sizeof(or_native), "string ()", kept_text}},
    {"Refuse", {sizeof(or_native), "integer ()", refuse}},
    {"Echo", {sizeof(or_native), "string (string)", echo}},
};

}  // namespace

std::unique_ptr<Program> fuzz_program(std::string_view text, bool or_binds_tighter) {
  std::vector<Input> inputs;
  inputs.push_back({{"declarations.j", std::string(kFuzzDeclarations)}, {}});
  inputs.push_back({{"fuzz.j", std::string(text)}, {}});
  auto program = analyse(std::move(inputs), {Leniency::kRuntime, or_binds_tighter});
  return program->complete() ? std::move(program) : nullptr;
}

// As the kernel does it, but that a description is checked once.
int FuzzWorld::open_table(or_self *self, const or_table_desc *desc, or_table **table) {
  static std::map<const or_table_desc *, SharedDescription> known;
  SharedDescription &description = known[desc];
  if (!description) description = *copy_description(*desc);
  const Result<or_table *> opened = self->store->open(self->module, description);
  if (opened) *table = *opened;
  return opened ? OR_OK : opened.error().code;
}

FuzzWorld::FuzzWorld() : client_(store, "fuzz"), engine_(client_.import()) {
  client_.import()->table_open = open_table;
  if (!Vm::open(engine_, *this)) std::abort();
  store.take(empty_);
}

void FuzzWorld::begin(const VmOptions &options, const Snapshot *from) {
  vm.reset();
  if (!store.restore(from ? *from : empty_)) std::abort();
  options_ = options;
  lines.clear();
  later.clear();
  lines_left_out = now = kept_handle = kept_text = 0;
  bounded = false;
}

bool FuzzWorld::link(const Code &code, std::span<const Code> older) {
  vm.reset();
  Result<std::unique_ptr<Vm>> opened = Vm::open(engine_, *this, options_);
  if (!opened) return false;
  vm = std::move(*opened);
  if (!vm->link(code, older)) return false;
  vm->initialise_globals();
  return true;
}

void FuzzWorld::run(std::string_view function, uint32_t context) {
  const RunResult result = vm->run(vm->code_of(function), {}, {true, context});
  note(std::string(function) + (result.outcome == Outcome::kFinished ? " ends"
                                : result.outcome == Outcome::kSlept  ? " sleeps"
                                                                     : " fails"));
}

void FuzzWorld::tick(uint64_t step) {
  vm->end_tick();
  client_.end_tick();
  now += step;
  vm->resume_due(now);
  for (const uint32_t code : std::exchange(later, {})) vm->run(code, {}, {true, 0});
}

std::string FuzzWorld::broken_promise() {
  return store.state_hash() == store.full_state_hash() ? "" : "a row was written without its mark";
}

NativeBinding FuzzWorld::find_native(std::string_view name) {
  for (const Named &native : kNatives)
    if (native.name == name) return {&native.native, this};
  return {};
}

void FuzzWorld::thread_ended(uint32_t context, Outcome outcome) {
  note("thread of " + std::to_string(context) + (outcome == Outcome::kFinished ? " ends" : " fails"));
}

void FuzzWorld::mark_references(ReferenceMarker &marker) {
  marker.handle(kept_handle);
  marker.string(kept_text);
}

void FuzzWorld::note(std::string line) {
  for (const std::string_view budget : {"limit of", "bytes", "no room", "callbacks are nested", "functions call"})
    bounded = bounded || (line.starts_with("error: ") && line.find(budget) != std::string::npos);
  if (lines.size() < kMostLines)
    lines.push_back(std::move(line));
  else
    ++lines_left_out;
}

}  // namespace openrealm::script::test
