#include <fmt/format.h>

#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using Dialog = Object<"dialog">;
using Button = Object<"button">;

void clear_buttons(Host &host, std::uint32_t dialog_row) {
  Table<ButtonRow> &table = host.tables.button;
  for (const std::uint32_t row : table.rows()) {
    if (table[row].dialog.row != dialog_row) continue;
    host.vm().handle_free(table[row].handle);
    table.free(row);
  }
}

Button add_button(Host &host, Dialog dialog, std::string_view text, std::int32_t hotkey, std::uint32_t quits) {
  if (!host.tables.dialog.get(dialog.ref)) return {};
  const Button made = new_object<"button">(host, host.tables.button);
  if (!made) return {};
  ButtonRow &row = host.tables.button.mut(made.ref.row);
  row.dialog.row = dialog.ref.row;
  row.hotkey = hotkey;
  row.quits = quits;
  host.tables.button.set(row.text, host.translate(text));
  return made;
}

void display(Host &host, Player player, Dialog dialog, bool on) {
  DialogRow *row = host.tables.dialog.get_mut(dialog.ref);
  if (!row || !player) return;
  row->shown_to = on ? row->shown_to | 1u << player.number : row->shown_to & ~(1u << player.number);
  if (!on) return;
  std::string text(host.tables.dialog.text(row->message));
  std::uint32_t number = 0;
  for (const std::uint32_t button : host.tables.button.rows())
    if (host.tables.button[button].dialog.row == dialog.ref.row)
      text += fmt::format("\n  {}. {}", ++number, host.tables.button.text(host.tables.button[button].text));
  host.tell_player(player.index(), text);
}

constexpr NativeEntry kNatives[] = {
    def("DialogCreate", [](Host &host) { return new_object<"dialog">(host, host.tables.dialog); }),
    def("DialogDestroy",
        [](Host &host, Dialog dialog) {
          if (!host.tables.dialog.get(dialog.ref)) return;
          clear_buttons(host, dialog.ref.row);
          free_object(host, host.tables.dialog, dialog);
        }),
    def("DialogClear",
        [](Host &host, Dialog dialog) {
          DialogRow *row = host.tables.dialog.get_mut(dialog.ref);
          if (!row) return;
          clear_buttons(host, dialog.ref.row);
          host.tables.dialog.set(row->message, "");
        }),
    def("DialogSetMessage",
        [](Host &host, Dialog dialog, std::string_view text) {
          if (DialogRow *row = host.tables.dialog.get_mut(dialog.ref))
            host.tables.dialog.set(row->message, host.translate(text));
        }),
    def("DialogAddButton", [](Host &host, Dialog dialog, std::string_view text,
                              std::int32_t hotkey) { return add_button(host, dialog, text, hotkey, 0); }),
    def("DialogAddQuitButton",
        [](Host &host, Dialog dialog, bool score, std::string_view text, std::int32_t hotkey) {
          return add_button(host, dialog, text, hotkey, score ? 2 : 1);
        }),
    def("DialogDisplay", [](Host &host, Player player, Dialog dialog, bool on) { display(host, player, dialog, on); }),
};

}  // namespace

std::span<const NativeEntry> dialog_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
