#include "bench/jass/world.h"

#include "script/string_hash.h"

namespace openrealm::bench {

int32_t World::string_hash(std::string_view text) {
  return script::string_hash(text);
}

std::string_view World::sub_string(std::string_view text, int32_t start, int32_t end) {
  if (end < start || size_t(end) > text.size()) end = int32_t(text.size());
  return start < 0 || start >= end ? "" : text.substr(size_t(start), size_t(end - start));
}

Handle World::new_hashtable() {
  hashtables_.emplace_back();
  return Handle(hashtables_.size());
}

void World::save(Handle table, int32_t parent, int32_t child, int32_t value) {
  hashtables_[table - 1][parent][child] = value;
}

int32_t World::load(Handle table, int32_t parent, int32_t child) {
  const auto children = hashtables_[table - 1].find(parent);
  if (children == hashtables_[table - 1].end()) return 0;
  const auto found = children->second.find(child);
  return found == children->second.end() ? 0 : found->second;
}

bool World::has(Handle table, int32_t parent, int32_t child) {
  const auto children = hashtables_[table - 1].find(parent);
  return children != hashtables_[table - 1].end() && children->second.contains(child);
}

void World::flush_child(Handle table, int32_t parent) {
  hashtables_[table - 1].erase(parent);
}

void World::flush(Handle table) {
  hashtables_[table - 1].clear();
}

Handle World::new_timer() {
  timers_.emplace_back();
  return Handle(timers_.size());
}

void World::start_timer(Handle timer, float seconds, bool periodic, Code callback) {
  Timer &started = timers_[timer - 1];
  started.period = uint64_t(seconds * 1e6f);
  started.periodic = periodic;
  started.running = true;
  started.callback = callback;
  put(timer, now_ + started.period);
}

void World::put(Handle timer, uint64_t when) {
  timers_[timer - 1].start = ++starts_;
  line_.push({when, starts_, timer});
}

void World::destroy_timer(Handle timer) {
  timers_[timer - 1].running = false;
}

void World::run_timers() {
  while (!line_.empty()) {
    const Due due = line_.top();
    line_.pop();
    const Timer &timer = timers_[due.timer - 1];
    if (!timer.running || timer.start != due.start) continue;
    now_ = due.when;
    fire(due.timer);
  }
}

void World::fire(Handle timer) {
  Timer &fired = timers_[timer - 1];
  fired.running = fired.periodic;
  if (fired.periodic) put(timer, now_ + fired.period);
  expired_ = timer;
  if (fired.trigger != 0)
    tell(fired.trigger);
  else
    script_.call(fired.callback);
}

void World::tell(Handle trigger) {
  bool all = true;
  for (const Code condition : triggers_[trigger - 1].conditions) all = script_.call(condition) && all;
  if (!all) return;
  for (const Code action : triggers_[trigger - 1].actions) script_.call(action);
}

Handle World::new_trigger() {
  triggers_.emplace_back();
  return Handle(triggers_.size());
}

Handle World::start_event(Handle trigger, float seconds, bool periodic) {
  const Handle timer = new_timer();
  timers_[timer - 1].trigger = trigger;
  triggers_[trigger - 1].events.push_back(timer);
  start_timer(timer, seconds, periodic, {});
  return timer;
}

Handle World::add_condition(Handle trigger, Handle condition) {
  triggers_[trigger - 1].conditions.push_back({condition});
  return Handle(triggers_[trigger - 1].conditions.size());
}

Handle World::add_action(Handle trigger, Code action) {
  triggers_[trigger - 1].actions.push_back(action);
  return Handle(triggers_[trigger - 1].actions.size());
}

void World::destroy_trigger(Handle trigger) {
  for (const Handle event : triggers_[trigger - 1].events) destroy_timer(event);
}

Handle World::new_unit(Handle, int32_t, float x, float y, float) {
  units_.push_back({x, y});
  return Handle(units_.size());
}

Handle World::new_group() {
  groups_.emplace_back();
  return Handle(groups_.size());
}

void World::take_near(Handle group, float x, float y, float radius, Handle filter) {
  std::vector<Handle> &members = groups_[group - 1];
  members.clear();
  for (size_t i = 0; i < units_.size(); ++i) {
    const float dx = units_[i].x - x;
    const float dy = units_[i].y - y;
    if (dx * dx + dy * dy > radius * radius) continue;
    current_ = Handle(i + 1);
    if (script_.call({filter})) members.push_back(current_);
  }
}

void World::for_group(Handle group, Code callback) {
  for (const Handle member : groups_[group - 1]) {
    current_ = member;
    script_.call(callback);
  }
}

}  // namespace openrealm::bench
