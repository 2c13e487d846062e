#include "modules/wc3/script_host/event_bridge.h"

#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {
namespace {

struct NumberedEvent {
  UnitEvent what;
  event::UnitNumbers numbers;
};
constexpr NumberedEvent kNumbers[] = {{UnitEvent::damaged, event::kDamaged},
                                      {UnitEvent::attacked, event::kAttacked},
                                      {UnitEvent::acquired_target, event::kAcquiredTarget},
                                      {UnitEvent::death, event::kDeath},
                                      {UnitEvent::decay, event::kDecay},
                                      {UnitEvent::hidden, event::kHidden},
                                      {UnitEvent::changed_owner, event::kChangeOwner},
                                      {UnitEvent::hero_level, event::kHeroLevel},
                                      {UnitEvent::hero_skill, event::kHeroSkill},
                                      {UnitEvent::hero_revivable, event::kHeroRevivable},
                                      {UnitEvent::hero_revived, event::kHeroReviveFinish},
                                      {UnitEvent::summoned, event::kSummon},
                                      {UnitEvent::item_picked_up, event::kPickupItem},
                                      {UnitEvent::item_dropped, event::kDropItem},
                                      {UnitEvent::item_used, event::kUseItem},
                                      {UnitEvent::item_sold, event::kPawnItem},
                                      {UnitEvent::construct_started, event::kConstructStart},
                                      {UnitEvent::construct_cancelled, event::kConstructCancel},
                                      {UnitEvent::construct_finished, event::kConstructFinish},
                                      {UnitEvent::train_started, event::kTrainStart},
                                      {UnitEvent::train_cancelled, event::kTrainCancel},
                                      {UnitEvent::train_finished, event::kTrainFinish},
                                      {UnitEvent::spell_channel, event::kSpellChannel},
                                      {UnitEvent::spell_cast, event::kSpellCast},
                                      {UnitEvent::spell_effect, event::kSpellEffect},
                                      {UnitEvent::spell_finish, event::kSpellFinish},
                                      {UnitEvent::spell_endcast, event::kSpellEndcast},
                                      {UnitEvent::selected, event::kSelected},
                                      {UnitEvent::deselected, event::kDeselected}};

event::UnitNumbers numbers_of(UnitEvent what) {
  for (const NumberedEvent &known : kNumbers)
    if (known.what == what) return known.numbers;
  return {0, 0};
}

// The limit began to hold. EQUAL also when the value went over it.
bool crossed(const RegistrationRow &wants, float before, float after) {
  if (limit_holds(wants.limit_op, after, wants.limit) && !limit_holds(wants.limit_op, before, wants.limit)) return true;
  return wants.limit_op == 2 && (before - wants.limit) * (after - wants.limit) < 0;
}

bool is_about(const RegistrationRow &wants, or_ref subject) {
  return wants.subject_row == subject.row && wants.subject_spawn == subject.spawn;
}

}  // namespace

bool EventBridge::silent() const {
  return !host_.ready();
}

void EventBridge::tell_of_unit(EventData data, event::UnitNumbers numbers, std::int32_t player) {
  data.player = player;
  if (numbers.player != 0) {
    data.kind = numbers.player;
    host_.triggers.tell(host_, host_.tables, data,
                        [&](const RegistrationRow &wants, std::uint32_t) { return wants.player == player; });
  }
  if (numbers.unit != 0) {
    data.kind = numbers.unit;
    host_.triggers.tell(host_, host_.tables, data,
                        [&](const RegistrationRow &wants, std::uint32_t) { return is_about(wants, data.unit.raw()); });
  }
}

void EventBridge::unit_event(const UnitEventData &what) {
  if (silent()) return;
  EventData data;
  data.unit = what.unit;
  data.code = what.rawcode.value;
  data.level = what.number;
  data.amount = what.amount;
  data.x = what.x;
  data.y = what.y;
  std::int32_t player = host_.world().units.owner(what.unit);
  switch (what.event) {
    case UnitEvent::item_picked_up:
    case UnitEvent::item_dropped:
    case UnitEvent::item_used:
    case UnitEvent::item_sold:
      data.item = what.other;
      break;
    case UnitEvent::spell_channel:
    case UnitEvent::spell_cast:
    case UnitEvent::spell_effect:
    case UnitEvent::spell_finish:
    case UnitEvent::spell_endcast:
      data.target = what.other;
      break;
    case UnitEvent::changed_owner:
      data.previous_player = what.number;
      break;
    case UnitEvent::selected:
    case UnitEvent::deselected:
      player = what.number;
      break;
    default:
      data.source = what.other;
      break;
  }
  tell_of_unit(data, numbers_of(what.event), player);
  if (what.event != UnitEvent::death) return;
  data.kind = event::kWidgetDeath;
  data.player = player;
  host_.triggers.tell(host_, host_.tables, data,
                      [&](const RegistrationRow &wants, std::uint32_t) { return is_about(wants, data.unit.raw()); });
}

void EventBridge::widget_died(Entity widget, Entity killer) {
  if (silent()) return;
  EventData data{.kind = event::kWidgetDeath, .source = killer, .target = widget};
  host_.triggers.tell(host_, host_.tables, data,
                      [&](const RegistrationRow &wants, std::uint32_t) { return is_about(wants, widget.raw()); });
}

