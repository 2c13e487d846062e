#include "script/types.h"

namespace openrealm::script {

TypeTable::TypeTable() {
  constexpr std::string_view kNames[] = {"nothing", "integer", "real", "boolean",        "string",
                                         "code",    "handle",  "null", "an unknown type"};
  static_assert(std::size(kNames) == kFirstDeclaredType);
  for (TypeId id = 0; id < kFirstDeclaredType; ++id) types_.push_back({kNames[id], kNothingType, id, 0, 0});
}

TypeId TypeTable::add(std::string_view name, TypeId extends, Position position) {
  const Type &parent = types_[extends];
  const auto id = static_cast<TypeId>(types_.size());
  types_.push_back({name, extends, parent.root, static_cast<uint16_t>(parent.depth + 1), position});
  return id;
}

bool TypeTable::is_a(TypeId id, TypeId ancestor) const {
  while (types_[id].depth > types_[ancestor].depth) id = types_[id].extends;
  return id == ancestor;
}

}  // namespace openrealm::script
