#include "script/nursery.h"

#include <algorithm>
#include <bit>

namespace openrealm::script {

uint32_t Nursery::make(uint32_t size, char **data) {
  uint32_t number = 0;
  if (free_entries_.empty()) {
    number = count();
    entries_.emplace_back();
  } else {
    number = free_entries_.back();
    free_entries_.pop_back();
  }
  Entry &entry = entries_[number];
  const uint32_t shift = size <= 16 ? kSmallestShift : uint32_t(std::bit_width(size - 1));
  entry.block_class = uint8_t(std::min(shift - kSmallestShift, kLarge));
  entry.size = size;
  entry.used = true;
  entry.marked = false;
  if (entry.block_class == kLarge) entry.large = std::make_unique_for_overwrite<char[]>(size);
  entry.data = entry.large ? entry.large.get() : take_block(entry.block_class);
  bytes_ += cost(entry);
  *data = entry.data;
  return number;
}

char *Nursery::take_block(uint32_t block_class) {
  std::vector<char *> &blocks = free_blocks_[block_class];
  if (!blocks.empty()) {
    char *block = blocks.back();
    blocks.pop_back();
    return block;
  }
  const size_t length = size_t(1) << (block_class + kSmallestShift);
  if (chunk_used_ + length > kChunk) {
    chunks_.push_back(std::make_unique_for_overwrite<char[]>(kChunk));
    chunk_used_ = 0;
  }
  char *block = chunks_.back().get() + chunk_used_;
  chunk_used_ += length;
  return block;
}

size_t Nursery::cost(const Entry &entry) {
  const size_t block = entry.block_class == kLarge ? entry.size : size_t(1) << (entry.block_class + kSmallestShift);
  return block + kEntryCost;
}

void Nursery::give_back(Entry &entry) {
  bytes_ -= cost(entry);
  if (entry.block_class != kLarge) free_blocks_[entry.block_class].push_back(entry.data);
  entry.large.reset();
  entry.used = false;
}

void Nursery::sweep() {
  for (uint32_t number = 0; number < count(); ++number) {
    Entry &entry = entries_[number];
    if (entry.used && !entry.marked) {
      give_back(entry);
      free_entries_.push_back(number);
    }
    entry.marked = false;
  }
}

void Nursery::clear() {
  for (Entry &entry : entries_)
    if (entry.used) give_back(entry);
  entries_.clear();
  free_entries_.clear();
}

}  // namespace openrealm::script
