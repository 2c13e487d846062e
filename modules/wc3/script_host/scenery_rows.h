// What a script shows, plays and lights without changing the rules: sounds, cameras, effects, fog.
// Kept because scripts ask again for what they set, and because a client that joins or loads draws it.
#pragma once

#include "base/record.h"

namespace openrealm::wc3 {

struct SoundRow {
  Spawn spawn;
  std::uint32_t handle;
  double started;  // game time, below 0 when it does not play
  Str file, environment;
  Ref<"entity"> unit;
  std::int32_t duration_ms, volume, channel, fade_in, fade_out;
  float pitch, x, y, z, min_distance, max_distance, cutoff;
  std::uint16_t looping, is_3d, stops_out_of_range, kill_when_done;
  static constexpr TableShape kShape{.max_rows = 16384};
  OR_RECORD(SoundRow, "sound", FIELD(spawn), FIELD(handle), FIELD(started).init(-1.0), FIELD(file), FIELD(environment),
            FIELD(unit), FIELD(duration_ms), FIELD(volume).init(127), FIELD(channel), FIELD(fade_in), FIELD(fade_out),
            FIELD(pitch).init(1.f), FIELD(x), FIELD(y), FIELD(z), FIELD(min_distance), FIELD(max_distance),
            FIELD(cutoff), FIELD(looping), FIELD(is_3d), FIELD(stops_out_of_range), FIELD(kill_when_done));
};

inline constexpr std::size_t kCameraFields = 12;  // CAMERA_FIELD_TARGET_DISTANCE to LOCAL_ROLL

struct CameraSetupRow {
  Spawn spawn;
  std::uint32_t handle;
  float fields[kCameraFields];
  float x, y, duration;
  static constexpr TableShape kShape{.max_rows = 4096};
  OR_RECORD(CameraSetupRow, "camera_setup", FIELD(spawn), FIELD(handle), FIELD(fields), FIELD(x), FIELD(y),
            FIELD(duration));
};

// Distance, far clipping, angle of attack, field of view, roll, rotation, offset: a game camera's.
inline constexpr float kUsualCamera[kCameraFields] = {1650, 5000, 304, 70, 0, 90};

// What moves with the camera: its fields, then the place it looks at.
inline constexpr std::size_t kCameraX = kCameraFields, kCameraY = kCameraFields + 1, kCameraZ = kCameraFields + 2,
                             kCameraTracks = kCameraFields + 3;

// One row: the camera, the sky, the light and the film over it all, as scripts have set them.
struct StageRow {
  Spawn spawn;
  std::uint32_t user_control;
  std::uint64_t track_begin[kCameraTracks];   // microseconds of game time
  std::uint64_t track_length[kCameraTracks];  // 0: it has arrived
  float track_from[kCameraTracks], track_to[kCameraTracks];
  float bound_min_x, bound_min_y, bound_max_x, bound_max_y;
  Ref<"entity"> followed;  // SetCameraTargetController's unit
  float follow_x, follow_y;
  float cine_duration;
  std::uint16_t no_fog, no_mask, interface_hidden, cine_shown;
  std::uint32_t cine_start, cine_end;  // colours
  std::uint32_t selecting;             // EnableSelect and its kin
  Str music, sky, cine_texture;
  static constexpr TableShape kShape{.max_rows = 1};
  OR_RECORD(StageRow, "stage", FIELD(spawn), FIELD(user_control).init(1u), FIELD(track_begin), FIELD(track_length),
            FIELD(track_from), FIELD(track_to), FIELD(bound_min_x), FIELD(bound_min_y), FIELD(bound_max_x),
            FIELD(bound_max_y), FIELD(followed), FIELD(follow_x), FIELD(follow_y), FIELD(cine_duration), FIELD(no_fog),
            FIELD(no_mask), FIELD(interface_hidden), FIELD(cine_shown), FIELD(cine_start), FIELD(cine_end),
            FIELD(selecting), FIELD(music), FIELD(sky), FIELD(cine_texture));
};

// UnitExtraRow::flags
inline constexpr std::uint32_t kExtraSleepsAtNight = 1, kExtraSleepsAlways = 2, kExtraAltIcon = 8,
                               kExtraWaygateOpen = 32;

// What scripts set of a unit and ask about again, beyond the world's rules. Row = the entity's.
struct UnitExtraRow {
  Spawn spawn;
  std::uint32_t flags;
  std::int32_t resources;                       // of a mine
  float prop_window, turn_speed, rescue_range;  // below 0: the type's own
  float waygate_x, waygate_y;
  std::uint32_t vision_for;  // bit n: player n sees what it sees
  std::uint32_t tint;        // alpha, red, green, blue
  static constexpr TableShape kShape{.max_rows = 32768};
  OR_RECORD(UnitExtraRow, "unit_extra", FIELD(spawn), FIELD(flags), FIELD(resources), FIELD(prop_window).init(-1.f),
            FIELD(turn_speed).init(-1.f), FIELD(rescue_range), FIELD(waygate_x), FIELD(waygate_y), FIELD(vision_for),
            FIELD(tint).init(~0u));
};

// A corner of the ground that SetTerrainType has changed. Row numbers mean nothing.
struct GroundRow {
  Spawn spawn;
  std::uint32_t corner;  // counted row by row from the south
  Rawcode tile;
  std::int32_t variation;
  static constexpr TableShape kShape{.max_rows = 1u << 18};
  OR_RECORD(GroundRow, "ground", FIELD(spawn), FIELD(corner), FIELD(tile), FIELD(variation));
};

OR_ENUM(SceneryKind, std::uint16_t, effect, weather, lightning, fog_modifier, image, ubersplat, deformation, trackable,
        minimap_icon);

// A thing that is only seen: what it is made of, where, in which colour, on or off.
struct SceneryRow {
  Spawn spawn;
  std::uint32_t handle;
  SceneryKind kind;
  std::uint16_t on;
  std::int32_t player;
  std::uint32_t code;    // weather or model code, fog state, image type
  Ref<"entity"> unit;    // what it is attached to
  float from[3], to[3];  // a bolt's ends; a place, or the corners of a rect
  float colour[4];       // red, green, blue, alpha, 0 to 1
  float size;            // radius, scale
  float facing;
  std::uint32_t flags;
  Str model, attachment;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(SceneryRow, "scenery", FIELD(spawn), FIELD(handle), FIELD(kind), FIELD(on).init(1), FIELD(player).init(-1),
            FIELD(code), FIELD(unit), FIELD(from), FIELD(to), FIELD(colour).init(1.f), FIELD(size).init(1.f),
            FIELD(facing), FIELD(flags), FIELD(model), FIELD(attachment));
};

}  // namespace openrealm::wc3
