#include "formats/object_data.h"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "formats/char4.h"

namespace openrealm::formats {
namespace {

ObjectChange read_change(ByteReader &in, bool leveled) {
  ObjectChange change;
  change.field = read_char4(in, "change's field");
  change.type = ObjectValue(in.i32("change's type"));
  if (leveled) {
    change.level = in.i32("change's level");
    change.column = in.i32("change's column");
  }
  switch (change.type) {
    case ObjectValue::integer:
      change.integer = in.i32("change's value");
      break;
    case ObjectValue::real:
    case ObjectValue::unreal:
      change.real = in.f32("change's value");
      break;
    case ObjectValue::text:
      change.text = in.zero_terminated("change's value");
      break;
    default:
      in.fail("change's type", "is unknown");
  }
  in.bytes(4, "change's end");
  return change;
}

void read_changes(ByteReader &in, bool leveled, std::int32_t set, ChangedObject *object) {
  // field, type, the empty text, end
  for (std::uint32_t left = in.count("changes", 13); left > 0 && in.ok(); --left) {
    object->changes.push_back(read_change(in, leveled));
    object->changes.back().set = set;
  }
}

ChangedObject read_object(ByteReader &in, std::int32_t version, bool leveled) {
  ChangedObject object;
  object.base = read_char4(in, "object's base");
  object.id = read_char4(in, "object's id");
  if (version < 3) {
    read_changes(in, leveled, 0, &object);
    return object;
  }
  for (std::uint32_t sets = in.count("object's sets", 8); sets > 0 && in.ok(); --sets) {
    const std::int32_t set = in.i32("set's flag");
    read_changes(in, leveled, set, &object);
  }
  return object;
}

void merge_table(const std::vector<ChangedObject> &later, std::vector<ChangedObject> *table) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> places;  // of each object, by base and id
  for (std::size_t i = 0; i < table->size(); ++i)
    places.emplace(std::pair((*table)[i].base.value, (*table)[i].id.value), i);
  for (const ChangedObject &object : later) {
    const auto [place, is_new] = places.emplace(std::pair(object.base.value, object.id.value), table->size());
    if (is_new) {
      table->push_back(object);
    } else {
      std::vector<ObjectChange> &changes = (*table)[place->second].changes;
      changes.insert(changes.end(), object.changes.begin(), object.changes.end());
    }
  }
}

}  // namespace

void ObjectData::merge(const ObjectData &later) {
  merge_table(later.original, &original);
  merge_table(later.custom, &custom);
}

Result<ObjectData> parse_object_data(std::string_view bytes, bool leveled, std::string_view file) {
  ByteReader in(bytes);
  ObjectData data;
  data.version = in.i32("version");
  if (in.ok() && (data.version < 1 || data.version > 3))
    return fail(OR_MISMATCH, fmt::format("{}: version {} is not known; 1 to 3 are", file, data.version));
  for (std::vector<ChangedObject> *table : {&data.original, &data.custom})
    for (std::uint32_t left = in.count("objects", 12); left > 0 && in.ok(); --left)
      table->push_back(read_object(in, data.version, leveled));
  if (!in.at_end()) in.fail("end", "is followed by more");
  if (!in.ok()) return tl::unexpected(in.error(file));
  return data;
}

bool is_leveled_object_file(std::string_view file) {
  if (file.size() < 4 || file[file.size() - 4] != '.') return false;
  std::string ending(file.substr(file.size() - 3));
  for (char &c : ending) c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
  return ending == "w3a" || ending == "w3d" || ending == "w3q";
}

}  // namespace openrealm::formats
