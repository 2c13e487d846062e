// Items: on the ground or in one of six slots.
//
// An item has one home: the ground (no carrier), or one slot of one carrier, and both sides say so.
#pragma once

#include <string_view>
#include <vector>

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;
struct ItemType;

class Items {
 public:
  explicit Items(World &world) : world_(world) {}

  Entity create(std::uint32_t rawcode, float x, float y);
  void remove(Entity item);  // at once out of its slot, freed in the removals phase
  void kill(Entity item, Entity killer = {});
  bool exists(Entity item) const;
  const ItemType &type(Entity item) const;
  std::uint32_t rawcode(Entity item) const;
  std::string_view name(Entity item) const;
  const ItemRow &row(Entity item) const;
  ItemRow *edit(Entity item);                        // charges, flags, user data
  void set_position(Entity item, float x, float y);  // out of its slot to the ground
  void show(Entity item, bool shown);
  void set_charges(Entity item, int charges);

  int inventory_size(Entity unit) const;
  Entity in_slot(Entity unit, int slot) const;
  int free_slot(Entity unit) const;  // -1 when full
  bool has(Entity unit, Entity item) const;
  // Into the first free slot. An item that another unit carries moves over as it is: same entity,
  // no drop. A power-up is used at once. False when there is no room; the item stays where it was.
  bool add(Entity unit, Entity item);
  Entity add_new(Entity unit, std::uint32_t rawcode);  // UnitAddItemById: at its feet when full
  bool add_new_to_slot(Entity unit, std::uint32_t rawcode, int slot);
  // Restoring: exactly this slot, no event, no use.
  Entity put_silently(Entity unit, std::uint32_t rawcode, int slot, int charges);
  bool drop(Entity unit, Entity item, float x, float y);  // fires item_dropped
  // UnitRemoveItem and its kin: out of the slot to the carrier's feet.
  bool take(Entity unit, Entity item);
  Entity take_slot(Entity unit, int slot);
  // Out of the slot and nowhere: hidden, still naming its last carrier, until a script places it.
  void detach(Entity item);
  bool move_to_slot(Entity unit, Entity item, int slot);  // swaps
  bool give(Entity unit, Entity item, Entity receiver);
  // nullptr when it can be used now, else the line for the player.
  const char *why_not_use(Entity unit, Entity item) const;
  bool use(Entity unit, Entity item, Entity target = {});

  std::vector<Entity> in_rect(float min_x, float min_y, float max_x, float max_y) const;  // on the ground

  // The carrier goes for good: what it carries or still names it goes with it (no drop, no event).
  void release_inventory(Entity unit);
  void drop_all(Entity unit);  // at a death where items fall

 private:
  bool store(Entity unit, Entity item, int slot);
  void unlink(Entity item);
  bool apply_use(Entity unit, const ItemType &type);
  void consume(Entity item);
  World &world_;
};

}  // namespace openrealm::wc3
