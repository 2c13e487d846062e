#include "kernel/tables/table_store.h"

#include <xxhash.h>

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "kernel/tables/blob_heap.h"
#include "kernel/tables/stored_table.h"

namespace openrealm {
namespace {

bool holds_references(const FieldDescription &field) {
  const std::uint16_t kind = field.kind == OR_KIND_BLOB ? field.element : field.kind;
  return kind == OR_KIND_REF || kind == OR_KIND_ROW;
}

bool lies_in_live_row(const StoredTable &table, const or_blob &slot) {
  const auto *place = reinterpret_cast<const unsigned char *>(&slot);
  if (place < table.row(1) || place >= table.row(table.high)) return false;
  const std::size_t offset = std::size_t(place - table.rows);
  const auto &offsets = table.blob_offsets();
  return table.spawn(std::uint32_t(offset / table.row_size)) != 0 &&
         std::find(offsets.begin(), offsets.end(), offset % table.row_size) != offsets.end();
}

}  // namespace

std::string UnmarkedWrite::text() const {
  return fmt::format("table {}, row {}, field {}: written without mut(), so block {} was not marked", table, row, field,
                     block);
}

TableStore::TableStore() : identity_(std::make_shared<const int>(0)), heaps_(std::make_unique<BlobHeaps>()) {
  heaps_->on_new_table = [this](StoredTable &table) { table.begin_space(++last_space_); };
}

TableStore::~TableStore() = default;

Result<or_table *> TableStore::open(std::string_view owner, const or_table_desc &desc) {
  auto description = copy_description(desc);
  if (!description) return tl::unexpected(description.error());
  return open(owner, *description);
}

Result<or_table *> TableStore::open(std::string_view owner, const SharedDescription &description) {
  const std::string &name = description->name;
  if (StoredTable *known = find_mutable(name)) {
    if (known->owner() != owner)
      return fail(OR_DENIED, fmt::format("table {} belongs to module {}, not to {}", name, known->owner(), owner));
    if (known->description() != *description)
      return fail(OR_MISMATCH, fmt::format("table {} is open with another description: it has to be migrated", name));
    return known;
  }
  auto made = StoredTable::create(std::string(owner), description);
  if (!made) return tl::unexpected(made.error());
  (*made)->begin_space(++last_space_);
  return (tables_[name] = std::move(*made)).get();
}

int TableStore::alloc(or_table &table, std::uint32_t wanted, std::uint32_t &row) {
  return static_cast<StoredTable &>(table).take_row(wanted, row);
}

int TableStore::free(or_table &table, std::uint32_t row) {
  auto &stored = static_cast<StoredTable &>(table);
  if (row == 0 || row > stored.max_rows) return OR_INVALID;
  if (stored.spawn(row) == 0) return OR_STALE;
  free_blobs(stored, row);
  stored.release_row(row, StoredTable::Reuse::kNextTick);
  return OR_OK;
}

void TableStore::free_blobs(const StoredTable &table, std::uint32_t row) {
  for (const std::uint32_t offset : table.blob_offsets()) {
    or_blob blob{};
    std::memcpy(&blob, table.row(row) + offset, sizeof blob);
    heaps_->free(blob);
  }
}

int TableStore::blob_set(or_table &owner, or_blob &slot, const void *data, std::uint32_t size) {
  const auto &table = static_cast<StoredTable &>(owner);
  if (!lies_in_live_row(table, slot)) return OR_INVALID;
  return heaps_->set(BlobHeaps::heap_of(table.description()), slot, data, size);
}

int TableStore::blob_resize(or_table &owner, or_blob &slot, std::uint32_t size) {
  const auto &table = static_cast<StoredTable &>(owner);
  if (!lies_in_live_row(table, slot)) return OR_INVALID;
  return heaps_->resize(BlobHeaps::heap_of(table.description()), slot, size);
}

const void *TableStore::blob_view(or_blob blob, std::uint32_t &size) const {
  return heaps_->view(blob, size);
}

void *TableStore::blob_edit(or_blob blob, std::uint32_t &size) {
  return heaps_->edit(blob, size);
}

void TableStore::end_tick() {
  for (auto &[name, table] : tables_) table->end_tick();
}

void TableStore::clear(std::uint32_t lifetime) {
  std::vector<std::string> emptied;
  for (StoredTable *table : all_tables()) {
    if (table->description().lifetime != lifetime) continue;
    table->clear();
    emptied.push_back(table->name());
  }
  forget_references(emptied);
}

void TableStore::drop(std::string_view owner) {
  for (const StoredTable *table : tables())
    if (table->owner() == owner) remove(table->name());
}

void TableStore::remove(std::string_view name) {
  const auto found = tables_.find(name);
  const auto table = std::move(found->second);
  tables_.erase(found);
  for (std::uint32_t row = 1; row < table->high; ++row) free_blobs(*table, row);
  forget_references({table->name()});
}

// References to rows that are gone would name other rows once the counters begin again.
void TableStore::forget_references(const std::vector<std::string> &emptied) {
  const auto is_gone = [&](const FieldDescription &field) {
    return holds_references(field) && std::find(emptied.begin(), emptied.end(), field.target) != emptied.end();
  };
  for (auto &[name, table] : tables_) {
    for (const FieldDescription &field : table->description().fields) {
      if (!is_gone(field)) continue;
      for (std::uint32_t row = 1; row < table->high; ++row) {
        if (table->spawn(row) == 0) continue;
        unsigned char *bytes = table->row(row) + field.offset;
        for (std::uint32_t i = 0; field.kind == OR_KIND_BLOB && i < field.count; ++i) {
          or_blob blob{};
          std::memcpy(&blob, bytes + std::size_t(i) * sizeof blob, sizeof blob);
          std::uint32_t size = 0;
          if (unsigned char *elements = heaps_->edit(blob, size)) std::memset(elements, 0, size);
        }
        if (field.kind != OR_KIND_BLOB) std::memset(bytes, 0, std::size_t(field.size) * field.count);
        table->mark(row);
      }
    }
  }
}

std::vector<StoredTable *> TableStore::all_tables() const {
  std::vector<StoredTable *> all;
  for (const auto &[name, table] : tables_) all.push_back(table.get());
  for (std::uint32_t heap = 0; heap < kBlobHeaps; ++heap)
    for (std::uint32_t size_class = 0; size_class < kBlobClasses; ++size_class)
      if (StoredTable *table = heaps_->table(heap, size_class)) all.push_back(table);
  return all;
}

void TableStore::sweep() {
  ++epoch_;
  for (StoredTable *table : all_tables()) table->sweep(epoch_);
}

// A table that was never used counts like one that is not there: whether an empty heap exists is
// no state.
template <class HashOf>
static std::uint64_t combined_hash(const std::vector<StoredTable *> &tables, HashOf hash_of) {
  std::vector<std::uint64_t> parts;
  for (StoredTable *table : tables) {
    if (!table->description().sim() || (table->high == 1 && table->next_spawn == 1)) continue;
    parts.push_back(XXH3_64bits(table->name().data(), table->name().size()));
    parts.push_back(hash_of(*table));
  }
  return XXH3_64bits(parts.data(), parts.size() * sizeof(std::uint64_t));
}

std::uint64_t TableStore::state_hash() {
  sweep();
  return combined_hash(all_tables(), [](StoredTable &table) { return table.hash(); });
}

std::uint64_t TableStore::full_state_hash() {
  return combined_hash(all_tables(), [](StoredTable &table) { return table.full_hash(); });
}

std::uint64_t TableStore::table_hash(std::string_view name) {
  StoredTable *table = find_mutable(name);
  if (table == nullptr) return 0;
  table->sweep(++epoch_);
  return table->hash();
}

void TableStore::take(Snapshot &into) {
  sweep();
  const bool same_store = into.store_ == identity_;
  const std::vector<StoredTable *> all = all_tables();
  for (const StoredTable *table : all) {
    TableCopy &copy = into.tables_[table->name()];
    if (!same_store) copy.space = 0;
    table->copy_to(copy, into.taken_);
  }
  if (into.tables_.size() != all.size())
    std::erase_if(into.tables_, [&](const auto &entry) {
      return std::none_of(all.begin(), all.end(),
                          [&](const StoredTable *table) { return table->name() == entry.first; });
    });
  into.store_ = identity_;
  into.taken_ = epoch_;
}

StoredTable *TableStore::find_or_make(const TableCopy &copy, std::string_view name) {
  std::uint32_t heap = 0, size_class = 0;
  if (BlobHeaps::parse_table_name(name, heap, size_class)) {
    auto made = heaps_->make_table(heap, size_class);
    return made ? *made : nullptr;
  }
  StoredTable *table = find_mutable(name);
  if (table != nullptr && table->description() == *copy.description) return table;
  auto made = StoredTable::create(copy.owner, copy.description);
  if (!made) return nullptr;
  (*made)->begin_space(++last_space_);
  if (table == nullptr) return (tables_[std::string(name)] = std::move(*made)).get();
  table->exchange(**made);
  return table;
}

Result<void> TableStore::restore(const Snapshot &from) {
  for (StoredTable *table : all_tables())
    if (from.find(table->name()) == nullptr) table->clear();
  for (const auto &[name, copy] : from.tables_) {
    StoredTable *table = find_or_make(copy, name);
    if (table == nullptr || !table->copy_from(copy))
      return fail(OR_FULL, fmt::format("the system gives no memory to restore table {}", name));
    table->set_owner(copy.owner);
  }
  return {};
}

void TableStore::set_check_writes(bool on) {
  shadow_ = on ? std::make_unique<Snapshot>() : nullptr;
  if (on) take(*shadow_);
}

static UnmarkedWrite locate(const StoredTable &table, const TableCopy &copy, std::uint32_t block, std::size_t offset) {
  UnmarkedWrite found{table.name(), block, std::uint32_t(offset / table.row_size) + 1, ""};
  const std::size_t in_row = offset % table.row_size;
  for (const FieldDescription &field : copy.description->fields)
    if (field.offset <= in_row) found.field = field.name;
  return found;
}

std::vector<UnmarkedWrite> TableStore::unmarked_writes() {
  std::vector<UnmarkedWrite> found;
  if (shadow_ == nullptr) return found;
  sweep();
  for (StoredTable *table : all_tables()) {
    const TableCopy *copy = shadow_->find(table->name());
    if (copy == nullptr || copy->space != table->space_id()) continue;
    const std::uint32_t resized = table->first_resized_block(copy->high);
    for (std::uint32_t block = 0; block < std::min(table->block_count(), resized); ++block) {
      if (table->changed(block) > shadow_->taken_) continue;
      const std::size_t begin = table->block_begin(block), end = table->block_end(block);
      const unsigned char *now = table->row(1), *then = copy->bytes.get();
      if (begin >= end || std::memcmp(now + begin, then + begin, end - begin) == 0) continue;
      const auto *differs = std::mismatch(now + begin, now + end, then + begin).first;
      found.push_back(locate(*table, *copy, block, std::size_t(differs - now)));
      table->dirty[block] = 0xFF;
    }
  }
  take(*shadow_);
  return found;
}

std::vector<const StoredTable *> TableStore::tables() const {
  std::vector<const StoredTable *> all;
  for (const auto &[name, table] : tables_) all.push_back(table.get());
  return all;
}

const StoredTable *TableStore::find(std::string_view name) const {
  const auto found = tables_.find(name);
  return found == tables_.end() ? nullptr : found->second.get();
}

StoredTable *TableStore::find_mutable(std::string_view name) {
  return const_cast<StoredTable *>(find(name));
}

}  // namespace openrealm
