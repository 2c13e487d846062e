// Triggers, what they listen to, and what an event tells a script: the rows behind the handle types
// trigger, event, triggercondition, triggeraction, boolexpr and timer, and the context that a sleeping
// thread takes with it.
#pragma once

#include "base/record.h"

namespace openrealm::wc3 {

// Conditions, actions and events of a trigger come in the order of their spawn numbers.
struct TriggerRow {
  Spawn spawn;
  std::uint32_t handle;
  std::uint32_t disabled;
  std::uint32_t wait_on_sleeps;
  std::uint32_t eval_count;
  std::uint32_t exec_count;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(TriggerRow, "trigger", FIELD(spawn), FIELD(handle), FIELD(disabled), FIELD(wait_on_sleeps),
            FIELD(eval_count), FIELD(exec_count));
};

OR_ENUM(BoolExprKind, std::uint16_t, code, both, either, opposite);

// A filter or condition: a function, or two others combined. One function has one row.
struct BoolExprRow {
  Spawn spawn;
  std::uint32_t handle;
  BoolExprKind kind;
  std::uint16_t spare;
  std::uint32_t code;
  std::uint32_t depth;  // of the tree below it, 1 for a function
  Ref<"boolexpr"> left, right;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(BoolExprRow, "boolexpr", FIELD(spawn), FIELD(handle), FIELD(kind), FIELD(spare), FIELD(code), FIELD(depth),
            FIELD(left), FIELD(right));
};

struct ConditionRow {
  Spawn spawn;
  std::uint32_t handle;
  Row<"trigger"> trigger;
  Ref<"boolexpr"> test;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(ConditionRow, "trigger_condition", FIELD(spawn), FIELD(handle), FIELD(trigger), FIELD(test));
};

struct ActionRow {
  Spawn spawn;
  std::uint32_t handle;
  Row<"trigger"> trigger;
  std::uint32_t code;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(ActionRow, "trigger_action", FIELD(spawn), FIELD(handle), FIELD(trigger), FIELD(code));
};

// One registration. `kind` is the number that common.j gives the event (EVENT_PLAYER_CHAT = 16);
// which of the other fields narrow it follows from the kind. `subject_*` names a row of the table that
// the kind implies: a unit, a widget, a region, a dialog, a button, a timer.
struct RegistrationRow {
  Spawn spawn;
  std::uint32_t handle;
  Row<"trigger"> trigger;
  std::uint32_t kind;
  std::int32_t player;  // -1 for any
  std::uint32_t subject_row;
  std::uint32_t subject_spawn;
  Ref<"boolexpr"> filter;
  std::int32_t state;  // which state, alliance, game state or global array slot
  std::int32_t limit_op;
  float limit;        // or the range of EVENT_UNIT_TARGET_IN_RANGE
  std::uint32_t met;  // the limit held when it was last looked at; exact match for chat
  Str text;           // chat text or the global's name
  static constexpr TableShape kShape{.max_rows = 262144};
  OR_RECORD(RegistrationRow, "trigger_event", FIELD(spawn), FIELD(handle), FIELD(trigger), FIELD(kind),
            FIELD(player).init(-1), FIELD(subject_row), FIELD(subject_spawn), FIELD(filter), FIELD(state),
            FIELD(limit_op), FIELD(limit), FIELD(met), FIELD(text));
};

// A unit that was in range when TriggerRegisterUnitInRange's registration was last looked at.
struct InRangeRow {
  Spawn spawn;
  Row<"trigger_event"> registration;
  Ref<"entity"> unit;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(InRangeRow, "unit_in_range", FIELD(spawn), FIELD(registration), FIELD(unit));
};

// What GetTriggerUnit and its kin answer. Lives on the stack of a running thread and in a row of its
// own while that thread sleeps.
struct ContextRow {
  Spawn spawn;
  std::uint32_t number;  // what the thread was started with
  std::uint32_t kind;    // the registration's event number
  Ref<"trigger"> trigger;
  std::uint32_t action;  // spawn number of the trigger's action that runs, 0 for a thread of another kind
  std::uint32_t event;   // handle of the registration
  Ref<"entity"> unit;    // the unit it happened to
  Ref<"entity"> source;  // who did it: killer, attacker, caster's shop, summoner
  Ref<"entity"> target;  // of an order or spell: unit, item or destructable
  Ref<"entity"> item;
  std::int32_t player;  // -1 for none
  std::int32_t previous_player;
  std::uint32_t code;  // order id, ability, unit type or technology
  std::int32_t level;
  float x, y, amount;
  std::uint32_t subject;  // handle of the region, dialog, widget
  std::uint32_t button;   // handle of a dialog's button
  std::uint32_t timer;    // handle of the expired timer
  std::int32_t state;
  Str text;  // what was typed
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(ContextRow, "event_context", FIELD(spawn), FIELD(number), FIELD(kind), FIELD(trigger), FIELD(action),
            FIELD(event), FIELD(unit), FIELD(source), FIELD(target), FIELD(item), FIELD(player).init(-1),
            FIELD(previous_player).init(-1), FIELD(code), FIELD(level), FIELD(x), FIELD(y), FIELD(amount),
            FIELD(subject), FIELD(button), FIELD(timer), FIELD(state), FIELD(text));
};

// Times are in microseconds of game time. `deadline` is when it fires while it runs; a paused one keeps
// there what remained.
struct TimerRow {
  Spawn spawn;
  std::uint32_t handle;
  std::uint64_t deadline;
  std::uint64_t started;  // order of starting: breaks ties between deadlines
  std::uint64_t period;
  float timeout;               // as the script gave it
  std::uint32_t code;          // 0 for none
  Row<"trigger_event"> fires;  // TriggerRegisterTimerEvent's own timer
  std::uint16_t running;
  std::uint16_t periodic;
  std::uint16_t destroyed;  // when its time had come already: it fires once more
  std::uint16_t reserved[3];
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(TimerRow, "timer", FIELD(spawn), FIELD(handle), FIELD(deadline), FIELD(started), FIELD(period),
            FIELD(timeout), FIELD(code), FIELD(fires), FIELD(running), FIELD(periodic), FIELD(destroyed),
            FIELD(reserved));
};

OR_ENUM(MainState, std::uint16_t, not_run, running, ended, stopped);

// One row: the script's clock and counters.
struct ScriptStateRow {
  Spawn spawn;
  std::uint32_t contexts;  // numbers given to threads so far
  std::uint64_t now;       // microseconds of game time at which the script runs now
  std::uint64_t wait_now;  // the same for sleeping threads, which a paused game does not stop
  std::uint64_t starts;    // timers started so far
  std::uint32_t local_player;
  std::uint32_t errors;  // script threads that an error ended
  std::uint32_t placement, game_type, game_types, map_flags;
  std::int32_t game_states[2];  // by GAME_STATE number
  std::uint32_t players, teams;
  std::uint32_t texts_shown;
  MainState main;
  std::uint16_t reloaded;  // EVENT_GAME_LOADED is being dispatched
  Str map_name, map_description;
  static constexpr TableShape kShape{.max_rows = 1};
  OR_RECORD(ScriptStateRow, "map_script", FIELD(spawn), FIELD(contexts), FIELD(now), FIELD(wait_now), FIELD(starts),
            FIELD(local_player), FIELD(errors), FIELD(placement), FIELD(game_type).init(4u), FIELD(game_types),
            FIELD(map_flags), FIELD(game_states), FIELD(players), FIELD(teams), FIELD(texts_shown), FIELD(main),
            FIELD(reloaded), FIELD(map_name), FIELD(map_description));
};

enum class ThingKind : std::uint32_t { entity, rect, region };

// The handle by which scripts know a thing of the world.
struct ThingHandleRow {
  Spawn spawn;
  std::uint32_t kind;  // ThingKind
  std::uint32_t row;
  std::uint32_t row_spawn;
  std::uint32_t handle;
  static constexpr TableShape kShape{.max_rows = 131072};
  OR_RECORD(ThingHandleRow, "thing_handle", FIELD(spawn), FIELD(kind), FIELD(row), FIELD(row_spawn), FIELD(handle));
};

// Row = player + 1.
struct PlayerHandleRow {
  Spawn spawn;
  std::uint32_t handle;
  static constexpr TableShape kShape{.max_rows = 28};
  OR_RECORD(PlayerHandleRow, "player_handle", FIELD(spawn), FIELD(handle));
};

// A native that the map called and that only answers its type's default.
struct NativeGapRow {
  Spawn spawn;
  Text<60> name;
  static constexpr TableShape kShape{.max_rows = 2048};
  OR_RECORD(NativeGapRow, "native_gap", FIELD(spawn), FIELD(name));
};

}  // namespace openrealm::wc3
