// What the front end has to say about a script, and how a person sees it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "script/source.h"

namespace openrealm::script {

enum class Severity : uint8_t { kWarning, kError };

// `message` says what is wrong and what to do, in one line. [begin, end) is the text it speaks of.
struct Diagnostic {
  Severity severity = Severity::kError;
  Position begin = 0;
  Position end = 0;
  std::string message;
};

// All that was found, in the order of the texts after sort(). Of errors and of warnings each, kMax are kept and one
// more says that the rest is left out, so that a hostile file cannot fill memory with messages.
class Diagnostics {
 public:
  static constexpr size_t kMax = 1000;

  void error(Position begin, Position end, std::string message);
  void warning(Position begin, Position end, std::string message);
  // An error that a flag hides: counted, not listed.
  void hide_error() { ++hidden_errors_; }
  void sort();

  const std::vector<Diagnostic> &all() const { return list_; }
  size_t errors() const { return errors_; }
  size_t warnings() const { return warnings_; }
  size_t hidden_errors() const { return hidden_errors_; }

 private:
  void add(Severity severity, size_t number, Position begin, Position end, std::string message);

  std::vector<Diagnostic> list_;
  size_t errors_ = 0;
  size_t warnings_ = 0;
  size_t hidden_errors_ = 0;
};

// file:line:column: error: message, the line itself and a caret below it. Tabs become spaces, control bytes
// become '?', a long line is cut to a window around the caret. No trailing newline.
std::string render(const Diagnostic &diagnostic, const SourceMap &sources);

// Every diagnostic, each followed by a newline.
std::string render(const Diagnostics &diagnostics, const SourceMap &sources);

}  // namespace openrealm::script
