#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

std::uint32_t find_stock(Host &host, or_ref seller, std::uint32_t type, bool units) {
  for (const std::uint32_t row : host.tables.stock.rows()) {
    const StockRow &stock = host.tables.stock[row];
    if (stock.seller.row == seller.row && stock.type.value == type && (stock.of_units != 0) == units) return row;
  }
  return 0;
}

StockRow *edit_stock(Host &host, or_ref seller, std::uint32_t type, bool units) {
  std::uint32_t row = find_stock(host, seller, type, units);
  if (row == 0) row = host.tables.stock.alloc();
  if (row == 0) return nullptr;
  StockRow &stock = host.tables.stock.mut(row);
  stock.seller = Ref<"entity">::from(seller);
  stock.type.value = type;
  stock.of_units = units;
  return &stock;
}

void put(Host &host, or_ref seller, std::int32_t type, std::int32_t current, std::int32_t most, bool units) {
  StockRow *stock = edit_stock(host, seller, std::uint32_t(type), units);
  if (!stock) return;
  stock->current = current;
  stock->most = most;
}

void take(Host &host, or_ref seller, std::int32_t type, bool units) {
  const std::uint32_t row = find_stock(host, seller, std::uint32_t(type), units);
  if (row != 0) host.tables.stock.free(row);
}

void set_slots(Host &host, or_ref seller, std::int32_t slots, bool units) {
  if (StockRow *stock = edit_stock(host, seller, 0, units)) stock->slots = slots;
}

template <bool Units>
constexpr auto kAddTo = [](Host &host, Unit shop, std::int32_t type, std::int32_t current, std::int32_t most) {
  if (shop) put(host, shop.ref, type, current, most, Units);
};
template <bool Units>
constexpr auto kAddToAll = [](Host &host, std::int32_t type, std::int32_t current, std::int32_t most) {
  put(host, {}, type, current, most, Units);
};
template <bool Units>
constexpr auto kRemoveFrom = [](Host &host, Unit shop, std::int32_t type) {
  if (shop) take(host, shop.ref, type, Units);
};
template <bool Units>
constexpr auto kRemoveFromAll = [](Host &host, std::int32_t type) { take(host, {}, type, Units); };
template <bool Units>
constexpr auto kSlots = [](Host &host, Unit shop, std::int32_t slots) {
  if (shop) set_slots(host, shop.ref, slots, Units);
};
template <bool Units>
constexpr auto kAllSlots = [](Host &host, std::int32_t slots) { set_slots(host, {}, slots, Units); };

constexpr NativeEntry kNatives[] = {
    def("AddItemToStock", kAddTo<false>),
    def("AddUnitToStock", kAddTo<true>),
    def("AddItemToAllStock", kAddToAll<false>),
    def("AddUnitToAllStock", kAddToAll<true>),
    def("RemoveItemFromStock", kRemoveFrom<false>),
    def("RemoveUnitFromStock", kRemoveFrom<true>),
    def("RemoveItemFromAllStock", kRemoveFromAll<false>),
    def("RemoveUnitFromAllStock", kRemoveFromAll<true>),
    def("SetItemTypeSlots", kSlots<false>),
    def("SetUnitTypeSlots", kSlots<true>),
    def("SetAllItemTypeSlots", kAllSlots<false>),
    def("SetAllUnitTypeSlots", kAllSlots<true>),
};

}  // namespace

std::span<const NativeEntry> stock_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
