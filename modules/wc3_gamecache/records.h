// The tables of module wc3_gamecache.
//
// The same entries stand in two sets of tables: those of the handles that the running map has open
// ("cache", saved with the map) and those that SaveGameCache committed to process memory
// ("committed_cache", which outlive the map but neither their scope nor the process).
#pragma once

#include "base/record.h"
#include "openrealm/wc3_world.h"

namespace openrealm::gamecache {

// Entries one cache may hold.
constexpr std::uint32_t MAX_GAMECACHE_ENTRIES = 1u << 16;
// Caches committed to process memory, in all.
constexpr std::uint32_t MAX_GAMECACHE_MEMORY_CACHES = 256;
// Bytes of keys and strings in all open caches, and in all committed ones.
constexpr std::uint32_t kMostTextOpen = 64u << 20;
constexpr std::uint32_t kMostTextCommitted = 128u << 20;
// Handles open at once, as in the original game.
constexpr std::uint32_t kMaxHandles = 255;

OR_ENUM(ValueType, std::uint8_t, integer, real, boolean, string, unit)

constexpr TableShape kHandleShape{.max_rows = 1};
constexpr TableShape kCommittedShape{.max_rows = 1, .flags = 0, .lifetime = OR_LIFE_SCOPE};

constexpr TableShape with_rows(TableShape shape, std::uint32_t rows) {
  shape.max_rows = rows;
  return shape;
}

// Which of the two sets a record belongs to.
struct Handles {
  static constexpr TableShape kShape = kHandleShape;
  static constexpr const char *kCache = "cache", *kEntry = "cache_entry", *kUnit = "cache_unit";
  using EntryRow = Row<"cache_entry">;
  using CacheRow = Row<"cache">;
  using UnitRow = Row<"cache_unit">;
  static constexpr std::uint32_t kCaches = kMaxHandles;
  static constexpr std::uint32_t kMostText = kMostTextOpen;
};
struct Committed {
  static constexpr TableShape kShape = kCommittedShape;
  static constexpr const char *kCache = "committed_cache", *kEntry = "committed_entry", *kUnit = "committed_unit";
  using EntryRow = Row<"committed_entry">;
  using CacheRow = Row<"committed_cache">;
  using UnitRow = Row<"committed_unit">;
  // One row more, to build the new version beside the old.
  static constexpr std::uint32_t kCaches = MAX_GAMECACHE_MEMORY_CACHES + 1;
  static constexpr std::uint32_t kMostText = kMostTextCommitted;
};

template <class Set>
struct CacheOf {
  Spawn spawn;
  Str campaign;  // the name as the script gave it
  std::uint32_t entries;
  std::uint32_t text_bytes;  // of its entries' keys and strings
  typename Set::EntryRow first;
  static constexpr TableShape kShape = with_rows(Set::kShape, Set::kCaches);
  OR_RECORD(CacheOf, Set::kCache, FIELD(spawn), FIELD(campaign), FIELD(entries), FIELD(text_bytes), FIELD(first))
};

template <class Set>
struct EntryOf {
  Spawn spawn;
  typename Set::CacheRow cache;
  typename Set::EntryRow next, previous;  // the cache's other entries
  Str mission, key, text;
  std::int32_t integer;  // also a boolean, 0 or 1
  float real;
  typename Set::UnitRow unit;
  ValueType type;
  std::uint8_t reserved[3];
  static constexpr TableShape kShape = with_rows(Set::kShape, 1u << 20);
  OR_RECORD(EntryOf, Set::kEntry, FIELD(spawn), FIELD(cache), FIELD(next), FIELD(previous), FIELD(mission), FIELD(key),
            FIELD(text), FIELD(integer), FIELD(real), FIELD(unit), FIELD(type), FIELD(reserved))
};

// A stored unit as a value (GC-08): its source may be gone.
template <class Set>
struct UnitOf {
  Spawn spawn;
  Rawcode type;
  std::uint32_t level, experience, skill_points;
  std::int32_t strength, agility, intelligence, colour;
  float life, max_life, mana, max_mana;
  Rawcode ability[OR_HERO_ABILITIES];
  std::uint32_t rank[OR_HERO_ABILITIES];
  Rawcode item[OR_INVENTORY_SLOTS];
  std::int32_t charges[OR_INVENTORY_SLOTS];
  std::uint16_t abilities;
  std::uint8_t is_hero, experience_suspended;
  static constexpr TableShape kShape = with_rows(Set::kShape, 1u << 14);
  OR_RECORD(UnitOf, Set::kUnit, FIELD(spawn), FIELD(type), FIELD(level), FIELD(experience), FIELD(skill_points),
            FIELD(strength), FIELD(agility), FIELD(intelligence), FIELD(colour), FIELD(life), FIELD(max_life),
            FIELD(mana), FIELD(max_mana), FIELD(ability), FIELD(rank), FIELD(item), FIELD(charges), FIELD(abilities),
            FIELD(is_hero), FIELD(experience_suspended))
};

}  // namespace openrealm::gamecache
