// Turns what the world reports into the events that scripts listen to.
#pragma once

#include "modules/wc3/script_host/contexts.h"
#include "modules/wc3/script_host/event_numbers.h"
#include "modules/wc3/world/events.h"

namespace openrealm::wc3 {

class Host;

class EventBridge final : public WorldEvents {
 public:
  explicit EventBridge(Host &host) : host_(host) {}

  void unit_event(const UnitEventData &data) override;
  void widget_died(Entity widget, Entity killer) override;
  void order_issued(Entity unit, const or_order &order) override;
  void unit_state_changed(Entity unit, int state, float before, float after) override;
  void region_entered(Ref<"region"> region, Entity unit) override;
  void region_left(Ref<"region"> region, Entity unit) override;
  void player_state_changed(std::uint8_t player, int state, std::int32_t before, std::int32_t after) override;
  void player_alliance_changed(std::uint8_t player, std::uint8_t other) override;
  void player_left(std::uint8_t player) override;
  void player_defeated(std::uint8_t player) override;
  void player_victory(std::uint8_t player) override;
  void time_of_day_changed(float before, float after) override;
  void entity_freed(Entity entity, EntityKind kind) override;

  void game_saved(std::string_view name);

  // What players do that is no order.
  void chat(std::uint32_t player, std::string_view text);
  void player_event(std::uint32_t player, std::uint32_t kind);
  void click(std::uint32_t player, std::uint32_t button_row);

 private:
  bool silent() const;  // no script runs yet
  void tell_of_unit(EventData data, event::UnitNumbers numbers, std::int32_t player);
  void region_event(Ref<"region"> region, Entity unit, std::uint32_t kind);
  Host &host_;
};

}  // namespace openrealm::wc3
