#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using Effect = Object<"effect">;
using Weather = Object<"weathereffect">;
using Lightning = Object<"lightning">;
using FogModifier = Object<"fogmodifier">;
using Image = Object<"image">;
using Splat = Object<"ubersplat">;
using Deformation = Object<"terraindeformation">;
using FogState = Constant<"fogstate">;

template <Name Type, class Describe>
Object<Type> make(Host &host, SceneryKind kind, Describe &&describe) {
  const Object<Type> made = new_object<Type>(host, host.tables.scenery);
  if (!made) return {};
  SceneryRow &row = host.tables.scenery.mut(made.ref.row);
  row.kind = kind;
  describe(row);
  return made;
}

// The row behind a handle whose type says which kind it is.
template <Name Type>
SceneryRow *edit(Host &host, Object<Type> object) {
  return host.tables.scenery.get_mut(object.ref);
}

void set_on(SceneryRow *row, bool on) {
  if (row) row->on = on;
}

Effect effect_at(Host &host, std::string_view model, float x, float y) {
  return make<"effect">(host, SceneryKind::effect, [&](SceneryRow &row) {
    row.from[0] = x, row.from[1] = y;
    host.tables.scenery.set(row.model, model);
  });
}

Effect effect_on(Host &host, std::string_view model, Widget widget, std::string_view attachment) {
  if (!widget) return {};
  return make<"effect">(host, SceneryKind::effect, [&](SceneryRow &row) {
    row.unit = widget;
    host.tables.scenery.set(row.model, model);
    host.tables.scenery.set(row.attachment, attachment);
  });
}

std::string ability_model(std::int32_t ability) {
  return "ability:" + rawcode_text(std::uint32_t(ability));
}

void set_ends(SceneryRow &row, const float (&from)[3], const float (&to)[3]) {
  std::copy(std::begin(from), std::end(from), std::begin(row.from));
  std::copy(std::begin(to), std::end(to), std::begin(row.to));
}

Lightning bolt(Host &host, std::string_view code, const float (&from)[3], const float (&to)[3]) {
  return make<"lightning">(host, SceneryKind::lightning, [&](SceneryRow &row) {
    set_ends(row, from, to);
    host.tables.scenery.set(row.model, code);
  });
}

bool move_bolt(Host &host, Lightning lightning, const float (&from)[3], const float (&to)[3]) {
  SceneryRow *row = edit(host, lightning);
  if (row) set_ends(*row, from, to);
  return row != nullptr;
}

template <std::size_t Channel>
constexpr auto kChannel = [](Host &host, Lightning lightning) {
  const SceneryRow *row = host.tables.scenery.get(lightning.ref);
  return row ? row->colour[Channel] : 0.f;
};

FogModifier fog_circle(Host &host, Player player, FogState state, float x, float y, float radius) {
  if (!player) return {};
  return make<"fogmodifier">(host, SceneryKind::fog_modifier, [&](SceneryRow &row) {
    row.on = 0;
    row.player = player.number;
    row.code = std::uint32_t(state.value);
    row.from[0] = x, row.from[1] = y;
    row.size = radius;
  });
}

FogModifier fog_rect(Host &host, Player player, FogState state, Rect rect) {
  const RectRow *area = host.world().regions.rect(RectRef::from(rect.ref));
  if (!area || !player) return {};
  return make<"fogmodifier">(host, SceneryKind::fog_modifier, [&](SceneryRow &row) {
    row.on = 0;
    row.player = player.number;
    row.code = std::uint32_t(state.value);
    set_ends(row, {area->min_x, area->min_y, 0}, {area->max_x, area->max_y, 0});
  });
}

Deformation deform(Host &host, float x, float y, float radius) {
  return make<"terraindeformation">(host, SceneryKind::deformation, [&](SceneryRow &row) {
    row.from[0] = x, row.from[1] = y;
    row.size = radius;
  });
}

template <std::size_t Shown>
constexpr auto kShowImage = [](Host &host, Image image, bool on) { set_on(edit(host, image), on); };

