#include "kernel/tables/compare.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <vector>

#include <fmt/format.h>

#include "kernel/tables/blob_heap.h"
#include "kernel/tables/value_text.h"

namespace openrealm {
namespace {

constexpr std::size_t kMostElements = 8;  // shown of a long list

ValueSource source_of(const Snapshot &snapshot) {
  ValueSource source;
  source.blob = [&snapshot](or_blob blob) { return blob_in(snapshot, blob); };
  return source;
}

Difference whole_table(std::string_view table, std::string_view what, std::string left, std::string right) {
  return {std::string(table), 0, std::string(what), std::move(left), std::move(right)};
}

// The first element of a list of values that differs; its index for the field's name.
std::optional<Difference> compare_blobs(const FieldDescription &field, std::span<const unsigned char> left,
                                        std::span<const unsigned char> right) {
  if (std::equal(left.begin(), left.end(), right.begin(), right.end())) return std::nullopt;
  FieldDescription element = field;
  element.kind = field.element;
  const std::uint32_t size = kind_size(field.element);
  const std::size_t count = std::min(left.size(), right.size()) / size;
  for (std::size_t i = 0; i < count; ++i)
    if (std::memcmp(&left[i * size], &right[i * size], size) != 0)
      return Difference{"", 0, fmt::format("{}[{}]", field.name, i), element_text(element, &left[i * size], {}),
                        element_text(element, &right[i * size], {})};
  return Difference{"", 0, field.name, fmt::format("{} elements", left.size() / size),
                    fmt::format("{} elements", right.size() / size)};
}

class Comparison {
 public:
  Comparison(const Snapshot &left, const Snapshot &right)
      : left_(left), right_(right), left_source_(source_of(left)), right_source_(source_of(right)) {}

  std::optional<Difference> table(const std::string &name, const TableCopy &left, const TableCopy &right) {
    if (left.description != right.description && *left.description != *right.description)
      return whole_table(name, "description", "one", "another");
    const std::uint32_t rows = std::max(left.high, right.high);
    for (std::uint32_t number = 1; number < rows; ++number)
      if (auto found = row(left, right, number)) {
        found->table = name;
        found->row = number;
        return found;
      }
    if (left.next_spawn == right.next_spawn) return std::nullopt;
    return whole_table(name, "spawn counter", std::to_string(left.next_spawn), std::to_string(right.next_spawn));
  }

 private:
  std::optional<Difference> row(const TableCopy &left, const TableCopy &right, std::uint32_t number) {
    const TableDescription &description = *left.description;
    const std::vector<unsigned char> free_row(description.row_size);
    const unsigned char *a = number < left.high ? left.row(number) : free_row.data();
    const unsigned char *b = number < right.high ? right.row(number) : free_row.data();
    for (const FieldDescription &field : description.fields)
      for (std::uint32_t i = 0; i < field.count; ++i) {
        const std::size_t offset = field.offset + std::size_t(i) * field.size;
        auto found = element(field, a + offset, b + offset);
        if (!found) continue;
        if (field.count > 1) found->field = fmt::format("{}[{}]", found->field, i);
        return found;
      }
    return std::nullopt;
  }

  std::optional<Difference> element(const FieldDescription &field, const unsigned char *a, const unsigned char *b) {
    if (field.kind == OR_KIND_STR || field.kind == OR_KIND_BLOB) {
      or_blob one{}, other{};
      std::memcpy(&one, a, sizeof one);
      std::memcpy(&other, b, sizeof other);
      const auto left = blob_in(left_, one), right = blob_in(right_, other);
      if (field.kind == OR_KIND_BLOB) {
        if (auto found = compare_blobs(field, left, right)) return found;
      } else if (!std::equal(left.begin(), left.end(), right.begin(), right.end())) {
        return Difference{"", 0, field.name, element_text(field, a, left_source_),
                          element_text(field, b, right_source_)};
      }
    }
    if (std::memcmp(a, b, field.size) == 0) return std::nullopt;
    Difference found{"", 0, field.name, element_text(field, a, left_source_, kMostElements),
                     element_text(field, b, right_source_, kMostElements)};
    if (found.left == found.right) found.field += " (its handle)";
    return found;
  }

  const Snapshot &left_, &right_;
  ValueSource left_source_, right_source_;
};

}  // namespace

std::string Difference::text() const {
  return row == 0 ? fmt::format("table {}, {}: {} against {}", table, field, left, right)
                  : fmt::format("table {}, row {}, field {}: {} against {}", table, row, field, left, right);
}

std::optional<Difference> first_difference(const Snapshot &left, const Snapshot &right, bool also_local) {
  std::set<std::string_view> names;
  for (const Snapshot *snapshot : {&left, &right})
    for (const auto &[name, copy] : snapshot->tables())
      if (copy.description->sim() || also_local) names.insert(name);
  Comparison comparison(left, right);
  // Rows first: a difference in a heap shows in the row that owns the blob, but for its counters.
  for (const bool heaps : {false, true})
    for (const std::string_view name : names) {
      if (name.starts_with("blob.") != heaps) continue;
      const TableCopy *a = left.find(name), *b = right.find(name);
      if (a == nullptr || b == nullptr) {
        const TableCopy &there = a == nullptr ? *b : *a;
        if (there.next_spawn == 1 && there.high == 1) continue;
        const std::string rows = fmt::format("{} rows", there.live);
        return whole_table(name, "existence", a == nullptr ? "not there" : rows, b == nullptr ? "not there" : rows);
      }
      if (auto found = comparison.table(std::string(name), *a, *b)) return found;
    }
  return std::nullopt;
}

}  // namespace openrealm
