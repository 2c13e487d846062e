#include "modules/wc3/script_host/hash_store.h"

#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {
namespace {

std::uint64_t family(std::uint32_t table, std::int32_t parent) {
  return std::uint64_t(table) << 32 | std::uint32_t(parent);
}

}  // namespace

std::size_t HashStore::PlaceHash::operator()(const Place &place) const {
  std::uint64_t mixed = (std::uint64_t(std::uint32_t(place.parent)) << 32 | std::uint32_t(place.child)) ^
                        (std::uint64_t(place.table) << 3 | std::uint64_t(place.kind)) * 0x9E3779B97F4A7C15u;
  mixed = (mixed ^ (mixed >> 32)) * 0xD6E8FEB86659FD93u;
  return std::size_t(mixed ^ (mixed >> 32));
}

void HashStore::rebuild(const ScriptTables &tables) {
  rows_.clear();
  children_.clear();
  for (const std::uint32_t row : tables.hash_entry.rows()) {
    const HashEntryRow &entry = tables.hash_entry[row];
    rows_[{entry.table.row, entry.parent, entry.child, entry.kind}] = row;
    children_[family(entry.table.row, entry.parent)].insert(row);
  }
}

std::uint32_t HashStore::create(Host &host) {
  const std::uint32_t row = host.tables.hashtable.alloc();
  if (row == 0) {
    host.warn_once("InitHashtable: a map has at most 255 hashtables; this one is null");
    return 0;
  }
  const std::uint32_t handle = host.vm().handle_new("hashtable", host.tables.hashtable.ref(row));
  host.tables.hashtable.mut(row).handle = handle;
  return handle;
}

const HashEntryRow *HashStore::find(const ScriptTables &tables, or_ref table, StoredKind kind, std::int32_t parent,
                                    std::int32_t child) const {
  if (!tables.hashtable.get(table)) return nullptr;
  const auto found = rows_.find({table.row, parent, child, kind});
  return found == rows_.end() ? nullptr : &tables.hash_entry[found->second];
}

HashEntryRow *HashStore::edit(Host &host, or_ref table, StoredKind kind, std::int32_t parent, std::int32_t child) {
  ScriptTables &tables = host.tables;
  if (!tables.hashtable.get(table)) return nullptr;
  const Place place{table.row, parent, child, kind};
  const auto found = rows_.find(place);
  if (found != rows_.end()) return &tables.hash_entry.mut(found->second);
  const std::uint32_t row = tables.hash_entry.alloc();
  if (row == 0) {
    host.warn_once("the hashtables are full; what else is saved in them is lost");
    return nullptr;
  }
  HashEntryRow &entry = tables.hash_entry.mut(row);
  entry.table.row = table.row;
  entry.parent = parent;
  entry.child = child;
  entry.kind = kind;
  ++tables.hashtable.mut(table.row).entries;
  rows_[place] = row;
  children_[family(table.row, parent)].insert(row);
  return &entry;
}

void HashStore::remove(Host &host, or_ref table, StoredKind kind, std::int32_t parent, std::int32_t child) {
  if (!host.tables.hashtable.get(table)) return;
  const auto found = rows_.find({table.row, parent, child, kind});
  if (found == rows_.end()) return;
  const std::uint32_t row = found->second;
  children_[family(table.row, parent)].erase(row);
  free_rows(host, table.row, {row});
}

void HashStore::free_rows(Host &host, std::uint32_t table_row, const std::vector<std::uint32_t> &rows) {
  for (const std::uint32_t row : rows) {
    const HashEntryRow &entry = host.tables.hash_entry[row];
    rows_.erase({entry.table.row, entry.parent, entry.child, entry.kind});
    host.tables.hash_entry.free(row);
  }
  host.tables.hashtable.mut(table_row).entries -= std::uint32_t(rows.size());
}

void HashStore::flush_child(Host &host, or_ref table, std::int32_t parent) {
  if (!host.tables.hashtable.get(table)) return;
  const auto found = children_.find(family(table.row, parent));
  if (found == children_.end()) return;
  const std::vector<std::uint32_t> rows(found->second.begin(), found->second.end());
  children_.erase(found);
  free_rows(host, table.row, rows);
}

void HashStore::flush(Host &host, or_ref table) {
  if (!host.tables.hashtable.get(table)) return;
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t row : host.tables.hash_entry.rows())
    if (host.tables.hash_entry[row].table.row == table.row) rows.push_back(row);
  for (const std::uint32_t row : rows) children_.erase(family(table.row, host.tables.hash_entry[row].parent));
  free_rows(host, table.row, rows);
  host.vm().handle_free(host.tables.hashtable[table.row].handle);
  host.tables.hashtable.free(table.row);
}

void HashStore::mark(const ScriptTables &tables, script::ReferenceMarker &marker) const {
  for (const std::uint32_t row : tables.hash_entry.rows())
    if (tables.hash_entry[row].kind == StoredKind::handle) marker.handle(std::uint32_t(tables.hash_entry[row].number));
}

}  // namespace openrealm::wc3
