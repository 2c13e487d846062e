#include "script/function_names.h"

namespace openrealm::script {

Result<void> FunctionNames::open(const Engine &engine) {
  Result<Table<FunctionRow>> table = engine.open<FunctionRow>();
  if (!table) return tl::unexpected<Error>(table.error());
  table_ = *table;
  for (const uint32_t row : table_.rows()) rows_.emplace(table_.text(table_[row].name), row);
  return {};
}

uint32_t FunctionNames::code(std::string_view name) {
  uint32_t &row = rows_[std::string(name)];
  if (row != 0) return row;
  row = table_.alloc();
  if (row != 0 && !table_.set(table_.mut(row).name, name)) {
    table_.free(row);
    row = 0;
  }
  return row;
}

}  // namespace openrealm::script
