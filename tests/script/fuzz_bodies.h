// What the fuzzers of tests/fuzz do with one input: any bytes are fine. Each answers the promise that was broken, or
// nothing. Those that take a script have three bytes of options before it, parted into sources at each "\n//@\n".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace openrealm::script::test {

inline constexpr size_t kFuzzOptions = 3;  // bytes
inline constexpr std::string_view kFuzzPart = "\n//@\n";

// The script's sources without the options.
std::vector<std::string_view> fuzz_parts(std::string_view bytes);

// The lexer alone: tokens in order, nothing but blanks between them, an end.
std::string fuzz_lexer(std::string_view bytes);
// Lexer, parser and checker: the promises of ast.h.
std::string fuzz_front(std::string_view bytes);
// Compiles and runs, under small budgets and in two ways that must do the same: in one the Vm is made again from the
// tables at every tick, by code that was compiled in another way. The second source is a reload.
std::string fuzz_run(std::string_view bytes);
// Writes into the rows of sleeping scripts what a save may hold, and goes on.
std::string fuzz_state(std::string_view bytes);

}  // namespace openrealm::script::test
