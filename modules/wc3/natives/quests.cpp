#include <fmt/format.h>

#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using Quest = Object<"quest">;
using QuestItem = Object<"questitem">;
using DefeatCondition = Object<"defeatcondition">;

template <auto Field>
constexpr auto kSetText = [](Host &host, Quest quest, std::string_view text) {
  if (QuestRow *row = host.tables.quest.get_mut(quest.ref)) host.tables.quest.set(row->*Field, host.translate(text));
};

template <auto Field>
constexpr auto kHas = [](Host &host, Quest quest) {
  const QuestRow *row = host.tables.quest.get(quest.ref);
  return row && row->*Field != 0;
};

template <auto Field>
constexpr auto kMark = [](Host &host, Quest quest, bool on) {
  if (QuestRow *row = host.tables.quest.get_mut(quest.ref)) row->*Field = on;
};

// What becomes of a quest is told, once each time it changes.
template <auto Field>
void announce(Host &host, Quest quest, bool on, const char *what) {
  QuestRow *row = host.tables.quest.get_mut(quest.ref);
  if (!row) return;
  const bool changed = (row->*Field != 0) != on;
  row->*Field = on;
  if (changed && on)
    host.tell_player(UINT32_MAX, fmt::format("Quest {}: {}", what, host.tables.quest.text(row->title)));
}

void free_items(Host &host, std::uint32_t quest_row) {
  Table<QuestItemRow> &table = host.tables.quest_item;
  for (const std::uint32_t row : table.rows()) {
    if (table[row].quest.row != quest_row) continue;
    host.vm().handle_free(table[row].handle);
    table.free(row);
  }
}

constexpr NativeEntry kNatives[] = {
    def("CreateQuest", [](Host &host) { return new_object<"quest">(host, host.tables.quest); }),
    def("DestroyQuest",
        [](Host &host, Quest quest) {
          if (!host.tables.quest.get(quest.ref)) return;
          free_items(host, quest.ref.row);
          free_object(host, host.tables.quest, quest);
        }),
    def("QuestSetTitle", kSetText<&QuestRow::title>),
    def("QuestSetDescription", kSetText<&QuestRow::description>),
    def("QuestSetIconPath", kSetText<&QuestRow::icon>),
    def("QuestSetRequired", kMark<&QuestRow::required>),
    def("QuestSetCompleted",
        [](Host &host, Quest quest, bool on) { announce<&QuestRow::completed>(host, quest, on, "completed"); }),
    def("QuestSetDiscovered",
        [](Host &host, Quest quest, bool on) { announce<&QuestRow::discovered>(host, quest, on, "discovered"); }),
    def("QuestSetFailed",
        [](Host &host, Quest quest, bool on) { announce<&QuestRow::failed>(host, quest, on, "failed"); }),
    def("QuestSetEnabled",
        [](Host &host, Quest quest, bool on) {
          if (QuestRow *row = host.tables.quest.get_mut(quest.ref)) row->disabled = !on;
        }),
    def("IsQuestRequired", kHas<&QuestRow::required>),
    def("IsQuestCompleted", kHas<&QuestRow::completed>),
    def("IsQuestDiscovered", kHas<&QuestRow::discovered>),
    def("IsQuestFailed", kHas<&QuestRow::failed>),
    def("IsQuestEnabled",
        [](Host &host, Quest quest) {
          const QuestRow *row = host.tables.quest.get(quest.ref);
          return row && row->disabled == 0;
        }),
    def("QuestCreateItem",
        [](Host &host, Quest quest) {
          if (!host.tables.quest.get(quest.ref)) return QuestItem{};
          const QuestItem made = new_object<"questitem">(host, host.tables.quest_item);
          if (made) host.tables.quest_item.mut(made.ref.row).quest.row = quest.ref.row;
          return made;
        }),
    def("QuestItemSetDescription",
        [](Host &host, QuestItem item, std::string_view text) {
          if (QuestItemRow *row = host.tables.quest_item.get_mut(item.ref))
            host.tables.quest_item.set(row->description, host.translate(text));
        }),
    def("QuestItemSetCompleted",
        [](Host &host, QuestItem item, bool on) {
          if (QuestItemRow *row = host.tables.quest_item.get_mut(item.ref)) row->completed = on;
        }),
    def("IsQuestItemCompleted",
        [](Host &host, QuestItem item) {
          const QuestItemRow *row = host.tables.quest_item.get(item.ref);
          return row && row->completed != 0;
        }),
    def("CreateDefeatCondition",
        [](Host &host) { return new_object<"defeatcondition">(host, host.tables.quest_item); }),
    def("DestroyDefeatCondition",
        [](Host &host, DefeatCondition condition) { free_object(host, host.tables.quest_item, condition); }),
    def("DefeatConditionSetDescription",
        [](Host &host, DefeatCondition condition, std::string_view text) {
          if (QuestItemRow *row = host.tables.quest_item.get_mut(condition.ref))
            host.tables.quest_item.set(row->description, host.translate(text));
        }),
    def("FlashQuestDialogButton", [](Host &) {}),
    def("ForceQuestDialogUpdate", [](Host &) {}),
};

}  // namespace

std::span<const NativeEntry> quest_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
