// What stands behind Vm: the stack, the running threads and the stores they use. Vm's header says what its
// functions do; here is how a run goes.
//
// A run pushes a Thread (on the C++ stack, since runs nest inside natives) and a CallFrame, and execute() works
// until that frame has returned, the thread sleeps, or it fails. Frames of all nested threads share one stack of
// registers; a callee's window overlaps its caller's arguments.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "script/execution_counts.h"
#include "script/function_names.h"
#include "script/handles.h"
#include "script/language_natives.h"
#include "script/linked_code.h"
#include "script/sleep_store.h"
#include "script/strings.h"
#include "script/variables.h"
#include "script/vm.h"

namespace openrealm::script {

struct CallFrame {
  const LinkedFunction *function = nullptr;
  const Instruction *pc = nullptr;  // of the next instruction, while the frame is not the running one
  uint32_t *base = nullptr;
};

struct Thread {
  Thread *outer = nullptr;
  RunOptions options;
  CallFrame *first = nullptr;
  size_t first_array = 0;
  bool sleeps = false;
  bool denied = false;  // asked for a sleep where none is allowed
  uint64_t wake = 0;
};

class Machine {
 public:
  Machine(const Engine &engine, VmHost &host, const VmOptions &options);

  Result<void> open();
  Result<void> link(std::vector<std::shared_ptr<const Bytecode>> units, const FoundNatives &found);
  void bind_again();
  void watch(ExecutionCounts *counts) { watched_ = counts; }
  void initialise_globals(uint32_t context);

  void renew(std::span<const std::string> constants);
  SleeperBodies sleeper_bodies() const;

  uint32_t code_of(std::string_view name);
  uint32_t function_of(uint32_t code);  // UINT32_MAX when the current code has none
  RunResult run(uint32_t function, std::span<const or_value> args, const RunOptions &options);
  void resume(or_ref thread);
  void end_tick();
  or_value global_value(const GlobalCode &global, uint32_t index) const;
  bool has_value(const GlobalCode &global, uint32_t index) const;

  void charge(uint64_t instructions) { cost_ += int64_t(std::min<uint64_t>(instructions, INT32_MAX)); }
  uint64_t instructions() const { return instructions_; }

  // Ends the innermost thread's work with an error; without a thread the error stands alone.
  void report(std::string message);
  std::string stack_text() const;
  void report_row_failure();

  const VmOptions options;
  VmHost &host;
  StringStore strings;
  HandleTable handles;
  Variables variables;
  FunctionNames names;
  SleepStore sleepers;
  LinkedCode code;
  Thread *thread = nullptr;

 private:
  static constexpr size_t kBytesAnInstruction = 32;

  // --- machine.cpp ---
  RunResult start(const LinkedFunction &function, std::span<const or_value> args, const RunOptions &options);
  bool enter(Thread &started, const RunOptions &options);
  RunResult leave(Thread &ended, Outcome outcome);
  bool push_frame(const LinkedFunction &function, uint32_t *base);
  uint32_t *free_registers() const;
  uint32_t register_value(ValueKind kind, const or_value &value);
  or_value outside_value(ValueKind kind, uint32_t bits) const;
  uint32_t code_value(uint32_t function);
  uint32_t line_of(const CallFrame &frame) const;
  static bool is_initialiser(const CallFrame &frame);
  static std::string title(const CallFrame &frame);  // in messages

  // --- run_loop.cpp ---
  Outcome execute(Thread &running);
  // Watched or not is two loops, so that the usual one pays nothing for it.
  template <bool kWatched>
  Outcome run_loop(Thread &running);
  uint32_t number_of(const CallFrame &frame) const { return uint32_t(frame.function - code.functions.data()); }

  // --- calls_and_checks.cpp: what the loop leaves to others; false ends the thread, with its error reported ---
  bool call_native(LinkedNative &native, uint32_t *window);
  bool concat(uint32_t *dest, uint32_t a, uint32_t b);
  bool check_nursery();
  void collect_nursery();
  bool set_element_slowly(uint32_t array, uint32_t index, uint32_t value);
  bool string_to_row(uint32_t *row, uint32_t id);
  bool set_global_string(uint32_t offset, uint32_t id);
  void new_array(uint32_t *reg);
  bool set_local_element(uint32_t array, uint32_t index, uint32_t value);
  void drop_arrays(size_t count);
  bool equal_strings(uint32_t a, uint32_t b);
  // Work that grows with a length counts as instructions. take_cost() says how many since it was last asked.
  void add_cost(size_t bytes) { cost_ += int64_t(bytes / kBytesAnInstruction); }
  int64_t take_cost() { return std::exchange(cost_, 0); }
  int64_t first_budget() const;  // of an outermost run
  void fail_run_limit();
  void fail_unset_global(uint32_t offset);
  void fail_unset_local(const LinkedFunction &function, uint32_t local);

  // --- frame_codec.cpp ---
  bool save(const Thread &sleeping);
  bool save_frame(const CallFrame &frame, SavedFrame &saved);
  uint32_t stored(ValueKind kind, uint32_t bits);
  uint32_t loaded(ValueKind kind, uint32_t value) const;
  bool restore(const std::vector<SavedFrame> &frames);
  enum class Restored : uint8_t { kDone, kChanged, kFailed };
  Restored restore_frame(const SavedFrame &saved, const LinkedFunction &function, uint32_t *base);
  bool fits(const SavedFrame &saved, const LinkedFunction &function) const;
  // The function that each frame goes on in: of the newest codes that have them all. Empty when there are none.
  std::vector<uint32_t> bodies_of(const std::vector<SavedFrame> &frames) const;
  std::vector<uint32_t> bodies_from(uint32_t unit, const std::vector<SavedFrame> &frames) const;
  const SavedFrame &lost_frame(const std::vector<SavedFrame> &frames) const;

  // --- sweep.cpp ---
  class Marks;
  void mark_all(Marks &marks);

  Engine engine_;
  Table<StateRow> state_;
  LanguageScratch scratch_;
  ExecutionCounts *watched_ = nullptr;

  struct Unmap {
    void operator()(uint32_t *memory) const;
  };
  std::unique_ptr<uint32_t[], Unmap> stack_;  // zero pages until they are used
  uint32_t *stack_end_ = nullptr;
  std::unique_ptr<CallFrame[]> frames_;  // `call_depth` of them; those before `frames_end_` are in use
  CallFrame *frames_end_ = nullptr;
  CallFrame *frames_limit_ = nullptr;
  std::vector<std::vector<uint32_t>> local_arrays_;  // the first `array_count_` are in use
  size_t array_count_ = 0;
  size_t local_array_bytes_ = 0;
  uint32_t depth_ = 0;
  int64_t cost_ = 0;
  int64_t run_budget_ = 0;  // instructions left to the outermost run and all that it starts
  uint64_t instructions_ = 0;
  size_t collect_at_ = 0;
  std::vector<uint32_t> function_of_code_;  // by row; UINT32_MAX
};

}  // namespace openrealm::script
