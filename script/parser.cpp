#include "script/parser.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include <fmt/format.h>

namespace openrealm::script {
namespace {

uint64_t mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * 0x9FB21C651E98DF25u;
  return hash ^ (hash >> 35);
}

constexpr uint64_t kNewlineHash = 0x6E65776C696E65u;

}  // namespace

void Parser::parse(uint32_t source, Flags flags, std::vector<Declaration> &out) {
  bytes_ = program_.sources.bytes(source);
  base_ = program_.sources.begin(source);
  Lexer lexer(bytes_, base_, flags, program_.names, program_.arena, reporter_);
  lexer_ = &lexer;
  source_ = source;
  flags_ = flags;
  out_ = &out;
  line_failed_ = function_seen_ = globals_seen_ = stray_seen_ = constant_seen_ = in_function_ = hashing_ = false;
  closed_at_ = base_ + static_cast<Position>(bytes_.size()) + 1;
  reporter_.set_flags(flags);
  token_ = lexer.next();
  while (!at(TokenKind::kEnd)) parse_top_level();
  lexer_ = nullptr;
}

void Parser::advance() {
  if (hashing_) {
    const bool named = at(TokenKind::kName) || token_.kind >= kFirstKeyword;
    const uint64_t value = at(TokenKind::kNewline) ? kNewlineHash
                           : named                 ? program_.names.hash(token_.value.symbol)
                                   : hash_text(bytes_.substr(token_.begin - base_, token_.end - token_.begin));
    hash_ = mix(hash_, value);
  }
  token_ = lexer_->next();
}

bool Parser::accept(TokenKind kind) {
  if (!at(kind)) return false;
  advance();
  return true;
}

bool Parser::expect(TokenKind kind, std::string_view what) {
  if (accept(kind)) return true;
  fail_expected(what);
  return false;
}

void Parser::fail(Position begin, Position end, std::string message) {
  if (!line_failed_) reporter_.report(Finding::kSyntax, begin, end, std::move(message));
  line_failed_ = true;
}

// The lexer has spoken about an invalid token already.
void Parser::fail_expected(std::string_view what) {
  if (at(TokenKind::kInvalid)) line_failed_ = true;
  const Position end = at(TokenKind::kNewline) ? token_.begin + 1 : token_.end;
  fail(token_.begin, end, fmt::format("{} expected, found {}", what, describe_token()));
}

std::string Parser::describe_token() const {
  if (at(TokenKind::kEnd)) return "the end of the file";
  if (at(TokenKind::kNewline)) return "the end of the line";
  return quoted(bytes_.substr(token_.begin - base_, token_.end - token_.begin));
}

void Parser::skip_line() {
  while (!at(TokenKind::kNewline) && !at(TokenKind::kEnd)) advance();
  accept(TokenKind::kNewline);
  line_failed_ = false;
}

void Parser::expect_line_end() {
  if (!at(TokenKind::kNewline) && !at(TokenKind::kEnd)) fail_expected("the end of the line");
  skip_line();
}

Symbol Parser::expect_name(std::string_view what) {
  if (at(TokenKind::kName)) {
    const Symbol symbol = token_.value.symbol;
    advance();
    return symbol;
  }
  if (token_.kind >= kFirstKeyword) {
    fail(fmt::format("'{}' is a word of the language and cannot name {}; choose another name",
                     keyword_text(token_.kind), what));
    return 0;
  }
  fail_expected(fmt::format("the name of {}", what));
  return 0;
}

void Parser::parse_top_level() {
  const bool is_stray = !at(TokenKind::kNewline);
  switch (token_.kind) {
    case TokenKind::kNewline:
      advance();
      return;
    case TokenKind::kType:
      parse_type();
      break;
    case TokenKind::kGlobals:
      parse_globals();
      break;
    case TokenKind::kConstant:
      parse_constant();
      break;
    case TokenKind::kNative:
      parse_native(std::exchange(constant_seen_, false));
      break;
    case TokenKind::kFunction:
      parse_function(std::exchange(constant_seen_, false));
      break;
    default:
      parse_stray_line();
      return;
  }
  if (is_stray) stray_seen_ = false;
}

// Says it once for a run of such lines. A text in the preprocessor's language is not read further, as nearly
// every line of it would be wrong.
void Parser::parse_stray_line() {
  if (is_preprocessor_word()) {
    fail(
        fmt::format("{} belongs to vJass, which the game does not read; save the map with its preprocessor. "
                    "The rest of this file is left out",
                    describe_token()));
    token_ = lexer_->skip_to_end();
    return;
  }
  if (at(TokenKind::kInvalid)) line_failed_ = true;
  if (!stray_seen_) {
    fail(fmt::format("{} outside of a function; here stand only types, globals, natives and functions",
                     describe_token()));
  }
  stray_seen_ = true;
  skip_line();
}

bool Parser::is_preprocessor_word() const {
  if (!at(TokenKind::kName)) return false;
  constexpr std::string_view kWords[] = {"library", "library_once", "scope",  "struct",   "interface",
                                         "module",  "private",      "public", "textmacro"};
  const std::string_view word = program_.names.text(token_.value.symbol);
  return std::find(std::begin(kWords), std::end(kWords), word) != std::end(kWords);
}

void Parser::parse_type() {
  if (function_seen_) fail("types come before the functions of a file; move this one up");
  advance();
  TypeDeclaration type;
  type.position = token_.begin;
  type.name = expect_name("a type");
  if (type.name != 0 && expect(TokenKind::kExtends, "'extends'")) {
    type.extends_position = token_.begin;
    type.extends = expect_name("the type that it extends");
  }
  expect_line_end();
  if (type.name != 0) declare(flags_, type);
}

