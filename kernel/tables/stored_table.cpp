#include "kernel/tables/stored_table.h"

#include <xxhash.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "kernel/tables/snapshot.h"

namespace openrealm {
namespace {

// Small enough that a lone write costs little to hash and copy, large enough to do both at the
// speed of memory.
constexpr std::uint32_t kBlockBytes = 16u << 10;

std::uint32_t block_shift_of(std::uint32_t row_size) {
  return row_size >= kBlockBytes ? 0 : std::uint32_t(std::bit_width(kBlockBytes / row_size)) - 1;
}

bool has_blob(const FieldDescription &field) {
  return field.kind == OR_KIND_STR || field.kind == OR_KIND_BLOB;
}

// What a new row holds; empty when that is zeros.
std::vector<unsigned char> initial_row(const TableDescription &description) {
  std::vector<unsigned char> bytes;
  for (const FieldDescription &field : description.fields) {
    if (std::all_of(field.init.begin(), field.init.end(), [](unsigned char byte) { return byte == 0; })) continue;
    bytes.resize(description.row_size);
    for (std::uint32_t i = 0; i < field.count; ++i)
      std::memcpy(&bytes[field.offset + std::size_t(i) * field.size], field.init.data(), field.size);
  }
  return bytes;
}

}  // namespace

StoredTable::~StoredTable() = default;

Result<std::unique_ptr<StoredTable>> StoredTable::create(std::string owner, SharedDescription description) {
  auto space = RowSpace::reserve(description->row_size, description->max_rows);
  if (!space) return tl::unexpected(space.error());
  std::unique_ptr<StoredTable> table(new StoredTable);
  table->owner_ = std::move(owner);
  table->space_ = std::move(*space);
  table->prepare(std::move(description));
  if (table->dirty_bytes_ == nullptr) return fail(OR_FULL, "table " + table->name() + ": no memory for its marks");
  return table;
}

void StoredTable::prepare(SharedDescription description) {
  description_ = std::move(description);
  size = sizeof(or_table);
  row_size = description_->row_size;
  rows = space_.rows();
  block_shift = block_shift_of(row_size);
  max_rows = description_->max_rows;
  high = 1;
  live = 0;
  next_spawn = 1;
  // From calloc, so that the marks of blocks never used cost no memory.
  const std::size_t blocks = (std::size_t(max_rows) >> block_shift) + 1;
  dirty_bytes_ = {static_cast<unsigned char *>(std::calloc(blocks, 1)), std::free};
  dirty = dirty_bytes_.get();
  set_description(description_);
}

void StoredTable::set_description(SharedDescription same_layout) {
  description_ = std::move(same_layout);
  flags = description_->flags;
  initial_row_ = initial_row(*description_);
  blob_offsets_.clear();
  for (const FieldDescription &field : description_->fields)
    for (std::uint32_t i = 0; has_blob(field) && i < field.count; ++i)
      blob_offsets_.push_back(field.offset + i * field.size);
}

std::uint32_t StoredTable::spawn(std::uint32_t number) const {
  if (number == 0 || number >= high) return 0;
  std::uint32_t value = 0;
  std::memcpy(&value, row(number), sizeof value);
  return value;
}

int StoredTable::take_row(std::uint32_t wanted, std::uint32_t &number) {
  if (wanted > max_rows) return OR_INVALID;
  if (wanted != 0 && taken_.contains(wanted)) return OR_EXISTS;
  const std::uint32_t chosen = wanted != 0 ? wanted : taken_.lowest_missing();
  if (chosen > max_rows || !space_.commit(chosen)) return OR_FULL;
  taken_.insert(chosen);
  unsigned char *bytes = row(chosen);
  if (!initial_row_.empty()) std::memcpy(bytes, initial_row_.data(), row_size);
  std::memcpy(bytes, &next_spawn, sizeof next_spawn);
  if (++next_spawn == 0) next_spawn = 1;
  ++live;
  high = std::max(high, chosen + 1);
  mark(chosen);
  number = chosen;
  return OR_OK;
}

void StoredTable::release_row(std::uint32_t number, Reuse reuse) {
  std::memset(row(number), 0, row_size);
  mark(number);
  --live;
  if (reuse == Reuse::kAtOnce)
    taken_.erase(number);
  else
    freed_.push_back(number);
  if (number + 1 != high) return;
  std::uint32_t last = number;
  while (last != 0 && spawn(last) == 0) last = taken_.highest_below(last);
  high = last + 1;
}

void StoredTable::end_tick() {
  for (const std::uint32_t number : freed_) taken_.erase(number);
  freed_.clear();
}

void StoredTable::clear() {
  space_.discard();
  if (high > 1) std::memset(dirty, 0xFF, block_count());
  high = 1;
  live = 0;
  next_spawn = 1;
  freed_.clear();
  taken_.clear();
}

void StoredTable::adopt_rows(std::uint32_t last) {
  taken_.clear();
  freed_.clear();
  live = 0;
  high = last + 1;
  std::uint32_t highest = 0;
  for (std::uint32_t number = 1; number <= last; ++number) {
    if (spawn(number) == 0) continue;
    taken_.insert(number);
    highest = number;
    ++live;
  }
  std::memset(dirty, 0xFF, block_count());
  high = highest + 1;
}

void StoredTable::begin_space(std::uint64_t id) {
  space_id_ = id;
  changed_.clear();
  hashed_epoch_ = 0;
  hashed_high_ = 0;
}

void StoredTable::sweep(std::uint64_t epoch) {
  const std::uint32_t blocks = block_count();
  if (changed_.size() < blocks) changed_.resize(blocks);
  for (std::uint32_t block = 0; block < blocks; ++block) {
    if (dirty[block] == 0) continue;
    changed_[block] = epoch;
    dirty[block] = 0;
  }
  swept_epoch_ = epoch;
}

std::uint32_t StoredTable::first_resized_block(std::uint32_t other_high) const {
  return other_high == high ? UINT32_MAX : (std::min(other_high, high) - 1) >> block_shift;
}

std::size_t StoredTable::block_begin(std::uint32_t block) const {
  const std::size_t first = std::max<std::size_t>(1, std::size_t(block) << block_shift);
  return (first - 1) * row_size;
}

std::size_t StoredTable::block_end(std::uint32_t block) const {
  const std::size_t last = std::min<std::size_t>(high, std::size_t(block + 1) << block_shift);
  return last < 2 ? 0 : (last - 1) * row_size;
}

std::uint64_t StoredTable::hash_block(std::uint32_t block) const {
  const std::size_t begin = block_begin(block), end = block_end(block);
  return XXH3_64bits(row(1) + begin, end > begin ? end - begin : 0);
}

std::uint64_t StoredTable::combine(const std::vector<std::uint64_t> &blocks) const {
  const std::uint64_t of_blocks = XXH3_64bits(blocks.data(), blocks.size() * sizeof(std::uint64_t));
  const std::uint64_t parts[3] = {of_blocks, high, next_spawn};
  return XXH3_64bits(parts, sizeof parts);
}

std::uint64_t StoredTable::hash() {
  const std::uint32_t blocks = block_count();
  const std::uint32_t resized = first_resized_block(hashed_high_ == 0 ? 1 : hashed_high_);
  const bool never = hashed_high_ == 0;
  block_hashes_.resize(blocks);
  for (std::uint32_t block = 0; block < blocks; ++block)
    if (never || changed_[block] > hashed_epoch_ || block >= resized) block_hashes_[block] = hash_block(block);
  hashed_epoch_ = swept_epoch_;
  hashed_high_ = high;
  return combine(block_hashes_);
}

std::uint64_t StoredTable::full_hash() const {
  std::vector<std::uint64_t> hashes(block_count());
  for (std::uint32_t block = 0; block < hashes.size(); ++block) hashes[block] = hash_block(block);
  return combine(hashes);
}

void StoredTable::copy_to(TableCopy &copy, std::uint64_t taken) const {
  const bool whole = copy.space != space_id_ || copy.description != description_;
  const std::uint32_t resized = whole ? 0 : first_resized_block(copy.high);
  const std::size_t bytes = std::size_t(high - 1) * row_size;
  if (bytes > copy.capacity) copy.grow(bytes, whole ? 0 : std::size_t(copy.high - 1) * row_size);
  for (std::uint32_t block = 0, end = bytes == 0 ? 0 : block_count(); block < end;) {
    if (!whole && changed_[block] <= taken && block < resized) {
      ++block;
      continue;
    }
    const std::size_t begin = block_begin(block);
    while (block < end && (whole || changed_[block] > taken || block >= resized)) ++block;
    std::memcpy(copy.bytes.get() + begin, row(1) + begin, block_end(block - 1) - begin);
  }
  copy.description = description_;
  copy.owner = owner_;
  copy.high = high;
  copy.live = live;
  copy.next_spawn = next_spawn;
  copy.space = space_id_;
}

void StoredTable::restore_block(std::uint32_t block, const TableCopy &copy) {
  const std::size_t begin = block_begin(block), end = block_end(block);
  if (begin >= end || std::memcmp(row(1) + begin, copy.bytes.get() + begin, end - begin) == 0) return;
  const std::uint32_t first = std::uint32_t(begin / row_size) + 1, last = std::uint32_t(end / row_size);
  for (std::uint32_t number = first; number <= last; ++number) {
    std::uint32_t before = 0, after = 0;
    std::memcpy(&before, row(number), sizeof before);
    std::memcpy(&after, copy.row(number), sizeof after);
    if (before == 0 && after != 0) taken_.insert(number);
    if (before != 0 && after == 0) taken_.erase(number);
  }
  std::memcpy(row(1) + begin, copy.bytes.get() + begin, end - begin);
  dirty[block] = 0xFF;
}

bool StoredTable::copy_from(const TableCopy &copy) {
  if (!space_.commit(copy.high - 1)) return false;
  end_tick();
  for (std::uint32_t number = high; number-- > copy.high;) {
    if (spawn(number) == 0) continue;
    taken_.erase(number);
    std::memset(row(number), 0, row_size);
    mark(number);
  }
  high = copy.high;
  for (std::uint32_t block = 0, end = block_count(); block < end; ++block) restore_block(block, copy);
  live = copy.live;
  next_spawn = copy.next_spawn;
  return true;
}

void StoredTable::exchange(StoredTable &other) {
  std::swap(static_cast<or_table &>(*this), static_cast<or_table &>(other));
  std::swap(owner_, other.owner_);
  std::swap(description_, other.description_);
  std::swap(initial_row_, other.initial_row_);
  std::swap(blob_offsets_, other.blob_offsets_);
  std::swap(space_, other.space_);
  std::swap(dirty_bytes_, other.dirty_bytes_);
  std::swap(taken_, other.taken_);
  std::swap(freed_, other.freed_);
  std::swap(changed_, other.changed_);
  std::swap(block_hashes_, other.block_hashes_);
  std::swap(hashed_epoch_, other.hashed_epoch_);
  std::swap(swept_epoch_, other.swept_epoch_);
  std::swap(hashed_high_, other.hashed_high_);
  std::swap(space_id_, other.space_id_);
}

}  // namespace openrealm
