#include "kernel/tables/description.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <set>

#include <fmt/format.h>

namespace openrealm {
namespace {

struct KindFacts {
  std::string_view name;
  std::uint32_t size;       // bytes of one element; 0: as described
  std::uint32_t alignment;  // bytes
};

constexpr KindFacts kKinds[] = {{"?", 0, 0},   {"spawn", 4, 4}, {"u8", 1, 1},      {"i8", 1, 1},    {"u16", 2, 2},
                                {"i16", 2, 2}, {"u32", 4, 4},   {"i32", 4, 4},     {"u64", 8, 8},   {"i64", 8, 8},
                                {"f32", 4, 4}, {"f64", 8, 8},   {"rawcode", 4, 4}, {"enum8", 1, 1}, {"enum16", 2, 2},
                                {"ref", 8, 4}, {"row", 4, 4},   {"text", 0, 1},    {"str", 8, 4},   {"blob", 8, 4}};

const KindFacts &facts(std::uint16_t kind) {
  return kKinds[kind < std::size(kKinds) ? kind : 0];
}

bool is_enum(std::uint16_t kind) {
  return kind == OR_KIND_ENUM8 || kind == OR_KIND_ENUM16;
}

// The kind whose values a field holds, in the row or in its blob.
std::uint16_t value_kind(const FieldDescription &field) {
  return field.kind == OR_KIND_BLOB ? field.element : field.kind;
}

class Checker {
 public:
  explicit Checker(const TableDescription &table) : table_(table) {}

  Result<void> run() {
    if (!is_plain_name(table_.name)) return bad("its name is no plain name (letters, digits, _)");
    if (table_.fields.empty()) return bad("it has no fields");
    if (table_.row_size == 0 || table_.row_size > kMaxRowSize)
      return bad(fmt::format("a row has {} bytes, 1 to {} are allowed", table_.row_size, kMaxRowSize));
    if (table_.max_rows == 0 || table_.max_rows > kMaxRows ||
        std::uint64_t(table_.max_rows) * table_.row_size > kMaxTableBytes)
      return bad(fmt::format("{} rows of {} bytes are out of bounds", table_.max_rows, table_.row_size));
    if ((table_.flags & ~std::uint32_t(OR_TABLE_SAVED | OR_TABLE_SIM)) != 0) return bad("it has unknown flags");
    if (table_.lifetime > OR_LIFE_PROCESS) return bad("its lifetime is unknown");
    if (table_.fields[0].kind != OR_KIND_SPAWN) return bad("its first field is no spawn number");
    for (const FieldDescription &field : table_.fields)
      if (auto checked = check_field(field); !checked) return checked;
    if (next_offset_ != table_.row_size) return bad("its fields do not cover the row");
    return check_older_names();
  }

 private:
  Result<void> bad(std::string_view why) const {
    return fail(OR_INVALID, fmt::format("table {}: {}", printable(table_.name), why));
  }
  Result<void> bad(const FieldDescription &field, std::string_view why) const {
    return fail(OR_INVALID, fmt::format("table {}, field {}: {}", printable(table_.name), printable(field.name), why));
  }
  static std::string printable(std::string_view name) { return is_plain_name(name) ? std::string(name) : "?"; }

  Result<void> check_field(const FieldDescription &field) {
    if (!is_plain_name(field.name)) return bad(field, "its name is no plain name (letters, digits, _)");
    if (!names_.insert(field.name).second) return bad(field, "there are two of this name");
    const KindFacts &kind = facts(field.kind);
    if (kind.alignment == 0) return bad(field, fmt::format("kind {} is unknown", field.kind));
    if ((field.kind == OR_KIND_SPAWN) != (&field == table_.fields.data()) ||
        (field.kind == OR_KIND_SPAWN && field.count != 1))
      return bad(field, "the spawn number is the first field and no other");
    if (kind.size != 0 ? field.size != kind.size : field.size == 0)
      return bad(field, fmt::format("an element of kind {} has not {} bytes", kind.name, field.size));
    if (field.count == 0 || std::uint64_t(field.size) * field.count > table_.row_size)
      return bad(field, fmt::format("{} elements do not fit a row", field.count));
    if (field.offset != next_offset_) return bad(field, "it does not begin where the field before it ends");
    if (field.offset % kind.alignment != 0) return bad(field, "it is not aligned");
    next_offset_ += field.size * field.count;
    return check_values(field);
  }

  Result<void> check_values(const FieldDescription &field) const {
    const std::uint16_t kind = value_kind(field);
    if (field.kind == OR_KIND_BLOB) {
      const std::uint32_t size = kind_size(kind);
      if (size < 2 || kind == OR_KIND_SPAWN || kind == OR_KIND_STR || kind == OR_KIND_BLOB)
        return bad(field, fmt::format("a blob holds no elements of kind {}", kind_name(kind)));
    } else if (field.element != 0) {
      return bad(field, "only a blob has an element kind");
    }
    const bool refers = kind == OR_KIND_REF || kind == OR_KIND_ROW;
    if (refers ? !is_plain_name(field.target) : !field.target.empty())
      return bad(field, refers ? "it does not say which table it refers to" : "it refers to nothing but names a table");
    return check_names_and_init(field, kind);
  }

