// war3map.w3u, w3t, w3b, w3h (units, items, destructables, buffs) and w3a, w3d, w3q (abilities, doodads,
// upgrades): what a map changes in the game's objects. Versions 1 to 3. Newer maps keep a part of the same in
// war3mapSkin.*: merge() both.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/record.h"
#include "base/result.h"

namespace openrealm::formats {

enum class ObjectValue : std::int32_t { integer = 0, real = 1, unreal = 2, text = 3 };  // unreal: 0 to 1

struct ObjectChange {
  Rawcode field;
  ObjectValue type = ObjectValue::integer;
  std::int32_t level = 0;   // abilities, upgrades: from 1, 0 for all; doodads: variation
  std::int32_t column = 0;  // abilities: which of the data fields, 0 none, 1 A, 2 B, ...
  std::int32_t set = 0;     // flag of the set it belongs to, version 3
  std::int32_t integer = 0;
  float real = 0;
  std::string text;
};

struct ChangedObject {
  Rawcode base;
  Rawcode id;  // 0 in `original`
  std::vector<ObjectChange> changes;
  Rawcode name() const { return id.value ? id : base; }
};

struct ObjectData {
  std::int32_t version = 2;
  std::vector<ChangedObject> original;  // changes to the game's own objects
  std::vector<ChangedObject> custom;    // new ones
  // Adds the changes of `later`; of a field given twice the later value comes last.
  void merge(const ObjectData &later);
};

// `leveled` for w3a, w3d and w3q, whose changes name a level and a column. `file` is for messages.
// OR_INVALID with field and byte; OR_MISMATCH for an unknown version.
Result<ObjectData> parse_object_data(std::string_view bytes, bool leveled, std::string_view file);
// By the file's ending, in any case: whether it is one of the three with levels.
bool is_leveled_object_file(std::string_view file);

}  // namespace openrealm::formats
