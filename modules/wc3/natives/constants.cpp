#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

// A converted number's handle is the number, as scripts that ask for its id expect.
template <Name Type>
constexpr NativeEntry convert(const char *name) {
  return def(name, [](Host &, std::int32_t value) { return Constant<Type>{value}; });
}

constexpr NativeEntry kNatives[] = {
    convert<"aidifficulty">("ConvertAIDifficulty"),
    convert<"abilitybooleanfield">("ConvertAbilityBooleanField"),
    convert<"abilitybooleanlevelarrayfield">("ConvertAbilityBooleanLevelArrayField"),
    convert<"abilitybooleanlevelfield">("ConvertAbilityBooleanLevelField"),
    convert<"abilityintegerfield">("ConvertAbilityIntegerField"),
    convert<"abilityintegerlevelarrayfield">("ConvertAbilityIntegerLevelArrayField"),
    convert<"abilityintegerlevelfield">("ConvertAbilityIntegerLevelField"),
    convert<"abilityrealfield">("ConvertAbilityRealField"),
    convert<"abilityreallevelarrayfield">("ConvertAbilityRealLevelArrayField"),
    convert<"abilityreallevelfield">("ConvertAbilityRealLevelField"),
    convert<"abilitystringfield">("ConvertAbilityStringField"),
    convert<"abilitystringlevelarrayfield">("ConvertAbilityStringLevelArrayField"),
    convert<"abilitystringlevelfield">("ConvertAbilityStringLevelField"),
    convert<"alliancetype">("ConvertAllianceType"),
    convert<"animtype">("ConvertAnimType"),
    convert<"armortype">("ConvertArmorType"),
    convert<"attacktype">("ConvertAttackType"),
    convert<"blendmode">("ConvertBlendMode"),
    convert<"camerafield">("ConvertCameraField"),
    convert<"damagetype">("ConvertDamageType"),
    convert<"defensetype">("ConvertDefenseType"),
    convert<"dialogevent">("ConvertDialogEvent"),
    convert<"effecttype">("ConvertEffectType"),
    convert<"fgamestate">("ConvertFGameState"),
    convert<"fogstate">("ConvertFogState"),
    convert<"frameeventtype">("ConvertFrameEventType"),
    convert<"framepointtype">("ConvertFramePointType"),
    convert<"gamedifficulty">("ConvertGameDifficulty"),
    convert<"gameevent">("ConvertGameEvent"),
    convert<"gamespeed">("ConvertGameSpeed"),
    convert<"gametype">("ConvertGameType"),
    convert<"heroattribute">("ConvertHeroAttribute"),
    convert<"igamestate">("ConvertIGameState"),
    convert<"itembooleanfield">("ConvertItemBooleanField"),
    convert<"itemintegerfield">("ConvertItemIntegerField"),
    convert<"itemrealfield">("ConvertItemRealField"),
    convert<"itemstringfield">("ConvertItemStringField"),
    convert<"itemtype">("ConvertItemType"),
    convert<"limitop">("ConvertLimitOp"),
    convert<"mapcontrol">("ConvertMapControl"),
    convert<"mapdensity">("ConvertMapDensity"),
    convert<"mapflag">("ConvertMapFlag"),
    convert<"mapsetting">("ConvertMapSetting"),
    convert<"mapvisibility">("ConvertMapVisibility"),
    convert<"mousebuttontype">("ConvertMouseButtonType"),
    convert<"movetype">("ConvertMoveType"),
    convert<"originframetype">("ConvertOriginFrameType"),
    convert<"oskeytype">("ConvertOsKeyType"),
    convert<"pathingflag">("ConvertPathingFlag"),
    convert<"pathingtype">("ConvertPathingType"),
    convert<"placement">("ConvertPlacement"),
    convert<"playercolor">("ConvertPlayerColor"),
    convert<"playerevent">("ConvertPlayerEvent"),
    convert<"playergameresult">("ConvertPlayerGameResult"),
    convert<"playerscore">("ConvertPlayerScore"),
    convert<"playerslotstate">("ConvertPlayerSlotState"),
    convert<"playerstate">("ConvertPlayerState"),
    convert<"playerunitevent">("ConvertPlayerUnitEvent"),
    convert<"race">("ConvertRace"),
    convert<"racepreference">("ConvertRacePref"),
    convert<"raritycontrol">("ConvertRarityControl"),
    convert<"regentype">("ConvertRegenType"),
    convert<"soundtype">("ConvertSoundType"),
    convert<"startlocprio">("ConvertStartLocPrio"),
    convert<"subanimtype">("ConvertSubAnimType"),
    convert<"targetflag">("ConvertTargetFlag"),
    convert<"texmapflags">("ConvertTexMapFlags"),
    convert<"textaligntype">("ConvertTextAlignType"),
    convert<"unitbooleanfield">("ConvertUnitBooleanField"),
    convert<"unitcategory">("ConvertUnitCategory"),
    convert<"unitevent">("ConvertUnitEvent"),
    convert<"unitintegerfield">("ConvertUnitIntegerField"),
    convert<"unitrealfield">("ConvertUnitRealField"),
    convert<"unitstate">("ConvertUnitState"),
    convert<"unitstringfield">("ConvertUnitStringField"),
    convert<"unittype">("ConvertUnitType"),
    convert<"unitweaponbooleanfield">("ConvertUnitWeaponBooleanField"),
    convert<"unitweaponintegerfield">("ConvertUnitWeaponIntegerField"),
    convert<"unitweaponrealfield">("ConvertUnitWeaponRealField"),
    convert<"unitweaponstringfield">("ConvertUnitWeaponStringField"),
    convert<"version">("ConvertVersion"),
    convert<"volumegroup">("ConvertVolumeGroup"),
    convert<"weapontype">("ConvertWeaponType"),
    convert<"widgetevent">("ConvertWidgetEvent"),
    def("GetHandleId", [](Host &, AnyHandle it) { return std::int32_t(it.id); }),
};

}  // namespace

std::span<const NativeEntry> constant_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
