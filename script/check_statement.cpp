// Statements and what a function must return.
#include <algorithm>

#include <fmt/format.h>

#include "script/checker.h"

namespace openrealm::script {
namespace {

constexpr Position kEndfunctionLength = 11;

}  // namespace

void Checker::check_body(Function &function) {
  function_ = &function;
  check_locals(function);
  last_statement_ = function.body.empty() ? nullptr : function.body.end() - 1;
  check_block(function.body);
  const bool must_return = function.returns != kNothingType && function.returns != kUnknownType;
  if (must_return && !function.has_syntax_errors && !always_returns(function.body)) {
    reporter_.report(Finding::kTolerated, function.end, function.end + kEndfunctionLength,
                     fmt::format("{} can end without a return; return a value of type {}", quoted(function.name),
                                 type_name(function.returns)));
  }
  function_ = nullptr;
}

// As the authors' tools see it: a loop that contains a return counts.
bool Checker::always_returns(List<Stmt> block) {
  return std::any_of(block.begin(), block.end(), [](const Stmt &statement) {
    if (statement.debug) return false;
    if (statement.kind == StmtKind::kReturn) return true;
    if (statement.kind == StmtKind::kLoop) return always_returns(statement.body);
    if (statement.kind != StmtKind::kIf) return false;
    const List<Branch> branches = statement.branches;
    return branches[branches.size - 1].condition == nullptr &&
           std::all_of(branches.begin(), branches.end(), [](const Branch &b) { return always_returns(b.body); });
  });
}

void Checker::check_block(List<Stmt> block) {
  for (Stmt &statement : block) check(statement);
}

void Checker::check(Stmt &statement) {
  switch (statement.kind) {
    case StmtKind::kSet:
      return check_set(statement);
    case StmtKind::kCall:
      return check(*statement.value);
    case StmtKind::kIf:
      for (Branch &branch : statement.branches) {
        if (branch.condition != nullptr) check_condition(branch.condition, "the condition of an 'if'");
        check_block(branch.body);
      }
      return;
    case StmtKind::kLoop:
      return check_block(statement.body);
    case StmtKind::kExitWhen:
      return check_condition(statement.value, "the condition of 'exitwhen'");
    case StmtKind::kReturn:
      return check_return(statement);
  }
}

void Checker::check_condition(Expr *&condition, std::string_view where) {
  check(*condition);
  require(condition, kBooleanType, where);
}

void Checker::check_set(Stmt &statement) {
  Expr &target = *statement.target;
  if (target.kind == ExprKind::kError) return check(*statement.value);
  const Found found = find_variable(target);
  if (target.kind == ExprKind::kElement) {
    bind_element(target, found);
  } else if (found.variable != nullptr) {
    target.kind = found.is_local ? ExprKind::kLocal : ExprKind::kGlobal;
    target.value.variable = {nullptr, found.index};
    target.type = found.variable->type;
    if (found.variable->is_array) {
      report(Finding::kSemantic, target,
             fmt::format("{} is an array; say which element: {}[...]", quoted(found.variable->name),
                         found.variable->name));
    }
  }
  check(*statement.value);
  if (found.variable == nullptr) return;
  check_assignable(target, found);
  require(statement.value, target.type, "the value");
  if (found.is_local) local_set_[found.index] = true;
  if (!found.is_local) global_set_[found.index] = scope_;
}

void Checker::check_assignable(const Expr &target, const Found &found) {
  if (found.variable->is_constant) {
    report(Finding::kSemantic, target,
           fmt::format("{} is a constant, declared in {}; it cannot be set", quoted(found.variable->name),
                       place(found.variable->position)));
  } else if (!found.is_local && function_->is_constant) {
    report(Finding::kTolerated, target,
           fmt::format("a constant function cannot set the global {}; remove 'constant' from {}",
                       quoted(found.variable->name), quoted(function_->name)));
  }
}

void Checker::check_return(Stmt &statement) {
  const bool is_last = &statement == last_statement_;
  const TypeId wanted = function_->returns;
  if (statement.value != nullptr) check(*statement.value);
  if (wanted == kUnknownType) return;
  if (statement.value == nullptr) {
    if (wanted == kNothingType) return;
    return reporter_.report(
        Finding::kTolerated, statement.position, statement.position + 6,
        fmt::format("{} returns {}; put a value behind 'return'", quoted(function_->name), type_name(wanted)));
  }
  if (wanted == kNothingType) {
    return report(Finding::kTolerated, *statement.value,
                  fmt::format("{} returns nothing; remove the value", quoted(function_->name)));
  }
  if (has_value(*statement.value)) convert_return(statement.value, is_last);
}

// Returns convert nothing by themselves. Where a wrong type is let through, an integer that ends a function
// returning a real is converted; other values keep their bits, which is the return bug.
void Checker::convert_return(Expr *&value, bool is_last) {
  const TypeId wanted = function_->returns;
  if (value->type == kUnknownType || program_.types.is_a(value->type, wanted)) return;
  const TypeId wanted_root = root(wanted);
  if (value->type == kNullType && (wanted_root == kHandleType || wanted_root == kStringType)) {
    value->type = wanted;
    return;
  }
  const bool allowed = reporter_.has(Flag::kReturnBug) && !is_last;
  if (!allowed) report(Finding::kTolerated, *value, mismatch(*value, wanted, "the returned value"));
  if (value->type == kNullType) {
    value->type = wanted;
  } else if (is_last && root(value->type) == kIntegerType && wanted_root == kRealType) {
    convert(value, wanted);
  } else {
    value = wrap(ExprKind::kReinterpret, value, wanted);
  }
}

}  // namespace openrealm::script
