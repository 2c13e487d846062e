#include "script/machine.h"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

#include <fmt/format.h>

#include "script/semantics.h"

namespace openrealm::script {

namespace {

constexpr size_t kStackSlots = size_t(1) << 21;
constexpr size_t kStackBytes = kStackSlots * sizeof(uint32_t);
constexpr int64_t kCallbackCost = 500;  // instructions: callbacks that start two of their kind must come to an end
constexpr int64_t kErrorCost = 2'000;   // the same for its text
constexpr size_t kFirstCollection = 1 << 20;  // bytes of strings
constexpr size_t kStackLines = 20;            // of each end of a stack in messages

// Every nested run takes some of the C++ stack, and the sums of byte counts have 32 bits.
VmOptions within_reason(VmOptions options) {
  options.nested_runs = std::min(options.nested_runs, 500u);
  options.call_depth = std::min(options.call_depth, 1'000'000u);
  options.string_memory = std::min(options.string_memory, 1u << 30);
  options.string_length = std::min(options.string_length, options.string_memory);
  return options;
}

}  // namespace

void Machine::Unmap::operator()(uint32_t *memory) const {
  ::munmap(memory, kStackBytes);
}

Machine::Machine(const Engine &engine, VmHost &vm_host, const VmOptions &vm_options)
    : options(within_reason(vm_options)), host(vm_host), engine_(engine) {}

Result<void> Machine::open() {
  Result<Table<StateRow>> state = engine_.open<StateRow>();
  if (!state) return tl::unexpected<Error>(state.error());
  state_ = *state;
  for (Result<void> opened : {strings.open(engine_, options.string_memory), handles.open(engine_),
                              variables.open(engine_, {options.array_slots, options.array_memory}), names.open(engine_),
                              sleepers.open(engine_)})
    if (!opened) return opened;
  // Not from the heap, which would clear memory that it has had back.
  void *pages =
      ::mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (pages == MAP_FAILED) return fail(OR_FULL, "no memory for the scripts' stack");
  stack_.reset(static_cast<uint32_t *>(pages));
  stack_end_ = stack_.get() + kStackSlots;
  frames_ = std::make_unique<CallFrame[]>(options.call_depth);
  frames_end_ = frames_.get();
  frames_limit_ = frames_end_ + options.call_depth;
  collect_at_ = std::min<size_t>(kFirstCollection, options.string_memory);
  return {};
}

Result<void> Machine::link(std::vector<std::shared_ptr<const Bytecode>> units, const FoundNatives &found) {
  std::vector<const Bytecode *> declared;
  for (const auto &unit : units) declared.push_back(unit.get());
  const Result<void> made = variables.declare(declared);
  if (!made) return made;
  Result<LinkedCode> linked = LinkedCode::make(units, {host, variables, strings, &scratch_, found});
  if (!linked) return tl::unexpected<Error>(linked.error());
  code = std::move(*linked);
  if (watched_) {
    std::vector<std::string_view> natives;
    for (const LinkedNative &native : code.natives) natives.push_back(native.source->name);
    watched_->link(units, natives);
  }
  handles.set_types(code.current().types);
  function_of_code_.clear();
  return {};
}

void Machine::bind_again() {
  code.bind_again({host, variables, strings, &scratch_, {}});
}

void Machine::initialise_globals(uint32_t context) {
  const Bytecode &current = code.current();
  for (const GlobalCode &global : current.globals) {
    if (global.is_array || global.initialiser == UINT32_MAX) continue;
    const uint32_t row = variables.row(global);
    if (variables.globals()[row].initialiser != Initialiser::waiting) continue;
    variables.globals().mut(row).initialiser = Initialiser::done;
    start(code.functions[global.initialiser], {}, {false, context});
  }
}

void Machine::renew(std::span<const std::string> constants) {
  for (const std::string &declaration : constants) {
    const uint32_t row = variables.scalar_row(declaration);
    if (row != 0) variables.globals().mut(row).initialiser = Initialiser::waiting;
  }
}

uint32_t Machine::code_of(std::string_view name) {
  const uint32_t function = code.empty() ? UINT32_MAX : code.find(name);
  return function == UINT32_MAX ? 0 : code_value(function);
}

uint32_t Machine::code_value(uint32_t function) {
  uint32_t &value = code.functions[function].code_value;
  if (value == 0) value = names.code(code.functions[function].source->name);
  return value;
}

uint32_t Machine::function_of(uint32_t value) {
  if (code.empty() || !names.exists(value)) return UINT32_MAX;
  if (value >= function_of_code_.size()) {
    const auto old = uint32_t(function_of_code_.size());
    function_of_code_.resize(names.high());
    for (uint32_t row = old; row < names.high(); ++row) function_of_code_[row] = code.find(names.name(row));
  }
  return function_of_code_[value];
}

// --- threads ---

RunResult Machine::run(uint32_t function, std::span<const or_value> args, const RunOptions &run_options) {
  return start(code.functions[function], args, run_options);
}

RunResult Machine::start(const LinkedFunction &function, std::span<const or_value> args,
                         const RunOptions &run_options) {
  if (args.size() > function.parameters) {
    report(fmt::format("function {} takes {} arguments and was given {}", function.source->name, function.parameters,
                       args.size()));
    return {Outcome::kError};
  }
  // A string argument may be the result of the run before, which enter() forgets.
  std::vector<std::string> texts;
  for (size_t i = 0; i < args.size() && !thread; ++i)
    if (function.source->locals[i].kind == ValueKind::kString && args[i].s.data)
      texts.emplace_back(args[i].s.data, args[i].s.size);
  Thread started;
  uint32_t *base = free_registers();
  if (!enter(started, run_options)) return {Outcome::kError};
  if (!push_frame(function, base)) return leave(started, Outcome::kError);
  std::fill_n(base, function.cleared, 0u);
  auto text = texts.begin();
  for (size_t i = 0; i < args.size(); ++i) {
    or_value arg = args[i];
    const ValueKind kind = function.source->locals[i].kind;
    if (kind == ValueKind::kString && arg.s.data && text != texts.end()) {
      arg.s = {text->data(), text->size()};
      ++text;
    }
    base[i] = register_value(kind, arg);
  }
  return leave(started, execute(started));
}

int64_t Machine::first_budget() const {
  return options.run_limit ? int64_t(options.run_limit) : std::numeric_limits<int64_t>::max();
}

void Machine::fail_run_limit() {
  report(fmt::format("the limit of {} instructions for a run with its callbacks is reached: the thread is ended",
                     options.run_limit));
}

bool Machine::enter(Thread &started, const RunOptions &run_options) {
  if (thread && (run_budget_ -= kCallbackCost) < 0) {
    fail_run_limit();
    return false;
  }
  if (depth_ >= options.nested_runs) {
    report(
        fmt::format("callbacks are nested {} deep: a function started from a callback may not start itself again "
                    "without end",
                    depth_));
    return false;
  }
  if (!thread) {
    strings.nursery().clear();
    collect_at_ = std::min<size_t>(kFirstCollection, options.string_memory);
    variables.begin_run();
    run_budget_ = first_budget();
    cost_ = 0;
  }
  ++depth_;
  started.outer = thread;
  started.options = run_options;
  started.first = frames_end_;
  started.first_array = array_count_;
  thread = &started;
  return true;
}

RunResult Machine::leave(Thread &ended, Outcome outcome) {
  RunResult result{outcome};
  if (outcome == Outcome::kFinished) {
    const CallFrame &frame = *ended.first;
    const ValueKind kind = frame.function->source->return_kind;
    result.value = outside_value(kind, frame.base[0]);
    result.truth = kind == ValueKind::kReal ? result.value.r != 0 : frame.base[0] != 0;
  }
  frames_end_ = ended.first;
  drop_arrays(array_count_ - ended.first_array);
  thread = ended.outer;
  if (!thread) instructions_ += uint64_t(first_budget() - run_budget_);
  --depth_;
  return result;
}

uint32_t *Machine::free_registers() const {
  if (frames_end_ == frames_.get()) return stack_.get();
  const CallFrame &top = frames_end_[-1];
  return top.base + top.function->registers;
}

bool Machine::push_frame(const LinkedFunction &function, uint32_t *base) {
  if (base + function.registers > stack_end_ || frames_end_ == frames_limit_) {
    report(fmt::format("too many functions call each other: {} deep", frames_end_ - frames_.get()));
    return false;
  }
  *frames_end_++ = {&function, function.code, base};
  return true;
}

void Machine::resume(or_ref sleeping) {
  const uint32_t context = sleepers.context(sleeping);
  Thread started;
  if (!enter(started, {true, context})) {
    sleepers.take(sleeping);
    host.thread_ended(context, Outcome::kError);
    return;
  }
  const std::vector<SavedFrame> frames = sleepers.take(sleeping);
  const Outcome outcome = leave(started, restore(frames) ? execute(started) : Outcome::kError).outcome;
  if (outcome != Outcome::kSlept) host.thread_ended(context, outcome);
}

// --- values on their way in and out ---

uint32_t Machine::register_value(ValueKind kind, const or_value &value) {
  switch (kind) {
    case ValueKind::kNothing:
      return 0;
    case ValueKind::kReal:
      return std::bit_cast<uint32_t>(value.r);
    case ValueKind::kBoolean:
      return value.i != 0;
    case ValueKind::kString:
      return value.s.data ? strings.make({value.s.data, value.s.size}) : 0;
    case ValueKind::kHandle:
      return value.h;
    default:
      return uint32_t(value.i);
  }
}

or_value Machine::outside_value(ValueKind kind, uint32_t bits) const {
  or_value value = zero_value();
  if (kind == ValueKind::kString) {
    if (bits == 0) return value;
    const std::string_view text = strings.view(bits);
    value.s = {text.empty() ? "" : text.data(), text.size()};
  } else if (kind == ValueKind::kReal) {
    value.r = std::bit_cast<float>(bits);
  } else if (kind == ValueKind::kHandle) {
    value.h = bits;
  } else {
    value.i = int32_t(bits);
  }
  return value;
}

or_value Machine::global_value(const GlobalCode &global, uint32_t index) const {
  const uint32_t row = variables.row(global);
  uint32_t value = 0;
  if (global.is_array) {
    const ArrayView &array = variables.arrays()[row];
    if (index < array.size) value = array.data[index];
  } else {
    const auto *bytes = reinterpret_cast<const unsigned char *>(&variables.globals()[row]);
    std::memcpy(&value, bytes + value_offset(global_kind(global.kind)), sizeof(value));
  }
  return outside_value(global.kind, value);
}

bool Machine::has_value(const GlobalCode &global, uint32_t index) const {
  const uint32_t row = variables.row(global);
  return global.is_array ? index < variables.arrays()[row].size : variables.globals()[row].has_value != 0;
}

// --- errors ---

uint32_t Machine::line_of(const CallFrame &frame) const {
  const FunctionCode &source = *frame.function->source;
  const ptrdiff_t next = frame.pc - frame.function->code;
  return next > 0 ? source.lines[size_t(next - 1)] : source.line;
}

bool Machine::is_initialiser(const CallFrame &frame) {
  const Bytecode &unit = *frame.function->unit;
  return size_t(frame.function->source - unit.functions.data()) >= unit.script_functions;
}

std::string Machine::title(const CallFrame &frame) {
  return (is_initialiser(frame) ? "the initialiser of " : "") + frame.function->source->name;
}

// All frames there are, the innermost first: those of threads that wait in a native for this one come after it.
std::string Machine::stack_text() const {
  std::string text;
  const Thread *of = thread;
  const size_t depth = size_t(frames_end_ - frames_.get());
  for (size_t i = 0; i < depth; ++i) {
    if (i == kStackLines && depth > 2 * kStackLines) {
      const size_t left_out = depth - 2 * kStackLines;
      text += fmt::format("  ... {} more ...\n", left_out);
      i += left_out;
    }
    const CallFrame &frame = frames_end_[-1 - ptrdiff_t(i)];
    bool waits = false;
    for (; of && &frame < of->first; of = of->outer) waits = true;
    if (waits) text += fmt::format("  called by native {} in\n", code.natives[size_t(frame.pc[-1].imm())].source->name);
    text += fmt::format("  {} ({}:{})\n", title(frame), frame.function->unit->files[frame.function->source->file],
                        line_of(frame));
  }
  return text;
}

void Machine::report(std::string message) {
  run_budget_ -= kErrorCost;
  ScriptError error;
  error.message = std::move(message);
  if (frames_end_ != frames_.get()) {
    const CallFrame &frame = frames_end_[-1];
    error.function = frame.function->source->name;
    error.file = frame.function->unit->files[frame.function->source->file];
    error.line = line_of(frame);
    error.text = fmt::format("{}:{}: {} in {}{}\n{}", error.file, error.line, error.message,
                             is_initialiser(frame) ? "" : "function ", title(frame), stack_text());
    error.text.pop_back();
  } else {
    error.text = error.message;
  }
  host.script_error(error);
}

void Machine::report_row_failure() {
  if (strings.row_failed()) report("there is no room to store another text: the stored ones are too many or too long");
}

}  // namespace openrealm::script
