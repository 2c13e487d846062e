// Locations and rects that natives hand out.
#pragma once

#include "modules/wc3/natives/bind.h"

namespace openrealm::wc3 {

// None when there is no room, which is reported once.
Location new_location(Host &host, float x, float y);
Rect new_rect(Host &host, float min_x, float min_y, float max_x, float max_y);

}  // namespace openrealm::wc3
