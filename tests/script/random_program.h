// Writes programs that end and sleep wherever they can: functions call earlier ones only, loops count.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace openrealm::script::test {

// A number below the given one, from wherever it is to come.
using Pick = std::function<uint32_t(uint32_t below)>;

Pick pick_by_seed(uint64_t seed);
// Uses vm_fixture.h's natives Trace, Sleep, Call, Echo and some of the language's.
std::string random_program(const Pick &pick);

}  // namespace openrealm::script::test
