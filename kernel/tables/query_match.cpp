#include "kernel/tables/query_match.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <vector>

#include <fmt/format.h>

#include "base/nearest.h"

namespace openrealm {
namespace {

bool is_text(std::uint16_t kind) {
  return kind == OR_KIND_TEXT || kind == OR_KIND_STR;
}

std::uint16_t value_kind(const FieldDescription &field) {
  return field.kind == OR_KIND_BLOB ? field.element : field.kind;
}

template <class T>
bool parse_whole(std::string_view text, T &value, int base = 10) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  return error == std::errc() && end == text.data() + text.size();
}

bool parse_real(std::string_view text, double &value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

bool parse_number(std::string_view text, ScalarValue &value) {
  value = {};
  std::string_view digits = text;
  value.is_negative = digits.starts_with('-');
  if (value.is_negative) digits.remove_prefix(1);
  const bool hex = digits.starts_with("0x");
  if (parse_whole(hex ? digits.substr(2) : digits, value.magnitude, hex ? 16 : 10)) {
    if (value.magnitude == 0) value.is_negative = false;
    value.real = value.is_negative ? -double(value.magnitude) : double(value.magnitude);
    return true;
  }
  value = {};
  value.is_real = true;
  return parse_real(text, value.real);
}

// hfoo or 'hfoo'
bool parse_rawcode(std::string_view text, ScalarValue &value) {
  if (text.size() == 6 && text.front() == '\'' && text.back() == '\'') text = text.substr(1, 4);
  if (text.size() != 4) return false;
  value = {};
  for (const char c : text) value.magnitude = value.magnitude << 8 | static_cast<unsigned char>(c);
  value.real = double(value.magnitude);
  return true;
}

std::string_view without_quotes(std::string_view text) {
  const bool quotes = text.size() >= 2 && text.front() == '"' && text.back() == '"';
  return quotes ? text.substr(1, text.size() - 2) : text;
}

int order_of(const ScalarValue &a, const ScalarValue &b) {
  if (a.is_real || b.is_real) return a.real < b.real ? -1 : a.real > b.real ? 1 : 0;
  if (a.is_negative != b.is_negative) return a.is_negative ? -1 : 1;
  const int order = a.magnitude < b.magnitude ? -1 : a.magnitude > b.magnitude ? 1 : 0;
  return a.is_negative ? -order : order;
}

template <class Range, class NameOf>
std::string nearest_hint(std::string_view name, const Range &range, NameOf name_of) {
  std::vector<std::string_view> names;
  for (const auto &item : range) names.push_back(name_of(item));
  const std::string_view nearest = nearest_name(name, names);
  return nearest.empty() ? "" : fmt::format("; did you mean {}?", nearest);
}

}  // namespace

Result<FieldChoice> choose_field(const TableDescription &table, std::string_view text) {
  const std::size_t bracket = text.find('[');
  const std::string_view name = text.substr(0, bracket);
  const FieldDescription *field = table.find(name);
  if (field == nullptr)
    return fail(OR_NOT_FOUND, fmt::format("table {} has no field {}{}", table.name, name,
                                          nearest_hint(name, table.fields,
                                                       [](const auto &f) -> std::string_view { return f.name; })));
  if (bracket == std::string_view::npos) return FieldChoice{field, 0, field->count};
  std::uint32_t index = 0;
  const std::string_view inside = text.substr(bracket + 1);
  if (!inside.ends_with(']') || !parse_whole(inside.substr(0, inside.size() - 1), index) || index >= field->count)
    return fail(OR_INVALID, fmt::format("field {} has the elements 0 to {}, not {}", name, field->count - 1, text));
  return FieldChoice{field, index, 1};
}

Result<Condition::Op> Condition::parse_op(std::string_view op) {
  constexpr std::string_view kOps[] = {"=", "!=", "<", "<=", ">", ">=", "~"};
  const auto found = std::find(std::begin(kOps), std::end(kOps), op == "==" ? "=" : op);
  if (found == std::end(kOps)) return fail(OR_INVALID, fmt::format("{} is no comparison: use = != < <= > >= ~", op));
  return Op(found - std::begin(kOps));
}

Result<Condition> Condition::compile(const TableDescription &table, std::string_view field, std::string_view op,
                                     std::string_view value) {
  Condition made;
  if (field != "row") {
    auto choice = choose_field(table, field);
    if (!choice) return tl::unexpected(choice.error());
    made.choice_ = *choice;
  }
  auto parsed = parse_op(op);
  if (!parsed) return tl::unexpected(parsed.error());
  made.op_ = *parsed;
  if (made.op_ == Op::kContains && (made.choice_.field == nullptr || !is_text(made.choice_.field->kind)))
    return fail(OR_INVALID, fmt::format("~ looks into text, and {} is none", field));
  if (auto understood = made.parse_value(value); !understood) return tl::unexpected(understood.error());
  return made;
}

Result<void> Condition::parse_value(std::string_view value) {
  const std::uint16_t kind = choice_.field == nullptr ? std::uint16_t(OR_KIND_ROW) : value_kind(*choice_.field);
  if (is_text(kind)) {
    text_ = without_quotes(value);
    return {};
  }
  if (kind == OR_KIND_ENUM8 || kind == OR_KIND_ENUM16) return parse_name(value);
  if (kind == OR_KIND_RAWCODE && parse_rawcode(value, value_)) return {};
  const bool refers = kind == OR_KIND_REF || kind == OR_KIND_ROW;
  if ((refers && value == "none") || parse_number(value, value_)) return {};
  const std::string_view wanted = kind == OR_KIND_RAWCODE ? "a rawcode such as 'hfoo'"
                                  : refers                ? "a row's number or none"
                                                          : "a number";
  return fail(OR_INVALID, fmt::format("field {} is compared with {}, not with {}",
                                      choice_.field == nullptr ? "row" : choice_.field->name, wanted, value));
}

Result<void> Condition::parse_name(std::string_view value) {
  const FieldDescription &field = *choice_.field;
  const auto found = std::find(field.names.begin(), field.names.end(), value);
  if (found != field.names.end()) {
    value_.magnitude = std::uint64_t(found - field.names.begin());
    value_.real = double(value_.magnitude);
    return {};
  }
  if (parse_number(value, value_)) return {};
  return fail(OR_NOT_FOUND,
              fmt::format("field {} has no value {}{}", field.name, value,
                          nearest_hint(value, field.names, [](const auto &n) -> std::string_view { return n; })));
}

bool Condition::holds(int order) const {
  switch (op_) {
    case Op::kEqual:
      return order == 0;
    case Op::kNotEqual:
      return order != 0;
    case Op::kLess:
      return order < 0;
    case Op::kLessEqual:
      return order <= 0;
    case Op::kGreater:
      return order > 0;
    case Op::kGreaterEqual:
      return order >= 0;
    case Op::kContains:
      break;
  }
  return false;
}

bool Condition::matches_text(std::string_view text) const {
  return op_ == Op::kContains ? text.find(text_) != std::string_view::npos : holds(text.compare(text_));
}

bool Condition::matches_scalar(const ScalarValue &value) const {
  if (value.real != value.real || value_.real != value_.real) return op_ == Op::kNotEqual;
  return holds(order_of(value, value_));
}

bool Condition::matches_elements(std::uint16_t kind, const unsigned char *first, std::size_t count,
                                 std::uint32_t size) const {
  for (std::size_t i = 0; i < count; ++i)
    if (matches_scalar(scalar_value(kind, first + i * size))) return true;
  return false;
}

bool Condition::matches(std::uint32_t number, const unsigned char *row, const ValueSource &source) const {
  if (choice_.field == nullptr) {
    ScalarValue value;
    value.magnitude = number;
    value.real = number;
    return matches_scalar(value);
  }
  const FieldDescription &field = *choice_.field;
  const unsigned char *first = row + field.offset + std::size_t(choice_.first) * field.size;
  if (!is_text(field.kind) && field.kind != OR_KIND_BLOB)
    return matches_elements(field.kind, first, choice_.count, field.size);
  for (std::uint32_t i = 0; i < choice_.count; ++i) {
    const unsigned char *element = first + std::size_t(i) * field.size;
    const auto *chars = reinterpret_cast<const char *>(element);
    if (field.kind == OR_KIND_TEXT) {
      if (matches_text({chars, strnlen(chars, field.size)})) return true;
      continue;
    }
    or_blob blob{};
    std::memcpy(&blob, element, sizeof blob);
    const auto bytes = source.blob(blob);
    const std::uint32_t size = kind_size(field.element);
    if (field.kind == OR_KIND_STR ? matches_text({reinterpret_cast<const char *>(bytes.data()), bytes.size()})
                                  : matches_elements(field.element, bytes.data(), bytes.size() / size, size))
      return true;
  }
  return false;
}

}  // namespace openrealm
