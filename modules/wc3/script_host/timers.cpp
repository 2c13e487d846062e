#include "modules/wc3/script_host/timers.h"

#include <algorithm>

#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {
namespace {

std::uint64_t to_microseconds(float seconds) {
  if (!(seconds > 0)) return kShortestTimer;
  const double bounded = std::min(seconds, kLongestTimer);
  return std::max(kShortestTimer, std::uint64_t(bounded * 1e6 + 0.5));
}

float to_seconds(std::uint64_t microseconds) {
  return float(double(microseconds) / 1e6);
}

}  // namespace

void Timers::rebuild(const ScriptTables &tables) {
  line_.clear();
  for (const std::uint32_t row : tables.timer.rows())
    if (tables.timer[row].running) line_.emplace(tables.timer[row].deadline, tables.timer[row].started, row);
}

std::uint32_t Timers::create(Host &host) {
  const std::uint32_t row = host.tables.timer.alloc();
  if (row == 0) return 0;
  const std::uint32_t handle = host.vm().handle_new("timer", host.tables.timer.ref(row));
  host.tables.timer.mut(row).handle = handle;
  return handle;
}

void Timers::destroy(Host &host, or_ref timer) {
  const TimerRow *row = host.tables.timer.get(timer);
  if (!row) return;
  if (row->handle != 0) host.vm().handle_free(row->handle);
  if (row->running && row->deadline <= host.state().now) {
    host.tables.timer.mut(timer.row).destroyed = 1;
    return;
  }
  take_out(host.tables, timer.row);
  host.tables.timer.free(timer.row);
}

void Timers::put(Host &host, std::uint32_t row, std::uint64_t wait, std::uint64_t base) {
  TimerRow &timer = host.tables.timer.mut(row);
  timer.deadline = base + wait;
  timer.started = ++host.edit_state().starts;
  timer.running = 1;
  line_.emplace(timer.deadline, timer.started, row);
}

void Timers::take_out(const ScriptTables &tables, std::uint32_t row) {
  line_.erase({tables.timer[row].deadline, tables.timer[row].started, row});
}

void Timers::start(Host &host, or_ref timer, float timeout, bool periodic, std::uint32_t code) {
  TimerRow *row = host.tables.timer.get_mut(timer);
  if (!row) return;
  take_out(host.tables, timer.row);
  row->timeout = timeout;
  row->period = to_microseconds(timeout);
  row->periodic = periodic;
  row->code = code;
  put(host, timer.row, row->period, host.state().now);
}

void Timers::pause(Host &host, or_ref timer) {
  const TimerRow *row = host.tables.timer.get(timer);
  if (!row || !row->running) return;
  take_out(host.tables, timer.row);
  TimerRow &paused = host.tables.timer.mut(timer.row);
  const std::uint64_t now = host.state().now;
  paused.deadline = paused.deadline > now ? paused.deadline - now : 0;
  paused.running = 0;
  paused.periodic = 0;
}

void Timers::resume(Host &host, or_ref timer) {
  const TimerRow *row = host.tables.timer.get(timer);
  if (!row || row->running || row->deadline == 0) return;
  put(host, timer.row, row->deadline, host.state().now);
}

float Timers::remaining(const Host &host, or_ref timer) const {
  const TimerRow *row = host.tables.timer.get(timer);
  if (!row) return 0;
  if (!row->running) return to_seconds(row->deadline);
  const std::uint64_t now = host.state().now;
  return row->deadline > now ? to_seconds(row->deadline - now) : 0;
}

float Timers::elapsed(const Host &host, or_ref timer) const {
  const TimerRow *row = host.tables.timer.get(timer);
  return row ? std::max(0.f, to_seconds(row->period) - remaining(host, timer)) : 0;
}

void Timers::start_event(Host &host, std::uint32_t registration_row, float timeout, bool periodic) {
  const std::uint32_t row = host.tables.timer.alloc();
  if (row == 0) return;
  TimerRow &timer = host.tables.timer.mut(row);
  timer.timeout = timeout;
  timer.period = to_microseconds(timeout);
  timer.periodic = periodic;
  timer.fires.row = registration_row;
  put(host, row, timer.period, host.state().now);
}

void Timers::destroy_event(Host &host, std::uint32_t registration_row) {
  for (const std::uint32_t row : host.tables.timer.rows())
    if (host.tables.timer[row].fires.row == registration_row) {
      take_out(host.tables, row);
      host.tables.timer.free(row);
    }
}

void Timers::fire_next(Host &host) {
  const auto [deadline, started, row] = *line_.begin();
  line_.erase(line_.begin());
  host.edit_state().now = std::max(host.state().now, deadline);
  const or_ref ref = host.tables.timer.ref(row);
  const TimerRow timer = host.tables.timer[row];
  if (timer.destroyed) {
    host.tables.timer.free(row);
  } else if (timer.periodic) {
    put(host, row, timer.period, deadline);
  } else {
    host.tables.timer.mut(row).running = 0;
    host.tables.timer.mut(row).deadline = 0;
  }
  if (timer.fires) {
    const std::uint32_t registration = timer.fires.row;
    if (!timer.periodic) host.tables.timer.free(row);
    host.triggers.tell_one(host, registration, {.kind = event::kTimerExpired});
    return;
  }
  const EventData data{.kind = event::kTimerExpired, .timer = timer.handle};
  if (timer.code != 0) host.call_with(timer.code, data, false);
  host.triggers.tell(host, host.tables, data, [&](const RegistrationRow &wants, std::uint32_t) {
    return wants.subject_row == ref.row && wants.subject_spawn == ref.spawn;
  });
}

}  // namespace openrealm::wc3
