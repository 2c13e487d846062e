#include "kernel/tables/blob_heap.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include <fmt/format.h>

namespace openrealm {
namespace {

constexpr std::uint32_t kRowBits = 23;
constexpr std::uint32_t kClassBits = 5;
constexpr std::uint32_t kRowMask = (1u << kRowBits) - 1;
constexpr std::uint32_t kClassMask = (1u << kClassBits) - 1;
constexpr std::uint32_t kSmallest = 16;
constexpr const char *kLifetimes[] = {"map", "scope", "process"};

std::uint32_t capacity_of(std::uint32_t size_class) {
  return kSmallest << size_class;
}

BlobHeader &header(StoredTable &table, std::uint32_t row) {
  return *reinterpret_cast<BlobHeader *>(table.row(row));
}

FieldDescription field(const char *name, std::uint16_t kind, std::uint32_t offset, std::uint32_t count) {
  FieldDescription made;
  made.name = name;
  made.kind = kind;
  made.offset = offset;
  made.size = kind_size(kind);
  made.count = count;
  return made;
}

SharedDescription describe_class(std::uint32_t heap, std::uint32_t size_class) {
  auto made = std::make_shared<TableDescription>();
  made->name = BlobHeaps::table_name(heap, size_class);
  made->row_size = std::uint32_t(sizeof(BlobHeader)) + capacity_of(size_class);
  made->max_rows = std::uint32_t(std::min<std::uint64_t>(kRowMask, kMaxClassBytes / made->row_size));
  made->lifetime = heap / 4;
  made->flags =
      ((heap & 2) != 0 ? std::uint32_t(OR_TABLE_SAVED) : 0) | ((heap & 1) != 0 ? std::uint32_t(OR_TABLE_SIM) : 0);
  made->fields = {field("spawn", OR_KIND_SPAWN, 0, 1), field("size", OR_KIND_U32, 4, 1),
                  field("bytes", OR_KIND_U8, sizeof(BlobHeader), capacity_of(size_class))};
  return made;
}

}  // namespace

std::uint32_t BlobHeaps::heap_of(const TableDescription &description) {
  return description.lifetime * 4 + (description.saved() ? 2 : 0) + (description.sim() ? 1 : 0);
}

std::uint32_t BlobHeaps::class_of(std::uint32_t size) {
  return size <= kSmallest ? 0 : std::uint32_t(std::bit_width((size - 1) / kSmallest));
}

std::string BlobHeaps::table_name(std::uint32_t heap, std::uint32_t size_class) {
  return fmt::format("blob.{}.{}.{}.{}", kLifetimes[heap / 4], (heap & 2) != 0 ? "saved" : "transient",
                     (heap & 1) != 0 ? "sim" : "local", capacity_of(size_class));
}

bool BlobHeaps::parse_table_name(std::string_view name, std::uint32_t &heap, std::uint32_t &size_class) {
  if (!name.starts_with("blob.")) return false;
  for (heap = 0; heap < kBlobHeaps; ++heap)
    for (size_class = 0; size_class < kBlobClasses; ++size_class)
      if (name == table_name(heap, size_class)) return true;
  return false;
}

Result<StoredTable *> BlobHeaps::make_table(std::uint32_t heap, std::uint32_t size_class) {
  auto &slot = tables_[heap * kBlobClasses + size_class];
  if (slot == nullptr) {
    auto made = StoredTable::create("kernel", describe_class(heap, size_class));
    if (!made) return tl::unexpected(made.error());
    slot = std::move(*made);
    if (on_new_table) on_new_table(*slot);
  }
  return slot.get();
}

StoredTable *BlobHeaps::find(or_blob blob) const {
  const std::uint32_t heap = blob.where >> (kRowBits + kClassBits);
  const std::uint32_t size_class = blob.where >> kRowBits & kClassMask;
  if (heap >= kBlobHeaps || size_class >= kBlobClasses || blob.spawn == 0) return nullptr;
  StoredTable *found = table(heap, size_class);
  return found != nullptr && found->spawn(blob.where & kRowMask) == blob.spawn ? found : nullptr;
}

std::uint32_t BlobHeaps::row_of(or_blob blob) {
  return blob.where & kRowMask;
}

int BlobHeaps::take(std::uint32_t heap, std::uint32_t size, or_blob &made) {
  const std::uint32_t size_class = class_of(size);
  auto table = make_table(heap, size_class);
  if (!table) return table.error().code;
  std::uint32_t row = 0;
  const int code = (*table)->take_row(0, row);
  if (code != OR_OK) return code;
  header(**table, row).size = size;
  made = {heap << (kRowBits + kClassBits) | size_class << kRowBits | row, header(**table, row).spawn};
  return OR_OK;
}

void BlobHeaps::free(or_blob blob) {
  StoredTable *table = find(blob);
  if (table != nullptr) table->release_row(blob.where & kRowMask, StoredTable::Reuse::kAtOnce);
}

const unsigned char *BlobHeaps::view(or_blob blob, std::uint32_t &size) const {
  StoredTable *table = find(blob);
  if (table == nullptr) {
    size = 0;
    return nullptr;
  }
  const std::uint32_t row = blob.where & kRowMask;
  size = std::min(header(*table, row).size, table->row_size - std::uint32_t(sizeof(BlobHeader)));
  return table->row(row) + sizeof(BlobHeader);
}

unsigned char *BlobHeaps::edit(or_blob blob, std::uint32_t &size) {
  StoredTable *table = find(blob);
  if (table != nullptr) table->mark(blob.where & kRowMask);
  return const_cast<unsigned char *>(view(blob, size));
}

int BlobHeaps::set(std::uint32_t heap, or_blob &slot, const void *data, std::uint32_t size) {
  if (size > kMaxBlobSize) return OR_FULL;
  if (slot.where >> (kRowBits + kClassBits) != heap) slot = {0, 0};  // copied from a row of another heap
  std::uint32_t old_size = 0;
  unsigned char *bytes = edit(slot, old_size);
  if (size == 0) {
    free(slot);
    slot = {0, 0};
    return OR_OK;
  }
  if (bytes != nullptr && class_of(size) == class_of(old_size)) {
    if (data != nullptr) std::memmove(bytes, data, size);
    if (data == nullptr) std::memset(bytes, 0, size);
    if (old_size > size) std::memset(bytes + size, 0, old_size - size);
    reinterpret_cast<BlobHeader *>(bytes - sizeof(BlobHeader))->size = size;
    return OR_OK;
  }
  or_blob made{};
  const int code = take(heap, size, made);
  if (code != OR_OK) return code;
  std::uint32_t made_size = 0;
  if (data != nullptr) std::memcpy(edit(made, made_size), data, size);
  free(slot);  // only now: `data` may lie in it
  slot = made;
  return OR_OK;
}

int BlobHeaps::resize(std::uint32_t heap, or_blob &slot, std::uint32_t size) {
  if (size > kMaxBlobSize) return OR_FULL;
  std::uint32_t old_size = 0;
  const bool own = slot.where >> (kRowBits + kClassBits) == heap;
  unsigned char *bytes = own ? edit(slot, old_size) : nullptr;
  if (bytes == nullptr) return set(heap, slot, nullptr, size);
  const std::uint32_t capacity = capacity_of(slot.where >> kRowBits & kClassMask);
  // A shrinking blob moves late, so that one that swings about a bound does not move each time.
  if (size != 0 && size <= capacity && (size > capacity / 4 || capacity == kSmallest)) {
    if (old_size > size) std::memset(bytes + size, 0, old_size - size);
    reinterpret_cast<BlobHeader *>(bytes - sizeof(BlobHeader))->size = size;
    return OR_OK;
  }
  if (size <= old_size) return set(heap, slot, bytes, size);
  or_blob made{};
  const int code = take(heap, size, made);
  if (code != OR_OK) return code;
  std::uint32_t made_size = 0;
  std::memcpy(edit(made, made_size), bytes, old_size);
  free(slot);
  slot = made;
  return OR_OK;
}

std::span<const unsigned char> blob_in(const Snapshot &snapshot, or_blob blob) {
  const std::uint32_t heap = blob.where >> (kRowBits + kClassBits);
  const std::uint32_t size_class = blob.where >> kRowBits & kClassMask, row = blob.where & kRowMask;
  if (blob.spawn == 0 || heap >= kBlobHeaps || size_class >= kBlobClasses) return {};
  const TableCopy *copy = snapshot.find(BlobHeaps::table_name(heap, size_class));
  if (copy == nullptr || row == 0 || row >= copy->high) return {};
  BlobHeader header{};
  std::memcpy(&header, copy->row(row), sizeof header);
  if (header.spawn != blob.spawn) return {};
  return {copy->row(row) + sizeof header, std::min(header.size, capacity_of(size_class))};
}

}  // namespace openrealm
