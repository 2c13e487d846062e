// One function, or one global's initialiser, to bytecode. Made for one use.
#pragma once

#include "base/result.h"
#include "script/ast.h"
#include "script/code_builder.h"
#include "script/compiler.h"
#include "script/constant_folding.h"
#include "script/program.h"

namespace openrealm::script {

class FunctionCompiler {
 public:
  FunctionCompiler(const Program &program, const Folder &folder, const Bytecode &code, Pools &pools,
                   const CompileOptions &options, FunctionCode &out);

  // Fills `out`. OR_FULL when the function does not fit.
  Result<void> function(const Function &source);
  Result<void> initialiser(uint32_t global);
  // Compile again with `fuse` off.
  bool jump_too_far() const { return builder_.jump_too_far(); }

 private:
  // --- layout ---
  void place_locals(const Function &source);
  void header(const Signature &source, Position body);
  void set_line(Position position);
  Result<void> finish() const;

  // --- statements ---
  void block(List<Stmt> body);
  void statement(const Stmt &stmt);
  void set(const Stmt &stmt);
  void set_element(const Expr &target, const Expr &value);
  void branches(const Stmt &stmt);
  void loop(const Stmt &stmt);
  void give(const Stmt &stmt);
  void leave(bool with_value, uint16_t value);
  void assigned(uint32_t local);

  // --- expressions ---
  // Where the value is: a plain local's own register, else a new one.
  uint16_t any(const Expr &expr);
  void into(const Expr &expr, uint16_t dest);
  void load(const Constant &value, uint16_t dest);
  void local_into(uint32_t index, uint16_t dest);
  void fail_in_turn(const Expr &simple);
  void simple_into(const Expr &simple, uint16_t dest);
  void move(uint16_t from, uint16_t dest);
  void check_local(uint32_t index);
  void element_into(const Expr &expr, uint16_t dest);
  void call_into(const Expr &expr, uint16_t dest);
  uint16_t call(const Expr &expr, uint16_t window);
  void reinterpret_into(const Expr &expr, uint16_t dest);
  void unary_into(const Expr &expr, uint16_t dest);
  void binary_into(const Expr &expr, uint16_t dest);
  void truth_into(const Expr &expr, uint16_t dest);
  bool constant_operand(const Expr &expr, uint16_t *index);
  struct Operands {
    uint16_t left = 0;
    uint16_t right = 0;
  };
  Operands operands(const Expr &left, const Expr &right);
  // Jumps when the expression's truth is `when`.
  void branch(const Expr &expr, bool when, Label &label);
  void logic_branch(const Expr &expr, bool when, Label &label);
  bool fused_branch(const Expr &expr, bool when, Label &label);
  bool fused_integers(Op op, const Expr &expr, Label &label);
  bool fused_reals(Op op, bool when, const Expr &expr, Label &label);

  ValueKind kind(const Expr &expr) const { return kind_of(program_.types, expr.type); }
  // Evaluated late and never pending across a call: see CallSite.
  bool is_simple(const Expr &expr) const {
    return expr.kind == ExprKind::kLocal || expr.kind == ExprKind::kCode || folder_.can_fold(expr);
  }
  void pend(const Expr &expr, uint16_t reg) { pending_.push_back({kind(expr), reg}); }

  const Program &program_;
  const Folder &folder_;
  const Bytecode &code_;
  Pools &pools_;
  CompileOptions options_;
  FunctionCode &out_;
  CodeBuilder builder_;
  std::vector<PendingSlot> pending_;
  Label *exit_ = nullptr;
  uint32_t local_arrays_ = 0;
  uint32_t first_temporary_ = 0;
};

}  // namespace openrealm::script
