#include <algorithm>

#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using Members = std::vector<Ref<"entity">>;

Members members_of(Host &host, Group group) {
  const GroupRow *row = host.tables.group.get(group.ref);
  if (!row) return {};
  const auto view = host.tables.group.view(row->members);
  return {view.begin(), view.end()};
}

bool store(Host &host, Group group, const Members &members) {
  GroupRow *row = host.tables.group.get_mut(group.ref);
  if (!row || !host.tables.group.resize(row->members, members.size())) return false;
  const auto stored = host.tables.group.edit(row->members);
  std::copy(members.begin(), members.end(), stored.begin());
  return true;
}

std::span<const Ref<"entity">> view_of(Host &host, Group group) {
  const GroupRow *row = host.tables.group.get(group.ref);
  return row ? host.tables.group.view(row->members) : std::span<const Ref<"entity">>{};
}

bool contains(Host &host, Group group, Entity unit) {
  const auto members = view_of(host, group);
  host.vm().charge(members.size() / 64);
  return std::find(members.begin(), members.end(), unit) != members.end();
}

bool add(Host &host, Group group, Entity unit) {
  GroupRow *row = host.tables.group.get_mut(group.ref);
  if (!row || !host.world().units.exists(unit) || contains(host, group, unit)) return false;
  const std::size_t count = host.tables.group.view(row->members).size();
  if (!host.tables.group.resize(row->members, count + 1)) return false;
  host.tables.group.edit(row->members)[count] = unit;
  return true;
}

bool remove(Host &host, Group group, Entity unit) {
  if (!contains(host, group, unit)) return false;
  Members members = members_of(host, group);
  std::erase(members, unit);
  return store(host, group, members);
}

// The group becomes what of `found` passes the filter, at most `limit` of them.
void fill(Host &host, Group group, const std::vector<Entity> &found, Boolexpr filter, std::int32_t limit = INT32_MAX) {
  if (!host.tables.group.get(group.ref)) return;
  host.vm().charge(found.size() / 4);
  const EnumData outer = host.enums;
  Members members;
  for (const Entity unit : found) {
    if (std::int32_t(members.size()) >= limit) break;
    if (!host.world().units.exists(unit)) continue;
    host.enums.filter_unit = unit;
    if (host.test(filter.ref)) members.push_back(unit);
  }
  host.enums = outer;
  store(host, group, members);
}

std::vector<Entity> in_rect(Host &host, Rect rect) {
  const RectRow *row = host.world().regions.rect(RectRef::from(rect.ref));
  if (!row) return {};
  return host.world().units.in_rect(row->min_x, row->min_y, row->max_x, row->max_y);
}

std::vector<Entity> around(Host &host, Location place, float radius) {
  const LocationRow *row = host.tables.location.get(place.ref);
  return row ? host.world().units.in_range(row->x, row->y, radius) : std::vector<Entity>{};
}

std::vector<Entity> of_type_named(Host &host, std::string_view name) {
  std::vector<Entity> found = host.world().units.all();
  std::erase_if(found, [&](Entity unit) {
    return host.world().units.name(unit) != name && rawcode_text(host.world().units.rawcode(unit)) != name;
  });
  return found;
}

