// Named, versioned interfaces between modules. The kernel keeps one copy of each at a fixed address
// and rewrites its content when its provider comes, goes or is swapped; whoever acquired it notices
// nothing. A call that no provider has answers OR_UNSUPPORTED.
//
// Lives as long as the game. The copies hold pointers into the provider's image: withdraw() before
// that image is unloaded.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "openrealm/game.h"

namespace openrealm {

class Interfaces {
 public:
  static constexpr std::uint32_t kMaxCalls = 255;

  // `functions` begins with its uint32_t size, then holds pointers to functions alone. OR_EXISTS
  // when another module provides it.
  Result<void> provide(const or_self *provider, std::string_view name, std::uint32_t version, const void *functions,
                       void *context);
  Result<void> acquire(std::string_view name, std::uint32_t version, std::uint32_t expected_size,
                       const void **functions, void *const **context);
  // What `provider` provided answers OR_UNSUPPORTED from now on.
  void withdraw(const or_self *provider);
  // One line for each interface that was acquired and has no provider.
  std::vector<std::string> unmet() const;

 private:
  struct Copy {
    std::uint32_t size = 0;
    int (*calls[kMaxCalls])(void *) = {};
    void *context = nullptr;
    const or_self *provider = nullptr;
    bool acquired = false;
    Copy() { clear(); }
    void clear();
  };
  Copy *find_or_make(std::string_view name, std::uint32_t version);
  std::map<std::pair<std::string, std::uint32_t>, std::unique_ptr<Copy>> copies_;
};

}  // namespace openrealm
