#include "modules/wc3/world/construction.h"

#include <fmt/format.h>

#include <algorithm>

#include "modules/wc3/world/order_ids.h"
#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

constexpr float kFirstLife = 0.1f;  // share of its life with which a structure begins

int refuse(std::string &why, std::string line, int code = OR_DENIED) {
  why = std::move(line);
  return code;
}

}  // namespace

// A footprint of an even number of cells begins at a multiple of 64 units from the map's corner.
void Construction::snap(std::uint32_t rawcode, float &x, float &y) const {
  const float half = float(world_.types.unit(rawcode).footprint) * kCellSize * 0.5f;
  constexpr float kGrid = kCellSize * 2;
  const auto onto = [half](float value, float origin) {
    const float steps = (value - half - origin) / kGrid;
    return origin + half + kGrid * float(std::int32_t(steps < 0 ? steps - 0.5f : steps + 0.5f));
  };
  x = onto(x, world_.grid.min_x());
  y = onto(y, world_.grid.min_y());
}

int Construction::site_check(Entity worker, std::uint32_t rawcode, float &x, float &y, std::string &why) const {
  if (!world_.units.alive(worker)) return refuse(why, "That unit is gone.", OR_STALE);
  const UnitType &builder = world_.units.type(worker);
  const bool may_build = std::find(builder.builds.begin(), builder.builds.end(), rawcode) != builder.builds.end();
  if (!may_build) return refuse(why, "That unit can't build that.");
  const std::uint8_t owner = world_.units.owner(worker);
  const std::int32_t most = world_.players.tech_max(owner, rawcode);
  if (most >= 0 && world_.players.unit_count(owner, rawcode, true) >= most)
    return refuse(why, "No more of those may be built.");
  snap(rawcode, x, y);
  const int side = world_.types.unit(rawcode).footprint;
  const float half = float(side) * kCellSize * 0.5f;
  const std::int32_t c0 = world_.grid.column(x - half + 1), l0 = world_.grid.line(y - half + 1);
  for (std::int32_t line = l0; line < l0 + side; ++line)
    for (std::int32_t column = c0; column < c0 + side; ++column)
      if (!world_.grid.buildable(column, line)) return refuse(why, "Unable to build there.");
  return OR_OK;
}

Entity Construction::begin(Entity worker, std::uint32_t rawcode, float x, float y, std::string &why) {
  if (site_check(worker, rawcode, x, y, why) != OR_OK) return {};
  const UnitType &type = world_.types.unit(rawcode);
  const std::uint8_t owner = world_.units.owner(worker);
  const char *missing = nullptr;
  if (!world_.players.pay(owner, type.gold, type.lumber, &missing)) {
    why = missing;
    return {};
  }
  const Entity structure = world_.units.create({.player = owner,
                                                .rawcode = rawcode,
                                                .x = x,
                                                .y = y,
                                                .facing = 270,
                                                .anywhere_near = false,
                                                .under_construction = true});
  if (!structure || !world_.state.construction.alloc(structure.row)) {
    world_.players.refund(owner, type.gold, type.lumber);
    why = "The world is full.";
    return {};
  }
  ConstructionRow &site = world_.state.construction.mut(structure.row);
  site.worker = worker;
  site.total = std::max(type.build_seconds, kTickSeconds);
  site.gold = type.gold;
  site.lumber = type.lumber;
  UnitRow &unit = world_.state.unit.mut(structure.row);
  unit.life = std::max(1.0f, unit.max_life * kFirstLife);
  // Whoever stands on the site steps aside.
  const float half = float(type.footprint) * kCellSize * 0.5f;
  for (const Entity other : world_.units.in_rect(x - half - 16, y - half - 16, x + half + 16, y + half + 16)) {
    if (other == structure || !world_.units.alive(other) || world_.units.flag(other, kUnitStructure)) continue;
    float free_x = world_.x(other), free_y = world_.y(other);
    if (world_.movement.free_place(other, free_x, free_y)) world_.units.set_xy(other, free_x, free_y);
  }
  world_.narrate(fmt::format("{} begins to build {}", world_.units.name(worker), type.name));
  world_.events.unit_event({.event = UnitEvent::construct_started, .unit = structure, .other = worker});
  return world_.units.alive(structure) ? structure : Entity{};
}

