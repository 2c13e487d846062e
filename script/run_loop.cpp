// The loop that runs instructions: one label an opcode, each jumping straight to the next one's.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include <fmt/format.h>

#include "script/machine.h"
#include "script/semantics.h"

// Labels as values are an extension that both supported compilers have.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"

namespace openrealm::script {

namespace {

float real(uint32_t bits) {
  return std::bit_cast<float>(bits);
}
uint32_t bits(float value) {
  return std::bit_cast<uint32_t>(value);
}
int32_t integer(uint32_t value) {
  return int32_t(value);
}

constexpr uint32_t kHasValue = offsetof(GlobalRow, has_value);
constexpr uint32_t kRowMask = ~uint32_t(sizeof(GlobalRow) - 1);
constexpr uint32_t kRowShift = uint32_t(std::countr_zero(sizeof(GlobalRow)));

}  // namespace

// `pc` is the next instruction, `i` the current one. `block` is where the last jump or call went: the instructions
// from there to `pc` are charged when the next one leaves. `settled` is the budget that run_budget_ knows of.
#define NEXT                                                                   \
  do {                                                                         \
    i = pc++;                                                                  \
    if constexpr (kWatched) watched_->step(size_t(i - frame->function->code)); \
    goto *labels[i->op];                                                       \
  } while (0)
#define CHARGE() (budget -= pc - block)
#define GO(offset)                   \
  do {                               \
    CHARGE();                        \
    pc += (offset);                  \
    block = pc;                      \
    if (budget < 0) goto over_limit; \
  } while (0)
#define SPEND()                                    \
  do {                                             \
    const int64_t cost = take_cost();              \
    budget -= cost;                                \
    if constexpr (kWatched) watched_->spend(cost); \
  } while (0)
#define SETTLE() (run_budget_ -= settled - budget, settled = budget)
#define PUBLISH() (frame->pc = pc, frames_end_ = frame + 1)
#define BRANCH(condition)             \
  do {                                \
    if (condition) GO(int16_t(i->c)); \
    NEXT;                             \
  } while (0)
#define STORE(value)      \
  do {                    \
    base[i->a] = (value); \
    NEXT;                 \
  } while (0)
#define TRY(call)             \
  do {                        \
    PUBLISH();                \
    if (!(call)) goto failed; \
    SPEND();                  \
    NEXT;                     \
  } while (0)

Outcome Machine::execute(Thread &running) {
  if (!watched_) return run_loop<false>(running);
  const ExecutionCounts::Place outer = watched_->place();
  for (const CallFrame *frame = running.first; frame != frames_end_; ++frame)
    watched_->enter(number_of(*frame), frame->pc == frame->function->code);
  const Outcome outcome = run_loop<true>(running);
  watched_->return_to(outer);
  return outcome;
}

template <bool kWatched>
Outcome Machine::run_loop(Thread &running) {
  static const void *const labels[] = {
#define X(name, format) &&op_##name,
#include "script/opcodes.def"
#undef X
  };
  int64_t budget = options.instruction_limit ? std::min<int64_t>(options.instruction_limit, run_budget_) : run_budget_;
  int64_t settled = budget;
  const uint32_t *const constants = code.constants.data();
  unsigned char *const globals = variables.globals().raw()->rows;
  unsigned char *const dirty = variables.globals().raw()->dirty;
  const uint32_t dirty_shift = variables.globals().raw()->block_shift;
  const ArrayView *const arrays = variables.arrays();
  LinkedFunction *const functions = code.functions.data();

  CallFrame *frame = frames_end_ - 1;
  CallFrame *const first = running.first;
  const Instruction *pc = frame->pc;
  const Instruction *block = pc;
  const Instruction *i = nullptr;
  uint32_t *base = frame->base;
  NEXT;

op_move:
  STORE(base[i->b]);
op_load:
  STORE(uint32_t(i->imm()));
op_load_string:
  STORE(uint32_t(i->imm()));
op_load_code : {
  const uint32_t known = functions[i->imm()].code_value;
  STORE(known ? known : code_value(uint32_t(i->imm())));
}
op_get_global:
  std::memcpy(&base[i->a], globals + i->imm(), 4);
  NEXT;
op_get_global_checked : {
  const auto at = uint32_t(i->imm());
  if (!globals[(at & kRowMask) + kHasValue]) {
    PUBLISH();
    fail_unset_global(at);
    goto failed;
  }
  std::memcpy(&base[i->a], globals + at, 4);
  NEXT;
}
op_set_global : {
  const auto at = uint32_t(i->imm());
  dirty[at >> kRowShift >> dirty_shift] = 0xFF;
  globals[(at & kRowMask) + kHasValue] = 1;
  std::memcpy(globals + at, &base[i->a], 4);
  NEXT;
}
op_set_global_string:
  TRY(set_global_string(uint32_t(i->imm()), base[i->a]));
op_get_element : {
  const ArrayView &array = arrays[i->b];
  const uint32_t index = base[i->c];
  STORE(index < array.size ? array.data[index] : 0);
}
op_set_element : {
  const ArrayView &array = arrays[i->a];
  const uint32_t index = base[i->b];
  if (index < array.writable) {
    array.data[index] = base[i->c];
    NEXT;
  }
  TRY(set_element_slowly(i->a, index, base[i->c]));
}
op_set_element_string : {
  PUBLISH();
  uint32_t row = 0;
  if (!string_to_row(&row, base[i->c])) goto failed;
  TRY(set_element_slowly(i->a, base[i->b], row));
}
op_new_array:
  new_array(&base[i->a]);
  NEXT;
op_get_local_element : {
  const std::vector<uint32_t> &array = local_arrays_[base[i->b]];
  const uint32_t index = base[i->c];
  STORE(index < array.size() ? array[index] : 0);
}
op_set_local_element:
  TRY(set_local_element(base[i->a], base[i->b], base[i->c]));
op_drop_arrays:
  drop_arrays(i->a);
  NEXT;
op_check_set:
  if (base[i->a]) NEXT;
  PUBLISH();
  fail_unset_local(*frame->function, uint32_t(i->imm()));
  goto failed;

op_add_i:
  STORE(base[i->b] + base[i->c]);
op_sub_i:
  STORE(base[i->b] - base[i->c]);
op_mul_i:
  STORE(base[i->b] * base[i->c]);
op_div_i:
  if (base[i->c] == 0) goto division_by_zero;
  STORE(uint32_t(divide(integer(base[i->b]), integer(base[i->c]))));
op_mod_i:
  if (base[i->c] == 0) goto division_by_zero;
  STORE(uint32_t(remainder(integer(base[i->b]), integer(base[i->c]))));
op_add_ik:
  STORE(base[i->b] + constants[i->c]);
op_sub_ik:
  STORE(base[i->b] - constants[i->c]);
op_mul_ik:
  STORE(base[i->b] * constants[i->c]);
op_div_ik:
  if (constants[i->c] == 0) goto division_by_zero;
  STORE(uint32_t(divide(integer(base[i->b]), integer(constants[i->c]))));
op_mod_ik:
  if (constants[i->c] == 0) goto division_by_zero;
  STORE(uint32_t(remainder(integer(base[i->b]), integer(constants[i->c]))));
op_neg_i:
  STORE(0u - base[i->b]);
op_add_r:
  STORE(bits(real(base[i->b]) + real(base[i->c])));
op_sub_r:
  STORE(bits(real(base[i->b]) - real(base[i->c])));
op_mul_r:
  STORE(bits(real(base[i->b]) * real(base[i->c])));
op_div_r:
  STORE(bits(real(base[i->b]) / real(base[i->c])));
op_add_rk:
  STORE(bits(real(base[i->b]) + real(constants[i->c])));
op_sub_rk:
  STORE(bits(real(base[i->b]) - real(constants[i->c])));
op_mul_rk:
  STORE(bits(real(base[i->b]) * real(constants[i->c])));
op_div_rk:
  STORE(bits(real(base[i->b]) / real(constants[i->c])));
op_neg_r:
  STORE(bits(-real(base[i->b])));
op_to_real:
  STORE(bits(float(integer(base[i->b]))));
op_concat:
  TRY(concat(&base[i->a], base[i->b], base[i->c]));
op_string_to_row:
  TRY(string_to_row(&base[i->a], base[i->b]));
op_row_to_string:
  STORE(strings.is_row(base[i->b]) ? base[i->b] : 0);
op_not_b:
  STORE(base[i->b] == 0);

op_eq_i:
  STORE(base[i->b] == base[i->c]);
op_ne_i:
  STORE(base[i->b] != base[i->c]);
op_lt_i:
  STORE(integer(base[i->b]) < integer(base[i->c]));
op_le_i:
  STORE(integer(base[i->b]) <= integer(base[i->c]));
op_eq_r:
  STORE(real_equal(real(base[i->b]), real(base[i->c])));
op_ne_r:
  STORE(real(base[i->b]) != real(base[i->c]));
op_lt_r:
  STORE(real(base[i->b]) < real(base[i->c]));
op_le_r:
  STORE(real(base[i->b]) <= real(base[i->c]));
op_eq_s:
  base[i->a] = equal_strings(base[i->b], base[i->c]);
  SPEND();
  NEXT;
op_ne_s:
  base[i->a] = !equal_strings(base[i->b], base[i->c]);
  SPEND();
  NEXT;

op_jump:
  GO(i->imm());
  NEXT;
op_jump_if:
  if (base[i->a]) GO(i->imm());
  NEXT;
op_jump_not:
  if (!base[i->a]) GO(i->imm());
  NEXT;
op_jump_eq_i:
  BRANCH(base[i->a] == base[i->b]);
op_jump_ne_i:
  BRANCH(base[i->a] != base[i->b]);
op_jump_lt_i:
  BRANCH(integer(base[i->a]) < integer(base[i->b]));
op_jump_le_i:
  BRANCH(integer(base[i->a]) <= integer(base[i->b]));
op_jump_eq_ik:
  BRANCH(base[i->a] == constants[i->b]);
op_jump_ne_ik:
  BRANCH(base[i->a] != constants[i->b]);
op_jump_lt_ik:
  BRANCH(integer(base[i->a]) < integer(constants[i->b]));
op_jump_le_ik:
  BRANCH(integer(base[i->a]) <= integer(constants[i->b]));
op_jump_gt_ik:
  BRANCH(integer(base[i->a]) > integer(constants[i->b]));
op_jump_ge_ik:
  BRANCH(integer(base[i->a]) >= integer(constants[i->b]));
op_jump_lt_r:
  BRANCH(real(base[i->a]) < real(base[i->b]));
op_jump_le_r:
  BRANCH(real(base[i->a]) <= real(base[i->b]));
op_jump_not_lt_r:
  BRANCH(!(real(base[i->a]) < real(base[i->b])));
op_jump_not_le_r:
  BRANCH(!(real(base[i->a]) <= real(base[i->b])));

op_call : {
  const LinkedFunction &callee = functions[i->imm()];
  uint32_t *const window = base + i->a;
  CHARGE();
  if (budget < 0) goto over_limit;
  frame->pc = pc;
  if (frame + 1 == frames_limit_ || window + callee.registers > stack_end_) {
    PUBLISH();
    push_frame(callee, window);
    goto failed;
  }
  *++frame = {&callee, nullptr, window};
  if constexpr (kWatched) watched_->enter(uint32_t(i->imm()), true);
  base = window;
  for (uint32_t r = callee.parameters; r < callee.cleared; ++r) base[r] = 0;
  pc = block = callee.code;
  NEXT;
}
op_call_native : {
  PUBLISH();
  SETTLE();
  if constexpr (kWatched) watched_->enter_native(uint32_t(i->imm()));
  const bool done = call_native(code.natives[size_t(i->imm())], base + i->a);
  if (!done) goto failed;
  if (running.sleeps) return save(running) ? Outcome::kSlept : Outcome::kError;
  settled = budget = std::min(budget, run_budget_);  // callbacks have used some
  SPEND();
  if constexpr (kWatched) watched_->leave_native();
  NEXT;
}
op_give:
  base[0] = base[i->a];
  goto return_to_caller;
op_give_nothing:
  base[0] = 0;
return_to_caller:
  CHARGE();
  if (frame == first) {
    SETTLE();
    return Outcome::kFinished;
  }
  --frame;
  if constexpr (kWatched) watched_->leave(number_of(*frame));
  base = frame->base;
  pc = block = frame->pc;
  NEXT;

division_by_zero:
  PUBLISH();
  report("division by zero");
// What a thread took is told to who started it, however it ends.
failed:
  CHARGE();
  SPEND();
  SETTLE();
  return Outcome::kError;
over_limit:
  pc = i + 1;  // a jump has gone on already
  PUBLISH();
  SETTLE();
  if (run_budget_ <= 0)
    fail_run_limit();
  else
    report(fmt::format("the instruction limit of {} is reached: the thread is ended", options.instruction_limit));
  return Outcome::kError;
}

}  // namespace openrealm::script

#pragma GCC diagnostic pop
