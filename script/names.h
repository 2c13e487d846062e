// Interned names: each text once, with a small number.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "script/arena.h"

namespace openrealm::script {

// A 64-bit FNV-1a of the bytes with a final mix: the same on every machine, not safe against
// chosen collisions (which only cost time here, and are bounded by probing in a table at most half full).
uint64_t hash_text(std::string_view text);

class NameTable {
 public:
  NameTable();

  // The text must outlive the table. Symbol 0 is the empty text.
  uint32_t intern(std::string_view text);
  std::string_view text(uint32_t symbol) const { return names_[symbol].text; }
  uint64_t hash(uint32_t symbol) const { return names_[symbol].hash; }
  // 0 when the text was never interned.
  uint32_t find(std::string_view text) const;
  size_t size() const { return names_.size(); }

 private:
  struct Name {
    std::string_view text;
    uint64_t hash;
  };

  size_t slot(std::string_view text, uint64_t hash) const;
  void grow();

  std::vector<Name> names_;
  std::vector<uint32_t> slots_;  // symbol, or 0 when free; a power of two
};

}  // namespace openrealm::script
