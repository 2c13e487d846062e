#include "script/definite_assignment.h"

#include <cstdint>

namespace openrealm::script {

namespace {

// The locals that surely have a value at some point of the function.
class LocalSet {
 public:
  explicit LocalSet(size_t size, bool full = false) : words_((size + 63) / 64, full ? ~uint64_t(0) : 0) {}
  void add(size_t local) { words_[local / 64] |= uint64_t(1) << (local % 64); }
  bool has(size_t local) const { return (words_[local / 64] >> (local % 64)) & 1u; }
  void fill() { words_.assign(words_.size(), ~uint64_t(0)); }
  void intersect(const LocalSet &other) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
  }

 private:
  std::vector<uint64_t> words_;
};

// Walks the body once in order: a loop's later rounds begin with no fewer values than its first.
// A point that is never reached counts as one where all have values.
class Walk {
 public:
  explicit Walk(const Function &function)
      : function_(function), set_(function.locals.size), result_(function.locals.size) {}

  std::vector<bool> run() {
    for (uint32_t i = 0; i < function_.locals.size; ++i) {
      const Variable &local = function_.locals[i];
      if (local.initializer) read(*local.initializer);
      if (local.is_parameter || local.is_array || local.initializer) set_.add(i);
    }
    block(function_.body);
    return std::move(result_);
  }

 private:
  void read(const Expr &expr) {
    switch (expr.kind) {
      case ExprKind::kLocal:
        if (!set_.has(expr.value.variable.index)) result_[expr.value.variable.index] = true;
        break;
      case ExprKind::kLocalElement:
      case ExprKind::kGlobalElement:
        read(*expr.value.variable.subscript);
        break;
      case ExprKind::kCall:
      case ExprKind::kNativeCall:
        for (const Expr *argument : expr.value.call.list()) read(*argument);
        break;
      case ExprKind::kUnary:
      case ExprKind::kIntToReal:
      case ExprKind::kReinterpret:
        read(*expr.value.pair.left);
        break;
      case ExprKind::kBinary:
        read(*expr.value.pair.left);
        read(*expr.value.pair.right);
        break;
      default:
        break;
    }
  }

  void block(List<Stmt> body) {
    for (const Stmt &stmt : body) statement(stmt);
  }

  void statement(const Stmt &stmt) {
    // A debug statement may be skipped: what it sets does not count.
    const LocalSet before = stmt.debug ? set_ : LocalSet(0);
    switch (stmt.kind) {
      case StmtKind::kSet:
        if (stmt.target->kind != ExprKind::kLocal && stmt.target->kind != ExprKind::kGlobal) read(*stmt.target);
        read(*stmt.value);
        if (stmt.target->kind == ExprKind::kLocal) set_.add(stmt.target->value.variable.index);
        break;
      case StmtKind::kCall:
        read(*stmt.value);
        break;
      case StmtKind::kIf:
        branches(stmt);
        break;
      case StmtKind::kLoop:
        loop(stmt);
        break;
      case StmtKind::kExitWhen:
        read(*stmt.value);
        if (exit_) exit_->intersect(set_);
        break;
      case StmtKind::kReturn:
        if (stmt.value) read(*stmt.value);
        set_.fill();
        break;
    }
    if (stmt.debug) set_ = before;
  }

  void branches(const Stmt &stmt) {
    LocalSet after(function_.locals.size, true);
    bool has_else = false;
    for (const Branch &branch : stmt.branches) {
      if (branch.condition) read(*branch.condition);
      has_else = has_else || !branch.condition;
      const LocalSet before = set_;
      block(branch.body);
      after.intersect(set_);
      set_ = before;
    }
    if (!has_else) after.intersect(set_);
    set_ = after;
  }

  void loop(const Stmt &stmt) {
    LocalSet exit(function_.locals.size, true);
    LocalSet *outer = exit_;
    exit_ = &exit;
    block(stmt.body);
    exit_ = outer;
    set_ = exit;
  }

  const Function &function_;
  LocalSet set_;
  LocalSet *exit_ = nullptr;
  std::vector<bool> result_;
};

}  // namespace

std::vector<bool> maybe_unset(const Function &function) {
  return Walk(function).run();
}

}  // namespace openrealm::script
