// What the language's operators do to values: one place for the compiler's folding and the Vm.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

namespace openrealm::script {

// 32 bits that wrap.
constexpr int32_t wrap_add(int32_t a, int32_t b) {
  return int32_t(uint32_t(a) + uint32_t(b));
}
constexpr int32_t wrap_sub(int32_t a, int32_t b) {
  return int32_t(uint32_t(a) - uint32_t(b));
}
constexpr int32_t wrap_mul(int32_t a, int32_t b) {
  return int32_t(uint32_t(a) * uint32_t(b));
}
constexpr int32_t wrap_neg(int32_t a) {
  return int32_t(0u - uint32_t(a));
}

// Truncating; `b` is not 0. The one quotient that does not fit wraps.
constexpr int32_t divide(int32_t a, int32_t b) {
  return b == -1 ? wrap_neg(a) : a / b;
}
constexpr int32_t remainder(int32_t a, int32_t b) {
  return b == -1 ? 0 : a % b;
}

// `==` of two reals; `!=` is exact, so both can hold.
inline bool real_equal(float a, float b) {
  return a == b || std::fabs(a - b) < 0.001f;
}

// Truncates and saturates; what is not a number gives 0.
inline int32_t real_to_integer(float value) {
  if (std::isnan(value)) return 0;
  if (value >= 2147483648.0f) return std::numeric_limits<int32_t>::max();
  if (value < -2147483648.0f) return std::numeric_limits<int32_t>::min();
  return int32_t(value);
}

}  // namespace openrealm::script
