// Shared input: keys and clicks become the text commands that every game's server reads.
//
// Knows no game: what a queued order is, and what to send when the last Shift key goes up, the
// active game says. Owns no state; its rows are local tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/engine.h"
#include "modules/input/records.h"

namespace openrealm::input {

// Where finished commands go.
class Output {
 public:
  virtual ~Output() = default;
  virtual void command(std::string_view line) = 0;  // to the server, or a console command
  // The active game's order queue release command; empty when it has none (INP-06).
  virtual std::string CL_GameOrderQueueReleaseCommand() = 0;
  virtual void move_camera(float x, float y) = 0;
};

// What the window traced under the pointer.
struct Trace {
  Over over = Over::nothing;
  float screen_x = 0, screen_y = 0;
  float x = 0, y = 0;
  bool has_point = false;
  std::uint32_t entity = 0;
};

// A press and release closer together than this, in pixels, is a click and not a drag.
constexpr float kDragDistance = 6.f;

class Input {
 public:
  static Result<Input> open(const Engine &engine, Output &output);

  // `key` as in "ALT+MOUSE1"; an empty command takes the bind away. Refusals name the wrong word.
  Result<void> bind(std::string_view key, std::string_view command);
  // "ALT+MOUSE1 +pan", sorted.
  std::vector<std::string> binds() const;

  void point_at(const Trace &trace);
  void key_down(std::string_view key);
  void key_up(std::string_view key);
  // Cancels held buttons and drags, without the commands that releasing them would send; ends a Shift.
  void focus_lost();
  bool shift() const;

 private:
  struct Chord {
    std::string key;
    std::uint8_t modifiers = 0;
  };
  Result<Chord> parse(std::string_view text) const;
  const Bind *find(std::string_view key, std::uint8_t modifiers) const;
  const Bind *find_for_press(std::string_view key) const;
  std::uint8_t modifiers() const;
  std::uint32_t held_row(std::string_view key) const;
  void run(std::string_view command, bool pressed);
  void end_shift();

  void begin_select();
  void end_select();
  void smart();
  void button(std::string_view name);
  void send(std::string command, bool queueable);

  Table<Bind> binds_;
  Table<Held> held_;
  Table<Pointer> pointer_;
  Output *output_ = nullptr;
};

}  // namespace openrealm::input
