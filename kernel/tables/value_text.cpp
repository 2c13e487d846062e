#include "kernel/tables/value_text.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "base/utf8.h"

namespace openrealm {
namespace {

template <class T>
T load(const unsigned char *bytes) {
  T value;
  std::memcpy(&value, bytes, sizeof value);
  return value;
}

template <class T>
ScalarValue integer(const unsigned char *bytes) {
  const T value = load<T>(bytes);
  ScalarValue made;
  made.real = double(value);
  if constexpr (std::is_signed_v<T>) made.is_negative = value < 0;
  made.magnitude = made.is_negative ? std::uint64_t{0} - std::uint64_t(value) : std::uint64_t(value);
  return made;
}

template <class T>
ScalarValue real(const unsigned char *bytes) {
  ScalarValue made;
  made.is_real = true;
  made.real = double(load<T>(bytes));
  return made;
}

std::string reference_text(const FieldDescription &field, or_ref ref, const ValueSource &source) {
  if (ref.row == 0) return "none";
  const bool gone = source.alive && !source.alive(field.target, ref);
  return fmt::format("{} {}#{}{}", field.target, ref.row, ref.spawn, gone ? " (gone)" : "");
}

std::string scalar_text(const FieldDescription &field, std::uint16_t kind, const unsigned char *element,
                        const ValueSource &source) {
  switch (kind) {
    case OR_KIND_F32:
      return fmt::format("{}", load<float>(element));
    case OR_KIND_F64:
      return fmt::format("{}", load<double>(element));
    case OR_KIND_RAWCODE:
      return rawcode_text(load<std::uint32_t>(element));
    case OR_KIND_REF:
      return reference_text(field, load<or_ref>(element), source);
    case OR_KIND_ROW: {
      const auto row = load<std::uint32_t>(element);
      return row == 0 ? "none" : fmt::format("{} {}", field.target, row);
    }
    default:
      break;
  }
  const ScalarValue value = scalar_value(kind, element);
  const bool named = (kind == OR_KIND_ENUM8 || kind == OR_KIND_ENUM16) && value.magnitude < field.names.size();
  return named ? field.names[value.magnitude] : fmt::format("{}{}", value.is_negative ? "-" : "", value.magnitude);
}

std::string list_text(std::size_t count, std::size_t most, const std::function<std::string(std::size_t)> &element) {
  std::string list = "[";
  for (std::size_t i = 0; i < std::min(count, most); ++i) list += (i == 0 ? "" : ", ") + element(i);
  return list + (count > most ? fmt::format(", ... {} in all]", count) : "]");
}

}  // namespace

std::string quoted(std::string_view text) {
  std::string made = "\"";
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    const auto lead = static_cast<unsigned char>(text[0]);
    if (length == 0 || lead < 0x20 || lead == 0x7F) {
      made += fmt::format("\\x{:02x}", lead);
      text.remove_prefix(1);
      continue;
    }
    if (lead == '"' || lead == '\\') made += '\\';
    made += text.substr(0, length);
    text.remove_prefix(length);
  }
  return made + '"';
}

std::string rawcode_text(std::uint32_t code) {
  if (code == 0) return "0";
  std::string made = "'";
  for (int shift = 24; shift >= 0; shift -= 8) {
    const char c = char(code >> shift & 0xFF);
    if (c < 0x20 || c > 0x7E || c == '\'') return fmt::format("0x{:08x}", code);
    made += c;
  }
  return made + "'";
}

ScalarValue scalar_value(std::uint16_t kind, const unsigned char *element) {
  switch (kind) {
    case OR_KIND_I8:
      return integer<std::int8_t>(element);
    case OR_KIND_I16:
      return integer<std::int16_t>(element);
    case OR_KIND_I32:
      return integer<std::int32_t>(element);
    case OR_KIND_I64:
      return integer<std::int64_t>(element);
    case OR_KIND_U8:
    case OR_KIND_ENUM8:
      return integer<std::uint8_t>(element);
    case OR_KIND_U16:
    case OR_KIND_ENUM16:
      return integer<std::uint16_t>(element);
    case OR_KIND_U64:
      return integer<std::uint64_t>(element);
    case OR_KIND_F32:
      return real<float>(element);
    case OR_KIND_F64:
      return real<double>(element);
    case OR_KIND_SPAWN:
    case OR_KIND_U32:
    case OR_KIND_RAWCODE:
    case OR_KIND_REF:  // its row comes first
    case OR_KIND_ROW:
      return integer<std::uint32_t>(element);
    default:
      return {};
  }
}

std::string element_text(const FieldDescription &field, const unsigned char *element, const ValueSource &source,
                         std::size_t most) {
  if (field.kind == OR_KIND_TEXT) {
    const auto *text = reinterpret_cast<const char *>(element);
    return quoted({text, strnlen(text, field.size)});
  }
  if (field.kind != OR_KIND_STR && field.kind != OR_KIND_BLOB) return scalar_text(field, field.kind, element, source);
  const auto bytes = source.blob ? source.blob(load<or_blob>(element)) : std::span<const unsigned char>();
  if (field.kind == OR_KIND_STR) return quoted({reinterpret_cast<const char *>(bytes.data()), bytes.size()});
  const std::uint32_t size = kind_size(field.element);
  return list_text(bytes.size() / size, most,
                   [&](std::size_t i) { return scalar_text(field, field.element, bytes.data() + i * size, source); });
}

std::string field_text(const FieldDescription &field, const unsigned char *row, const ValueSource &source,
                       std::size_t most) {
  const unsigned char *first = row + field.offset;
  if (field.count == 1) return element_text(field, first, source, most);
  return list_text(field.count, most,
                   [&](std::size_t i) { return element_text(field, first + i * field.size, source, most); });
}

}  // namespace openrealm
