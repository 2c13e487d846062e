#include "kernel/host/command_log.h"

#include <xxhash.h>

namespace openrealm {

std::size_t CommandLog::begin_tick(std::uint32_t tick) {
  const std::size_t first = entries_.size();
  for (auto &[player, text] : waiting_) {
    const std::uint64_t stamp[] = {hash_, tick, player, text.size()};
    hash_ = XXH3_64bits_withSeed(text.data(), text.size(), XXH3_64bits(stamp, sizeof stamp));
    entries_.push_back({tick, player, std::move(text)});
  }
  waiting_.clear();
  return first;
}

void CommandLog::clear() {
  *this = CommandLog();
}

}  // namespace openrealm