constexpr NativeEntry kNatives[] = {
    def("CreateGroup",
        [](Host &host) {
          const std::uint32_t row = host.tables.group.alloc();
          if (row == 0) return Group{};
          const std::uint32_t handle = host.vm().handle_new("group", host.tables.group.ref(row));
          host.tables.group.mut(row).handle = handle;
          return Group{handle, {}};
        }),
    def("DestroyGroup",
        [](Host &host, Group group) {
          if (!host.tables.group.get(group.ref)) return;
          host.vm().handle_free(group.handle);
          host.tables.group.free(group.ref.row);
        }),
    def("GroupAddUnit", [](Host &host, Group group, Unit unit) { return add(host, group, unit); }),
    def("GroupRemoveUnit", [](Host &host, Group group, Unit unit) { return remove(host, group, unit); }),
    def("GroupClear", [](Host &host, Group group) { store(host, group, {}); }),
    def("IsUnitInGroup", [](Host &host, Unit unit, Group group) { return unit && contains(host, group, unit); }),
    def("FirstOfGroup",
        [](Host &host, Group group) {
          const auto members = view_of(host, group);
          return members.empty() ? Unit{} : unit_of(host, members.front());
        }),
    def("BlzGroupGetSize", [](Host &host, Group group) { return std::int32_t(view_of(host, group).size()); }),
    def("BlzGroupUnitAt",
        [](Host &host, Group group, std::int32_t index) {
          const auto members = view_of(host, group);
          const bool inside = index >= 0 && std::size_t(index) < members.size();
          return inside ? unit_of(host, members[std::size_t(index)]) : Unit{};
        }),
    def("BlzGroupAddGroupFast",
        [](Host &host, Group group, Group other) {
          std::int32_t added = 0;
          for (const Entity unit : members_of(host, other)) added += add(host, group, unit);
          return added;
        }),
    def("BlzGroupRemoveGroupFast",
        [](Host &host, Group group, Group other) {
          std::int32_t removed = 0;
          for (const Entity unit : members_of(host, other)) removed += remove(host, group, unit);
          return removed;
        }),
    def("ForGroup",
        [](Host &host, Group group, Code callback) {
          const EnumData outer = host.enums;
          for (const Entity unit : members_of(host, group)) {
            if (!host.world().units.exists(unit)) continue;
            host.enums.unit = unit;
            if (callback.value != 0) host.call(callback.value);
          }
          host.enums = outer;
        }),
    def("GetEnumUnit", [](Host &host) { return unit_of(host, host.enums.unit); }),
    def("GetFilterUnit", [](Host &host) { return unit_of(host, host.enums.filter_unit); }),

    def("GroupEnumUnitsOfPlayer",
        [](Host &host, Group group, Player player, Boolexpr filter) {
          fill(host, group, player ? host.world().units.of_player(player.index()) : std::vector<Entity>{}, filter);
        }),
    def("GroupEnumUnitsOfType", [](Host &host, Group group, std::string_view name,
                                   Boolexpr filter) { fill(host, group, of_type_named(host, name), filter); }),
    def("GroupEnumUnitsOfTypeCounted",
        [](Host &host, Group group, std::string_view name, Boolexpr filter, std::int32_t limit) {
          fill(host, group, of_type_named(host, name), filter, limit);
        }),
    def("GroupEnumUnitsInRect",
        [](Host &host, Group group, Rect rect, Boolexpr filter) { fill(host, group, in_rect(host, rect), filter); }),
    def("GroupEnumUnitsInRectCounted",
        [](Host &host, Group group, Rect rect, Boolexpr filter, std::int32_t limit) {
          fill(host, group, in_rect(host, rect), filter, limit);
        }),
    def("GroupEnumUnitsInRange",
        [](Host &host, Group group, float x, float y, float radius, Boolexpr filter) {
          fill(host, group, host.world().units.in_range(x, y, radius), filter);
        }),
    def("GroupEnumUnitsInRangeCounted",
        [](Host &host, Group group, float x, float y, float radius, Boolexpr filter, std::int32_t limit) {
          fill(host, group, host.world().units.in_range(x, y, radius), filter, limit);
        }),
    def("GroupEnumUnitsInRangeOfLoc", [](Host &host, Group group, Location place, float radius,
                                         Boolexpr filter) { fill(host, group, around(host, place, radius), filter); }),
    def("GroupEnumUnitsInRangeOfLocCounted",
        [](Host &host, Group group, Location place, float radius, Boolexpr filter, std::int32_t limit) {
          fill(host, group, around(host, place, radius), filter, limit);
        }),
    def("GroupEnumUnitsSelected",
        [](Host &host, Group group, Player player, Boolexpr filter) {
          fill(host, group, player ? host.world().selection.units(player.index()) : std::vector<Entity>{}, filter);
        }),
};

}  // namespace

std::span<const NativeEntry> group_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
