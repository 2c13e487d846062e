#include "kernel/tables/table_bytes.h"

#include <xxhash.h>

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "kernel/tables/blob_heap.h"
#include "kernel/tables/byte_stream.h"
#include "kernel/tables/migration.h"
#include "kernel/tables/row_check.h"
#include "kernel/tables/stored_table.h"

namespace openrealm {
namespace {

constexpr std::string_view kMagic = "ORTABLES";
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kMostTables = 4096;
constexpr std::uint32_t kMostNames = 65536;

// --- writing ---

void put_description(StreamWriter &out, const TableDescription &description) {
  out.put_text(description.name);
  out.put(description.row_size);
  out.put(description.max_rows);
  out.put(description.flags);
  out.put(description.lifetime);
  out.put(std::uint32_t(description.fields.size()));
  for (const FieldDescription &field : description.fields) {
    out.put_text(field.name);
    out.put_text(field.was);
    out.put_text(field.target);
    out.put(std::uint32_t(field.names.size()));
    for (const std::string &name : field.names) out.put_text(name);
    out.put(field.offset);
    out.put(field.size);
    out.put(field.count);
    out.put(field.kind);
    out.put(field.element);
    out.put_bytes(field.init.data(), field.init.size());
  }
}

void put_counters(StreamWriter &out, const StoredTable &table) {
  out.put(table.high);
  out.put(table.live);
  out.put(table.next_spawn);
}

// Of each row its header and the bytes in use.
void put_blob_rows(StreamWriter &out, const StoredTable &table) {
  for (std::uint32_t number = 1; number < table.high; ++number) {
    BlobHeader header{};
    std::memcpy(&header, table.row(number), sizeof header);
    out.put_bytes(table.row(number), sizeof header + header.size);
  }
}

bool is_saved_heap(std::uint32_t heap) {
  return (heap & 2) != 0;
}

template <class Visit>
void each_heap_table(const BlobHeaps &heaps, Visit visit) {
  for (std::uint32_t heap = 0; heap < kBlobHeaps; ++heap)
    for (std::uint32_t size_class = 0; size_class < kBlobClasses; ++size_class)
      if (StoredTable *table = heaps.table(heap, size_class)) visit(heap, size_class, *table);
}

// --- reading ---

Result<void> damaged(std::string_view what) {
  return fail(OR_INVALID, fmt::format("the saved tables are damaged: {}", what));
}

TableDescription get_description(StreamReader &in) {
  TableDescription description;
  description.name = in.get_text();
  description.row_size = in.get<std::uint32_t>();
  description.max_rows = in.get<std::uint32_t>();
  description.flags = in.get<std::uint32_t>();
  description.lifetime = in.get<std::uint32_t>();
  const auto fields = in.get<std::uint32_t>();
  for (std::uint32_t i = 0; i < fields && i < kMaxFields && !in.failed(); ++i) {
    FieldDescription field;
    field.name = in.get_text();
    field.was = in.get_text();
    field.target = in.get_text();
    const auto names = in.get<std::uint32_t>();
    for (std::uint32_t n = 0; n < names && n < kMostNames && !in.failed(); ++n) field.names.push_back(in.get_text());
    field.offset = in.get<std::uint32_t>();
    field.size = in.get<std::uint32_t>();
    field.count = in.get<std::uint32_t>();
    field.kind = in.get<std::uint16_t>();
    field.element = in.get<std::uint16_t>();
    const auto init = in.get_bytes(field.init.size());
    std::copy(init.begin(), init.end(), field.init.begin());
    description.fields.push_back(std::move(field));
  }
  return description;
}

struct Counters {
  std::uint32_t high, live, next_spawn;
};

Counters get_counters(StreamReader &in) {
  const auto high = in.get<std::uint32_t>(), live = in.get<std::uint32_t>();
  return {high, live, in.get<std::uint32_t>()};
}

Result<void> check_counters(const StoredTable &table, const Counters &counters) {
  if (counters.high == 0 || counters.high - 1 > table.max_rows || counters.next_spawn == 0)
    return damaged(fmt::format("table {} has impossible counters", table.name()));
  return {};
}

// After the rows are in place.
Result<void> finish_rows(StoredTable &table, const Counters &counters) {
  table.adopt_rows(counters.high - 1);
  table.set_next_spawn(counters.next_spawn);
  if (table.high != counters.high || table.live != counters.live)
    return damaged(fmt::format("table {} has other rows than its counters say", table.name()));
  return {};
}

Result<void> get_rows(StreamReader &in, StoredTable &table) {
  const Counters counters = get_counters(in);
  if (auto checked = check_counters(table, counters); !checked) return checked;
  const std::size_t size = std::size_t(counters.high - 1) * table.row_size;
  const auto bytes = in.get_bytes(size);
  if (bytes.size() != size) return damaged(fmt::format("table {} is cut short", table.name()));
  if (!table.commit(counters.high - 1)) return fail(OR_FULL, "the system gives no memory for the saved tables");
  if (size != 0) std::memcpy(table.row(1), bytes.data(), size);
  if (auto finished = finish_rows(table, counters); !finished) return finished;
  for (std::uint32_t number = 1; number < table.high; ++number) {
    const unsigned char *row = table.row(number);
    if (table.spawn(number) == 0 &&
        std::any_of(row, row + table.row_size, [](unsigned char byte) { return byte != 0; }))
      return damaged(fmt::format("table {}, row {} is free but not empty", table.name(), number));
  }
  return {};
}

Result<void> get_blob_rows(StreamReader &in, StoredTable &table) {
  const Counters counters = get_counters(in);
  if (auto checked = check_counters(table, counters); !checked) return checked;
  if (counters.high - 1 > in.left() / sizeof(BlobHeader)) return damaged(table.name() + " is cut short");
  if (!table.commit(counters.high - 1)) return fail(OR_FULL, "the system gives no memory for the saved tables");
  const std::uint32_t capacity = table.row_size - std::uint32_t(sizeof(BlobHeader));
  for (std::uint32_t number = 1; number < counters.high; ++number) {
    const auto spawn = in.get<std::uint32_t>(), size = in.get<std::uint32_t>();
    const bool right_class = size != 0 && size <= capacity && (capacity == 16 || size > capacity / 4);
    const auto bytes = in.get_bytes(size);
    if (in.failed() || (spawn == 0 ? size != 0 : !right_class))
      return damaged(fmt::format("{}, row {} is no blob of this size class", table.name(), number));
    if (spawn == 0) continue;
    const BlobHeader header{spawn, size};
    std::memcpy(table.row(number), &header, sizeof header);
    std::memcpy(table.row(number) + sizeof header, bytes.data(), size);
  }
  return finish_rows(table, counters);
}

}  // namespace

Result<std::vector<unsigned char>> write_tables(const TableStore &store) {
  const RowBound bound = [&](std::string_view name) {
    const StoredTable *table = store.find(name);
    return table == nullptr ? UINT32_MAX : table->max_rows;
  };
  std::vector<const StoredTable *> saved, others, heaps;
  for (const StoredTable *table : store.tables()) (table->description().saved() ? saved : others).push_back(table);
  each_heap_table(store.heaps(), [&](std::uint32_t heap, std::uint32_t, StoredTable &table) {
    if (table.next_spawn != 1) (is_saved_heap(heap) ? heaps : others).push_back(&table);
  });
  StreamWriter out;
  out.put_bytes(kMagic.data(), kMagic.size());
  out.put(kVersion);
  out.put(std::uint32_t(saved.size()));
  BlobOwners owners;
  for (const StoredTable *table : saved) {
    if (auto checked = check_rows(*table, store.heaps(), bound); !checked) return tl::unexpected(checked.error());
    if (auto checked = owners.check(*table, store.heaps()); !checked) return tl::unexpected(checked.error());
    put_description(out, table->description());
    put_counters(out, *table);
    out.put_bytes(table->row(1), std::size_t(table->high - 1) * table->row_size);
  }
  out.put(std::uint32_t(heaps.size()));
  for (const StoredTable *table : heaps) {
    out.put_text(table->name());
    put_counters(out, *table);
    put_blob_rows(out, *table);
  }
  out.put(std::uint32_t(others.size()));
  for (const StoredTable *table : others) {
    out.put_text(table->name());
    out.put(table->next_spawn);
  }
  out.put(std::uint64_t(XXH3_64bits(out.bytes().data(), out.bytes().size())));
  return std::move(out.bytes());
}

// Reads into a store of its own, migrates there, and only then exchanges it with the live one.
class TableReader {
 public:
  explicit TableReader(TableStore &store) : store_(store) {}

