// The one list of natives that this module implements, by family. common.j has the declarations; a
// difference between its signature and the one here is reported when a map is linked.
#pragma once

#include <span>

#include "modules/wc3/natives/bind.h"

namespace openrealm::wc3 {

using NativeFamily = std::span<const NativeEntry> (*)();
std::span<const NativeFamily> native_families();

std::span<const NativeEntry> constant_natives();  // Convert...
std::span<const NativeEntry> game_natives();      // settings, random numbers, levels, text on screen
std::span<const NativeEntry> player_natives();
std::span<const NativeEntry> unit_natives();
std::span<const NativeEntry> unit_state_natives();
std::span<const NativeEntry> order_natives();
std::span<const NativeEntry> hero_natives();
std::span<const NativeEntry> item_natives();
std::span<const NativeEntry> stock_natives();
std::span<const NativeEntry> destructable_natives();
std::span<const NativeEntry> trigger_natives();
std::span<const NativeEntry> registration_natives();
std::span<const NativeEntry> response_natives();  // GetTriggerUnit and its kin
std::span<const NativeEntry> timer_natives();
std::span<const NativeEntry> group_natives();
std::span<const NativeEntry> force_natives();
std::span<const NativeEntry> geometry_natives();
std::span<const NativeEntry> hashtable_natives();
std::span<const NativeEntry> hashtable_load_natives();
std::span<const NativeEntry> camera_natives();
std::span<const NativeEntry> sound_natives();
std::span<const NativeEntry> dialog_natives();
std::span<const NativeEntry> quest_natives();
std::span<const NativeEntry> leaderboard_natives();
std::span<const NativeEntry> multiboard_natives();
std::span<const NativeEntry> text_tag_natives();
std::span<const NativeEntry> scenery_natives();      // effects, bolts, weather, fog, images
std::span<const NativeEntry> environment_natives();  // pathing, blight, terrain
std::span<const NativeEntry> pool_natives();
std::span<const NativeEntry> presentation_natives();  // what is only seen or heard

}  // namespace openrealm::wc3
