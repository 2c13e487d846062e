#include "modules/wc3/world/items.h"

#include <fmt/format.h>

#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {

bool Items::exists(Entity item) const {
  return world_.exists(item) && world_.state.item.alive(item.row);
}
std::uint32_t Items::rawcode(Entity item) const {
  return exists(item) ? world_.state.entity[item.row].type.value : 0;
}
const ItemType &Items::type(Entity item) const {
  return world_.types.item(rawcode(item));
}
std::string_view Items::name(Entity item) const {
  return exists(item) ? std::string_view(type(item).name) : "";
}
const ItemRow &Items::row(Entity item) const {
  return world_.state.item[exists(item) ? item.row : 0];
}
ItemRow *Items::edit(Entity item) {
  return exists(item) ? &world_.state.item.mut(item.row) : nullptr;
}

Entity Items::create(std::uint32_t rawcode, float x, float y) {
  const ItemType &its = world_.types.item(rawcode);
  const Entity made = world_.make_entity(EntityKind::item, rawcode, kNeutralPassive, x, y, 0);
  if (!made) return {};
  if (!world_.state.item.alloc(made.row)) {
    world_.remove_later(made);
    return {};
  }
  ItemRow &item = world_.state.item.mut(made.row);
  item.life = its.life;
  item.charges = its.charges;
  item.player = kNeutralPassive;
  item.flags = std::uint16_t((its.droppable ? kItemDroppable : 0) | (its.pawnable ? kItemPawnable : 0) |
                             (its.drops_on_death ? kItemDropsOnDeath : 0));
  return made;
}

// Out of its slot, on both sides.
void Items::unlink(Entity item) {
  const Entity carrier = row(item).carrier;
  if (!carrier) return;
  ItemRow &its = *edit(item);
  if (world_.exists(carrier) && world_.state.inventory.alive(carrier.row)) {
    InventoryRow &inventory = world_.state.inventory.mut(carrier.row);
    if (inventory.slots[its.slot] == item) inventory.slots[its.slot] = {};
  }
  its.carrier = {};
  its.slot = 0;
  world_.units.refresh_stats(carrier);
}

void Items::remove(Entity item) {
  if (!exists(item)) return;
  unlink(item);
  edit(item)->last_carrier = {};
  world_.remove_later(item);
}

void Items::kill(Entity item, Entity killer) {
  if (!exists(item) || world_.state.entity[item.row].flags & kRemoving) return;
  unlink(item);
  edit(item)->life = 0;
  world_.events.widget_died(item, killer);
  remove(item);
}

void Items::set_position(Entity item, float x, float y) {
  if (!exists(item) || world_.state.entity[item.row].flags & kRemoving) return;
  unlink(item);
  edit(item)->last_carrier = {};
  world_.place(item.row, x, y);
  show(item, true);
}

void Items::show(Entity item, bool shown) {
  if (!exists(item) || (shown && row(item).carrier)) return;
  std::uint16_t &flags = world_.state.entity.mut(item.row).flags;
  if (flags & kRemoving) return;
  flags = std::uint16_t(shown ? flags & ~kHidden : flags | kHidden);
}

void Items::set_charges(Entity item, int charges) {
  if (ItemRow *its = edit(item)) its->charges = std::max(charges, 0);
}

int Items::inventory_size(Entity unit) const {
  return world_.units.exists(unit) ? int(world_.state.inventory[unit.row].size) : 0;
}

Entity Items::in_slot(Entity unit, int slot) const {
  if (slot < 0 || slot >= inventory_size(unit)) return {};
  return world_.state.inventory[unit.row].slots[slot];
}

int Items::free_slot(Entity unit) const {
  for (int slot = 0; slot < inventory_size(unit); ++slot)
    if (!in_slot(unit, slot)) return slot;
  return -1;
}

bool Items::has(Entity unit, Entity item) const {
  return exists(item) && unit && row(item).carrier == unit;
}

// Writes both sides; the slot is free and the item has no carrier.
bool Items::store(Entity unit, Entity item, int slot) {
  if (slot < 0 || slot >= inventory_size(unit)) return false;
  world_.state.inventory.mut(unit.row).slots[slot] = item;
  ItemRow &its = *edit(item);
  its.carrier = unit;
  its.last_carrier = {};
  its.slot = std::uint8_t(slot);
  std::uint16_t &flags = world_.state.entity.mut(item.row).flags;
  flags = std::uint16_t(flags | kHidden);
  world_.units.refresh_stats(unit);
  return true;
}

