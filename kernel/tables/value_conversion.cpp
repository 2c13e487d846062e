#include "kernel/tables/value_conversion.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

namespace openrealm {
namespace {

constexpr std::uint32_t kNoName = UINT32_MAX;

std::uint16_t value_kind(const FieldDescription &field) {
  return field.kind == OR_KIND_BLOB ? field.element : field.kind;
}

bool is_enum(std::uint16_t kind) {
  return kind == OR_KIND_ENUM8 || kind == OR_KIND_ENUM16;
}

bool is_number(std::uint16_t kind) {
  return (kind >= OR_KIND_U8 && kind <= OR_KIND_RAWCODE) || is_enum(kind);
}

std::string describe(const FieldDescription &field) {
  const std::uint16_t kind = value_kind(field);
  const std::string name(kind_name(kind));
  return field.target.empty() ? name : fmt::format("{} to {}", name, field.target);
}

// A number of any kind: exactly one of the three readings is meant.
struct Number {
  enum class Form { kSigned, kUnsigned, kReal } form = Form::kUnsigned;
  std::int64_t as_signed = 0;
  std::uint64_t as_unsigned = 0;
  double as_real = 0;
};

template <class T>
T load(const unsigned char *bytes) {
  T value;
  std::memcpy(&value, bytes, sizeof value);
  return value;
}

template <class T>
Number read_as(const unsigned char *bytes) {
  Number number;
  if constexpr (std::is_floating_point_v<T>) {
    number.form = Number::Form::kReal;
    number.as_real = double(load<T>(bytes));
  } else if constexpr (std::is_signed_v<T>) {
    number.form = Number::Form::kSigned;
    number.as_signed = load<T>(bytes);
  } else {
    number.as_unsigned = load<T>(bytes);
  }
  return number;
}

Number read_number(std::uint16_t kind, const unsigned char *bytes) {
  switch (kind) {
    case OR_KIND_I8:
      return read_as<std::int8_t>(bytes);
    case OR_KIND_I16:
      return read_as<std::int16_t>(bytes);
    case OR_KIND_I32:
      return read_as<std::int32_t>(bytes);
    case OR_KIND_I64:
      return read_as<std::int64_t>(bytes);
    case OR_KIND_F32:
      return read_as<float>(bytes);
    case OR_KIND_F64:
      return read_as<double>(bytes);
    case OR_KIND_U8:
    case OR_KIND_ENUM8:
      return read_as<std::uint8_t>(bytes);
    case OR_KIND_U16:
    case OR_KIND_ENUM16:
      return read_as<std::uint16_t>(bytes);
    case OR_KIND_U64:
      return read_as<std::uint64_t>(bytes);
    default:
      return read_as<std::uint32_t>(bytes);
  }
}

std::string text_of(const Number &number) {
  switch (number.form) {
    case Number::Form::kSigned:
      return fmt::format("{}", number.as_signed);
    case Number::Form::kUnsigned:
      return fmt::format("{}", number.as_unsigned);
    default:
      return fmt::format("{}", number.as_real);
  }
}

template <class T>
bool integer_from_real(double value, T &out) {
  // The bounds are powers of two, so exact as doubles; the comparison also refuses NaN.
  constexpr double kTop = 2.0 * double(T(1) << (std::numeric_limits<T>::digits - 1));
  constexpr double kBottom = std::is_signed_v<T> ? -kTop : 0.0;
  if (!(value >= kBottom && value < kTop)) return false;
  out = T(value);
  return double(out) == value && !(value == 0 && std::signbit(value));
}

template <class T>
bool to_integer(const Number &number, T &out) {
  switch (number.form) {
    case Number::Form::kSigned:
      out = T(number.as_signed);
      return std::in_range<T>(number.as_signed);
    case Number::Form::kUnsigned:
      out = T(number.as_unsigned);
      return std::in_range<T>(number.as_unsigned);
    default:
      return integer_from_real(number.as_real, out);
  }
}

template <class T>
bool to_real(const Number &number, T &out) {
  switch (number.form) {
    case Number::Form::kSigned: {
      out = T(number.as_signed);
      std::int64_t back = 0;
      return integer_from_real(double(out), back) && back == number.as_signed;
    }
    case Number::Form::kUnsigned: {
      out = T(number.as_unsigned);
      std::uint64_t back = 0;
      return integer_from_real(double(out), back) && back == number.as_unsigned;
    }
    default:
      out = T(number.as_real);
      return double(out) == number.as_real || number.as_real != number.as_real;
  }
}

template <class T>
bool write_as(const Number &number, unsigned char *bytes) {
  T value{};
  bool exact = false;
  if constexpr (std::is_floating_point_v<T>)
    exact = to_real(number, value);
  else
    exact = to_integer(number, value);
  std::memcpy(bytes, &value, sizeof value);
  return exact;
}

bool write_number(const Number &number, std::uint16_t kind, unsigned char *bytes) {
  switch (kind) {
    case OR_KIND_I8:
      return write_as<std::int8_t>(number, bytes);
    case OR_KIND_I16:
      return write_as<std::int16_t>(number, bytes);
    case OR_KIND_I32:
      return write_as<std::int32_t>(number, bytes);
    case OR_KIND_I64:
      return write_as<std::int64_t>(number, bytes);
    case OR_KIND_F32:
      return write_as<float>(number, bytes);
    case OR_KIND_F64:
      return write_as<double>(number, bytes);
    case OR_KIND_U8:
    case OR_KIND_ENUM8:
      return write_as<std::uint8_t>(number, bytes);
    case OR_KIND_U16:
    case OR_KIND_ENUM16:
      return write_as<std::uint16_t>(number, bytes);
    case OR_KIND_U64:
      return write_as<std::uint64_t>(number, bytes);
    default:
      return write_as<std::uint32_t>(number, bytes);
  }
}

}  // namespace

ValueConversion::ValueConversion(const FieldDescription &from, const FieldDescription &to)
    : from_kind_(value_kind(from)),
      to_kind_(value_kind(to)),
      from_size_(from.kind == OR_KIND_BLOB ? kind_size(from.element) : from.size),
      to_size_(to.kind == OR_KIND_BLOB ? kind_size(to.element) : to.size),
      from_text_(describe(from)),
      to_text_(describe(to)),
      from_names_(from.names) {
  if (is_enum(from_kind_) && is_enum(to_kind_)) {
    how_ = from_kind_ == to_kind_ && from.names == to.names ? How::kCopy : How::kNames;
    for (const std::string &name : from.names) {
      const auto found = std::find(to.names.begin(), to.names.end(), name);
      new_values_.push_back(found == to.names.end() ? kNoName : std::uint32_t(found - to.names.begin()));
    }
  } else if (is_number(from_kind_) && is_number(to_kind_)) {
    how_ = from_kind_ == to_kind_ ? How::kCopy : How::kNumber;
  } else if (from_kind_ == to_kind_ && from.target == to.target) {
    how_ = How::kCopy;
  }
}

bool ValueConversion::convert_name(const unsigned char *from, unsigned char *to, std::string &why) const {
  const auto value = std::uint32_t(read_number(from_kind_, from).as_unsigned);
  if (value >= new_values_.size()) {
    why = fmt::format("value {} has no name", value);
    return false;
  }
  if (new_values_[value] == kNoName) {
    why = fmt::format("the name {} is gone", from_names_[value]);
    return false;
  }
  Number number;
  number.as_unsigned = new_values_[value];
  return write_number(number, to_kind_, to);
}

bool ValueConversion::convert(const unsigned char *from, unsigned char *to, std::string &why) const {
  switch (how_) {
    case How::kCopy:
      std::memcpy(to, from, to_size_);
      return true;
    case How::kNames:
      return convert_name(from, to, why);
    case How::kNumber: {
      const Number number = read_number(from_kind_, from);
      if (write_number(number, to_kind_, to)) return true;
      why = fmt::format("{} does not fit {} exactly", text_of(number), to_text_);
      return false;
    }
    case How::kOnlyNone:
      break;
  }
  std::memset(to, 0, to_size_);
  if (std::all_of(from, from + from_size_, [](unsigned char byte) { return byte == 0; })) return true;
  why = fmt::format("{} can't become {}", from_text_, to_text_);
  return false;
}

}  // namespace openrealm
