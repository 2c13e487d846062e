// Values of fields as text for people: `hfoo` for rawcodes, names for enumerations, "unit 5" for rows.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "kernel/tables/description.h"

namespace openrealm {

// Where values that name something else are looked up. Both may be empty.
struct ValueSource {
  std::function<std::span<const unsigned char>(or_blob)> blob;
  std::function<bool(std::string_view table, or_ref)> alive;
};

// A whole field; arrays and blobs as [1, 2, 3], with at most `most` elements and a count of the rest.
std::string field_text(const FieldDescription &field, const unsigned char *row, const ValueSource &source,
                       std::size_t most = 16);
// One element, `kind` wide, in a row or in a blob; for TEXT and STR in quotes.
std::string element_text(const FieldDescription &field, const unsigned char *element, const ValueSource &source,
                         std::size_t most = 16);
// 'hfoo', or 0x... when it is not four printable characters.
std::string rawcode_text(std::uint32_t code);
// In quotes; control characters and bytes that are no UTF-8 as \xNN.
std::string quoted(std::string_view text);

// Numbers, enumerations' indexes, rawcodes and row numbers: 0 for other kinds.
struct ScalarValue {
  bool is_real = false;
  bool is_negative = false;
  std::uint64_t magnitude = 0;
  double real = 0;  // always set
};
ScalarValue scalar_value(std::uint16_t kind, const unsigned char *element);

}  // namespace openrealm
