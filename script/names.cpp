#include "script/names.h"

namespace openrealm::script {

uint64_t hash_text(std::string_view text) {
  uint64_t hash = 0xCBF29CE484222325u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  hash ^= hash >> 32;
  hash *= 0xD6E8FEB86659FD93u;
  return hash ^ (hash >> 32);
}

NameTable::NameTable() : slots_(1 << 12) {
  names_.push_back({{}, hash_text({})});
}

uint32_t NameTable::intern(std::string_view text) {
  if (text.empty()) return 0;
  const uint64_t hash = hash_text(text);
  size_t at = slot(text, hash);
  if (slots_[at] != 0) return slots_[at];
  if (names_.size() * 2 >= slots_.size()) {
    grow();
    at = slot(text, hash);
  }
  slots_[at] = static_cast<uint32_t>(names_.size());
  names_.push_back({text, hash});
  return slots_[at];
}

uint32_t NameTable::find(std::string_view text) const {
  return text.empty() ? 0 : slots_[slot(text, hash_text(text))];
}

// The slot that holds the text, or the free one where it belongs.
size_t NameTable::slot(std::string_view text, uint64_t hash) const {
  const size_t mask = slots_.size() - 1;
  for (size_t at = hash & mask;; at = (at + 1) & mask) {
    if (slots_[at] == 0) return at;
    const Name &name = names_[slots_[at]];
    if (name.hash == hash && name.text == text) return at;
  }
}

void NameTable::grow() {
  std::vector<uint32_t> bigger(slots_.size() * 4);
  const size_t mask = bigger.size() - 1;
  for (uint32_t symbol = 1; symbol < names_.size(); ++symbol) {
    size_t at = names_[symbol].hash & mask;
    while (bigger[at] != 0) at = (at + 1) & mask;
    bigger[at] = symbol;
  }
  slots_ = std::move(bigger);
}

}  // namespace openrealm::script
