#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using HashTable = Object<"hashtable">;

bool store_handle(Host &host, HashTable table, std::int32_t parent, std::int32_t child, std::uint32_t handle) {
  HashEntryRow *entry = host.hashes.edit(host, table.ref, StoredKind::handle, parent, child);
  if (entry) entry->number = std::int32_t(handle);
  return entry != nullptr;
}

// A handle by its type's name alone: what is kept is the id, whether or not its object still is there.
template <Name Type>
struct Kept {
  std::uint32_t id = 0;
};

template <Name Type>
constexpr NativeEntry save(const char *name) {
  return def(name, [](Host &host, HashTable table, std::int32_t parent, std::int32_t child, Kept<Type> value) {
    return store_handle(host, table, parent, child, value.id);
  });
}

template <StoredKind Kind>
constexpr auto kHave = [](Host &host, HashTable table, std::int32_t parent, std::int32_t child) {
  return host.hashes.find(host.tables, table.ref, Kind, parent, child) != nullptr;
};

template <StoredKind Kind>
constexpr auto kRemove = [](Host &host, HashTable table, std::int32_t parent, std::int32_t child) {
  host.hashes.remove(host, table.ref, Kind, parent, child);
};

}  // namespace

namespace detail {
template <Name Type>
struct Wire<Kept<Type>> {
  static constexpr const char *name = Type.text;
  static Kept<Type> get(Host &, const or_value &value) { return {value.h}; }
};
}  // namespace detail

namespace {

constexpr NativeEntry kNatives[] = {
    def("InitHashtable",
        [](Host &host) {
          return HashTable{host.hashes.create(host), {}};
        }),
    def("SaveInteger",
        [](Host &host, HashTable table, std::int32_t parent, std::int32_t child, std::int32_t value) {
          HashEntryRow *entry = host.hashes.edit(host, table.ref, StoredKind::integer, parent, child);
          if (entry) entry->number = value;
        }),
    def("SaveReal",
        [](Host &host, HashTable table, std::int32_t parent, std::int32_t child, float value) {
          HashEntryRow *entry = host.hashes.edit(host, table.ref, StoredKind::real, parent, child);
          if (entry) entry->real = value;
        }),
    def("SaveBoolean",
        [](Host &host, HashTable table, std::int32_t parent, std::int32_t child, bool value) {
          HashEntryRow *entry = host.hashes.edit(host, table.ref, StoredKind::boolean, parent, child);
          if (entry) entry->number = value;
        }),
    def("SaveStr",
        [](Host &host, HashTable table, std::int32_t parent, std::int32_t child, std::string_view value) {
          HashEntryRow *entry = host.hashes.edit(host, table.ref, StoredKind::text, parent, child);
          return entry && host.tables.hash_entry.set(entry->text, value);
        }),
    def("LoadInteger",
        [](Host &host, HashTable table, std::int32_t parent, std::int32_t child) {
          const HashEntryRow *entry = host.hashes.find(host.tables, table.ref, StoredKind::integer, parent, child);
          return entry ? entry->number : 0;
        }),
    def("LoadReal",
        [](Host &host, HashTable table, std::int32_t parent, std::int32_t child) {
          const HashEntryRow *entry = host.hashes.find(host.tables, table.ref, StoredKind::real, parent, child);
          return entry ? entry->real : 0.f;
        }),
    def("LoadBoolean",
        [](Host &host, HashTable table, std::int32_t parent, std::int32_t child) {
          const HashEntryRow *entry = host.hashes.find(host.tables, table.ref, StoredKind::boolean, parent, child);
          return entry && entry->number != 0;
        }),
    def("LoadStr",
        [](Host &host, HashTable table, std::int32_t parent, std::int32_t child) {
          const HashEntryRow *entry = host.hashes.find(host.tables, table.ref, StoredKind::text, parent, child);
          if (!entry) return MaybeText{};
          const std::string_view text = host.tables.hash_entry.text(entry->text);
          return MaybeText{{text.data() ? text.data() : "", text.size()}};
        }),
    def("HaveSavedInteger", kHave<StoredKind::integer>),
    def("HaveSavedReal", kHave<StoredKind::real>),
    def("HaveSavedBoolean", kHave<StoredKind::boolean>),
    def("HaveSavedString", kHave<StoredKind::text>),
    def("HaveSavedHandle", kHave<StoredKind::handle>),
    def("RemoveSavedInteger", kRemove<StoredKind::integer>),
    def("RemoveSavedReal", kRemove<StoredKind::real>),
    def("RemoveSavedBoolean", kRemove<StoredKind::boolean>),
    def("RemoveSavedString", kRemove<StoredKind::text>),
    def("RemoveSavedHandle", kRemove<StoredKind::handle>),
    def("FlushParentHashtable", [](Host &host, HashTable table) { host.hashes.flush(host, table.ref); }),
    def("FlushChildHashtable",
        [](Host &host, HashTable table, std::int32_t parent) { host.hashes.flush_child(host, table.ref, parent); }),

    save<"ability">("SaveAbilityHandle"),
    save<"agent">("SaveAgentHandle"),
    save<"boolexpr">("SaveBooleanExprHandle"),
    save<"button">("SaveButtonHandle"),
    save<"defeatcondition">("SaveDefeatConditionHandle"),
    save<"destructable">("SaveDestructableHandle"),
    save<"dialog">("SaveDialogHandle"),
    save<"effect">("SaveEffectHandle"),
    save<"fogmodifier">("SaveFogModifierHandle"),
    save<"fogstate">("SaveFogStateHandle"),
    save<"force">("SaveForceHandle"),
    save<"framehandle">("SaveFrameHandle"),
    save<"group">("SaveGroupHandle"),
    save<"hashtable">("SaveHashtableHandle"),
    save<"image">("SaveImageHandle"),
    save<"item">("SaveItemHandle"),
    save<"itempool">("SaveItemPoolHandle"),
    save<"leaderboard">("SaveLeaderboardHandle"),
    save<"lightning">("SaveLightningHandle"),
    save<"location">("SaveLocationHandle"),
    save<"multiboard">("SaveMultiboardHandle"),
    save<"multiboarditem">("SaveMultiboardItemHandle"),
    save<"player">("SavePlayerHandle"),
    save<"quest">("SaveQuestHandle"),
    save<"questitem">("SaveQuestItemHandle"),
    save<"rect">("SaveRectHandle"),
    save<"region">("SaveRegionHandle"),
    save<"sound">("SaveSoundHandle"),
    save<"texttag">("SaveTextTagHandle"),
    save<"timerdialog">("SaveTimerDialogHandle"),
    save<"timer">("SaveTimerHandle"),
    save<"trackable">("SaveTrackableHandle"),
    save<"triggeraction">("SaveTriggerActionHandle"),
    save<"triggercondition">("SaveTriggerConditionHandle"),
    save<"event">("SaveTriggerEventHandle"),
    save<"trigger">("SaveTriggerHandle"),
    save<"ubersplat">("SaveUbersplatHandle"),
    save<"unit">("SaveUnitHandle"),
    save<"unitpool">("SaveUnitPoolHandle"),
    save<"widget">("SaveWidgetHandle"),
};

}  // namespace

std::span<const NativeEntry> hashtable_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
