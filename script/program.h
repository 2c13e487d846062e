// The front end's work in one call: texts in, a checked program and its diagnostics out.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "script/arena.h"
#include "script/ast.h"
#include "script/diagnostic.h"
#include "script/flags.h"
#include "script/names.h"
#include "script/source.h"
#include "script/types.h"

namespace openrealm::script {

enum class Leniency : uint8_t {
  kCheck,    // what the authors' tools accept
  kRuntime,  // what the game starts: their objections that do not keep a map from running become warnings
};

struct Options {
  Leniency leniency = Leniency::kCheck;
  bool or_binds_tighter = true;  // than `and`, as in the game
};

// A source with the flags that hold in it; `//# +flag` before a function adds to them for that function.
struct Input {
  Source source;
  Flags flags;
};

// Owns everything that its tables point to. Not copied nor moved: nodes and views point into it.
struct Program {
  Program() = default;
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;

  SourceMap sources;
  Arena arena;
  NameTable names;
  TypeTable types;
  std::vector<Variable> globals;    // in order of declaration, which is the order of their initialisation
  std::vector<Native> natives;      // in order of declaration
  std::vector<Function> functions;  // in order of declaration
  Diagnostics diagnostics;

  bool ok() const { return diagnostics.ok(); }

  // By exact name; for main, config and ExecuteFunc.
  std::optional<uint32_t> find_function(std::string_view name) const;
  std::optional<uint32_t> find_native(std::string_view name) const;
  std::optional<uint32_t> find_global(std::string_view name) const;
  std::optional<TypeId> find_type(std::string_view name) const;

  std::unordered_map<Symbol, uint32_t> function_index, native_index, global_index;
  std::unordered_map<Symbol, TypeId> type_index;
};

// Never null. When !ok() the tables hold what could be read, and the trees must not be compiled.
std::unique_ptr<Program> analyse(std::vector<Input> inputs, const Options &options = {});

}  // namespace openrealm::script