  Result<void> parse(std::span<const unsigned char> bytes) {
    constexpr std::size_t kSum = sizeof(std::uint64_t);
    if (bytes.size() < kMagic.size() + kSum || !std::equal(kMagic.begin(), kMagic.end(), bytes.begin()))
      return fail(OR_INVALID, "these are no saved tables");
    StreamReader in(bytes.subspan(kMagic.size(), bytes.size() - kMagic.size() - kSum));
    const auto version = in.get<std::uint32_t>();
    if (version > kVersion)
      return fail(OR_MISMATCH,
                  fmt::format("the saved tables are of version {}, this build reads up to {}", version, kVersion));
    StreamReader sum(bytes.last(kSum));
    if (sum.get<std::uint64_t>() != XXH3_64bits(bytes.data(), bytes.size() - kSum))
      return damaged("their check sum differs");
    if (auto read = parse_tables(in); !read) return read;
    if (auto read = parse_heaps(in); !read) return read;
    const auto counters = in.get<std::uint32_t>();
    for (std::uint32_t i = 0; i < counters && !in.failed(); ++i) {
      const std::string name = in.get_text();
      counters_[name] = std::max(in.get<std::uint32_t>(), 1u);
    }
    return in.failed() || in.left() != 0 ? damaged("they end in the wrong place") : Result<void>();
  }

