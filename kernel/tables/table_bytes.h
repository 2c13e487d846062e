// The saved tables of a store as bytes, and back. The bytes hold each table's description, rows and
// spawn counter, so that a newer build migrates them; they are what a save's container wraps.
//
// Layout, little-endian: "ORTABLES", version, tables, blob heaps, counters of what is not saved,
// XXH3 of all that. Reading trusts nothing: every length, name, kind and row is checked.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/tables/table_store.h"

namespace openrealm {

// Fails when a row holds what reading would refuse (an enumeration's value without a name, a row
// number out of bounds): the message names table, row and field.
Result<std::vector<unsigned char>> write_tables(const TableStore &store);

struct TablesRead {
  std::vector<std::string> warnings;  // what the newer descriptions drop, one line each
};

// Puts the saved tables in place of the store's, migrated to the descriptions open there; tables that
// are not saved are emptied. On an error the store is as it was. Tables of the bytes that no module
// has open are dropped with a warning.
Result<TablesRead> read_tables(TableStore &store, std::span<const unsigned char> bytes);

}  // namespace openrealm
