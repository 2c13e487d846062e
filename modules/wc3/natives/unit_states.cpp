#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

const UnitExtraRow &extra(Host &host, Unit unit) {
  return host.tables.unit_extra[unit && host.tables.unit_extra.alive(unit.ref.row) ? unit.ref.row : 0];
}

UnitExtraRow *edit_extra(Host &host, Unit unit) {
  if (!host.world().units.exists(unit)) return nullptr;
  if (!host.tables.unit_extra.alive(unit.ref.row) && host.tables.unit_extra.alloc(unit.ref.row) == 0) return nullptr;
  return &host.tables.unit_extra.mut(unit.ref.row);
}

bool extra_flag(Host &host, Unit unit, std::uint32_t flag) {
  return (extra(host, unit).flags & flag) != 0;
}

void set_extra_flag(Host &host, Unit unit, std::uint32_t flag, bool on) {
  if (UnitExtraRow *row = edit_extra(host, unit)) row->flags = on ? row->flags | flag : row->flags & ~flag;
}

// True when it was not so before.
bool change_type(Host &host, Unit unit, std::int32_t type, bool on) {
  if (!host.world().units.exists(unit) || host.world().units.is_type(unit, type) == on) return false;
  host.world().units.add_type(unit, type, on);
  return host.world().units.is_type(unit, type) == on;
}

std::int32_t race_number(std::string_view race) {
  constexpr std::string_view kRaces[] = {"", "human", "orc", "undead", "nightelf", "demon"};
  for (std::int32_t i = 1; i < 6; ++i)
    if (race == kRaces[i]) return i;
  return 7;  // RACE_OTHER
}

bool type_is(Host &host, std::int32_t type, std::int32_t unit_type) {
  const UnitType &described = host.world().types.unit(std::uint32_t(type));
  switch (unit_type) {
    case 0:
      return described.hero;
    case 2:
      return described.structure;
    case 3:
      return described.move == MoveKind::fly;
    case 4:
      return described.move != MoveKind::fly;
    case 7:
      return described.attacks() && !described.ranged();
    case 8:
      return described.attacks() && described.ranged();
    case 16:
      return described.worker;
    case 18:
      return described.town_hall;
    default:
      return unit_type >= 0 && unit_type < 32 && (described.type_flags >> unit_type & 1u) != 0;
  }
}

bool damage(Host &host, Unit source, Widget target, float amount) {
  World &world = host.world();
  switch (world.kind(target)) {
    case EntityKind::unit:
      if (!world.units.alive(target)) return false;
      world.combat.damage(target, source, amount);
      return true;
    case EntityKind::destructable:
      world.destructables.set_life(target, world.destructables.row(target).life - amount, source);
      return true;
    default:
      return false;
  }
}

float default_acquire(Host &host, Unit unit) {
  return unit ? host.world().units.type(unit).acquire : 0.f;
}
constexpr float kDegreesOfProp = 60;
constexpr float kUsualTurnSpeed = .6f;

