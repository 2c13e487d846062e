// StoredTable: one table as the kernel holds it. The or_table it begins with is what modules see.
//
// Invariants between two calls: a row is in use exactly when its spawn number is not 0; free rows
// are all zeros; `high` is one past the highest row in use (1 when there is none); `live` counts
// them. A row freed in this tick is in `taken_` until end_tick(), so that its slot waits.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "kernel/tables/description.h"
#include "kernel/tables/row_set.h"
#include "kernel/tables/row_space.h"
#include "openrealm/table.h"

namespace openrealm {

struct TableCopy;

class StoredTable : public or_table {
 public:
  static Result<std::unique_ptr<StoredTable>> create(std::string owner, SharedDescription description);
  ~StoredTable();
  StoredTable(const StoredTable &) = delete;
  StoredTable &operator=(const StoredTable &) = delete;

  const TableDescription &description() const { return *description_; }
  const SharedDescription &shared_description() const { return description_; }
  const std::string &name() const { return description_->name; }
  const std::string &owner() const { return owner_; }
  const unsigned char *row(std::uint32_t number) const { return rows + std::size_t(number) * row_size; }
  unsigned char *row(std::uint32_t number) { return rows + std::size_t(number) * row_size; }
  std::uint32_t spawn(std::uint32_t number) const;  // any number; 0 for rows not in use
  std::size_t committed() const { return space_.committed(); }
  const std::vector<std::uint32_t> &blob_offsets() const { return blob_offsets_; }

  int take_row(std::uint32_t wanted, std::uint32_t &number);
  enum class Reuse { kNextTick, kAtOnce };
  void release_row(std::uint32_t number, Reuse reuse);  // a row in use; its blobs are the caller's affair
  void end_tick();
  void clear();
  void mark(std::uint32_t number) { dirty[number >> block_shift] = 0xFF; }

  // --- what changed when: `epoch` grows with each sweep of the store ---
  void sweep(std::uint64_t epoch);
  std::uint32_t block_count() const { return ((high - 1) >> block_shift) + 1; }  // that hold rows in use
  std::uint64_t changed(std::uint32_t block) const { return changed_[block]; }
  // The first block whose used part differs because `high` was another.
  std::uint32_t first_resized_block(std::uint32_t other_high) const;
  // Bytes of the rows of a block below `high`, row 0 left out.
  std::size_t block_begin(std::uint32_t block) const;  // offset from row 1
  std::size_t block_end(std::uint32_t block) const;

  std::uint64_t hash();             // of what was swept; cached
  std::uint64_t full_hash() const;  // of every byte, caching nothing

  void copy_to(TableCopy &copy, std::uint64_t taken) const;
  // Rows, counters; the description must be the same. False when the system gives no memory.
  bool copy_from(const TableCopy &copy);
  // Exchanges rows, description and counters with a table that no module holds; or_tables stay.
  void exchange(StoredTable &other);
  void set_description(SharedDescription same_layout);
  void set_owner(std::string owner) { owner_ = std::move(owner); }
  void set_next_spawn(std::uint32_t next) { next_spawn = next; }
  // Its rows now count as another range: nobody's copy or hash of them is current.
  void begin_space(std::uint64_t id);
  std::uint64_t space_id() const { return space_id_; }
  // After rows 1 to last were written directly: counts, and finds what is taken.
  void adopt_rows(std::uint32_t last);
  bool commit(std::uint32_t last) { return space_.commit(last); }

 private:
  StoredTable() = default;
  void prepare(SharedDescription description);
  void raise_high(std::uint32_t number);
  void restore_block(std::uint32_t block, const TableCopy &copy);
  std::uint64_t hash_block(std::uint32_t block) const;
  std::uint64_t combine(const std::vector<std::uint64_t> &blocks) const;

  std::string owner_;
  SharedDescription description_;
  std::vector<unsigned char> initial_row_;   // empty: zeros
  std::vector<std::uint32_t> blob_offsets_;  // of every or_blob in a row
  RowSpace space_;
  std::unique_ptr<unsigned char[], void (*)(void *)> dirty_bytes_{nullptr, nullptr};
  RowSet taken_;
  std::vector<std::uint32_t> freed_;    // in this tick
  std::vector<std::uint64_t> changed_;  // epoch of each block's last change
  std::vector<std::uint64_t> block_hashes_;
  std::uint64_t hashed_epoch_ = 0;
  std::uint64_t swept_epoch_ = 0;
  std::uint32_t hashed_high_ = 0;
  std::uint64_t space_id_ = 0;
};

}  // namespace openrealm
