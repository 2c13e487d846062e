#include "script/diagnostic.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace openrealm::script {
namespace {

constexpr size_t kTabWidth = 4;
constexpr size_t kWindow = 100;  // columns of a line that are shown
constexpr size_t kContext = 30;  // of these before the caret, when the line is cut
constexpr size_t kMaxUnderline = 60;

bool continues_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// A part of a line made fit for a terminal, and how many columns it takes.
struct Shown {
  std::string text;
  size_t columns = 0;

  void put(char c) {
    if (c == '\t') {
      text.append(kTabWidth, ' ');
      columns += kTabWidth;
      return;
    }
    const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    text += control ? '?' : c;
    if (!continues_character(c)) ++columns;
  }
};

// The bytes of `line` to show so that byte `caret` is among them. Cuts never split a UTF-8 character.
std::pair<size_t, size_t> window(std::string_view line, size_t caret) {
  size_t first = line.size() <= kWindow || caret <= kContext ? 0 : caret - kContext;
  while (first > 0 && first < line.size() && continues_character(line[first])) --first;
  size_t last = std::min(line.size(), first + kWindow);
  while (last < line.size() && continues_character(line[last])) ++last;
  return {first, last};
}

}  // namespace

void Diagnostics::error(Position begin, Position end, std::string message) {
  add(Severity::kError, ++errors_, begin, end, std::move(message));
}

void Diagnostics::warning(Position begin, Position end, std::string message) {
  add(Severity::kWarning, ++warnings_, begin, end, std::move(message));
}

void Diagnostics::add(Severity severity, size_t number, Position begin, Position end, std::string message) {
  if (number > kMax + 1) return;
  if (number == kMax + 1) message = "too many of these; mend the first ones and check again";
  list_.push_back({severity, begin, end, std::move(message)});
}

void Diagnostics::sort() {
  std::stable_sort(list_.begin(), list_.end(),
                   [](const Diagnostic &a, const Diagnostic &b) { return a.begin < b.begin; });
}

std::string render(const Diagnostic &diagnostic, const SourceMap &sources) {
  const Location at = sources.locate(diagnostic.begin);
  const std::string_view name = sources.count() == 0 ? std::string_view("script") : sources.name(at.source);
  std::string out = fmt::format("{}:{}:{}: {}: {}", name, at.line, at.column,
                                diagnostic.severity == Severity::kError ? "error" : "warning", diagnostic.message);
  const std::string_view line = sources.line_text(at);
  const size_t caret = std::min<size_t>(at.column - 1, line.size());
  const auto [first, last] = window(line, caret);

  Shown before, marked, after;
  if (first > 0) before.text = "...", before.columns = 3;
  for (const char c : line.substr(first, caret - first)) before.put(c);
  const size_t length = std::max<size_t>(1, diagnostic.end - std::min(diagnostic.begin, diagnostic.end));
  const size_t mark_end = std::min(last, caret + length);
  for (const char c : line.substr(caret, mark_end - caret)) marked.put(c);
  for (const char c : line.substr(mark_end, last - mark_end)) after.put(c);
  if (last < line.size()) after.text += "...";

  const size_t tildes = std::min(marked.columns > 0 ? marked.columns - 1 : 0, kMaxUnderline);
  return fmt::format("{}\n  {}{}{}\n  {}^{}", out, before.text, marked.text, after.text,
                     std::string(before.columns, ' '), std::string(tildes, '~'));
}

std::string render(const Diagnostics &diagnostics, const SourceMap &sources) {
  std::string out;
  for (const Diagnostic &diagnostic : diagnostics.all()) out += render(diagnostic, sources) + '\n';
  return out;
}

}  // namespace openrealm::script
