#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using Board = Object<"multiboard">;
using Cell = Object<"multiboarditem">;

constexpr std::int32_t kMostLines = 256;

MultiboardCellRow *cell_row(Host &host, std::uint32_t board, std::uint32_t line, std::uint32_t column) {
  Table<MultiboardCellRow> &table = host.tables.multiboard_cell;
  for (const std::uint32_t row : table.rows())
    if (table[row].board.row == board && table[row].row == line && table[row].column == column) return &table.mut(row);
  const std::uint32_t row = table.alloc();
  if (row == 0) return nullptr;
  MultiboardCellRow &made = table.mut(row);
  made.board.row = board;
  made.row = line;
  made.column = column;
  return &made;
}

MultiboardCellRow *edit(Host &host, Cell cell) {
  const MultiboardItemRow *item = host.tables.multiboard_item.get(cell.ref);
  if (!item || !host.tables.multiboard.get(item->board)) return nullptr;
  return cell_row(host, item->board.row, item->row, item->column);
}

template <class Change>
void each_cell(Host &host, Board board, Change &&change) {
  const MultiboardRow *row = host.tables.multiboard.get(board.ref);
  if (!row) return;
  const std::uint32_t lines = row->rows, columns = row->columns;
  for (std::uint32_t line = 0; line < lines; ++line)
    for (std::uint32_t column = 0; column < columns; ++column)
      if (MultiboardCellRow *cell = cell_row(host, board.ref.row, line, column)) change(*cell);
}

void free_cells(Host &host, Board board) {
  if (!host.tables.multiboard.get(board.ref)) return;
  for (const std::uint32_t row : host.tables.multiboard_cell.rows())
    if (host.tables.multiboard_cell[row].board.row == board.ref.row) host.tables.multiboard_cell.free(row);
}

Cell item_of_board(Host &host, Board board, std::int32_t line, std::int32_t column) {
  const MultiboardRow *row = host.tables.multiboard.get(board.ref);
  if (!row || line < 0 || column < 0 || std::uint32_t(line) >= row->rows || std::uint32_t(column) >= row->columns)
    return {};
  const Cell made = new_object<"multiboarditem">(host, host.tables.multiboard_item);
  if (!made) return {};
  MultiboardItemRow &item = host.tables.multiboard_item.mut(made.ref.row);
  item.board = Ref<"multiboard">::from(board.ref);
  item.row = std::uint32_t(line);
  item.column = std::uint32_t(column);
  return made;
}

std::uint32_t style_of(bool value, bool icon) {
  return std::uint32_t(value) | std::uint32_t(icon) << 1;
}
std::uint32_t lines_within(std::int32_t count) {
  return std::uint32_t(std::min(std::max(count, 0), kMostLines));
}

template <auto Field>
constexpr auto kHas = [](Host &host, Board board) {
  const MultiboardRow *row = host.tables.multiboard.get(board.ref);
  return row && row->*Field != 0;
};
template <auto Field>
constexpr auto kMark = [](Host &host, Board board, bool on) {
  if (MultiboardRow *row = host.tables.multiboard.get_mut(board.ref)) row->*Field = on;
};
template <auto Field>
constexpr auto kCount = [](Host &host, Board board) {
  const MultiboardRow *row = host.tables.multiboard.get(board.ref);
  return row ? std::int32_t(row->*Field) : 0;
};
template <auto Field>
constexpr auto kSetCount = [](Host &host, Board board, std::int32_t count) {
  if (MultiboardRow *row = host.tables.multiboard.get_mut(board.ref)) row->*Field = lines_within(count);
};

