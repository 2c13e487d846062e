// Runs compiled scripts. The Vm owns what is derived from tables and code: linked code, indexes, the stack of the
// running thread. All that outlives a run (globals, arrays, strings, handles, sleeping threads) is rows of tables
// in state_records.h, so a Vm can be destroyed between any two calls from outside and made again from the tables,
// also from code compiled in another way, and goes on to the very point.
//
// Lives on one thread. A native may call run() and the rest of this header from inside a run, but link() and
// end_tick() only from outside.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/engine.h"
#include "base/result.h"
#include "openrealm/wc3_script.h"

namespace openrealm::script {

struct Bytecode;
class ExecutionCounts;
class Machine;

// The C side of a native and the pointer it wants. `native` null: there is no implementation. `lasting`: the host
// will never give another.
struct NativeBinding {
  const or_native *native = nullptr;
  void *context = nullptr;
  bool lasting = false;
};

// Natives that the host found beforehand, by their place in Bytecode::natives; null where it has to be asked. They
// last.
struct FoundNatives {
  std::span<const or_native *const> natives;
  void *context = nullptr;
};

// What went wrong in a script thread, and where. `text` has all of it: message, place and call stack by lines.
struct ScriptError {
  std::string message;
  std::string file;
  uint32_t line = 0;
  std::string function;
  std::string text;
};

enum class Outcome : uint8_t { kFinished, kSlept, kError };

// All bytes zero, which or_value{} does not promise: it sets the first member alone.
inline or_value zero_value() {
  or_value zero;
  zero.s = {nullptr, 0};
  return zero;
}

// `value` is what the function returned (zero unless it finished). A string in it is good until the next run().
struct RunResult {
  Outcome outcome = Outcome::kFinished;
  or_value value = zero_value();
  bool truth = false;  // of the value as a condition takes it: false for 0, 0.0, false and null
};

// Receives every string row and handle id that the host's own tables hold.
class ReferenceMarker {
 public:
  virtual void string(uint32_t row) = 0;
  virtual void handle(uint32_t id) = 0;

 protected:
  ~ReferenceMarker() = default;
};

// What the Vm asks of the one who embeds it. Every call may come from inside a run.
class VmHost {
 public:
  virtual ~VmHost() = default;
  // Asked once a native when a program is linked, and again by bind_again(). Language natives (see language_natives.h)
  // that the host does not know are bound by the Vm itself.
  virtual NativeBinding find_native(std::string_view name) = 0;
  // The thread has ended; the rest of the map goes on.
  virtual void script_error(const ScriptError &error) = 0;
  // A declared native without an implementation was called for the first time; it answers its type's default.
  virtual void missing_native(std::string_view name) = 0;
  // A thread that had slept has come to its end; `context` is what it was started with.
  virtual void thread_ended(uint32_t context, Outcome outcome) = 0;
  // Reports what the host's tables hold; called from end_tick() when strings or handles are swept.
  virtual void mark_references(ReferenceMarker &marker) = 0;
};

struct VmOptions {
  uint32_t array_slots = 32768;          // indexes 0 to array_slots - 1 are kept
  uint32_t instruction_limit = 300'000;  // of one thread between two sleeps; 0 = none
  uint64_t run_limit = 300'000'000;      // of an outermost run with all the threads that it starts; 0 = none
  uint32_t call_depth = 10'000;          // functions in one thread
  uint32_t nested_runs = 100;            // run() inside natives inside run() ...
  uint32_t string_length = 1 << 20;      // bytes of one string
  uint32_t string_memory = 64 << 20;     // bytes of all strings made within one outermost run, and of all stored ones
  uint32_t array_memory = 256 << 20;     // bytes of all global arrays, and of all local arrays in use
};

struct RunOptions {
  bool can_sleep = false;  // trigger actions and ExecuteFunc; elsewhere a sleep ends the thread
  uint32_t context = 0;    // the host's own number: the row that holds the event's context
};

// Where sleeping threads go on.
struct SleeperBodies {
  std::vector<uint32_t> threads;  // by code, the current one first, then `older` of link(): with a frame in it
  uint32_t old = 0;               // threads with a frame in an older code
  struct Lost {
    std::string function;
    uint32_t line = 0;
  };
  std::vector<Lost> lost;  // threads for whose bodies there is no code: they end with an error when they wake
};

// One declared native, for the report "natives reached and implemented".
struct NativeUse {
  std::string_view name;
  bool implemented = false;
  uint64_t calls = 0;
};

class Vm {
 public:
  // Opens the tables and derives from them what is derived. The host must outlive the Vm.
  static Result<std::unique_ptr<Vm>> open(const Engine &engine, VmHost &host, const VmOptions &options = {});
  ~Vm();
  Vm(const Vm &) = delete;
  Vm &operator=(const Vm &) = delete;

  // To be called before the first link(): all that scripts run is counted in `counts`, which outlives the Vm; it runs
  // slower and otherwise as ever.
  void watch(ExecutionCounts *counts);

