// Migration: moves a store's rows from the descriptions they have to those of newer module builds.
//
// Fields are matched by name, then by the older name a field declares (`was`). Numbers convert when
// every value in use stays the same; enumerations by name; arrays grow (with initial values) and
// shrink; text grows, and shrinks where it fits. Rows keep their numbers and spawn numbers. What
// can't be carried over is refused with one line that names table, field, row and reason, before
// anything is touched; what is dropped on purpose (fields, tables) is told in `warnings()`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/tables/description.h"
#include "kernel/tables/table_store.h"

namespace openrealm {

// The tables that a module's build will open.
struct ModuleTables {
  std::string module;
  std::vector<SharedDescription> tables;
};

// Copies and checks the descriptions of a module: those of game_export.tables.
Result<ModuleTables> module_tables(std::string module, const or_table_desc *const *tables, std::uint32_t count);

class TablePlan;

// Between two ticks. A plan holds for the store it was made for until tables are opened or dropped;
// rows may change before it is applied, which looks at them again.
class Migration {
 public:
  // For the modules that are swapped together. Tables of theirs that are not listed are removed.
  static Result<Migration> plan(TableStore &store, const std::vector<ModuleTables> &modules);
  Migration(Migration &&) noexcept;
  Migration &operator=(Migration &&) noexcept;
  ~Migration();

  bool changes_nothing() const { return plans_.empty() && removed_.empty(); }
  const std::vector<std::string> &warnings() const { return warnings_; }
  // All tables or none. The plan is then spent.
  Result<void> apply();

 private:
  explicit Migration(TableStore &store);
  Result<void> add(const ModuleTables &module, const std::vector<ModuleTables> &modules);
  void add_removed(const std::vector<ModuleTables> &modules);
  struct Staged;
  Result<void> stage(Staged &staged) const;

  TableStore *store_;
  std::vector<std::unique_ptr<TablePlan>> plans_;
  std::vector<std::string> removed_;
  std::vector<std::string> warnings_;
};

}  // namespace openrealm
