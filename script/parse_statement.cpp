// Bodies of functions: locals, statements and blocks.
#include <span>
#include <utility>

#include <fmt/format.h>

#include "base/nearest.h"
#include "script/parser.h"

namespace openrealm::script {

void Parser::parse_body(Function &function) {
  open_ifs_ = open_loops_ = nesting_ = 0;
  parse_locals();
  function.body = parse_block();
  function.end = token_.begin;
  if (at(TokenKind::kEndfunction)) {
    advance();
    hashing_ = false;
    return expect_line_end();
  }
  hashing_ = false;
  if (closed_at_ != token_.begin) {
    fail(function.position, function.position + static_cast<Position>(function.name.size()),
         fmt::format("function {} has no 'endfunction'", quoted(function.name)));
  }
  line_failed_ = false;
}

void Parser::parse_locals() {
  while (!constant_seen_) {
    if (accept(TokenKind::kNewline)) continue;
    if (at(TokenKind::kLocal)) {
      parse_local();
    } else if (at(TokenKind::kConstant)) {
      parse_constant_in_function();
    } else {
      return;
    }
  }
}

bool Parser::ends_block() const {
  switch (token_.kind) {
    case TokenKind::kEnd:
    case TokenKind::kElse:
    case TokenKind::kElseif:
    case TokenKind::kEndif:
    case TokenKind::kEndloop:
    case TokenKind::kEndfunction:
    case TokenKind::kFunction:
    case TokenKind::kNative:
    case TokenKind::kGlobals:
      return true;
    default:
      return false;
  }
}

// True for the end of a block of which none is open.
bool Parser::is_stray() const {
  if (at(TokenKind::kEndloop)) return open_loops_ == 0;
  const bool of_if = at(TokenKind::kElse) || at(TokenKind::kElseif) || at(TokenKind::kEndif);
  return of_if && open_ifs_ == 0;
}

void Parser::parse_stray_end() {
  fail(fmt::format("'{}' but no '{}' is open here; remove it or add the opening line", keyword_text(token_.kind),
                   at(TokenKind::kEndloop) ? "loop" : "if"));
  skip_line();
}

// Stops at a token that ends this block or one around it.
List<Stmt> Parser::parse_block() {
  const size_t base = statements_.size();
  while (true) {
    if (accept(TokenKind::kNewline)) continue;
    if (!ends_block()) {
      parse_statement();
    } else if (is_stray()) {
      parse_stray_end();
    } else {
      break;
    }
  }
  const List<Stmt> block = program_.arena.copy(std::span<const Stmt>(statements_).subspan(base));
  statements_.resize(base);
  return block;
}

void Parser::push(StmtKind kind, Position position, Expr *target, Expr *value) {
  Stmt statement;
  statement.kind = kind;
  statement.position = position;
  statement.target = target;
  statement.value = value;
  statements_.push_back(statement);
}

void Parser::parse_statement() {
  const size_t before = statements_.size();
  bool debug = false;
  while (accept(TokenKind::kDebug)) debug = true;
  parse_plain_statement();
  if (debug && statements_.size() > before) statements_.back().debug = true;
}

void Parser::parse_plain_statement() {
  switch (token_.kind) {
    case TokenKind::kSet:
      return parse_set();
    case TokenKind::kCall:
      return parse_call_statement();
    case TokenKind::kIf:
      return parse_if();
    case TokenKind::kLoop:
      return parse_loop();
    case TokenKind::kExitwhen:
      return parse_exitwhen();
    case TokenKind::kReturn:
      return parse_return();
    case TokenKind::kName:
      return parse_unmarked();
    case TokenKind::kConstant:
      return parse_constant_in_function();
    case TokenKind::kLocal:
      reporter_.report(Finding::kSemantic, token_.begin, token_.end,
                       "locals come before the first statement of a function; move this one up");
      return parse_local();
    case TokenKind::kType:
      fail("types cannot be declared in a function; move this one to the top of the file");
      return skip_line();
    default:
      fail_expected("a statement");
      return skip_line();
  }
}

// Either a local that cannot be constant, or the next function when this one has no end.
void Parser::parse_constant_in_function() {
  const Token constant = token_;
  advance();
  if (at(TokenKind::kFunction) || at(TokenKind::kNative)) {
    constant_seen_ = true;
    return;
  }
  fail(constant.begin, constant.end, "only globals can be constant; remove 'constant'");
  if (at(TokenKind::kLocal)) return parse_local();
  skip_line();
}

void Parser::parse_local() {
  advance();
  if (at(TokenKind::kConstant)) {
    fail("a local cannot be constant; remove 'constant'");
    advance();
  }
  parse_local_variable();
}

void Parser::parse_local_variable() {
  Variable variable;
  parse_typed_name(variable, "a local variable");
  parse_initializer(variable);
  if (variable.symbol != 0) locals_.push_back(variable);
  expect_line_end();
}

void Parser::parse_set() {
  advance();
  const Token name = token_;
  if (expect_name("a variable") == 0) return skip_line();
  if (at(TokenKind::kLeftParen)) {
    fail(name.begin, name.end, "a function is called with 'call', not 'set'");
    return parse_call_of(name);
  }
  if (at(TokenKind::kName)) {
    fail(name.begin, token_.end,
         "only the variable's name stands behind 'set'; its type is given where it is declared");
    return skip_line();
  }
  parse_assignment(name);
}

// [subscript] = value, behind the name.
void Parser::parse_assignment(const Token &name) {
  Expr *target = at(TokenKind::kLeftBracket) ? parse_element(name) : make(leaf(ExprKind::kName, name));
  Expr *value = expect(TokenKind::kAssign, "'='") ? parse_expression() : error_expression();
  push(StmtKind::kSet, name.begin, target, value);
  expect_line_end();
}

void Parser::parse_call_statement() {
  advance();
  const Token name = token_;
  if (expect_name("a function") == 0) return skip_line();
  parse_call_of(name);
}

void Parser::parse_call_of(const Token &name) {
  if (at(TokenKind::kLeftParen)) {
    push(StmtKind::kCall, name.begin, nullptr, parse_call(name));
  } else {
    fail_expected("'(' behind the function's name");
  }
  expect_line_end();
}

void Parser::parse_if() {
  const Token opener = token_;
  if (too_deep()) return skip_deep_block();
  ++open_ifs_;
  const size_t base = branches_.size();
  bool has_condition = true;
  advance();
  parse_branch(true);
  while (at(TokenKind::kElseif) || at(TokenKind::kElse)) {
    if (!has_condition) fail("'else' is the last branch of an 'if'; move this one up");
    has_condition = at(TokenKind::kElseif);
    advance();
    parse_branch(has_condition);
  }
  --open_ifs_;
  close_block(TokenKind::kEndif, opener);
  push(StmtKind::kIf, opener.begin, nullptr, nullptr);
  statements_.back().branches = program_.arena.copy(std::span<const Branch>(branches_).subspan(base));
  branches_.resize(base);
}

void Parser::parse_branch(bool has_condition) {
  Branch branch;
  if (has_condition) {
    branch.condition = parse_expression();
    if (!line_failed_) expect(TokenKind::kThen, "'then'");
  }
  expect_line_end();
  branch.body = parse_block();
  branches_.push_back(branch);
}

void Parser::parse_loop() {
  const Token opener = token_;
  if (too_deep()) return skip_deep_block();
  ++open_loops_;
  advance();
  expect_line_end();
  const List<Stmt> body = parse_block();
  --open_loops_;
  close_block(TokenKind::kEndloop, opener);
  push(StmtKind::kLoop, opener.begin, nullptr, nullptr);
  statements_.back().body = body;
}

// Blocks that were left open at one place are reported once, for the innermost.
void Parser::close_block(TokenKind end, const Token &opener) {
  if (at(end)) {
    advance();
    return expect_line_end();
  }
  if (closed_at_ != token_.begin) {
    fail(opener.begin, opener.end,
         fmt::format("this '{}' has no '{}'; it is missing before line {}", end == TokenKind::kEndif ? "if" : "loop",
                     keyword_text(end), line_of(token_.begin)));
  }
  closed_at_ = token_.begin;
  line_failed_ = false;
}

void Parser::skip_deep_block() {
  fail(fmt::format("blocks are nested more than {} deep; move the inner ones to a function", kMaxBlockDepth));
  uint32_t depth = 0;
  while (!at(TokenKind::kEnd)) {
    if (ends_block() && (at(TokenKind::kEndfunction) || at(TokenKind::kFunction) || at(TokenKind::kNative))) return;
    if (at(TokenKind::kIf) || at(TokenKind::kLoop)) ++depth;
    const bool closes = at(TokenKind::kEndif) || at(TokenKind::kEndloop);
    skip_line();
    if (closes && --depth == 0) return;
  }
}

void Parser::parse_exitwhen() {
  const Token exit = token_;
  advance();
  if (open_loops_ == 0) {
    reporter_.report(Finding::kSyntax, exit.begin, exit.end, "'exitwhen' leaves a loop, but none is open here");
  }
  push(StmtKind::kExitWhen, exit.begin, nullptr, parse_expression());
  expect_line_end();
}

void Parser::parse_return() {
  const Token word = token_;
  advance();
  const bool has_value = !at(TokenKind::kNewline) && !at(TokenKind::kEnd);
  push(StmtKind::kReturn, word.begin, nullptr, has_value ? parse_expression() : nullptr);
  expect_line_end();
}

// A line that begins with a name lacks its first word. Saying which needs the second token.
void Parser::parse_unmarked() {
  const Token name = token_;
  if (fail_misspelt(name)) return skip_line();
  advance();
  switch (token_.kind) {
    case TokenKind::kLeftParen:
      fail(name.begin, name.end, "a call begins with 'call'");
      return parse_call_of(name);
    case TokenKind::kAssign:
    case TokenKind::kLeftBracket:
      fail(name.begin, name.end, "an assignment begins with 'set'");
      return parse_assignment(name);
    case TokenKind::kName:
    case TokenKind::kArray: {
      fail(name.begin, name.end, "a local variable begins with 'local'");
      Variable variable;
      variable.type_name = name.value.symbol;
      variable.type_position = name.begin;
      variable.is_array = accept(TokenKind::kArray);
      variable.position = token_.begin;
      variable.symbol = expect_name("a local variable");
      variable.name = program_.names.text(variable.symbol);
      variable.initializer = variable.is_array ? nullptr : error_expression();
      if (variable.symbol != 0) locals_.push_back(variable);
      return skip_line();
    }
    default:
      fail(name.begin, name.end,
           fmt::format("{} begins no statement; write 'set', 'call' or 'local' before it",
                       quoted(program_.names.text(name.value.symbol))));
      return skip_line();
  }
}

bool Parser::fail_misspelt(const Token &name) {
  const std::string_view text = program_.names.text(name.value.symbol);
  std::string_view meant;
  for (const TokenKind word : {TokenKind::kSet, TokenKind::kCall, TokenKind::kLocal, TokenKind::kReturn, TokenKind::kIf,
                               TokenKind::kElse, TokenKind::kElseif, TokenKind::kEndif, TokenKind::kLoop,
                               TokenKind::kEndloop, TokenKind::kExitwhen, TokenKind::kEndfunction}) {
    if (edit_distance(text, keyword_text(word), 1) <= 1) meant = keyword_text(word);
  }
  if (meant.empty()) return false;
  fail(name.begin, name.end, fmt::format("{} begins no statement; did you mean '{}'?", quoted(text), meant));
  return true;
}

}  // namespace openrealm::script
