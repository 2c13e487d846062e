// What units do: beginning orders, running them, ending them.
//
// The active order lives in `unit_order`. A behaviour that ends sets kOrderEnded and waits for the
// orders phase: the Shift queue gives the unit its next order, or settle() its idle policy.
#pragma once

#include <string>

#include "modules/wc3/world/records.h"
#include "openrealm/wc3_world.h"

namespace openrealm::wc3 {

class World;

class Behaviours {
 public:
  explicit Behaviours(World &world) : world_(world) {}

  int activity(Entity unit) const;  // or_unit_activity
  // OR_OK, or below 0 with the line for the player.
  int check(Entity unit, const or_order &order, std::string &why) const;
  // or_begin; a check that fails drops it. Replaces what the unit does.
  int begin(Entity unit, const or_order &order);
  bool next_ended(std::uint32_t &cursor, Entity &unit) const;
  void settle(Entity unit);
  void stop(Entity unit);  // no order, no path, no target; policy stands
  std::uint32_t current_order(Entity unit) const;
  const OrderRow &row(Entity unit) const;

  // Runs through wc3.orders when it is there: clears the queue, begins, fires the issued event.
  // False when it was refused.
  bool issue(Entity unit, const or_order &order);
  bool issue_immediate(Entity unit, std::uint32_t id, std::uint32_t player);
  bool issue_point(Entity unit, std::uint32_t id, float x, float y, std::uint32_t player);
  bool issue_target(Entity unit, std::uint32_t id, Entity target, std::uint32_t player);

  // Orders that happen at once and touch neither the current order nor the queue: learning,
  // training, rally points, inventory slots, items used without a target, cancelling.
  bool is_instant(Entity unit, const or_order &order) const;
  // The place to which it walks back after a fight of its own: where a stop left it, where a creep
  // was made. An order forgets it.
  void guard_here(Entity unit);
  void forget_guard(Entity unit);
  // Somebody hit `unit` or a friend of it: it fights back if it has nothing to do.
  void provoke(Entity unit, Entity attacker);

  // The slots of a formation and the speed of its slowest.
  void form_up(const or_order &order, const or_ref *units, std::uint32_t count, or_order *orders) const;

  void tick();

 private:
  int check_point(Entity unit, const or_order &order, std::string &why) const;
  int check_target(Entity unit, const or_order &order, std::string &why) const;
  int check_instant(Entity unit, const or_order &order, std::string &why) const;
  int check_cast(Entity unit, const or_order &order, std::string &why) const;
  or_order decide_smart(Entity unit, const or_order &order) const;
  void do_instant(Entity unit, const or_order &order);
  void begin_point(Entity unit, const or_order &order);
  void begin_target(Entity unit, const or_order &order);
  void begin_idle(Entity unit, const or_order &order);
  OrderRow &start(Entity unit, const or_order &order, Behaviour behaviour);
  void start_auto(Entity unit, Entity target);
  void end(std::uint32_t row);
  void give_up(std::uint32_t row, const char *line);
  void run(std::uint32_t row);
  void run_idle(std::uint32_t row);
  void run_move(std::uint32_t row);
  void run_follow(std::uint32_t row);
  void run_attack(std::uint32_t row);
  void run_attack_move(std::uint32_t row);
  void turn_patrol(std::uint32_t row);
  void run_item(std::uint32_t row);
  void finish_item(std::uint32_t row);
  void run_cast(std::uint32_t row);
  void run_build(std::uint32_t row);
  void run_repair(std::uint32_t row);
  bool approach(std::uint32_t row, Entity target, float range);
  bool engage(std::uint32_t row, Entity target);
  World &world_;
};

}  // namespace openrealm::wc3
