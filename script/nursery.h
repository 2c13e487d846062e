// Strings made while scripts run. Each has a number and bytes that stay where they are while it lives.
//
// Who runs scripts says which numbers are still in use (mark) before unused ones are given back (sweep), or gives
// all back at once (clear). Memory is kept for reuse, so a script in its stride allocates nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace openrealm::script {

class Nursery {
 public:
  // Room for `size` bytes, which the caller fills before the next call.
  uint32_t make(uint32_t size, char **data);
  std::string_view view(uint32_t number) const { return {entries_[number].data, entries_[number].size}; }
  // Numbers below this were made since clear().
  uint32_t count() const { return uint32_t(entries_.size()); }
  size_t bytes() const { return bytes_; }

  void mark(uint32_t number) { entries_[number].marked = true; }
  void sweep();
  void clear();

 private:
  static constexpr uint32_t kSmallestShift = 4;
  static constexpr uint32_t kClasses = 9;  // blocks of 16 bytes to 4 KB; larger ones are allocated one by one
  static constexpr uint32_t kLarge = kClasses;
  static constexpr size_t kChunk = 64 * 1024;
  static constexpr size_t kEntryCost = 32;

  struct Entry {
    std::unique_ptr<char[]> large;
    char *data = nullptr;
    uint32_t size = 0;
    uint8_t block_class = 0;
    bool used = false;
    bool marked = false;
  };

  char *take_block(uint32_t block_class);
  void give_back(Entry &entry);
  static size_t cost(const Entry &entry);

  std::vector<Entry> entries_;
  std::vector<uint32_t> free_entries_;
  std::vector<char *> free_blocks_[kClasses];
  std::vector<std::unique_ptr<char[]>> chunks_;
  size_t chunk_used_ = kChunk;
  size_t bytes_ = 0;
};

}  // namespace openrealm::script
