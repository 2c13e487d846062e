#include "kernel/tables/row_check.h"

#include <cstring>

#include <fmt/format.h>

namespace openrealm {
namespace {

struct CheckedField {
  const FieldDescription *field;
  std::uint16_t kind;   // of the values
  std::uint32_t size;   // of one value, bytes
  std::uint32_t bound;  // the least value that is refused
};

std::vector<CheckedField> checked_fields(const TableDescription &description, const RowBound &bound) {
  std::vector<CheckedField> checked;
  for (const FieldDescription &field : description.fields) {
    const std::uint16_t kind = field.kind == OR_KIND_BLOB ? field.element : field.kind;
    if (kind == OR_KIND_ENUM8 || kind == OR_KIND_ENUM16)
      checked.push_back({&field, kind, kind_size(kind), std::uint32_t(field.names.size())});
    if (kind != OR_KIND_ROW) continue;
    const std::uint32_t rows = bound(field.target);
    if (rows != UINT32_MAX) checked.push_back({&field, kind, kind_size(kind), rows + 1});
  }
  return checked;
}

// The first value at or past the bound; false when there is none.
bool find_bad_value(const CheckedField &checked, const unsigned char *values, std::size_t bytes, std::uint32_t &bad) {
  for (std::size_t at = 0; at + checked.size <= bytes; at += checked.size) {
    bad = 0;
    std::memcpy(&bad, values + at, checked.size);
    if (bad >= checked.bound) return true;
  }
  return false;
}

bool find_bad_value(const CheckedField &checked, const unsigned char *row, const BlobHeaps &heaps, std::uint32_t &bad) {
  const FieldDescription &field = *checked.field;
  const unsigned char *bytes = row + field.offset;
  if (field.kind != OR_KIND_BLOB) return find_bad_value(checked, bytes, std::size_t(field.size) * field.count, bad);
  for (std::uint32_t i = 0; i < field.count; ++i) {
    or_blob blob{};
    std::memcpy(&blob, bytes + std::size_t(i) * sizeof blob, sizeof blob);
    std::uint32_t size = 0;
    const unsigned char *values = heaps.view(blob, size);
    if (values != nullptr && find_bad_value(checked, values, size, bad)) return true;
  }
  return false;
}

}  // namespace

Result<void> check_rows(const StoredTable &table, const BlobHeaps &heaps, const RowBound &bound) {
  const std::vector<CheckedField> fields = checked_fields(table.description(), bound);
  for (std::uint32_t number = 1; !fields.empty() && number < table.high; ++number) {
    if (table.spawn(number) == 0) continue;
    for (const CheckedField &checked : fields) {
      std::uint32_t bad = 0;
      if (!find_bad_value(checked, table.row(number), heaps, bad)) continue;
      const std::string what = checked.kind == OR_KIND_ROW
                                   ? fmt::format("row {} of table {} is out of bounds", bad, checked.field->target)
                                   : fmt::format("value {} has no name", bad);
      return fail(OR_INVALID,
                  fmt::format("table {}, row {}, field {}: {}", table.name(), number, checked.field->name, what));
    }
  }
  return {};
}

Result<void> BlobOwners::check(const StoredTable &table, const BlobHeaps &heaps) {
  for (std::uint32_t number = 1; !table.blob_offsets().empty() && number < table.high; ++number) {
    if (table.spawn(number) == 0) continue;
    for (const std::uint32_t offset : table.blob_offsets()) {
      or_blob blob{};
      std::memcpy(&blob, table.row(number) + offset, sizeof blob);
      const StoredTable *heap = heaps.table_of(blob);
      if (heap == nullptr) continue;  // reads as empty
      std::vector<bool> &owned = owned_[heap];
      owned.resize(heap->high);
      const std::uint32_t row = BlobHeaps::row_of(blob);
      if (owned[row])
        return fail(OR_INVALID,
                    fmt::format("table {}, row {}: its blob is another field's as well", table.name(), number));
      owned[row] = true;
    }
  }
  return {};
}

}  // namespace openrealm
