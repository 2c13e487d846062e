// What the world reports, and to whom: the script host implements WorldEvents.
//
// Every call is synchronous and happens where the thing happens, so a script sees the world as it
// then is and may change it, the units of the event included: the world looks everything up again
// afterwards. Within one tick the order is the order of the phases, and within a phase row order.
// An implementation must not keep the references of structs beyond the call.
#pragma once

#include "modules/wc3/world/records.h"
#include "openrealm/wc3_world.h"

namespace openrealm::wc3 {

enum class UnitEvent {
  damaged,          // other = source, amount; after the damage was taken, before death
  attacked,         // other = attacker; a blow begins
  acquired_target,  // other = target
  death,            // other = killer or none
  decay,            // the corpse is about to go
  hidden,           // a unit was hidden
  changed_owner,    // number = previous owner
  hero_level,       // number = new level
  hero_skill,       // rawcode = ability, number = its new rank
  hero_revivable,   // the hero died and can be revived
  hero_revived,
  summoned,             // other = summoner
  item_picked_up,       // other = item
  item_dropped,         // other = item
  item_used,            // other = item
  item_sold,            // other = item; the unit sold it to a shop
  construct_started,    // unit = structure, other = worker
  construct_cancelled,  // unit = structure
  construct_finished,   // unit = structure, other = worker or none
  train_started,        // unit = building, rawcode = trained type
  train_cancelled,      // unit = building, rawcode
  train_finished,       // unit = building, other = trained unit, rawcode
  spell_channel,        // unit = caster, other = target or none, rawcode, number = rank, x, y
  spell_cast,
  spell_effect,
  spell_finish,
  spell_endcast,
  selected,    // number = player
  deselected,  // number = player
};

struct UnitEventData {
  UnitEvent event;
  Entity unit;
  Entity other{};
  Rawcode rawcode{};
  std::int32_t number = 0;
  float amount = 0;
  float x = 0, y = 0;
};

enum class WidgetEvent { death };  // of an item or destructable; units report UnitEvent::death

class WorldEvents {
 public:
  virtual ~WorldEvents() = default;

  virtual void unit_event(const UnitEventData &) {}
  virtual void widget_died(Entity /*widget*/, Entity /*killer*/) {}
  // Once for each order that was accepted, queued or not.
  virtual void order_issued(Entity /*unit*/, const or_order &) {}
  // Life or mana crossed from `before` to `after`; state is 0 for life, 2 for mana.
  virtual void unit_state_changed(Entity /*unit*/, int /*state*/, float /*before*/, float /*after*/) {}
  virtual void region_entered(Ref<"region">, Entity /*unit*/) {}
  virtual void region_left(Ref<"region">, Entity /*unit*/) {}
  virtual void player_state_changed(std::uint8_t /*player*/, int /*state*/, std::int32_t /*before*/,
                                    std::int32_t /*after*/) {}
  virtual void player_alliance_changed(std::uint8_t /*player*/, std::uint8_t /*other*/) {}
  virtual void player_left(std::uint8_t /*player*/) {}
  virtual void player_defeated(std::uint8_t /*player*/) {}
  virtual void player_victory(std::uint8_t /*player*/) {}
  virtual void time_of_day_changed(float /*before*/, float /*after*/) {}
  // The removals phase: the unit is hidden, its items are still with it, its handle still works.
  virtual void unit_removed(Entity /*unit*/) {}
  // The entity's rows go now: whatever stands for it must let go of it.
  virtual void entity_freed(Entity, EntityKind) {}
};

}  // namespace openrealm::wc3
