// Records: the typed description of a table's rows.
//
//   struct Entry {
//     Spawn spawn;
//     Ref<"unit"> unit;
//     float x, y, speed_cap;
//     Row<"order_entry"> next;
//     static constexpr TableShape kShape{.max_rows = 65536};
//     OR_RECORD(Entry, "order_entry", FIELD(spawn), FIELD(unit), FIELD(x), FIELD(y),
//               FIELD(speed_cap).was("group_speed").init(270.f), FIELD(next));
//   };
//
// A record is plain data; its list of fields covers every byte exactly once, in order, which
// opening a table of it proves at compile time. Pointers, bool, C++ containers, padding and
// anonymous byte arrays do not compile.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "openrealm/table.h"

namespace openrealm {

// A string literal as a template argument: Ref<"unit">.
template <std::size_t N>
struct Name {
  char text[N];
  constexpr Name(const char (&literal)[N]) { std::copy_n(literal, N, text); }  // NOLINT: implicit
};

struct Spawn {
  std::uint32_t value = 0;
  friend bool operator==(Spawn, Spawn) = default;
};

// Row number + spawn number: survives the row's slot being taken again, by failing closed.
template <Name Table>
struct Ref {
  std::uint32_t row = 0;
  std::uint32_t spawn = 0;
  explicit operator bool() const { return row != 0; }
  friend bool operator==(Ref, Ref) = default;
  static Ref from(or_ref raw) { return {raw.row, raw.spawn}; }
  or_ref raw() const { return {row, spawn}; }
};

// A bare row number, for links inside one owner that frees what it links.
template <Name Table>
struct Row {
  std::uint32_t row = 0;
  explicit operator bool() const { return row != 0; }
  friend bool operator==(Row, Row) = default;
};

// Four characters, 'Hpal' = 0x4870616C.
struct Rawcode {
  std::uint32_t value = 0;
  friend bool operator==(Rawcode, Rawcode) = default;
};

// Text of bounded length kept in the row, NUL-padded.
template <std::size_t N>
struct Text {
  char bytes[N] = {};
  std::string_view view() const { return {bytes, std::size_t(std::find(bytes, bytes + N, '\0') - bytes)}; }
  // Cuts at N bytes; says whether it all fitted.
  bool set(std::string_view value) {
    std::fill_n(bytes, N, '\0');
    std::copy_n(value.data(), std::min(N, value.size()), bytes);
    return value.size() <= N;
  }
};

// Text of any length, owned by the field that holds it.
struct Str {
  or_blob blob{};
  explicit operator bool() const { return blob.where != 0; }
};

// An array of scalars of any length, owned by the field that holds it.
template <class T>
struct Blob {
  or_blob blob{};
  explicit operator bool() const { return blob.where != 0; }
};

// Declares an enumeration whose values a table stores by position and migrates by name.
#define OR_ENUM(EnumName, Underlying, ...)          \
  enum class EnumName : Underlying { __VA_ARGS__ }; \
  constexpr const char *or_enum_names(EnumName) {   \
    return #__VA_ARGS__;                            \
  }

struct TableShape {
  std::uint32_t max_rows = 1;
  std::uint32_t flags = OR_TABLE_SAVED | OR_TABLE_SIM;
  std::uint32_t lifetime = OR_LIFE_MAP;
};

namespace detail {

template <class T>
struct KindOf;  // a type without a kind cannot be a field

#define OR_SCALAR_KIND(Type, Kind)                 \
  template <>                                      \
  struct KindOf<Type> {                            \
    static constexpr std::uint16_t kind = Kind;    \
    static constexpr const char *target = nullptr; \
    static constexpr const char *names = nullptr;  \
    static constexpr std::uint16_t element = 0;    \
  }
OR_SCALAR_KIND(Spawn, OR_KIND_SPAWN);
OR_SCALAR_KIND(std::uint8_t, OR_KIND_U8);
OR_SCALAR_KIND(std::int8_t, OR_KIND_I8);
OR_SCALAR_KIND(std::uint16_t, OR_KIND_U16);
OR_SCALAR_KIND(std::int16_t, OR_KIND_I16);
OR_SCALAR_KIND(std::uint32_t, OR_KIND_U32);
OR_SCALAR_KIND(std::int32_t, OR_KIND_I32);
OR_SCALAR_KIND(std::uint64_t, OR_KIND_U64);
OR_SCALAR_KIND(std::int64_t, OR_KIND_I64);
OR_SCALAR_KIND(float, OR_KIND_F32);
OR_SCALAR_KIND(double, OR_KIND_F64);
OR_SCALAR_KIND(Rawcode, OR_KIND_RAWCODE);
OR_SCALAR_KIND(Str, OR_KIND_STR);
#undef OR_SCALAR_KIND

template <Name Table>
struct KindOf<Ref<Table>> {
  static constexpr std::uint16_t kind = OR_KIND_REF;
  static constexpr const char *target = Table.text;
  static constexpr const char *names = nullptr;
  static constexpr std::uint16_t element = 0;
};
template <Name Table>
struct KindOf<Row<Table>> {
  static constexpr std::uint16_t kind = OR_KIND_ROW;
  static constexpr const char *target = Table.text;
  static constexpr const char *names = nullptr;
  static constexpr std::uint16_t element = 0;
};
template <std::size_t N>
struct KindOf<Text<N>> {
  static constexpr std::uint16_t kind = OR_KIND_TEXT;
  static constexpr const char *target = nullptr;
  static constexpr const char *names = nullptr;
  static constexpr std::uint16_t element = 0;
};
template <class T>
struct KindOf<Blob<T>> {
  static_assert(sizeof(T) >= 2, "a blob of bytes hides state: use Str for text, rows for structure");
  static constexpr std::uint16_t kind = OR_KIND_BLOB;
  static constexpr const char *target = KindOf<T>::target;
  static constexpr const char *names = KindOf<T>::names;
  static constexpr std::uint16_t element = KindOf<T>::kind;
};
template <class T>
requires std::is_enum_v<T>
struct KindOf<T> {
  static_assert(sizeof(T) <= 2, "declare the enumeration with OR_ENUM and an 8 or 16 bit type");
  static constexpr std::uint16_t kind = sizeof(T) == 1 ? OR_KIND_ENUM8 : OR_KIND_ENUM16;
  static constexpr const char *target = nullptr;
  static constexpr const char *names = or_enum_names(T{});
  static constexpr std::uint16_t element = 0;
};

// An or_field that can still be refined: FIELD(speed).was("pace").init(270.f).
template <class Element>
struct FieldOf : or_field {
  constexpr FieldOf was(const char *older_name) const {
    FieldOf changed = *this;
    changed.or_field::was = older_name;
    return changed;
  }
  constexpr FieldOf init(Element value) const {
    FieldOf changed = *this;
    const auto bytes = std::bit_cast<std::array<unsigned char, sizeof(Element)>>(value);
    std::copy(bytes.begin(), bytes.end(), changed.or_field::init);
    return changed;
  }
};

template <class Member>
constexpr auto field(const char *name, std::size_t offset) {
  using Element = std::remove_all_extents_t<Member>;
  using Kind = KindOf<Element>;
  static_assert(!(std::is_array_v<Member> && sizeof(Element) == 1 && sizeof(Member) > 16),
                "a byte array hides state: declare its fields, or Text<N> if it is text");
  FieldOf<Element> made{};
  made.name = name;
  made.target = Kind::target;
  made.names = Kind::names;
  made.offset = std::uint32_t(offset);
  made.size = std::uint32_t(sizeof(Element));
  made.count = std::uint32_t(sizeof(Member) / sizeof(Element));
  made.kind = Kind::kind;
  made.element = Kind::element;
  return made;
}

template <class... Fields>
constexpr std::array<or_field, sizeof...(Fields)> field_list(Fields... fields) {
  return {static_cast<or_field>(fields)...};
}

template <class Record>
consteval bool fields_cover_record() {
  std::size_t next = 0;
  for (const or_field &f : Record::or_fields()) {
    if (f.offset != next) return false;
    next += std::size_t(f.size) * f.count;
  }
  return next == sizeof(Record);
}

template <class Record>
consteval bool field_names_differ() {
  const auto fields = Record::or_fields();
  for (std::size_t i = 0; i < fields.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (std::string_view(fields[i].name) == fields[j].name) return false;
  return true;
}

template <class Record>
struct Described {
  static_assert(std::is_trivially_copyable_v<Record> && std::is_standard_layout_v<Record>, "a record is plain data");
  static_assert(Record::or_fields()[0].kind == OR_KIND_SPAWN, "a record begins with Spawn spawn");
  static_assert(fields_cover_record<Record>(),
                "OR_RECORD must list every member once, in order, and leave no hidden padding");
  static_assert(field_names_differ<Record>(), "OR_RECORD lists a field twice");
  static constexpr auto kFields = Record::or_fields();
  static constexpr or_table_desc kDesc = {sizeof(or_table_desc), sizeof(Record),          Record::kShape.max_rows,
                                          Record::kShape.flags,  Record::kShape.lifetime, std::uint32_t(kFields.size()),
                                          Record::or_name(),     kFields.data()};
};

}  // namespace detail

#define FIELD(member) ::openrealm::detail::field<decltype(Self::member)>(#member, offsetof(Self, member))

#define OR_RECORD(Record, table_name, ...)               \
  static constexpr const char *or_name() {               \
    return table_name;                                   \
  }                                                      \
  static constexpr auto or_fields() {                    \
    using Self = Record;                                 \
    return ::openrealm::detail::field_list(__VA_ARGS__); \
  }

// The description of a record, at a fixed address in the module that uses it.
template <class Record>
constexpr const or_table_desc *describe() {
  return &detail::Described<Record>::kDesc;
}

}  // namespace openrealm
