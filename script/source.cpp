#include "script/source.h"

#include <algorithm>
#include <utility>

namespace openrealm::script {
namespace {

std::vector<uint32_t> find_line_starts(std::string_view bytes) {
  std::vector<uint32_t> starts{0};
  for (size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] != '\n' && bytes[i] != '\r') continue;
    if (bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n') ++i;
    starts.push_back(static_cast<uint32_t>(i + 1));
  }
  return starts;
}

}  // namespace

bool SourceMap::add(Source source) {
  const uint64_t begin =
      entries_.empty() ? 0 : uint64_t{entries_.back().begin} + entries_.back().source.bytes.size() + 1;
  if (begin + source.bytes.size() > kMaxBytes) return false;
  std::vector<uint32_t> starts = find_line_starts(source.bytes);
  entries_.push_back({std::move(source), static_cast<Position>(begin), std::move(starts)});
  return true;
}

Location SourceMap::locate(Position position) const {
  if (entries_.empty()) return {};
  const auto after = std::upper_bound(entries_.begin(), entries_.end(), position,
                                      [](Position value, const Entry &entry) { return value < entry.begin; });
  const auto entry = after - 1;
  const auto offset = static_cast<uint32_t>(std::min<uint64_t>(position - entry->begin, entry->source.bytes.size()));
  const auto next = std::upper_bound(entry->line_starts.begin(), entry->line_starts.end(), offset);
  Location location;
  location.source = static_cast<uint32_t>(entry - entries_.begin());
  location.line = static_cast<uint32_t>(next - entry->line_starts.begin());
  location.column = offset - *(next - 1) + 1;
  return location;
}

std::string_view SourceMap::line_text(const Location &location) const {
  if (location.source >= entries_.size()) return {};
  const Entry &entry = entries_[location.source];
  if (location.line == 0 || location.line > entry.line_starts.size()) return {};
  const std::string_view rest = std::string_view(entry.source.bytes).substr(entry.line_starts[location.line - 1]);
  return rest.substr(0, rest.find_first_of("\r\n"));
}

}  // namespace openrealm::script
