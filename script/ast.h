// The tree of a script. Nodes live in the Program's arena, are plain data and are never shared, so a
// pointer to one is good as long as its Program. The parser makes them; the checker resolves names and
// types in place. The comments say what holds in a program without errors.
#pragma once

#include <cstdint>
#include <string_view>

#include "script/arena.h"
#include "script/source.h"
#include "script/types.h"

namespace openrealm::script {

// An interned name: equal names have equal symbols. Program::names has the text.
using Symbol = uint32_t;

// No path from a statement's expression to a leaf is longer, no block is nested deeper; so walking a
// tree by recursion is safe.
inline constexpr uint32_t kMaxExprDepth = 1000;
inline constexpr uint32_t kMaxBlockDepth = 250;

enum class ExprKind : uint8_t {
  kInteger,        // value.integer; also rawcodes
  kReal,           // value.real
  kBoolean,        // value.boolean
  kString,         // value.text, escapes already resolved; any byte may occur
  kNull,           // `type` is what the context wants: 0, 0.0, null string, null handle, null code
  kCode,           // `function f`: value.index into Program::functions
  kLocal,          // value.variable.index into Function::locals
  kGlobal,         // value.variable.index into Program::globals
  kLocalElement,   // the same with value.variable.subscript
  kGlobalElement,  // the same with value.variable.subscript
  kCall,           // value.call.callee into Program::functions
  kNativeCall,     // value.call.callee into Program::natives
  kUnary,          // op, value.pair.left
  kBinary,         // op, value.pair.left and right, whose types agree (see Op)
  kIntToReal,      // value.pair.left is an integer, this is a real
  kReinterpret,    // value.pair.left's bits taken for `type`: the return bug, see Options. A handle's or string's
                   // number becomes an integer and back; a real's 32 bits become an integer and back
  kName,           // parser only: a variable not yet looked up
  kElement,        // parser only: an array element not yet looked up
  kError,          // parser only: nothing could be read here; type kUnknownType
};

// Operands: arithmetic both integer or both real (kAdd also both string); kMod integer; order comparisons both
// integer or both real; kEqual and kNotEqual of one built-in type, or two handles of any types; kAnd, kOr, kNot
// boolean.
enum class Op : uint8_t {
  kNone,
  kAdd,
  kSubtract,
  kMultiply,
  kDivide,
  kMod,
  kLess,
  kLessEqual,
  kGreater,
  kGreaterEqual,
  kEqual,
  kNotEqual,
  kAnd,
  kOr,
  kNegate,
  kPlus,
  kNot,
};

struct Expr {
  struct Text {
    const char *data;
    uint32_t size;
    std::string_view view() const { return {data, size}; }
  };
  struct Pair {
    Expr *left;
    Expr *right;
  };
  struct Variable {
    Expr *subscript;
    uint32_t index;
  };
  struct Call {
    Expr **arguments;
    uint32_t callee;
    uint32_t count;
    List<Expr *> list() const { return {arguments, count}; }
  };
  union Value {
    int32_t integer;
    float real;
    bool boolean;
    uint32_t index;
    Text text;
    Pair pair;
    Variable variable;
    Call call;
  };

  ExprKind kind = ExprKind::kError;
  Op op = Op::kNone;
  TypeId type = kUnknownType;
  Position position = 0;  // of the first byte, of a binary operator its sign
  Symbol name = 0;        // of variables, calls and function literals
  uint16_t depth = 1;     // 1 for leaves
  uint16_t length = 0;    // bytes from `position` that a message underlines
  Value value = {};
};

static_assert(sizeof(Expr) == 32);

enum class StmtKind : uint8_t {
  kSet,       // target = value
  kCall,      // value is a kCall or kNativeCall
  kIf,        // branches
  kLoop,      // body
  kExitWhen,  // value; always inside a loop
  kReturn,    // value or nullptr. Where the leniency allows it, a function returning nothing may have a value here:
              // evaluate and drop it; and one returning something may have none: answer the type's default.
};

struct Stmt;

struct Branch {
  Expr *condition = nullptr;  // null for `else`, which is last
  List<Stmt> body;
};

struct Stmt {
  StmtKind kind = StmtKind::kReturn;
  bool debug = false;  // `debug` stands before it; retail games skip such statements
  Position position = 0;
  Expr *target = nullptr;  // kLocal, kGlobal or an element
  Expr *value = nullptr;
  List<Stmt> body;
  List<Branch> branches;
};

struct Variable {
  std::string_view name;
  Symbol symbol = 0;
  TypeId type = kUnknownType;
  bool is_array = false;
  bool is_constant = false;   // globals only
  bool is_parameter = false;  // in Function::locals only
  Position position = 0;      // of the name
  Symbol type_name = 0;
  Position type_position = 0;
  Expr *initializer = nullptr;    // converted to `type`; null when there is none
  uint64_t initializer_hash = 0;  // globals only: of its tokens, as Function::body_hash
};

// What a call needs to know about natives and functions alike.
struct Signature {
  std::string_view name;
  Symbol symbol = 0;
  bool is_constant = false;
  bool is_broken = false;  // the header could not be read
  TypeId returns = kNothingType;
  List<Variable> parameters;
  Position position = 0;  // of the name
  Symbol returns_name = 0;
  Position returns_position = 0;
};

struct Native : Signature {};

// `locals` begins with the parameters and goes on with the local variables, both in order of declaration.
// Running it: evaluate the initialisers in that order, then the body.
struct Function : Signature {
  List<Variable> locals;
  List<Stmt> body;
  bool has_syntax_errors = false;
  Position end = 0;        // of `endfunction`
  uint64_t body_hash = 0;  // of the token kinds and texts from `takes` to `endfunction`: the same on every
                           // machine and for every layout of the text
};

}  // namespace openrealm::script