  Result<void> check_names_and_init(const FieldDescription &field, std::uint16_t kind) const {
    if (is_enum(kind) != !field.names.empty()) return bad(field, "names belong to an enumeration and to no other kind");
    if (field.names.size() > (kind == OR_KIND_ENUM16 ? 65536u : 256u)) return bad(field, "it has too many names");
    std::set<std::string_view> seen;
    for (const std::string &name : field.names)
      if (!is_plain_name(name) || !seen.insert(name).second)
        return bad(field, "the names of an enumeration are plain, differ, and have no '= value'");
    const std::uint32_t initial_size = std::min(field.size, 8u);
    const bool zero = std::all_of(field.init.begin(), field.init.end(), [](unsigned char byte) { return byte == 0; });
    if (!zero && (refers_or_owns(field.kind) || std::any_of(field.init.begin() + initial_size, field.init.end(),
                                                            [](unsigned char b) { return b != 0; })))
      return bad(field, fmt::format("kind {} has no such initial value", kind_name(field.kind)));
    if (is_enum(field.kind)) {
      std::uint16_t value = 0;
      std::memcpy(&value, field.init.data(), field.size);
      if (value >= field.names.size()) return bad(field, "its initial value has no name");
    }
    return {};
  }

  static bool refers_or_owns(std::uint16_t kind) {
    return kind == OR_KIND_SPAWN || kind == OR_KIND_REF || kind == OR_KIND_ROW || kind == OR_KIND_TEXT ||
           kind == OR_KIND_STR || kind == OR_KIND_BLOB;
  }

  Result<void> check_older_names() const {
    std::set<std::string_view> older;
    for (const FieldDescription &field : table_.fields) {
      if (field.was.empty()) continue;
      if (!is_plain_name(field.was)) return bad(field, "its older name is no plain name");
      if (names_.contains(field.was) || !older.insert(field.was).second)
        return bad(field, fmt::format("its older name {} is also another field's", field.was));
    }
    return {};
  }

  const TableDescription &table_;
  std::set<std::string_view> names_;
  std::uint32_t next_offset_ = 0;
};

// At most one character more than allowed, so that a text without an end is not followed.
std::string bounded(const char *text, std::size_t most) {
  return text == nullptr ? std::string() : std::string(text, strnlen(text, most + 1));
}

std::vector<std::string> split_names(std::string_view list) {
  std::vector<std::string> names;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    std::string_view name = list.substr(0, comma);
    while (name.starts_with(' ')) name.remove_prefix(1);
    while (name.ends_with(' ')) name.remove_suffix(1);
    list.remove_prefix(std::min(comma + 1, list.size()));
    if (!name.empty() || !list.empty()) names.emplace_back(name);  // a last comma ends no name
  }
  return names;
}

FieldDescription copy_field(const or_field &field) {
  constexpr std::size_t kMostNames = std::size_t{1} << 20;
  FieldDescription made;
  made.name = bounded(field.name, kMaxNameLength);
  made.was = bounded(field.was, kMaxNameLength);
  made.target = bounded(field.target, kMaxNameLength);
  if (field.names != nullptr) made.names = split_names(bounded(field.names, kMostNames));
  made.offset = field.offset;
  made.size = field.size;
  made.count = field.count;
  made.kind = field.kind;
  made.element = field.element;
  std::copy(std::begin(field.init), std::end(field.init), made.init.begin());
  return made;
}

}  // namespace

const FieldDescription *TableDescription::find(std::string_view field) const {
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const auto &f) { return f.name == field; });
  return found == fields.end() ? nullptr : &*found;
}

std::uint32_t kind_size(std::uint16_t kind) {
  return facts(kind).size;
}

std::string_view kind_name(std::uint16_t kind) {
  return facts(kind).name;
}

bool is_plain_name(std::string_view name) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return !name.empty() && name.size() <= kMaxNameLength && letter(name[0]) &&
         std::all_of(name.begin(), name.end(), [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

Result<void> check_description(const TableDescription &desc) {
  return Checker(desc).run();
}

Result<SharedDescription> copy_description(const or_table_desc &desc) {
  if (desc.size < sizeof(or_table_desc))
    return fail(OR_MISMATCH, "a table's description is shorter than this version of the engine needs");
  auto made = std::make_shared<TableDescription>();
  made->name = bounded(desc.name, kMaxNameLength);
  made->row_size = desc.row_size;
  made->max_rows = desc.max_rows;
  made->flags = desc.flags;
  made->lifetime = desc.lifetime;
  if (desc.field_count > kMaxFields || desc.fields == nullptr)
    return fail(OR_INVALID, fmt::format("table {}: {} fields are out of bounds", made->name, desc.field_count));
  for (std::uint32_t i = 0; i < desc.field_count; ++i) made->fields.push_back(copy_field(desc.fields[i]));
  if (auto checked = check_description(*made); !checked) return tl::unexpected(checked.error());
  return SharedDescription(std::move(made));
}

}  // namespace openrealm
