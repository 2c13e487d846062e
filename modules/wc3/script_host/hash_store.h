// Hashtables of scripts: values of five kinds under two integer keys.
//
// Rows of hashtable_entry are the state; the index from keys to row is derived.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "modules/wc3/script_host/tables.h"
#include "script/vm.h"

namespace openrealm::wc3 {

class Host;

class HashStore {
 public:
  void rebuild(const ScriptTables &tables);

  std::uint32_t create(Host &host);  // a handle; 0 after 255 of them
  // nullptr when nothing of that kind is stored under the keys, or the hashtable is none.
  const HashEntryRow *find(const ScriptTables &tables, or_ref table, StoredKind kind, std::int32_t parent,
                           std::int32_t child) const;
  // The entry to write to, made when missing; nullptr when there is no such hashtable or no room.
  HashEntryRow *edit(Host &host, or_ref table, StoredKind kind, std::int32_t parent, std::int32_t child);
  void remove(Host &host, or_ref table, StoredKind kind, std::int32_t parent, std::int32_t child);
  void flush_child(Host &host, or_ref table, std::int32_t parent);
  void flush(Host &host, or_ref table);
  void mark(const ScriptTables &tables, script::ReferenceMarker &marker) const;

 private:
  struct Place {
    std::uint32_t table;
    std::int32_t parent, child;
    StoredKind kind;
    bool operator==(const Place &) const = default;
  };
  struct PlaceHash {
    std::size_t operator()(const Place &place) const;
  };
  void free_rows(Host &host, std::uint32_t table_row, const std::vector<std::uint32_t> &rows);

  std::unordered_map<Place, std::uint32_t, PlaceHash> rows_;
  std::unordered_map<std::uint64_t, std::unordered_set<std::uint32_t>> children_;  // table and parent -> rows
};

}  // namespace openrealm::wc3
