// What a script puts on a player's screen and can ask about again: dialogs, quests, boards, tags.
#pragma once

#include "base/record.h"

namespace openrealm::wc3 {

struct DialogRow {
  Spawn spawn;
  std::uint32_t handle;
  std::uint32_t shown_to;  // bit n: player n sees it
  Str message;
  static constexpr TableShape kShape{.max_rows = 4096};
  OR_RECORD(DialogRow, "dialog", FIELD(spawn), FIELD(handle), FIELD(shown_to), FIELD(message));
};

struct ButtonRow {
  Spawn spawn;
  std::uint32_t handle;
  Row<"dialog"> dialog;
  std::int32_t hotkey;
  std::uint32_t quits;  // DialogAddQuitButton: 1, with a score screen: 2
  Str text;
  static constexpr TableShape kShape{.max_rows = 16384};
  OR_RECORD(ButtonRow, "dialog_button", FIELD(spawn), FIELD(handle), FIELD(dialog), FIELD(hotkey), FIELD(quits),
            FIELD(text));
};

struct QuestRow {
  Spawn spawn;
  std::uint32_t handle;
  Str title, description, icon;
  std::uint16_t required, completed, discovered, failed, disabled, spare;
  static constexpr TableShape kShape{.max_rows = 4096};
  OR_RECORD(QuestRow, "quest", FIELD(spawn), FIELD(handle), FIELD(title), FIELD(description), FIELD(icon),
            FIELD(required), FIELD(completed), FIELD(discovered), FIELD(failed), FIELD(disabled), FIELD(spare));
};

// A line of a quest, or a defeat condition (quest 0).
struct QuestItemRow {
  Spawn spawn;
  std::uint32_t handle;
  Row<"quest"> quest;
  std::uint32_t completed;
  Str description;
  static constexpr TableShape kShape{.max_rows = 16384};
  OR_RECORD(QuestItemRow, "quest_item", FIELD(spawn), FIELD(handle), FIELD(quest), FIELD(completed),
            FIELD(description));
};

struct TimerDialogRow {
  Spawn spawn;
  std::uint32_t handle;
  Ref<"timer"> timer;
  std::uint32_t shown;
  float speed;
  float real_time;  // what SetRealTimeRemaining said, below 0 for nothing
  std::uint32_t title_colour, time_colour;
  Str title;
  static constexpr TableShape kShape{.max_rows = 4096};
  OR_RECORD(TimerDialogRow, "timer_dialog", FIELD(spawn), FIELD(handle), FIELD(timer), FIELD(shown),
            FIELD(speed).init(1.f), FIELD(real_time).init(-1.f), FIELD(title_colour).init(~0u),
            FIELD(time_colour).init(~0u), FIELD(title));
};

struct LeaderboardRow {
  Spawn spawn;
  std::uint32_t handle;
  std::uint32_t shown;
  std::uint32_t style;    // bits: label, names, values, icons
  std::uint32_t players;  // bit n: PlayerSetLeaderboard gave it to player n
  std::uint32_t size;     // lines it was made to show
  std::uint32_t label_colour, value_colour;
  Str label;
  static constexpr TableShape kShape{.max_rows = 1024};
  OR_RECORD(LeaderboardRow, "leaderboard", FIELD(spawn), FIELD(handle), FIELD(shown), FIELD(style).init(15u),
            FIELD(players), FIELD(size), FIELD(label_colour).init(~0u), FIELD(value_colour).init(~0u), FIELD(label));
};

struct LeaderboardItemRow {
  Spawn spawn;
  Row<"leaderboard"> board;
  std::uint32_t place;  // from 0, without gaps
  std::int32_t value;
  std::int32_t player;
  std::uint32_t style;
  std::uint32_t label_colour, value_colour;
  Str label;
  static constexpr TableShape kShape{.max_rows = 16384};
  OR_RECORD(LeaderboardItemRow, "leaderboard_item", FIELD(spawn), FIELD(board), FIELD(place), FIELD(value),
            FIELD(player).init(-1), FIELD(style).init(7u), FIELD(label_colour).init(~0u), FIELD(value_colour).init(~0u),
            FIELD(label));
};

struct MultiboardRow {
  Spawn spawn;
  std::uint32_t handle;
  std::uint32_t rows, columns;
  std::uint32_t shown, minimized;
  std::uint32_t title_colour;
  Str title;
  static constexpr TableShape kShape{.max_rows = 1024};
  OR_RECORD(MultiboardRow, "multiboard", FIELD(spawn), FIELD(handle), FIELD(rows), FIELD(columns), FIELD(shown),
            FIELD(minimized), FIELD(title_colour).init(~0u), FIELD(title));
};

// A cell that a script has touched; the others look as they were made.
struct MultiboardCellRow {
  Spawn spawn;
  Row<"multiboard"> board;
  std::uint32_t row, column;
  std::uint32_t style;  // bits: value, icon
  std::uint32_t colour;
  float width;
  Str value, icon;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(MultiboardCellRow, "multiboard_cell", FIELD(spawn), FIELD(board), FIELD(row), FIELD(column),
            FIELD(style).init(3u), FIELD(colour).init(~0u), FIELD(width).init(.03f), FIELD(value), FIELD(icon));
};

// A handle that MultiboardGetItem gave out; it goes when the script releases it.
struct MultiboardItemRow {
  Spawn spawn;
  std::uint32_t handle;
  Ref<"multiboard"> board;
  std::uint32_t row, column;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(MultiboardItemRow, "multiboard_item", FIELD(spawn), FIELD(handle), FIELD(board), FIELD(row), FIELD(column));
};

// Handles count down from 99 as rows count up from 1.
struct TextTagRow {
  Spawn spawn;
  Ref<"entity"> unit;
  float x, y, height, size;
  float velocity_x, velocity_y;
  float age, lifespan, fadepoint;
  std::uint32_t colour;
  std::uint16_t visible, suspended, permanent, spare;
  Str text;
  static constexpr TableShape kShape{.max_rows = 100};
  OR_RECORD(TextTagRow, "text_tag", FIELD(spawn), FIELD(unit), FIELD(x), FIELD(y), FIELD(height), FIELD(size),
            FIELD(velocity_x), FIELD(velocity_y), FIELD(age), FIELD(lifespan), FIELD(fadepoint),
            FIELD(colour).init(~0u), FIELD(visible).init(1), FIELD(suspended), FIELD(permanent).init(1), FIELD(spare),
            FIELD(text));
};

}  // namespace openrealm::wc3
