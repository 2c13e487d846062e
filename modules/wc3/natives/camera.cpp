#include <algorithm>

#include "base/fixed_math.h"
#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/places.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using Setup = Object<"camerasetup">;
using Field = Constant<"camerafield">;

bool is_field(std::int32_t field) {
  return field >= 0 && std::size_t(field) < kCameraFields;
}

float track(Host &host, std::size_t at) {
  const StageRow &stage = host.tables.stage[1];
  const std::uint64_t gone = host.state().now - stage.track_begin[at];
  if (gone >= stage.track_length[at]) return stage.track_to[at];
  const float share = float(double(gone) / double(stage.track_length[at]));
  return stage.track_from[at] + (stage.track_to[at] - stage.track_from[at]) * share;
}

void move_track(Host &host, std::size_t at, float value, float seconds) {
  const float from = track(host, at);
  StageRow &stage = host.stage();
  stage.track_from[at] = from;
  stage.track_to[at] = value;
  stage.track_begin[at] = host.state().now;
  stage.track_length[at] = seconds > 0 ? std::uint64_t(double(std::min(seconds, kLongestTimer)) * 1e6) : 0;
}

// The camera looks at places inside the bounds only.
void pan(Host &host, float x, float y, float seconds) {
  host.stage().followed = {};
  const StageRow &stage = host.tables.stage[1];
  move_track(host, kCameraX, std::clamp(x, stage.bound_min_x, std::max(stage.bound_min_x, stage.bound_max_x)), seconds);
  move_track(host, kCameraY, std::clamp(y, stage.bound_min_y, std::max(stage.bound_min_y, stage.bound_max_y)), seconds);
}

void apply(Host &host, Setup setup, bool pans, float seconds, float height) {
  const CameraSetupRow *row = host.tables.camera_setup.get(setup.ref);
  if (!row) return;
  const CameraSetupRow wanted = *row;
  for (std::size_t field = 0; field < kCameraFields; ++field) move_track(host, field, wanted.fields[field], seconds);
  if (!pans) return;
  pan(host, wanted.x, wanted.y, seconds);
  move_track(host, kCameraZ, height, seconds);
}

void reset(Host &host, float seconds) {
  host.stage().followed = {};
  for (std::size_t field = 0; field < kCameraFields; ++field) move_track(host, field, kUsualCamera[field], seconds);
}

struct Point {
  float x, y, z;
};

Point target(Host &host) {
  return {track(host, kCameraX), track(host, kCameraY), track(host, kCameraZ)};
}

Point eye(Host &host) {
  constexpr float kRadians = float(fixed::kPi) / 180;
  const float distance = track(host, 0), pitch = track(host, 2) * kRadians, heading = track(host, 5) * kRadians;
  const float level = distance * fixed::cos(pitch);
  const Point at = target(host);
  return {at.x - level * fixed::cos(heading), at.y - level * fixed::sin(heading), at.z - distance * fixed::sin(pitch)};
}

void set_bounds(Host &host, const float (&x)[4], const float (&y)[4]) {
  StageRow &stage = host.stage();
  stage.bound_min_x = *std::min_element(std::begin(x), std::end(x));
  stage.bound_max_x = *std::max_element(std::begin(x), std::end(x));
  stage.bound_min_y = *std::min_element(std::begin(y), std::end(y));
  stage.bound_max_y = *std::max_element(std::begin(y), std::end(y));
}

constexpr float kMargins[] = {512, 512, 256, 256};  // left, right, top, bottom

template <auto Bound>
constexpr auto kBound = [](Host &host) { return host.tables.stage[1].*Bound; };

