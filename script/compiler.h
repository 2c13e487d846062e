// From a checked program to register bytecode.
#pragma once

#include <memory>

#include "base/result.h"
#include "script/bytecode.h"

namespace openrealm::script {

struct Program;

// How code is laid out. Nothing of it may be seen in the state: tests compile one script in several ways.
struct CompileOptions {
  bool reverse_locals = false;  // give registers to locals from the last to the first
  bool fold = true;             // evaluate constant expressions here
  bool fuse = true;             // one instruction for a comparison and its jump
  bool run_debug = false;       // statements marked `debug`
};

// `program` must be complete(). The code keeps nothing of it. OR_FULL when a function needs more registers or
// instructions than the code can name; the message says which.
Result<std::shared_ptr<const Bytecode>> compile(const Program &program, const CompileOptions &options = {});

}  // namespace openrealm::script
