// The pieces that function compilers share: the program's pools, and one function's growing code.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "script/bytecode.h"

namespace openrealm::script {

// Constants and literals of the whole program, each once.
class Pools {
 public:
  explicit Pools(Bytecode &code) : code_(code) {}

  // False when the pool has no room for another that an instruction could name.
  bool constant(uint32_t bits, uint16_t *index);
  uint32_t literal(std::string_view text);

 private:
  Bytecode &code_;
  std::unordered_map<uint32_t, uint16_t> constants_;
  std::map<std::string, uint32_t, std::less<>> literals_;
};

// A place in the code that jumps go to; it may be bound before or after them.
struct Label {
  int64_t at = -1;
  std::vector<uint32_t> jumps;
};

// Appends instructions to a FunctionCode, resolves jumps, hands out registers above the locals.
class CodeBuilder {
 public:
  explicit CodeBuilder(FunctionCode &function) : function_(function) {}

  void set_line(uint32_t line) { line_ = line; }
  void emit(Opcode op, uint32_t a = 0, uint32_t b = 0, uint32_t c = 0);
  void emit_imm(Opcode op, uint32_t a, int32_t imm);
  void jump(Opcode op, Label &label, uint32_t a = 0, uint32_t b = 0);
  void bind(Label &label);
  uint32_t here() const { return uint32_t(function_.code.size()); }

  void reserve(uint32_t registers);  // these are the locals'; the rest is handed out
  uint16_t take();
  uint32_t mark() const { return next_; }
  void release_to(uint32_t mark) { next_ = mark; }

  // Some jump was too far for its 16 bits: compile again without fused jumps.
  bool jump_too_far() const { return too_far_; }
  bool out_of_registers() const { return out_of_registers_; }

 private:
  void patch(uint32_t jump, int64_t target);

  FunctionCode &function_;
  uint32_t line_ = 0;
  uint32_t next_ = 0;
  bool too_far_ = false;
  bool out_of_registers_ = false;
};

}  // namespace openrealm::script
