#include "front_invariants.h"

#include <string_view>

#include <fmt/format.h>

namespace openrealm::script::test {
namespace {

class Walk {
 public:
  explicit Walk(const Program &program) : program_(program) {}

  std::string run() {
    for (const Variable &global : program_.globals) check_variable(global);
    for (const Native &native : program_.natives) {
      for (const Variable &parameter : native.parameters) check_variable(parameter);
    }
    for (const Function &function : program_.functions) check_function(function);
    return broken_;
  }

 private:
  TypeId root(TypeId type) const { return program_.types[type].root; }

  void demand(bool holds, Position at, std::string_view promise) {
    if (holds || !broken_.empty()) return;
    const Location where = program_.sources.locate(at);
    broken_ = fmt::format("{}:{}: {}", where.line, where.column, promise);
  }

  void check_function(const Function &function) {
    function_ = &function;
    demand(function.locals.size >= function.parameters.size, function.position, "locals begin with the parameters");
    demand(function.returns != kUnknownType, function.position, "the return type is known");
    for (const Variable &local : function.locals) check_variable(local);
    check_block(function.body, 0, false);
    function_ = nullptr;
  }

  void check_variable(const Variable &variable) {
    demand(variable.type != kUnknownType && variable.type != kNothingType, variable.position, "a variable has a type");
    if (variable.initializer == nullptr) return;
    check_value(*variable.initializer, variable.type);
  }

  // Fits into a place of that type as it stands.
  void check_value(const Expr &value, TypeId place) {
    check(value, 1);
    demand(root(value.type) == root(place), value.position, "a value has its place's kind of type");
  }

  void check_block(List<Stmt> block, uint32_t depth, bool in_loop) {
    if (!block.empty()) demand(depth <= kMaxBlockDepth, block[0].position, "blocks are not too deep");
    for (const Stmt &statement : block) check(statement, depth, in_loop);
  }

  void check(const Stmt &statement, uint32_t depth, bool in_loop) {
    const Position at = statement.position;
    switch (statement.kind) {
      case StmtKind::kSet:
        check(*statement.target, 1);
        return check_value(*statement.value, statement.target->type);
      case StmtKind::kCall:
        demand(statement.value->kind == ExprKind::kCall || statement.value->kind == ExprKind::kNativeCall, at,
               "a call statement calls");
        return check(*statement.value, 1);
      case StmtKind::kIf:
        demand(!statement.branches.empty(), at, "an if has a branch");
        for (const Branch &branch : statement.branches) {
          const bool is_last = &branch == statement.branches.end() - 1;
          demand(branch.condition != nullptr || is_last, at, "only the last branch has no condition");
          if (branch.condition != nullptr) check_value(*branch.condition, kBooleanType);
          check_block(branch.body, depth + 1, in_loop);
        }
        return;
      case StmtKind::kLoop:
        return check_block(statement.body, depth + 1, true);
      case StmtKind::kExitWhen:
        demand(in_loop, at, "exitwhen is inside a loop");
        return check_value(*statement.value, kBooleanType);
      case StmtKind::kReturn:
        if (statement.value == nullptr) return;
        if (function_->returns == kNothingType) return check(*statement.value, 1);
        return check_value(*statement.value, function_->returns);
    }
  }

  void check(const Expr &expression, uint32_t depth) {
    const Position at = expression.position;
    demand(depth <= kMaxExprDepth, at, "no expression is too deep");
    demand(expression.type != kUnknownType, at, "every expression has a type");
    if (depth > kMaxExprDepth) return;
    switch (expression.kind) {
      case ExprKind::kLocal:
      case ExprKind::kLocalElement:
        demand(function_ != nullptr && expression.value.variable.index < function_->locals.size, at, "a local exists");
        return check_subscript(expression, depth);
      case ExprKind::kGlobal:
      case ExprKind::kGlobalElement:
        demand(expression.value.variable.index < program_.globals.size(), at, "a global exists");
        return check_subscript(expression, depth);
      case ExprKind::kCode:
        return demand(expression.value.index < program_.functions.size(), at, "code exists");
      case ExprKind::kCall:
        return check_call(expression, program_.functions[expression.value.call.callee], depth);
      case ExprKind::kNativeCall:
        return check_call(expression, program_.natives[expression.value.call.callee], depth);
      case ExprKind::kUnary:
      case ExprKind::kIntToReal:
      case ExprKind::kReinterpret:
        return check(*expression.value.pair.left, depth + 1);
      case ExprKind::kBinary:
        return check_binary(expression, depth);
      case ExprKind::kName:
      case ExprKind::kElement:
      case ExprKind::kError:
        return demand(false, at, "nothing is left unresolved");
      default:
        return;
    }
  }

  void check_subscript(const Expr &expression, uint32_t depth) {
    const Expr *subscript = expression.value.variable.subscript;
    const bool is_element = expression.kind == ExprKind::kLocalElement || expression.kind == ExprKind::kGlobalElement;
    demand(is_element == (subscript != nullptr), expression.position, "elements and only they have a subscript");
    if (!is_element) return;
    check(*subscript, depth + 1);
    demand(root(subscript->type) == kIntegerType, expression.position, "a subscript is an integer");
  }

  void check_call(const Expr &call, const Signature &signature, uint32_t depth) {
    const List<Expr *> arguments = call.value.call.list();
    demand(arguments.size == signature.parameters.size, call.position, "a call has all arguments");
    for (uint32_t i = 0; i < arguments.size && broken_.empty(); ++i) {
      check(*arguments[i], depth + 1);
      demand(root(arguments[i]->type) == root(signature.parameters[i].type), arguments[i]->position,
             "an argument has its parameter's kind of type");
    }
  }

  void check_binary(const Expr &binary, uint32_t depth) {
    check(*binary.value.pair.left, depth + 1);
    check(*binary.value.pair.right, depth + 1);
    const TypeId left = root(binary.value.pair.left->type);
    demand(left == root(binary.value.pair.right->type), binary.position, "operands are of one kind");
    const bool is_logic = binary.op == Op::kAnd || binary.op == Op::kOr;
    demand(is_logic == (left == kBooleanType) || binary.op == Op::kEqual || binary.op == Op::kNotEqual, binary.position,
           "logic is for booleans and only for them");
  }

  const Program &program_;
  const Function *function_ = nullptr;
  std::string broken_;
};

}  // namespace

std::string broken_promise(const Program &program) {
  return program.complete() ? Walk(program).run() : std::string();
}

}  // namespace openrealm::script::test
