// Code made ready to run: operands name rows, linked functions and natives instead of a program's own numbers.
// Derived; made anew by every link.
#pragma once

#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "script/bytecode.h"
#include "script/strings.h"
#include "script/variables.h"
#include "script/vm.h"

namespace openrealm::script {

// What the loop reads of a function. `code_value` is its row in "script_function" once it was asked for.
struct LinkedFunction {
  const Instruction *code = nullptr;
  uint32_t registers = 0;
  uint32_t parameters = 0;
  uint32_t cleared = 0;
  uint32_t code_value = 0;
  const FunctionCode *source = nullptr;
  const Bytecode *unit = nullptr;
};

struct LinkedNative {
  NativeBinding binding;
  const NativeCode *source = nullptr;
  bool has_strings = false;
  uint64_t calls = 0;
};

// The tables and services that linking needs.
struct LinkContext {
  VmHost &host;
  Variables &variables;
  StringStore &strings;
  void *language_context = nullptr;
  FoundNatives found;
};

class LinkedCode {
 public:
  // `units`: the current code first. Reports natives with another signature to the host and leaves them without
  // an implementation. OR_FULL when the codes together do not fit.
  static Result<LinkedCode> make(std::vector<std::shared_ptr<const Bytecode>> units, const LinkContext &context);

  std::vector<LinkedFunction> functions;  // the current unit's first, in its own order
  std::vector<LinkedNative> natives;
  std::vector<uint32_t> constants;

  // The bindings that are not lasting, anew.
  void bind_again(const LinkContext &context);

  const Bytecode &current() const { return *units_.front().bytecode; }
  bool empty() const { return units_.empty(); }
  // The last function of this name in the current unit; UINT32_MAX when there is none.
  uint32_t find(std::string_view name) const;
  uint32_t units() const { return uint32_t(units_.size()); }
  uint32_t unit_of(uint32_t function) const;
  // The first function with this name and body, of the units from `unit` on, that `fits`; UINT32_MAX.
  template <class Fits>
  uint32_t find_body(std::string_view name, uint64_t body_hash, uint32_t unit, Fits fits) const;

 private:
  struct Unit {
    std::shared_ptr<const Bytecode> bytecode;
    std::unique_ptr<Instruction[]> code;
    uint32_t first_function = 0;
    std::vector<uint32_t> functions, natives, constants, literals, globals;  // own number -> linked operand
  };

  void add_functions(Unit &unit);
  void route_calls(Unit &unit);
  void add_natives(Unit &unit, const LinkContext &context);
  Result<void> add_operands(Unit &unit, const LinkContext &context);
  static void patch(Instruction &instruction, const Unit &unit);
  static LinkedNative bind(const NativeCode &native, const NativeBinding &found, const LinkContext &context);

  std::vector<Unit> units_;
  std::unordered_map<std::string_view, uint32_t> by_name_;
  std::unordered_multimap<uint64_t, uint32_t> by_body_;
  std::unordered_map<uint32_t, uint32_t> constant_index_;
};

template <class Fits>
uint32_t LinkedCode::find_body(std::string_view name, uint64_t body_hash, uint32_t unit, Fits fits) const {
  uint32_t first = UINT32_MAX;
  const auto [begin, end] = by_body_.equal_range(body_hash);
  for (auto at = begin; at != end; ++at) {
    const uint32_t function = at->second;
    if (function < first && function >= units_[unit].first_function && functions[function].source->name == name &&
        fits(functions[function]))
      first = function;
  }
  return first;
}

// The same types in the same order, whatever the spaces.
bool same_signature(std::string_view a, std::string_view b);

}  // namespace openrealm::script
