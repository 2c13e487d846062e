#include <fmt/format.h>

#include "script/bytecode.h"

namespace openrealm::script {

namespace {

std::string operands(const Bytecode &code, const Instruction &i, uint32_t next) {
  const auto target = [next](int32_t offset) { return int64_t(next) + offset; };
  const auto near = [&] { return target(int16_t(i.c)); };
  switch (kOpcodes[i.op].format) {
    case Format::kNone:
      return "";
    case Format::kReg:
      return fmt::format("r{}", i.a);
    case Format::kRegReg:
      return fmt::format("r{} r{}", i.a, i.b);
    case Format::kReg3:
      return fmt::format("r{} r{} r{}", i.a, i.b, i.c);
    case Format::kRegConst:
      return fmt::format("r{} r{} #{:#x}", i.a, i.b, code.constants[i.c]);
    case Format::kRegBits:
      return fmt::format("r{} {:#x}", i.a, uint32_t(i.imm()));
    case Format::kRegString:
      return fmt::format("r{} literal {}", i.a, i.imm());
    case Format::kRegFunction:
    case Format::kCall:
      return fmt::format("r{} {}", i.a, code.functions[size_t(i.imm())].name);
    case Format::kRegGlobal:
      return fmt::format("r{} {}", i.a, code.globals[size_t(i.imm())].name);
    case Format::kGetElement:
      return fmt::format("r{} array {} r{}", i.a, i.b, i.c);
    case Format::kSetElement:
      return fmt::format("array {} r{} r{}", i.a, i.b, i.c);
    case Format::kJump:
      return fmt::format("-> {}", target(i.imm()));
    case Format::kRegJump:
      return fmt::format("r{} -> {}", i.a, target(i.imm()));
    case Format::kCompareJump:
      return fmt::format("r{} r{} -> {}", i.a, i.b, near());
    case Format::kCompareConstJump:
      return fmt::format("r{} #{:#x} -> {}", i.a, code.constants[i.b], near());
    case Format::kNativeCall:
      return fmt::format("r{} {}", i.a, code.natives[size_t(i.imm())].name);
  }
  return "";
}

}  // namespace

std::string disassemble(const Bytecode &code, uint32_t function) {
  const FunctionCode &f = code.functions[function];
  std::string text =
      fmt::format("function {} ({}:{}), {} registers\n", f.name, code.files[f.file], f.line, f.registers);
  for (uint32_t pc = 0; pc < f.code.size(); ++pc)
    text += fmt::format("{:5} {:5}  {:<18} {}\n", pc, f.lines[pc], kOpcodes[f.code[pc].op].name,
                        operands(code, f.code[pc], pc + 1));
  return text;
}

}  // namespace openrealm::script
