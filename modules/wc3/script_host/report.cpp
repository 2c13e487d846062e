// The `report` command: how a map's script fared.
#include <fmt/format.h>

#include <algorithm>

#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {
namespace {

std::string quoted(std::string_view text) {
  std::string json = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      json += fmt::format("\\{}", c);
    else if (std::uint8_t(c) < 0x20 || std::uint8_t(c) > 0x7E)
      json += fmt::format("\\u{:04x}", std::uint8_t(c));
    else
      json += c;
  }
  return json + "\"";
}

template <class List>
std::string json_list(const List &list) {
  std::string json = "[";
  for (const auto &text : list) json += (json.size() > 1 ? ", " : "") + quoted(text);
  return json + "]";
}

}  // namespace

// A main that reached a native which only answers its default has not really run.
std::string Host::fate() const {
  switch (state().main) {
    case MainState::not_run:
      return "did not run";
    case MainState::running:
      return "is running";
    case MainState::stopped:
      return "was stopped by an error";
    case MainState::ended:
      return tables.native_gap.live() == 0 ? "ran to its end" : "ran with gaps";
  }
  return {};
}

std::vector<std::string> Host::gaps() const {
  std::vector<std::string> names;
  for (const std::uint32_t row : tables.native_gap.rows()) names.emplace_back(tables.native_gap[row].name.view());
  std::sort(names.begin(), names.end());
  return names;
}

// Event numbers that scripts listen to and that nothing makes happen yet.
std::vector<std::string> Host::deaf_events() const {
  std::vector<std::string> numbers;
  for (const event::UnitNumbers &never : event::kNeverTold)
    for (const std::uint32_t row : tables.registration.rows())
      if (tables.registration[row].kind == never.player || tables.registration[row].kind == never.unit) {
        numbers.push_back(std::to_string(never.player));
        break;
      }
  return numbers;
}

std::string Host::report_text() const {
  std::size_t reached = 0, implemented = 0;
  for (const script::NativeUse &use : vm_->native_use()) {
    reached += use.calls != 0;
    implemented += use.calls != 0 && use.implemented;
  }
  std::string text = fmt::format("main {}\nnatives reached: {}, implemented: {}\nscript errors: {}", fate(), reached,
                                 implemented, state().errors);
  for (const std::string &name : gaps()) text += "\n  only a default: " + name;
  for (const std::string &number : deaf_events()) text += "\n  event never told yet: " + number;
  for (const std::string &error : errors_) text += "\n" + error;
  return text;
}

std::string Host::report_json() const {
  std::vector<std::string> reached;
  std::size_t implemented = 0;
  for (const script::NativeUse &use : vm_->native_use()) {
    if (use.calls == 0) continue;
    reached.emplace_back(use.name);
    implemented += use.implemented;
  }
  return fmt::format(
      "{{\"map\": {}, \"main\": {}, \"natives_reached\": {}, \"natives_implemented\": {}, \"natives_missing\": {}, "
      "\"events_never_told\": {}, \"script_errors\": {}, \"errors\": {}, \"texts_shown\": {}, \"ticks\": {}}}",
      quoted(map_.path), quoted(fate()), reached.size(), implemented, json_list(gaps()), json_list(deaf_events()),
      state().errors, json_list(errors_), state().texts_shown, world_->clock.ticks());
}

}  // namespace openrealm::wc3
