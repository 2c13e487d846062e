// The coverage and the profile of a run: of the program that runs, and of those that ran before it.
//
// Owned by the one who embeds the Vm; `counts()` is what Vm::watch() is given. No state: see execution_counts.h.
#pragma once

#include <string>
#include <string_view>

#include "script/coverage.h"
#include "script/execution_counts.h"

namespace openrealm::script {

class RunRecord {
 public:
  ExecutionCounts *counts() { return &counts_; }

  // To be called before a program is linked: the first, or another one. The one before it is added up.
  void begin_program(FilePlaces places);
  // Its files may be elsewhere from now on.
  void set_places(FilePlaces places) { places_ = std::move(places); }

  std::string coverage_text() const;  // see lcov_text()
  std::string profile_text() const;   // see folded_text()

  // For a record that goes on with it; only what is counted of the same bodies does. False when they are damaged.
  std::string bytes() const;
  bool take_up(std::string_view bytes);

 private:
  ExecutionCounts counts_;
  FilePlaces places_;
  Coverage before_;  // of programs that ran before
};

}  // namespace openrealm::script
