#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

std::uint32_t find_entry(Host &host, or_ref pool, std::int32_t type) {
  for (const std::uint32_t row : host.tables.pool_entry.rows())
    if (host.tables.pool_entry[row].pool.row == pool.row &&
        host.tables.pool_entry[row].type.value == std::uint32_t(type))
      return row;
  return 0;
}

void put(Host &host, or_ref pool, std::int32_t type, float weight) {
  if (!host.tables.pool.get(pool)) return;
  std::uint32_t row = find_entry(host, pool, type);
  if (row == 0) row = host.tables.pool_entry.alloc();
  if (row == 0) return;
  PoolEntryRow &entry = host.tables.pool_entry.mut(row);
  entry.pool.row = pool.row;
  entry.type.value = std::uint32_t(type);
  entry.weight = weight;
}

void take(Host &host, or_ref pool, std::int32_t type) {
  const std::uint32_t row = host.tables.pool.get(pool) ? find_entry(host, pool, type) : 0;
  if (row != 0) host.tables.pool_entry.free(row);
}

void clear(Host &host, or_ref pool) {
  if (!host.tables.pool.get(pool)) return;
  for (const std::uint32_t row : host.tables.pool_entry.rows())
    if (host.tables.pool_entry[row].pool.row == pool.row) host.tables.pool_entry.free(row);
}

// A type by its share of the weights, 0 from an empty pool.
std::uint32_t choose(Host &host, or_ref pool) {
  if (!host.tables.pool.get(pool)) return 0;
  float total = 0;
  for (const std::uint32_t row : host.tables.pool_entry.rows())
    if (host.tables.pool_entry[row].pool.row == pool.row) total += std::max(0.f, host.tables.pool_entry[row].weight);
  float left = host.world().clock.random_real(0, total);
  std::uint32_t chosen = 0;
  for (const std::uint32_t row : host.tables.pool_entry.rows()) {
    const PoolEntryRow &entry = host.tables.pool_entry[row];
    if (entry.pool.row != pool.row || entry.weight <= 0) continue;
    chosen = entry.type.value;
    left -= entry.weight;
    if (left < 0) break;
  }
  return chosen;
}

using UnitPool = Object<"unitpool">;
using ItemPool = Object<"itempool">;

constexpr NativeEntry kNatives[] = {
    def("CreateUnitPool", [](Host &host) { return new_object<"unitpool">(host, host.tables.pool); }),
    def("DestroyUnitPool",
        [](Host &host, UnitPool pool) {
          clear(host, pool.ref);
          free_object(host, host.tables.pool, pool);
        }),
    def("UnitPoolAddUnitType",
        [](Host &host, UnitPool pool, std::int32_t type, float weight) { put(host, pool.ref, type, weight); }),
    def("UnitPoolRemoveUnitType", [](Host &host, UnitPool pool, std::int32_t type) { take(host, pool.ref, type); }),
    def("PlaceRandomUnit",
        [](Host &host, UnitPool pool, Player player, float x, float y, float facing) {
          const std::uint32_t type = choose(host, pool.ref);
          if (type == 0 || !player) return Unit{};
          return unit_of(host, host.world().units.create(
                                   {.player = player.index(), .rawcode = type, .x = x, .y = y, .facing = facing}));
        }),
    def("CreateItemPool", [](Host &host) { return new_object<"itempool">(host, host.tables.pool); }),
    def("DestroyItemPool",
        [](Host &host, ItemPool pool) {
          clear(host, pool.ref);
          free_object(host, host.tables.pool, pool);
        }),
    def("ItemPoolAddItemType",
        [](Host &host, ItemPool pool, std::int32_t type, float weight) { put(host, pool.ref, type, weight); }),
    def("ItemPoolRemoveItemType", [](Host &host, ItemPool pool, std::int32_t type) { take(host, pool.ref, type); }),
    def("PlaceRandomItem",
        [](Host &host, ItemPool pool, float x, float y) {
          const std::uint32_t type = choose(host, pool.ref);
          return type == 0 ? Item{} : item_of(host, host.world().items.create(type, x, y));
        }),
};

}  // namespace

std::span<const NativeEntry> pool_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
