// Keeps a module that complains without end from filling the log: a burst of warnings and errors passes, then as
// many as there are ticks.
#pragma once

#include <algorithm>
#include <cstdint>

namespace openrealm {

class LogFlow {
 public:
  enum class Verdict : std::uint8_t { pass, last_for_now, leave_out };
  // Of the next line at this tick. Ticks may begin again from 0.
  Verdict next(std::uint32_t tick) {
    const std::uint32_t passed = tick >= tick_ ? tick - tick_ : 0;
    tick_ = tick;
    room_ = std::min(kBurst, room_ + std::min(kBurst, passed));
    if (room_ == 0) return Verdict::leave_out;
    --room_;
    if (room_ > 0 || told_) return Verdict::pass;
    told_ = true;
    return Verdict::last_for_now;
  }

  static constexpr std::uint32_t kBurst = 200;

 private:
  std::uint32_t room_ = kBurst;
  std::uint32_t tick_ = 0;
  bool told_ = false;
};

}  // namespace openrealm
