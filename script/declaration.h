// What the parser hands to the checker: the declarations of all sources in order.
#pragma once

#include <variant>
#include <vector>

#include "script/ast.h"
#include "script/flags.h"

namespace openrealm::script {

struct TypeDeclaration {
  Symbol name = 0;
  Symbol extends = 0;
  Position position = 0;
  Position extends_position = 0;
};

// Names are looked up by the checker; symbol 0 stands for a name that could not be read and was reported.
struct Declaration {
  Flags flags;
  uint32_t source = 0;
  std::variant<TypeDeclaration, Variable, Native, Function> what;
};

}  // namespace openrealm::script