  Result<void> migrate() {
    std::map<std::string, ModuleTables> modules;
    for (const StoredTable *table : read_.tables()) {
      const StoredTable *live = store_.find(table->name());
      if (live == nullptr || !live->description().saved()) {
        if (table->live != 0)
          warnings_.push_back(fmt::format("table {} of the save is dropped with {} rows: {}", table->name(),
                                          table->live, live == nullptr ? "no module has it" : "it is no longer saved"));
        read_.remove(table->name());
        continue;
      }
      read_.find_mutable(table->name())->set_owner(live->owner());
      modules[live->owner()].module = live->owner();
      modules[live->owner()].tables.push_back(live->shared_description());
    }
    std::vector<ModuleTables> list;
    for (auto &[name, module] : modules) list.push_back(std::move(module));
    auto plan = Migration::plan(read_, list);
    if (!plan) return tl::unexpected(plan.error());
    warnings_.insert(warnings_.end(), plan->warnings().begin(), plan->warnings().end());
    if (auto applied = plan->apply(); !applied) return applied;
    return check();
  }

  // Can't fail but for memory, which is asked for before anything changes.
  Result<void> adopt() {
    Result<void> prepared;
    each_heap_table(read_.heaps(), [&](std::uint32_t heap, std::uint32_t size_class, StoredTable &) {
      if (auto made = store_.heaps_->make_table(heap, size_class); !made) prepared = tl::unexpected(made.error());
    });
    for (const auto &[name, counter] : counters_) {
      std::uint32_t heap = 0, size_class = 0;
      if (!BlobHeaps::parse_table_name(name, heap, size_class)) continue;
      if (auto made = store_.heaps_->make_table(heap, size_class); !made) prepared = tl::unexpected(made.error());
    }
    if (!prepared) return prepared;
    for (StoredTable *table : store_.all_tables()) table->clear();
    for (const StoredTable *table : store_.tables()) {
      StoredTable &live = *store_.find_mutable(table->name());
      if (StoredTable *loaded = read_.find_mutable(live.name())) take_over(live, *loaded);
    }
    each_heap_table(read_.heaps(), [&](std::uint32_t heap, std::uint32_t size_class, StoredTable &loaded) {
      take_over(*store_.heaps_->table(heap, size_class), loaded);
    });
    for (StoredTable *table : store_.all_tables())
      if (const auto counter = counters_.find(table->name());
          counter != counters_.end() && !table->description().saved())
        table->set_next_spawn(counter->second);
    return {};
  }

