#include "modules/wc3/world/clock.h"

#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

std::uint32_t rotate(std::uint32_t value, int bits) {
  return value << bits | value >> (32 - bits);
}

// Spreads a seed over the generator's state (splitmix).
std::uint32_t next_seed(std::uint64_t &seed) {
  seed += 0x9E3779B97F4A7C15ull;
  std::uint64_t z = seed;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return std::uint32_t((z ^ (z >> 31)) >> 32);
}

}  // namespace

void Clock::begin_map() {
  if (!world_.state.clock.alive(1)) world_.state.clock.alloc(1);
  seed(0);
}

const ClockRow &Clock::row() const {
  return world_.state.clock[1];
}
ClockRow &Clock::edit() {
  return world_.state.clock.mut(1);
}
std::uint32_t Clock::ticks() const {
  return row().ticks;
}
float Clock::seconds() const {
  return float(row().ticks) * kTickSeconds;
}

void Clock::seed(std::uint32_t value) {
  std::uint64_t spread = value;
  for (std::uint32_t &word : edit().random) word = next_seed(spread);
}

// xoshiro128**
std::uint32_t Clock::random_bits() {
  std::uint32_t *s = edit().random;
  const std::uint32_t result = rotate(s[1] * 5, 7) * 9;
  const std::uint32_t t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate(s[3], 11);
  return result;
}

std::int32_t Clock::random_int(std::int32_t low, std::int32_t high) {
  if (high < low) std::swap(low, high);
  const std::uint64_t span = std::uint64_t(std::int64_t(high) - low) + 1;
  return std::int32_t(low + std::int64_t((std::uint64_t(random_bits()) * span) >> 32));
}

float Clock::random_real(float low, float high) {
  return low + (high - low) * (float(random_bits() >> 8) * (1.0f / 16777216.0f));
}

float Clock::time_of_day() const {
  return row().time_of_day;
}

void Clock::set_time_of_day(float hours) {
  if (!(hours >= 0 && hours <= 24)) return;
  const float before = row().time_of_day;
  const float after = hours >= 24 ? 0 : hours;
  edit().time_of_day = after;
  if (before != after) world_.events.time_of_day_changed(before, after);
}

void Clock::suspend_time(bool suspended) {
  edit().time_suspended = suspended ? 1 : 0;
}
void Clock::set_time_scale(float scale) {
  edit().time_scale = std::clamp(scale, 0.0f, 1000.0f);
}

bool Clock::is_day() const {
  const Constants &c = world_.types.constants();
  return time_of_day() >= c.dawn && time_of_day() < c.dusk;
}

void Clock::tick() {
  ClockRow &clock = edit();
  ++clock.ticks;
  if (clock.time_suspended) return;
  float hours = clock.time_of_day + kTickSeconds * clock.time_scale * 24.0f / world_.types.constants().day_seconds;
  while (hours >= 24) hours -= 24;
  set_time_of_day(hours);
}

}  // namespace openrealm::wc3
