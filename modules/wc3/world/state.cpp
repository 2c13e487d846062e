#include "modules/wc3/world/state.h"

namespace openrealm::wc3 {
namespace {

constexpr const or_table_desc *kTables[] = {
    describe<EntityRow>(), describe<UnitRow>(),          describe<OrderRow>(),        describe<MoveRow>(),
    describe<FightRow>(),  describe<HeroRow>(),          describe<InventoryRow>(),    describe<AbilityRow>(),
    describe<BuffRow>(),   describe<ItemRow>(),          describe<DestructableRow>(), describe<MissileRow>(),
    describe<CorpseRow>(), describe<ConstructionRow>(),  describe<SiteRow>(),         describe<TrainingRow>(),
    describe<PlayerRow>(), describe<StartLocationRow>(), describe<PlayerTechRow>(),   describe<SelectionRow>(),
    describe<RectRow>(),   describe<RegionRow>(),        describe<RemovalRow>(),      describe<TerrainRow>(),
    describe<SearchRow>(), describe<ClockRow>(),
};

template <class Record>
Result<void> open_one(const Engine &engine, Table<Record> &table) {
  auto opened = engine.open<Record>();
  if (!opened) return tl::unexpected(opened.error());
  table = *opened;
  return {};
}

template <class... Records>
Result<void> open_each(const Engine &engine, Table<Records> &...tables) {
  Result<void> outcome;
  (void)((outcome = open_one(engine, tables), outcome.has_value()) && ...);
  return outcome;
}

}  // namespace

Result<State> State::open(const Engine &engine) {
  State s;
  auto opened =
      open_each(engine, s.entity, s.unit, s.order, s.move, s.fight, s.hero, s.inventory, s.ability, s.buff, s.item,
                s.destructable, s.missile, s.corpse, s.construction, s.site, s.training, s.player, s.start_location,
                s.player_tech, s.selection, s.rect, s.region, s.removal, s.terrain, s.search, s.clock);
  if (!opened) return tl::unexpected(opened.error());
  return s;
}

std::span<const or_table_desc *const> world_tables() {
  return kTables;
}

}  // namespace openrealm::wc3
