// Layout and statements; expression_compiler.cpp has the rest of the class.
#include "script/function_compiler.h"

#include <fmt/format.h>

#include "script/definite_assignment.h"

namespace openrealm::script {

namespace {

constexpr uint16_t kCheapDepth = 4;

bool has_call(const Expr &expr) {
  switch (expr.kind) {
    case ExprKind::kCall:
    case ExprKind::kNativeCall:
      return true;
    case ExprKind::kLocalElement:
    case ExprKind::kGlobalElement:
      return has_call(*expr.value.variable.subscript);
    case ExprKind::kUnary:
    case ExprKind::kIntToReal:
    case ExprKind::kReinterpret:
      return has_call(*expr.value.pair.left);
    case ExprKind::kBinary:
      return has_call(*expr.value.pair.left) || has_call(*expr.value.pair.right);
    default:
      return false;
  }
}

// Compiling it twice makes no second call site and little code.
bool is_cheap_test(const Stmt &stmt) {
  return stmt.kind == StmtKind::kExitWhen && !stmt.debug && stmt.value->depth <= kCheapDepth && !has_call(*stmt.value);
}

}  // namespace

FunctionCompiler::FunctionCompiler(const Program &program, const Folder &folder, const Bytecode &code, Pools &pools,
                                   const CompileOptions &options, FunctionCode &out)
    : program_(program), folder_(folder), code_(code), pools_(pools), options_(options), out_(out), builder_(out) {}

void FunctionCompiler::set_line(Position position) {
  builder_.set_line(program_.sources.locate(position).line);
}

void FunctionCompiler::header(const Signature &source, Position body) {
  const Location at = program_.sources.locate(body);
  out_.name = std::string(source.name);
  out_.file = at.source;
  out_.line = at.line;
  out_.returns = std::string(program_.types[source.returns].name);
  out_.return_kind = kind_of(program_.types, source.returns);
  out_.parameters = source.parameters.size;
  builder_.set_line(at.line);
}

// Parameters stand where the caller put them; the other locals follow in either order, then the flags.
void FunctionCompiler::place_locals(const Function &source) {
  const uint32_t count = source.locals.size;
  const std::vector<bool> unsure = maybe_unset(source);
  uint32_t next = count;
  for (uint32_t i = 0; i < count; ++i) {
    const Variable &local = source.locals[i];
    const bool turned = options_.reverse_locals && i >= out_.parameters;
    LocalSlot slot;
    slot.name = std::string(local.name);
    slot.kind = kind_of(program_.types, local.type);
    slot.is_array = local.is_array;
    slot.reg = uint16_t(turned ? out_.parameters + count - 1 - i : i);
    if (unsure[i]) slot.flag = uint16_t(next++);
    out_.locals.push_back(std::move(slot));
  }
  builder_.reserve(next);
  first_temporary_ = next;
  out_.cleared = next;
}

Result<void> FunctionCompiler::function(const Function &source) {
  header(source, source.position);
  out_.body_hash = source.body_hash;
  place_locals(source);
  for (uint32_t i = 0; i < source.locals.size; ++i) {
    if (!source.locals[i].is_array) continue;
    builder_.emit(Opcode::new_array, out_.locals[i].reg);
    ++local_arrays_;
  }
  for (uint32_t i = 0; i < source.locals.size; ++i) {
    const Variable &local = source.locals[i];
    if (!local.initializer) continue;
    set_line(local.position);
    into(*local.initializer, out_.locals[i].reg);
    assigned(i);
  }
  block(source.body);
  set_line(source.end);
  leave(false, 0);
  // What cannot sleep and reads nothing unset never shows its registers.
  if (out_.sites.empty() && out_.cleared == source.locals.size) out_.cleared = out_.parameters;
  return finish();
}

Result<void> FunctionCompiler::initialiser(uint32_t global) {
  const Variable &variable = program_.globals[global];
  Signature source;
  source.name = variable.name;
  header(source, variable.position);
  out_.body_hash = variable.initializer_hash;
  builder_.reserve(0);
  const uint16_t value = any(*variable.initializer);
  const bool is_string = kind_of(program_.types, variable.type) == ValueKind::kString;
  builder_.emit_imm(is_string ? Opcode::set_global_string : Opcode::set_global, value, int32_t(global));
  leave(false, 0);
  return finish();
}

Result<void> FunctionCompiler::finish() const {
  if (!builder_.out_of_registers()) return {};
  return fail(OR_FULL, fmt::format("{}:{}: function {} needs more registers than there are: use fewer local variables",
                                   code_.files[out_.file], out_.line, out_.name));
}

void FunctionCompiler::block(List<Stmt> body) {
  for (const Stmt &stmt : body) statement(stmt);
}

void FunctionCompiler::statement(const Stmt &stmt) {
  set_line(stmt.position);
  const uint32_t mark = builder_.mark();
  // Skipped statements are compiled all the same, so that call sites keep their ordinals.
  Label after;
  const bool skipped = stmt.debug && !options_.run_debug;
  if (skipped) builder_.jump(Opcode::jump, after);
  switch (stmt.kind) {
    case StmtKind::kSet:
      set(stmt);
      break;
    case StmtKind::kCall:
      any(*stmt.value);
      break;
    case StmtKind::kIf:
      branches(stmt);
      break;
    case StmtKind::kLoop:
      loop(stmt);
      break;
    case StmtKind::kExitWhen:
      if (exit_) branch(*stmt.value, true, *exit_);
      break;
    case StmtKind::kReturn:
      give(stmt);
      break;
  }
  if (skipped) builder_.bind(after);
  builder_.release_to(mark);
}

void FunctionCompiler::assigned(uint32_t local) {
  if (out_.locals[local].flag != kNoRegister) builder_.emit_imm(Opcode::load, out_.locals[local].flag, 1);
}

void FunctionCompiler::set(const Stmt &stmt) {
  const Expr &target = *stmt.target;
  const uint32_t index = target.value.variable.index;
  switch (target.kind) {
    case ExprKind::kLocal:
      into(*stmt.value, out_.locals[index].reg);
      assigned(index);
      break;
    case ExprKind::kGlobal: {
      const bool is_string = kind(target) == ValueKind::kString;
      builder_.emit_imm(is_string ? Opcode::set_global_string : Opcode::set_global, any(*stmt.value), int32_t(index));
      break;
    }
    default:
      set_element(target, *stmt.value);
      break;
  }
}

void FunctionCompiler::set_element(const Expr &target, const Expr &value) {
  const Operands at = operands(*target.value.variable.subscript, value);
  const uint32_t index = target.value.variable.index;
  if (target.kind == ExprKind::kLocalElement) {
    builder_.emit(Opcode::set_local_element, out_.locals[index].reg, at.left, at.right);
    return;
  }
  const bool is_string = kind(target) == ValueKind::kString;
  builder_.emit(is_string ? Opcode::set_element_string : Opcode::set_element, code_.globals[index].array, at.left,
                at.right);
}

void FunctionCompiler::branches(const Stmt &stmt) {
  Label end;
  for (uint32_t i = 0; i < stmt.branches.size; ++i) {
    const Branch &one = stmt.branches[i];
    Label next;
    if (one.condition) {
      const uint32_t mark = builder_.mark();
      set_line(one.condition->position);
      branch(*one.condition, false, next);
      builder_.release_to(mark);
    }
    block(one.body);
    if (i + 1 < stmt.branches.size) builder_.jump(Opcode::jump, end);
    builder_.bind(next);
  }
  builder_.bind(end);
}

// A cheap test that a round begins with is made again at its end, which saves the jump back to it.
void FunctionCompiler::loop(const Stmt &stmt) {
  Label begin;
  Label end;
  Label *outer = exit_;
  exit_ = &end;
  List<Stmt> round = stmt.body;
  const bool turned = options_.fuse && !round.empty() && is_cheap_test(round[0]);
  if (turned) {
    statement(round[0]);
    round = {round.data + 1, round.size - 1};
  }
  builder_.bind(begin);
  block(round);
  if (turned) {
    set_line(stmt.body[0].position);
    const uint32_t mark = builder_.mark();
    branch(*stmt.body[0].value, false, begin);
    builder_.release_to(mark);
  } else {
    set_line(stmt.position);
    builder_.jump(Opcode::jump, begin);
  }
  builder_.bind(end);
  exit_ = outer;
}

void FunctionCompiler::give(const Stmt &stmt) {
  const uint16_t value = stmt.value ? any(*stmt.value) : uint16_t(0);
  leave(stmt.value && out_.return_kind != ValueKind::kNothing, value);
}

void FunctionCompiler::leave(bool with_value, uint16_t value) {
  if (local_arrays_ != 0) builder_.emit(Opcode::drop_arrays, local_arrays_);
  builder_.emit(with_value ? Opcode::give : Opcode::give_nothing, value);
}

}  // namespace openrealm::script
