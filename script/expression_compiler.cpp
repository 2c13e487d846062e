// Expressions: the other half of FunctionCompiler.
#include <utility>

#include "script/function_compiler.h"

namespace openrealm::script {

uint16_t FunctionCompiler::any(const Expr &expr) {
  if (expr.kind == ExprKind::kLocal) {
    check_local(expr.value.variable.index);
    return out_.locals[expr.value.variable.index].reg;
  }
  const uint16_t dest = builder_.take();
  into(expr, dest);
  return dest;
}

// Writes `dest` last of all, so that it may be a local which the expression reads.
void FunctionCompiler::into(const Expr &expr, uint16_t dest) {
  if (options_.fold && folder_.can_fold(expr)) {
    if (const std::optional<Constant> value = folder_.fold(expr)) return load(*value, dest);
  }
  const uint32_t mark = builder_.mark();
  switch (expr.kind) {
    case ExprKind::kLocal:
      local_into(expr.value.variable.index, dest);
      break;
    case ExprKind::kCode:
      builder_.emit_imm(Opcode::load_code, dest, int32_t(expr.value.index));
      break;
    case ExprKind::kGlobal: {
      const uint32_t index = expr.value.variable.index;
      const bool sure = program_.globals[index].initializer != nullptr;
      builder_.emit_imm(sure ? Opcode::get_global : Opcode::get_global_checked, dest, int32_t(index));
      break;
    }
    case ExprKind::kLocalElement:
    case ExprKind::kGlobalElement:
      element_into(expr, dest);
      break;
    case ExprKind::kCall:
    case ExprKind::kNativeCall:
      call_into(expr, dest);
      break;
    case ExprKind::kUnary:
      unary_into(expr, dest);
      break;
    case ExprKind::kIntToReal:
      builder_.emit(Opcode::to_real, dest, any(*expr.value.pair.left));
      break;
    case ExprKind::kReinterpret:
      reinterpret_into(expr, dest);
      break;
    case ExprKind::kBinary:
      binary_into(expr, dest);
      break;
    default:
      if (const std::optional<Constant> value = folder_.fold(expr)) load(*value, dest);
      break;
  }
  builder_.release_to(mark);
}

void FunctionCompiler::load(const Constant &value, uint16_t dest) {
  if (value.kind == ValueKind::kString && !value.is_null)
    builder_.emit_imm(Opcode::load_string, dest, int32_t(pools_.literal(value.text)));
  else
    builder_.emit_imm(Opcode::load, dest, int32_t(value.bits));
}

void FunctionCompiler::check_local(uint32_t index) {
  const LocalSlot &local = out_.locals[index];
  if (local.flag != kNoRegister) builder_.emit_imm(Opcode::check_set, local.flag, int32_t(index));
}

// What is evaluated late still ends the thread before what stands to the right of it runs.
void FunctionCompiler::fail_in_turn(const Expr &simple) {
  const uint32_t mark = builder_.mark();
  if (simple.kind == ExprKind::kLocal) check_local(simple.value.variable.index);
  if (folder_.can_fold(simple) && !folder_.fold(simple)) any(simple);
  builder_.release_to(mark);
}

void FunctionCompiler::simple_into(const Expr &simple, uint16_t dest) {
  if (simple.kind == ExprKind::kLocal)
    move(out_.locals[simple.value.variable.index].reg, dest);
  else
    into(simple, dest);
}

void FunctionCompiler::local_into(uint32_t index, uint16_t dest) {
  check_local(index);
  move(out_.locals[index].reg, dest);
}

void FunctionCompiler::move(uint16_t from, uint16_t dest) {
  if (from != dest) builder_.emit(Opcode::move, dest, from);
}

void FunctionCompiler::element_into(const Expr &expr, uint16_t dest) {
  const uint16_t subscript = any(*expr.value.variable.subscript);
  const uint32_t index = expr.value.variable.index;
  if (expr.kind == ExprKind::kLocalElement)
    builder_.emit(Opcode::get_local_element, dest, out_.locals[index].reg, subscript);
  else
    builder_.emit(Opcode::get_element, dest, code_.globals[index].array, subscript);
}

// The window begins at `dest` when that is the topmost register and no local, which saves a move.
void FunctionCompiler::call_into(const Expr &expr, uint16_t dest) {
  const bool on_top = dest >= first_temporary_ && uint32_t(dest) + 1 == builder_.mark();
  const uint16_t window = on_top ? dest : builder_.take();
  move(call(expr, window), dest);
}

// `window` is the topmost register; arguments go to it and those above.
uint16_t FunctionCompiler::call(const Expr &expr, uint16_t window) {
  const List<Expr *> arguments = {expr.value.call.arguments, expr.value.call.count};
  const size_t pending = pending_.size();
  for (uint32_t i = 0; i < arguments.size; ++i) {
    const uint16_t reg = i == 0 ? window : builder_.take();
    if (is_simple(*arguments[i])) {
      fail_in_turn(*arguments[i]);
      continue;
    }
    into(*arguments[i], reg);
    pend(*arguments[i], reg);
  }
  for (uint32_t i = 0; i < arguments.size; ++i)
    if (is_simple(*arguments[i])) simple_into(*arguments[i], uint16_t(window + i));
  pending_.resize(pending);
  out_.sites.push_back({builder_.here(), uint32_t(out_.pending.size()), uint32_t(pending)});
  out_.pending.insert(out_.pending.end(), pending_.begin(), pending_.end());
  const bool is_native = expr.kind == ExprKind::kNativeCall;
  builder_.emit_imm(is_native ? Opcode::call_native : Opcode::call, window, int32_t(expr.value.call.callee));
  return window;
}

// A string's number is its row: other ids mean nothing outside of this run.
void FunctionCompiler::reinterpret_into(const Expr &expr, uint16_t dest) {
  const Expr &operand = *expr.value.pair.left;
  const bool from_string = kind(operand) == ValueKind::kString;
  const bool to_string = kind(expr) == ValueKind::kString;
  if (from_string == to_string) return into(operand, dest);
  builder_.emit(from_string ? Opcode::string_to_row : Opcode::row_to_string, dest, any(operand));
}

void FunctionCompiler::unary_into(const Expr &expr, uint16_t dest) {
  const Expr &operand = *expr.value.pair.left;
  if (expr.op == Op::kPlus) return into(operand, dest);
  const uint16_t value = any(operand);
  if (expr.op == Op::kNot)
    builder_.emit(Opcode::not_b, dest, value);
  else
    builder_.emit(kind(expr) == ValueKind::kReal ? Opcode::neg_r : Opcode::neg_i, dest, value);
}

FunctionCompiler::Operands FunctionCompiler::operands(const Expr &left, const Expr &right) {
  Operands made;
  if (is_simple(left)) {
    fail_in_turn(left);
    made.right = any(right);
    made.left = left.kind == ExprKind::kLocal ? out_.locals[left.value.variable.index].reg : any(left);
    return made;
  }
  made.left = any(left);
  pend(left, made.left);
  made.right = any(right);
  pending_.pop_back();
  return made;
}

bool FunctionCompiler::constant_operand(const Expr &expr, uint16_t *index) {
  if (!options_.fold || !folder_.can_fold(expr)) return false;
  const std::optional<Constant> value = folder_.fold(expr);
  return value && value->kind != ValueKind::kString && pools_.constant(value->bits, index);
}

namespace {

struct Arithmetic {
  Opcode integers, integers_constant, reals, reals_constant;
};

Arithmetic arithmetic(Op op) {
  switch (op) {
    case Op::kAdd:
      return {Opcode::add_i, Opcode::add_ik, Opcode::add_r, Opcode::add_rk};
    case Op::kSubtract:
      return {Opcode::sub_i, Opcode::sub_ik, Opcode::sub_r, Opcode::sub_rk};
    case Op::kMultiply:
      return {Opcode::mul_i, Opcode::mul_ik, Opcode::mul_r, Opcode::mul_rk};
    case Op::kDivide:
      return {Opcode::div_i, Opcode::div_ik, Opcode::div_r, Opcode::div_rk};
    default:
      return {Opcode::mod_i, Opcode::mod_ik, Opcode::kCount, Opcode::kCount};
  }
}

bool is_comparison(Op op) {
  return op >= Op::kLess && op <= Op::kNotEqual;
}

Op turned(Op op) {  // a op b  ==  b turned(op) a
  switch (op) {
    case Op::kLess:
      return Op::kGreater;
    case Op::kLessEqual:
      return Op::kGreaterEqual;
    case Op::kGreater:
      return Op::kLess;
    case Op::kGreaterEqual:
      return Op::kLessEqual;
    default:
      return op;
  }
}

Op negated(Op op) {  // of integers
  switch (op) {
    case Op::kLess:
      return Op::kGreaterEqual;
    case Op::kLessEqual:
      return Op::kGreater;
    case Op::kGreater:
      return Op::kLessEqual;
    case Op::kGreaterEqual:
      return Op::kLess;
    case Op::kEqual:
      return Op::kNotEqual;
    default:
      return Op::kEqual;
  }
}

Opcode comparison(Op op, ValueKind kind) {
  const bool equal = op == Op::kEqual;
  if (op == Op::kEqual || op == Op::kNotEqual) {
    if (kind == ValueKind::kReal) return equal ? Opcode::eq_r : Opcode::ne_r;
    if (kind == ValueKind::kString) return equal ? Opcode::eq_s : Opcode::ne_s;
    return equal ? Opcode::eq_i : Opcode::ne_i;
  }
  const bool strict = op == Op::kLess || op == Op::kGreater;
  if (kind == ValueKind::kReal) return strict ? Opcode::lt_r : Opcode::le_r;
  return strict ? Opcode::lt_i : Opcode::le_i;
}

}  // namespace

void FunctionCompiler::binary_into(const Expr &expr, uint16_t dest) {
  const Op op = expr.op;
  if (op == Op::kAnd || op == Op::kOr) return truth_into(expr, dest);
  const Expr *left = expr.value.pair.left;
  const Expr *right = expr.value.pair.right;
  const ValueKind operand_kind = kind(*left);
  if (is_comparison(op)) {
    Operands at = operands(*left, *right);
    if (op == Op::kGreater || op == Op::kGreaterEqual) std::swap(at.left, at.right);
    builder_.emit(comparison(op, operand_kind), dest, at.left, at.right);
    return;
  }
  if (operand_kind == ValueKind::kString) {
    const Operands at = operands(*left, *right);
    builder_.emit(Opcode::concat, dest, at.left, at.right);
    return;
  }
  const Arithmetic ops = arithmetic(op);
  const bool reals = operand_kind == ValueKind::kReal;
  uint16_t constant = 0;
  const bool turns = op == Op::kAdd || op == Op::kMultiply;
  if (turns && constant_operand(*left, &constant)) std::swap(left, right);
  if (constant_operand(*right, &constant)) {
    builder_.emit(reals ? ops.reals_constant : ops.integers_constant, dest, any(*left), constant);
    return;
  }
  const Operands at = operands(*left, *right);
  builder_.emit(reals ? ops.reals : ops.integers, dest, at.left, at.right);
}

// `dest` may be read by the expression, so it is written only when the truth is known.
void FunctionCompiler::truth_into(const Expr &expr, uint16_t dest) {
  Label no;
  Label done;
  branch(expr, false, no);
  builder_.emit_imm(Opcode::load, dest, 1);
  builder_.jump(Opcode::jump, done);
  builder_.bind(no);
  builder_.emit_imm(Opcode::load, dest, 0);
  builder_.bind(done);
}

void FunctionCompiler::branch(const Expr &expr, bool when, Label &label) {
  if (options_.fold && folder_.can_fold(expr)) {
    if (const std::optional<Constant> value = folder_.fold(expr)) {
      if ((value->bits != 0) == when) builder_.jump(Opcode::jump, label);
      return;
    }
  }
  const uint32_t mark = builder_.mark();
  if (expr.kind == ExprKind::kUnary && expr.op == Op::kNot)
    branch(*expr.value.pair.left, !when, label);
  else if (expr.kind == ExprKind::kBinary && (expr.op == Op::kAnd || expr.op == Op::kOr))
    logic_branch(expr, when, label);
  else if (!fused_branch(expr, when, label))
    builder_.jump(when ? Opcode::jump_if : Opcode::jump_not, label, any(expr));
  builder_.release_to(mark);
}

void FunctionCompiler::logic_branch(const Expr &expr, bool when, Label &label) {
  const Expr &left = *expr.value.pair.left;
  const Expr &right = *expr.value.pair.right;
  const bool decides = expr.op == Op::kOr;  // the left side alone, when it has this truth
  if (when == decides) {
    branch(left, when, label);
    branch(right, when, label);
    return;
  }
  Label skip;
  branch(left, decides, skip);
  branch(right, when, label);
  builder_.bind(skip);
}

bool FunctionCompiler::fused_branch(const Expr &expr, bool when, Label &label) {
  if (!options_.fuse || expr.kind != ExprKind::kBinary || !is_comparison(expr.op)) return false;
  const ValueKind operand_kind = kind(*expr.value.pair.left);
  if (operand_kind == ValueKind::kString) return false;
  if (operand_kind == ValueKind::kReal) return fused_reals(expr.op, when, expr, label);
  return fused_integers(when ? expr.op : negated(expr.op), expr, label);
}

bool FunctionCompiler::fused_integers(Op op, const Expr &expr, Label &label) {
  const Expr *left = expr.value.pair.left;
  const Expr *right = expr.value.pair.right;
  uint16_t constant = 0;
  if (constant_operand(*left, &constant)) {
    std::swap(left, right);
    op = turned(op);
  }
  if (constant_operand(*right, &constant)) {
    static constexpr Opcode kOps[] = {Opcode::jump_lt_ik, Opcode::jump_le_ik, Opcode::jump_gt_ik,
                                      Opcode::jump_ge_ik, Opcode::jump_eq_ik, Opcode::jump_ne_ik};
    builder_.jump(kOps[size_t(op) - size_t(Op::kLess)], label, any(*left), constant);
    return true;
  }
  Operands at = operands(*left, *right);
  if (op == Op::kGreater || op == Op::kGreaterEqual) {
    std::swap(at.left, at.right);
    op = turned(op);
  }
  const Opcode opcode = op == Op::kLess        ? Opcode::jump_lt_i
                        : op == Op::kLessEqual ? Opcode::jump_le_i
                        : op == Op::kEqual     ? Opcode::jump_eq_i
                                               : Opcode::jump_ne_i;
  builder_.jump(opcode, label, at.left, at.right);
  return true;
}

bool FunctionCompiler::fused_reals(Op op, bool when, const Expr &expr, Label &label) {
  if (op == Op::kEqual || op == Op::kNotEqual) return false;
  Operands at = operands(*expr.value.pair.left, *expr.value.pair.right);
  if (op == Op::kGreater || op == Op::kGreaterEqual) std::swap(at.left, at.right);
  const bool strict = op == Op::kLess || op == Op::kGreater;
  const Opcode yes = strict ? Opcode::jump_lt_r : Opcode::jump_le_r;
  const Opcode no = strict ? Opcode::jump_not_lt_r : Opcode::jump_not_le_r;
  builder_.jump(when ? yes : no, label, at.left, at.right);
  return true;
}

}  // namespace openrealm::script
