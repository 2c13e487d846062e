#include "modules/wc3/natives/places.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {

Location new_location(Host &host, float x, float y) {
  const std::uint32_t row = host.tables.location.alloc();
  if (row == 0) {
    host.warn_once("too many locations: the rest is null; the map must remove those it no longer needs");
    return {};
  }
  const std::uint32_t handle = host.vm().handle_new("location", host.tables.location.ref(row));
  LocationRow &made = host.tables.location.mut(row);
  made.handle = handle;
  made.x = x;
  made.y = y;
  return {handle, {}};
}

Rect new_rect(Host &host, float min_x, float min_y, float max_x, float max_y) {
  const RectRef rect = host.world().regions.create_rect(min_x, min_y, max_x, max_y);
  return {host.handles.of(host.tables, host.vm(), ThingKind::rect, rect.raw(), "rect"), {}};
}

namespace {

const RectRow *row_of(Host &host, Rect rect) {
  return host.world().regions.rect(RectRef::from(rect.ref));
}
const LocationRow *row_of(Host &host, Location place) {
  return host.tables.location.get(place.ref);
}
RegionRef region_of(Region region) {
  return RegionRef::from(region.ref);
}

template <auto Field>
constexpr auto kSide = [](Host &host, Rect rect) {
  const RectRow *row = row_of(host, rect);
  return row ? row->*Field : 0.f;
};

template <auto Low, auto High>
constexpr auto kCentre = [](Host &host, Rect rect) {
  const RectRow *row = row_of(host, rect);
  return row ? (row->*Low + row->*High) / 2 : 0.f;
};

template <auto Field>
constexpr auto kCoordinate = [](Host &host, Location place) {
  const LocationRow *row = row_of(host, place);
  return row ? row->*Field : 0.f;
};

void move_rect(Host &host, Rect rect, float x, float y) {
  const RectRow *row = row_of(host, rect);
  if (!row) return;
  const float half_width = (row->max_x - row->min_x) / 2, half_height = (row->max_y - row->min_y) / 2;
  host.world().regions.set_rect(RectRef::from(rect.ref), x - half_width, y - half_height, x + half_width,
                                y + half_height);
}

constexpr NativeEntry kNatives[] = {
    def("Location", [](Host &host, float x, float y) { return new_location(host, x, y); }),
    def("RemoveLocation",
        [](Host &host, Location place) {
          if (!row_of(host, place)) return;
          host.vm().handle_free(place.handle);
          host.tables.location.free(place.ref.row);
        }),
    def("MoveLocation",
        [](Host &host, Location place, float x, float y) {
          LocationRow *row = host.tables.location.get_mut(place.ref);
          if (row) row->x = x, row->y = y;
        }),
    def("GetLocationX", kCoordinate<&LocationRow::x>),
    def("GetLocationY", kCoordinate<&LocationRow::y>),
    def("GetLocationZ",
        [](Host &host, Location place) {
          const LocationRow *row = row_of(host, place);
          return row ? host.map().height_at(row->x, row->y) : 0.f;
        }),
    def("GetUnitLoc",
        [](Host &host, Unit unit) {
          return unit ? new_location(host, host.world().units.x(unit), host.world().units.y(unit)) : Location{};
        }),
    def("GetStartLocationLoc",
        [](Host &host, std::int32_t index) {
          const Players &players = host.world().players;
          return new_location(host, players.start_x(std::uint32_t(index)), players.start_y(std::uint32_t(index)));
        }),
    def("GetUnitRallyPoint",
        [](Host &host, Unit unit) {
          const UnitRow &row = host.world().units.row(unit);
          return row.rally_kind == OR_TARGET_POINT ? new_location(host, row.rally_x, row.rally_y) : Location{};
        }),
    def("GetUnitRallyUnit",
        [](Host &host, Unit unit) { return unit_of(host, host.world().units.row(unit).rally_target); }),
    def("GetUnitRallyDestructable",
        [](Host &host, Unit unit) { return destructable_of(host, host.world().units.row(unit).rally_target); }),

    def("Rect", [](Host &host, float min_x, float min_y, float max_x,
                   float max_y) { return new_rect(host, min_x, min_y, max_x, max_y); }),
    def("RectFromLoc",
        [](Host &host, Location low, Location high) {
          const LocationRow *from = row_of(host, low), *to = row_of(host, high);
          return from && to ? new_rect(host, from->x, from->y, to->x, to->y) : Rect{};
        }),
    def("RemoveRect",
        [](Host &host, Rect rect) {
          if (!row_of(host, rect)) return;
          host.handles.forget(host.tables, host.vm(), ThingKind::rect, rect.ref);
          host.world().regions.remove_rect(RectRef::from(rect.ref));
        }),
    def("SetRect",
        [](Host &host, Rect rect, float min_x, float min_y, float max_x, float max_y) {
          if (row_of(host, rect)) host.world().regions.set_rect(RectRef::from(rect.ref), min_x, min_y, max_x, max_y);
        }),
    def("SetRectFromLoc",
        [](Host &host, Rect rect, Location low, Location high) {
          const LocationRow *from = row_of(host, low), *to = row_of(host, high);
          if (from && to && row_of(host, rect))
            host.world().regions.set_rect(RectRef::from(rect.ref), from->x, from->y, to->x, to->y);
        }),
    def("MoveRectTo", [](Host &host, Rect rect, float x, float y) { move_rect(host, rect, x, y); }),
    def("MoveRectToLoc",
        [](Host &host, Rect rect, Location place) {
          if (const LocationRow *row = row_of(host, place)) move_rect(host, rect, row->x, row->y);
        }),
    def("GetRectMinX", kSide<&RectRow::min_x>),
    def("GetRectMinY", kSide<&RectRow::min_y>),
    def("GetRectMaxX", kSide<&RectRow::max_x>),
    def("GetRectMaxY", kSide<&RectRow::max_y>),
    def("GetRectCenterX", kCentre<&RectRow::min_x, &RectRow::max_x>),
    def("GetRectCenterY", kCentre<&RectRow::min_y, &RectRow::max_y>),
    def("GetWorldBounds",
        [](Host &host) {
          const PathGrid &grid = host.world().grid;
          return new_rect(host, grid.min_x(), grid.min_y(), grid.max_x(), grid.max_y());
        }),

    def("CreateRegion",
        [](Host &host) {
          const RegionRef region = host.world().regions.create();
          return Region{host.handles.of(host.tables, host.vm(), ThingKind::region, region.raw(), "region"), {}};
        }),
    def("RemoveRegion",
        [](Host &host, Region region) {
          if (!host.world().regions.exists(region_of(region))) return;
          host.handles.forget(host.tables, host.vm(), ThingKind::region, region.ref);
          host.world().regions.remove(region_of(region));
        }),
    def("RegionAddRect",
        [](Host &host, Region region, Rect rect) {
          if (const RectRow *row = row_of(host, rect))
            host.world().regions.add_rect(region_of(region), row->min_x, row->min_y, row->max_x, row->max_y);
        }),
    def("RegionClearRect",
        [](Host &host, Region region, Rect rect) {
          if (const RectRow *row = row_of(host, rect))
            host.world().regions.clear_rect(region_of(region), row->min_x, row->min_y, row->max_x, row->max_y);
        }),
    def("RegionAddCell",
        [](Host &host, Region region, float x, float y) { host.world().regions.add_cell(region_of(region), x, y); }),
    def("RegionAddCellAtLoc",
        [](Host &host, Region region, Location place) {
          if (const LocationRow *row = row_of(host, place))
            host.world().regions.add_cell(region_of(region), row->x, row->y);
        }),
    def("RegionClearCell",
        [](Host &host, Region region, float x, float y) { host.world().regions.clear_cell(region_of(region), x, y); }),
    def("RegionClearCellAtLoc",
        [](Host &host, Region region, Location place) {
          if (const LocationRow *row = row_of(host, place))
            host.world().regions.clear_cell(region_of(region), row->x, row->y);
        }),
    def("IsUnitInRegion", [](Host &host, Region region,
                             Unit unit) { return host.world().regions.contains_unit(region_of(region), unit); }),
    def("IsPointInRegion", [](Host &host, Region region, float x,
                              float y) { return host.world().regions.contains(region_of(region), x, y); }),
    def("IsLocationInRegion",
        [](Host &host, Region region, Location place) {
          const LocationRow *row = row_of(host, place);
          return row && host.world().regions.contains(region_of(region), row->x, row->y);
        }),
};

}  // namespace

std::span<const NativeEntry> geometry_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
