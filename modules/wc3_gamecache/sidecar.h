// The ORGCACHE sidecar: a committed cache as bytes. Version 1, little-endian, length-prefixed.
//
//   "ORGCACHE"  u32 version  text campaign  u32 count  count entries  u64 XXH3 of all before it
//   entry:  text mission  text key  u8 type  value
//   value:  integer i32 | real f32 | boolean u8 | string text | unit
//   unit:   u32 rawcode, u8 hero, u32 level, experience, u8 suspended, u32 points, i32 x3, i32 colour,
//           f32 life, max life, mana, max mana, u8 n { u32 rawcode, u32 rank },
//           u8 n { u8 slot, u32 rawcode, i32 charges }
//   text:   u32 length, bytes
//
// Entries stand in order of mission, key and type, so equal caches have equal bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "modules/wc3_gamecache/records.h"

namespace openrealm::gamecache {

constexpr std::uint32_t kSidecarVersion = 1;

struct Value {
  ValueType type = ValueType::integer;
  std::int32_t integer = 0;  // also a boolean, 0 or 1
  float real = 0;
  std::string text;
  or_unit_snapshot unit{};
};

struct Entry {
  std::string mission, key;
  Value value;
};

// A whole cache as a value.
struct Image {
  std::string campaign;
  std::vector<Entry> entries;
};

std::string encode(Image image);
// OR_MISMATCH for another version, OR_INVALID for damage, with what and at which byte.
Result<Image> decode(std::string_view bytes);

}  // namespace openrealm::gamecache
