#include "script/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include <fmt/format.h>

namespace openrealm::script {

namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// Skips white space and a sign; true when it was a minus.
bool take_sign(std::string_view &text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (text.empty() || (text[0] != '-' && text[0] != '+')) return false;
  const bool minus = text[0] == '-';
  text.remove_prefix(1);
  return minus;
}

// The sign of what is not a number differs between processors.
double shown(float value) {
  return std::isnan(value) ? std::numeric_limits<double>::quiet_NaN() : double(value);
}

}  // namespace

std::string real_to_text(float value) {
  return fmt::format("{:.3f}", shown(value));
}

std::string real_to_text(float value, int32_t width, int32_t precision) {
  return fmt::format("{:>{}.{}f}", shown(value), std::clamp(width, 0, 1000), std::clamp(precision, 1, 100));
}

int32_t text_to_integer(std::string_view text) {
  constexpr int64_t kBeyond = int64_t(std::numeric_limits<int32_t>::max()) + 1;
  const bool minus = take_sign(text);
  int64_t value = 0;
  for (size_t i = 0; i < text.size() && is_digit(text[i]); ++i)
    value = std::min<int64_t>(value * 10 + (text[i] - '0'), kBeyond);
  return int32_t(minus ? -value : std::min(value, kBeyond - 1));
}

float text_to_real(std::string_view text) {
  const bool minus = take_sign(text);
  const size_t digit = !text.empty() && text[0] == '.' ? 1 : 0;
  if (digit >= text.size() || !is_digit(text[digit])) return 0;
  float value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
  if (read.ec != std::errc()) return 0;
  return minus ? -value : value;
}

}  // namespace openrealm::script
