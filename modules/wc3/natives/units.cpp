#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

constexpr std::uint32_t kUsualCrowd = 200;
constexpr std::uint64_t kCostOfOne = 8;  // instructions

Entity make(Host &host, Player owner, std::int32_t type, float x, float y, float facing) {
  if (!owner) return {};
  // Placing a unit in a crowd is work that counts; the units of a usual map cost nothing.
  Movement &movement = host.world().movement;
  movement.crowd = 0;
  const Entity made = host.world().units.create(
      {.player = owner.index(), .rawcode = std::uint32_t(type), .x = x, .y = y, .facing = facing});
  if (movement.crowd > kUsualCrowd) host.vm().charge(movement.crowd * kCostOfOne);
  return made;
}

Entity make_at(Host &host, Player owner, std::int32_t type, Location place, float facing) {
  const LocationRow *row = host.tables.location.get(place.ref);
  return row ? make(host, owner, type, row->x, row->y, facing) : Entity{};
}

// A unit's type by the name that its type has in the data, or by its rawcode as text.
std::int32_t unit_type_named(Host &host, std::string_view name) {
  for (const std::uint32_t rawcode : host.world().types.unit_rawcodes())
    if (host.world().types.unit(rawcode).name == name || rawcode_text(rawcode) == name) return std::int32_t(rawcode);
  return 0;
}

bool near(Host &host, Unit unit, float x, float y, float distance) {
  if (!unit) return false;
  const float dx = host.world().units.x(unit) - x, dy = host.world().units.y(unit) - y;
  return dx * dx + dy * dy <= distance * distance;
}

float widget_life(Host &host, Widget widget) {
  World &world = host.world();
  switch (world.kind(widget)) {
    case EntityKind::unit:
      return world.units.state(widget, kUnitLife);
    case EntityKind::item:
      return world.items.row(widget).life;
    case EntityKind::destructable:
      return world.destructables.row(widget).life;
    default:
      return 0;
  }
}

void set_widget_life(Host &host, Widget widget, float life) {
  World &world = host.world();
  switch (world.kind(widget)) {
    case EntityKind::unit:
      world.units.set_state(widget, kUnitLife, life);
      break;
    case EntityKind::item:
      if (life < kDeadlyLife)
        world.items.kill(widget);
      else if (ItemRow *row = world.items.edit(widget))
        row->life = life;
      break;
    case EntityKind::destructable:
      world.destructables.set_life(widget, life);
      break;
    default:
      break;
  }
}

