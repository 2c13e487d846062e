// Which local variables may be read before they have a value.
#pragma once

#include <vector>

#include "script/ast.h"

namespace openrealm::script {

// One entry a local, in order of declaration. A true one needs checking when the script runs.
std::vector<bool> maybe_unset(const Function &function);

}  // namespace openrealm::script
