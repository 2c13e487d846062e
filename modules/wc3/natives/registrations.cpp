#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

Event listen(Host &host, Trigger trigger, const Listen &what) {
  return {host.triggers.listen(host, trigger.ref, what), {}};
}

// Without the thing that it is about a registration would listen to everything.
Event listen_to(Host &host, Trigger trigger, or_ref subject, Listen what) {
  if (subject.spawn == 0) return {};
  what.subject = subject;
  return listen(host, trigger, what);
}

constexpr NativeEntry kNatives[] = {
    def("TriggerRegisterTimerEvent",
        [](Host &host, Trigger trigger, float timeout, bool periodic) {
          const Event made = listen(host, trigger, {.kind = event::kTimerEvent});
          or_ref registration{};
          if (host.vm().handle_payload("event", made.handle, &registration) == OR_OK)
            host.timers.start_event(host, registration.row, timeout, periodic);
          return made;
        }),
    def("TriggerRegisterTimerExpireEvent",
        [](Host &host, Trigger trigger, Timer timer) {
          return listen_to(host, trigger, timer.ref, {.kind = event::kTimerExpired});
        }),
    def("TriggerRegisterGameStateEvent",
        [](Host &host, Trigger trigger, Constant<"gamestate"> state, Constant<"limitop"> op, float limit) {
          return listen(host, trigger,
                        {.kind = event::kStateLimit, .state = state.value, .limit_op = op.value, .limit = limit});
        }),
    def("TriggerRegisterVariableEvent",
        [](Host &host, Trigger trigger, std::string_view name, Constant<"limitop"> op, float limit) {
          host.note_gap("TriggerRegisterVariableEvent",
                        "TriggerRegisterVariableEvent: globals are looked at once a tick, not at every assignment");
          return listen(host, trigger,
                        {.kind = event::kVariableLimit, .limit_op = op.value, .limit = limit, .text = name});
        }),
    def("TriggerRegisterGameEvent",
        [](Host &host, Trigger trigger, Constant<"gameevent"> kind) {
          return listen(host, trigger, {.kind = std::uint32_t(kind.value)});
        }),
    def("TriggerRegisterDialogEvent",
        [](Host &host, Trigger trigger, Object<"dialog"> dialog) {
          return listen_to(host, trigger, dialog.ref, {.kind = event::kDialogClick});
        }),
    def("TriggerRegisterDialogButtonEvent",
        [](Host &host, Trigger trigger, Object<"button"> button) {
          return listen_to(host, trigger, button.ref, {.kind = event::kButtonClick});
        }),
    def("TriggerRegisterEnterRegion",
        [](Host &host, Trigger trigger, Region region, Boolexpr filter) {
          return listen_to(host, trigger, region.ref, {.kind = event::kEnterRegion, .filter = filter.ref});
        }),
    def("TriggerRegisterLeaveRegion",
        [](Host &host, Trigger trigger, Region region, Boolexpr filter) {
          return listen_to(host, trigger, region.ref, {.kind = event::kLeaveRegion, .filter = filter.ref});
        }),
    def("TriggerRegisterPlayerEvent",
        [](Host &host, Trigger trigger, Player player, Constant<"playerevent"> kind) {
          return player ? listen(host, trigger, {.kind = std::uint32_t(kind.value), .player = player.number}) : Event{};
        }),
    def("TriggerRegisterPlayerUnitEvent",
        [](Host &host, Trigger trigger, Player player, Constant<"playerunitevent"> kind, Boolexpr filter) {
          if (!player) return Event{};
          return listen(host, trigger,
                        {.kind = std::uint32_t(kind.value), .player = player.number, .filter = filter.ref});
        }),
    def("TriggerRegisterPlayerAllianceChange",
        [](Host &host, Trigger trigger, Player player, Constant<"alliancetype"> type) {
          if (!player) return Event{};
          return listen(host, trigger, {.kind = event::kAllianceChanged, .player = player.number, .state = type.value});
        }),
    def("TriggerRegisterPlayerStateEvent",
        [](Host &host, Trigger trigger, Player player, Constant<"playerstate"> state, Constant<"limitop"> op,
           float limit) {
          if (!player) return Event{};
          return listen(host, trigger,
                        {.kind = event::kPlayerStateLimit,
                         .player = player.number,
                         .state = state.value,
                         .limit_op = op.value,
                         .limit = limit});
        }),
    def("TriggerRegisterPlayerChatEvent",
        [](Host &host, Trigger trigger, Player player, std::string_view text, bool exact) {
          if (!player) return Event{};
          return listen(host, trigger, {.kind = event::kChat, .player = player.number, .met = exact, .text = text});
        }),
    def("TriggerRegisterDeathEvent",
        [](Host &host, Trigger trigger, Widget widget) {
          return listen_to(host, trigger, widget.ref, {.kind = event::kWidgetDeath});
        }),
    def("TriggerRegisterUnitEvent",
        [](Host &host, Trigger trigger, Unit unit, Constant<"unitevent"> kind) {
          return listen_to(host, trigger, unit.ref, {.kind = std::uint32_t(kind.value)});
        }),
    def("TriggerRegisterFilterUnitEvent",
        [](Host &host, Trigger trigger, Unit unit, Constant<"unitevent"> kind, Boolexpr filter) {
          return listen_to(host, trigger, unit.ref, {.kind = std::uint32_t(kind.value), .filter = filter.ref});
        }),
    def("TriggerRegisterUnitStateEvent",
        [](Host &host, Trigger trigger, Unit unit, Constant<"unitstate"> state, Constant<"limitop"> op, float limit) {
          return listen_to(
              host, trigger, unit.ref,
              {.kind = event::kUnitStateLimit, .state = state.value, .limit_op = op.value, .limit = limit});
        }),
    def("TriggerRegisterUnitInRange",
        [](Host &host, Trigger trigger, Unit unit, float range, Boolexpr filter) {
          return listen_to(host, trigger, unit.ref,
                           {.kind = event::kUnitInRange, .filter = filter.ref, .limit = range});
        }),
    def("TriggerRegisterTrackableHitEvent",
        [](Host &host, Trigger trigger, Object<"trackable"> trackable) {
          return listen_to(host, trigger, trackable.ref, {.kind = event::kTrackableHit});
        }),
    def("TriggerRegisterTrackableTrackEvent",
        [](Host &host, Trigger trigger, Object<"trackable"> trackable) {
          return listen_to(host, trigger, trackable.ref, {.kind = event::kTrackableTrack});
        }),
};

}  // namespace

std::span<const NativeEntry> registration_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
