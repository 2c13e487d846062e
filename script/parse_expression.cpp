// Expressions, by climbing precedence.
#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "script/parser.h"

namespace openrealm::script {
namespace {

constexpr uint32_t kMaxNesting = 250;
constexpr uint32_t kMaxDepth = kMaxExprDepth - kMaxNesting;  // the checker adds conversions, one a nesting at most
constexpr int kLowestLevel = 1;
constexpr int kArithmeticLevel = 5;  // what `not` takes for its operand

Op binary_op(TokenKind kind) {
  switch (kind) {
    case TokenKind::kAnd:
      return Op::kAnd;
    case TokenKind::kOr:
      return Op::kOr;
    case TokenKind::kAssign:  // already reported
    case TokenKind::kEqual:
      return Op::kEqual;
    case TokenKind::kNotEqual:
      return Op::kNotEqual;
    case TokenKind::kLess:
      return Op::kLess;
    case TokenKind::kLessEqual:
      return Op::kLessEqual;
    case TokenKind::kGreater:
      return Op::kGreater;
    case TokenKind::kGreaterEqual:
      return Op::kGreaterEqual;
    case TokenKind::kPlus:
      return Op::kAdd;
    case TokenKind::kMinus:
      return Op::kSubtract;
    case TokenKind::kStar:
      return Op::kMultiply;
    case TokenKind::kSlash:
      return Op::kDivide;
    case TokenKind::kPercent:
      return Op::kMod;
    default:
      return Op::kNone;
  }
}

uint16_t length_of(const Token &token) {
  return static_cast<uint16_t>(std::min<Position>(token.end - token.begin, UINT16_MAX));
}

}  // namespace

// Higher binds tighter; 0 for what is no binary operator.
int Parser::level(TokenKind kind) const {
  switch (binary_op(kind)) {
    case Op::kAnd:
      return options_.or_binds_tighter ? 1 : 2;
    case Op::kOr:
      return options_.or_binds_tighter ? 2 : 1;
    case Op::kEqual:
    case Op::kNotEqual:
      return 3;
    case Op::kLess:
    case Op::kLessEqual:
    case Op::kGreater:
    case Op::kGreaterEqual:
      return 4;
    case Op::kAdd:
    case Op::kSubtract:
      return kArithmeticLevel;
    case Op::kMultiply:
    case Op::kDivide:
    case Op::kMod:
      return 6;
    default:
      return 0;
  }
}

Expr Parser::leaf(ExprKind kind, const Token &token) const {
  Expr result;
  result.kind = kind;
  result.position = token.begin;
  result.length = length_of(token);
  if (kind == ExprKind::kName || kind == ExprKind::kElement || kind == ExprKind::kCall || kind == ExprKind::kCode) {
    result.name = token.value.symbol;
  }
  return result;
}

Expr *Parser::error_expression() {
  return make(leaf(ExprKind::kError, token_));
}

bool Parser::fits(uint32_t depth, const Token &where) {
  if (depth <= kMaxDepth) return true;
  fail(where.begin, where.end, "this expression is too long; split it with a variable");
  return false;
}

Expr *Parser::parse_expression() {
  return parse_binary(kLowestLevel);
}

Expr *Parser::parse_binary(int lowest) {
  Expr *left = parse_prefix();
  while (!line_failed_ && level(token_.kind) >= lowest && level(token_.kind) > 0) {
    const Token sign = token_;
    if (at(TokenKind::kAssign)) fail("'=' assigns; write '==' to compare");
    advance();
    Expr *right = parse_binary(level(sign.kind) + 1);
    const uint32_t depth = std::max(left->depth, right->depth) + 1u;
    if (!fits(depth, sign)) return error_expression();
    Expr binary = leaf(ExprKind::kBinary, sign);
    binary.op = binary_op(sign.kind);
    binary.depth = static_cast<uint16_t>(depth);
    binary.value.pair = {left, right};
    left = make(binary);
  }
  return left;
}

// Every way into a deeper expression leads through here.
Expr *Parser::parse_prefix() {
  if (nesting_ == kMaxNesting) fail("this expression is nested too deep; split it with a variable");
  if (line_failed_) return error_expression();
  ++nesting_;
  Expr *result = nullptr;
  switch (token_.kind) {
    case TokenKind::kNot:
      result = parse_prefix_operator(Op::kNot);
      break;
    case TokenKind::kMinus:
      result = parse_prefix_operator(Op::kNegate);
      break;
    case TokenKind::kPlus:
      result = parse_prefix_operator(Op::kPlus);
      break;
    default:
      result = parse_primary();
      break;
  }
  --nesting_;
  return result;
}

Expr *Parser::parse_prefix_operator(Op op) {
  const Token sign = token_;
  advance();
  Expr *operand = op == Op::kNot ? parse_binary(kArithmeticLevel) : parse_prefix();
  if (!fits(operand->depth + 1u, sign)) return error_expression();
  Expr unary = leaf(ExprKind::kUnary, sign);
  unary.op = op;
  unary.depth = static_cast<uint16_t>(operand->depth + 1);
  unary.value.pair = {operand, nullptr};
  return make(unary);
}

Expr *Parser::parse_primary() {
  switch (token_.kind) {
    case TokenKind::kInteger:
    case TokenKind::kReal:
    case TokenKind::kString:
    case TokenKind::kTrue:
    case TokenKind::kFalse:
    case TokenKind::kNull:
      return parse_literal();
    case TokenKind::kLeftParen:
      return parse_parenthesised();
    case TokenKind::kFunction:
      return parse_code();
    case TokenKind::kName:
      return parse_name();
    default:
      fail_expected("a value");
      return error_expression();
  }
}

Expr *Parser::parse_literal() {
  const Token literal = token_;
  advance();
  if (literal.overflow && reporter_.has(Flag::kNumberLiterals)) {
    reporter_.report(Finding::kRequested, literal.begin, literal.end,
                     "this number does not fit 32 bits; make it smaller");
  }
  Expr result = leaf(ExprKind::kNull, literal);
  result.type = kNullType;
  switch (literal.kind) {
    case TokenKind::kInteger:
      result.kind = ExprKind::kInteger, result.type = kIntegerType;
      result.value.integer = literal.value.integer;
      break;
    case TokenKind::kReal:
      result.kind = ExprKind::kReal, result.type = kRealType;
      result.value.real = literal.value.real;
      break;
    case TokenKind::kString:
      result.kind = ExprKind::kString, result.type = kStringType;
      result.value.text = literal.value.text;
      break;
    case TokenKind::kTrue:
    case TokenKind::kFalse:
      result.kind = ExprKind::kBoolean, result.type = kBooleanType;
      result.value.boolean = literal.kind == TokenKind::kTrue;
      break;
    default:
      break;
  }
  return make(result);
}

Expr *Parser::parse_parenthesised() {
  const Token open = token_;
  advance();
  Expr *inner = parse_expression();
  if (line_failed_ || accept(TokenKind::kRightParen)) return inner;
  fail(open.begin, open.end, fmt::format("this '(' is not closed; ')' expected, found {}", describe_token()));
  return inner;
}

// 'function' NAME
Expr *Parser::parse_code() {
  const Token word = token_;
  advance();
  const Token name = token_;
  if (expect_name("a function") == 0) return error_expression();
  if (at(TokenKind::kLeftParen)) {
    fail(word.begin, token_.end, "'function' names a function without calling it; remove the parentheses");
  }
  Expr code = leaf(ExprKind::kCode, name);
  code.type = kCodeType;
  return make(code);
}

Expr *Parser::parse_name() {
  const Token name = token_;
  advance();
  if (at(TokenKind::kLeftParen)) return parse_call(name);
  if (at(TokenKind::kLeftBracket)) return parse_element(name);
  return make(leaf(ExprKind::kName, name));
}

Expr *Parser::parse_element(const Token &name) {
  const Token open = token_;
  advance();
  Expr *subscript = parse_expression();
  if (!line_failed_ && !accept(TokenKind::kRightBracket)) {
    fail(open.begin, open.end, fmt::format("this '[' is not closed; ']' expected, found {}", describe_token()));
  }
  Expr element = leaf(ExprKind::kElement, name);
  element.depth = static_cast<uint16_t>(subscript->depth + 1);
  element.value.variable = {subscript, 0};
  return fits(element.depth, name) ? make(element) : error_expression();
}

Expr *Parser::parse_call(const Token &name) {
  const Token open = token_;
  advance();
  const size_t base = arguments_.size();
  uint32_t depth = 0;
  if (!at(TokenKind::kRightParen)) {
    do {
      arguments_.push_back(parse_expression());
      depth = std::max<uint32_t>(depth, arguments_.back()->depth);
    } while (!line_failed_ && accept(TokenKind::kComma));
  }
  if (!line_failed_ && !accept(TokenKind::kRightParen)) {
    fail(open.begin, open.end, fmt::format("this '(' is not closed; ',' or ')' expected, found {}", describe_token()));
  }
  if (line_failed_) {
    arguments_.resize(base);
    return error_expression();
  }
  Expr call = leaf(ExprKind::kCall, name);
  call.depth = static_cast<uint16_t>(depth + 1);
  const List<Expr *> list = program_.arena.copy(std::span<Expr *const>(arguments_).subspan(base));
  arguments_.resize(base);
  call.value.call = {list.data, 0, list.size};
  return fits(depth + 1, name) ? make(call) : error_expression();
}

}  // namespace openrealm::script
