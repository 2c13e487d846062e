// BlobHeaps: text and arrays of varying length.
//
// There is a heap for each kind of table (lifetime, saved or not, sim or not), so that a blob is
// saved, hashed and emptied with the rows that own it. A heap is one table for each size class
// (16, 32, ... bytes, up to 16 MB), made when it is first needed. A blob's row is its spawn number, its
// size and its bytes, zeros after them. or_blob.where packs heap, class and row:
//
//   31..28 heap   27..23 size class   22..0 row
//
// A handle whose row is gone or was taken again reads as empty and frees nothing.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "kernel/tables/snapshot.h"
#include "kernel/tables/stored_table.h"

namespace openrealm {

inline constexpr std::uint32_t kBlobClasses = 21;
inline constexpr std::uint32_t kBlobHeaps = 12;
inline constexpr std::uint32_t kMaxBlobSize = 16u << 20;                 // bytes
inline constexpr std::uint64_t kMaxClassBytes = std::uint64_t{1} << 30;  // of address space, a class

class BlobHeaps {
 public:
  static std::uint32_t heap_of(const TableDescription &description);
  static std::uint32_t class_of(std::uint32_t size);  // the smallest class that holds `size` bytes

  // Frees what `slot` holds and copies `size` bytes into a blob of `heap`. OR_FULL leaves all as it was.
  int set(std::uint32_t heap, or_blob &slot, const void *data, std::uint32_t size);
  int resize(std::uint32_t heap, or_blob &slot, std::uint32_t size);
  void free(or_blob blob);
  const unsigned char *view(or_blob blob, std::uint32_t &size) const;  // nullptr when empty
  unsigned char *edit(or_blob blob, std::uint32_t &size);

  // The table of a heap's class; nullptr while it was never needed.
  StoredTable *table(std::uint32_t heap, std::uint32_t size_class) const {
    return tables_[heap * kBlobClasses + size_class].get();
  }
  const StoredTable *table_of(or_blob blob) const { return find(blob); }  // nullptr for a stale handle
  static std::uint32_t row_of(or_blob blob);                              // of that table
  Result<StoredTable *> make_table(std::uint32_t heap, std::uint32_t size_class);
  // "blob.map.saved.sim.64" and back; the description is the kernel's own.
  static std::string table_name(std::uint32_t heap, std::uint32_t size_class);
  static bool parse_table_name(std::string_view name, std::uint32_t &heap, std::uint32_t &size_class);
  std::function<void(StoredTable &)> on_new_table;

 private:
  StoredTable *find(or_blob blob) const;  // nullptr when the handle is stale
  int take(std::uint32_t heap, std::uint32_t size, or_blob &made);

  std::array<std::unique_ptr<StoredTable>, kBlobHeaps * kBlobClasses> tables_;
};

// The bytes of a blob as they were when the snapshot was taken; empty for a stale handle.
std::span<const unsigned char> blob_in(const Snapshot &snapshot, or_blob blob);

// What the rows of a class begin with.
struct BlobHeader {
  std::uint32_t spawn;
  std::uint32_t size;
};

}  // namespace openrealm