bool Items::add(Entity unit, Entity item) {
  if (!world_.units.alive(unit) || !exists(item) || world_.state.entity[item.row].flags & kRemoving) return false;
  if (has(unit, item)) return true;
  const ItemType &its_type = type(item);
  if (its_type.powerup) {
    if (inventory_size(unit) == 0) return false;
    unlink(item);
    world_.events.unit_event({.event = UnitEvent::item_picked_up, .unit = unit, .other = item});
    if (world_.units.alive(unit) && exists(item) && apply_use(unit, its_type)) {
      world_.events.unit_event({.event = UnitEvent::item_used, .unit = unit, .other = item});
    }
    consume(item);
    return true;
  }
  const int slot = free_slot(unit);
  if (slot < 0) return false;
  unlink(item);
  if (!store(unit, item, slot)) return false;
  world_.narrate(fmt::format("{} takes {}", world_.units.name(unit), name(item)));
  world_.events.unit_event({.event = UnitEvent::item_picked_up, .unit = unit, .other = item});
  return true;
}

Entity Items::add_new(Entity unit, std::uint32_t rawcode) {
  if (!world_.units.exists(unit)) return {};
  const Entity item = create(rawcode, world_.x(unit), world_.y(unit));
  if (item) add(unit, item);
  return item;
}

bool Items::add_new_to_slot(Entity unit, std::uint32_t rawcode, int slot) {
  if (slot < 0 || slot >= inventory_size(unit) || in_slot(unit, slot) || !world_.units.alive(unit)) return false;
  const Entity item = create(rawcode, world_.x(unit), world_.y(unit));
  if (!item) return false;
  store(unit, item, slot);
  world_.events.unit_event({.event = UnitEvent::item_picked_up, .unit = unit, .other = item});
  return true;
}

Entity Items::put_silently(Entity unit, std::uint32_t rawcode, int slot, int charges) {
  if (slot < 0 || slot >= inventory_size(unit) || in_slot(unit, slot)) return {};
  const Entity item = create(rawcode, world_.x(unit), world_.y(unit));
  if (!item || !store(unit, item, slot)) return {};
  edit(item)->charges = charges;
  return item;
}

bool Items::drop(Entity unit, Entity item, float x, float y) {
  if (!has(unit, item)) return false;
  unlink(item);
  edit(item)->last_carrier = {};
  if (!world_.grid.fits(x, y, 0)) {
    x = world_.x(unit);
    y = world_.y(unit);
  }
  world_.place(item.row, x, y);
  show(item, true);
  world_.events.unit_event({.event = UnitEvent::item_dropped, .unit = unit, .other = item});
  return true;
}

bool Items::take(Entity unit, Entity item) {
  if (!has(unit, item)) return false;
  // A carrier that is leaving the world drops nothing into it.
  if (world_.state.entity[unit.row].flags & kRemoving) {
    detach(item);
    return true;
  }
  return drop(unit, item, world_.x(unit), world_.y(unit));
}

Entity Items::take_slot(Entity unit, int slot) {
  const Entity item = in_slot(unit, slot);
  return item && take(unit, item) ? item : Entity{};
}

void Items::detach(Entity item) {
  const Entity carrier = row(item).carrier;
  if (!carrier) return;
  unlink(item);
  edit(item)->last_carrier = carrier;
  show(item, false);
}

bool Items::move_to_slot(Entity unit, Entity item, int slot) {
  if (!has(unit, item) || slot < 0 || slot >= inventory_size(unit)) return false;
  InventoryRow &inventory = world_.state.inventory.mut(unit.row);
  ItemRow &its = *edit(item);
  const Entity other = inventory.slots[slot];
  inventory.slots[its.slot] = other;
  if (other) edit(other)->slot = its.slot;
  inventory.slots[slot] = item;
  its.slot = std::uint8_t(slot);
  return true;
}

bool Items::give(Entity unit, Entity item, Entity receiver) {
  if (!has(unit, item) || !world_.units.alive(receiver)) return false;
  if (free_slot(receiver) < 0) return false;
  world_.events.unit_event({.event = UnitEvent::item_dropped, .unit = unit, .other = item});
  return has(unit, item) && add(receiver, item);
}

const char *Items::why_not_use(Entity unit, Entity item) const {
  if (!world_.units.alive(unit) || !has(unit, item)) return "That item is not carried.";
  const ItemType &its_type = type(item);
  if (its_type.use == ItemUse::none) return "That item can't be used.";
  if (its_type.charges > 0 && row(item).charges <= 0) return "No charges remain.";
  const UnitRow &its = world_.units.row(unit);
  if (its_type.use == ItemUse::heal && its.life >= its.max_life) return "Already at full health.";
  if (its_type.use == ItemUse::restore_mana && its.mana >= its.max_mana) return "Already at full mana.";
  return nullptr;
}