  std::vector<std::string> warnings_;

 private:
  Result<void> parse_tables(StreamReader &in) {
    const auto count = in.get<std::uint32_t>();
    if (count > kMostTables) return damaged(fmt::format("{} tables are too many", count));
    for (std::uint32_t i = 0; i < count; ++i) {
      auto description = std::make_shared<TableDescription>(get_description(in));
      if (in.failed()) return damaged("a description is cut short");
      if (auto checked = check_description(*description); !checked) return damaged(checked.error().message);
      if (!description->saved()) return damaged(fmt::format("table {} is not a saved one", description->name));
      if (read_.find(description->name) != nullptr)
        return damaged(fmt::format("table {} is there twice", description->name));
      auto table = StoredTable::create("", description);
      if (!table) return tl::unexpected(table.error());
      if (auto rows = get_rows(in, **table); !rows) return rows;
      (*table)->begin_space(++read_.last_space_);
      read_.tables_[description->name] = std::move(*table);
    }
    return {};
  }

  Result<void> parse_heaps(StreamReader &in) {
    const auto count = in.get<std::uint32_t>();
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::string name = in.get_text();
      std::uint32_t heap = 0, size_class = 0;
      if (!BlobHeaps::parse_table_name(name, heap, size_class) || !is_saved_heap(heap))
        return damaged("a blob heap has an unknown name");
      if (read_.heaps().table(heap, size_class) != nullptr) return damaged(name + " is there twice");
      auto table = read_.heaps_->make_table(heap, size_class);
      if (!table) return tl::unexpected(table.error());
      if (auto rows = get_blob_rows(in, **table); !rows) return rows;
    }
    return {};
  }

  Result<void> check() const {
    const RowBound bound = [&](std::string_view name) {
      const StoredTable *table = store_.find(name);
      return table == nullptr ? UINT32_MAX : table->max_rows;
    };
    BlobOwners owners;
    for (const StoredTable *table : read_.tables()) {
      if (auto checked = check_rows(*table, read_.heaps(), bound); !checked) return damaged(checked.error().message);
      if (auto checked = owners.check(*table, read_.heaps()); !checked) return damaged(checked.error().message);
    }
    return {};
  }

  void take_over(StoredTable &live, StoredTable &loaded) {
    live.exchange(loaded);
    live.begin_space(++store_.last_space_);
  }

  TableStore &store_;
  TableStore read_;
  std::map<std::string, std::uint32_t, std::less<>> counters_;
};

Result<TablesRead> read_tables(TableStore &store, std::span<const unsigned char> bytes) {
  TableReader reader(store);
  if (auto parsed = reader.parse(bytes); !parsed) return tl::unexpected(parsed.error());
  if (auto migrated = reader.migrate(); !migrated) return tl::unexpected(migrated.error());
  if (auto adopted = reader.adopt(); !adopted) return tl::unexpected(adopted.error());
  return TablesRead{std::move(reader.warnings_)};
}

}  // namespace openrealm
