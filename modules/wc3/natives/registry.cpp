#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {

std::span<const NativeFamily> native_families() {
  static constexpr NativeFamily kFamilies[] = {
      constant_natives, game_natives,         player_natives,      unit_natives,           unit_state_natives,
      order_natives,    hero_natives,         item_natives,        stock_natives,          destructable_natives,
      trigger_natives,  registration_natives, response_natives,    timer_natives,          group_natives,
      force_natives,    geometry_natives,     hashtable_natives,   hashtable_load_natives, camera_natives,
      sound_natives,    dialog_natives,       quest_natives,       leaderboard_natives,    multiboard_natives,
      text_tag_natives, scenery_natives,      environment_natives, pool_natives,           presentation_natives};
  return kFamilies;
}

}  // namespace openrealm::wc3
