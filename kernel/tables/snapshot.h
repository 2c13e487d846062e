// Snapshot: a copy of the live part of all tables at one moment. Owns its memory; keeps it when it
// is taken again, so that a snapshot in use costs only the blocks that changed.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "kernel/tables/description.h"

namespace openrealm {

// The rows 1 to high - 1 of one table.
struct TableCopy {
  SharedDescription description;
  std::string owner;
  std::uint32_t high = 1;
  std::uint32_t live = 0;
  std::uint32_t next_spawn = 1;
  struct Free {
    void operator()(unsigned char *memory) const;
  };
  std::unique_ptr<unsigned char[], Free> bytes;  // of row 1 and on
  std::size_t capacity = 0;
  std::uint64_t space = 0;  // which range of addresses it was copied from

  void grow(std::size_t wanted, std::size_t keep);  // bytes
  const unsigned char *row(std::uint32_t number) const {
    return bytes.get() + std::size_t(number - 1) * description->row_size;
  }
};

class Snapshot {
 public:
  const TableCopy *find(std::string_view table) const;
  const std::map<std::string, TableCopy, std::less<>> &tables() const { return tables_; }
  std::size_t bytes() const;  // of rows held
  bool empty() const { return tables_.empty(); }

 private:
  friend class TableStore;
  std::map<std::string, TableCopy, std::less<>> tables_;
  std::shared_ptr<const int> store_;  // which store it was taken from
  std::uint64_t taken_ = 0;           // that store's epoch then
};

}  // namespace openrealm
