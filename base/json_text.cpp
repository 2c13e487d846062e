#include "base/json_text.h"

#include <fmt/format.h>

#include "base/utf8.h"

namespace openrealm {

std::string json_text(std::string_view text) {
  std::string made = "\"";
  while (!text.empty()) {
    const char c = text[0];
    std::size_t size = 1;
    if (c == '"' || c == '\\') {
      made += {'\\', c};
    } else if (c == '\n') {
      made += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      made += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
    } else if (const std::size_t length = utf8_length(text)) {
      made += text.substr(0, length);
      size = length;
    } else {
      made += "\\ufffd";
    }
    text.remove_prefix(size);
  }
  return made + '"';
}

}  // namespace openrealm
