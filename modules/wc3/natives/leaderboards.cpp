#include <algorithm>

#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using Board = Object<"leaderboard">;

// Rows of a board's lines, in their places.
std::vector<std::uint32_t> lines_of(Host &host, Board board) {
  std::vector<std::uint32_t> lines;
  if (!host.tables.leaderboard.get(board.ref)) return lines;
  Table<LeaderboardItemRow> &table = host.tables.leaderboard_item;
  for (const std::uint32_t row : table.rows())
    if (table[row].board.row == board.ref.row) lines.push_back(row);
  std::sort(lines.begin(), lines.end(),
            [&](std::uint32_t a, std::uint32_t b) { return table[a].place < table[b].place; });
  return lines;
}

void number(Host &host, const std::vector<std::uint32_t> &lines) {
  for (std::size_t place = 0; place < lines.size(); ++place)
    host.tables.leaderboard_item.mut(lines[place]).place = std::uint32_t(place);
}

LeaderboardItemRow *line(Host &host, Board board, std::int32_t index) {
  const auto lines = lines_of(host, board);
  if (index < 0 || std::size_t(index) >= lines.size()) return nullptr;
  return &host.tables.leaderboard_item.mut(lines[std::size_t(index)]);
}

std::int32_t index_of(Host &host, Board board, Player player) {
  const auto lines = lines_of(host, board);
  for (std::size_t place = 0; place < lines.size(); ++place)
    if (host.tables.leaderboard_item[lines[place]].player == player.number) return std::int32_t(place);
  return -1;
}

void remove_line(Host &host, Board board, std::int32_t index) {
  auto lines = lines_of(host, board);
  if (index < 0 || std::size_t(index) >= lines.size()) return;
  host.tables.leaderboard_item.free(lines[std::size_t(index)]);
  lines.erase(lines.begin() + index);
  number(host, lines);
}

void clear(Host &host, Board board) {
  for (const std::uint32_t row : lines_of(host, board)) host.tables.leaderboard_item.free(row);
}

void add_line(Host &host, Board board, std::string_view label, std::int32_t value, Player player) {
  if (!host.tables.leaderboard.get(board.ref)) return;
  const std::uint32_t place = std::uint32_t(lines_of(host, board).size());
  const std::uint32_t row = host.tables.leaderboard_item.alloc();
  if (row == 0) return;
  LeaderboardItemRow &made = host.tables.leaderboard_item.mut(row);
  made.board.row = board.ref.row;
  made.place = place;
  made.value = value;
  made.player = player.number;
  host.tables.leaderboard_item.set(made.label, host.translate(label));
}

// Equal lines keep their order.
template <class Less>
void sort(Host &host, Board board, bool ascending, Less &&less) {
  auto lines = lines_of(host, board);
  const Table<LeaderboardItemRow> &table = host.tables.leaderboard_item;
  std::stable_sort(lines.begin(), lines.end(), [&](std::uint32_t a, std::uint32_t b) {
    return ascending ? less(table[a], table[b]) : less(table[b], table[a]);
  });
  number(host, lines);
}

std::uint32_t bits(bool first, bool second, bool third, bool fourth = false) {
  return std::uint32_t(first) | std::uint32_t(second) << 1 | std::uint32_t(third) << 2 | std::uint32_t(fourth) << 3;
}

template <auto Field>
constexpr auto kBoardColour =
    [](Host &host, Board board, std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
      if (LeaderboardRow *row = host.tables.leaderboard.get_mut(board.ref))
        row->*Field = packed_colour(red, green, blue, alpha);
    };
template <auto Field>
constexpr auto kLineColour = [](Host &host, Board board, std::int32_t index, std::int32_t red, std::int32_t green,
                                std::int32_t blue, std::int32_t alpha) {
  if (LeaderboardItemRow *row = line(host, board, index)) row->*Field = packed_colour(red, green, blue, alpha);
};

