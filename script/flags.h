// The checks that a script's author can switch, by the names that the authors' tools use.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace openrealm::script {

// name in scripts and arguments, enumerator, what it does
#define OPENREALM_SCRIPT_FLAGS(X)                                                               \
  X("rb", kReturnBug, "allow the return bug: only the last return's type counts")               \
  X("filter", kFilter, "functions for Filter and Condition must return boolean")                \
  X("shadow", kShadow, "report locals and parameters named like an earlier global")             \
  X("checkglobalsinit", kGlobalsInit, "report globals read before they have a value")           \
  X("checkstringhash", kStringHash, "report different strings with one hash")                   \
  X("noruntimeerror", kNoRuntimeError, "drop errors that show only when the script runs")       \
  X("nosemanticerror", kNoSemanticError, "drop errors of names and types")                      \
  X("nosyntaxerror", kNoSyntaxError, "drop errors of syntax")                                   \
  X("nomodulooperator", kNoModulo, "report %, which games before 1.29 do not know")             \
  X("checklongnames", kLongNames, "report names over 3958 characters, which crash older games") \
  X("checknumberliterals", kNumberLiterals, "report numbers that do not fit 32 bits")

enum class Flag : uint8_t {
#define OPENREALM_FLAG_ENUM(name, enumerator, what) enumerator,
  OPENREALM_SCRIPT_FLAGS(OPENREALM_FLAG_ENUM)
#undef OPENREALM_FLAG_ENUM
};

class Flags {
 public:
  constexpr bool has(Flag flag) const { return (bits_ >> static_cast<unsigned>(flag)) & 1u; }
  constexpr void set(Flag flag, bool on) {
    const uint32_t bit = 1u << static_cast<unsigned>(flag);
    bits_ = on ? bits_ | bit : bits_ & ~bit;
  }

 private:
  uint32_t bits_ = 0;
};

std::optional<Flag> find_flag(std::string_view name);

// Applies words such as "+rb -filter"; words without a sign are comment. The first unknown flag's name without its
// sign, or an empty view.
std::string_view apply_flags(std::string_view words, Flags &flags);

}  // namespace openrealm::script
