// Rects (plain rectangles, script values) and regions (sets of 32-unit cells that units enter and
// leave). A unit's membership is looked at in the movement phase and when it is placed.
#pragma once

#include <vector>

#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

class World;
using RectRef = Ref<"rect">;
using RegionRef = Ref<"region">;

class Regions {
 public:
  explicit Regions(World &world) : world_(world) {}

  RectRef create_rect(float min_x, float min_y, float max_x, float max_y);
  void remove_rect(RectRef rect);
  const RectRow *rect(RectRef rect) const;  // nullptr when gone
  void set_rect(RectRef rect, float min_x, float min_y, float max_x, float max_y);

  RegionRef create();
  void remove(RegionRef region);
  bool exists(RegionRef region) const;
  void add_rect(RegionRef region, float min_x, float min_y, float max_x, float max_y);
  void clear_rect(RegionRef region, float min_x, float min_y, float max_x, float max_y);
  void add_cell(RegionRef region, float x, float y);
  void clear_cell(RegionRef region, float x, float y);
  bool contains(RegionRef region, float x, float y) const;
  bool contains_unit(RegionRef region, Entity unit) const;

  // Compares the unit's cell with the last one looked at and fires entered and left.
  void update(Entity unit);

 private:
  void change(RegionRef region, const RectRow &rect, bool inside);
  bool has_cell(std::uint32_t region_row, std::uint32_t cell) const;
  World &world_;
};

}  // namespace openrealm::wc3
