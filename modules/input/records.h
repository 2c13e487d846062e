// The tables of module input. They are local: no part of the simulation's hash, nor of saves.
#pragma once

#include "base/record.h"

namespace openrealm::input {

constexpr TableShape local(std::uint32_t rows) {
  return {.max_rows = rows, .flags = 0, .lifetime = OR_LIFE_PROCESS};
}

namespace modifier {
constexpr std::uint8_t kShift = 1, kCtrl = 2, kAlt = 4;
}

// `bind ALT+MOUSE1 "+pan"`: a key with exactly these modifiers runs a command.
struct Bind {
  Spawn spawn;
  Text<24> key;  // upper case: "MOUSE1", "A", "F1", "LEFT SHIFT"
  Text<100> command;
  std::uint8_t modifiers;
  std::uint8_t reserved[3];
  static constexpr TableShape kShape = local(1024);
  OR_RECORD(Bind, "input_bind", FIELD(spawn), FIELD(key), FIELD(command), FIELD(modifiers), FIELD(reserved))
};

// A key that is down, and the command that its release ends ("+select" ends with "-select").
struct Held {
  Spawn spawn;
  Text<24> key;
  Text<100> command;
  static constexpr TableShape kShape = local(64);
  OR_RECORD(Held, "input_held", FIELD(spawn), FIELD(key), FIELD(command))
};

OR_ENUM(Over, std::uint8_t, nothing, world, minimap)

// Where the pointer is, as the window traced it, and the click or drag that began there. One row.
struct Pointer {
  Spawn spawn;
  float x, y;  // world coordinates, also over the minimap
  float screen_x, screen_y;
  float press_x, press_y;  // where on the screen the click began
  std::uint32_t entity;    // under the pointer, 0 = none
  Over over;
  Over pressed_over;
  std::uint8_t has_point;  // the trace met the ground
  std::uint8_t pressing;   // a +select is down
  static constexpr TableShape kShape = local(1);
  OR_RECORD(Pointer, "input_pointer", FIELD(spawn), FIELD(x), FIELD(y), FIELD(screen_x), FIELD(screen_y),
            FIELD(press_x), FIELD(press_y), FIELD(entity), FIELD(over), FIELD(pressed_over), FIELD(has_point),
            FIELD(pressing))
};

}  // namespace openrealm::input
