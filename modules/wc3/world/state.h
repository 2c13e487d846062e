// The world's tables, opened. The kernel owns the rows; this holds only the way to them.
#pragma once

#include "base/engine.h"
#include "modules/wc3/world/records.h"

namespace openrealm::wc3 {

struct State {
  Table<EntityRow> entity;
  Table<UnitRow> unit;
  Table<OrderRow> order;
  Table<MoveRow> move;
  Table<FightRow> fight;
  Table<HeroRow> hero;
  Table<InventoryRow> inventory;
  Table<AbilityRow> ability;
  Table<BuffRow> buff;
  Table<ItemRow> item;
  Table<DestructableRow> destructable;
  Table<MissileRow> missile;
  Table<CorpseRow> corpse;
  Table<ConstructionRow> construction;
  Table<SiteRow> site;
  Table<TrainingRow> training;
  Table<PlayerRow> player;  // row = player + 1
  Table<StartLocationRow> start_location;
  Table<PlayerTechRow> player_tech;
  Table<SelectionRow> selection;  // row = player + 1
  Table<RectRow> rect;
  Table<RegionRow> region;
  Table<RemovalRow> removal;
  Table<TerrainRow> terrain;
  Table<SearchRow> search;
  Table<ClockRow> clock;

  static Result<State> open(const Engine &engine);
};

// Every table of the world, for game_export.tables.
std::span<const or_table_desc *const> world_tables();

}  // namespace openrealm::wc3
