// This module's own natives by name, with the signatures that scripts are compared with.
//
// Depends on nothing but the build; bindings stay where they are while the book lives.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "openrealm/wc3_script.h"

namespace openrealm::wc3 {

class NativeBook {
 public:
  NativeBook();
  NativeBook(const NativeBook &) = delete;
  NativeBook &operator=(const NativeBook &) = delete;
  const or_native *find(std::string_view name) const;  // NULL when there is none

 private:
  struct Bound {
    std::string signature;
    or_native native;
  };
  std::unordered_map<std::string_view, Bound> natives_;
};

}  // namespace openrealm::wc3
