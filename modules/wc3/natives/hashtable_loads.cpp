#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using HashTable = Object<"hashtable">;

// Handles that are plain numbers or no agents carry their type in the script's declaration alone.
constexpr bool is_typed(std::uint32_t id) {
  return id >= kFirstHandle;
}

std::uint32_t stored_handle(Host &host, HashTable table, std::int32_t parent, std::int32_t child, const char *type) {
  const HashEntryRow *entry = host.hashes.find(host.tables, table.ref, StoredKind::handle, parent, child);
  if (!entry) return 0;
  const std::uint32_t id = std::uint32_t(entry->number);
  or_ref ignored{};
  return is_typed(id) && host.vm().handle_payload(type, id, &ignored) != OR_OK ? 0 : id;
}

template <Name Type>
constexpr NativeEntry load(const char *name) {
  return def(name, [](Host &host, HashTable table, std::int32_t parent, std::int32_t child) {
    return Object<Type>{stored_handle(host, table, parent, child, Type.text), {}};
  });
}

constexpr NativeEntry kNatives[] = {
    load<"ability">("LoadAbilityHandle"),
    load<"boolexpr">("LoadBooleanExprHandle"),
    load<"button">("LoadButtonHandle"),
    load<"defeatcondition">("LoadDefeatConditionHandle"),
    load<"destructable">("LoadDestructableHandle"),
    load<"dialog">("LoadDialogHandle"),
    load<"effect">("LoadEffectHandle"),
    load<"fogmodifier">("LoadFogModifierHandle"),
    load<"fogstate">("LoadFogStateHandle"),
    load<"force">("LoadForceHandle"),
    load<"framehandle">("LoadFrameHandle"),
    load<"group">("LoadGroupHandle"),
    load<"hashtable">("LoadHashtableHandle"),
    load<"image">("LoadImageHandle"),
    load<"item">("LoadItemHandle"),
    load<"itempool">("LoadItemPoolHandle"),
    load<"leaderboard">("LoadLeaderboardHandle"),
    load<"lightning">("LoadLightningHandle"),
    load<"location">("LoadLocationHandle"),
    load<"multiboard">("LoadMultiboardHandle"),
    load<"multiboarditem">("LoadMultiboardItemHandle"),
    load<"player">("LoadPlayerHandle"),
    load<"quest">("LoadQuestHandle"),
    load<"questitem">("LoadQuestItemHandle"),
    load<"rect">("LoadRectHandle"),
    load<"region">("LoadRegionHandle"),
    load<"sound">("LoadSoundHandle"),
    load<"texttag">("LoadTextTagHandle"),
    load<"timerdialog">("LoadTimerDialogHandle"),
    load<"timer">("LoadTimerHandle"),
    load<"trackable">("LoadTrackableHandle"),
    load<"triggeraction">("LoadTriggerActionHandle"),
    load<"triggercondition">("LoadTriggerConditionHandle"),
    load<"event">("LoadTriggerEventHandle"),
    load<"trigger">("LoadTriggerHandle"),
    load<"ubersplat">("LoadUbersplatHandle"),
    load<"unit">("LoadUnitHandle"),
    load<"unitpool">("LoadUnitPoolHandle"),
    load<"widget">("LoadWidgetHandle"),
};

}  // namespace

std::span<const NativeEntry> hashtable_load_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
