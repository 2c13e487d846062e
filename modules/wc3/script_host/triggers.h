// Triggers: what they listen to, their conditions and actions, and telling them of events.
//
// The tables are the state. Derived: which registrations listen to an event number, and each trigger's
// conditions and actions, all in order of spawn number.
#pragma once

#include <unordered_map>
#include <vector>

#include "modules/wc3/script_host/contexts.h"
#include "modules/wc3/script_host/event_numbers.h"

namespace openrealm::wc3 {

class Host;

// What narrows a registration, in the registration's own terms.
struct Listen {
  std::uint32_t kind = 0;
  std::int32_t player = -1;
  or_ref subject{};
  or_ref filter{};
  std::int32_t state = 0;
  std::int32_t limit_op = 0;
  float limit = 0;
  bool met = false;
  std::string_view text{};
};

bool limit_holds(std::int32_t limit_op, float value, float limit);

class Triggers {
 public:
  void rebuild(const ScriptTables &tables);

  // Handles of the new objects, 0 when there is no room.
  std::uint32_t create(Host &host);
  void destroy(Host &host, or_ref trigger);
  void reset(Host &host, or_ref trigger);  // listens to nothing any more
  std::uint32_t listen(Host &host, or_ref trigger, const Listen &what);
  std::uint32_t add_condition(Host &host, or_ref trigger, or_ref boolexpr);
  std::uint32_t add_action(Host &host, or_ref trigger, std::uint32_t code);
  void remove_condition(Host &host, or_ref condition);
  void remove_action(Host &host, or_ref action);
  void clear_conditions(Host &host, or_ref trigger);
  void clear_actions(Host &host, or_ref trigger);

  // All conditions, in order and without a short cut; what they say together. The context is a copy of the
  // running thread's, with this trigger as the triggering one.
  bool evaluate(Host &host, or_ref trigger);
  // The actions in order, each in a thread that may sleep; the rest follows when a sleeper has ended.
  void execute(Host &host, or_ref trigger);
  // Goes on after the action whose spawn number is `data.action`.
  void run_actions(Host &host, EventData data);

  // Boolean expressions. One function has one row and is never freed.
  std::uint32_t condition_of(Host &host, std::uint32_t code, std::string_view type);
  std::uint32_t combine(Host &host, BoolExprKind kind, or_ref left, or_ref right);
  void destroy_boolexpr(Host &host, or_ref boolexpr);
  // Under the running thread's context or `number`'s; none is true, one that was destroyed is false.
  bool test(Host &host, or_ref boolexpr, std::uint32_t number);

  // Tells everyone who listens to `data.kind` and whose registration `wants` it, in order. Who listens is
  // settled before the first is told; one that is destroyed meanwhile is left out.
  template <class Wants>
  void tell(Host &host, ScriptTables &tables, const EventData &data, Wants &&wants) {
    const auto listeners = by_kind_.find(data.kind);
    if (listeners == by_kind_.end()) return;
    std::vector<or_ref> chosen;
    for (const std::uint32_t row : listeners->second)
      if (wants(tables.registration[row], row)) chosen.push_back(tables.registration.ref(row));
    for (const or_ref registration : chosen)
      if (tables.registration.get(registration)) tell_one(host, registration.row, data);
  }
  // A timer that TriggerRegisterTimerEvent made.
  void tell_one(Host &host, std::uint32_t registration_row, const EventData &data);

  // Once a tick: units that came into range, globals that came to a limit.
  void look_around(Host &host);

 private:
  bool evaluate_under(Host &host, std::uint32_t trigger_row, std::uint32_t number);
  void look_at_units(Host &host, std::uint32_t registration_row);
  void look_at_global(Host &host, std::uint32_t registration_row);
  void drop_registration(Host &host, std::uint32_t row);

  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> by_kind_;
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> registrations_, conditions_, actions_;  // by trigger
  std::unordered_map<std::uint32_t, std::uint32_t> boolexpr_of_code_;
};

}  // namespace openrealm::wc3
