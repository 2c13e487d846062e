#include "script/call_profile.h"

#include <algorithm>

#include <fmt/format.h>

namespace openrealm::script {

namespace {

std::string path(const ExecutionCounts &counts, const ExecutionCounts::Stack &innermost) {
  std::vector<const std::string *> names;
  for (const auto *stack = &innermost; stack->depth != 0; stack = &counts.stacks()[stack->caller])
    names.push_back(&counts.name(*stack));
  std::string text;
  for (auto name = names.rbegin(); name != names.rend(); ++name) text += (text.empty() ? "" : ";") + **name;
  return text;
}

}  // namespace

void add_profile(const ExecutionCounts &counts, CallProfile &profile) {
  for (const ExecutionCounts::Stack &stack : counts.stacks())
    if (stack.cost != 0) profile[path(counts, stack)] += stack.cost;
}

std::string folded_text(const CallProfile &profile) {
  std::string text;
  for (const auto &[stack, cost] : profile) fmt::format_to(std::back_inserter(text), "{} {}\n", stack, cost);
  return text;
}

}  // namespace openrealm::script
