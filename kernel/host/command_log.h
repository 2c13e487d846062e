// Players' commands: those that wait for the next tick, and the log of those that ran, which with
// the map is a whole replay.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "kernel/host/game.h"

namespace openrealm {

class CommandLog {
 public:
  void queue(std::uint32_t player, std::string text) { waiting_.emplace_back(player, std::move(text)); }
  // Stamps what waits with the tick, moves it into the log, and answers the index of the first.
  std::size_t begin_tick(std::uint32_t tick);
  const std::vector<LoggedCommand> &entries() const { return entries_; }
  std::uint64_t hash() const { return hash_; }  // of all entries in order
  void clear();

 private:
  std::vector<std::pair<std::uint32_t, std::string>> waiting_;
  std::vector<LoggedCommand> entries_;
  std::uint64_t hash_ = 0;
};

}  // namespace openrealm