constexpr NativeEntry kNatives[] = {
    def("AddSpecialEffect",
        [](Host &host, std::string_view model, float x, float y) { return effect_at(host, model, x, y); }),
    def("AddSpecialEffectLoc",
        [](Host &host, std::string_view model, Location place) {
          const LocationRow *row = host.tables.location.get(place.ref);
          return row ? effect_at(host, model, row->x, row->y) : Effect{};
        }),
    def("AddSpecialEffectTarget",
        [](Host &host, std::string_view model, Widget widget, std::string_view attachment) {
          return effect_on(host, model, widget, attachment);
        }),
    def("AddSpellEffectById", [](Host &host, std::int32_t ability, Constant<"effecttype">, float x,
                                 float y) { return effect_at(host, ability_model(ability), x, y); }),
    def("AddSpellEffectTargetById",
        [](Host &host, std::int32_t ability, Constant<"effecttype">, Widget widget, std::string_view attachment) {
          return effect_on(host, ability_model(ability), widget, attachment);
        }),
    def("DestroyEffect", [](Host &host, Effect effect) { free_object(host, host.tables.scenery, effect); }),

    def("AddLightning",
        [](Host &host, std::string_view code, bool, float x1, float y1, float x2, float y2) {
          return bolt(host, code, {x1, y1, 0}, {x2, y2, 0});
        }),
    def("AddLightningEx",
        [](Host &host, std::string_view code, bool, float x1, float y1, float z1, float x2, float y2, float z2) {
          return bolt(host, code, {x1, y1, z1}, {x2, y2, z2});
        }),
    def("MoveLightning",
        [](Host &host, Lightning it, bool, float x1, float y1, float x2, float y2) {
          return move_bolt(host, it, {x1, y1, 0}, {x2, y2, 0});
        }),
    def("MoveLightningEx",
        [](Host &host, Lightning it, bool, float x1, float y1, float z1, float x2, float y2, float z2) {
          return move_bolt(host, it, {x1, y1, z1}, {x2, y2, z2});
        }),
    def("DestroyLightning",
        [](Host &host, Lightning it) {
          free_object(host, host.tables.scenery, it);
          return bool(it);
        }),
    def("SetLightningColor",
        [](Host &host, Lightning it, float red, float green, float blue, float alpha) {
          SceneryRow *row = edit(host, it);
          if (row) row->colour[0] = red, row->colour[1] = green, row->colour[2] = blue, row->colour[3] = alpha;
          return row != nullptr;
        }),
    def("GetLightningColorR", kChannel<0>),
    def("GetLightningColorG", kChannel<1>),
    def("GetLightningColorB", kChannel<2>),
    def("GetLightningColorA", kChannel<3>),

    def("AddWeatherEffect",
        [](Host &host, Rect rect, std::int32_t code) {
          const RectRow *area = host.world().regions.rect(RectRef::from(rect.ref));
          if (!area) return Weather{};
          return make<"weathereffect">(host, SceneryKind::weather, [&](SceneryRow &row) {
            row.on = 0;
            row.code = std::uint32_t(code);
            set_ends(row, {area->min_x, area->min_y, 0}, {area->max_x, area->max_y, 0});
          });
        }),
    def("EnableWeatherEffect", [](Host &host, Weather it, bool on) { set_on(edit(host, it), on); }),
    def("RemoveWeatherEffect", [](Host &host, Weather it) { free_object(host, host.tables.scenery, it); }),

    def("CreateFogModifierRect", [](Host &host, Player player, FogState state, Rect rect, bool,
                                    bool) { return fog_rect(host, player, state, rect); }),
    def("CreateFogModifierRadius", [](Host &host, Player player, FogState state, float x, float y, float radius, bool,
                                      bool) { return fog_circle(host, player, state, x, y, radius); }),
    def("CreateFogModifierRadiusLoc",
        [](Host &host, Player player, FogState state, Location place, float radius, bool, bool) {
          const LocationRow *row = host.tables.location.get(place.ref);
          return row ? fog_circle(host, player, state, row->x, row->y, radius) : FogModifier{};
        }),
    def("FogModifierStart", [](Host &host, FogModifier it) { set_on(edit(host, it), true); }),
    def("FogModifierStop", [](Host &host, FogModifier it) { set_on(edit(host, it), false); }),
    def("DestroyFogModifier", [](Host &host, FogModifier it) { free_object(host, host.tables.scenery, it); }),
    def("FogEnable", [](Host &host, bool on) { host.stage().no_fog = !on; }),
    def("IsFogEnabled", [](Host &host) { return host.tables.stage[1].no_fog == 0; }),
    def("FogMaskEnable", [](Host &host, bool on) { host.stage().no_mask = !on; }),
    def("IsFogMaskEnabled", [](Host &host) { return host.tables.stage[1].no_mask == 0; }),

    def("CreateImage",
        [](Host &host, std::string_view file, float width, float, float, float x, float y, float z, float, float, float,
           std::int32_t type) {
          return make<"image">(host, SceneryKind::image, [&](SceneryRow &row) {
            row.on = 0;
            row.code = std::uint32_t(type);
            row.size = width;
            row.from[0] = x, row.from[1] = y, row.from[2] = z;
            host.tables.scenery.set(row.model, file);
          });
        }),
    def("DestroyImage", [](Host &host, Image it) { free_object(host, host.tables.scenery, it); }),
    def("ShowImage", kShowImage<0>),
    def("SetImageRender", kShowImage<1>),
    def("SetImageRenderAlways", kShowImage<2>),
    def("SetImageColor",
        [](Host &host, Image it, std::int32_t red, std::int32_t green, std::int32_t blue, std::int32_t alpha) {
          SceneryRow *row = edit(host, it);
          const std::int32_t channels[] = {red, green, blue, alpha};
          for (std::size_t i = 0; row && i < 4; ++i) row->colour[i] = float(channels[i] & 255) / 255;
        }),
    def("SetImagePosition",
        [](Host &host, Image it, float x, float y, float z) {
          SceneryRow *row = edit(host, it);
          if (row) row->from[0] = x, row->from[1] = y, row->from[2] = z;
        }),
    def("CreateUbersplat",
        [](Host &host, float x, float y, std::string_view name, std::int32_t, std::int32_t, std::int32_t, std::int32_t,
           bool, bool) {
          return make<"ubersplat">(host, SceneryKind::ubersplat, [&](SceneryRow &row) {
            row.from[0] = x, row.from[1] = y;
            host.tables.scenery.set(row.model, name);
          });
        }),
    def("DestroyUbersplat", [](Host &host, Splat it) { free_object(host, host.tables.scenery, it); }),
    def("ShowUbersplat", [](Host &host, Splat it, bool on) { set_on(edit(host, it), on); }),
    def("SetUbersplatRender", [](Host &host, Splat it, bool on) { set_on(edit(host, it), on); }),
    def("SetUbersplatRenderAlways", [](Host &host, Splat it, bool on) { set_on(edit(host, it), on); }),
    def("FinishUbersplat", [](Host &, Splat) {}),
    def("ResetUbersplat", [](Host &, Splat) {}),

    def("CreateTrackable",
        [](Host &host, std::string_view model, float x, float y, float facing) {
          return make<"trackable">(host, SceneryKind::trackable, [&](SceneryRow &row) {
            row.from[0] = x, row.from[1] = y;
            row.facing = facing;
            host.tables.scenery.set(row.model, model);
          });
        }),
    def("TerrainDeformCrater", [](Host &host, float x, float y, float radius, float, std::int32_t,
                                  bool) { return deform(host, x, y, radius); }),
    def("TerrainDeformRipple", [](Host &host, float x, float y, float radius, float, std::int32_t, std::int32_t, float,
                                  float, float, bool) { return deform(host, x, y, radius); }),
    def("TerrainDeformWave", [](Host &host, float x, float y, float, float, float, float, float radius, float,
                                std::int32_t, std::int32_t) { return deform(host, x, y, radius); }),
    def("TerrainDeformRandom", [](Host &host, float x, float y, float radius, float, float, std::int32_t,
                                  std::int32_t) { return deform(host, x, y, radius); }),
    def("TerrainDeformStop",
        [](Host &host, Deformation it, std::int32_t) { free_object(host, host.tables.scenery, it); }),
};

}  // namespace

std::span<const NativeEntry> scenery_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
