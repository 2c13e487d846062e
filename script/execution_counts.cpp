#include "script/execution_counts.h"

#include <algorithm>

namespace openrealm::script {

namespace {

// Equal text may still be compiled in another way, where a constant of the script has changed.
bool same_body(const ExecutionCounts::Body &a, const ExecutionCounts::Body &b) {
  const auto same_opcode = [](const Instruction &one, const Instruction &other) { return one.op == other.op; };
  return a.is_initialiser == b.is_initialiser && a.source->name == b.source->name &&
         a.source->body_hash == b.source->body_hash &&
         std::equal(a.source->code.begin(), a.source->code.end(), b.source->code.begin(), b.source->code.end(),
                    same_opcode);
}

}  // namespace

ExecutionCounts::ExecutionCounts() {
  stacks_.push_back({0, intern({}), 0, 0});
}

uint32_t ExecutionCounts::intern(std::string name) {
  const auto [at, is_new] = name_numbers_.emplace(std::move(name), uint32_t(names_.size()));
  if (is_new) names_.push_back(&at->first);
  return at->second;
}

void ExecutionCounts::link(std::span<const std::shared_ptr<const Bytecode>> units,
                           std::span<const std::string_view> natives) {
  for (Body &body : bodies_) keep(std::move(body));
  bodies_.clear();
  function_names_.clear();
  for (const auto &unit : units)
    for (size_t i = 0; i < unit->functions.size(); ++i) {
      Body body{unit, &unit->functions[i], i >= unit->script_functions, 0, {}};
      take_up(body);
      function_names_.push_back(intern((body.is_initialiser ? "initialiser:" : "") + body.source->name));
      bodies_.push_back(std::move(body));
    }
  current_ = units.empty() ? 0 : units.front()->functions.size();
  native_names_.clear();
  for (const std::string_view native : natives) native_names_.push_back(intern(std::string(native)));
}

void ExecutionCounts::keep(Body body) {
  const bool has_run = std::any_of(body.runs.begin(), body.runs.end(), [](uint64_t count) { return count != 0; });
  if (has_run) left_.emplace(body.source->body_hash, std::move(body));
}

void ExecutionCounts::take_up(Body &body) {
  auto [at, end] = left_.equal_range(body.source->body_hash);
  at = std::find_if(at, end, [&](const auto &known) { return same_body(known.second, body); });
  if (at == end) {
    body.runs.resize(body.source->code.size());
    return;
  }
  body.calls = at->second.calls;
  body.runs = std::move(at->second.runs);
  left_.erase(at);
}

void ExecutionCounts::enter(uint32_t function, bool is_call) {
  place_.body = &bodies_[function];
  place_.body->calls += is_call;
  descend(function_names_[function]);
}

void ExecutionCounts::leave(uint32_t caller) {
  place_.body = &bodies_[caller];
  ascend();
}

// The instruction that calls it is the native's, not the caller's.
void ExecutionCounts::enter_native(uint32_t native) {
  --stacks_[place_.stack].cost;
  descend(native_names_[native]);
  ++stacks_[place_.stack].cost;
}

void ExecutionCounts::leave_native() {
  ascend();
}

void ExecutionCounts::descend(uint32_t name) {
  const uint32_t depth = stacks_[place_.stack].depth + 1;
  if (place_.beyond != 0 || depth > kDeepestStack) {
    ++place_.beyond;
    return;
  }
  const uint64_t key = uint64_t(place_.stack) << 32 | name;
  const auto known = below_.find(key);
  if (known != below_.end()) {
    place_.stack = known->second;
  } else if (stacks_.size() < kMostStacks) {
    const auto made = uint32_t(stacks_.size());
    stacks_.push_back({place_.stack, name, depth, 0});
    below_.emplace(key, made);
    place_.stack = made;
  } else {
    ++place_.beyond;
  }
}

void ExecutionCounts::ascend() {
  if (place_.beyond != 0)
    --place_.beyond;
  else
    place_.stack = stacks_[place_.stack].caller;
}

}  // namespace openrealm::script
