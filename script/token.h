// The words of the language.
#pragma once

#include <cstdint>
#include <string_view>

#include "script/ast.h"
#include "script/source.h"

namespace openrealm::script {

#define OPENREALM_SCRIPT_KEYWORDS(X) \
  X(And, "and")                      \
  X(Alias, "alias")                  \
  X(Array, "array")                  \
  X(Call, "call")                    \
  X(Constant, "constant")            \
  X(Debug, "debug")                  \
  X(Else, "else")                    \
  X(Elseif, "elseif")                \
  X(Endfunction, "endfunction")      \
  X(Endglobals, "endglobals")        \
  X(Endif, "endif")                  \
  X(Endloop, "endloop")              \
  X(Exitwhen, "exitwhen")            \
  X(Extends, "extends")              \
  X(False, "false")                  \
  X(Function, "function")            \
  X(Globals, "globals")              \
  X(If, "if")                        \
  X(Local, "local")                  \
  X(Loop, "loop")                    \
  X(Native, "native")                \
  X(Not, "not")                      \
  X(Nothing, "nothing")              \
  X(Null, "null")                    \
  X(Or, "or")                        \
  X(Return, "return")                \
  X(Returns, "returns")              \
  X(Set, "set")                      \
  X(Takes, "takes")                  \
  X(Then, "then")                    \
  X(True, "true")                    \
  X(Type, "type")

enum class TokenKind : uint8_t {
  kEnd,
  kNewline,  // one or more line ends, with the comments between them
  kName,
  kInteger,  // also rawcodes
  kReal,
  kString,
  kInvalid,  // already reported
  kComma,
  kAssign,
  kLeftParen,
  kRightParen,
  kLeftBracket,
  kRightBracket,
  kPlus,
  kMinus,
  kStar,
  kSlash,
  kPercent,
  kEqual,
  kNotEqual,
  kLess,
  kLessEqual,
  kGreater,
  kGreaterEqual,
#define OPENREALM_KEYWORD_KIND(name, text) k##name,
  OPENREALM_SCRIPT_KEYWORDS(OPENREALM_KEYWORD_KIND)
#undef OPENREALM_KEYWORD_KIND
};

inline constexpr TokenKind kFirstKeyword = TokenKind::kAnd;

struct Token {
  union Value {
    int32_t integer;
    float real;
    Symbol symbol;    // names and keywords
    Expr::Text text;  // strings, escapes resolved
  };

  TokenKind kind = TokenKind::kEnd;
  bool overflow = false;  // a number that does not fit
  Position begin = 0;
  Position end = 0;
  Value value = {};
};

}  // namespace openrealm::script
