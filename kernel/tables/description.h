// TableDescription: the kernel's own deep copy of an or_table_desc, so that it outlives the module
// that gave it. Immutable once made; shared between a table, its snapshots and plans.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "openrealm/table.h"

namespace openrealm {

struct FieldDescription {
  std::string name;
  std::string was;                 // empty: no older name
  std::string target;              // REF and ROW, and blobs of them
  std::vector<std::string> names;  // ENUM8 and ENUM16, and blobs of them
  std::uint32_t offset = 0;
  std::uint32_t size = 0;   // of one element, bytes
  std::uint32_t count = 0;  // elements
  std::uint16_t kind = 0;
  std::uint16_t element = 0;  // BLOB: kind of its elements
  std::array<unsigned char, 8> init{};

  bool operator==(const FieldDescription &) const = default;
};

struct TableDescription {
  std::string name;
  std::uint32_t row_size = 0;
  std::uint32_t max_rows = 0;
  std::uint32_t flags = 0;
  std::uint32_t lifetime = 0;
  std::vector<FieldDescription> fields;

  bool saved() const { return (flags & OR_TABLE_SAVED) != 0; }
  bool sim() const { return (flags & OR_TABLE_SIM) != 0; }
  const FieldDescription *find(std::string_view field) const;
  bool operator==(const TableDescription &) const = default;
};

using SharedDescription = std::shared_ptr<const TableDescription>;

// Bounds of what a module may describe.
inline constexpr std::uint32_t kMaxRowSize = 64u << 10;  // bytes
inline constexpr std::uint32_t kMaxRows = 1u << 24;
inline constexpr std::uint64_t kMaxTableBytes = std::uint64_t{4} << 30;  // of address space
inline constexpr std::uint32_t kMaxFields = 4096;
inline constexpr std::uint32_t kMaxNameLength = 63;

// Copies and checks: names plain and unique, sizes as their kinds, fields in order covering the
// row, enumerations and initial values sound. The message names table and field.
Result<SharedDescription> copy_description(const or_table_desc &desc);
// The same checks on a description that came from elsewhere, a save for example.
Result<void> check_description(const TableDescription &desc);

// Bytes of one element, 0 for kinds without a fixed size (TEXT) and for what is no kind.
std::uint32_t kind_size(std::uint16_t kind);
std::string_view kind_name(std::uint16_t kind);  // "u32"; "?" for what is no kind
bool is_plain_name(std::string_view name);

}  // namespace openrealm