float Construction::progress(Entity structure) const {
  if (!world_.units.exists(structure) || !world_.state.construction.alive(structure.row)) return 1;
  const ConstructionRow &site = world_.state.construction[structure.row];
  return std::min(1.0f, site.done / site.total);
}

void Construction::add_work(Entity structure, float seconds) {
  if (!world_.units.alive(structure) || !world_.state.construction.alive(structure.row)) return;
  ConstructionRow &site = world_.state.construction.mut(structure.row);
  const float part = std::min(seconds, site.total - site.done);
  site.done += part;
  UnitRow &unit = world_.state.unit.mut(structure.row);
  unit.life = std::min(unit.max_life, unit.life + unit.max_life * (1 - kFirstLife) * part / site.total);
  if (site.done >= site.total) finish(structure);
}

void Construction::set_progress(Entity structure, int percent) {
  if (!world_.units.alive(structure) || !world_.state.construction.alive(structure.row)) return;
  ConstructionRow &site = world_.state.construction.mut(structure.row);
  const float wanted = site.total * float(std::clamp(percent, 0, 100)) / 100;
  if (wanted > site.done) return add_work(structure, wanted - site.done);
  site.done = wanted;
}

void Construction::finish(Entity structure) {
  if (!world_.units.alive(structure) || !world_.units.flag(structure, kUnitBuilding)) return;
  const Entity worker = world_.state.construction[structure.row].worker;
  if (world_.state.construction.alive(structure.row)) world_.state.construction.free(structure.row);
  world_.units.set_flag(structure, kUnitBuilding, false);
  world_.players.add_food(world_.units.owner(structure), 0, world_.units.type(structure).food_made);
  world_.narrate(fmt::format("{} is finished", world_.units.name(structure)));
  world_.events.unit_event({.event = UnitEvent::construct_finished, .unit = structure, .other = worker});
}

void Construction::cancel(Entity structure) {
  if (!world_.units.alive(structure) || !world_.state.construction.alive(structure.row)) return;
  const ConstructionRow site = world_.state.construction[structure.row];
  const float share = world_.types.constants().build_refund;
  world_.players.refund(world_.units.owner(structure), std::int32_t(float(site.gold) * share),
                        std::int32_t(float(site.lumber) * share));
  world_.state.construction.free(structure.row);
  world_.events.unit_event({.event = UnitEvent::construct_cancelled, .unit = structure});
  world_.units.kill(structure);
}

Entity Construction::site_show(Entity worker, const or_order &order) {
  const Entity made =
      world_.make_entity(EntityKind::site, order.rawcode, world_.units.owner(worker), order.x, order.y, 270);
  if (!made || !world_.state.site.alloc(made.row)) return {};
  SiteRow &site = world_.state.site.mut(made.row);
  site.worker = worker;
  site.player = order.player;
  return made;
}

void Construction::site_hide(Entity site) {
  if (world_.kind(site) == EntityKind::site) world_.remove_later(site);
}

int Construction::train_check(Entity building, std::uint32_t rawcode, std::string &why) const {
  constexpr std::size_t kQueue = 7;
  if (!world_.units.alive(building) || world_.units.flag(building, kUnitBuilding))
    return refuse(why, "It can't train now.");
  const std::vector<std::uint32_t> &trains = world_.units.type(building).trains;
  if (std::find(trains.begin(), trains.end(), rawcode) == trains.end()) return refuse(why, "Not able to do that.");
  if (line_of(building).size() >= kQueue) return refuse(why, "The training queue is full.", OR_FULL);
  const UnitType &type = world_.types.unit(rawcode);
  const std::uint8_t owner = world_.units.owner(building);
  if (world_.players.state(owner, kPlayerGold) < type.gold) return refuse(why, "Not enough gold.");
  if (world_.players.state(owner, kPlayerLumber) < type.lumber) return refuse(why, "Not enough lumber.");
  const std::int32_t cap =
      std::min(world_.players.state(owner, kPlayerFoodCap), world_.players.state(owner, kPlayerFoodCeiling));
  if (type.food_used > 0 && world_.players.state(owner, kPlayerFoodUsed) + type.food_used > cap)
    return refuse(why, "Not enough food.");
  const std::int32_t most = world_.players.tech_max(owner, rawcode);
  if (most >= 0 && world_.players.unit_count(owner, rawcode, true) >= most)
    return refuse(why, "No more of those may be trained.");
  return OR_OK;
}

