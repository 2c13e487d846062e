// What is only seen or heard by players and what no native answers about again.
#include <fmt/format.h>

#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

void say(Host &host, std::string_view speaker, std::string_view text) {
  if (!text.empty()) host.show_text(UINT32_MAX, fmt::format("{}: {}", host.translate(speaker), host.translate(text)));
}

constexpr NativeEntry kNatives[] = {
    def("SetCinematicScene", [](Host &host, std::int32_t, Constant<"playercolor">, std::string_view speaker,
                                std::string_view text, float, float) { say(host, speaker, text); }),
    def("EndCinematicScene", [](Host &) {}),
    def("ForceCinematicSubtitles", [](Host &, bool) {}),
    def("SetCinematicAudio", [](Host &, bool) {}),
    def("PlayCinematic", [](Host &, std::string_view) {}),
    def("PlayModelCinematic", [](Host &, std::string_view) {}),
    def("ShowInterface", [](Host &host, bool on, float) { host.stage().interface_hidden = !on; }),
    def("EnableUserControl", [](Host &host, bool on) { host.stage().user_control = on; }),
    def("EnableUserUI", [](Host &, bool) {}),
    def("EnableSelect", [](Host &host, bool on, bool) { host.stage().selecting = on; }),
    def("EnableDragSelect", [](Host &, bool, bool) {}),
    def("EnablePreSelect", [](Host &, bool, bool) {}),
    def("EnableOcclusion", [](Host &, bool) {}),
    def("EnableWorldFogBoundary", [](Host &, bool) {}),
    def("DisplayCineFilter", [](Host &host, bool on) { host.stage().cine_shown = on; }),
    def("IsCineFilterDisplayed", [](Host &host) { return host.tables.stage[1].cine_shown != 0; }),
    def("SetCineFilterTexture",
        [](Host &host, std::string_view file) { host.tables.stage.set(host.stage().cine_texture, file); }),
    def("SetCineFilterBlendMode", [](Host &, Constant<"blendmode">) {}),
    def("SetCineFilterTexMapFlags", [](Host &, Constant<"texmapflags">) {}),
    def("SetCineFilterStartUV", [](Host &, float, float, float, float) {}),
    def("SetCineFilterEndUV", [](Host &, float, float, float, float) {}),
    def("SetCineFilterStartColor",
        [](Host &host, std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
          host.stage().cine_start = packed_colour(red, green, blue, alpha);
        }),
    def("SetCineFilterEndColor",
        [](Host &host, std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
          host.stage().cine_end = packed_colour(red, green, blue, alpha);
        }),
    def("SetCineFilterDuration", [](Host &host, float seconds) { host.stage().cine_duration = seconds; }),
    def("SetSkyModel", [](Host &host, std::string_view model) { host.tables.stage.set(host.stage().sky, model); }),
    def("SetDayNightModels", [](Host &, std::string_view, std::string_view) {}),
    def("SetTerrainFog", [](Host &, float, float, float, float, float) {}),
    def("SetTerrainFogEx", [](Host &, std::int32_t, float, float, float, float, float, float) {}),
    def("ResetTerrainFog", [](Host &) {}),
    def("SetUnitFog", [](Host &, float, float, float, float, float) {}),
    def("SetWaterBaseColor", [](Host &, std::int32_t, std::int32_t, std::int32_t, std::int32_t) {}),
    def("SetWaterDeforms", [](Host &, bool) {}),
    def("SetDoodadAnimation", [](Host &, float, float, float, std::int32_t, bool, std::string_view, bool) {}),
    def("SetDoodadAnimationRect", [](Host &, Rect, std::int32_t, std::string_view, bool) {}),
    def("PingMinimap", [](Host &, float, float, float) {}),
    def("PingMinimapEx", [](Host &, float, float, float, std::int32_t, std::int32_t, std::int32_t, bool) {}),
    def("SetAltMinimapIcon", [](Host &, std::string_view) {}),
    def("SetAllyColorFilterState", [](Host &, std::int32_t) {}),
    def("SetCreepCampFilterState", [](Host &, bool) {}),
    def("EnableMinimapFilterButtons", [](Host &, bool, bool) {}),
    def("SetReservedLocalHeroButtons", [](Host &, std::int32_t) {}),
    def("ForceUIKey", [](Host &, std::string_view) {}),
    def("ForceUICancel", [](Host &) {}),

    def("SetUnitAnimation", [](Host &, Unit, std::string_view) {}),
    def("SetUnitAnimationByIndex", [](Host &, Unit, std::int32_t) {}),
    def("SetUnitAnimationWithRarity", [](Host &, Unit, std::string_view, Constant<"raritycontrol">) {}),
    def("QueueUnitAnimation", [](Host &, Unit, std::string_view) {}),
    def("AddUnitAnimationProperties", [](Host &, Unit, std::string_view, bool) {}),
    def("SetUnitTimeScale", [](Host &, Unit, float) {}),
    def("SetUnitBlendTime", [](Host &, Unit, float) {}),
    def("SetUnitLookAt", [](Host &, Unit, std::string_view, Unit, float, float, float) {}),
    def("ResetUnitLookAt", [](Host &, Unit) {}),
    def("UnitAddIndicator", [](Host &, Unit, std::int32_t, std::int32_t, std::int32_t, std::int32_t) {}),
    def("AddIndicator", [](Host &, Widget, std::int32_t, std::int32_t, std::int32_t, std::int32_t) {}),

    def("SelectUnit",
        [](Host &host, Unit unit, bool on) {
          Selection &selection = host.world().selection;
          const std::uint32_t player = host.state().local_player;
          if (on)
            selection.add(player, unit);
          else
            selection.remove(player, unit);
        }),
    def("ClearSelection", [](Host &host) { host.world().selection.clear(host.state().local_player); }),
    def("IsUnitSelected",
        [](Host &host, Unit unit, Player player) {
          return unit && player && host.world().selection.selected(player.index(), unit);
        }),
};

}  // namespace

std::span<const NativeEntry> presentation_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
