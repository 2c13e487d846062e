// The world of a wc3 game: its tables, the systems over them, and the phases of a tick.
//
// A World is made when the module opens and holds no state of the simulation: that is in the
// tables (records.h); the rest is derived and built again by start(). One thread, the kernel's.
// `events` outlives it. Systems call one another through the World.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "modules/wc3/world/abilities.h"
#include "modules/wc3/world/behaviours.h"
#include "modules/wc3/world/clock.h"
#include "modules/wc3/world/combat.h"
#include "modules/wc3/world/construction.h"
#include "modules/wc3/world/destructables.h"
#include "modules/wc3/world/events.h"
#include "modules/wc3/world/heroes.h"
#include "modules/wc3/world/items.h"
#include "modules/wc3/world/movement.h"
#include "modules/wc3/world/players.h"
#include "modules/wc3/world/regions.h"
#include "modules/wc3/world/selection.h"
#include "modules/wc3/world/space.h"
#include "modules/wc3/world/state.h"
#include "modules/wc3/world/types.h"
#include "modules/wc3/world/units.h"
#include "openrealm/wc3_orders.h"

namespace openrealm::wc3 {

class World {
 public:
  // Opens the tables and asks for wc3.orders. An error says which table.
  static Result<std::unique_ptr<World>> open(const Engine &engine, WorldEvents &events);
  World(const Engine &engine, const State &opened, WorldEvents &sink);

  // At every game_export.start: reads the types; at a map's beginning makes players, clock and an
  // empty terrain of 64 x 64 tiles around the origin; else rebuilds what is derived. `add_types` is
  // called whenever the book of types was read anew, for the map's own types.
  Result<void> start(const or_start &start, const std::function<void(TypeBook &)> &add_types = {});
  // Terrain: `cells` holds width * height flags (records.h, kCell...), or is empty for open ground.
  void set_terrain(float min_x, float min_y, std::uint32_t width, std::uint32_t height,
                   std::span<const std::uint16_t> cells);

  // The phases, in the order of the tick.
  void tick_behaviours();  // clock, units, abilities, construction, behaviours
  void tick_movement();
  void tick_combat();
  void tick_removals();  // what RemoveUnit and its kin asked for
  // The orders phase when no wc3.orders is there: everything that ended settles.
  void settle_all();

  // Entities of any kind.
  Entity entity_of(std::uint32_t row) const;  // none when the row is free
  bool exists(Entity entity) const { return state.entity.alive(entity.row, entity.spawn); }
  EntityKind kind(Entity entity) const;
  float x(Entity entity) const;
  float y(Entity entity) const;
  bool visible_to(std::uint32_t player, Entity entity) const;
  Entity make_entity(EntityKind kind, std::uint32_t rawcode, std::uint32_t owner, float x, float y, float facing);
  void place(std::uint32_t row, float x, float y);  // the only way a position changes
  void remove_later(Entity entity);                 // hides now, frees in the removals phase
  std::vector<Entity> near(EntityKind kind, float x, float y, float radius) const;

  void command_error(std::uint32_t player, std::string_view line);
  // A line of the readable account, when the cvar wc3_narrate is not 0.
  void narrate(std::string_view line);

  Engine engine;
  State state;
  WorldEvents &events;
  TypeBook types;
  Interface<wc3_orders> orders;  // empty when the game has no such module

  Buckets buckets;
  PathGrid grid;

  Clock clock{*this};
  Players players{*this};
  Units units{*this};
  Heroes heroes{*this};
  Abilities abilities{*this};
  Items items{*this};
  Destructables destructables{*this};
  Regions regions{*this};
  Movement movement{*this};
  Combat combat{*this};
  Behaviours behaviours{*this};
  Construction construction{*this};
  Selection selection{*this};

 private:
  void rebuild();
  void begin_map();
  void free_now(Entity entity);
  void free_unit_rows(Entity unit);
};

// wc3.world over a World; the context is the World. The script host fills in unit_of_handle and
// makes handles of restored units.
struct HandleMaker {
  virtual ~HandleMaker() = default;
  virtual std::uint32_t unit_handle(Entity unit) = 0;
  virtual Entity unit_of_handle(std::uint32_t handle) = 0;
  // kMaxPlayers when it is no player.
  virtual std::uint32_t player_of_handle(std::uint32_t /*handle*/) { return kMaxPlayers; }
};
struct WorldInterface {
  World *world = nullptr;
  HandleMaker *handles = nullptr;
};
// The functions; provide them with a WorldInterface as context that lives as long as the module.
const wc3_world &world_interface();

// StoreUnit and RestoreUnit as values (GC-08 to GC-10).
bool snapshot_unit(const World &world, Entity unit, or_unit_snapshot &out);
Entity restore_unit(World &world, const or_unit_snapshot &snapshot, std::uint32_t player, float x, float y,
                    float facing);

}  // namespace openrealm::wc3
