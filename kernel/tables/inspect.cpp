#include "kernel/tables/inspect.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "base/nearest.h"
#include "kernel/tables/blob_heap.h"
#include "kernel/tables/query_match.h"
#include "kernel/tables/stored_table.h"
#include "kernel/tables/value_text.h"

namespace openrealm {
namespace {

constexpr std::uint32_t kMostRows = 100000;
constexpr const char *kLifetimes[] = {"map", "scope", "process"};

TableLine line_of(const StoredTable &table, std::uint64_t hash) {
  const TableDescription &description = table.description();
  return {table.name(),
          table.owner(),
          table.live,
          table.high,
          table.max_rows,
          table.row_size,
          table.committed(),
          description.saved(),
          description.sim(),
          kLifetimes[description.lifetime],
          hash};
}

ValueSource source_of(const TableStore &store) {
  ValueSource source;
  source.blob = [&store](or_blob blob) {
    std::uint32_t size = 0;
    const auto *bytes = static_cast<const unsigned char *>(store.blob_view(blob, size));
    return std::span<const unsigned char>(bytes, size);
  };
  source.alive = [&store](std::string_view table, or_ref ref) {
    const StoredTable *target = store.find(table);
    return target != nullptr && ref.spawn != 0 && target->spawn(ref.row) == ref.spawn;
  };
  return source;
}

Result<std::uint32_t> parse_limit(const std::string &word) {
  std::uint32_t limit = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), limit);
  if (error != std::errc() || end != word.data() + word.size() || limit == 0 || limit > kMostRows)
    return fail(OR_INVALID, fmt::format("limit is a number from 1 to {}, not {}", kMostRows, word));
  return limit;
}

// Columns padded to their widest value; numbers of the last column are not padded.
std::string aligned(const std::vector<std::vector<std::string>> &lines) {
  std::vector<std::size_t> widths;
  for (const auto &line : lines) {
    widths.resize(std::max(widths.size(), line.size()));
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], line[i].size());
  }
  std::string text;
  for (const auto &line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i)
      text += i + 1 == line.size() ? line[i] + "\n" : fmt::format("{:{}}  ", line[i], widths[i]);
  }
  return text;
}

}  // namespace

std::vector<TableLine> list_tables(TableStore &store) {
  std::vector<TableLine> lines;
  for (const StoredTable *table : store.tables()) lines.push_back(line_of(*table, store.table_hash(table->name())));
  for (std::uint32_t heap = 0; heap < kBlobHeaps; ++heap)
    for (std::uint32_t size_class = 0; size_class < kBlobClasses; ++size_class)
      if (const StoredTable *table = store.heaps().table(heap, size_class); table != nullptr && table->live != 0)
        lines.push_back(line_of(*table, table->full_hash()));
  return lines;
}

Result<TableQuery> parse_query(std::span<const std::string> words) {
  constexpr std::string_view kUsage = "show TABLE [where FIELD OP VALUE] [limit N]";
  if (words.empty()) return fail(OR_INVALID, fmt::format("which table? {}", kUsage));
  TableQuery query;
  query.table = words[0];
  words = words.subspan(1);
  while (!words.empty()) {
    if (words[0] == "where" && words.size() >= 4 && query.field.empty()) {
      query.field = words[1];
      query.op = words[2];
      query.value = words[3];
      words = words.subspan(4);
    } else if (words[0] == "limit" && words.size() >= 2) {
      auto limit = parse_limit(words[1]);
      if (!limit) return tl::unexpected(limit.error());
      query.limit = *limit;
      words = words.subspan(2);
    } else {
      return fail(OR_INVALID, fmt::format("{} is not understood here: {}", words[0], kUsage));
    }
  }
  return query;
}

Result<QueryResult> run_query(const TableStore &store, const TableQuery &query) {
  const StoredTable *table = store.find(query.table);
  if (table == nullptr) {
    std::vector<std::string_view> names;
    for (const StoredTable *known : store.tables()) names.push_back(known->name());
    const std::string_view nearest = nearest_name(query.table, names);
    return fail(OR_NOT_FOUND, fmt::format("there is no table {}{}", query.table,
                                          nearest.empty() ? "" : fmt::format("; did you mean {}?", nearest)));
  }
  std::optional<Condition> condition;
  if (!query.field.empty()) {
    auto compiled = Condition::compile(table->description(), query.field, query.op, query.value);
    if (!compiled) return tl::unexpected(compiled.error());
    condition = std::move(*compiled);
  }
  const ValueSource source = source_of(store);
  QueryResult result;
  result.table = table->name();
  for (const FieldDescription &field : table->description().fields) result.columns.push_back(field.name);
  for (std::uint32_t number = 1; number < table->high; ++number) {
    if (table->spawn(number) == 0 || (condition && !condition->matches(number, table->row(number), source))) continue;
    if (++result.matched > query.limit) continue;
    QueryRow row{number, {}};
    for (const FieldDescription &field : table->description().fields)
      row.values.push_back(field_text(field, table->row(number), source));
    result.rows.push_back(std::move(row));
  }
  return result;
}

std::string to_text(const std::vector<TableLine> &lines) {
  std::vector<std::vector<std::string>> cells = {
      {"table", "module", "rows", "of", "row bytes", "KB", "kept", "for", "hash"}};
  for (const TableLine &line : lines)
    cells.push_back({line.name, line.owner, std::to_string(line.live), std::to_string(line.max_rows),
                     std::to_string(line.row_size), std::to_string(line.bytes / 1024),
                     fmt::format("{}{}", line.saved ? "saved" : "transient", line.sim ? "" : " local"), line.lifetime,
                     fmt::format("{:016x}", line.hash)});
  return aligned(cells);
}

std::string to_text(const QueryResult &result) {
  std::vector<std::vector<std::string>> cells = {{"row"}};
  cells[0].insert(cells[0].end(), result.columns.begin(), result.columns.end());
  for (const QueryRow &row : result.rows) {
    cells.push_back({std::to_string(row.row)});
    cells.back().insert(cells.back().end(), row.values.begin(), row.values.end());
  }
  std::string text = result.rows.empty() ? "" : aligned(cells);
  text += fmt::format("{} of table {}", result.matched == 1 ? "1 row" : fmt::format("{} rows", result.matched),
                      result.table);
  if (result.matched > result.rows.size()) text += fmt::format(", {} shown", result.rows.size());
  return text + "\n";
}

}  // namespace openrealm
