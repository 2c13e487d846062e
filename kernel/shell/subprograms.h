// Sub-programs: `openrealm WORD ARGS...` becomes the program openrealm-WORD that lies beside this one. Tools of a
// game or a language come with the engine that way, and anyone can put another one there.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "kernel/shell/places.h"

namespace openrealm {

// Whether a command line that begins with this word asks for one: a letter, then letters, digits, '-' and '_'.
bool names_subprogram(std::string_view word);

// Becomes openrealm-WORD, WORD being the first of `words`, with the others as its arguments. It finds the base folder
// in $OPENREALM_BASE and this program in $OPENREALM_PROGRAM. Returns only when that failed: OR_NOT_FOUND when there
// is no such program, with the nearest one in the line.
Error become_subprogram(const Places &places, std::span<const std::string> words);

// The part of --help that lists them; empty when there is none.
std::string subprogram_help(const Places &places);

}  // namespace openrealm
