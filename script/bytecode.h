// Compiled scripts: what the compiler makes and the Vm links. Plain derived data, immutable once made, free of
// pointers into the Program it came from; nothing of it is ever state.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace openrealm::script {

enum class Opcode : uint16_t {
#define X(name, format) name,
#include "script/opcodes.def"
#undef X
  kCount
};

// What the operands are. `imm` is b and c taken together as 32 bits.
enum class Format : uint8_t {
  kNone,
  kReg,               // a
  kRegReg,            // a, b
  kReg3,              // a, b, c
  kRegConst,          // a, b, constant c
  kRegBits,           // a, imm
  kRegString,         // a, imm into Bytecode::literals
  kRegFunction,       // a, imm into Bytecode::functions
  kRegGlobal,         // a, imm into Bytecode::globals
  kGetElement,        // a, array b, c
  kSetElement,        // array a, b, c
  kJump,              // imm
  kRegJump,           // a, imm
  kCompareJump,       // a, b, signed c
  kCompareConstJump,  // a, constant b, signed c
  kCall,              // a, imm into Bytecode::functions
  kNativeCall,        // a, imm into Bytecode::natives
};

struct OpcodeInfo {
  std::string_view name;
  Format format;
};

inline constexpr std::array<OpcodeInfo, size_t(Opcode::kCount)> kOpcodes = {{
#define X(name, format) {#name, Format::format},
#include "script/opcodes.def"
#undef X
}};

struct Instruction {
  uint16_t op = 0;
  uint16_t a = 0;
  uint16_t b = 0;
  uint16_t c = 0;

  int32_t imm() const { return int32_t(uint32_t(b) | uint32_t(c) << 16); }
  void set_imm(int32_t value) {
    b = uint16_t(uint32_t(value));
    c = uint16_t(uint32_t(value) >> 16);
  }
};
static_assert(sizeof(Instruction) == 8);

// How a value is held. Each has a letter, used in the shapes of sleeping frames.
enum class ValueKind : uint8_t { kNothing, kInteger, kReal, kBoolean, kString, kCode, kHandle };
inline constexpr char kKindLetters[] = "nirbsch";
constexpr char kind_letter(ValueKind kind) {
  return kKindLetters[size_t(kind)];
}

inline constexpr uint16_t kNoRegister = 0xFFFF;

// A parameter or local variable, in order of declaration. `flag` is the register that tells whether it has a
// value, for those that may be read without one.
struct LocalSlot {
  std::string name;
  ValueKind kind = ValueKind::kNothing;
  bool is_array = false;
  uint16_t reg = 0;
  uint16_t flag = kNoRegister;
};

struct PendingSlot {
  ValueKind kind = ValueKind::kNothing;
  uint16_t reg = 0;
};

// Where a thread can sleep: every call, in order of evaluation; its index is its ordinal. `pending` are the
// operands that were evaluated before the call and are needed after it, in order of evaluation, but for constant
// expressions and plain variables of the function, which are read after it.
struct CallSite {
  uint32_t pc = 0;  // of the call, from the function's first instruction
  uint32_t first_pending = 0;
  uint32_t pending_count = 0;
};

struct FunctionCode {
  std::string name;
  std::string returns;  // type name
  ValueKind return_kind = ValueKind::kNothing;
  uint32_t parameters = 0;
  uint32_t registers = 0;  // of a frame, argument windows included
  uint32_t cleared = 0;    // registers [parameters, cleared) begin as zero
  uint64_t body_hash = 0;
  uint32_t file = 0;  // into Bytecode::files
  uint32_t line = 0;
  std::vector<LocalSlot> locals;
  std::vector<Instruction> code;
  std::vector<uint32_t> lines;  // of each instruction
  std::vector<CallSite> sites;  // by pc
  std::vector<PendingSlot> pending;
};

// `declaration` is type and name, "unit array heroes": equal declarations are one variable across reloads.
struct GlobalCode {
  std::string declaration;
  std::string name;
  std::string type;
  ValueKind kind = ValueKind::kNothing;
  bool is_array = false;
  bool is_constant = false;
  uint32_t array = 0;                 // number among the arrays
  uint32_t initialiser = UINT32_MAX;  // into Bytecode::functions
};

struct NativeCode {
  std::string name;
  std::string signature;  // "integer (gamecache, string, string)"
  ValueKind return_kind = ValueKind::kNothing;
  std::vector<ValueKind> parameters;
};

struct TypeCode {
  std::string name;
  uint32_t parent = UINT32_MAX;
};

struct Bytecode {
  std::vector<std::string> files;
  std::vector<TypeCode> types;  // parents before children
  std::vector<GlobalCode> globals;
  std::vector<NativeCode> natives;
  std::vector<FunctionCode> functions;  // the script's, then one per initialiser
  uint32_t script_functions = 0;
  uint32_t arrays = 0;
  std::vector<uint32_t> constants;
  std::vector<std::string> literals;
};

// One line an instruction: number, line, name, operands by name. For people and tests.
std::string disassemble(const Bytecode &code, uint32_t function);

}  // namespace openrealm::script
