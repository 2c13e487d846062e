// Runs every tests/script/language/*.j (see language_file.h) under the real declarations, compiled in every way, and
// with the Vm made anew from its tables at every sleep: script_language.<file>.
#include <set>
#include <utility>

#include "language_file.h"
#include "script/execution_counts.h"
#include "vm_fixture.h"

namespace openrealm::script {
namespace {

constexpr CompileOptions kWays[] = {{},
                                    {true, true, true, false},
                                    {false, false, true, false},
                                    {false, true, false, false},
                                    {true, false, false, false}};

// --- the few natives that the files use beside those of the language; times are microseconds ---

constexpr uint32_t kFirstPlayer = 0x100008;
constexpr uint32_t kPlayers = 28;
constexpr double kShortestSleep = 31250;

struct Player : Bench {
  Player() {
    define("Player", "player (integer)", player);
    define("DisplayTimedTextToPlayer", "nothing (player, real, real, real, string)", display);
    define("ExecuteFunc", "nothing (string)", execute);
    define("TriggerSleepAction", "nothing (real)", sleep);
    define("CreateTrigger", "trigger ()", create_trigger);
    define("DestroyTrigger", "nothing (trigger)", destroy_trigger);
    define("Condition", "conditionfunc (code)", boolexpr);
    define("Filter", "filterfunc (code)", boolexpr);
    define("TriggerAddCondition", "triggercondition (trigger, boolexpr)", add_condition);
    define("TriggerAddAction", "triggeraction (trigger, code)", add_action);
    define("TriggerEvaluate", "boolean (trigger)", evaluate);
    define("TriggerExecute", "nothing (trigger)", execute_trigger);
  }

  void define(const char *name, const char *signature, int (*call)(void *, or_native_call *)) {
    natives[name] = {sizeof(or_native), signature, call};
  }
  static Player &of(void *context) { return static_cast<Player &>(*static_cast<Bench *>(context)); }
  static std::string text_of(const or_value &value) {
    return value.s.data ? std::string(value.s.data, value.s.size) : std::string();
  }

  static int player(void *, or_native_call *call) {
    call->result.h = uint32_t(call->args[0].i) < kPlayers ? kFirstPlayer + uint32_t(call->args[0].i) : 0;
    return OR_OK;
  }
  static int display(void *context, or_native_call *call) {
    if (call->args[0].h == kFirstPlayer) of(context).trace.push_back(text_of(call->args[4]));
    return OR_OK;
  }
  static int execute(void *context, or_native_call *call) {
    of(context).vm->run_named(text_of(call->args[0]), {true, 0});
    return OR_OK;
  }
  static int sleep(void *context, or_native_call *call) {
    const double wait = std::max(kShortestSleep, double(call->args[0].r) * 1e6);
    return of(context).vm->sleep_until(of(context).now + uint64_t(wait));
  }
  static int create_trigger(void *context, or_native_call *call) {
    call->result.h = of(context).vm->handle_new("trigger", {1, 1});
    return OR_OK;
  }
  static int destroy_trigger(void *context, or_native_call *call) {
    of(context).vm->handle_free(call->args[0].h);
    return OR_OK;
  }
  static int boolexpr(void *context, or_native_call *call) {
    Player &me = of(context);
    uint32_t &handle = me.boolexprs[uint32_t(call->args[0].i)];
    if (handle == 0) handle = me.vm->handle_new("conditionfunc", {1, 1});
    call->result.h = handle;
    return OR_OK;
  }
  static int add_condition(void *context, or_native_call *call) {
    for (const auto &[code, handle] : of(context).boolexprs)
      if (handle == call->args[1].h) of(context).conditions.emplace(call->args[0].h, code);
    return OR_OK;
  }
  static int add_action(void *context, or_native_call *call) {
    of(context).actions.emplace(call->args[0].h, uint32_t(call->args[1].i));
    return OR_OK;
  }
  static int evaluate(void *context, or_native_call *call) {
    bool all = true;
    const auto [first, last] = of(context).conditions.equal_range(call->args[0].h);
    for (auto each = first; each != last; ++each) {
      const RunResult result = of(context).vm->run(each->second, {}, {});
      all = result.outcome == Outcome::kFinished && result.value.i != 0 && all;
    }
    call->result.i = all;
    return OR_OK;
  }
  static int execute_trigger(void *context, or_native_call *call) {
    const auto [first, last] = of(context).actions.equal_range(call->args[0].h);
    for (auto each = first; each != last; ++each) of(context).vm->run(each->second, {}, {true, 0});
    return OR_OK;
  }