constexpr NativeEntry kNatives[] = {
    def("CreateMultiboard", [](Host &host) { return new_object<"multiboard">(host, host.tables.multiboard); }),
    def("DestroyMultiboard",
        [](Host &host, Board board) {
          free_cells(host, board);
          free_object(host, host.tables.multiboard, board);
        }),
    def("MultiboardDisplay", kMark<&MultiboardRow::shown>),
    def("IsMultiboardDisplayed", kHas<&MultiboardRow::shown>),
    def("MultiboardMinimize", kMark<&MultiboardRow::minimized>),
    def("IsMultiboardMinimized", kHas<&MultiboardRow::minimized>),
    def("MultiboardClear", [](Host &host, Board board) { free_cells(host, board); }),
    def("MultiboardSetTitleText",
        [](Host &host, Board board, std::string_view text) {
          if (MultiboardRow *row = host.tables.multiboard.get_mut(board.ref))
            host.tables.multiboard.set(row->title, host.translate(text));
        }),
    def("MultiboardGetTitleText",
        [](Host &host, Board board) -> std::string_view {
          const MultiboardRow *row = host.tables.multiboard.get(board.ref);
          return row ? host.tables.multiboard.text(row->title) : std::string_view{};
        }),
    def("MultiboardSetTitleTextColor",
        [](Host &host, Board board, std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
          if (MultiboardRow *row = host.tables.multiboard.get_mut(board.ref))
            row->title_colour = packed_colour(red, green, blue, alpha);
        }),
    def("MultiboardGetRowCount", kCount<&MultiboardRow::rows>),
    def("MultiboardGetColumnCount", kCount<&MultiboardRow::columns>),
    def("MultiboardSetRowCount", kSetCount<&MultiboardRow::rows>),
    def("MultiboardSetColumnCount", kSetCount<&MultiboardRow::columns>),
    def("MultiboardGetItem", [](Host &host, Board board, std::int32_t line,
                                std::int32_t column) { return item_of_board(host, board, line, column); }),
    def("MultiboardReleaseItem", [](Host &host, Cell cell) { free_object(host, host.tables.multiboard_item, cell); }),
    def("MultiboardSetItemStyle",
        [](Host &host, Cell cell, bool value, bool icon) {
          if (MultiboardCellRow *row = edit(host, cell)) row->style = style_of(value, icon);
        }),
    def("MultiboardSetItemValue",
        [](Host &host, Cell cell, std::string_view text) {
          if (MultiboardCellRow *row = edit(host, cell))
            host.tables.multiboard_cell.set(row->value, host.translate(text));
        }),
    def("MultiboardSetItemIcon",
        [](Host &host, Cell cell, std::string_view icon) {
          if (MultiboardCellRow *row = edit(host, cell)) host.tables.multiboard_cell.set(row->icon, icon);
        }),
    def("MultiboardSetItemWidth",
        [](Host &host, Cell cell, float width) {
          if (MultiboardCellRow *row = edit(host, cell)) row->width = width;
        }),
    def("MultiboardSetItemValueColor",
        [](Host &host, Cell cell, std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
          if (MultiboardCellRow *row = edit(host, cell)) row->colour = packed_colour(red, green, blue, alpha);
        }),
    def("MultiboardSetItemsStyle",
        [](Host &host, Board board, bool value, bool icon) {
          each_cell(host, board, [&](MultiboardCellRow &row) { row.style = style_of(value, icon); });
        }),
    def("MultiboardSetItemsValue",
        [](Host &host, Board board, std::string_view text) {
          each_cell(host, board,
                    [&](MultiboardCellRow &row) { host.tables.multiboard_cell.set(row.value, host.translate(text)); });
        }),
    def("MultiboardSetItemsIcon",
        [](Host &host, Board board, std::string_view icon) {
          each_cell(host, board, [&](MultiboardCellRow &row) { host.tables.multiboard_cell.set(row.icon, icon); });
        }),
    def("MultiboardSetItemsWidth",
        [](Host &host, Board board, float width) {
          each_cell(host, board, [&](MultiboardCellRow &row) { row.width = width; });
        }),
    def("MultiboardSetItemsValueColor",
        [](Host &host, Board board, std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
          each_cell(host, board, [&](MultiboardCellRow &row) { row.colour = packed_colour(red, green, blue, alpha); });
        }),
    def("MultiboardSuppressDisplay", [](Host &, bool) {}),
};

}  // namespace

std::span<const NativeEntry> multiboard_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
