#include "script/code_changes.h"

#include <string_view>
#include <unordered_map>

#include "script/bytecode.h"

namespace openrealm::script {

namespace {

using ByName = std::unordered_map<std::string_view, const FunctionCode *>;

// Of several functions of one name the last counts, as when it is called.
ByName functions_of(const Bytecode &code) {
  ByName functions;
  for (uint32_t i = 0; i < code.script_functions; ++i) functions[code.functions[i].name] = &code.functions[i];
  return functions;
}

CodeChanges::Names compare_functions(const Bytecode &before, const Bytecode &now) {
  CodeChanges::Names found;
  const ByName old = functions_of(before);
  const ByName current = functions_of(now);
  for (uint32_t i = 0; i < now.script_functions; ++i) {
    const FunctionCode &function = now.functions[i];
    if (current.at(function.name) != &function) continue;
    const auto known = old.find(function.name);
    if (known == old.end())
      found.fresh.push_back(function.name);
    else if (known->second->body_hash != function.body_hash)
      found.changed.push_back(function.name);
  }
  for (uint32_t i = 0; i < before.script_functions; ++i) {
    const FunctionCode &function = before.functions[i];
    if (old.at(function.name) == &function && !current.contains(function.name)) found.gone.push_back(function.name);
  }
  return found;
}

// Two instructions that do the same, whatever numbers their codes give to what they name.
class Instructions {
 public:
  Instructions(const Bytecode &a, const Bytecode &b) : a_(a), b_(b) {}

  bool same(const FunctionCode &a, const FunctionCode &b) const {
    if (a.code.size() != b.code.size()) return false;
    for (size_t i = 0; i < a.code.size(); ++i)
      if (!same(a.code[i], b.code[i])) return false;
    return true;
  }

 private:
  bool same(const Instruction &a, const Instruction &b) const {
    if (a.op != b.op) return false;
    const auto x = size_t(a.imm()), y = size_t(b.imm());
    switch (kOpcodes[a.op].format) {
      case Format::kRegConst:
        return a.a == b.a && a.b == b.b && a_.constants[a.c] == b_.constants[b.c];
      case Format::kCompareConstJump:
        return a.a == b.a && a.c == b.c && a_.constants[a.b] == b_.constants[b.b];
      case Format::kRegString:
        return a.a == b.a && a_.literals[x] == b_.literals[y];
      case Format::kRegFunction:
      case Format::kCall:
        return a.a == b.a && a_.functions[x].name == b_.functions[y].name;
      case Format::kRegGlobal:
        return a.a == b.a && a_.globals[x].declaration == b_.globals[y].declaration;
      case Format::kNativeCall:
        return a.a == b.a && a_.natives[x].name == b_.natives[y].name;
      default:
        return a.a == b.a && a.b == b.b && a.c == b.c;
    }
  }

  const Bytecode &a_;
  const Bytecode &b_;
};

class Globals {
 public:
  Globals(const Bytecode &before, const Bytecode &now) : before_(before), now_(now) {
    for (const GlobalCode &global : before.globals) old_[global.declaration] = &global;
  }

  void compare(CodeChanges &changes) {
    std::vector<bool> renewed(now_.globals.size(), false);
    for (size_t i = 0; i < now_.globals.size(); ++i) {
      const GlobalCode &global = now_.globals[i];
      const auto known = old_.find(global.declaration);
      if (known == old_.end()) {
        changes.globals.fresh.push_back(global.declaration);
        continue;
      }
      renewed[i] = global.is_constant && global.initialiser != UINT32_MAX && is_other(*known->second, global, renewed);
      if (renewed[i]) changes.constants.push_back(global.declaration);
      known->second = nullptr;  // what is left is gone
    }
    for (const GlobalCode &global : before_.globals)
      if (old_.at(global.declaration)) changes.globals.gone.push_back(global.declaration);
  }

 private:
  bool is_other(const GlobalCode &old, const GlobalCode &global, const std::vector<bool> &renewed) const {
    const FunctionCode &initialiser = now_.functions[global.initialiser];
    if (!old.is_constant || old.initialiser == UINT32_MAX) return true;
    const FunctionCode &known = before_.functions[old.initialiser];
    if (known.body_hash != initialiser.body_hash) return true;
    if (!Instructions(before_, now_).same(known, initialiser)) return true;  // a changed constant was folded in
    for (const Instruction &instruction : initialiser.code)
      if (kOpcodes[instruction.op].format == Format::kRegGlobal && renewed[size_t(instruction.imm())]) return true;
    return false;
  }

  const Bytecode &before_;
  const Bytecode &now_;
  std::unordered_map<std::string_view, const GlobalCode *> old_;
};

}  // namespace

bool CodeChanges::none() const {
  for (const Names *names : {&functions, &globals})
    if (!names->changed.empty() || !names->fresh.empty() || !names->gone.empty()) return false;
  return constants.empty();
}

CodeChanges compare(const Bytecode &before, const Bytecode &now) {
  CodeChanges changes;
  changes.functions = compare_functions(before, now);
  Globals(before, now).compare(changes);
  return changes;
}

}  // namespace openrealm::script
