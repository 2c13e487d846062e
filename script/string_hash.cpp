#include "script/string_hash.h"

namespace openrealm::script {
namespace {

struct State {
  uint32_t a = 0x9E3779B9u;
  uint32_t b = 0x9E3779B9u;
  uint32_t c = 0;

  void mix() {
    a = (a - b - c) ^ (c >> 13);
    b = (b - c - a) ^ (a << 8);
    c = (c - a - b) ^ (b >> 13);
    a = (a - b - c) ^ (c >> 12);
    b = (b - c - a) ^ (a << 16);
    c = (c - a - b) ^ (b >> 5);
    a = (a - b - c) ^ (c >> 3);
    b = (b - c - a) ^ (a << 10);
    c = (c - a - b) ^ (b >> 15);
  }
};

uint32_t folded(char c) {
  if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  if (c == '/') c = '\\';
  return static_cast<unsigned char>(c);
}

// Up to four bytes from `at`, the first one lowest; bytes past the end count as 0.
uint32_t word(std::string_view text, size_t at) {
  uint32_t value = 0;
  for (size_t i = 0; i < 4 && at + i < text.size(); ++i) value |= folded(text[at + i]) << (8 * i);
  return value;
}

}  // namespace

int32_t string_hash(std::string_view text) {
  const auto length = static_cast<uint32_t>(text.size());
  State state;
  while (text.size() >= 12) {
    state.a += word(text, 0);
    state.b += word(text, 4);
    state.c += word(text, 8);
    state.mix();
    text.remove_prefix(12);
  }
  state.a += word(text, 0);
  state.b += word(text, 4);
  state.c += length + (word(text, 8) << 8);  // the lowest byte of c is the length's
  state.mix();
  return static_cast<int32_t>(state.c);
}

}  // namespace openrealm::script
