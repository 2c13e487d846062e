#include "script/constant_folding.h"

#include <bit>

#include "script/program.h"
#include "script/semantics.h"

namespace openrealm::script {

namespace {

using Folded = std::optional<Constant>;

// Folding builds texts; longer ones are left to the Vm and its budgets.
constexpr size_t kMaxFoldedText = 4096;

Constant of_integer(int32_t value) {
  return {ValueKind::kInteger, uint32_t(value), false, {}};
}
Constant of_real(float value) {
  return {ValueKind::kReal, std::bit_cast<uint32_t>(value), false, {}};
}
Constant of_boolean(bool value) {
  return {ValueKind::kBoolean, value ? 1u : 0u, false, {}};
}

template <class T>
Folded compare(Op op, T a, T b) {
  switch (op) {
    case Op::kLess:
      return of_boolean(a < b);
    case Op::kLessEqual:
      return of_boolean(a <= b);
    case Op::kGreater:
      return of_boolean(a > b);
    case Op::kGreaterEqual:
      return of_boolean(a >= b);
    default:
      return {};
  }
}

Folded fold_integers(Op op, int32_t a, int32_t b) {
  switch (op) {
    case Op::kAdd:
      return of_integer(wrap_add(a, b));
    case Op::kSubtract:
      return of_integer(wrap_sub(a, b));
    case Op::kMultiply:
      return of_integer(wrap_mul(a, b));
    case Op::kDivide:
      return b == 0 ? Folded() : of_integer(divide(a, b));
    case Op::kMod:
      return b == 0 ? Folded() : of_integer(remainder(a, b));
    default:
      return compare(op, a, b);
  }
}

Folded fold_reals(Op op, float a, float b) {
  switch (op) {
    case Op::kAdd:
      return of_real(a + b);
    case Op::kSubtract:
      return of_real(a - b);
    case Op::kMultiply:
      return of_real(a * b);
    case Op::kDivide:
      return of_real(a / b);
    case Op::kEqual:
      return of_boolean(real_equal(a, b));
    case Op::kNotEqual:
      return of_boolean(a != b);
    default:
      return compare(op, a, b);
  }
}

Folded fold_strings(Op op, const Constant &a, const Constant &b) {
  const bool same = a.is_null == b.is_null && a.text == b.text;
  if (op == Op::kEqual) return of_boolean(same);
  if (op == Op::kNotEqual) return of_boolean(!same);
  if (op != Op::kAdd || a.text.size() + b.text.size() > kMaxFoldedText) return {};
  return Constant{ValueKind::kString, 0, a.is_null && b.is_null, a.text + b.text};
}

Folded fold_pair(Op op, const Constant &a, const Constant &b) {
  switch (a.kind) {
    case ValueKind::kString:
      return fold_strings(op, a, b);
    case ValueKind::kReal:
      return fold_reals(op, std::bit_cast<float>(a.bits), std::bit_cast<float>(b.bits));
    default:
      break;
  }
  switch (op) {
    case Op::kEqual:
      return of_boolean(a.bits == b.bits);
    case Op::kNotEqual:
      return of_boolean(a.bits != b.bits);
    case Op::kAnd:
      return of_boolean(a.bits && b.bits);
    case Op::kOr:
      return of_boolean(a.bits || b.bits);
    default:
      return fold_integers(op, int32_t(a.bits), int32_t(b.bits));
  }
}

Folded fold_unary(Op op, const Constant &a) {
  if (op == Op::kNot) return of_boolean(!a.bits);
  if (op == Op::kPlus) return a;
  if (a.kind == ValueKind::kReal) return of_real(-std::bit_cast<float>(a.bits));
  return of_integer(wrap_neg(int32_t(a.bits)));
}

}  // namespace

ValueKind kind_of(const TypeTable &types, TypeId type) {
  switch (types[type].root) {
    case kIntegerType:
      return ValueKind::kInteger;
    case kRealType:
      return ValueKind::kReal;
    case kBooleanType:
      return ValueKind::kBoolean;
    case kStringType:
      return ValueKind::kString;
    case kCodeType:
      return ValueKind::kCode;
    case kHandleType:
    case kNullType:
      return ValueKind::kHandle;
    default:
      return ValueKind::kNothing;
  }
}

// In order: a constant sees those before it.
Folder::Folder(const Program &program) : program_(program), globals_(program.globals.size()) {
  for (size_t i = 0; i < globals_.size(); ++i) {
    const Variable &global = program.globals[i];
    const TypeId type = program.types[global.type].root;
    const bool plain = type == kIntegerType || type == kRealType || type == kBooleanType;
    if (global.is_constant && global.initializer && plain) globals_[i] = fold(*global.initializer);
  }
}

bool Folder::can_fold(const Expr &expr) const {
  switch (expr.kind) {
    case ExprKind::kInteger:
    case ExprKind::kReal:
    case ExprKind::kBoolean:
    case ExprKind::kString:
    case ExprKind::kNull:
      return true;
    case ExprKind::kGlobal:
      return globals_[expr.value.variable.index].has_value();
    case ExprKind::kUnary:
    case ExprKind::kIntToReal:
      return can_fold(*expr.value.pair.left);
    case ExprKind::kBinary:
      return can_fold(*expr.value.pair.right) && can_fold(*expr.value.pair.left);
    default:
      return false;
  }
}

std::optional<Constant> Folder::fold(const Expr &expr) const {
  switch (expr.kind) {
    case ExprKind::kInteger:
      return of_integer(expr.value.integer);
    case ExprKind::kReal:
      return of_real(expr.value.real);
    case ExprKind::kBoolean:
      return of_boolean(expr.value.boolean);
    case ExprKind::kString:
      return Constant{ValueKind::kString, 0, false, std::string(expr.value.text.view())};
    case ExprKind::kNull:
      return Constant{kind_of(program_.types, expr.type), 0, true, {}};
    case ExprKind::kGlobal:
      return globals_[expr.value.variable.index];
    case ExprKind::kUnary: {
      const Folded a = fold(*expr.value.pair.left);
      return a ? fold_unary(expr.op, *a) : Folded();
    }
    case ExprKind::kIntToReal: {
      const Folded a = fold(*expr.value.pair.left);
      return a ? of_real(float(int32_t(a->bits))) : Folded();
    }
    case ExprKind::kBinary: {
      const Folded b = fold(*expr.value.pair.right);
      const Folded a = b ? fold(*expr.value.pair.left) : Folded();
      return a ? fold_pair(expr.op, *a, *b) : Folded();
    }
    default:
      return {};
  }
}

}  // namespace openrealm::script
