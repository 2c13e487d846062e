#include "modules/wc3/script_host/tables.h"

#include <array>

namespace openrealm::wc3 {
namespace {

// Calls `visit` with every table: the one place that lists them.
template <class Tables, class Visit>
void each_table(Tables &t, Visit &&visit) {
  visit(t.trigger), visit(t.boolexpr), visit(t.condition), visit(t.action), visit(t.registration), visit(t.in_range);
  visit(t.context), visit(t.timer), visit(t.state), visit(t.thing_handle), visit(t.player_handle), visit(t.native_gap);
  visit(t.group), visit(t.force), visit(t.location), visit(t.hashtable), visit(t.hash_entry);
  visit(t.stock), visit(t.pool), visit(t.pool_entry), visit(t.dialog), visit(t.button), visit(t.quest),
      visit(t.quest_item);
  visit(t.timer_dialog), visit(t.leaderboard), visit(t.leaderboard_item), visit(t.multiboard);
  visit(t.multiboard_cell), visit(t.multiboard_item), visit(t.text_tag);
  visit(t.sound), visit(t.camera_setup), visit(t.stage), visit(t.scenery), visit(t.unit_extra), visit(t.ground);
  visit(t.counts);
  visit(t.source);
}

}  // namespace

Result<ScriptTables> ScriptTables::open(const Engine &engine) {
  ScriptTables opened;
  Error error{OR_OK, {}};
  each_table(opened, [&]<class Record>(Table<Record> &table) {
    if (error.code != OR_OK) return;
    auto result = engine.open<Record>();
    if (result)
      table = *result;
    else
      error = result.error();
  });
  if (error.code != OR_OK) return tl::unexpected<Error>(error);
  return opened;
}

std::span<const or_table_desc *const> script_tables() {
  static constexpr std::array kList = {
      describe<TriggerRow>(),     describe<BoolExprRow>(),       describe<ConditionRow>(),
      describe<ActionRow>(),      describe<RegistrationRow>(),   describe<InRangeRow>(),
      describe<ContextRow>(),     describe<TimerRow>(),          describe<ScriptStateRow>(),
      describe<ThingHandleRow>(), describe<PlayerHandleRow>(),   describe<NativeGapRow>(),
      describe<GroupRow>(),       describe<ForceRow>(),          describe<LocationRow>(),
      describe<HashtableRow>(),   describe<HashEntryRow>(),      describe<StockRow>(),
      describe<PoolRow>(),        describe<PoolEntryRow>(),      describe<DialogRow>(),
      describe<ButtonRow>(),      describe<QuestRow>(),          describe<QuestItemRow>(),
      describe<TimerDialogRow>(), describe<LeaderboardRow>(),    describe<LeaderboardItemRow>(),
      describe<MultiboardRow>(),  describe<MultiboardCellRow>(), describe<MultiboardItemRow>(),
      describe<TextTagRow>(),     describe<SoundRow>(),          describe<CameraSetupRow>(),
      describe<StageRow>(),       describe<SceneryRow>(),        describe<UnitExtraRow>(),
      describe<GroundRow>(),      describe<CountsRow>(),         describe<SourceRow>()};
  static_assert(kList.size() == sizeof(ScriptTables) / sizeof(Table<TriggerRow>), "a table is missing here");
  return kList;
}

}  // namespace openrealm::wc3
