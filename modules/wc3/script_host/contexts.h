// What the running script thread was told by its event. Running threads have theirs on a stack here; a
// thread that falls asleep takes it along in a row of event_context.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>

#include "modules/wc3/script_host/tables.h"
#include "modules/wc3/world/records.h"
#include "script/vm.h"

namespace openrealm::wc3 {

struct EventData {
  std::uint32_t kind = 0;  // number of the event, 0 for none
  Ref<"trigger"> trigger{};
  std::uint32_t action = 0;  // spawn number of the action that runs
  std::uint32_t event = 0;   // handles, here and below
  Entity unit{}, source{}, target{}, item{};
  std::int32_t player = -1, previous_player = -1;
  std::uint32_t code = 0;
  std::int32_t level = 0;
  float x = 0, y = 0, amount = 0;
  std::uint32_t subject = 0, button = 0, timer = 0;
  std::int32_t state = 0;
  std::string text{};
};

// What ForGroup, ForForce and filters hand to their callbacks. It does not outlive them.
struct EnumData {
  Entity unit{}, item{}, destructable{};
  Entity filter_unit{}, filter_item{}, filter_destructable{};
  std::int32_t player = -1, filter_player = -1;
};

class Contexts {
 public:
  void rebuild(const ScriptTables &tables);

  // A context on the stack for the life of this object; number() goes into RunOptions::context.
  class Scope {
   public:
    Scope(Contexts &contexts, ScriptTables &tables, EventData data);
    ~Scope() { contexts_.stack_.pop_back(); }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;
    std::uint32_t number() const { return number_; }
    EventData &data() { return contexts_.stack_[at_].data; }

   private:
    Contexts &contexts_;
    std::size_t at_;
    std::uint32_t number_;
  };

  // Of the thread with that number; an empty one when there is none.
  EventData find(const ScriptTables &tables, std::uint32_t number) const;
  // The thread falls asleep: false when the table is full.
  bool keep(ScriptTables &tables, std::uint32_t number);
  void drop(ScriptTables &tables, std::uint32_t number);
  void mark(const ScriptTables &tables, script::ReferenceMarker &marker) const;

 private:
  struct Entry {
    std::uint32_t number;
    EventData data;
  };
  std::deque<Entry> stack_;  // a reference stays good while others are pushed
  std::unordered_map<std::uint32_t, std::uint32_t> rows_;
};

}  // namespace openrealm::wc3
