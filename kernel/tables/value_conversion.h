// Conversion of single values between kinds of field, losing nothing: what does not stay the same
// is refused with a reason.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernel/tables/description.h"

namespace openrealm {

// From the values of one field to those of another; for blobs, between their elements. Scalars,
// enumerations, rawcodes, references and row numbers.
class ValueConversion {
 public:
  ValueConversion(const FieldDescription &from, const FieldDescription &to);

  bool is_copy() const { return how_ == How::kCopy; }
  // `from` and `to` are one element each. False with a reason when the value can't be carried over.
  bool convert(const unsigned char *from, unsigned char *to, std::string &why) const;

 private:
  enum class How { kCopy, kNumber, kNames, kOnlyNone };
  bool convert_name(const unsigned char *from, unsigned char *to, std::string &why) const;

  How how_ = How::kOnlyNone;
  std::uint16_t from_kind_, to_kind_;
  std::uint32_t from_size_, to_size_;
  std::string from_text_, to_text_;  // for reasons: "ref to unit"
  std::vector<std::string> from_names_;
  std::vector<std::uint32_t> new_values_;  // by old value; kNoName where the name is gone
};

}  // namespace openrealm
