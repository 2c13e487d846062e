// The front end's work in one call: texts in, a checked program and its diagnostics out.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
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
  kRuntime,  // what some version of the game starts. Objections that do not keep a map from running become
             // warnings; a later source may define anew what an earlier one has (maps bring functions that newer
             // libraries have too); returns of a wrong type are taken for the right one (the return bug)
};

struct Options {
  Leniency leniency = Leniency::kCheck;
  bool or_binds_tighter = true;  // than `and`, as in the game
};

// A source with the flags that hold in it; `//# +flag` before a function changes them for that function.
struct Input {
  Source source;
  Flags flags;
};

// What a name means outside functions. All such names share one space.
struct Meaning {
  enum class Kind : uint8_t { kNone, kType, kGlobal, kNative, kFunction };
  Kind kind = Kind::kNone;
  uint32_t index = 0;  // into the table of its kind
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
  std::vector<Meaning> meanings;    // by Symbol
  Diagnostics diagnostics;

  // No errors: the verdict of a check.
  bool ok() const { return diagnostics.errors() == 0; }
  // No errors, nor any that a flag hid: the trees are whole and may be compiled.
  bool complete() const { return ok() && diagnostics.hidden_errors() == 0; }

  // By exact name; for main, config and ExecuteFunc.
  std::optional<uint32_t> find_function(std::string_view name) const { return find(Meaning::Kind::kFunction, name); }
  std::optional<uint32_t> find_native(std::string_view name) const { return find(Meaning::Kind::kNative, name); }
  std::optional<uint32_t> find_global(std::string_view name) const { return find(Meaning::Kind::kGlobal, name); }
  std::optional<uint32_t> find_type(std::string_view name) const { return find(Meaning::Kind::kType, name); }

 private:
  std::optional<uint32_t> find(Meaning::Kind kind, std::string_view name) const;
};

// Reads the inputs in order as one program. Never null. When !complete() the tables hold what could be read, and the
// trees must not be compiled.
std::unique_ptr<Program> analyse(std::vector<Input> inputs, const Options &options = {});

}  // namespace openrealm::script
