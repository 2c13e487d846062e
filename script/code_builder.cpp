#include "script/code_builder.h"

#include <algorithm>

namespace openrealm::script {

namespace {

constexpr uint32_t kMaxRegisters = 60000;

}  // namespace

bool Pools::constant(uint32_t bits, uint16_t *index) {
  const auto found = constants_.find(bits);
  if (found != constants_.end()) {
    *index = found->second;
    return true;
  }
  if (code_.constants.size() > UINT16_MAX) return false;
  *index = uint16_t(code_.constants.size());
  code_.constants.push_back(bits);
  constants_.emplace(bits, *index);
  return true;
}

uint32_t Pools::literal(std::string_view text) {
  const auto found = literals_.find(text);
  if (found != literals_.end()) return found->second;
  const auto index = uint32_t(code_.literals.size());
  code_.literals.emplace_back(text);
  literals_.emplace(std::string(text), index);
  return index;
}

void CodeBuilder::emit(Opcode op, uint32_t a, uint32_t b, uint32_t c) {
  function_.code.push_back({uint16_t(op), uint16_t(a), uint16_t(b), uint16_t(c)});
  function_.lines.push_back(line_);
}

void CodeBuilder::emit_imm(Opcode op, uint32_t a, int32_t imm) {
  Instruction made{uint16_t(op), uint16_t(a), 0, 0};
  made.set_imm(imm);
  function_.code.push_back(made);
  function_.lines.push_back(line_);
}

void CodeBuilder::jump(Opcode op, Label &label, uint32_t a, uint32_t b) {
  const uint32_t jump = here();
  emit(op, a, b);
  if (label.at >= 0)
    patch(jump, label.at);
  else
    label.jumps.push_back(jump);
}

void CodeBuilder::bind(Label &label) {
  label.at = here();
  for (const uint32_t jump : label.jumps) patch(jump, label.at);
  label.jumps.clear();
}

void CodeBuilder::patch(uint32_t jump, int64_t target) {
  Instruction &instruction = function_.code[jump];
  const int64_t offset = target - (int64_t(jump) + 1);
  const Format format = kOpcodes[instruction.op].format;
  if (format == Format::kJump || format == Format::kRegJump) {
    instruction.set_imm(int32_t(offset));
    return;
  }
  if (offset < INT16_MIN || offset > INT16_MAX) too_far_ = true;
  instruction.c = uint16_t(int16_t(offset));
}

void CodeBuilder::reserve(uint32_t registers) {
  next_ = registers;
  out_of_registers_ = out_of_registers_ || registers > kMaxRegisters;
  function_.registers = std::max(function_.registers, next_);
}

uint16_t CodeBuilder::take() {
  if (next_ >= kMaxRegisters) {
    out_of_registers_ = true;
    return 0;
  }
  const auto taken = uint16_t(next_++);
  function_.registers = std::max(function_.registers, next_);
  return taken;
}

}  // namespace openrealm::script
