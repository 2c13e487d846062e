#include "modules/wc3/natives/objects.h"
#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

using Sound = Object<"sound">;

double now(Host &host) {
  return double(host.state().now) / 1e6;
}

Sound create(Host &host, std::string_view file, bool looping, bool is_3d, bool stops, std::int32_t fade_in,
             std::int32_t fade_out, std::string_view environment) {
  const Sound made = new_object<"sound">(host, host.tables.sound);
  if (!made) return {};
  SoundRow &row = host.tables.sound.mut(made.ref.row);
  row.looping = looping;
  row.is_3d = is_3d;
  row.stops_out_of_range = stops;
  row.fade_in = fade_in;
  row.fade_out = fade_out;
  host.tables.sound.set(row.file, file);
  host.tables.sound.set(row.environment, environment);
  return made;
}

// A sound whose length nobody told plays no time at all.
bool playing(Host &host, const SoundRow &row) {
  return row.started >= 0 && (row.looping || now(host) < row.started + double(row.duration_ms) / 1000);
}

float remaining(Host &host, Sound sound) {
  const SoundRow *row = host.tables.sound.get(sound.ref);
  if (!row || !playing(host, *row)) return 0;
  return float(row->started + double(row->duration_ms) / 1000 - now(host));
}

template <auto Field, class Value>
constexpr auto kSet = [](Host &host, Sound sound, Value value) {
  if (SoundRow *row = host.tables.sound.get_mut(sound.ref)) row->*Field = value;
};

void start(Host &host, Sound sound) {
  if (SoundRow *row = host.tables.sound.get_mut(sound.ref)) row->started = now(host);
}

constexpr NativeEntry kNatives[] = {
    def("CreateSound",
        [](Host &host, std::string_view file, bool looping, bool is_3d, bool stops, std::int32_t fade_in,
           std::int32_t fade_out, std::string_view environment) {
          return create(host, file, looping, is_3d, stops, fade_in, fade_out, environment);
        }),
    def("CreateSoundFilenameWithLabel",
        [](Host &host, std::string_view file, bool looping, bool is_3d, bool stops, std::int32_t fade_in,
           std::int32_t fade_out,
           std::string_view label) { return create(host, file, looping, is_3d, stops, fade_in, fade_out, label); }),
    def("CreateSoundFromLabel",
        [](Host &host, std::string_view label, bool looping, bool is_3d, bool stops, std::int32_t fade_in,
           std::int32_t fade_out) { return create(host, label, looping, is_3d, stops, fade_in, fade_out, {}); }),
    def("CreateMIDISound",
        [](Host &host, std::string_view label, std::int32_t fade_in, std::int32_t fade_out) {
          return create(host, label, false, false, false, fade_in, fade_out, {});
        }),
    def("StartSound", [](Host &host, Sound sound) { start(host, sound); }),
    def("StartSoundEx", [](Host &host, Sound sound, bool) { start(host, sound); }),
    def("StopSound",
        [](Host &host, Sound sound, bool kill, bool) {
          if (SoundRow *row = host.tables.sound.get_mut(sound.ref)) row->started = -1;
          if (kill) free_object(host, host.tables.sound, sound);
        }),
    def("KillSoundWhenDone",
        [](Host &host, Sound sound) {
          SoundRow *row = host.tables.sound.get_mut(sound.ref);
          if (!row) return;
          if (playing(host, *row))
            row->kill_when_done = 1;
          else
            free_object(host, host.tables.sound, sound);
        }),
    def("GetSoundDuration",
        [](Host &host, Sound sound) {
          const SoundRow *row = host.tables.sound.get(sound.ref);
          return row ? row->duration_ms : 0;
        }),
    def("SetSoundDuration", kSet<&SoundRow::duration_ms, std::int32_t>),
    def("GetSoundIsPlaying",
        [](Host &host, Sound sound) {
          const SoundRow *row = host.tables.sound.get(sound.ref);
          return row && playing(host, *row);
        }),
    def("GetSoundIsLoading", [](Host &, Sound) { return false; }),
    def("TriggerWaitForSound",
        [](Host &host, Sound sound, float offset) { return fall_asleep(host, remaining(host, sound) + offset); }),
    def("SetSoundVolume", kSet<&SoundRow::volume, std::int32_t>),
    def("SetSoundChannel", kSet<&SoundRow::channel, std::int32_t>),
    def("SetSoundPitch", kSet<&SoundRow::pitch, float>),
    def("SetSoundDistanceCutoff", kSet<&SoundRow::cutoff, float>),
    def("SetSoundDistances",
        [](Host &host, Sound sound, float near, float far) {
          SoundRow *row = host.tables.sound.get_mut(sound.ref);
          if (row) row->min_distance = near, row->max_distance = far;
        }),
    def("SetSoundPosition",
        [](Host &host, Sound sound, float x, float y, float z) {
          SoundRow *row = host.tables.sound.get_mut(sound.ref);
          if (row) row->x = x, row->y = y, row->z = z;
        }),
    def("AttachSoundToUnit",
        [](Host &host, Sound sound, Unit unit) {
          if (SoundRow *row = host.tables.sound.get_mut(sound.ref)) row->unit = unit;
        }),
    def("SetSoundPlayPosition",
        [](Host &host, Sound sound, std::int32_t milliseconds) {
          SoundRow *row = host.tables.sound.get_mut(sound.ref);
          if (row && row->started >= 0) row->started = now(host) - double(milliseconds) / 1000;
        }),
    // How it is heard from where: heard only.
    def("SetSoundParamsFromLabel", [](Host &, Sound, std::string_view) {}),
    def("SetSoundConeAngles", [](Host &, Sound, float, float, std::int32_t) {}),
    def("SetSoundConeOrientation", [](Host &, Sound, float, float, float) {}),
    def("SetSoundVelocity", [](Host &, Sound, float, float, float) {}),
    def("RegisterStackedSound", [](Host &, Sound, bool, float, float) {}),
    def("UnregisterStackedSound", [](Host &, Sound, bool, float, float) {}),
    def("NewSoundEnvironment", [](Host &, std::string_view) {}),
    def("SetMapMusic",
        [](Host &host, std::string_view name, bool, std::int32_t) { host.tables.stage.set(host.stage().music, name); }),
    def("ClearMapMusic", [](Host &host) { host.tables.stage.set(host.stage().music, ""); }),
    def("PlayMusic", [](Host &, std::string_view) {}),
    def("PlayMusicEx", [](Host &, std::string_view, std::int32_t, std::int32_t) {}),
    def("StopMusic", [](Host &, bool) {}),
    def("ResumeMusic", [](Host &) {}),
    def("PlayThematicMusic", [](Host &, std::string_view) {}),
    def("PlayThematicMusicEx", [](Host &, std::string_view, std::int32_t) {}),
    def("EndThematicMusic", [](Host &) {}),
    def("SetMusicVolume", [](Host &, std::int32_t) {}),
    def("SetMusicPlayPosition", [](Host &, std::int32_t) {}),
    def("SetThematicMusicPlayPosition", [](Host &, std::int32_t) {}),
    def("VolumeGroupSetVolume", [](Host &, Constant<"volumegroup">, float) {}),
    def("VolumeGroupReset", [](Host &) {}),
};

}  // namespace

std::span<const NativeEntry> sound_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
