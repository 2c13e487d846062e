// Constant expressions: those of literals and operators alone.
#pragma once

#include <optional>
#include <string>

#include "script/ast.h"
#include "script/bytecode.h"

namespace openrealm::script {

// `bits` as a register holds them; strings are in `text`, null ones have `is_null`.
struct Constant {
  ValueKind kind = ValueKind::kNothing;
  uint32_t bits = 0;
  bool is_null = false;
  std::string text;
};

ValueKind kind_of(const TypeTable &types, TypeId type);

// By the form of the expression alone, so that it never depends on what a build folds.
bool is_constant(const Expr &expr);

// Nothing when the expression is not constant or would end its thread.
std::optional<Constant> fold(const TypeTable &types, const Expr &expr);

}  // namespace openrealm::script