  std::map<uint32_t, uint32_t> boolexprs;  // code value -> handle
  std::multimap<uint32_t, uint32_t> conditions, actions;
};

struct Ran {
  std::vector<std::string> lines;
  std::vector<LanguageFile::Error> errors;
  std::string missing;  // natives that the script called and the runner has not
};

std::multiset<std::string_view> calls_of_missing(const Vm &vm) {
  std::multiset<std::string_view> calls;
  for (const NativeUse &use : vm.native_use())
    for (uint64_t i = 0; !use.implemented && i < use.calls; ++i) calls.insert(use.name);
  return calls;
}

// Each time that all sleep, the Vm goes on with the next of these codes, made anew when there are several.
Ran play(const std::vector<std::shared_ptr<const Bytecode>> &codes, ExecutionCounts *counts = nullptr) {
  Player player;
  player.counts = counts;
  player.link(codes[0]);
  for (uint32_t id = 0x100000; id < kFirstPlayer + kPlayers; ++id)
    player.vm->handle_new(id < kFirstPlayer ? "handle" : "player", {1, 1});
  player.vm->initialise_globals();
  Ran ran;
  const auto before = calls_of_missing(*player.vm);
  player.run("main", false);
  for (size_t step = 1; player.vm->sleepers() != 0 && step < 10000; ++step) {
    player.end_tick();
    if (codes.size() > 1) player.rebuild(codes[step % codes.size()]);
    player.now = *player.vm->next_wake();
    player.vm->resume_due(player.now);
  }
  if (codes.size() == 1)
    for (const std::string_view name : calls_of_missing(*player.vm))
      if (!before.contains(name)) ran.missing = std::string(name);
  ran.lines = player.trace;
  for (const ScriptError &error : player.errors) ran.errors.push_back({error.line, error.message});
  return ran;
}

std::unique_ptr<Program> analysed(const LanguageFile &file, const std::string &name) {
  std::vector<Input> inputs;
  for (const char *library : {"common.j", "blizzard.j"})
    inputs.push_back({{library, file_text(fmt::format(OPENREALM_SOURCE_DIR "/data/wc3/scripts/{}", library))}, {}});
  inputs.push_back({{name, file.text}, {}});
  return analyse(std::move(inputs), {Leniency::kRuntime, true});
}

class RunsAsItSays : public testing::Test {
 public:
  explicit RunsAsItSays(std::filesystem::path path) : path_(std::move(path)) {}

  void TestBody() override {
    const LanguageFile file(file_text(path_));
    const auto play_as = [&](const std::vector<std::shared_ptr<const Bytecode>> &with, const std::string &how) {
      const Ran ran = play(with);
      const std::string differences = file.differences(ran.lines, ran.errors);
      if (!differences.empty()) ADD_FAILURE() << path_.filename() << ", " << how << ":\n" << differences;
      EXPECT_EQ(ran.missing, "");
    };
    ASSERT_FALSE(file.shown.empty() && file.errors.empty()) << path_ << " expects nothing";
    const auto program = analysed(file, path_.filename());
    ASSERT_TRUE(program->complete()) << render(program->diagnostics, program->sources);
    std::vector<std::shared_ptr<const Bytecode>> codes;
    for (const CompileOptions &way : kWays) {
      const auto code = compile(*program, way);
      ASSERT_TRUE(code) << code.error().message;
      codes.push_back(*code);
      play_as({*code}, fmt::format("compiled in way {}", codes.size()));
    }
    play_as({codes[0], codes[0]}, "with the Vm made anew at every sleep");
    play_as(codes, "with other code at every sleep");
  }

 private:
  std::filesystem::path path_;
};

// The opcodes that the functions of these tests ran, and the functions that did not run.
struct Reached {
  std::set<uint16_t> opcodes;
  std::set<std::string> idle;
};

void count(const ExecutionCounts &counts, const std::string &file, Reached &reached) {
  for (const ExecutionCounts::Body &body : counts.bodies()) {
    if (body.unit->files[body.source->file] != file) continue;
    if (body.runs.empty() || body.runs[0] == 0) reached.idle.insert(file + " " + body.source->name);
    for (size_t i = 0; i < body.runs.size(); ++i)
      if (body.runs[i] != 0) reached.opcodes.insert(body.source->code[i].op);
  }
}

TEST(script_language_reach, every_opcode_and_every_function_runs) {
  Reached reached;
  for (const std::filesystem::path &path : language_files()) {
    const auto program = analysed(LanguageFile(file_text(path)), path.filename());
    for (const CompileOptions &way : kWays) {
      const auto code = compile(*program, way);
      ASSERT_TRUE(code) << code.error().message;
      ExecutionCounts counts;
      play({*code}, &counts);
      count(counts, path.filename(), reached);
    }
  }
  for (size_t op = 0; op < kOpcodes.size(); ++op)
    EXPECT_TRUE(reached.opcodes.contains(uint16_t(op))) << kOpcodes[op].name << " is run by no language test";
  for (const std::string &function : reached.idle) ADD_FAILURE() << function << " is never called";
}

const bool kRegistered = [] {
  for (const std::filesystem::path &path : language_files())
    testing::RegisterTest("script_language", path.stem().c_str(), nullptr, nullptr, path.c_str(), 1,
                          [path]() -> RunsAsItSays * { return new RunsAsItSays(path); });
  return true;
}();

}  // namespace
}  // namespace openrealm::script
