#include "modules/wc3/natives/places.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using event::UnitNumbers;

bool is(const EventData &data, UnitNumbers numbers) {
  return data.kind != 0 && (data.kind == numbers.player || data.kind == numbers.unit);
}

template <class... Numbers>
bool is_any(const EventData &data, Numbers... numbers) {
  return (is(data, numbers) || ...);
}

bool of_spell(const EventData &data) {
  return is_any(data, event::kSpellChannel, event::kSpellCast, event::kSpellEffect, event::kSpellFinish,
                event::kSpellEndcast);
}
bool of_order(const EventData &data) {
  return is_any(data, event::kIssuedOrder, event::kIssuedPointOrder, event::kIssuedTargetOrder);
}
bool of_item(const EventData &data) {
  return is_any(data, event::kDropItem, event::kPickupItem, event::kUseItem);
}
bool of_death(const EventData &data) {
  return is(data, event::kDeath) || data.kind == event::kWidgetDeath;
}

// One side of the event, when it is one of those the native speaks of.
template <auto Field, UnitNumbers... Numbers>
constexpr auto kUnitOf = [](Host &host) {
  const EventData data = host.event();
  return is_any(data, Numbers...) ? unit_of(host, data.*Field) : Unit{};
};

template <auto Field>
constexpr auto kSpellUnit = [](Host &host) {
  const EventData data = host.event();
  return of_spell(data) ? unit_of(host, data.*Field) : Unit{};
};

Widget widget_of(Host &host, Entity entity) {
  return {host.world().exists(entity) ? host.handle_of(entity) : 0, {}};
}

Entity trigger_widget(const EventData &data) {
  return data.unit ? data.unit : data.target;
}

