// Builds the tree of one source after the other.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "script/arena.h"
#include "script/declaration.h"
#include "script/lexer.h"
#include "script/names.h"
#include "script/program.h"
#include "script/reporter.h"

namespace openrealm::script {

// Reports syntax only, once for a line, and goes on behind it. What could be read of a wrong statement stays in the
// tree, with kError where an expression is missing, so that the checker does not complain about its absence.
class Parser {
 public:
  Parser(Program &program, const Options &options, Reporter &reporter)
      : program_(program), options_(options), reporter_(reporter) {}

  // Appends the declarations of source number `source` of the program.
  void parse(uint32_t source, Flags flags, std::vector<Declaration> &out);

 private:
  // Tokens
  bool at(TokenKind kind) const { return token_.kind == kind; }
  void advance();
  bool accept(TokenKind kind);
  // `what` completes "... expected".
  bool expect(TokenKind kind, std::string_view what);
  void expect_line_end();
  void skip_line();
  void fail(std::string message) { fail(token_.begin, token_.end, std::move(message)); }
  void fail(Position begin, Position end, std::string message);
  void fail_expected(std::string_view what);
  std::string describe_token() const;
  uint32_t line_of(Position position) const { return program_.sources.locate(position).line; }
  // 0 after a report when there is no name. `what` is what the name stands for.
  Symbol expect_name(std::string_view what);

  // Declarations (parser.cpp)
  void parse_top_level();
  void parse_stray_line();
  bool is_preprocessor_word() const;
  void parse_type();
  void parse_globals();
  void parse_global();
  void parse_constant();
  void parse_native(bool is_constant);
  void parse_function(bool is_constant);
  bool parse_signature(Signature &signature);
  bool parse_parameters(Signature &signature);
  void parse_typed_name(Variable &variable, std::string_view what);
  void parse_return_type(Signature &signature);
  void parse_initializer(Variable &variable);
  template <class T>
  void declare(Flags flags, T what) {
    out_->push_back({flags, source_, std::move(what)});
  }

  // Statements (parse_statement.cpp)
  void parse_body(Function &function);
  void parse_locals();
  List<Stmt> parse_block();
  bool ends_block() const;
  bool is_stray() const;
  void parse_stray_end();
  void parse_statement();
  void parse_plain_statement();
  void parse_constant_in_function();
  void parse_local();
  void parse_local_variable();
  void parse_set();
  void parse_assignment(const Token &name);
  void parse_call_statement();
  void parse_call_of(const Token &name);
  void parse_if();
  void parse_branch(bool has_condition);
  void parse_loop();
  void parse_exitwhen();
  void parse_return();
  void parse_unmarked();
  bool fail_misspelt(const Token &name);
  bool too_deep() const { return open_ifs_ + open_loops_ >= kMaxBlockDepth; }
  void skip_deep_block();
  void close_block(TokenKind end, const Token &opener);
  void push(StmtKind kind, Position position, Expr *target, Expr *value);

  // Expressions (parse_expression.cpp)
  Expr *parse_expression();
  Expr *parse_binary(int lowest);
  Expr *parse_prefix();
  Expr *parse_prefix_operator(Op op);
  Expr *parse_primary();
  Expr *parse_literal();
  Expr *parse_parenthesised();
  Expr *parse_code();
  Expr *parse_name();
  Expr *parse_call(const Token &name);
  Expr *parse_element(const Token &name);
  int level(TokenKind kind) const;
  Expr *make(const Expr &expression) { return program_.arena.make(expression); }
  Expr *error_expression();
  Expr leaf(ExprKind kind, const Token &token) const;
  bool fits(uint32_t depth, const Token &where);

  Program &program_;
  const Options &options_;
  Reporter &reporter_;

  // Of the source at hand.
  Lexer *lexer_ = nullptr;
  std::string_view bytes_;
  Position base_ = 0;
  uint32_t source_ = 0;
  Flags flags_;
  std::vector<Declaration> *out_ = nullptr;
  Token token_;
  bool line_failed_ = false;  // nothing more is said about this line
  bool function_seen_ = false;
  bool globals_seen_ = false;
  bool stray_seen_ = false;
  bool constant_seen_ = false;  // read before a `function` that closes another one

  // Of the function at hand.
  bool in_function_ = false;
  bool hashing_ = false;
  uint64_t hash_ = 0;
  uint32_t open_ifs_ = 0;
  uint32_t open_loops_ = 0;
  uint32_t nesting_ = 0;    // of parentheses, arguments and prefix operators
  Position closed_at_ = 0;  // where a missing end of a block was last reported
  std::vector<Variable> locals_;
  std::vector<Stmt> statements_;  // of all open blocks, innermost last
  std::vector<Branch> branches_;
  std::vector<Expr *> arguments_;
};

}  // namespace openrealm::script