void EventBridge::order_issued(Entity unit, const or_order &order) {
  if (silent()) return;
  EventData data;
  data.unit = unit;
  data.code = order.id;
  data.x = order.x;
  data.y = order.y;
  data.target = Entity::from(order.entity);
  event::UnitNumbers numbers = event::kIssuedOrder;
  if (order.target == OR_TARGET_POINT || order.target == OR_TARGET_CONSTRUCTION) numbers = event::kIssuedPointOrder;
  if (order.target == OR_TARGET_ENTITY) numbers = event::kIssuedTargetOrder;
  tell_of_unit(data, numbers, host_.world().units.owner(unit));
}

void EventBridge::unit_state_changed(Entity unit, int state, float before, float after) {
  if (silent()) return;
  const EventData data{
      .kind = event::kUnitStateLimit, .unit = unit, .player = host_.world().units.owner(unit), .state = state};
  host_.triggers.tell(host_, host_.tables, data, [&](const RegistrationRow &wants, std::uint32_t) {
    return is_about(wants, unit.raw()) && wants.state == state && crossed(wants, before, after);
  });
}

void EventBridge::region_event(Ref<"region"> region, Entity unit, std::uint32_t kind) {
  if (silent()) return;
  const EventData data{
      .kind = kind,
      .unit = unit,
      .player = host_.world().units.owner(unit),
      .subject = host_.handles.of(host_.tables, host_.vm(), ThingKind::region, region.raw(), "region")};
  host_.triggers.tell(host_, host_.tables, data,
                      [&](const RegistrationRow &wants, std::uint32_t) { return is_about(wants, region.raw()); });
}

void EventBridge::region_entered(Ref<"region"> region, Entity unit) {
  region_event(region, unit, event::kEnterRegion);
}
void EventBridge::region_left(Ref<"region"> region, Entity unit) {
  region_event(region, unit, event::kLeaveRegion);
}

void EventBridge::player_state_changed(std::uint8_t player, int state, std::int32_t before, std::int32_t after) {
  if (silent()) return;
  const EventData data{.kind = event::kPlayerStateLimit, .player = player, .state = state};
  host_.triggers.tell(host_, host_.tables, data, [&](const RegistrationRow &wants, std::uint32_t) {
    return wants.player == player && wants.state == state && crossed(wants, float(before), float(after));
  });
}

void EventBridge::player_alliance_changed(std::uint8_t player, std::uint8_t) {
  player_event(player, event::kAllianceChanged);
}
void EventBridge::player_left(std::uint8_t player) {
  player_event(player, event::kLeave);
}
void EventBridge::player_defeated(std::uint8_t player) {
  player_event(player, event::kDefeat);
}
void EventBridge::player_victory(std::uint8_t player) {
  player_event(player, event::kVictory);
}

void EventBridge::player_event(std::uint32_t player, std::uint32_t kind) {
  if (silent()) return;
  const EventData data{.kind = kind, .player = std::int32_t(player)};
  host_.triggers.tell(host_, host_.tables, data, [&](const RegistrationRow &wants, std::uint32_t) {
    return wants.player == std::int32_t(player);
  });
}

void EventBridge::time_of_day_changed(float before, float after) {
  if (silent()) return;
  constexpr int kTimeOfDay = 2;
  const EventData data{.kind = event::kStateLimit, .state = kTimeOfDay};
  host_.triggers.tell(host_, host_.tables, data, [&](const RegistrationRow &wants, std::uint32_t) {
    return wants.state == kTimeOfDay && crossed(wants, before, after);
  });
}

void EventBridge::entity_freed(Entity entity, EntityKind) {
  if (silent()) return;
  host_.handles.forget(host_.tables, host_.vm(), ThingKind::entity, entity.raw());
  if (host_.tables.unit_extra.alive(entity.row)) host_.tables.unit_extra.free(entity.row);
}

void EventBridge::game_saved(std::string_view name) {
  const EventData data{.kind = event::kGameSave, .text = std::string(name)};
  host_.triggers.tell(host_, host_.tables, data, [](const RegistrationRow &, std::uint32_t) { return true; });
}

void EventBridge::chat(std::uint32_t player, std::string_view text) {
  if (silent()) return;
  const EventData data{.kind = event::kChat, .player = std::int32_t(player), .text = std::string(text)};
  host_.triggers.tell(host_, host_.tables, data, [&](const RegistrationRow &wants, std::uint32_t) {
    const std::string_view wanted = host_.tables.registration.text(wants.text);
    if (wants.player != std::int32_t(player)) return false;
    return wants.met ? text == wanted : text.find(wanted) != std::string_view::npos;
  });
}

void EventBridge::click(std::uint32_t player, std::uint32_t button_row) {
  if (silent()) return;
  const ButtonRow &button = host_.tables.button[button_row];
  const or_ref button_ref = host_.tables.button.ref(button_row);
  const or_ref dialog_ref = host_.tables.dialog.ref(button.dialog.row);
  EventData data{.kind = event::kButtonClick,
                 .player = std::int32_t(player),
                 .subject = host_.tables.dialog[button.dialog.row].handle,
                 .button = button.handle};
  host_.tables.dialog.mut(button.dialog.row).shown_to &= ~(1u << player);
  host_.triggers.tell(host_, host_.tables, data,
                      [&](const RegistrationRow &wants, std::uint32_t) { return is_about(wants, button_ref); });
  data.kind = event::kDialogClick;
  host_.triggers.tell(host_, host_.tables, data,
                      [&](const RegistrationRow &wants, std::uint32_t) { return is_about(wants, dialog_ref); });
}

}  // namespace openrealm::wc3
