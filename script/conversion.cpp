// Which types stand for which.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "script/checker.h"

namespace openrealm::script {
namespace {

// The function that converts between built-in types, if the game has one.
std::string_view converter(TypeId from, TypeId to) {
  if (from == kRealType && to == kIntegerType) return "R2I";
  if (from == kIntegerType && to == kRealType) return "I2R";
  if (from == kIntegerType && to == kStringType) return "I2S";
  if (from == kRealType && to == kStringType) return "R2S";
  if (from == kStringType && to == kIntegerType) return "S2I";
  if (from == kStringType && to == kRealType) return "S2R";
  if (from == kHandleType && to == kIntegerType) return "GetHandleId";
  return {};
}

}  // namespace

std::string Checker::type_name(TypeId type) const {
  return std::string(program_.types[type].name);
}

Expr *Checker::wrap(ExprKind kind, Expr *inner, TypeId type) {
  Expr outer;
  outer.kind = kind;
  outer.type = type;
  outer.position = inner->position;
  outer.length = inner->length;
  outer.depth = static_cast<uint16_t>(inner->depth + 1);
  outer.value.pair = {inner, nullptr};
  return program_.arena.make(outer);
}

// What assignments, arguments, operands and conditions allow. An integer that becomes a real is marked in the tree,
// null takes the type; nothing else needs a mark.
bool Checker::convert(Expr *&expression, TypeId to) {
  const TypeId from = expression->type;
  if (from == kUnknownType || to == kUnknownType) return true;
  if (from == kNothingType) return !has_value(*expression);
  if (from == kNullType) {
    if (root(to) == kBooleanType) return false;
    expression->type = to;
    return true;
  }
  if (program_.types.is_a(from, to)) return true;
  if (root(from) == kIntegerType && root(to) == kRealType) {
    expression = wrap(ExprKind::kIntToReal, expression, kRealType);
    return true;
  }
  return root(from) == root(to) && root(from) != kHandleType;
}

void Checker::require(Expr *&expression, TypeId to, std::string_view what) {
  if (!convert(expression, to)) report(Finding::kSemantic, *expression, mismatch(*expression, to, what));
}

std::string Checker::mismatch(const Expr &found, TypeId wanted, std::string_view what) const {
  const std::string_view with = converter(root(found.type), root(wanted));
  const bool is_downcast = program_.types.is_a(wanted, found.type);
  std::string advice;
  if (!with.empty()) advice = fmt::format("; convert it with {}", with);
  if (is_downcast) advice = fmt::format("; not every {} is a {}", type_name(found.type), type_name(wanted));
  return fmt::format("{} must be {}, found {}{}", what, type_name(wanted), type_name(found.type), advice);
}

void Checker::unify_numbers(Expr &binary) {
  Expr *&left = binary.value.pair.left;
  Expr *&right = binary.value.pair.right;
  if (root(left->type) == kRealType) convert(right, kRealType);
  if (root(right->type) == kRealType) convert(left, kRealType);
}

}  // namespace openrealm::script
