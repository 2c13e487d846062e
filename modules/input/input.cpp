#include "modules/input/input.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "modules/input/key_names.h"

namespace openrealm::input {

namespace {

constexpr std::string_view kShiftKeys[] = {"LEFT SHIFT", "RIGHT SHIFT"};
constexpr std::uint32_t kPointerRow = 1;

bool is_shift(std::string_view key) {
  return key == kShiftKeys[0] || key == kShiftKeys[1];
}
bool is_mouse(std::string_view key) {
  return key.starts_with("MOUSE");
}

std::string upper(std::string_view text) {
  std::string made(text);
  for (char &c : made)
    if (c >= 'a' && c <= 'z') c = char(c - 'a' + 'A');
  return made;
}

std::uint8_t modifier_named(std::string_view name) {
  if (name == "SHIFT") return modifier::kShift;
  if (name == "CTRL") return modifier::kCtrl;
  if (name == "ALT") return modifier::kAlt;
  return 0;
}

std::string chord_text(std::uint8_t modifiers, std::string_view key) {
  std::string made;
  if (modifiers & modifier::kCtrl) made += "CTRL+";
  if (modifiers & modifier::kAlt) made += "ALT+";
  if (modifiers & modifier::kShift) made += "SHIFT+";
  return made.append(key);
}

}  // namespace

Result<Input> Input::open(const Engine &engine, Output &output) {
  Input made;
  made.output_ = &output;
  auto binds = engine.open<Bind>();
  if (!binds) return tl::unexpected(binds.error());
  made.binds_ = *binds;
  auto held = engine.open<Held>();
  if (!held) return tl::unexpected(held.error());
  made.held_ = *held;
  auto pointer = engine.open<Pointer>();
  if (!pointer) return tl::unexpected(pointer.error());
  made.pointer_ = *pointer;
  return made;
}

Result<Input::Chord> Input::parse(std::string_view text) const {
  Chord chord;
  std::string rest = upper(text);
  for (std::size_t plus = rest.find('+'); plus != std::string::npos && plus + 1 < rest.size(); plus = rest.find('+')) {
    const std::uint8_t bit = modifier_named(std::string_view(rest).substr(0, plus));
    if (bit == 0)
      return fail(OR_INVALID, fmt::format("{}: \"{}\" is not SHIFT, CTRL or ALT", text, rest.substr(0, plus)));
    chord.modifiers |= bit;
    rest.erase(0, plus + 1);
  }
  if (!is_key_name(rest)) {
    const std::string_view near = nearest_key(rest);
    return fail(OR_INVALID,
                fmt::format("{}: there is no key \"{}\"{}{}", text, rest, near.empty() ? "" : "; did you mean ", near));
  }
  chord.key = rest;
  return chord;
}

Result<void> Input::bind(std::string_view key, std::string_view command) {
  const auto chord = parse(key);
  if (!chord) return tl::unexpected(chord.error());
  if (command.size() > sizeof(Bind::command))
    return fail(OR_INVALID, fmt::format("{}: the command is over {} bytes long", key, sizeof(Bind::command)));
  const Bind *there = find(chord->key, chord->modifiers);
  std::uint32_t row = there ? std::uint32_t(there - &binds_[0]) : 0;
  if (command.empty()) {
    if (row != 0) binds_.free(row);
    return {};
  }
  if (row == 0) row = binds_.alloc();
  if (row == 0) return fail(OR_FULL, fmt::format("{}: {} binds is all there can be", key, binds_.max_rows()));
  Bind &made = binds_.mut(row);
  made.key.set(chord->key);
  made.modifiers = chord->modifiers;
  made.command.set(command);
  return {};
}

std::vector<std::string> Input::binds() const {
  std::vector<std::string> lines;
  for (const std::uint32_t row : binds_.rows())
    lines.push_back(chord_text(binds_[row].modifiers, binds_[row].key.view()) + " " +
                    std::string(binds_[row].command.view()));
  std::sort(lines.begin(), lines.end());
  return lines;
}

const Bind *Input::find(std::string_view key, std::uint8_t wanted) const {
  for (const std::uint32_t row : binds_.rows())
    if (binds_[row].key.view() == key && binds_[row].modifiers == wanted) return &binds_[row];
  return nullptr;
}

// An exact bind wins. A mouse button without one of its own under Shift acts as without Shift;
// keys stay exact, so that SHIFT+1 and 1 are two binds (INP-02).
const Bind *Input::find_for_press(std::string_view key) const {
  const std::uint8_t now = modifiers();
  const Bind *exact = find(key, now);
  if (exact || !is_mouse(key) || !(now & modifier::kShift)) return exact;
  return find(key, now & std::uint8_t(~modifier::kShift));
}

std::uint32_t Input::held_row(std::string_view key) const {
  for (const std::uint32_t row : held_.rows())
    if (held_[row].key.view() == key) return row;
  return 0;
}

bool Input::shift() const {
  return held_row(kShiftKeys[0]) != 0 || held_row(kShiftKeys[1]) != 0;
}

std::uint8_t Input::modifiers() const {
  std::uint8_t now = shift() ? modifier::kShift : 0;
  if (held_row("LEFT CTRL") || held_row("RIGHT CTRL")) now |= modifier::kCtrl;
  if (held_row("LEFT ALT") || held_row("RIGHT ALT")) now |= modifier::kAlt;
  return now;
}

void Input::point_at(const Trace &trace) {
  if (!pointer_.alive(kPointerRow) && pointer_.alloc(kPointerRow) == 0) return;
  Pointer &pointer = pointer_.mut(kPointerRow);
  pointer.x = trace.x;
  pointer.y = trace.y;
  pointer.screen_x = trace.screen_x;
  pointer.screen_y = trace.screen_y;
  pointer.entity = trace.entity;
  pointer.over = trace.over;
  pointer.has_point = trace.has_point;
  if (pointer.pressing && pointer.pressed_over == Over::minimap && trace.over == Over::minimap)
    output_->move_camera(trace.x, trace.y);
}

void Input::key_down(std::string_view name) {
  const std::string key = upper(name);
  if (!is_key_name(key) || held_row(key) != 0) return;
  const Bind *bind = find_for_press(key);
  const std::string command(bind ? bind->command.view() : "");
  const std::uint32_t row = held_.alloc();
  if (row == 0) return;
  held_.mut(row).key.set(key);
  held_.mut(row).command.set(command);
  if (!command.empty()) run(command, true);
}

void Input::key_up(std::string_view name) {
  const std::string key = upper(name);
  const std::uint32_t row = held_row(key);
  if (row == 0) return;
  const std::string command(held_[row].command.view());
  held_.free(row);
  if (command.starts_with('+')) run(command, false);
  if (is_shift(key) && !shift()) end_shift();
}

void Input::end_shift() {
  const std::string release = output_->CL_GameOrderQueueReleaseCommand();
  if (!release.empty()) output_->command(release);
}

void Input::focus_lost() {
  const bool had_shift = shift();
  for (const std::uint32_t row : held_.rows()) held_.free(row);
  if (pointer_.alive(kPointerRow)) pointer_.mut(kPointerRow).pressing = 0;
  if (had_shift) end_shift();
}

void Input::run(std::string_view command, bool pressed) {
  if (command == "+select") return pressed ? begin_select() : end_select();
  if (command == "+smart") return pressed ? smart() : void();
  if (pressed && command.starts_with("button ")) return button(command.substr(7));
  if (pressed) return output_->command(command);
  output_->command("-" + std::string(command.substr(1)));
}

void Input::begin_select() {
  if (!pointer_.alive(kPointerRow)) return;
  Pointer &pointer = pointer_.mut(kPointerRow);
  pointer.pressing = 1;
  pointer.pressed_over = pointer.over;
  pointer.press_x = pointer.screen_x;
  pointer.press_y = pointer.screen_y;
  if (pointer.over == Over::minimap) output_->move_camera(pointer.x, pointer.y);
}

// A small click sends one command: the entity under it, or else the point (INP-04).
void Input::end_select() {
  if (!pointer_.alive(kPointerRow) || !pointer_[kPointerRow].pressing) return;
  pointer_.mut(kPointerRow).pressing = 0;
  const Pointer &pointer = pointer_[kPointerRow];
  const float dx = pointer.screen_x - pointer.press_x, dy = pointer.screen_y - pointer.press_y;
  if (pointer.pressed_over != Over::world || pointer.over != Over::world) return;
  if (std::abs(dx) > kDragDistance || std::abs(dy) > kDragDistance) return;
  if (pointer.entity != 0) return send(fmt::format("select {}", pointer.entity), true);
  if (pointer.has_point) send(fmt::format("point {} {}", pointer.x, pointer.y), true);
}

void Input::smart() {
  if (!pointer_.alive(kPointerRow)) return;
  const Pointer &pointer = pointer_[kPointerRow];
  if (pointer.over == Over::nothing) return;
  const bool on_entity = pointer.over == Over::world && pointer.entity != 0;
  if (on_entity && pointer.has_point)
    return send(fmt::format("smart {} {} {}", pointer.entity, pointer.x, pointer.y), true);
  if (on_entity) return send(fmt::format("smart {}", pointer.entity), true);
  if (pointer.has_point) send(fmt::format("smartpoint {} {}", pointer.x, pointer.y), true);
}

void Input::button(std::string_view name) {
  send("button " + std::string(name), name == "CmdStop" || name == "CmdHoldPos");
}

void Input::send(std::string command, bool queueable) {
  if (queueable && shift()) command += " queue";
  output_->command(command);
}

}  // namespace openrealm::input
