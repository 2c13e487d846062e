// The handle table: ids that scripts hold, their types and what they stand for. Rows are the state; the index of
// type names and the number of destroyed handles are derived.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/engine.h"
#include "base/result.h"
#include "script/bytecode.h"
#include "script/state_records.h"

namespace openrealm::script {

class HandleTable {
 public:
  static constexpr uint32_t kFirst = 0x100000;

  Result<void> open(const Engine &engine);
  // The types that handles may have from now on, and which is a kind of which.
  void set_types(const std::vector<TypeCode> &types);

  // See Vm for these.
  uint32_t make(std::string_view type, or_ref payload);
  int payload(std::string_view type, uint32_t id, or_ref *payload) const;
  int destroy(uint32_t id);
  std::string_view type(uint32_t id) const;

  uint32_t high() const { return handles_.high(); }
  uint32_t destroyed() const { return destroyed_; }
  uint32_t live() const { return handles_.live(); }
  // The row of an id, whether or not it is in use; 0 when it is none of this table's.
  uint32_t row_of(uint32_t id) const;
  // Frees the destroyed handles that are not in `used`, which has an entry for every row.
  void sweep(const std::vector<bool> &used);

 private:
  struct Type {
    std::string name;
    uint32_t parent = UINT32_MAX;
    uint32_t row = 0;
  };

  uint32_t type_row(Type &type);

  Table<HandleRow> handles_;
  Table<TypeRow> type_rows_;
  std::vector<Type> types_;
  std::unordered_map<std::string_view, uint32_t> by_name_;
  std::vector<uint32_t> type_of_row_;  // into types_, UINT32_MAX for a type that the code does not know
  uint32_t destroyed_ = 0;
};

}  // namespace openrealm::script
