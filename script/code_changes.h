// What a script was changed into: two codes compared by the names of what they declare. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace openrealm::script {

struct Bytecode;

struct CodeChanges {
  struct Names {
    std::vector<std::string> changed, fresh, gone;  // each in order of declaration
  };
  Names functions;  // by name; changed: another body
  Names globals;    // by declaration (type and name); a changed type is one gone and one fresh
  // Of those that both codes declare, by declaration: whose value is another one now, since their initialisers
  // changed or read such a constant.
  std::vector<std::string> constants;
  bool none() const;
};

CodeChanges compare(const Bytecode &before, const Bytecode &now);

}  // namespace openrealm::script
