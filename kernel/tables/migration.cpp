#include "kernel/tables/migration.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "kernel/tables/blob_heap.h"
#include "kernel/tables/row_check.h"
#include "kernel/tables/stored_table.h"
#include "kernel/tables/table_plan.h"

namespace openrealm {
namespace {

bool lists(const ModuleTables &module, std::string_view table) {
  return std::any_of(module.tables.begin(), module.tables.end(), [&](const auto &d) { return d->name == table; });
}

}  // namespace

Result<ModuleTables> module_tables(std::string module, const or_table_desc *const *tables, std::uint32_t count) {
  ModuleTables made{std::move(module), {}};
  for (std::uint32_t i = 0; i < count; ++i) {
    if (tables[i] == nullptr)
      return fail(OR_INVALID, fmt::format("module {}: description {} is missing", made.module, i));
    auto description = copy_description(*tables[i]);
    if (!description) return tl::unexpected(description.error());
    if (lists(made, (*description)->name))
      return fail(OR_INVALID, fmt::format("module {}: table {} is listed twice", made.module, (*description)->name));
    made.tables.push_back(std::move(*description));
  }
  return made;
}

Migration::Migration(TableStore &store) : store_(&store) {}
Migration::Migration(Migration &&) noexcept = default;
Migration &Migration::operator=(Migration &&) noexcept = default;
Migration::~Migration() = default;

Result<void> Migration::add(const ModuleTables &module, const std::vector<ModuleTables> &modules) {
  for (const SharedDescription &description : module.tables) {
    const StoredTable *table = store_->find(description->name);
    if (table == nullptr) continue;
    if (table->owner() != module.module) {
      const auto giver = std::find_if(modules.begin(), modules.end(),
                                      [&](const ModuleTables &other) { return other.module == table->owner(); });
      if (giver == modules.end() || lists(*giver, table->name()))
        return fail(OR_DENIED, fmt::format("table {} belongs to module {}, not to {}", table->name(), table->owner(),
                                           module.module));
    } else if (table->description() == *description) {
      continue;
    }
    plans_.push_back(std::make_unique<TablePlan>(*table, description, module.module));
    const auto lines = plans_.back()->warnings();
    warnings_.insert(warnings_.end(), lines.begin(), lines.end());
  }
  return {};
}

void Migration::add_removed(const std::vector<ModuleTables> &modules) {
  for (const StoredTable *table : store_->tables()) {
    const auto of_module = [&](const ModuleTables &module) { return module.module == table->owner(); };
    const auto listed = [&](const ModuleTables &module) { return lists(module, table->name()); };
    if (std::none_of(modules.begin(), modules.end(), of_module) || std::any_of(modules.begin(), modules.end(), listed))
      continue;
    removed_.push_back(table->name());
    if (table->live != 0)
      warnings_.push_back(fmt::format("table {} is dropped with {} rows", table->name(), table->live));
  }
}

// The whole conversion; keeps the results or, as a trial, throws them away.
struct Migration::Staged {
  explicit Staged(BlobHeaps &heaps) : journal(heaps) {}
  std::vector<std::unique_ptr<StoredTable>> tables;  // one a plan
  BlobJournal journal;
};

Result<void> Migration::stage(Staged &staged) const {
  for (const auto &plan : plans_) {
    auto converted = plan->convert(staged.journal);
    if (!converted) return tl::unexpected(converted.error());
    staged.tables.push_back(std::move(*converted));
  }
  const RowBound bound = [&](std::string_view name) {
    for (const auto &plan : plans_)
      if (plan->name() == name) return plan->description().max_rows;
    const StoredTable *table = store_->find(name);
    return table == nullptr ? UINT32_MAX : table->max_rows;
  };
  for (const auto &table : staged.tables)
    if (auto checked = check_rows(*table, staged.journal.heaps(), bound); !checked) return checked;
  if (std::none_of(plans_.begin(), plans_.end(), [](const auto &plan) { return plan->shrinks(); })) return {};
  for (const StoredTable *table : store_->tables()) {
    const auto planned = [&](const auto &plan) { return plan->name() == table->name(); };
    if (std::any_of(plans_.begin(), plans_.end(), planned)) continue;
    if (auto checked = check_rows(*table, store_->heaps(), bound); !checked) return checked;
  }
  return {};
}

Result<Migration> Migration::plan(TableStore &store, const std::vector<ModuleTables> &modules) {
  Migration migration(store);
  std::set<std::string_view> seen;
  for (const ModuleTables &module : modules) {
    for (const SharedDescription &description : module.tables)
      if (!seen.insert(description->name).second)
        return fail(OR_INVALID, fmt::format("table {} is listed twice", description->name));
    if (auto added = migration.add(module, modules); !added) return tl::unexpected(added.error());
  }
  migration.add_removed(modules);
  Staged trial(*store.heaps_);
  if (auto staged = migration.stage(trial); !staged) return tl::unexpected(staged.error());
  return migration;
}

Result<void> Migration::apply() {
  Staged staged(*store_->heaps_);
  if (auto done = stage(staged); !done) return done;
  staged.journal.commit();
  for (std::size_t i = 0; i < plans_.size(); ++i) {
    StoredTable *table = store_->find_mutable(plans_[i]->name());
    table->exchange(*staged.tables[i]);
    table->begin_space(++store_->last_space_);
  }
  for (const std::string &name : removed_) store_->remove(name);
  plans_.clear();
  removed_.clear();
  return {};
}

}  // namespace openrealm