void Parser::parse_globals() {
  const Token opener = token_;
  if (globals_seen_) fail("a file has one globals block; move these variables to the first one");
  globals_seen_ = true;
  advance();
  expect_line_end();
  while (true) {
    switch (token_.kind) {
      case TokenKind::kNewline:
        advance();
        break;
      case TokenKind::kEndglobals:
        advance();
        expect_line_end();
        return;
      case TokenKind::kEnd:
      case TokenKind::kFunction:
      case TokenKind::kNative:
      case TokenKind::kType:
        fail(opener.begin, opener.end, "this globals block has no 'endglobals'");
        line_failed_ = false;
        return;
      default:
        parse_global();
        break;
    }
  }
}

void Parser::parse_global() {
  Variable variable;
  if (at(TokenKind::kLocal)) fail("'local' in the globals block; write the type first");
  if (line_failed_) return skip_line();
  variable.is_constant = accept(TokenKind::kConstant);
  parse_typed_name(variable, "a variable");
  hashing_ = true;
  hash_ = 0;
  parse_initializer(variable);
  hashing_ = false;
  variable.initializer_hash = hash_;
  if (variable.is_constant && variable.initializer == nullptr && !line_failed_) {
    fail(variable.position, token_.begin, "a constant needs a value; write '= value' behind its name");
  }
  expect_line_end();
  if (variable.symbol != 0) declare(flags_, variable);
}

// TYPE ['array'] NAME
void Parser::parse_typed_name(Variable &variable, std::string_view what) {
  variable.type_position = token_.begin;
  if (at(TokenKind::kNothing)) {
    fail(fmt::format("'nothing' is not a type that {} can have", what));
    return;
  }
  if (!at(TokenKind::kName)) return fail_expected(fmt::format("the type of {}", what));
  variable.type_name = token_.value.symbol;
  advance();
  variable.is_array = accept(TokenKind::kArray);
  variable.position = token_.begin;
  variable.symbol = expect_name(what);
  variable.name = program_.names.text(variable.symbol);
}

void Parser::parse_initializer(Variable &variable) {
  if (line_failed_) {
    variable.initializer = error_expression();
    return;
  }
  const Token sign = token_;
  if (!accept(TokenKind::kAssign)) return;
  variable.initializer = parse_expression();
  if (variable.is_array) {
    fail(sign.begin, sign.end, "an array cannot be given a value here; set its elements in a function");
    variable.initializer = nullptr;
  }
}

void Parser::parse_constant() {
  advance();
  if (at(TokenKind::kFunction)) return parse_function(true);
  if (at(TokenKind::kNative)) return parse_native(true);
  fail_expected("'function' or 'native' behind 'constant'");
  skip_line();
}

void Parser::parse_native(bool is_constant) {
  if (function_seen_) {
    reporter_.report(Finding::kSemantic, token_.begin, token_.end,
                     "natives are declared before the first function of a file; move this one up");
  }
  const Flags flags = lexer_->annotated_flags();
  advance();
  Native native;
  native.is_constant = is_constant;
  native.is_broken = !parse_signature(native);
  expect_line_end();
  if (native.symbol != 0) declare(flags, std::move(native));
}

// NAME 'takes' parameters 'returns' type. False when something is missing; the symbol is set when it was there.
bool Parser::parse_signature(Signature &signature) {
  signature.position = token_.begin;
  signature.symbol = expect_name("a function");
  signature.name = program_.names.text(signature.symbol);
  if (signature.symbol == 0) return false;
  if (in_function_) {
    hashing_ = true;
    hash_ = 0;
  }
  if (!expect(TokenKind::kTakes, "'takes'") || !parse_parameters(signature)) return false;
  if (at(TokenKind::kReturn)) {
    fail("'returns' expected, found 'return'; add the s");
    return false;
  }
  if (!expect(TokenKind::kReturns, "',' or 'returns'")) return false;
  parse_return_type(signature);
  return !line_failed_;
}

bool Parser::parse_parameters(Signature &signature) {
  if (accept(TokenKind::kNothing)) return true;
  std::vector<Variable> parameters;
  do {
    Variable parameter;
    parameter.is_parameter = true;
    parse_typed_name(parameter, "a parameter");
    if (parameter.symbol == 0) return false;
    if (parameter.is_array) fail(parameter.position, token_.begin, "a parameter cannot be an array");
    parameters.push_back(parameter);
  } while (accept(TokenKind::kComma));
  signature.parameters = program_.arena.copy(std::span<const Variable>(parameters));
  return !line_failed_;
}

void Parser::parse_return_type(Signature &signature) {
  signature.returns_position = token_.begin;
  if (accept(TokenKind::kNothing)) return;
  if (!at(TokenKind::kName)) return fail_expected("the type that it returns, or 'nothing',");
  signature.returns_name = token_.value.symbol;
  advance();
}

void Parser::parse_function(bool is_constant) {
  Function function;
  function.is_constant = is_constant;
  const Flags flags = lexer_->annotated_flags();
  reporter_.set_flags(flags);
  function_seen_ = in_function_ = true;
  const size_t errors_before = reporter_.syntax_errors();
  advance();
  function.is_broken = !parse_signature(function);
  locals_.assign(function.parameters.begin(), function.parameters.end());
  expect_line_end();
  parse_body(function);
  in_function_ = false;
  function.locals = program_.arena.copy(std::span<const Variable>(locals_));
  function.body_hash = hash_;
  function.has_syntax_errors = reporter_.syntax_errors() != errors_before;
  reporter_.set_flags(flags_);
  if (function.symbol != 0) declare(flags, std::move(function));
}

}  // namespace openrealm::script
