#include "modules/input/key_names.h"

#include <algorithm>

#include "base/nearest.h"

namespace openrealm::input {

namespace {

constexpr std::string_view kNamed[] = {
    "BACKSPACE",  "CAPSLOCK",    "DELETE", "DOWN",     "END",       "ESCAPE",     "HOME",       "INSERT",
    "KEYPAD +",   "KEYPAD -",    "LEFT",   "LEFT ALT", "LEFT CTRL", "LEFT GUI",   "LEFT SHIFT", "MENU",
    "MOUSE1",     "MOUSE2",      "MOUSE3", "MOUSE4",   "MOUSE5",    "NUMLOCK",    "PAGEDOWN",   "PAGEUP",
    "PAUSE",      "PRINTSCREEN", "RETURN", "RIGHT",    "RIGHT ALT", "RIGHT CTRL", "RIGHT GUI",  "RIGHT SHIFT",
    "SCROLLLOCK", "SPACE",       "TAB",    "UP",       "WHEELDOWN", "WHEELUP"};
constexpr std::string_view kSigns = "'-=[]\\;,./`+";

bool is_function_key(std::string_view name) {
  if (name.size() < 2 || name.size() > 3 || name[0] != 'F' || name[1] == '0') return false;
  int number = 0;
  for (const char digit : name.substr(1)) {
    if (digit < '0' || digit > '9') return false;
    number = number * 10 + (digit - '0');
  }
  return number <= 24;
}

}  // namespace

bool is_key_name(std::string_view name) {
  if (name.size() == 1) {
    const char c = name[0];
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || kSigns.find(c) != std::string_view::npos;
  }
  return is_function_key(name) || std::find(std::begin(kNamed), std::end(kNamed), name) != std::end(kNamed);
}

std::string_view nearest_key(std::string_view name) {
  return nearest_name(name, kNamed);
}

}  // namespace openrealm::input
