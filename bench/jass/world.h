// The natives of the programs, written once: the Vm reaches them as or_native, Lua as lua_CFunction, so that both run
// the same C++ and differ in what a call costs them.
//
// A world of its own, much smaller than the game's. Handles are numbers from 1 on, of each type apart; the programs are
// trusted to pass good ones. Time is virtual, in microseconds.
#pragma once

#include <cstdint>
#include <queue>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace openrealm::bench {

using Handle = uint32_t;
struct Code {
  uint32_t number = 0;
};

// The script that a world calls back.
class Script {
 public:
  virtual bool call(Code function) = 0;  // the truth it returned, false when it returned nothing

 protected:
  ~Script() = default;
};

class World {
 public:
  explicit World(Script &script) : script_(script) {}

  // Fires what is due, again and again, until no timer runs.
  void run_timers();

  // --- the natives, see natives.def ---
  int32_t string_hash(std::string_view text);
  std::string_view sub_string(std::string_view text, int32_t start, int32_t end);

  Handle new_hashtable();
  void save(Handle table, int32_t parent, int32_t child, int32_t value);
  int32_t load(Handle table, int32_t parent, int32_t child);
  bool has(Handle table, int32_t parent, int32_t child);
  void flush_child(Handle table, int32_t parent);
  void flush(Handle table);

  Handle new_timer();
  void start_timer(Handle timer, float seconds, bool periodic, Code callback);
  void destroy_timer(Handle timer);
  Handle expired_timer() { return expired_; }

  Handle new_trigger();
  Handle start_event(Handle trigger, float seconds, bool periodic);
  Handle add_condition(Handle trigger, Handle condition);
  Handle add_action(Handle trigger, Code action);
  void destroy_trigger(Handle trigger);
  Handle boolexpr(Code function) { return function.number; }  // one function, one handle

  Handle player(int32_t number) { return Handle(number) + 1; }
  Handle new_unit(Handle owner, int32_t type, float x, float y, float facing);
  float unit_x(Handle unit) { return units_[unit - 1].x; }
  void set_unit_x(Handle unit, float x) { units_[unit - 1].x = x; }
  Handle new_group();
  void take_near(Handle group, float x, float y, float radius, Handle filter);
  void for_group(Handle group, Code callback);
  Handle current_unit() { return current_; }

 private:
  struct Timer {
    uint64_t period = 0;
    uint64_t start = 0;  // the number of its last start: an older entry of the line does not count
    bool periodic = false;
    bool running = false;
    Code callback;
    Handle trigger = 0;  // told instead of the callback
  };
  struct Trigger {
    std::vector<Code> conditions, actions;
    std::vector<Handle> events;
  };
  struct Unit {
    float x = 0, y = 0;
  };
  struct Due {
    uint64_t when = 0;
    uint64_t start = 0;
    Handle timer = 0;
    bool operator<(const Due &other) const {  // the first of a priority_queue is the greatest
      return when != other.when ? when > other.when : start > other.start;
    }
  };
  using Children = std::unordered_map<int32_t, int32_t>;

  void put(Handle timer, uint64_t when);
  void fire(Handle timer);
  void tell(Handle trigger);

  Script &script_;
  std::vector<std::unordered_map<int32_t, Children>> hashtables_;
  std::vector<Timer> timers_;
  std::vector<Trigger> triggers_;
  std::vector<Unit> units_;
  std::vector<std::vector<Handle>> groups_;
  std::priority_queue<Due> line_;
  uint64_t now_ = 0;
  uint64_t starts_ = 0;
  Handle expired_ = 0;
  Handle current_ = 0;
};

}  // namespace openrealm::bench