std::vector<std::uint32_t> Construction::line_of(Entity building) const {
  std::vector<std::uint32_t> line;
  for (const std::uint32_t row : world_.state.training.rows())
    if (world_.state.training[row].building == building) line.push_back(row);
  std::sort(line.begin(), line.end(), [&](std::uint32_t a, std::uint32_t b) {
    return world_.state.training[a].place < world_.state.training[b].place;
  });
  return line;
}

bool Construction::train(Entity building, std::uint32_t rawcode) {
  std::string why;
  if (train_check(building, rawcode, why) != OR_OK) return false;
  const UnitType &type = world_.types.unit(rawcode);
  const std::uint32_t row = world_.state.training.alloc();
  if (row == 0 || !world_.players.pay(world_.units.owner(building), type.gold, type.lumber, nullptr)) {
    if (row) world_.state.training.free(row);
    return false;
  }
  TrainingRow &place = world_.state.training.mut(row);
  place.building = building;
  place.rawcode = {rawcode};
  place.left = std::max(type.build_seconds, kTickSeconds);
  place.gold = type.gold;
  place.lumber = type.lumber;
  place.place = world_.clock.edit().next_training++;
  world_.events.unit_event({.event = UnitEvent::train_started, .unit = building, .rawcode = {rawcode}});
  return true;
}

bool Construction::cancel_training(Entity building) {
  const std::vector<std::uint32_t> line = line_of(building);
  if (line.empty()) return false;
  const TrainingRow place = world_.state.training[line.back()];
  world_.state.training.free(line.back());
  const float share = world_.types.constants().train_refund;
  world_.players.refund(world_.units.owner(building), std::int32_t(float(place.gold) * share),
                        std::int32_t(float(place.lumber) * share));
  world_.events.unit_event({.event = UnitEvent::train_cancelled, .unit = building, .rawcode = place.rawcode});
  return true;
}

void Construction::cancel_all_training(Entity building) {
  while (cancel_training(building)) {
  }
}

std::uint32_t Construction::training_count(Entity building) const {
  return std::uint32_t(line_of(building).size());
}

void Construction::tick() {
  // The first in each building's line goes on: the smallest place number of that building.
  std::vector<std::uint32_t> firsts;
  for (const std::uint32_t row : world_.state.training.rows())
    if (line_of(world_.state.training[row].building).front() == row) firsts.push_back(row);
  for (const std::uint32_t row : firsts) {
    if (!world_.state.training.alive(row)) continue;
    TrainingRow &place = world_.state.training.mut(row);
    if (world_.units.flag(place.building, kUnitPaused)) continue;
    place.left -= kTickSeconds;
    if (place.left <= 0) finish_training(row);
  }
}

void Construction::finish_training(std::uint32_t row) {
  const TrainingRow place = world_.state.training[row];
  world_.state.training.free(row);
  const UnitRow building = world_.units.row(place.building);
  const float x = world_.x(place.building), y = world_.y(place.building);
  const float half = float(world_.units.type(place.building).footprint) * kCellSize * 0.5f;
  const std::uint8_t owner = world_.units.owner(place.building);
  const Entity made =
      world_.units.create({.player = owner, .rawcode = place.rawcode.value, .x = x, .y = y - half - kCellSize});
  if (!made) return;
  world_.narrate(fmt::format("{} is trained", world_.units.name(made)));
  world_.events.unit_event(
      {.event = UnitEvent::train_finished, .unit = place.building, .other = made, .rawcode = place.rawcode});
  if (!world_.units.alive(made) || building.rally_kind == OR_TARGET_NONE) return;
  if (building.rally_kind == OR_TARGET_ENTITY && world_.exists(building.rally_target))
    world_.behaviours.issue_target(made, order::kSmart, building.rally_target, owner);
  else
    world_.behaviours.issue_point(made, order::kSmart, building.rally_x, building.rally_y, owner);
}

}  // namespace openrealm::wc3
