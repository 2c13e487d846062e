#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

std::int32_t class_number(const ItemType &type) {
  constexpr std::string_view kClasses[] = {"permanent",   "charged",  "powerup",      "artifact",
                                           "purchasable", "campaign", "miscellaneous"};
  for (std::int32_t i = 0; i < 7; ++i)
    if (type.item_class == kClasses[i]) return i;
  return 7;  // ITEM_TYPE_UNKNOWN
}

// A type of that class (8 = any) and level (-1 = any), evenly by chance; 0 when there is none.
std::int32_t choose(Host &host, std::int32_t item_class, std::int32_t level) {
  std::vector<std::uint32_t> fitting;
  for (const std::uint32_t code : host.world().types.item_rawcodes()) {
    const ItemType &type = host.world().types.item(code);
    if (type.stand_in || (level >= 0 && type.level != level)) continue;
    if (item_class == 8 || class_number(type) == item_class) fitting.push_back(code);
  }
  if (fitting.empty()) return 0;
  return std::int32_t(fitting[std::size_t(host.world().clock.random_int(0, std::int32_t(fitting.size()) - 1))]);
}

template <std::uint16_t Flag>
constexpr auto kHasFlag = [](Host &host, Item item) { return (host.world().items.row(item).flags & Flag) != 0; };

template <std::uint16_t Flag>
constexpr auto kSetFlag = [](Host &host, Item item, bool on) {
  if (ItemRow *row = host.world().items.edit(item))
    row->flags = std::uint16_t(on ? row->flags | Flag : row->flags & ~Flag);
};

bool visible(Host &host, Item item) {
  if (!host.world().items.exists(item) || host.world().items.row(item).carrier) return false;
  return (host.world().state.entity[item.ref.row].flags & kHidden) == 0;
}

