// Extension points: named lists to which modules contribute (natives, orders, commands, hooks). A
// list is in the order of the game's module list, then of name, whatever the order of loading and
// swapping was.
//
// Lives as long as the game. Entries point into their module's image: withdraw() before it unloads.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "openrealm/game.h"

namespace openrealm {

class ExtensionPoints {
 public:
  // `place` is the module's in the game's list. OR_EXISTS when it gave that name already.
  Result<void> contribute(std::uint32_t place, std::string_view point, const char *name, const void *data);
  // What the module's contributions are called with: known once it is open.
  void set_context(std::uint32_t place, void *instance);
  void withdraw(std::uint32_t place);
  // Stays until the next contribute, set_context or withdraw.
  std::span<const or_contribution> list(std::string_view point);

 private:
  // place, name -> the contribution
  using Point = std::map<std::pair<std::uint32_t, std::string>, or_contribution>;
  std::map<std::string, Point, std::less<>> points_;
  std::map<std::string, std::vector<or_contribution>, std::less<>> lists_;  // made when asked for
};

}  // namespace openrealm
