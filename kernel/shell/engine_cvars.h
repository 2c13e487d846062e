// The cvars that the kernel itself reads: the built-in defaults.
#pragma once

#include "kernel/shell/cvars.h"

namespace openrealm {

void declare_engine_cvars(Cvars &cvars);

}  // namespace openrealm
