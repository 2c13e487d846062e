// Memory for the length of a tick: zeroed when handed out, poisoned when the tick ends, so that
// whatever a module keeps of it shows at once.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace openrealm {

class Scratch {
 public:
  // Aligned for any type. Never NULL: without memory the process ends.
  void *take(std::size_t size);
  // A copy of the bytes with a NUL behind them.
  const char *keep(std::string_view bytes);
  // Poisons what was handed out; keeps one block for the next tick.
  void end_tick();

 private:
  struct Block {
    std::unique_ptr<unsigned char[]> bytes;
    std::size_t size;
    std::size_t used;
  };
  std::vector<Block> blocks_;
};

}  // namespace openrealm