constexpr NativeEntry kNatives[] = {
    def("CreateItem", [](Host &host, std::int32_t type, float x,
                         float y) { return item_of(host, host.world().items.create(std::uint32_t(type), x, y)); }),
    def("BlzCreateItemWithSkin",
        [](Host &host, std::int32_t type, float x, float y, std::int32_t) {
          return item_of(host, host.world().items.create(std::uint32_t(type), x, y));
        }),
    def("RemoveItem", [](Host &host, Item item) { host.world().items.remove(item); }),
    def("GetItemTypeId", [](Host &host, Item item) { return std::int32_t(host.world().items.rawcode(item)); }),
    def("GetItemX", [](Host &host, Item item) { return host.world().x(item); }),
    def("GetItemY", [](Host &host, Item item) { return host.world().y(item); }),
    def("SetItemPosition",
        [](Host &host, Item item, float x, float y) { host.world().items.set_position(item, x, y); }),
    def("GetItemName", [](Host &host, Item item) { return host.translate(host.world().items.name(item)); }),
    def("GetItemLevel",
        [](Host &host, Item item) { return item ? std::int32_t(host.world().items.type(item).level) : 0; }),
    def("GetItemType",
        [](Host &host, Item item) {
          return Constant<"itemtype">{item ? class_number(host.world().items.type(item)) : 7};
        }),
    def("GetItemCharges", [](Host &host, Item item) { return host.world().items.row(item).charges; }),
    def("SetItemCharges",
        [](Host &host, Item item, std::int32_t charges) { host.world().items.set_charges(item, charges); }),
    def("GetItemUserData", [](Host &host, Item item) { return host.world().items.row(item).user_data; }),
    def("SetItemUserData",
        [](Host &host, Item item, std::int32_t value) {
          if (ItemRow *row = host.world().items.edit(item)) row->user_data = value;
        }),
    def("GetItemPlayer",
        [](Host &host, Item item) { return Player{item ? std::int32_t(host.world().items.row(item).player) : -1}; }),
    def("SetItemPlayer",
        [](Host &host, Item item, Player player, bool) {
          ItemRow *row = host.world().items.edit(item);
          if (row && player) row->player = std::uint8_t(player.number);
        }),
    def("SetItemDropID", [](Host &, Item, std::int32_t) {}),  // who drops it in the editor: nothing asks
    def("SetItemVisible", [](Host &host, Item item, bool on) { host.world().items.show(item, on); }),
    def("IsItemVisible", [](Host &host, Item item) { return visible(host, item); }),
    def("IsItemOwned", [](Host &host, Item item) { return bool(host.world().items.row(item).carrier); }),
    def("SetItemDroppable", kSetFlag<kItemDroppable>),
    def("SetItemDropOnDeath", kSetFlag<kItemDropsOnDeath>),
    def("SetItemInvulnerable", kSetFlag<kItemInvulnerable>),
    def("IsItemInvulnerable", kHasFlag<kItemInvulnerable>),
    def("SetItemPawnable", kSetFlag<kItemPawnable>),
    def("IsItemPawnable", kHasFlag<kItemPawnable>),
    def("IsItemSellable", [](Host &host, Item item) { return item && host.world().items.type(item).gold > 0; }),
    def("IsItemPowerup", [](Host &host, Item item) { return item && host.world().items.type(item).powerup; }),
    def("IsItemIdPowerup",
        [](Host &host, std::int32_t type) { return host.world().types.item(std::uint32_t(type)).powerup; }),
    def("IsItemIdSellable",
        [](Host &host, std::int32_t type) { return host.world().types.item(std::uint32_t(type)).gold > 0; }),
    def("IsItemIdPawnable",
        [](Host &host, std::int32_t type) { return host.world().types.item(std::uint32_t(type)).pawnable; }),
    def("ChooseRandomItem", [](Host &host, std::int32_t level) { return choose(host, 8, level); }),
    def("ChooseRandomItemEx",
        [](Host &host, Constant<"itemtype"> type, std::int32_t level) { return choose(host, type.value, level); }),

    def("UnitAddItem", [](Host &host, Unit unit, Item item) { return host.world().items.add(unit, item); }),
    def("UnitAddItemById",
        [](Host &host, Unit unit, std::int32_t type) {
          return item_of(host, host.world().items.add_new(unit, std::uint32_t(type)));
        }),
    def("UnitAddItemToSlotById",
        [](Host &host, Unit unit, std::int32_t type, std::int32_t slot) {
          return host.world().items.add_new_to_slot(unit, std::uint32_t(type), slot);
        }),
    def("UnitRemoveItem", [](Host &host, Unit unit, Item item) { host.world().items.take(unit, item); }),
    def("UnitRemoveItemFromSlot",
        [](Host &host, Unit unit, std::int32_t slot) {
          return item_of(host, host.world().items.take_slot(unit, slot));
        }),
    def("UnitHasItem", [](Host &host, Unit unit, Item item) { return host.world().items.has(unit, item); }),
    def("UnitItemInSlot",
        [](Host &host, Unit unit, std::int32_t slot) { return item_of(host, host.world().items.in_slot(unit, slot)); }),
    def("UnitInventorySize",
        [](Host &host, Unit unit) { return std::int32_t(host.world().items.inventory_size(unit)); }),
    def("UnitDropItemPoint",
        [](Host &host, Unit unit, Item item, float x, float y) { return host.world().items.drop(unit, item, x, y); }),
    def("UnitDropItemSlot", [](Host &host, Unit unit, Item item,
                               std::int32_t slot) { return host.world().items.move_to_slot(unit, item, slot); }),
    def("UnitDropItemTarget",
        [](Host &host, Unit unit, Item item, Widget target) { return host.world().items.give(unit, item, target); }),
    def("UnitUseItem", [](Host &host, Unit unit, Item item) { return host.world().items.use(unit, item); }),
    def("UnitUseItemTarget",
        [](Host &host, Unit unit, Item item, Widget target) { return host.world().items.use(unit, item, target); }),

    def("EnumItemsInRect",
        [](Host &host, Rect rect, Boolexpr filter, Code action) {
          const RectRow *row = host.world().regions.rect(RectRef::from(rect.ref));
          if (!row) return;
          const EnumData outer = host.enums;
          for (const Entity item : host.world().items.in_rect(row->min_x, row->min_y, row->max_x, row->max_y)) {
            if (!host.world().items.exists(item)) continue;
            host.enums.filter_item = item;
            if (!host.test(filter.ref)) continue;
            host.enums.item = item;
            if (action.value != 0) host.call(action.value);
          }
          host.enums = outer;
        }),
    def("GetEnumItem", [](Host &host) { return item_of(host, host.enums.item); }),
    def("GetFilterItem", [](Host &host) { return item_of(host, host.enums.filter_item); }),
};

}  // namespace

std::span<const NativeEntry> item_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
