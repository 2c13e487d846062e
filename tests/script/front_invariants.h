// What ast.h promises of a complete program, checked node by node.
#pragma once

#include <string>

#include "script/program.h"

namespace openrealm::script::test {

// The first promise that does not hold, or nothing. An incomplete program promises nothing about its trees.
std::string broken_promise(const Program &program);

}  // namespace openrealm::script::test
