// Lengths on the map's plane.
#pragma once

#include <cmath>

namespace openrealm::wc3 {

inline float length(float x, float y) {
  return std::sqrt(x * x + y * y);
}

}  // namespace openrealm::wc3
