// Groups, forces, places and hashtables: the rows behind what a script collects things in.
#pragma once

#include "base/record.h"

namespace openrealm::wc3 {

// Members in the order they were added. A member that left the game stays as a stale reference, as
// scripts know it: it counts for nothing and reads as null.
struct GroupRow {
  Spawn spawn;
  std::uint32_t handle;
  Blob<Ref<"entity">> members;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(GroupRow, "unit_group", FIELD(spawn), FIELD(handle), FIELD(members));
};

struct ForceRow {
  Spawn spawn;
  std::uint32_t handle;
  std::uint32_t players;  // bit n: player n is a member
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(ForceRow, "force", FIELD(spawn), FIELD(handle), FIELD(players));
};

struct LocationRow {
  Spawn spawn;
  std::uint32_t handle;
  float x, y;
  static constexpr TableShape kShape{.max_rows = 262144};
  OR_RECORD(LocationRow, "location", FIELD(spawn), FIELD(handle), FIELD(x), FIELD(y));
};

struct HashtableRow {
  Spawn spawn;
  std::uint32_t handle;
  std::uint32_t entries;
  static constexpr TableShape kShape{.max_rows = 255};  // as many as the game has
  OR_RECORD(HashtableRow, "hashtable", FIELD(spawn), FIELD(handle), FIELD(entries));
};

// Values of the five kinds are independent under one pair of keys.
OR_ENUM(StoredKind, std::uint16_t, integer, real, boolean, text, handle);

struct HashEntryRow {
  Spawn spawn;
  Row<"hashtable"> table;
  std::int32_t parent, child;
  std::int32_t number;  // integer, boolean, or the handle's id
  float real;
  Str text;
  StoredKind kind;
  std::uint16_t spare;
  static constexpr TableShape kShape{.max_rows = 1u << 20};
  OR_RECORD(HashEntryRow, "hashtable_entry", FIELD(spawn), FIELD(table), FIELD(parent), FIELD(child), FIELD(number),
            FIELD(real), FIELD(text), FIELD(kind), FIELD(spare));
};

// What a shop has for sale, or every shop (seller none). `slots` of a row without a type is how many
// kinds it has room for.
struct StockRow {
  Spawn spawn;
  Ref<"entity"> seller;
  Rawcode type;
  std::int32_t current, most, slots;
  std::uint32_t of_units;
  static constexpr TableShape kShape{.max_rows = 16384};
  OR_RECORD(StockRow, "stock", FIELD(spawn), FIELD(seller), FIELD(type), FIELD(current), FIELD(most), FIELD(slots),
            FIELD(of_units));
};

// What PlaceRandomUnit and PlaceRandomItem choose from.
struct PoolRow {
  Spawn spawn;
  std::uint32_t handle;
  std::uint32_t of_items;
  static constexpr TableShape kShape{.max_rows = 4096};
  OR_RECORD(PoolRow, "random_pool", FIELD(spawn), FIELD(handle), FIELD(of_items));
};

struct PoolEntryRow {
  Spawn spawn;
  Row<"random_pool"> pool;
  Rawcode type;
  float weight;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(PoolEntryRow, "random_pool_entry", FIELD(spawn), FIELD(pool), FIELD(type), FIELD(weight));
};

}  // namespace openrealm::wc3
