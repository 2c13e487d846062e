// What a map changes in the game's objects (war3map.w3u and its kin), and the trees and gates that its
// editor placed (war3map.doo).
#pragma once

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {

// Files that can't be read are said and left out; so are fields that the engine has no use for, silently.
void add_map_types(const Engine &engine, TypeBook &types);
// At a map's beginning only: destructables are state from then on.
void place_destructables(World &world);

}  // namespace openrealm::wc3