bool Items::use(Entity unit, Entity item, Entity) {
  if (why_not_use(unit, item)) return false;
  const ItemType &its_type = type(item);
  if (!apply_use(unit, its_type)) return false;
  world_.narrate(fmt::format("{} uses {}", world_.units.name(unit), its_type.name));
  bool used_up = false;
  if (its_type.charges > 0) {
    ItemRow &its = *edit(item);
    its.charges = std::max(0, its.charges - 1);
    used_up = its.charges == 0 && its_type.perishable;
  }
  if (used_up) {
    // It leaves the slot now, but its handle lives until this tick's events have ended.
    detach(item);
    edit(item)->flags |= kItemConsumed;
  }
  world_.events.unit_event({.event = UnitEvent::item_used, .unit = unit, .other = item});
  if (used_up) consume(item);
  return true;
}

bool Items::apply_use(Entity unit, const ItemType &its) {
  switch (its.use) {
    case ItemUse::heal:
      world_.units.heal(unit, its.amount);
      return true;
    case ItemUse::restore_mana:
      world_.units.set_state(unit, kUnitMana, world_.units.state(unit, kUnitMana) + its.amount);
      return true;
    case ItemUse::regenerate:
      world_.abilities.add_buff(unit, BuffKind::regeneration, its.rawcode, its.seconds,
                                its.seconds > 0 ? its.amount / its.seconds : 0, 1);
      return true;
    case ItemUse::invulnerable:
      world_.abilities.add_buff(unit, BuffKind::invulnerable, its.rawcode, its.seconds, 0, 1);
      return true;
    case ItemUse::attribute:
      for (const auto &[which, amount] : {std::pair{1, its.strength}, {2, its.agility}, {3, its.intelligence}})
        if (amount) world_.heroes.set_attribute(unit, which, world_.heroes.attribute(unit, which, false) + amount);
      return true;
    case ItemUse::experience:
      world_.heroes.add_experience(unit, int(its.amount));
      return true;
    case ItemUse::level:
      world_.heroes.set_level(unit, world_.heroes.level(unit) + int(its.amount));
      return true;
    case ItemUse::max_life:
      world_.units.set_max_life(unit, world_.units.state(unit, kUnitMaxLife) + its.amount);
      world_.units.heal(unit, its.amount);
      return true;
    case ItemUse::gold:
      world_.players.add_state(world_.units.owner(unit), kPlayerGold, int(its.amount));
      return true;
    case ItemUse::none:
      return false;
  }
  return false;
}

void Items::consume(Entity item) {
  if (!exists(item)) return;
  unlink(item);
  edit(item)->flags |= kItemConsumed;
  world_.remove_later(item);
}

std::vector<Entity> Items::in_rect(float min_x, float min_y, float max_x, float max_y) const {
  const float cx = (min_x + max_x) * 0.5f, cy = (min_y + max_y) * 0.5f;
  std::vector<Entity> found = world_.near(EntityKind::item, cx, cy, std::max(max_x - min_x, max_y - min_y) * 0.5f);
  std::erase_if(found, [&](Entity item) {
    const float x = world_.x(item), y = world_.y(item);
    return row(item).carrier || world_.state.entity[item.row].flags & kHidden || x < min_x || x > max_x || y < min_y ||
           y > max_y;
  });
  return found;
}

// A consumed item that events still hold keeps living until its own removal, but forgets the unit.
void Items::release_inventory(Entity unit) {
  for (const std::uint32_t item_row : world_.state.item.rows()) {
    const ItemRow &its = world_.state.item[item_row];
    if (its.carrier != unit && its.last_carrier != unit) continue;
    const Entity item = world_.entity_of(item_row);
    const bool consumed = its.flags & kItemConsumed;
    unlink(item);
    world_.state.item.mut(item_row).last_carrier = {};
    if (!consumed) world_.remove_later(item);
  }
}

void Items::drop_all(Entity unit) {
  for (int slot = 0; slot < inventory_size(unit); ++slot) {
    const Entity item = in_slot(unit, slot);
    if (item && row(item).flags & kItemDropsOnDeath) drop(unit, item, world_.x(unit), world_.y(unit));
  }
}

}  // namespace openrealm::wc3
