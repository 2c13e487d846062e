#include "script/execution_counts.h"

#include <algorithm>
#include <utility>

namespace openrealm::script {

ExecutionCounts::Identity ExecutionCounts::identity(const Body &body) {
  uint64_t shape = body.source->code.size();
  for (const Instruction &instruction : body.source->code) shape = (shape ^ instruction.op) * 0x100000001B3;
  return {body.source->name, body.source->body_hash, body.is_initialiser, shape};
}

bool ExecutionCounts::has_run(const Body &body) {
  return std::any_of(body.runs.begin(), body.runs.end(), [](uint64_t count) { return count != 0; });
}

ExecutionCounts::ExecutionCounts() {
  stacks_.push_back({0, intern({}), 0, 0});
  globals_ = intern("globals");
}

uint32_t ExecutionCounts::intern(std::string name) {
  const auto [at, is_new] = name_numbers_.emplace(std::move(name), uint32_t(names_.size()));
  if (is_new) names_.push_back(&at->first);
  return at->second;
}

void ExecutionCounts::link(std::span<const std::shared_ptr<const Bytecode>> units,
                           std::span<const std::string_view> natives) {
  for (Body &body : bodies_)
    if (has_run(body)) left_.emplace(identity(body), Counted{body.calls, std::move(body.runs)});
  bodies_.clear();
  function_names_.clear();
  for (const auto &unit : units)
    for (size_t i = 0; i < unit->functions.size(); ++i) {
      Body body{unit, &unit->functions[i], i >= unit->script_functions, 0, {}};
      const auto known = left_.find(identity(body));
      if (known != left_.end()) {
        body.calls = known->second.calls;
        body.runs = std::move(known->second.runs);
        left_.erase(known);
      }
      body.runs.resize(body.source->code.size());
      function_names_.push_back(intern(body.source->name));
      bodies_.push_back(std::move(body));
    }
  current_ = units.empty() ? 0 : units.front()->functions.size();
  native_names_.clear();
  for (const std::string_view native : natives) native_names_.push_back(intern(std::string(native)));
}

void ExecutionCounts::forget_bodies() {
  bodies_.clear();
  left_.clear();
  current_ = 0;
}

void ExecutionCounts::write(ByteWriter &bytes) const {
  Kept all = left_;
  for (const Body &body : bodies_)
    if (has_run(body)) all.emplace(identity(body), Counted{body.calls, body.runs});
  bytes.number(all.size());
  for (const auto &[who, counted] : all) {
    bytes.text(std::get<0>(who));
    bytes.number(std::get<1>(who));
    bytes.number(std::get<2>(who));
    bytes.number(std::get<3>(who));
    bytes.number(counted.calls);
    bytes.number(counted.runs.size());
    for (const uint64_t count : counted.runs) bytes.number(count);
  }
  bytes.number(stacks_.size());
  for (const Stack &stack : std::span(stacks_).subspan(1)) {
    bytes.number(stack.caller);
    bytes.text(name(stack));
    bytes.number(stack.cost);
  }
}

bool ExecutionCounts::read(ByteReader &bytes) {
  *this = ExecutionCounts();
  for (uint64_t left = bytes.number(); left != 0 && bytes.ok(); --left) {
    Identity who;
    std::get<0>(who) = bytes.text();
    std::get<1>(who) = bytes.number();
    std::get<2>(who) = bytes.number() != 0;
    std::get<3>(who) = bytes.number();
    Counted counted{bytes.number(), {}};
    for (uint64_t runs = bytes.number(); runs != 0 && bytes.ok(); --runs) counted.runs.push_back(bytes.number());
    left_.emplace(std::move(who), std::move(counted));
  }
  bool whole = bytes.ok();
  for (uint64_t left = bytes.number(); left > 1 && whole; --left) whole = read_stack(bytes);
  if (!whole || !bytes.ok()) *this = ExecutionCounts();
  return whole && bytes.ok();
}

bool ExecutionCounts::read_stack(ByteReader &bytes) {
  const uint64_t caller = bytes.number();
  const std::string name = bytes.text();
  const uint64_t cost = bytes.number();
  if (!bytes.ok() || caller >= stacks_.size()) return false;
  place_.stack = uint32_t(caller);
  descend(intern(name));
  stacks_[std::exchange(place_, {}).stack].cost += cost;
  return true;
}

void ExecutionCounts::enter(uint32_t function, bool is_call) {
  place_.body = &bodies_[function];
  place_.body->calls += is_call;
  if (place_.body->is_initialiser) descend(globals_);  // such a thread is ended by return_to()
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
