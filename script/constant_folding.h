// Constant expressions: those of literals and operators, and of constants that stand for such ones.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "script/ast.h"
#include "script/bytecode.h"

namespace openrealm::script {

struct Program;

// `bits` as a register holds them; strings are in `text`, null ones have `is_null`.
struct Constant {
  ValueKind kind = ValueKind::kNothing;
  uint32_t bits = 0;
  bool is_null = false;
  std::string text;
};

ValueKind kind_of(const TypeTable &types, TypeId type);

// Knows the values of a program's constants that are numbers or booleans. The program must outlive it.
class Folder {
 public:
  explicit Folder(const Program &program);

  // Literals, operators and known constants alone: never depends on what a build folds.
  bool can_fold(const Expr &expr) const;
  // Nothing when the expression is not constant or would end its thread.
  std::optional<Constant> fold(const Expr &expr) const;

 private:
  const Program &program_;
  std::vector<std::optional<Constant>> globals_;  // by number
};

}  // namespace openrealm::script
