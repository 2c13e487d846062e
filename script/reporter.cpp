#include "script/reporter.h"

#include <utility>

#include <fmt/format.h>

namespace openrealm::script {

bool Reporter::hidden(Finding finding) const {
  switch (finding) {
    case Finding::kSyntax:
      return has(Flag::kNoSyntaxError);
    case Finding::kSemantic:
    case Finding::kTolerated:
      return has(Flag::kNoSemanticError);
    case Finding::kCrash:
      return has(Flag::kNoRuntimeError);
    case Finding::kRequested:
    case Finding::kHint:
      return false;
  }
  return false;
}

void Reporter::report(Finding finding, Position begin, Position end, std::string message) {
  if (finding == Finding::kSyntax) ++syntax_errors_;
  const bool always_error = finding == Finding::kSyntax || finding == Finding::kSemantic;
  if (hidden(finding)) {
    if (always_error) diagnostics_.hide_error();
    return;
  }
  if (always_error || (finding != Finding::kHint && !at_run_time())) {
    diagnostics_.error(begin, end, std::move(message));
  } else {
    diagnostics_.warning(begin, end, std::move(message));
  }
}

std::string quoted(std::string_view name) {
  constexpr size_t kLongest = 60;
  if (name.size() <= kLongest) return fmt::format("'{}'", name);
  return fmt::format("'{}...{}' ({} characters)", name.substr(0, 20), name.substr(name.size() - 20), name.size());
}

}  // namespace openrealm::script
