// What a check has found, as people and as editors read it.
#pragma once

#include <string>
#include <vector>

#include "script/program.h"

namespace openrealm::jass {

// A file that was left out of the check, and why.
struct Unread {
  std::string name;
  std::string why;
};

// file:line:column: severity: message with the line and a caret, then one line with the totals.
std::string findings_text(const std::vector<Unread> &unread, const script::Program &program);
// An object a line; docs/jass.md describes it.
std::string findings_json(const std::vector<Unread> &unread, const script::Program &program);

}  // namespace openrealm::jass
