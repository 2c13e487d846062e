// Order numbers and their strings. A rawcode (training, building, learning) is its own order number.
#pragma once

#include <cstdint>
#include <string_view>

namespace openrealm::wc3 {

namespace order {
inline constexpr std::uint32_t kSmart = 851971, kStop = 851972, kStunned = 851973, kCancel = 851976, kSetRally = 851980,
                               kGetItem = 851981, kAttack = 851983, kAttackGround = 851984, kAttackOnce = 851985,
                               kMove = 851986, kPatrol = 851990, kHoldPosition = 851993, kBuild = 851994,
                               kResumeBuild = 851999, kDropItem = 852001, kMoveSlotFirst = 852002,
                               kUseSlotFirst = 852008, kHarvest = 852018, kRepair = 852024;
}

// 0 when there is no such order.
std::uint32_t order_id(std::string_view name);
// Empty when the number has no name.
std::string_view order_name(std::uint32_t id);
// A number that stands for a type's rawcode rather than for a named order.
constexpr bool is_rawcode_order(std::uint32_t id) {
  return id >= 0x20000000u;
}

}  // namespace openrealm::wc3
