// The plain attributes of units, and finding them.
#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

// UNIT_TYPE numbers.
enum UnitTypeNumber {
  kTypeHero = 0,
  kTypeDead = 1,
  kTypeStructure = 2,
  kTypeFlying = 3,
  kTypeGround = 4,
  kTypeMelee = 7,
  kTypeRanged = 8,
  kTypeSummoned = 10,
  kTypeStunned = 11,
  kTypePeon = 16,
  kTypeTownHall = 18,
  kTypeSleeping = 23
};

}  // namespace

UnitRow *Units::edit(Entity unit) {
  return exists(unit) ? &world_.state.unit.mut(unit.row) : nullptr;
}
const UnitRow &Units::row(Entity unit) const {
  return world_.state.unit[exists(unit) ? unit.row : 0];
}
const FightRow &Units::fight(Entity unit) const {
  return world_.state.fight[exists(unit) ? unit.row : 0];
}
FightRow *Units::edit_fight(Entity unit) {
  return exists(unit) ? &world_.state.fight.mut(unit.row) : nullptr;
}

bool Units::flag(Entity unit, std::uint32_t mask) const {
  return (row(unit).flags & mask) != 0;
}

void Units::set_flag(Entity unit, std::uint32_t mask, bool on) {
  if (UnitRow *unit_row = edit(unit)) unit_row->flags = on ? unit_row->flags | mask : unit_row->flags & ~mask;
}

bool Units::hidden(Entity unit) const {
  return exists(unit) && world_.state.entity[unit.row].flags & kHidden;
}

void Units::show(Entity unit, bool shown) {
  if (!exists(unit) || hidden(unit) != shown) return;
  EntityRow &entity = world_.state.entity.mut(unit.row);
  if (entity.flags & kRemoving) return;
  entity.flags = std::uint16_t(shown ? entity.flags & ~kHidden : entity.flags | kHidden);
  if (shown) return;
  world_.selection.forget(unit);
  world_.events.unit_event({.event = UnitEvent::hidden, .unit = unit});
}

void Units::pause(Entity unit, bool paused) {
  set_flag(unit, kUnitPaused, paused);
}

void Units::set_timed_life(Entity unit, float seconds) {
  if (UnitRow *unit_row = edit(unit)) unit_row->timed_life = std::max(seconds, 0.0f);
}

void Units::suspend_decay(Entity unit, bool suspended) {
  set_flag(unit, kUnitDecaySuspended, suspended);
}

bool Units::is_type(Entity unit, int number) const {
  if (!exists(unit) || number < 0 || number > 31) return false;
  const UnitRow &its = row(unit);
  const UnitType &described = type(unit);
  if (((its.added_types | described.type_flags) >> number) & 1u) return true;
  switch (number) {
    case kTypeHero:
      return its.flags & kUnitHero;
    case kTypeDead:
      return its.flags & kUnitDead;
    case kTypeStructure:
      return its.flags & kUnitStructure;
    case kTypeFlying:
      return described.move == MoveKind::fly;
    case kTypeGround:
      return described.move != MoveKind::fly;
    case kTypeMelee:
      return described.attacks() && !described.ranged();
    case kTypeRanged:
      return described.attacks() && described.ranged();
    case kTypeSummoned:
      return its.flags & kUnitSummoned;
    case kTypeStunned:
      return its.stunned > 0;
    case kTypePeon:
      return described.worker;
    case kTypeTownHall:
      return described.town_hall;
    case kTypeSleeping:
      return its.flags & kUnitSleeping;
    default:
      return false;
  }
}

void Units::add_type(Entity unit, int number, bool on) {
  UnitRow *unit_row = edit(unit);
  if (!unit_row || number < 0 || number > 31) return;
  const std::uint32_t mask = 1u << number;
  unit_row->added_types = on ? unit_row->added_types | mask : unit_row->added_types & ~mask;
}

int Units::level(Entity unit) const {
  return world_.heroes.is_hero(unit) ? world_.heroes.level(unit) : int(row(unit).level);
}

std::string_view Units::name(Entity unit) const {
  return exists(unit) ? std::string_view(type(unit).name) : "";
}

