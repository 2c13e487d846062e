// The numbers that common.j gives to events: one space for those of the game, players and units.
#pragma once

#include <cstdint>

namespace openrealm::wc3::event {

inline constexpr std::uint32_t kGameVictory = 0, kEndLevel = 1, kVariableLimit = 2, kStateLimit = 3, kTimerExpired = 4,
                               kEnterRegion = 5, kLeaveRegion = 6, kTrackableHit = 7, kTrackableTrack = 8,
                               kPlayerStateLimit = 11, kAllianceChanged = 12, kDefeat = 13, kVictory = 14, kLeave = 15,
                               kChat = 16, kEndCinematic = 17, kUnitStateLimit = 59, kTargetInRange = 61,
                               kWidgetDeath = 89, kButtonClick = 90, kDialogClick = 91, kGameLoaded = 256,
                               kGameSave = 259;
// Registrations that common.j gives no number: TriggerRegisterUnitInRange, TriggerRegisterTimerEvent.
inline constexpr std::uint32_t kUnitInRange = 10000, kTimerEvent = 10001;

// Of what happens to a unit, the number for "any unit of a player" and for "this unit"; 0 when there is none.
struct UnitNumbers {
  std::uint32_t player, unit;
};
inline constexpr UnitNumbers kAttacked{18, 62}, kDeath{20, 53}, kDecay{21, 54}, kHidden{23, 56}, kSelected{24, 57},
    kDeselected{25, 58}, kConstructStart{26, 0}, kConstructCancel{27, 64}, kConstructFinish{28, 65},
    kTrainStart{32, 69}, kTrainCancel{33, 70}, kTrainFinish{34, 71}, kIssuedOrder{38, 75}, kIssuedPointOrder{39, 76},
    kIssuedTargetOrder{40, 77}, kHeroLevel{41, 78}, kHeroSkill{42, 79}, kHeroRevivable{43, 80},
    kHeroReviveFinish{46, 83}, kSummon{47, 84}, kDropItem{48, 85}, kPickupItem{49, 86}, kUseItem{50, 87},
    kChangeOwner{270, 287}, kPawnItem{277, 294}, kSpellChannel{272, 289}, kSpellCast{273, 290}, kSpellEffect{274, 291},
    kSpellFinish{275, 292}, kSpellEndcast{276, 293}, kDamaged{308, 52}, kAcquiredTarget{0, 60};

// What no part of the world makes happen yet. Scripts may listen; the report says that they do so in vain.
inline constexpr UnitNumbers kRescued{19, 63}, kDetected{22, 55}, kUpgradeStart{29, 66}, kUpgradeCancel{30, 67},
    kUpgradeFinish{31, 68}, kResearchStart{35, 72}, kResearchCancel{36, 73}, kResearchFinish{37, 74},
    kReviveStart{44, 81}, kReviveCancel{45, 82}, kLoaded{51, 88}, kSell{269, 286}, kSellItem{271, 288};
inline constexpr UnitNumbers kNeverTold[] = {
    kRescued,        kDetected,    kUpgradeStart, kUpgradeCancel, kUpgradeFinish, kResearchStart, kResearchCancel,
    kResearchFinish, kReviveStart, kReviveCancel, kLoaded,        kSell,          kSellItem};

}  // namespace openrealm::wc3::event
