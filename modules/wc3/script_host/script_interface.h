// wc3.script over a Host, for other modules' natives; the context is the Host.
#pragma once

#include "openrealm/wc3_script.h"

namespace openrealm::wc3 {

const wc3_script &script_interface();

}  // namespace openrealm::wc3
