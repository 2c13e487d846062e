// The world's time and chance: ticks, time of day, the one random generator.
#pragma once

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;

class Clock {
 public:
  explicit Clock(World &world) : world_(world) {}
  void begin_map();

  std::uint32_t ticks() const;
  float seconds() const;  // since the map began

  std::uint32_t random_bits();
  std::int32_t random_int(std::int32_t low, std::int32_t high);  // both included
  float random_real(float low, float high);                      // low <= r < high
  void seed(std::uint32_t seed);

  float time_of_day() const;
  void set_time_of_day(float hours);
  void suspend_time(bool suspended);
  void set_time_scale(float scale);
  bool is_day() const;
  const ClockRow &row() const;
  ClockRow &edit();

  void tick();

 private:
  World &world_;
};

}  // namespace openrealm::wc3
