// The script host's tables, opened. The kernel owns the rows; this holds only the way to them.
#pragma once

#include <span>

#include "base/engine.h"
#include "modules/wc3/script_host/collection_rows.h"
#include "modules/wc3/script_host/count_rows.h"
#include "modules/wc3/script_host/scenery_rows.h"
#include "modules/wc3/script_host/screen_rows.h"
#include "modules/wc3/script_host/source_rows.h"
#include "modules/wc3/script_host/trigger_rows.h"

namespace openrealm::wc3 {

struct ScriptTables {
  Table<TriggerRow> trigger;
  Table<BoolExprRow> boolexpr;
  Table<ConditionRow> condition;
  Table<ActionRow> action;
  Table<RegistrationRow> registration;
  Table<InRangeRow> in_range;
  Table<ContextRow> context;
  Table<TimerRow> timer;
  Table<ScriptStateRow> state;
  Table<ThingHandleRow> thing_handle;
  Table<PlayerHandleRow> player_handle;
  Table<NativeGapRow> native_gap;
  Table<GroupRow> group;
  Table<ForceRow> force;
  Table<LocationRow> location;
  Table<HashtableRow> hashtable;
  Table<HashEntryRow> hash_entry;
  Table<StockRow> stock;
  Table<PoolRow> pool;
  Table<PoolEntryRow> pool_entry;
  Table<DialogRow> dialog;
  Table<ButtonRow> button;
  Table<QuestRow> quest;
  Table<QuestItemRow> quest_item;
  Table<TimerDialogRow> timer_dialog;
  Table<LeaderboardRow> leaderboard;
  Table<LeaderboardItemRow> leaderboard_item;
  Table<MultiboardRow> multiboard;
  Table<MultiboardCellRow> multiboard_cell;
  Table<MultiboardItemRow> multiboard_item;
  Table<TextTagRow> text_tag;
  Table<SoundRow> sound;
  Table<CameraSetupRow> camera_setup;
  Table<StageRow> stage;
  Table<SceneryRow> scenery;
  Table<UnitExtraRow> unit_extra;
  Table<GroundRow> ground;
  Table<CountsRow> counts;
  Table<SourceRow> source;

  static Result<ScriptTables> open(const Engine &engine);
};

// Every table above, for game_export.tables.
std::span<const or_table_desc *const> script_tables();

}  // namespace openrealm::wc3
