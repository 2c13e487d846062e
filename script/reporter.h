// Which findings become errors, which warnings and which nothing, by flags and leniency.
#pragma once

#include <string>
#include <string_view>

#include "script/diagnostic.h"
#include "script/flags.h"
#include "script/program.h"

namespace openrealm::script {

enum class Finding : uint8_t {
  kSyntax,     // the text is no program
  kSemantic,   // names or types are wrong
  kTolerated,  // as kSemantic, but the game starts such a map: a warning at run time
  kCrash,      // correct, but the game fails on it when it runs: a warning at run time
  kRequested,  // a check that a flag asked for: a warning at run time
  kHint,       // always a warning
};

class Reporter {
 public:
  Reporter(Diagnostics &diagnostics, Leniency leniency) : diagnostics_(diagnostics), leniency_(leniency) {}

  void set_flags(Flags flags) { flags_ = flags; }
  bool has(Flag flag) const { return flags_.has(flag); }
  bool at_run_time() const { return leniency_ == Leniency::kRuntime; }

  // Found so far, also those that a flag hid.
  size_t syntax_errors() const { return syntax_errors_; }

  void report(Finding finding, Position begin, Position end, std::string message);

 private:
  bool hidden(Finding finding) const;

  Diagnostics &diagnostics_;
  Leniency leniency_;
  Flags flags_;
  size_t syntax_errors_ = 0;
};

// `name` in quotes, a long one cut in the middle.
std::string quoted(std::string_view name);

}  // namespace openrealm::script
