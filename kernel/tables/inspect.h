// Looking at tables: what stands behind the console's `tables`, `show` and `hash`, and their JSON.
// Reads only.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/tables/table_store.h"

namespace openrealm {

struct TableLine {
  std::string name, owner;
  std::uint32_t live = 0, high = 1, max_rows = 0, row_size = 0;
  std::size_t bytes = 0;  // of memory committed for rows
  bool saved = false, sim = false;
  std::string lifetime;  // "map", "scope" or "process"
  std::uint64_t hash = 0;
};

// In order of name; the blob heaps that are in use at the end.
std::vector<TableLine> list_tables(TableStore &store);

// `field` may name one element, "slots[2]"; "row" is the row's number. Without an index any element may match.
struct TableQuery {
  std::string table;
  std::string field, op, value;  // empty: every row. op: = != < <= > >= ~ (contains)
  std::uint32_t limit = 20;
};

// TABLE [where FIELD OP VALUE] [limit N], split into words.
Result<TableQuery> parse_query(std::span<const std::string> words);

struct QueryRow {
  std::uint32_t row = 0;
  std::vector<std::string> values;  // one a column
};
struct QueryResult {
  std::string table;
  std::vector<std::string> columns;
  std::vector<QueryRow> rows;  // at most the limit
  std::uint32_t matched = 0;
};

// A table, field or value that is not there is an error that names the nearest one.
Result<QueryResult> run_query(const TableStore &store, const TableQuery &query);

// For a console: aligned columns, a line a row.
std::string to_text(const std::vector<TableLine> &lines);
std::string to_text(const QueryResult &result);

}  // namespace openrealm
