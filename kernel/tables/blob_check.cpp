#include "kernel/tables/blob_check.h"

#include <cstring>
#include <map>

#include <fmt/format.h>

#include "kernel/tables/blob_heap.h"
#include "kernel/tables/stored_table.h"

namespace openrealm {
namespace {

std::string place_text(const StoredTable &table, std::uint32_t row, std::uint32_t offset) {
  std::string name;
  for (const FieldDescription &field : table.description().fields)
    if (field.offset <= offset) name = field.name;
  return fmt::format("table {}, row {}, field {}", table.name(), row, name);
}

class Search {
 public:
  explicit Search(const TableStore &store) : store_(store) {}

  std::vector<std::string> run() {
    for (const StoredTable *table : store_.tables())
      for (std::uint32_t row = 1; row < table->high; ++row)
        for (const std::uint32_t offset : table->blob_offsets())
          if (table->spawn(row) != 0) visit(*table, row, offset);
    for (std::uint32_t heap = 0; heap < kBlobHeaps; ++heap)
      for (std::uint32_t size_class = 0; size_class < kBlobClasses; ++size_class)
        if (const StoredTable *table = store_.heaps().table(heap, size_class)) count(*table);
    return std::move(defects_);
  }

 private:
  void visit(const StoredTable &table, std::uint32_t row, std::uint32_t offset) {
    or_blob blob{};
    std::memcpy(&blob, table.row(row) + offset, sizeof blob);
    if (blob.where == 0) return;
    std::uint32_t size = 0;
    const std::string place = place_text(table, row, offset);
    const StoredTable *heap = store_.heaps().table_of(blob);
    if (heap == nullptr || store_.blob_view(blob, size) == nullptr) {
      defects_.push_back(place + ": its blob is gone");
      return;
    }
    const auto [first, is_new] = holders_.emplace(blob.where, place);
    if (is_new)
      ++reached_[heap];
    else
      defects_.push_back(fmt::format("{}: its blob is that of {} too", place, first->second));
  }

  void count(const StoredTable &heap) {
    if (heap.live != reached_[&heap])
      defects_.push_back(
          fmt::format("{}: {} of {} blobs belong to no field", heap.name(), heap.live - reached_[&heap], heap.live));
  }

  const TableStore &store_;
  std::map<std::uint32_t, std::string> holders_;
  std::map<const StoredTable *, std::uint32_t> reached_;
  std::vector<std::string> defects_;
};

}  // namespace

std::vector<std::string> blob_defects(const TableStore &store) {
  return Search(store).run();
}

}  // namespace openrealm