constexpr NativeEntry kNatives[] = {
    def("GetTriggeringTrigger",
        [](Host &host) {
          const TriggerRow *row = host.tables.trigger.get(host.event().trigger);
          return Trigger{row ? row->handle : 0, {}};
        }),
    def("GetTriggerEventId",
        [](Host &host) {
          const std::uint32_t kind = host.event().kind;
          return Constant<"eventid">{kind == event::kTimerEvent ? std::int32_t(event::kTimerExpired)
                                                                : std::int32_t(kind)};
        }),
    def("GetTriggerUnit", [](Host &host) { return unit_of(host, host.event().unit); }),
    def("GetTriggerWidget", [](Host &host) { return widget_of(host, trigger_widget(host.event())); }),
    def("GetTriggerDestructable", [](Host &host) { return destructable_of(host, trigger_widget(host.event())); }),
    def("GetTriggerPlayer", [](Host &host) { return Player{host.event().player}; }),
    def("GetTriggeringRegion",
        [](Host &host) {
          const EventData data = host.event();
          const bool about_region = data.kind == event::kEnterRegion || data.kind == event::kLeaveRegion;
          return Region{about_region ? data.subject : 0, {}};
        }),
    def("GetTriggeringTrackable",
        [](Host &host) {
          const EventData data = host.event();
          const bool about = data.kind == event::kTrackableHit || data.kind == event::kTrackableTrack;
          return Object<"trackable">{about ? data.subject : 0, {}};
        }),
    def("GetEnteringUnit",
        [](Host &host) {
          const EventData data = host.event();
          return data.kind == event::kEnterRegion ? unit_of(host, data.unit) : Unit{};
        }),
    def("GetLeavingUnit",
        [](Host &host) {
          const EventData data = host.event();
          return data.kind == event::kLeaveRegion ? unit_of(host, data.unit) : Unit{};
        }),
    def("GetExpiredTimer",
        [](Host &host) {
          return Timer{host.event().timer, {}};
        }),
    def("GetClickedButton",
        [](Host &host) {
          return Object<"button">{host.event().button, {}};
        }),
    def("GetClickedDialog",
        [](Host &host) {
          const EventData data = host.event();
          return Object<"dialog">{data.button != 0 ? data.subject : 0, {}};
        }),
    def("GetEventPlayerChatString", [](Host &host) { return host.event().text; }),
    def("GetEventPlayerChatStringMatched",
        [](Host &host) {
          const EventData data = host.event();
          or_ref registration{};
          if (data.kind != event::kChat || host.vm().handle_payload("event", data.event, &registration) != OR_OK)
            return std::string();
          return std::string(host.tables.registration.text(host.tables.registration[registration.row].text));
        }),
    def("GetEventPlayerState",
        [](Host &host) {
          const EventData data = host.event();
          return Constant<"playerstate">{data.kind == event::kPlayerStateLimit ? data.state : 0};
        }),
    def("GetEventUnitState",
        [](Host &host) {
          const EventData data = host.event();
          return Constant<"unitstate">{data.kind == event::kUnitStateLimit ? data.state : 0};
        }),
    def("GetEventGameState",
        [](Host &host) {
          const EventData data = host.event();
          return Constant<"gamestate">{data.kind == event::kStateLimit ? data.state : 0};
        }),

    def("GetDyingUnit",
        [](Host &host) {
          const EventData data = host.event();
          return of_death(data) ? unit_of(host, data.unit) : Unit{};
        }),
    def("GetKillingUnit",
        [](Host &host) {
          const EventData data = host.event();
          return of_death(data) ? unit_of(host, data.source) : Unit{};
        }),
    def("GetDecayingUnit", kUnitOf<&EventData::unit, event::kDecay>),
    def("GetAttacker", kUnitOf<&EventData::source, event::kAttacked>),
    def("GetEventDamage",
        [](Host &host) {
          const EventData data = host.event();
          return is(data, event::kDamaged) ? data.amount : 0.f;
        }),
    def("GetEventDamageSource", kUnitOf<&EventData::source, event::kDamaged>),
    def("BlzGetEventDamageTarget", kUnitOf<&EventData::unit, event::kDamaged>),
    def("GetEventTargetUnit", kUnitOf<&EventData::source, event::kAcquiredTarget>),
    def("GetChangingUnit", kUnitOf<&EventData::unit, event::kChangeOwner>),
    def("GetChangingUnitPrevOwner",
        [](Host &host) {
          const EventData data = host.event();
          return Player{is(data, event::kChangeOwner) ? data.previous_player : -1};
        }),
    def("GetConstructingStructure", kUnitOf<&EventData::unit, event::kConstructStart>),
    def("GetConstructedStructure", kUnitOf<&EventData::unit, event::kConstructFinish>),
    def("GetCancelledStructure", kUnitOf<&EventData::unit, event::kConstructCancel>),
    def("GetTrainedUnit", kUnitOf<&EventData::source, event::kTrainFinish>),
    def("GetTrainedUnitType",
        [](Host &host) {
          const EventData data = host.event();
          return is_any(data, event::kTrainStart, event::kTrainCancel, event::kTrainFinish) ? std::int32_t(data.code)
                                                                                            : 0;
        }),
    def("GetSummonedUnit", kUnitOf<&EventData::unit, event::kSummon>),
    def("GetSummoningUnit", kUnitOf<&EventData::source, event::kSummon>),
    def("GetLevelingUnit", kUnitOf<&EventData::unit, event::kHeroLevel>),
    def("GetLearningUnit", kUnitOf<&EventData::unit, event::kHeroSkill>),
    def("GetLearnedSkill",
        [](Host &host) {
          const EventData data = host.event();
          return is(data, event::kHeroSkill) ? std::int32_t(data.code) : 0;
        }),
    def("GetLearnedSkillLevel",
        [](Host &host) {
          const EventData data = host.event();
          return is(data, event::kHeroSkill) ? data.level : 0;
        }),
    def("GetRevivableUnit", kUnitOf<&EventData::unit, event::kHeroRevivable>),
    def("GetRevivingUnit", kUnitOf<&EventData::unit, event::kHeroReviveFinish>),
    def("GetManipulatingUnit",
        [](Host &host) {
          const EventData data = host.event();
          return of_item(data) ? unit_of(host, data.unit) : Unit{};
        }),
    def("GetManipulatedItem",
        [](Host &host) {
          const EventData data = host.event();
          return of_item(data) ? item_of(host, data.item) : Item{};
        }),
    def("GetSellingUnit", kUnitOf<&EventData::unit, event::kPawnItem, event::kSell, event::kSellItem>),
    def("GetSoldUnit", kUnitOf<&EventData::source, event::kSell>),
    def("GetBuyingUnit", kUnitOf<&EventData::target, event::kSell, event::kSellItem>),
    def("GetSoldItem",
        [](Host &host) {
          const EventData data = host.event();
          return is_any(data, event::kPawnItem, event::kSellItem) ? item_of(host, data.item) : Item{};
        }),
    def("GetRescuer", kUnitOf<&EventData::source, event::kRescued>),
    def("GetDetectedUnit", kUnitOf<&EventData::unit, event::kDetected>),
    def("GetResearchingUnit",
        kUnitOf<&EventData::unit, event::kResearchStart, event::kResearchCancel, event::kResearchFinish>),
    def("GetResearched",
        [](Host &host) {
          const EventData data = host.event();
          return is_any(data, event::kResearchStart, event::kResearchCancel, event::kResearchFinish)
                     ? std::int32_t(data.code)
                     : 0;
        }),
    def("GetTransportUnit", kUnitOf<&EventData::source, event::kLoaded>),
    def("GetLoadedUnit", kUnitOf<&EventData::unit, event::kLoaded>),

    def("GetOrderedUnit",
        [](Host &host) {
          const EventData data = host.event();
          return of_order(data) ? unit_of(host, data.unit) : Unit{};
        }),
    def("GetIssuedOrderId",
        [](Host &host) {
          const EventData data = host.event();
          return of_order(data) ? std::int32_t(data.code) : 0;
        }),
    def("GetOrderPointX",
        [](Host &host) {
          const EventData data = host.event();
          return is(data, event::kIssuedPointOrder) ? data.x : 0.f;
        }),
    def("GetOrderPointY",
        [](Host &host) {
          const EventData data = host.event();
          return is(data, event::kIssuedPointOrder) ? data.y : 0.f;
        }),
    def("GetOrderPointLoc",
        [](Host &host) {
          const EventData data = host.event();
          return is(data, event::kIssuedPointOrder) ? new_location(host, data.x, data.y) : Location{};
        }),
    def("GetOrderTarget",
        [](Host &host) {
          const EventData data = host.event();
          return is(data, event::kIssuedTargetOrder) ? widget_of(host, data.target) : Widget{};
        }),
    def("GetOrderTargetUnit", kUnitOf<&EventData::target, event::kIssuedTargetOrder>),
    def("GetOrderTargetItem",
        [](Host &host) {
          const EventData data = host.event();
          return is(data, event::kIssuedTargetOrder) ? item_of(host, data.target) : Item{};
        }),
    def("GetOrderTargetDestructable",
        [](Host &host) {
          const EventData data = host.event();
          return is(data, event::kIssuedTargetOrder) ? destructable_of(host, data.target) : Destructable{};
        }),

    def("GetSpellAbilityUnit", kSpellUnit<&EventData::unit>),
    def("GetSpellTargetUnit", kSpellUnit<&EventData::target>),
    def("GetSpellAbilityId",
        [](Host &host) {
          const EventData data = host.event();
          return of_spell(data) ? std::int32_t(data.code) : 0;
        }),
    def("GetSpellTargetItem",
        [](Host &host) {
          const EventData data = host.event();
          return of_spell(data) ? item_of(host, data.target) : Item{};
        }),
    def("GetSpellTargetDestructable",
        [](Host &host) {
          const EventData data = host.event();
          return of_spell(data) ? destructable_of(host, data.target) : Destructable{};
        }),
    def("GetSpellTargetX",
        [](Host &host) {
          const EventData data = host.event();
          return of_spell(data) ? data.x : 0.f;
        }),
    def("GetSpellTargetY",
        [](Host &host) {
          const EventData data = host.event();
          return of_spell(data) ? data.y : 0.f;
        }),
    def("GetSpellTargetLoc",
        [](Host &host) {
          const EventData data = host.event();
          return of_spell(data) ? new_location(host, data.x, data.y) : Location{};
        }),
    def("GetSaveBasicFilename",
        [](Host &host) { return host.event().kind == event::kGameSave ? host.event().text : std::string(); }),
};

}  // namespace

std::span<const NativeEntry> response_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
