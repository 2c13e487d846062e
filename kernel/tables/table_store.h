// TableStore: owns every table of a running game.
//
// A table is one reserved address range of rows (row_space.h), so rows never move while its
// description stays; row 0 is read-only zeros. Rows in use have a spawn number other than 0; free
// rows are all zeros, so equal live rows mean equal bytes. Text and arrays of varying length live
// in heaps of size-class tables (blob_heap.h) that are tables like the others.
//
// One thread uses a store. Everything but open, alloc, free and the blob calls happens between two
// ticks. A Snapshot, once taken, may be read by another thread.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/tables/description.h"
#include "kernel/tables/snapshot.h"
#include "openrealm/table.h"

namespace openrealm {

class StoredTable;
class BlobHeaps;

// A write that reached a row without marking its block: a defect of the module.
struct UnmarkedWrite {
  std::string table;
  std::uint32_t block = 0;
  std::uint32_t row = 0;
  std::string field;
  std::string text() const;  // one line
};

class TableStore {
 public:
  TableStore();
  ~TableStore();
  TableStore(const TableStore &) = delete;
  TableStore &operator=(const TableStore &) = delete;

  // --- for modules: the calls of game_import, with their codes ---
  // A table that is already open with the same description keeps its rows and its or_table; another
  // description is OR_MISMATCH (plan and apply a migration first), another owner OR_DENIED.
  Result<or_table *> open(std::string_view owner, const or_table_desc &desc);
  Result<or_table *> open(std::string_view owner, const SharedDescription &description);  // one that was checked
  int alloc(or_table &table, std::uint32_t wanted, std::uint32_t &row);
  int free(or_table &table, std::uint32_t row);
  // `slot` must lie in a row in use of `owner`, else OR_INVALID. A blob has at most kMaxBlobSize bytes.
  int blob_set(or_table &owner, or_blob &slot, const void *data, std::uint32_t size);
  int blob_resize(or_table &owner, or_blob &slot, std::uint32_t size);
  const void *blob_view(or_blob blob, std::uint32_t &size) const;
  void *blob_edit(or_blob blob, std::uint32_t &size);

  // --- between ticks ---
  // Rows freed in this tick may be taken again from now on.
  void end_tick();
  // Empties the tables of one lifetime and resets their spawn counters; references to them held by
  // other tables become none.
  void clear(std::uint32_t lifetime);
  // Closes every table of a module and frees their blobs; its or_tables are gone.
  void drop(std::string_view owner);

  // --- hash ---
  // Of all sim tables in order of name: rows, high and spawn counters. Cached by block.
  std::uint64_t state_hash();
  // The same from every byte, whatever is marked.
  std::uint64_t full_state_hash();
  // Of one table, blobs not included. 0 when there is none of that name.
  std::uint64_t table_hash(std::string_view name);
  // Keeps a copy of everything from now on, so that unmarked_writes() can name what changed.
  void set_check_writes(bool on);
  // Blocks that changed since the last call without a mark; they count as marked from now on.
  std::vector<UnmarkedWrite> unmarked_writes();

  // --- snapshot ---
  // Copies what changed since `into` was last taken from this store, or everything.
  void take(Snapshot &into);
  // Puts everything back, descriptions too. A table that was opened later becomes empty.
  Result<void> restore(const Snapshot &from);

  // --- looking ---
  std::vector<const StoredTable *> tables() const;  // in order of name, without the blob heaps
  const StoredTable *find(std::string_view name) const;
  const BlobHeaps &heaps() const { return *heaps_; }

 private:
  friend class Migration;
  friend class TableReader;
  StoredTable *find_mutable(std::string_view name);
  std::vector<StoredTable *> all_tables() const;  // in order of name, then the blob heaps
  void sweep();
  void free_blobs(const StoredTable &table, std::uint32_t row);
  void remove(std::string_view table);
  void forget_references(const std::vector<std::string> &emptied);
  StoredTable *find_or_make(const TableCopy &copy, std::string_view name);

  std::map<std::string, std::unique_ptr<StoredTable>, std::less<>> tables_;
  std::uint64_t epoch_ = 0;       // sweeps so far
  std::uint64_t last_space_ = 0;  // ids given to ranges of rows
  std::shared_ptr<const int> identity_;
  std::unique_ptr<BlobHeaps> heaps_;
  std::unique_ptr<Snapshot> shadow_;  // while writes are checked
};

}  // namespace openrealm
