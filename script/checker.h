// Gives every name its meaning and every expression its type.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "script/declaration.h"
#include "script/program.h"
#include "script/reporter.h"

namespace openrealm::script {

// Takes the declarations in order, fills the program's tables and completes the trees in place. A name is visible
// from its declaration on. Says one thing about one place, and an unknown name once in a function.
class Checker {
 public:
  Checker(Program &program, Reporter &reporter);

  void run(std::vector<Declaration> &declarations);

 private:
  using Kind = Meaning::Kind;
  static constexpr Position kNowhere = UINT32_MAX;

  // A variable in sight; `variable` is null when there is none.
  struct Found {
    const Variable *variable = nullptr;
    bool is_local = false;
    uint32_t index = 0;
  };
  struct LocalSlot {
    uint32_t scope = 0;
    uint32_t index = 0;
  };

  // Declarations (checker.cpp)
  void note_functions(const std::vector<Declaration> &declarations);
  void declare(TypeDeclaration &type);
  void declare(Variable &global);
  void declare(Native &native);
  void declare(Function &function);
  void check_signature(Signature &signature);
  void check_locals(Function &function);
  void declare_local(const Variable &local, uint32_t index);
  void check_array(const Variable &variable);
  bool claim(Symbol name, Position position, Kind kind, size_t index);
  Position position_of(const Meaning &meaning) const;
  TypeId resolve_type(Symbol name, Position position);

  // Names (check_name.cpp)
  Found find_variable(const Expr &use);
  void report_unknown_variable(const Expr &use);
  void report_unknown_function(const Expr &use);
  std::string suggestion(std::string_view wanted, Kind kind);
  std::string place(Position position) const;
  bool first_report(Symbol name);
  std::string_view text(Symbol name) const { return program_.names.text(name); }

  // Statements (check_statement.cpp)
  void check_body(Function &function);
  void check_block(List<Stmt> block);
  void check(Stmt &statement);
  void check_set(Stmt &statement);
  void check_assignable(const Expr &target, const Found &found);
  void check_condition(Expr *&condition, std::string_view where);
  void check_return(Stmt &statement);
  void convert_return(Expr *&value, bool is_last);
  static bool always_returns(List<Stmt> block);

  // Expressions (check_expression.cpp)
  void check(Expr &expression);
  void check_variable(Expr &expression);
  void check_element(Expr &expression);
  void bind_element(Expr &element, const Found &found);
  void check_set_before_use(const Expr &use, const Found &found);
  void check_string(const Expr &literal);
  void check_code(Expr &code);
  void check_unary(Expr &unary);
  void check_binary(Expr &binary);
  void adopt_null(const Expr &binary);
  void check_arithmetic(Expr &binary);
  void check_order(Expr &binary);
  void check_equality(Expr &binary);
  void check_logic(Expr &binary);
  bool has_value(Expr &expression);
  void report_operands(const Expr &binary, std::string_view rule);

  // Calls (check_call.cpp)
  void check_call(Expr &call);
  const Signature *callee(Expr &call);
  void check_callee(const Expr &call, const Signature &signature);
  void check_arguments(Expr &call, const Signature &signature);
  void check_filter(const Expr &call);
  void check_string_hash(const Expr &call);

  // Conversions (conversion.cpp)
  bool convert(Expr *&expression, TypeId to);
  void require(Expr *&expression, TypeId to, std::string_view what);
  void unify_numbers(Expr &binary);
  Expr *wrap(ExprKind kind, Expr *inner, TypeId type);
  std::string type_name(TypeId type) const;
  std::string mismatch(const Expr &found, TypeId wanted, std::string_view what) const;
  TypeId root(TypeId type) const { return program_.types[type].root; }
  bool is_number(TypeId type) const { return root(type) == kIntegerType || root(type) == kRealType; }

  void report(Finding finding, const Expr &at, std::string message);
  void report_name(Finding finding, Position position, std::string_view name, std::string message);

  Program &program_;
  Reporter &reporter_;
  uint32_t source_ = 0;

  // By symbol.
  std::vector<LocalSlot> local_of_;
  std::vector<uint32_t> reported_in_;    // the last scope that complained about the name
  std::vector<Position> function_from_;  // where a function of that name is first declared, or kNowhere

  // Each function, native and the globals of a source are a scope of their own.
  uint32_t scope_ = 0;
  Function *function_ = nullptr;      // whose body is checked
  const Variable *locals_ = nullptr;  // of the scope, as far as they are declared
  bool in_globals_ = false;
  bool in_local_block_ = false;
  const Stmt *last_statement_ = nullptr;
  std::vector<bool> local_set_;       // by local
  std::vector<uint32_t> global_set_;  // by global: the last scope that set it
  std::unordered_map<int32_t, std::string_view> hashed_strings_;
  size_t suggestions_ = 0;  // looked for; they are costly, so their number is bounded
};

}  // namespace openrealm::script
