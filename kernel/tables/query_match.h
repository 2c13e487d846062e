// The condition of a query: `hp < 50`, `type = hfoo`, `name ~ "Uther"`, `slots[2] != 0`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "kernel/tables/value_text.h"

namespace openrealm {

// A field or one element of it: "slots" or "slots[2]".
struct FieldChoice {
  const FieldDescription *field = nullptr;
  std::uint32_t first = 0, count = 0;  // elements
};
Result<FieldChoice> choose_field(const TableDescription &table, std::string_view text);

class Condition {
 public:
  // Compiles `value` for the field's kind. Errors say what the field would take.
  static Result<Condition> compile(const TableDescription &table, std::string_view field, std::string_view op,
                                   std::string_view value);
  // For arrays and blobs: whether any element matches.
  bool matches(std::uint32_t number, const unsigned char *row, const ValueSource &source) const;

 private:
  enum class Op { kEqual, kNotEqual, kLess, kLessEqual, kGreater, kGreaterEqual, kContains };
  static Result<Op> parse_op(std::string_view op);
  Result<void> parse_value(std::string_view value);
  Result<void> parse_name(std::string_view value);
  bool matches_text(std::string_view text) const;
  bool matches_scalar(const ScalarValue &value) const;
  bool matches_elements(std::uint16_t kind, const unsigned char *first, std::size_t count, std::uint32_t size) const;
  bool holds(int order) const;  // of what is found against what is wanted: below 0, 0, above

  FieldChoice choice_;  // field nullptr: the row's number
  Op op_ = Op::kEqual;
  std::string text_;
  ScalarValue value_;
};

}  // namespace openrealm
