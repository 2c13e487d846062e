// `code` values: rows that name functions, so that they survive rebuilding and reloading. Rows are the state; the
// indexes are derived.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/engine.h"
#include "base/result.h"
#include "script/state_records.h"

namespace openrealm::script {

class FunctionNames {
 public:
  Result<void> open(const Engine &engine);
  // The row that names a function, made at need; 0 when there is no room.
  uint32_t code(std::string_view name);
  std::string_view name(uint32_t code) const { return table_.text(table_[code].name); }
  bool exists(uint32_t code) const { return table_.alive(code); }
  uint32_t high() const { return table_.high(); }
  Table<FunctionRow> &table() { return table_; }

 private:
  Table<FunctionRow> table_;
  std::unordered_map<std::string, uint32_t> rows_;
};

}  // namespace openrealm::script
