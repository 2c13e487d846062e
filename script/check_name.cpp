// Looking names up, and what to say when there is none.
#include <fmt/format.h>

#include "base/nearest.h"
#include "script/checker.h"

namespace openrealm::script {
namespace {

constexpr size_t kMaxSuggestions = 100;

}  // namespace

std::string Checker::place(Position position) const {
  const Location at = program_.sources.locate(position);
  if (at.source == source_) return fmt::format("line {}", at.line);
  return fmt::format("{}:{}", program_.sources.name(at.source), at.line);
}

bool Checker::first_report(Symbol name) {
  if (reported_in_[name] == scope_) return false;
  reported_in_[name] = scope_;
  return true;
}

Checker::Found Checker::find_variable(const Expr &use) {
  const LocalSlot slot = local_of_[use.name];
  if (slot.scope == scope_) return {&locals_[slot.index], true, slot.index};
  const Meaning meaning = program_.meanings[use.name];
  if (meaning.kind == Kind::kGlobal) return {&program_.globals[meaning.index], false, meaning.index};
  if (first_report(use.name)) report_unknown_variable(use);
  return {};
}

void Checker::report_unknown_variable(const Expr &use) {
  const std::string_view name = text(use.name);
  switch (program_.meanings[use.name].kind) {
    case Kind::kFunction:
    case Kind::kNative:
      return report(Finding::kSemantic, use,
                    fmt::format("{} is a function; call it with parentheses behind its name", quoted(name)));
    case Kind::kType:
      return report(Finding::kSemantic, use, fmt::format("{} is a type, not a variable", quoted(name)));
    default:
      return report(Finding::kSemantic, use,
                    fmt::format("there is no variable {}{}", quoted(name), suggestion(name, Kind::kGlobal)));
  }
}

void Checker::report_unknown_function(const Expr &use) {
  const std::string_view name = text(use.name);
  const Kind kind = program_.meanings[use.name].kind;
  if (kind == Kind::kGlobal || kind == Kind::kType) {
    return report(Finding::kSemantic, use,
                  fmt::format("{} is a {}, not a function", quoted(name), kind == Kind::kGlobal ? "variable" : "type"));
  }
  if (function_from_[use.name] != kNowhere) {
    return report(Finding::kSemantic, use,
                  fmt::format("{} is declared only in {}; move it above its first use, or call it by ExecuteFunc",
                              quoted(name), place(function_from_[use.name])));
  }
  report(Finding::kSemantic, use,
         fmt::format("there is no function {}{}", quoted(name), suggestion(name, Kind::kFunction)));
}

// "; did you mean 'x'?", or "; declare it first" when nothing is near. Functions and natives count as one kind.
std::string Checker::suggestion(std::string_view wanted, Kind kind) {
  Nearest nearest(wanted);
  const bool searching = suggestions_++ < kMaxSuggestions;
  if (searching && kind == Kind::kGlobal && function_ != nullptr) {
    for (const Variable &local : function_->locals) nearest.offer(local.name);
  }
  for (Symbol name = 1; searching && name < program_.meanings.size(); ++name) {
    const Kind found = program_.meanings[name].kind;
    if (found == kind || (kind == Kind::kFunction && found == Kind::kNative)) nearest.offer(text(name));
  }
  if (nearest.best().empty()) return "; declare it first";
  return fmt::format("; did you mean '{}'?", nearest.best());
}

}  // namespace openrealm::script
