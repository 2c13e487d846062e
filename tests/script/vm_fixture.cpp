#include "vm_fixture.h"

#include "kernel/tables/stored_table.h"

namespace openrealm::script {

namespace {

Bench &bench(void *context) {
  return *static_cast<Bench *>(context);
}
std::string string_of(const or_value &value) {
  return value.s.data ? std::string(value.s.data, value.s.size) : "(null)";
}

int trace(void *context, or_native_call *call) {
  bench(context).trace.push_back(string_of(call->args[0]));
  return OR_OK;
}
int sleep(void *context, or_native_call *call) {
  Bench &b = bench(context);
  return b.vm->sleep_until(b.now + uint64_t(call->args[0].r * 1000));
}
int call_code(void *context, or_native_call *call) {
  const RunResult result = bench(context).vm->run(uint32_t(call->args[0].i), {}, {});
  call->result.i = result.outcome == Outcome::kFinished && result.value.i != 0;
  return OR_OK;
}
int start(void *context, or_native_call *call) {
  bench(context).vm->run_named(string_of(call->args[0]), {true, bench(context).vm->context()});
  return OR_OK;
}
int make_thing(void *context, or_native_call *call) {
  call->result.h = bench(context).vm->handle_new("thing", {7, 8});
  return OR_OK;
}
int make_big(void *context, or_native_call *call) {
  call->result.h = bench(context).vm->handle_new("big", {9, 10});
  return OR_OK;
}
int kill_thing(void *context, or_native_call *call) {
  bench(context).vm->handle_free(call->args[0].h);
  return OR_OK;
}
int is_thing(void *context, or_native_call *call) {
  or_ref payload{};
  call->result.i = bench(context).vm->handle_payload("thing", call->args[0].h, &payload);
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
int sum(void *context, or_native_call *call) {
  const or_value *a = call->args;
  bench(context).trace.push_back(string_of(a[3]) + (a[2].i == 1 ? " true " : " false ") +
                                 std::string(bench(context).vm->name_of(uint32_t(a[4].i))) +
                                 (a[5].h >= 0x100000 ? " handle" : " no handle"));
  call->result.r = float(a[0].i) + a[1].r;
  return OR_OK;
}

constexpr std::pair<const char *, or_native> kNatives[] = {
    {"Trace", {sizeof(or_native), "nothing (string)", trace}},
    {"Sleep", {sizeof(or_native), "nothing (real)", sleep}},
    {"Call", {sizeof(or_native), "boolean (code)", call_code}},
    {"Start", {sizeof(or_native), "nothing (string)", start}},
    {"MakeThing", {sizeof(or_native), "thing ()", make_thing}},
    {"MakeBig", {sizeof(or_native), "big ()", make_big}},
    {"KillThing", {sizeof(or_native), "nothing (thing)", kill_thing}},
    {"IsThing", {sizeof(or_native), "integer (handle)", is_thing}},
    {"Refuse", {sizeof(or_native), "integer ()", refuse}},
    {"Echo", {sizeof(or_native), "string (string)", echo}},
    {"Sum", {sizeof(or_native), "real (integer, real, boolean, string, code, thing)", sum}},
};

}  // namespace

std::shared_ptr<const Bytecode> Bench::code(std::string_view text, const CompileOptions &how) {
  std::vector<Input> inputs;
  inputs.push_back({{"declarations.j", std::string(kDeclarations)}, {}});
  inputs.push_back({{"test.j", std::string(text)}, {}});
  const std::unique_ptr<Program> program = analyse(std::move(inputs), {Leniency::kRuntime, true});
  EXPECT_TRUE(program->complete()) << render(program->diagnostics, program->sources);
  if (!program->complete()) return std::make_shared<Bytecode>();
  Result<std::shared_ptr<const Bytecode>> made = compile(*program, how);
  EXPECT_TRUE(made) << made.error().message;
  return made ? *made : std::make_shared<Bytecode>();
}

void Bench::open() {
  for (const auto &[name, native] : kNatives) natives.emplace(name, native);
  Result<std::unique_ptr<Vm>> opened = Vm::open(engine_, *this, options);
  ASSERT_TRUE(opened) << opened.error().message;
  vm = std::move(*opened);
}

void Bench::link(std::shared_ptr<const Bytecode> linked, std::vector<std::shared_ptr<const Bytecode>> older) {
  vm->watch(counts);
  const Result<void> done = vm->link(std::move(linked), older);
  ASSERT_TRUE(done) << done.error().message;
  vm->initialise_globals();
}

void Bench::load(std::string_view text, const CompileOptions &how) {
  text_ = text;
  link(code(text, how));
}

void Bench::rebuild(const CompileOptions &how) {
  rebuild(code(text_, how));
}

void Bench::rebuild(std::shared_ptr<const Bytecode> with) {
  vm.reset();
  open();
  link(std::move(with));
}

RunResult Bench::run(std::string_view function, bool can_sleep, uint32_t context) {
  return vm->run_named(function, {can_sleep, context});
}

void Bench::end_tick() {
  vm->end_tick();
  client_.end_tick();
}

void Bench::tick() {
  end_tick();
  now += 1000;
  vm->resume_due(now);
}

uint32_t Bench::live(std::string_view table) const {
  return store.find(table)->live;
}

NativeBinding Bench::find_native(std::string_view name) {
  const auto found = natives.find(std::string(name));
  return found == natives.end() ? NativeBinding{} : NativeBinding{&found->second, this};
}

int32_t Bench::integer(std::string_view global, uint32_t index) {
  const auto view = vm->global(global, index);
  EXPECT_TRUE(view) << global;
  return view ? view->value.i : -1;
}

std::string Bench::text(std::string_view global, uint32_t index) {
  const auto view = vm->global(global, index);
  EXPECT_TRUE(view) << global;
  return view ? string_of(view->value) : "?";
}

}  // namespace openrealm::script