constexpr NativeEntry kNatives[] = {
    def("CreateUnit", [](Host &host, Player owner, std::int32_t type, float x, float y,
                         float facing) { return unit_of(host, make(host, owner, type, x, y, facing)); }),
    def("BlzCreateUnitWithSkin", [](Host &host, Player owner, std::int32_t type, float x, float y, float facing,
                                    std::int32_t) { return unit_of(host, make(host, owner, type, x, y, facing)); }),
    def("CreateUnitByName",
        [](Host &host, Player owner, std::string_view name, float x, float y, float facing) {
          const std::int32_t type = unit_type_named(host, name);
          return unit_of(host, type ? make(host, owner, type, x, y, facing) : Entity{});
        }),
    def("CreateUnitAtLoc", [](Host &host, Player owner, std::int32_t type, Location place,
                              float facing) { return unit_of(host, make_at(host, owner, type, place, facing)); }),
    def("CreateUnitAtLocByName",
        [](Host &host, Player owner, std::string_view name, Location place, float facing) {
          const std::int32_t type = unit_type_named(host, name);
          return unit_of(host, type ? make_at(host, owner, type, place, facing) : Entity{});
        }),
    def("CreateCorpse",
        [](Host &host, Player owner, std::int32_t type, float x, float y, float facing) {
          if (!owner) return Unit{};
          return unit_of(host, host.world().units.create_corpse(owner.index(), std::uint32_t(type), x, y, facing));
        }),
    def("CreateBlightedGoldmine",
        [](Host &host, Player owner, float x, float y, float facing) {
          return unit_of(host, make(host, owner, std::int32_t(rawcode("ugol")), x, y, facing));
        }),
    def("KillUnit", [](Host &host, Unit unit) { host.world().units.kill(unit); }),
    def("RemoveUnit", [](Host &host, Unit unit) { host.world().units.remove(unit); }),
    def("ShowUnit", [](Host &host, Unit unit, bool on) { host.world().units.show(unit, on); }),
    def("IsUnitHidden", [](Host &host, Unit unit) { return unit && host.world().units.hidden(unit); }),
    def("PauseUnit", [](Host &host, Unit unit, bool on) { host.world().units.pause(unit, on); }),
    def("IsUnitPaused", [](Host &host, Unit unit) { return unit && host.world().units.flag(unit, kUnitPaused); }),

    def("GetUnitTypeId", [](Host &host, Unit unit) { return std::int32_t(host.world().units.rawcode(unit)); }),
    def("GetUnitName", [](Host &host, Unit unit) { return host.translate(host.world().units.name(unit)); }),
    def("GetOwningPlayer",
        [](Host &host, Unit unit) { return Player{unit ? std::int32_t(host.world().units.owner(unit)) : -1}; }),
    def("SetUnitOwner",
        [](Host &host, Unit unit, Player player, bool colour) {
          if (player) host.world().units.set_owner(unit, player.index(), colour);
        }),
    def("IsUnitOwnedByPlayer",
        [](Host &host, Unit unit, Player player) {
          return unit && std::int32_t(host.world().units.owner(unit)) == player.number;
        }),
    def("IsUnitAlly",
        [](Host &host, Unit unit, Player player) {
          return unit && player && host.world().players.is_ally(host.world().units.owner(unit), player.index());
        }),
    def("IsUnitEnemy",
        [](Host &host, Unit unit, Player player) {
          return unit && player && host.world().players.is_enemy(host.world().units.owner(unit), player.index());
        }),
    def("IsUnitInForce",
        [](Host &host, Unit unit, Force force) {
          const ForceRow *row = host.tables.force.get(force.ref);
          return row && unit && (row->players >> host.world().units.owner(unit) & 1) != 0;
        }),
    def("IsUnit", [](Host &, Unit unit, Unit other) { return unit && unit.ref.row == other.ref.row; }),
    def("SetUnitColor", [](Host &host, Unit unit,
                           Constant<"playercolor"> colour) { host.world().units.set_colour(unit, colour.value); }),

    def("GetUnitX", [](Host &host, Unit unit) { return host.world().units.x(unit); }),
    def("GetUnitY", [](Host &host, Unit unit) { return host.world().units.y(unit); }),
    def("GetUnitFacing", [](Host &host, Unit unit) { return host.world().units.facing(unit); }),
    def("SetUnitX",
        [](Host &host, Unit unit, float x) {
          if (unit) host.world().units.set_xy(unit, x, host.world().units.y(unit));
        }),
    def("SetUnitY",
        [](Host &host, Unit unit, float y) {
          if (unit) host.world().units.set_xy(unit, host.world().units.x(unit), y);
        }),
    def("SetUnitPosition",
        [](Host &host, Unit unit, float x, float y) { host.world().units.set_position(unit, x, y); }),
    def("SetUnitPositionLoc",
        [](Host &host, Unit unit, Location place) {
          if (const LocationRow *row = host.tables.location.get(place.ref))
            host.world().units.set_position(unit, row->x, row->y);
        }),
    def("SetUnitFacing", [](Host &host, Unit unit, float angle) { host.world().units.set_facing(unit, angle); }),
    def("SetUnitFacingTimed",
        [](Host &host, Unit unit, float angle, float) { host.world().units.set_facing(unit, angle); }),
    def("IsUnitInRangeXY",
        [](Host &host, Unit unit, float x, float y, float distance) { return near(host, unit, x, y, distance); }),
    def("IsUnitInRangeLoc",
        [](Host &host, Unit unit, Location place, float distance) {
          const LocationRow *row = host.tables.location.get(place.ref);
          return row && near(host, unit, row->x, row->y, distance);
        }),
    def("IsUnitInRange",
        [](Host &host, Unit unit, Unit other, float distance) {
          return other && near(host, unit, host.world().units.x(other), host.world().units.y(other), distance);
        }),

    def("GetWidgetX", [](Host &host, Widget widget) { return host.world().x(widget); }),
    def("GetWidgetY", [](Host &host, Widget widget) { return host.world().y(widget); }),
    def("GetWidgetLife", [](Host &host, Widget widget) { return widget_life(host, widget); }),
    def("SetWidgetLife", [](Host &host, Widget widget, float life) { set_widget_life(host, widget, life); }),

    def("UnitId", [](Host &host, std::string_view name) { return unit_type_named(host, name); }),
    def("UnitId2String",
        [](Host &host, std::int32_t type) -> std::string_view {
          if (!host.world().types.knows_unit(std::uint32_t(type))) return {};
          return host.world().types.unit(std::uint32_t(type)).name;
        }),
    def("GetObjectName",
        [](Host &host, std::int32_t type) -> std::string_view {
          TypeBook &types = host.world().types;
          const std::uint32_t code = std::uint32_t(type);
          if (types.knows_unit(code)) return types.unit(code).name;
          if (types.knows_item(code)) return types.item(code).name;
          if (types.knows_ability(code)) return types.ability(code).name;
          return "Default string";
        }),
    def("IsHeroUnitId", [](Host &, std::int32_t type) { return type >> 24 >= 'A' && type >> 24 <= 'Z'; }),
    def("GetFoodUsed",
        [](Host &host, std::int32_t type) { return host.world().types.unit(std::uint32_t(type)).food_used; }),
    def("GetFoodMade",
        [](Host &host, std::int32_t type) { return host.world().types.unit(std::uint32_t(type)).food_made; }),
    def("GetUnitFoodUsed", [](Host &host, Unit unit) { return unit ? host.world().units.type(unit).food_used : 0; }),
    def("GetUnitFoodMade", [](Host &host, Unit unit) { return unit ? host.world().units.type(unit).food_made : 0; }),
    def("GetUnitPointValue",
        [](Host &host, Unit unit) { return unit ? host.world().units.type(unit).point_value : 0; }),
    def("GetUnitPointValueByType",
        [](Host &host, std::int32_t type) { return host.world().types.unit(std::uint32_t(type)).point_value; }),
};

}  // namespace

std::span<const NativeEntry> unit_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
