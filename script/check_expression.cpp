// Variables, literals and operators.
#include <fmt/format.h>

#include "script/checker.h"

namespace openrealm::script {
namespace {

constexpr uint32_t kLongString = 1023;

std::string_view sign_of(Op op) {
  switch (op) {
    case Op::kAdd:
    case Op::kPlus:
      return "+";
    case Op::kSubtract:
    case Op::kNegate:
      return "-";
    case Op::kMultiply:
      return "*";
    case Op::kDivide:
      return "/";
    case Op::kMod:
      return "%";
    case Op::kLess:
      return "<";
    case Op::kLessEqual:
      return "<=";
    case Op::kGreater:
      return ">";
    case Op::kGreaterEqual:
      return ">=";
    case Op::kEqual:
      return "==";
    case Op::kNotEqual:
      return "!=";
    case Op::kAnd:
      return "and";
    case Op::kOr:
      return "or";
    case Op::kNot:
      return "not";
    case Op::kNone:
      break;
  }
  return "?";
}

}  // namespace

void Checker::check(Expr &expression) {
  switch (expression.kind) {
    case ExprKind::kName:
      return check_variable(expression);
    case ExprKind::kElement:
      return check_element(expression);
    case ExprKind::kCall:
      return check_call(expression);
    case ExprKind::kCode:
      return check_code(expression);
    case ExprKind::kString:
      return check_string(expression);
    case ExprKind::kUnary:
      return check_unary(expression);
    case ExprKind::kBinary:
      return check_binary(expression);
    default:
      return;
  }
}

void Checker::check_string(const Expr &literal) {
  if (literal.value.text.size <= kLongString) return;
  report(
      Finding::kTolerated, literal,
      fmt::format("a string of more than {} bytes crashes older games when they load a save; split it", kLongString));
}

void Checker::check_variable(Expr &expression) {
  const Found found = find_variable(expression);
  if (found.variable == nullptr) return;
  expression.kind = found.is_local ? ExprKind::kLocal : ExprKind::kGlobal;
  expression.value.variable = {nullptr, found.index};
  expression.type = found.variable->type;
  if (found.variable->is_array) {
    report(
        Finding::kSemantic, expression,
        fmt::format("{} is an array; say which element: {}[...]", quoted(found.variable->name), found.variable->name));
    return;
  }
  check_set_before_use(expression, found);
}

// Only by the order of the text: what is set anywhere above counts as set.
void Checker::check_set_before_use(const Expr &use, const Found &found) {
  if (found.is_local) {
    if (local_set_[found.index]) return;
    report(Finding::kTolerated, use,
           fmt::format("{} has no value yet; set it first, or give it one where it is declared",
                       quoted(found.variable->name)));
    local_set_[found.index] = true;
    return;
  }
  if (found.variable->initializer != nullptr || global_set_[found.index] == scope_) return;
  if (!in_globals_ && !reporter_.has(Flag::kGlobalsInit)) return;
  report(in_globals_ ? Finding::kTolerated : Finding::kRequested, use,
         fmt::format("{} may have no value yet; give it one where it is declared, in {}", quoted(found.variable->name),
                     place(found.variable->position)));
  global_set_[found.index] = scope_;
}

void Checker::check_element(Expr &expression) {
  bind_element(expression, find_variable(expression));
}

void Checker::bind_element(Expr &element, const Found &found) {
  check(*element.value.variable.subscript);
  if (found.variable == nullptr) return;
  element.kind = found.is_local ? ExprKind::kLocalElement : ExprKind::kGlobalElement;
  element.value.variable.index = found.index;
  element.type = found.variable->type;
  if (!found.variable->is_array) {
    return report(Finding::kSemantic, element,
                  fmt::format("{} is no array; remove the brackets", quoted(found.variable->name)));
  }
  require(element.value.variable.subscript, kIntegerType, "the place in an array");
}

void Checker::check_code(Expr &code) {
  const Meaning meaning = program_.meanings[code.name];
  if (meaning.kind == Kind::kNative) {
    report(Finding::kCrash, code,
           fmt::format("the native {} cannot be code; write a function that calls it", quoted(text(code.name))));
    code.kind = ExprKind::kNull;
    return;
  }
  if (meaning.kind != Kind::kFunction) {
    if (first_report(code.name)) report_unknown_function(code);
    code.type = kUnknownType;
    return;
  }
  code.value.index = meaning.index;
  if (program_.functions[meaning.index].parameters.empty()) return;
  report(Finding::kTolerated, code,
         fmt::format("{} takes parameters and so cannot be code; write a function without them that calls it",
                     quoted(text(code.name))));
}

// False after a report when it is a call of a function that returns nothing.
bool Checker::has_value(Expr &expression) {
  if (expression.type == kUnknownType) return false;
  if (expression.type != kNothingType) return true;
  report(Finding::kSemantic, expression,
         fmt::format("{} returns nothing and so has no value", quoted(text(expression.name))));
  expression.type = kUnknownType;
  return false;
}

void Checker::check_unary(Expr &unary) {
  Expr *&operand = unary.value.pair.left;
  check(*operand);
  if (unary.op == Op::kNot) {
    unary.type = kBooleanType;
    return require(operand, kBooleanType, "the operand of 'not'");
  }
  if (!has_value(*operand)) return;
  if (!is_number(operand->type)) {
    return report(Finding::kSemantic, unary,
                  fmt::format("'{}' needs a number, found {}", sign_of(unary.op), type_name(operand->type)));
  }
  unary.type = root(operand->type);
}

void Checker::check_binary(Expr &binary) {
  check(*binary.value.pair.left);
  check(*binary.value.pair.right);
  switch (binary.op) {
    case Op::kAnd:
    case Op::kOr:
      return check_logic(binary);
    case Op::kEqual:
    case Op::kNotEqual:
      return check_equality(binary);
    case Op::kLess:
    case Op::kLessEqual:
    case Op::kGreater:
    case Op::kGreaterEqual:
      return check_order(binary);
    default:
      return check_arithmetic(binary);
  }
}

void Checker::report_operands(const Expr &binary, std::string_view rule) {
  report(Finding::kSemantic, binary,
         fmt::format("'{}' between {} and {}; {}", sign_of(binary.op), type_name(binary.value.pair.left->type),
                     type_name(binary.value.pair.right->type), rule));
}

void Checker::check_logic(Expr &binary) {
  binary.type = kBooleanType;
  const std::string_view what = binary.op == Op::kAnd ? "an operand of 'and'" : "an operand of 'or'";
  require(binary.value.pair.left, kBooleanType, what);
  require(binary.value.pair.right, kBooleanType, what);
}

// In arithmetic the authors' tools refuse null; it costs nothing to let it be the other side's zero.
void Checker::adopt_null(const Expr &binary) {
  const auto [left, right] = binary.value.pair;
  Expr *null = left->type == kNullType ? left : right;
  const Expr *other = null == left ? right : left;
  const bool joins = binary.op == Op::kAdd && root(other->type) == kStringType;
  if (null->type != kNullType || !(joins || is_number(other->type))) return;
  report(Finding::kTolerated, binary,
         fmt::format("'{}' between {} and null; write {} instead of null", sign_of(binary.op), type_name(other->type),
                     joins ? "\"\"" : "0"));
  null->type = root(other->type);
}

void Checker::check_arithmetic(Expr &binary) {
  const auto [left, right] = binary.value.pair;
  if (binary.op == Op::kMod && reporter_.has(Flag::kNoModulo)) {
    report(Finding::kRequested, binary, "games before 1.29 do not know '%'; call ModuloInteger");
  }
  if (!has_value(*left) || !has_value(*right)) {
    // What one side tells is enough to go on with, but for '+', which could be of strings.
    if (binary.op == Op::kMod) binary.type = kIntegerType;
    return;
  }
  adopt_null(binary);
  if (binary.op == Op::kAdd && root(left->type) == kStringType && root(right->type) == kStringType) {
    binary.type = kStringType;
    return;
  }
  if (!is_number(left->type) || !is_number(right->type)) {
    return report_operands(binary, binary.op == Op::kAdd ? "it adds numbers or joins strings; convert with I2S or R2S"
                                                         : "it needs numbers");
  }
  if (binary.op == Op::kMod && (root(left->type) != kIntegerType || root(right->type) != kIntegerType)) {
    binary.type = kIntegerType;
    return report_operands(binary, "it needs integers; call ModuloReal for reals");
  }
  unify_numbers(binary);
  binary.type = root(binary.value.pair.left->type);
}

void Checker::check_order(Expr &binary) {
  binary.type = kBooleanType;
  Expr *&left = binary.value.pair.left;
  Expr *&right = binary.value.pair.right;
  if (!has_value(*left) || !has_value(*right)) return;
  if (left->type == kNullType && is_number(right->type)) left->type = root(right->type);
  if (right->type == kNullType && is_number(left->type)) right->type = root(left->type);
  if (!is_number(left->type) || !is_number(right->type)) return report_operands(binary, "only numbers have an order");
  unify_numbers(binary);
}

void Checker::check_equality(Expr &binary) {
  binary.type = kBooleanType;
  Expr *&left = binary.value.pair.left;
  Expr *&right = binary.value.pair.right;
  if (!has_value(*left) || !has_value(*right)) return;
  if (left->type == kNullType) {
    left->type = right->type;
  } else if (right->type == kNullType) {
    right->type = left->type;
  } else if (is_number(left->type) && is_number(right->type)) {
    unify_numbers(binary);
  } else if (root(left->type) != root(right->type)) {
    report_operands(binary, "only values of one kind can be equal");
  }
}

}  // namespace openrealm::script
