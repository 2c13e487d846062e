// Classes of bytes in a script.
#pragma once

#include <string_view>

namespace openrealm::script {

inline bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
inline bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
inline bool is_name_character(char c) {
  return is_letter(c) || is_digit(c) || c == '_';
}
inline bool is_forbidden(char c) {
  return c == '\0' || c == '\xFF';
}

// Begins no token and is no blank.
inline bool is_strange(char c) {
  return !is_name_character(c) && std::string_view(" \t\r\n,=()[]+-*/%<>$.\"'").find(c) == std::string_view::npos;
}

// The value of a hexadecimal digit, or 16.
inline unsigned digit_value(char c) {
  if (is_digit(c)) return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10;
  return 16;
}

}  // namespace openrealm::script