  // Takes up `code`, the first or a changed one. Globals and arrays whose declaration (type and name) is the same
  // keep their values, others vanish, new ones wait for initialise_globals(). `older` are codes that were linked
  // before and in whose bodies threads may still sleep; such a thread finishes in the old body. A thread for whose
  // body there is no code ends when it wakes, with an error that says which function has changed.
  // A native whose implementation has another signature than the script declares is reported to the host and counts
  // as not implemented. OR_FULL when the script is too large to run. `found` is for the natives of `code`.
  Result<void> link(std::shared_ptr<const Bytecode> code, std::span<const std::shared_ptr<const Bytecode>> older = {},
                    const FoundNatives &found = {});

  // Asks the host again for every native whose binding is not lasting; nothing else changes.
  void bind_again();

  // The next initialise_globals() gives these constants, named by declaration, the values of their initialisers again:
  // those that a changed script gives another value (CodeChanges::constants).
  void renew(std::span<const std::string> constants);

  // Evaluates, in order, the initialisers of the globals that have not had theirs yet.
  void initialise_globals(uint32_t context = 0);

  // --- functions. A `code` value is a row of "script_function", which names the function: it may be kept in
  // tables and survives rebuilding and reloading. ---

  // 0 when the program has no function of that name.
  uint32_t code_of(std::string_view name);
  std::string_view name_of(uint32_t code) const;
  // How many parameters, and the return type's name; nothing when the code names no function of the program.
  struct FunctionShape {
    uint32_t parameters = 0;
    std::string_view returns;
  };
  std::optional<FunctionShape> shape_of(uint32_t code) const;

  // Starts a new thread in a function and runs it until it ends or sleeps. Arguments that are missing are zero;
  // too many, or an unknown code, is a script error. Callbacks, conditions, actions and ExecuteFunc all come here.
  RunResult run(uint32_t code, std::span<const or_value> args, const RunOptions &options);
  RunResult run_named(std::string_view name, const RunOptions &options);

  // --- for natives, about the innermost running thread ---

  bool running() const;
  bool can_sleep() const;
  uint32_t context() const;
  // "function (file:line)" a line, the innermost first; after a thread's own, those of the thread that waits for it
  // in a native.
  std::string stack_text() const;
  // The thread will sleep when the native returns OR_OK, until resume_due() is called with `wake` or later (in the
  // host's unit of time). OR_DENIED where sleeping is not allowed: the thread then ends with an error.
  int sleep_until(uint64_t wake);

  // The native's work counts as so many instructions of the thread: for work that grows with what scripts have made.
  void charge(uint64_t instructions);

  // Instructions of all outermost runs that have ended since the Vm was made, with all that they started.
  uint64_t instructions() const;

  // --- sleeping threads: ordered by wake time, then by when they fell asleep ---

  uint32_t sleepers() const;
  std::optional<uint64_t> next_wake() const;
  // In which of the linked codes their bodies are. Reads every sleeping thread's frames.
  SleeperBodies sleeper_bodies() const;
  // Runs the first thread that is due; false when none is.
  bool resume_one(uint64_t now);
  // Runs every thread that is due now; one that sleeps again is not run twice. Returns how many ran.
  uint32_t resume_due(uint64_t now);
  // Ends, without running them, the sleeping threads of this context (its trigger was destroyed, say). The host is
  // not told by thread_ended().
  void drop_sleepers(uint32_t context);

  // --- strings. Rows of "script_string": equal bytes have equal rows. 0 is null; "" is a row. ---

  // For text that the host keeps in its own tables. 0 also when the table is full (reported as a script error).
  uint32_t intern(or_str text);
  or_str text(uint32_t row) const;

  // --- handles: ids from 0x100000 up. Below that an id is the host's own number and not looked at here. ---

  // 0 when there is no type of that name or no room.
  uint32_t handle_new(std::string_view type, or_ref payload);
  // `type` or one that it is a kind of. OR_NOT_FOUND for null, a destroyed or unknown handle; OR_MISMATCH.
  int handle_payload(std::string_view type, uint32_t id, or_ref *payload) const;
  // The object is gone. The id stays taken while a script variable or the host's tables refer to it.
  int handle_free(uint32_t id);
  std::string_view handle_type(uint32_t id) const;

  // To be called at the end of every tick, outside of any run: frees strings and handle ids to which nothing
  // refers. When it does so depends on the tables alone.
  void end_tick();

  std::vector<NativeUse> native_use() const;
  const VmOptions &options() const;
  // Reads a global's value by name, for tests, the console and the window's panel.
  struct GlobalView {
    std::string_view type;
    or_value value = zero_value();
    bool has_value = false;
  };
  std::optional<GlobalView> global(std::string_view name, uint32_t index = 0) const;

 private:
  explicit Vm(std::unique_ptr<Machine> machine);
  std::unique_ptr<Machine> machine_;
};

}  // namespace openrealm::script
