#include "jass/findings.h"

#include <string_view>

#include <fmt/format.h>

#include "base/json_text.h"

namespace openrealm::jass {
namespace {

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::size_t lines_of(const script::SourceMap &sources, std::uint32_t source) {
  const std::string_view bytes = sources.bytes(source);
  const std::size_t line = sources.locate(sources.begin(source) + script::Position(bytes.size())).line;
  const bool ends_in_line = !bytes.empty() && bytes.back() != '\n' && bytes.back() != '\r';
  return line - (ends_in_line ? 0 : 1);
}

std::string totals(std::size_t unread, const script::Program &program) {
  const script::Diagnostics &found = program.diagnostics;
  const std::size_t errors = found.errors() + unread;
  std::size_t lines = 0;
  for (std::uint32_t source = 0; source < program.sources.count(); ++source) lines += lines_of(program.sources, source);
  std::string text = errors == 0 ? "ok" : counted(errors, "error");
  if (found.warnings() != 0) text += ", " + counted(found.warnings(), "warning");
  text += ": " + counted(program.sources.count(), "file") + ", " + counted(lines, "line");
  if (found.hidden_errors() != 0) text += fmt::format(" ({} hidden by flags)", counted(found.hidden_errors(), "error"));
  return text + "\n";
}

std::string json_line(std::string_view file, const script::Location &begin, const script::Location &end,
                      std::string_view severity, std::string_view message) {
  return fmt::format(
      "{{\"file\": {}, \"line\": {}, \"column\": {}, \"end_line\": {}, \"end_column\": {}, \"severity\": \"{}\", "
      "\"message\": {}}}\n",
      json_text(file), begin.line, begin.column, end.line, end.column, severity, json_text(message));
}

}  // namespace

std::string findings_text(const std::vector<Unread> &unread, const script::Program &program) {
  std::string text;
  for (const Unread &file : unread) text += fmt::format("{}: error: {}\n", file.name, file.why);
  return text + script::render(program.diagnostics, program.sources) + totals(unread.size(), program);
}

std::string findings_json(const std::vector<Unread> &unread, const script::Program &program) {
  std::string text;
  for (const Unread &file : unread) text += json_line(file.name, {}, {}, "error", file.why);
  for (const script::Diagnostic &found : program.diagnostics.all()) {
    const script::Location begin = program.sources.locate(found.begin);
    script::Location end = program.sources.locate(found.end);
    if (end.source != begin.source || found.end < found.begin) end = begin;
    const std::string_view file =
        program.sources.count() == 0 ? std::string_view() : program.sources.name(begin.source);
    text +=
        json_line(file, begin, end, found.severity == script::Severity::kError ? "error" : "warning", found.message);
  }
  return text;
}

}  // namespace openrealm::jass
