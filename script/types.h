// The types of a program: the built-in ones and every `type x extends y`.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "script/source.h"

namespace openrealm::script {

// Index into TypeTable. The built-in types have fixed numbers, declared types follow.
using TypeId = uint16_t;

inline constexpr TypeId kNothingType = 0;
inline constexpr TypeId kIntegerType = 1;
inline constexpr TypeId kRealType = 2;
inline constexpr TypeId kBooleanType = 3;
inline constexpr TypeId kStringType = 4;
inline constexpr TypeId kCodeType = 5;
inline constexpr TypeId kHandleType = 6;
inline constexpr TypeId kNullType = 7;     // only `null == null` keeps it; elsewhere null takes its context's type
inline constexpr TypeId kUnknownType = 8;  // of an expression with an error that was already reported
inline constexpr TypeId kFirstDeclaredType = 9;

struct Type {
  std::string_view name;
  TypeId extends = kNothingType;  // kNothingType for built-in types
  TypeId root = kNothingType;     // the built-in type at the end of the chain, itself for built-in types
  uint16_t depth = 0;             // steps to the root
  Position position = 0;          // of the declaration's name; 0 for built-in types
};

class TypeTable {
 public:
  static constexpr size_t kMaxTypes = 65535;

  TypeTable();

  // The caller has checked that the name is new and that there is room.
  TypeId add(std::string_view name, TypeId extends, Position position);

  const Type &operator[](TypeId id) const { return types_[id]; }
  size_t size() const { return types_.size(); }

  bool is_handle(TypeId id) const { return types_[id].root == kHandleType; }
  // True when `id` is `ancestor` or extends it, directly or through others.
  bool is_a(TypeId id, TypeId ancestor) const;

 private:
  std::vector<Type> types_;
};

}  // namespace openrealm::script