constexpr NativeEntry kNatives[] = {
    def("CreateLeaderboard", [](Host &host) { return new_object<"leaderboard">(host, host.tables.leaderboard); }),
    def("DestroyLeaderboard",
        [](Host &host, Board board) {
          clear(host, board);
          free_object(host, host.tables.leaderboard, board);
        }),
    def("LeaderboardDisplay",
        [](Host &host, Board board, bool on) {
          if (LeaderboardRow *row = host.tables.leaderboard.get_mut(board.ref)) row->shown = on;
        }),
    def("IsLeaderboardDisplayed",
        [](Host &host, Board board) {
          const LeaderboardRow *row = host.tables.leaderboard.get(board.ref);
          return row && row->shown != 0;
        }),
    def("LeaderboardGetItemCount", [](Host &host, Board board) { return std::int32_t(lines_of(host, board).size()); }),
    def("LeaderboardSetSizeByItemCount",
        [](Host &host, Board board, std::int32_t count) {
          if (LeaderboardRow *row = host.tables.leaderboard.get_mut(board.ref)) row->size = std::uint32_t(count);
        }),
    def("LeaderboardAddItem", [](Host &host, Board board, std::string_view label, std::int32_t value,
                                 Player player) { add_line(host, board, label, value, player); }),
    def("LeaderboardRemoveItem", [](Host &host, Board board, std::int32_t index) { remove_line(host, board, index); }),
    def("LeaderboardRemovePlayerItem",
        [](Host &host, Board board, Player player) { remove_line(host, board, index_of(host, board, player)); }),
    def("LeaderboardClear", [](Host &host, Board board) { clear(host, board); }),
    def("LeaderboardSortItemsByValue",
        [](Host &host, Board board, bool ascending) {
          sort(host, board, ascending, [](const auto &a, const auto &b) { return a.value < b.value; });
        }),
    def("LeaderboardSortItemsByPlayer",
        [](Host &host, Board board, bool ascending) {
          sort(host, board, ascending, [](const auto &a, const auto &b) { return a.player < b.player; });
        }),
    def("LeaderboardSortItemsByLabel",
        [](Host &host, Board board, bool ascending) {
          const auto &table = host.tables.leaderboard_item;
          sort(host, board, ascending,
               [&](const auto &a, const auto &b) { return table.text(a.label) < table.text(b.label); });
        }),
    def("LeaderboardHasPlayerItem",
        [](Host &host, Board board, Player player) { return index_of(host, board, player) >= 0; }),
    def("LeaderboardGetPlayerIndex",
        [](Host &host, Board board, Player player) { return index_of(host, board, player); }),
    def("LeaderboardSetLabel",
        [](Host &host, Board board, std::string_view label) {
          if (LeaderboardRow *row = host.tables.leaderboard.get_mut(board.ref))
            host.tables.leaderboard.set(row->label, host.translate(label));
        }),
    def("LeaderboardGetLabelText",
        [](Host &host, Board board) -> std::string_view {
          const LeaderboardRow *row = host.tables.leaderboard.get(board.ref);
          return row ? host.tables.leaderboard.text(row->label) : std::string_view{};
        }),
    def("LeaderboardSetStyle",
        [](Host &host, Board board, bool label, bool names, bool values, bool icons) {
          if (LeaderboardRow *row = host.tables.leaderboard.get_mut(board.ref))
            row->style = bits(label, names, values, icons);
        }),
    def("LeaderboardSetLabelColor", kBoardColour<&LeaderboardRow::label_colour>),
    def("LeaderboardSetValueColor", kBoardColour<&LeaderboardRow::value_colour>),
    def("LeaderboardSetItemValue",
        [](Host &host, Board board, std::int32_t index, std::int32_t value) {
          if (LeaderboardItemRow *row = line(host, board, index)) row->value = value;
        }),
    def("LeaderboardSetItemLabel",
        [](Host &host, Board board, std::int32_t index, std::string_view label) {
          if (LeaderboardItemRow *row = line(host, board, index))
            host.tables.leaderboard_item.set(row->label, host.translate(label));
        }),
    def("LeaderboardSetItemStyle",
        [](Host &host, Board board, std::int32_t index, bool label, bool value, bool icon) {
          if (LeaderboardItemRow *row = line(host, board, index)) row->style = bits(label, value, icon);
        }),
    def("LeaderboardSetItemLabelColor", kLineColour<&LeaderboardItemRow::label_colour>),
    def("LeaderboardSetItemValueColor", kLineColour<&LeaderboardItemRow::value_colour>),
    def("PlayerSetLeaderboard",
        [](Host &host, Player player, Board board) {
          if (!player) return;
          for (const std::uint32_t row : host.tables.leaderboard.rows())
            host.tables.leaderboard.mut(row).players &= ~(1u << player.number);
          if (LeaderboardRow *row = host.tables.leaderboard.get_mut(board.ref)) row->players |= 1u << player.number;
        }),
    def("PlayerGetLeaderboard",
        [](Host &host, Player player) {
          for (const std::uint32_t row : host.tables.leaderboard.rows())
            if (player && (host.tables.leaderboard[row].players >> player.number & 1))
              return Board{host.tables.leaderboard[row].handle, {}};
          return Board{};
        }),
};

}  // namespace

std::span<const NativeEntry> leaderboard_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
