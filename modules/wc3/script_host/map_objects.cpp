#include "modules/wc3/script_host/map_objects.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/fixed_math.h"
#include "formats/doo.h"
#include "formats/object_data.h"
#include "modules/wc3/script_host/map_info.h"

namespace openrealm::wc3 {
namespace {

using formats::ObjectChange;
using formats::ObjectData;

float number(const ObjectChange &change) {
  return change.type == formats::ObjectValue::integer ? float(change.integer) : change.real;
}
int integer(const ObjectChange &change) {
  return change.type == formats::ObjectValue::integer ? change.integer : int(std::clamp(change.real, -1e9f, 1e9f));
}

// "AHhb,AHds" as rawcodes.
std::vector<std::uint32_t> codes(std::string_view text) {
  std::vector<std::uint32_t> list;
  while (text.size() >= 4) {
    const std::string_view code = text.substr(0, text.find(','));
    if (code.size() == 4)
      list.push_back(std::uint32_t(std::uint8_t(code[0])) << 24 | std::uint32_t(std::uint8_t(code[1])) << 16 |
                     std::uint32_t(std::uint8_t(code[2])) << 8 | std::uint32_t(std::uint8_t(code[3])));
    text.remove_prefix(std::min(text.size(), code.size() + 1));
  }
  return list;
}

template <class Type>
struct Field {
  const char (&code)[5];
  void (*set)(Type &type, const ObjectChange &change);
};

constexpr Field<UnitType> kUnitFields[] = {
    {"unam", [](UnitType &t, const ObjectChange &c) { t.name = c.text; }},
    {"uhpm", [](UnitType &t, const ObjectChange &c) { t.life = std::max(1.f, number(c)); }},
    {"uhpr", [](UnitType &t, const ObjectChange &c) { t.life_regen = number(c); }},
    {"umpm", [](UnitType &t, const ObjectChange &c) { t.mana = number(c); }},
    {"umpi", [](UnitType &t, const ObjectChange &c) { t.mana_start = number(c); }},
    {"umpr", [](UnitType &t, const ObjectChange &c) { t.mana_regen = number(c); }},
    {"udef", [](UnitType &t, const ObjectChange &c) { t.armour = number(c); }},
    {"umvs", [](UnitType &t, const ObjectChange &c) { t.speed = number(c); }},
    {"ucol", [](UnitType &t, const ObjectChange &c) { t.collision = number(c); }},
    {"ulev", [](UnitType &t, const ObjectChange &c) { t.level = integer(c); }},
    {"ugol", [](UnitType &t, const ObjectChange &c) { t.gold = integer(c); }},
    {"ulum", [](UnitType &t, const ObjectChange &c) { t.lumber = integer(c); }},
    {"ufoo", [](UnitType &t, const ObjectChange &c) { t.food_used = integer(c); }},
    {"ufma", [](UnitType &t, const ObjectChange &c) { t.food_made = integer(c); }},
    {"ubld", [](UnitType &t, const ObjectChange &c) { t.build_seconds = number(c); }},
    {"upoi", [](UnitType &t, const ObjectChange &c) { t.point_value = integer(c); }},
    {"urac", [](UnitType &t, const ObjectChange &c) { t.race = c.text; }},
    {"uacq", [](UnitType &t, const ObjectChange &c) { t.acquire = number(c); }},
    {"ua1b", [](UnitType &t, const ObjectChange &c) { t.damage = integer(c); }},
    {"ua1d", [](UnitType &t, const ObjectChange &c) { t.dice = integer(c); }},
    {"ua1s", [](UnitType &t, const ObjectChange &c) { t.sides = integer(c); }},
    {"ua1c", [](UnitType &t, const ObjectChange &c) { t.cooldown = number(c); }},
    {"ua1r", [](UnitType &t, const ObjectChange &c) { t.range = number(c); }},
    {"ua1z", [](UnitType &t, const ObjectChange &c) { t.missile_speed = number(c); }},
    {"ustr", [](UnitType &t, const ObjectChange &c) { t.strength = number(c); }},
    {"uagi", [](UnitType &t, const ObjectChange &c) { t.agility = number(c); }},
    {"uint", [](UnitType &t, const ObjectChange &c) { t.intelligence = number(c); }},
    {"ustp", [](UnitType &t, const ObjectChange &c) { t.strength_gain = number(c); }},
    {"uagp", [](UnitType &t, const ObjectChange &c) { t.agility_gain = number(c); }},
    {"uinp", [](UnitType &t, const ObjectChange &c) { t.intelligence_gain = number(c); }},
    {"uabi", [](UnitType &t, const ObjectChange &c) { t.abilities = codes(c.text); }},
    {"uhab", [](UnitType &t, const ObjectChange &c) { t.hero_abilities = codes(c.text); }},
    {"utra", [](UnitType &t, const ObjectChange &c) { t.trains = codes(c.text); }},
    {"ubui", [](UnitType &t, const ObjectChange &c) { t.builds = codes(c.text); }},
};

constexpr Field<ItemType> kItemFields[] = {
    {"unam", [](ItemType &t, const ObjectChange &c) { t.name = c.text; }},
    {"ilev", [](ItemType &t, const ObjectChange &c) { t.level = integer(c); }},
    {"iuse", [](ItemType &t, const ObjectChange &c) { t.charges = integer(c); }},
    {"igol", [](ItemType &t, const ObjectChange &c) { t.gold = integer(c); }},
    {"ihtp", [](ItemType &t, const ObjectChange &c) { t.life = number(c); }},
    {"ipow", [](ItemType &t, const ObjectChange &c) { t.powerup = integer(c) != 0; }},
    {"iper", [](ItemType &t, const ObjectChange &c) { t.perishable = integer(c) != 0; }},
    {"idro", [](ItemType &t, const ObjectChange &c) { t.droppable = integer(c) != 0; }},
    {"ipaw", [](ItemType &t, const ObjectChange &c) { t.pawnable = integer(c) != 0; }},
    {"idrp", [](ItemType &t, const ObjectChange &c) { t.drops_on_death = integer(c) != 0; }},
    {"icla",
     [](ItemType &t, const ObjectChange &c) {
       t.item_class = c.text;
       if (!t.item_class.empty() && t.item_class[0] >= 'A' && t.item_class[0] <= 'Z')
         t.item_class[0] = char(t.item_class[0] - 'A' + 'a');
     }},
};

// A value of one rank; 0 means every rank.
void set_rank(std::vector<float> &list, std::int32_t rank, float value) {
  if (rank <= 0) {
    list.assign(1, value);
    return;
  }
  if (rank > 100) return;
  if (list.size() < std::size_t(rank)) list.resize(std::size_t(rank), list.empty() ? value : list.back());
  list[std::size_t(rank) - 1] = value;
}

constexpr Field<AbilityType> kAbilityFields[] = {
    {"anam", [](AbilityType &t, const ObjectChange &c) { t.name = c.text; }},
    {"alev", [](AbilityType &t, const ObjectChange &c) { t.max_rank = std::clamp(integer(c), 1, 100); }},
    {"arlv", [](AbilityType &t, const ObjectChange &c) { t.level_base = integer(c); }},
    {"alsk", [](AbilityType &t, const ObjectChange &c) { t.level_skip = integer(c); }},
    {"amcs", [](AbilityType &t, const ObjectChange &c) { set_rank(t.mana, c.level, number(c)); }},
    {"acdn", [](AbilityType &t, const ObjectChange &c) { set_rank(t.cooldown, c.level, number(c)); }},
    {"adur", [](AbilityType &t, const ObjectChange &c) { set_rank(t.seconds, c.level, number(c)); }},
    {"ahdu", [](AbilityType &t, const ObjectChange &c) { set_rank(t.hero_seconds, c.level, number(c)); }},
    {"aare", [](AbilityType &t, const ObjectChange &c) { set_rank(t.area, c.level, number(c)); }},
    {"aran", [](AbilityType &t, const ObjectChange &c) { set_rank(t.range, c.level, number(c)); }},
};

constexpr Field<DestructableType> kDestructableFields[] = {
    {"bnam", [](DestructableType &t, const ObjectChange &c) { t.name = c.text; }},
    {"bhps", [](DestructableType &t, const ObjectChange &c) { t.life = std::max(1.f, number(c)); }},
};

template <class Type, std::size_t Count>
void apply(Type &type, const std::vector<ObjectChange> &changes, const Field<Type> (&fields)[Count]) {
  for (const ObjectChange &change : changes)
    for (const Field<Type> &field : fields)
      if (change.field.value == rawcode(field.code)) field.set(type, change);
}

template <class Type, std::size_t Count>
void apply_all(TypeBook &types, const ObjectData &data, Type &(TypeBook::*add)(std::uint32_t, std::uint32_t),
               const Field<Type> (&fields)[Count]) {
  for (const formats::ChangedObject &object : data.original)
    apply((types.*add)(object.base.value, object.base.value), object.changes, fields);
  for (const formats::ChangedObject &object : data.custom)
    apply((types.*add)(object.id.value, object.base.value), object.changes, fields);
}

ObjectData read_objects(const Engine &engine, const char *ending) {
  ObjectData all;
  for (const char *stem : {"war3map.", "war3mapSkin."}) {
    const std::string name = std::string(stem) + ending;
    const auto bytes = read_map_file(engine, name.c_str());
    if (!bytes) continue;
    const auto data = formats::parse_object_data(*bytes, formats::is_leveled_object_file(name), name);
    if (data)
      all.merge(*data);
    else
      engine.warn(fmt::format("{}: {}; the map goes on without it", name, data.error().message));
  }
  return all;
}

}  // namespace

void add_map_types(const Engine &engine, TypeBook &types) {
  apply_all(types, read_objects(engine, "w3u"), &TypeBook::add_unit_type, kUnitFields);
  apply_all(types, read_objects(engine, "w3t"), &TypeBook::add_item_type, kItemFields);
  apply_all(types, read_objects(engine, "w3a"), &TypeBook::add_ability_type, kAbilityFields);
  apply_all(types, read_objects(engine, "w3b"), &TypeBook::add_destructable_type, kDestructableFields);
}

void place_destructables(World &world) {
  const auto bytes = read_map_file(world.engine, "war3map.doo");
  if (!bytes) return;
  const auto placed = formats::parse_doo(*bytes);
  if (!placed) {
    world.engine.warn(fmt::format("war3map.doo: {}; the map goes on without it", placed.error().message));
    return;
  }
  for (const formats::Doodad &doodad : placed->doodads) {
    if (!world.types.knows_destructable(doodad.id.value)) continue;  // a doodad: only seen
    const Entity made = world.destructables.create(
        doodad.id.value, doodad.x, doodad.y, doodad.angle * float(180 / fixed::kPi), doodad.scale[0], doodad.variation);
    if (!world.destructables.exists(made) || doodad.life >= 100) continue;
    world.destructables.set_life(made, world.destructables.row(made).max_life * float(doodad.life) / 100);
  }
}

}  // namespace openrealm::wc3
