#include "modules/wc3/world/world.h"

#include <fmt/format.h>

#include <algorithm>

namespace openrealm::wc3 {
namespace {

constexpr std::uint32_t kDefaultCells = 256;  // 64 tiles of 128 units
constexpr std::uint32_t kMostCells = 2048;    // a side

void block_standing(World &world) {
  for (const std::uint32_t row : world.state.unit.rows()) {
    const UnitRow &unit = world.state.unit[row];
    const Entity entity = world.entity_of(row);
    if (unit.flags & kUnitStructure && world.units.alive(entity))
      world.grid.block(world.x(entity), world.y(entity), world.units.type(entity).footprint, +1);
  }
  for (const std::uint32_t row : world.state.destructable.rows()) {
    const Entity entity = world.entity_of(row);
    if (world.destructables.alive(entity))
      world.grid.block(world.x(entity), world.y(entity), world.destructables.type(entity).footprint, +1);
  }
}

}  // namespace

World::World(const Engine &its_engine, const State &opened, WorldEvents &sink)
    : engine(its_engine), state(opened), events(sink) {}

Result<std::unique_ptr<World>> World::open(const Engine &engine, WorldEvents &events) {
  auto opened = State::open(engine);
  if (!opened) return tl::unexpected(opened.error());
  auto world = std::make_unique<World>(engine, *opened, events);
  if (auto orders = engine.acquire<wc3_orders>(OR_WC3_ORDERS, OR_WC3_ORDERS_VERSION)) world->orders = *orders;
  return world;
}

Result<void> World::start(const or_start &start, const std::function<void(TypeBook &)> &add_types) {
  const bool fresh = start.reason == OR_START_MAP || start.reason == OR_START_LOADED;
  if (fresh || types.empty()) {
    if (auto loaded = types.load(engine); !loaded) return loaded;
    if (add_types) add_types(types);
  }
  if (start.reason == OR_START_MAP) begin_map();
  rebuild();
  return {};
}

void World::begin_map() {
  clock.begin_map();
  players.begin_map();
  state.terrain.alloc(1);
  const float half = float(kDefaultCells) * 0.5f * kCellSize;
  set_terrain(-half, -half, kDefaultCells, kDefaultCells, {});
}

void World::set_terrain(float min_x, float min_y, std::uint32_t width, std::uint32_t height,
                        std::span<const std::uint16_t> cells) {
  TerrainRow &row = state.terrain.mut(1);
  row.min_x = min_x;
  row.min_y = min_y;
  row.width = std::clamp(width, 4u, kMostCells);
  row.height = std::clamp(height, 4u, kMostCells);
  state.terrain.resize(row.cells, 0);
  const std::size_t count = std::size_t(row.width) * row.height;
  if (state.terrain.resize(row.cells, count) && cells.size() == count) {
    const auto slots = state.terrain.edit(row.cells);
    std::copy(cells.begin(), cells.end(), slots.begin());
  }
  rebuild();
}

void World::rebuild() {
  grid.rebuild(state);
  buckets.reset(grid.min_x(), grid.min_y(), grid.max_x(), grid.max_y());
  for (const std::uint32_t row : state.entity.rows()) buckets.insert(row, state.entity[row].x, state.entity[row].y);
  block_standing(*this);
  movement.rebuild();
}

void World::tick_behaviours() {
  clock.tick();
  units.tick();
  abilities.tick();
  construction.tick();
  behaviours.tick();
}

void World::tick_movement() {
  movement.tick();
}
void World::tick_combat() {
  combat.tick();
}

void World::settle_all() {
  std::uint32_t cursor = 0;
  Entity unit;
  while (behaviours.next_ended(cursor, unit)) behaviours.settle(unit);
}

Entity World::entity_of(std::uint32_t row) const {
  return state.entity.alive(row) ? Entity::from(state.entity.ref(row)) : Entity{};
}

EntityKind World::kind(Entity entity) const {
  return exists(entity) ? state.entity[entity.row].kind : EntityKind::none;
}

float World::x(Entity entity) const {
  if (!exists(entity)) return 0;
  const Entity carrier = state.item.alive(entity.row) ? state.item[entity.row].carrier : Entity{};
  return carrier && exists(carrier) ? state.entity[carrier.row].x : state.entity[entity.row].x;
}

float World::y(Entity entity) const {
  if (!exists(entity)) return 0;
  const Entity carrier = state.item.alive(entity.row) ? state.item[entity.row].carrier : Entity{};
  return carrier && exists(carrier) ? state.entity[carrier.row].y : state.entity[entity.row].y;
}

bool World::visible_to(std::uint32_t player, Entity entity) const {
  if (!exists(entity) || state.entity[entity.row].flags & kHidden) return false;
  return kind(entity) != EntityKind::site || state.site[entity.row].player == player;
}

Entity World::make_entity(EntityKind kind, std::uint32_t rawcode, std::uint32_t owner, float x, float y, float facing) {
  const std::uint32_t row = state.entity.alloc();
  if (row == 0) {
    engine.warn("the world is full: nothing more can be made");
    return {};
  }
  EntityRow &entity = state.entity.mut(row);
  entity.type = {rawcode};
  entity.kind = kind;
  entity.owner = std::uint8_t(std::min(owner, kMaxPlayers - 1));
  entity.facing = facing;
  place(row, x, y);
  buckets.insert(row, entity.x, entity.y);
  return entity_of(row);
}

void World::place(std::uint32_t row, float x, float y) {
  // NaN fails both comparisons and lands on the lower bound.
  EntityRow &entity = state.entity.mut(row);
  entity.x = x > grid.min_x() ? std::min(x, grid.max_x() - 1) : grid.min_x();
  entity.y = y > grid.min_y() ? std::min(y, grid.max_y() - 1) : grid.min_y();
  buckets.move(row, entity.x, entity.y);
}

void World::remove_later(Entity entity) {
  if (!exists(entity) || state.entity[entity.row].flags & kRemoving) return;
  EntityRow &row = state.entity.mut(entity.row);
  row.flags = std::uint16_t(row.flags | kHidden | kRemoving);
  const std::uint32_t removal = state.removal.alloc();
  if (removal) state.removal.mut(removal).entity = entity;
}

void World::tick_removals() {
  // Callbacks may ask for more: those are at the end of the list, and go in this phase too.
  for (std::uint32_t row = 1; row < state.removal.high(); ++row) {
    if (!state.removal.alive(row)) continue;
    const Entity entity = state.removal[row].entity;
    if (exists(entity)) free_now(entity);
    state.removal.free(row);
  }
}

void World::free_now(Entity entity) {
  const EntityKind its_kind = kind(entity);
  if (its_kind == EntityKind::unit) {
    events.unit_removed(entity);
    items.release_inventory(entity);
    free_unit_rows(entity);
  }
  if (its_kind == EntityKind::item && state.item[entity.row].carrier) items.detach(entity);
  events.entity_freed(entity, its_kind);
  if (state.item.alive(entity.row)) state.item.free(entity.row);
  if (state.destructable.alive(entity.row)) state.destructable.free(entity.row);
  if (state.missile.alive(entity.row)) state.missile.free(entity.row);
  if (state.site.alive(entity.row)) state.site.free(entity.row);
  buckets.remove(entity.row);
  state.entity.free(entity.row);
}

void World::free_unit_rows(Entity unit) {
  abilities.remove_all(unit);
  abilities.remove_buffs(unit);
  const auto drop = [&](auto &table) {
    if (table.alive(unit.row)) table.free(unit.row);
  };
  drop(state.corpse);
  drop(state.construction);
  drop(state.inventory);
  drop(state.hero);
  drop(state.fight);
  drop(state.move);
  drop(state.order);
  drop(state.unit);
}

std::vector<Entity> World::near(EntityKind its_kind, float x, float y, float radius) const {
  std::vector<std::uint32_t> rows;
  buckets.near(x, y, radius, rows);
  std::vector<Entity> found;
  for (const std::uint32_t row : rows)
    if (state.entity[row].kind == its_kind && !(state.entity[row].flags & kRemoving)) found.push_back(entity_of(row));
  return found;
}

void World::command_error(std::uint32_t player, std::string_view line) {
  engine.raw()->send(engine.raw()->self, player, {line.data(), line.size()});
}

void World::narrate(std::string_view line) {
  const char *on = engine.raw()->CvarString(engine.raw()->self, "wc3_narrate");
  if (!on || *on == '\0' || std::string_view(on) == "0") return;
  engine.raw()->send(engine.raw()->self, UINT32_MAX, {line.data(), line.size()});
}

}  // namespace openrealm::wc3