constexpr NativeEntry kNatives[] = {
    def("GetUnitState",
        [](Host &host, Unit unit, Constant<"unitstate"> state) { return host.world().units.state(unit, state.value); }),
    def("SetUnitState", [](Host &host, Unit unit, Constant<"unitstate"> state,
                           float value) { host.world().units.set_state(unit, state.value, value); }),
    def("BlzGetUnitMaxHP",
        [](Host &host, Unit unit) { return std::int32_t(host.world().units.state(unit, kUnitMaxLife)); }),
    def("BlzSetUnitMaxHP",
        [](Host &host, Unit unit, std::int32_t value) { host.world().units.set_max_life(unit, float(value)); }),
    def("BlzGetUnitMaxMana",
        [](Host &host, Unit unit) { return std::int32_t(host.world().units.state(unit, kUnitMaxMana)); }),
    def("BlzSetUnitMaxMana",
        [](Host &host, Unit unit, std::int32_t value) { host.world().units.set_max_mana(unit, float(value)); }),
    def("IsUnitType",
        [](Host &host, Unit unit, Constant<"unittype"> type) { return host.world().units.is_type(unit, type.value); }),
    def("IsUnitIdType",
        [](Host &host, std::int32_t type, Constant<"unittype"> wanted) { return type_is(host, type, wanted.value); }),
    def("UnitAddType",
        [](Host &host, Unit unit, Constant<"unittype"> type) { return change_type(host, unit, type.value, true); }),
    def("UnitRemoveType",
        [](Host &host, Unit unit, Constant<"unittype"> type) { return change_type(host, unit, type.value, false); }),
    def("GetUnitLevel", [](Host &host, Unit unit) { return std::int32_t(host.world().units.level(unit)); }),
    def("GetUnitRace",
        [](Host &host, Unit unit) {
          return Constant<"race">{unit ? race_number(host.world().units.type(unit).race) : 0};
        }),
    def("IsUnitRace",
        [](Host &host, Unit unit, Constant<"race"> race) {
          return unit && race_number(host.world().units.type(unit).race) == race.value;
        }),
    def("IsUnitIllusion", [](Host &host, Unit unit) { return unit && host.world().units.flag(unit, kUnitIllusion); }),

    def("SetUnitInvulnerable",
        [](Host &host, Unit unit, bool on) { host.world().units.set_flag(unit, kUnitInvulnerable, on); }),
    def("BlzIsUnitInvulnerable",
        [](Host &host, Unit unit) { return unit && host.world().units.flag(unit, kUnitInvulnerable); }),
    def("SetUnitPathing",
        [](Host &host, Unit unit, bool on) { host.world().units.set_flag(unit, kUnitNoPathing, !on); }),
    def("SetUnitExploded",
        [](Host &host, Unit unit, bool on) { host.world().units.set_flag(unit, kUnitExploded, on); }),
    def("UnitIgnoreAlarm",
        [](Host &host, Unit unit, bool on) {
          host.world().units.set_flag(unit, kUnitIgnoresAlarm, on);
          return bool(unit);
        }),
    def("UnitIgnoreAlarmToggled",
        [](Host &host, Unit unit) { return unit && host.world().units.flag(unit, kUnitIgnoresAlarm); }),
    def("UnitSuspendDecay", [](Host &host, Unit unit, bool on) { host.world().units.suspend_decay(unit, on); }),
    def("UnitApplyTimedLife",
        [](Host &host, Unit unit, std::int32_t, float seconds) { host.world().units.set_timed_life(unit, seconds); }),
    def("UnitAddSleep", [](Host &host, Unit unit, bool on) { set_extra_flag(host, unit, kExtraSleepsAtNight, on); }),
    def("UnitCanSleep", [](Host &host, Unit unit) { return extra_flag(host, unit, kExtraSleepsAtNight); }),
    def("UnitAddSleepPerm", [](Host &host, Unit unit, bool on) { set_extra_flag(host, unit, kExtraSleepsAlways, on); }),
    def("UnitCanSleepPerm", [](Host &host, Unit unit) { return extra_flag(host, unit, kExtraSleepsAlways); }),
    def("UnitIsSleeping", [](Host &host, Unit unit) { return unit && host.world().units.flag(unit, kUnitSleeping); }),
    def("UnitWakeUp", [](Host &host, Unit unit) { host.world().units.set_flag(unit, kUnitSleeping, false); }),

    def("GetUnitUserData", [](Host &host, Unit unit) { return host.world().units.row(unit).user_data; }),
    def("SetUnitUserData",
        [](Host &host, Unit unit, std::int32_t value) {
          if (UnitRow *row = host.world().units.edit(unit)) row->user_data = value;
        }),
    def("GetUnitMoveSpeed", [](Host &host, Unit unit) { return host.world().units.speed(unit); }),
    def("GetUnitDefaultMoveSpeed",
        [](Host &host, Unit unit) { return unit ? host.world().units.type(unit).speed : 0.f; }),
    def("SetUnitMoveSpeed", [](Host &host, Unit unit, float speed) { host.world().units.set_speed(unit, speed); }),
    def("GetUnitFlyHeight", [](Host &host, Unit unit) { return host.world().units.row(unit).fly_height; }),
    def("GetUnitDefaultFlyHeight", [](Host &, Unit) { return 0.f; }),
    def("SetUnitFlyHeight",
        [](Host &host, Unit unit, float height, float) {
          if (UnitRow *row = host.world().units.edit(unit)) row->fly_height = height;
        }),
    def("GetUnitAcquireRange", [](Host &host, Unit unit) { return host.world().units.fight(unit).acquire_range; }),
    def("GetUnitDefaultAcquireRange", [](Host &host, Unit unit) { return default_acquire(host, unit); }),
    def("SetUnitAcquireRange",
        [](Host &host, Unit unit, float range) {
          if (FightRow *row = host.world().units.edit_fight(unit)) row->acquire_range = range;
        }),
    def("GetUnitTurnSpeed",
        [](Host &host, Unit unit) {
          const float set = extra(host, unit).turn_speed;
          return host.tables.unit_extra.alive(unit.ref.row) && set >= 0 ? set : kUsualTurnSpeed;
        }),
    def("GetUnitDefaultTurnSpeed", [](Host &, Unit) { return kUsualTurnSpeed; }),
    def("SetUnitTurnSpeed",
        [](Host &host, Unit unit, float speed) {
          if (UnitExtraRow *row = edit_extra(host, unit)) row->turn_speed = speed;
        }),
    def("GetUnitPropWindow",
        [](Host &host, Unit unit) {
          const float set = extra(host, unit).prop_window;
          return host.tables.unit_extra.alive(unit.ref.row) && set >= 0 ? set : kDegreesOfProp;
        }),
    def("GetUnitDefaultPropWindow", [](Host &, Unit) { return kDegreesOfProp; }),
    def("SetUnitPropWindow",
        [](Host &host, Unit unit, float angle) {
          if (UnitExtraRow *row = edit_extra(host, unit)) row->prop_window = angle;
        }),
    def("SetUnitScale",
        [](Host &host, Unit unit, float x, float, float) {
          if (UnitRow *row = host.world().units.edit(unit)) row->scale = x;
        }),
    def("UnitSetUsesAltIcon", [](Host &host, Unit unit, bool on) { set_extra_flag(host, unit, kExtraAltIcon, on); }),
    def("SetUnitVertexColor",
        [](Host &host, Unit unit, std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
          if (UnitExtraRow *row = edit_extra(host, unit))
            row->tint = (std::uint32_t(alpha) & 255) << 24 | (std::uint32_t(red) & 255) << 16 |
                        (std::uint32_t(green) & 255) << 8 | (std::uint32_t(blue) & 255);
        }),

    def("GetResourceAmount", [](Host &host, Unit unit) { return extra(host, unit).resources; }),
    def("SetResourceAmount",
        [](Host &host, Unit unit, std::int32_t amount) {
          if (UnitExtraRow *row = edit_extra(host, unit)) row->resources = amount;
        }),
    def("AddResourceAmount",
        [](Host &host, Unit unit, std::int32_t amount) {
          if (UnitExtraRow *row = edit_extra(host, unit))
            row->resources = std::int32_t(std::uint32_t(row->resources) + std::uint32_t(amount));
        }),
    def("WaygateActivate", [](Host &host, Unit unit, bool on) { set_extra_flag(host, unit, kExtraWaygateOpen, on); }),
    def("WaygateIsActive", [](Host &host, Unit unit) { return extra_flag(host, unit, kExtraWaygateOpen); }),
    def("WaygateSetDestination",
        [](Host &host, Unit unit, float x, float y) {
          UnitExtraRow *row = edit_extra(host, unit);
          if (row) row->waygate_x = x, row->waygate_y = y;
        }),
    def("WaygateGetDestinationX", [](Host &host, Unit unit) { return extra(host, unit).waygate_x; }),
    def("WaygateGetDestinationY", [](Host &host, Unit unit) { return extra(host, unit).waygate_y; }),

    def("UnitAddAbility",
        [](Host &host, Unit unit, std::int32_t ability) {
          return host.world().abilities.add(unit, std::uint32_t(ability));
        }),
    def("UnitRemoveAbility",
        [](Host &host, Unit unit, std::int32_t ability) {
          return host.world().abilities.remove(unit, std::uint32_t(ability));
        }),
    def("UnitMakeAbilityPermanent",
        [](Host &host, Unit unit, bool on, std::int32_t ability) {
          return host.world().abilities.make_permanent(unit, std::uint32_t(ability), on);
        }),
    def("GetUnitAbilityLevel",
        [](Host &host, Unit unit, std::int32_t ability) {
          return std::int32_t(host.world().abilities.rank(unit, std::uint32_t(ability)));
        }),
    def("SetUnitAbilityLevel",
        [](Host &host, Unit unit, std::int32_t ability, std::int32_t level) {
          return std::int32_t(host.world().abilities.set_rank(unit, std::uint32_t(ability), level));
        }),
    def("IncUnitAbilityLevel",
        [](Host &host, Unit unit, std::int32_t ability) {
          Abilities &abilities = host.world().abilities;
          const int rank = abilities.rank(unit, std::uint32_t(ability));
          return std::int32_t(rank == 0 ? 0 : abilities.set_rank(unit, std::uint32_t(ability), rank + 1));
        }),
    def("DecUnitAbilityLevel",
        [](Host &host, Unit unit, std::int32_t ability) {
          Abilities &abilities = host.world().abilities;
          const int rank = abilities.rank(unit, std::uint32_t(ability));
          return std::int32_t(rank == 0 ? 0 : abilities.set_rank(unit, std::uint32_t(ability), rank - 1));
        }),
    def("UnitResetCooldown", [](Host &host, Unit unit) { host.world().abilities.reset_cooldowns(unit); }),
    def("UnitRemoveBuffs", [](Host &host, Unit unit, bool, bool) { host.world().abilities.remove_buffs(unit); }),
    def("UnitRemoveBuffsEx", [](Host &host, Unit unit, bool, bool, bool, bool, bool, bool,
                                bool) { host.world().abilities.remove_buffs(unit); }),

    def("UnitDamageTarget",
        [](Host &host, Unit unit, Widget target, float amount, bool, bool, Constant<"attacktype">,
           Constant<"damagetype">, Constant<"weapontype">) { return damage(host, unit, target, amount); }),
    def("UnitDamagePoint",
        [](Host &host, Unit unit, float, float radius, float x, float y, float amount, bool, bool,
           Constant<"attacktype">, Constant<"damagetype">, Constant<"weapontype">) {
          if (!unit) return false;
          for (const Entity hit : host.world().units.in_range(x, y, radius))
            if (host.world().units.alive(hit) && hit != Entity(unit)) host.world().combat.damage(hit, unit, amount);
          return true;
        }),
    def("UnitSetConstructionProgress",
        [](Host &host, Unit unit, std::int32_t percent) { host.world().construction.set_progress(unit, percent); }),

    def("IsUnitVisible", [](Host &host, Unit unit,
                            Player player) { return unit && player && host.world().visible_to(player.index(), unit); }),
    def("IsUnitInvisible",
        [](Host &host, Unit unit, Player player) {
          return unit && player && !host.world().visible_to(player.index(), unit);
        }),
    def("UnitShareVision",
        [](Host &host, Unit unit, Player player, bool on) {
          UnitExtraRow *row = player ? edit_extra(host, unit) : nullptr;
          if (row)
            row->vision_for = on ? row->vision_for | 1u << player.number : row->vision_for & ~(1u << player.number);
        }),
    // No unit carries others yet, so none is carried.
    def("IsUnitLoaded", [](Host &, Unit) { return false; }),
    def("IsUnitInTransport", [](Host &, Unit, Unit) { return false; }),
};

}  // namespace

std::span<const NativeEntry> unit_state_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
