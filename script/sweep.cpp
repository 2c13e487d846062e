// Strings and handle ids to which nothing refers any more.
#include <algorithm>
#include <cctype>

#include "script/machine.h"

namespace openrealm::script {

namespace {

constexpr uint32_t kFewStrings = 4096;
constexpr uint32_t kFewHandles = 64;
constexpr uint32_t kFewBytes = 4 << 20;

}  // namespace

class Machine::Marks final : public ReferenceMarker {
 public:
  explicit Marks(const Machine &machine)
      : strings(machine.strings.high()),
        handles(std::max(machine.handles.high(), 1u)),
        handle_table_(machine.handles) {}
  void string(uint32_t row) override {
    if (row < strings.size()) strings[row] = true;
  }
  void handle(uint32_t id) override { handles[handle_table_.row_of(id)] = true; }

  std::vector<bool> strings, handles;

 private:
  const HandleTable &handle_table_;
};

void Machine::mark_all(Marks &marks) {
  variables.references([&](uint32_t row) { marks.string(row); }, [&](uint32_t id) { marks.handle(id); });
  sleepers.frames([&](uint32_t shape_row, uint32_t function_row, std::span<const uint32_t> values) {
    marks.string(shape_row);
    marks.string(function_row);
    const auto mark = [&](char letter, uint32_t value) {
      if (letter == kind_letter(ValueKind::kString)) marks.string(value);
      if (letter == kind_letter(ValueKind::kHandle)) marks.handle(value);
    };
    size_t next = 0;
    std::string arrays;  // a letter for each element
    for (const char letter : strings.view(shape_row)) {
      if (letter == '|' || next == values.size()) continue;
      if (std::isupper(letter))
        arrays.append(std::min<size_t>(values[next], values.size() - std::min(values.size(), arrays.size())),
                      char(std::tolower(letter)));
      mark(letter, values[next++]);
    }
    for (size_t i = 0; i < arrays.size() && next < values.size(); ++i) mark(arrays[i], values[next++]);
  });
  host.mark_references(marks);
}

// Both are decided by the tables alone, and together since finding what is referred to is the costly part.
void Machine::end_tick() {
  const StateRow last = state_.alive(1) ? state_[1] : StateRow{};
  const uint32_t handles_at = std::max(kFewHandles, last.sweep_handles_at);
  const uint32_t strings_at = std::max(kFewStrings, last.sweep_strings_at);
  const uint32_t bytes_at = std::max(std::min(kFewBytes, options.string_memory / 2), last.sweep_bytes_at);
  if (handles.destroyed() < handles_at && strings.live_rows() < strings_at && strings.row_bytes() < bytes_at) return;
  Marks marks(*this);
  mark_all(marks);
  handles.sweep(marks.handles);
  strings.sweep(marks.strings);
  if (!state_.alive(1) && state_.alloc(1) == 0) return;
  StateRow &state = state_.mut(1);
  state.sweep_strings_at = strings.live_rows() * 2;
  // Half way to where no more can be stored at the latest.
  state.sweep_bytes_at = std::min(strings.row_bytes() * 2, (strings.row_bytes() + options.string_memory) / 2);
  state.sweep_handles_at = handles.destroyed() + std::max(kFewHandles, handles.live() / 8);
}

}  // namespace openrealm::script
