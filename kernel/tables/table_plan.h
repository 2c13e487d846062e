// TablePlan: one table's way from its description to a newer one, compiled once.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/tables/blob_heap.h"
#include "kernel/tables/stored_table.h"
#include "kernel/tables/value_conversion.h"

namespace openrealm {

// The blobs that a migration makes and those it replaces. Undoes itself unless commit() is called:
// the heaps, and their spawn counters, are then as they were.
class BlobJournal {
 public:
  explicit BlobJournal(BlobHeaps &heaps);
  ~BlobJournal();
  BlobJournal(const BlobJournal &) = delete;
  BlobJournal &operator=(const BlobJournal &) = delete;

  const BlobHeaps &heaps() const { return *heaps_; }
  int make(std::uint32_t heap, or_blob &slot, const void *data, std::uint32_t size);
  void replace(or_blob old) { replaced_.push_back(old); }
  void commit();  // frees what was replaced

 private:
  BlobHeaps *heaps_;
  std::vector<or_blob> made_, replaced_;
  std::vector<std::uint32_t> counters_;  // next_spawn by heap and class
  bool committed_ = false;
};

class TablePlan {
 public:
  TablePlan(const StoredTable &from, SharedDescription to, std::string owner);

  const std::string &name() const { return to_->name; }
  const TableDescription &description() const { return *to_; }
  bool shrinks() const { return to_->max_rows < from_->max_rows; }
  // What is dropped on purpose: one line each.
  std::vector<std::string> warnings() const;
  // The rows as they are now, in a table of their own. Touches nothing but the journal.
  Result<std::unique_ptr<StoredTable>> convert(BlobJournal &journal) const;

 private:
  // Bytes that stay as they are.
  struct Run {
    std::uint32_t from, to, bytes;
  };
  struct Step {
    enum class How { kValues, kText, kTextToStr, kStrToText, kMoveBlob, kOnlyNone } how;
    const FieldDescription *from, *to;
    std::uint32_t count;
    ValueConversion value;
  };
  void compile_field(const FieldDescription &from, const FieldDescription &to);
  void drop_blobs(const FieldDescription &field, std::uint32_t first);
  void add_run(std::uint32_t from, std::uint32_t to, std::uint32_t bytes);
  void replace_dropped(const unsigned char *row, BlobJournal &journal) const;
  Result<void> convert_row(std::uint32_t number, unsigned char *to, BlobJournal &journal) const;
  Result<void> run_step(const Step &step, std::uint32_t number, unsigned char *to, BlobJournal &journal) const;
  bool convert_element(const Step &step, const unsigned char *from, unsigned char *to, BlobJournal &journal,
                       std::string &why) const;
  bool move_blob(const Step &step, or_blob from, or_blob &to, BlobJournal &journal, std::string &why) const;

  const StoredTable *from_;
  SharedDescription before_, to_;
  std::string owner_;
  std::uint32_t from_heap_, to_heap_;
  std::vector<Run> runs_;
  std::vector<Step> steps_;
  std::vector<const FieldDescription *> dropped_;
  std::vector<std::uint32_t> dropped_blobs_;  // offsets in the old row
  std::vector<unsigned char> fresh_row_;      // initial values of the new description, spawn 0
};

}  // namespace openrealm