std::uint8_t Units::colour(Entity unit) const {
  const std::int8_t override_colour = row(unit).colour;
  return override_colour >= 0 ? std::uint8_t(override_colour) : world_.players.row(owner(unit)).colour;
}

void Units::set_colour(Entity unit, int new_colour) {
  if (UnitRow *unit_row = edit(unit)) unit_row->colour = std::int8_t(std::clamp(new_colour, -1, 127));
}

std::vector<Entity> Units::all() const {
  std::vector<Entity> found;
  for (const std::uint32_t unit_row : world_.state.unit.rows())
    if (!(world_.state.entity[unit_row].flags & kRemoving)) found.push_back(world_.entity_of(unit_row));
  return found;
}

std::vector<Entity> Units::of_player(std::uint32_t player) const {
  std::vector<Entity> found = all();
  std::erase_if(found, [&](Entity unit) { return owner(unit) != player; });
  return found;
}

std::vector<Entity> Units::of_type(std::uint32_t code) const {
  std::vector<Entity> found = all();
  std::erase_if(found, [&](Entity unit) { return rawcode(unit) != code; });
  return found;
}

std::vector<Entity> Units::in_range(float cx, float cy, float radius) const {
  std::vector<Entity> found = world_.near(EntityKind::unit, cx, cy, radius);
  std::erase_if(found, [&](Entity unit) {
    const float dx = x(unit) - cx, dy = y(unit) - cy;
    return dx * dx + dy * dy > radius * radius;
  });
  return found;
}

std::vector<Entity> Units::in_rect(float min_x, float min_y, float max_x, float max_y) const {
  const float cx = (min_x + max_x) * 0.5f, cy = (min_y + max_y) * 0.5f;
  std::vector<Entity> found = world_.near(EntityKind::unit, cx, cy, std::max(max_x - min_x, max_y - min_y) * 0.5f);
  std::erase_if(found,
                [&](Entity unit) { return x(unit) < min_x || x(unit) > max_x || y(unit) < min_y || y(unit) > max_y; });
  return found;
}

void Units::tick() {
  const std::uint32_t high = world_.state.unit.high();
  for (std::uint32_t unit_row = 1; unit_row < high; ++unit_row) {
    if (!world_.state.unit.alive(unit_row) || world_.state.entity[unit_row].flags & kRemoving) continue;
    if (world_.state.unit[unit_row].flags & kUnitDead)
      decay(unit_row);
    else
      regenerate(unit_row);
  }
}

void Units::regenerate(std::uint32_t unit_row) {
  const Entity unit = world_.entity_of(unit_row);
  const UnitRow &now = world_.state.unit[unit_row];
  if (now.stunned > 0) world_.state.unit.mut(unit_row).stunned = std::max(0.0f, now.stunned - kTickSeconds);
  if (now.flags & kUnitBuilding) return;
  if (now.life_regen != 0 && now.life < now.max_life)
    set_state(unit, kUnitLife, now.life + now.life_regen * kTickSeconds);
  if (alive(unit) && now.mana_regen != 0 && now.mana < now.max_mana)
    set_state(unit, kUnitMana, now.mana + now.mana_regen * kTickSeconds);
  if (!alive(unit) || now.timed_life <= 0 || now.flags & kUnitPaused) return;
  const float left = now.timed_life - kTickSeconds;
  world_.state.unit.mut(unit_row).timed_life = std::max(left, 0.0f);
  if (left <= 0) kill(unit);
}

void Units::decay(std::uint32_t unit_row) {
  if (!world_.state.corpse.alive(unit_row) || world_.state.unit[unit_row].flags & (kUnitHero | kUnitDecaySuspended))
    return;
  CorpseRow &corpse = world_.state.corpse.mut(unit_row);
  corpse.left -= kTickSeconds;
  if (corpse.left > 0) return;
  const Entity unit = world_.entity_of(unit_row);
  world_.events.unit_event({.event = UnitEvent::decay, .unit = unit});
  world_.remove_later(unit);
}

}  // namespace openrealm::wc3