constexpr NativeEntry kNatives[] = {
    def("SetCameraPosition", [](Host &host, float x, float y) { pan(host, x, y, 0); }),
    def("SetCameraQuickPosition", [](Host &, float, float) {}),  // where the space key goes
    def("SetCameraBounds",
        [](Host &host, float x1, float y1, float x2, float y2, float x3, float y3, float x4, float y4) {
          set_bounds(host, {x1, x2, x3, x4}, {y1, y2, y3, y4});
        }),
    def("StopCamera",
        [](Host &host) {
          for (std::size_t at = 0; at < kCameraTracks; ++at) move_track(host, at, track(host, at), 0);
        }),
    def("ResetToGameCamera", [](Host &host, float seconds) { reset(host, seconds); }),
    def("PanCameraTo", [](Host &host, float x, float y) { pan(host, x, y, 0); }),
    def("PanCameraToTimed", [](Host &host, float x, float y, float seconds) { pan(host, x, y, seconds); }),
    def("PanCameraToWithZ",
        [](Host &host, float x, float y, float z) {
          pan(host, x, y, 0);
          move_track(host, kCameraZ, z, 0);
        }),
    def("PanCameraToTimedWithZ",
        [](Host &host, float x, float y, float z, float seconds) {
          pan(host, x, y, seconds);
          move_track(host, kCameraZ, z, seconds);
        }),
    def("SetCameraField",
        [](Host &host, Field field, float value, float seconds) {
          if (is_field(field.value)) move_track(host, std::size_t(field.value), value, seconds);
        }),
    def("AdjustCameraField",
        [](Host &host, Field field, float offset, float seconds) {
          if (!is_field(field.value)) return;
          const std::size_t at = std::size_t(field.value);
          move_track(host, at, track(host, at) + offset, seconds);
        }),
    def("SetCameraTargetController",
        [](Host &host, Unit unit, float x, float y, bool) {
          StageRow &stage = host.stage();
          stage.followed = unit;
          stage.follow_x = x;
          stage.follow_y = y;
        }),
    def("GetCameraField",
        [](Host &host, Field field) { return is_field(field.value) ? track(host, std::size_t(field.value)) : 0.f; }),
    def("GetCameraMargin", [](Host &, std::int32_t side) { return side >= 0 && side < 4 ? kMargins[side] : 0.f; }),
    def("GetCameraBoundMinX", kBound<&StageRow::bound_min_x>),
    def("GetCameraBoundMinY", kBound<&StageRow::bound_min_y>),
    def("GetCameraBoundMaxX", kBound<&StageRow::bound_max_x>),
    def("GetCameraBoundMaxY", kBound<&StageRow::bound_max_y>),
    def("GetCameraTargetPositionX", [](Host &host) { return target(host).x; }),
    def("GetCameraTargetPositionY", [](Host &host) { return target(host).y; }),
    def("GetCameraTargetPositionZ", [](Host &host) { return target(host).z; }),
    def("GetCameraTargetPositionLoc", [](Host &host) { return new_location(host, target(host).x, target(host).y); }),
    def("GetCameraEyePositionX", [](Host &host) { return eye(host).x; }),
    def("GetCameraEyePositionY", [](Host &host) { return eye(host).y; }),
    def("GetCameraEyePositionZ", [](Host &host) { return eye(host).z; }),
    def("GetCameraEyePositionLoc", [](Host &host) { return new_location(host, eye(host).x, eye(host).y); }),

    def("CreateCameraSetup",
        [](Host &host) {
          const Setup made = new_object<"camerasetup">(host, host.tables.camera_setup);
          if (made)
            std::copy(std::begin(kUsualCamera), std::end(kUsualCamera),
                      std::begin(host.tables.camera_setup.mut(made.ref.row).fields));
          return made;
        }),
    def("CameraSetupSetField",
        [](Host &host, Setup setup, Field field, float value, float) {
          CameraSetupRow *row = host.tables.camera_setup.get_mut(setup.ref);
          if (row && is_field(field.value)) row->fields[field.value] = value;
        }),
    def("CameraSetupGetField",
        [](Host &host, Setup setup, Field field) {
          const CameraSetupRow *row = host.tables.camera_setup.get(setup.ref);
          return row && is_field(field.value) ? row->fields[field.value] : 0.f;
        }),
    def("CameraSetupSetDestPosition",
        [](Host &host, Setup setup, float x, float y, float seconds) {
          CameraSetupRow *row = host.tables.camera_setup.get_mut(setup.ref);
          if (row) row->x = x, row->y = y, row->duration = seconds;
        }),
    def("CameraSetupGetDestPositionX",
        [](Host &host, Setup setup) {
          const CameraSetupRow *row = host.tables.camera_setup.get(setup.ref);
          return row ? row->x : 0.f;
        }),
    def("CameraSetupGetDestPositionY",
        [](Host &host, Setup setup) {
          const CameraSetupRow *row = host.tables.camera_setup.get(setup.ref);
          return row ? row->y : 0.f;
        }),
    def("CameraSetupGetDestPositionLoc",
        [](Host &host, Setup setup) {
          const CameraSetupRow *row = host.tables.camera_setup.get(setup.ref);
          return row ? new_location(host, row->x, row->y) : Location{};
        }),
    def("CameraSetupApply",
        [](Host &host, Setup setup, bool pans, bool timed) {
          const CameraSetupRow *row = host.tables.camera_setup.get(setup.ref);
          apply(host, setup, pans, row && timed ? row->duration : 0, 0);
        }),
    def("CameraSetupApplyWithZ", [](Host &host, Setup setup, float z) { apply(host, setup, true, 0, z); }),
    def("CameraSetupApplyForceDuration",
        [](Host &host, Setup setup, bool pans, float seconds) { apply(host, setup, pans, seconds, 0); }),
    def("CameraSetupApplyForceDurationWithZ",
        [](Host &host, Setup setup, float z, float seconds) { apply(host, setup, true, seconds, z); }),
    // How the picture shakes and smooths itself is seen only.
    def("CameraSetSmoothingFactor", [](Host &, float) {}),
    def("CameraSetSourceNoise", [](Host &, float, float) {}),
    def("CameraSetTargetNoise", [](Host &, float, float) {}),
    def("CameraSetSourceNoiseEx", [](Host &, float, float, bool) {}),
    def("CameraSetTargetNoiseEx", [](Host &, float, float, bool) {}),
    def("SetCinematicCamera", [](Host &, std::string_view) {}),
};

}  // namespace

std::span<const NativeEntry> camera_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
