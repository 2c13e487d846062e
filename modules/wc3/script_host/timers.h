// Timers of scripts: each fires at its own deadline, in order of deadline, then of starting.
//
// Rows of `timer` are the state; the line of running ones is derived. Times are microseconds of game time.
#pragma once

#include <set>
#include <tuple>

#include "modules/wc3/script_host/tables.h"

namespace openrealm::wc3 {

class Host;

// A timer of no time fires ten thousand times a second.
inline constexpr std::uint64_t kShortestTimer = 100;
// Longer ones are cut: about 116 days.
inline constexpr float kLongestTimer = 1e7f;

class Timers {
 public:
  void rebuild(const ScriptTables &tables);

  std::uint32_t create(Host &host);  // a handle, 0 when there is no room
  // Does not take back a callback whose time has come: several timers have one deadline, and one destroys another.
  void destroy(Host &host, or_ref timer);
  void start(Host &host, or_ref timer, float timeout, bool periodic, std::uint32_t code);
  void pause(Host &host, or_ref timer);
  void resume(Host &host, or_ref timer);
  float elapsed(const Host &host, or_ref timer) const;
  float remaining(const Host &host, or_ref timer) const;

  // A timer of a registration's own; it goes with it, or after it fired when it is not periodic.
  void start_event(Host &host, std::uint32_t registration_row, float timeout, bool periodic);
  void destroy_event(Host &host, std::uint32_t registration_row);

  bool any_due(std::uint64_t until) const { return !line_.empty() && std::get<0>(*line_.begin()) <= until; }
  bool any_running() const { return !line_.empty(); }
  std::uint64_t next_deadline() const { return std::get<0>(*line_.begin()); }
  // The first in line fires at its deadline. There must be one.
  void fire_next(Host &host);

 private:
  void put(Host &host, std::uint32_t row, std::uint64_t wait, std::uint64_t base);
  void take_out(const ScriptTables &tables, std::uint32_t row);
  std::set<std::tuple<std::uint64_t, std::uint64_t, std::uint32_t>> line_;  // deadline, started, row
};

}  // namespace openrealm::wc3
