#include <array>

#include <fmt/format.h>

#include "fuzz_bodies.h"
#include "fuzz_world.h"
#include "random_program.h"

namespace openrealm::script::test {
namespace {

constexpr int kTicks = 5;
constexpr int kReloadTick = 1;
constexpr size_t kMostFunctions = 16;

// The options' bytes.
struct Choice {
  explicit Choice(std::string_view bytes) : first(uint8_t(bytes[0])), second(uint8_t(bytes[1])) {}
  bool is_random() const { return (first & 0x80) != 0; }  // the rest of the bytes is what a random program is made of
  bool or_binds_tighter() const { return (first & 2) == 0; }
  bool other_way() const { return (first & 4) == 0; }
  CompileOptions way(int tick) const {
    if (!other_way()) return {};
    const int number = tick + second;
    return {(number & 1) != 0, (number & 2) == 0, (number & 4) == 0, false};
  }
  VmOptions budgets() const {
    return {.array_slots = (second & 16) != 0 ? 40u : 1024u,
            .instruction_limit = (second & 32) != 0 ? 300u : 4000u,
            .run_limit = 20'000,
            .call_depth = 40,
            .nested_runs = 5,
            .string_length = 2048,
            .string_memory = (second & 64) != 0 ? 3000u : 32u << 10,
            .array_memory = 32 << 10};
  }
  uint8_t first, second;
};

struct Sources {
  std::unique_ptr<Program> first, second;  // second: null when the reload is of the first, with its debug statements

  Code code(bool reloaded, CompileOptions how) {
    how.run_debug = reloaded && !second;
    const auto number =
        size_t(how.reverse_locals) | size_t(how.fold) << 1 | size_t(how.fuse) << 2 | size_t(reloaded) << 3;
    if (made[number]) return made[number];
    Result<Code> compiled = compile(reloaded && second ? *second : *first, how);
    return compiled ? made[number] = *compiled : nullptr;
  }

  std::array<Code, 16> made;  // by what was asked for
};

struct Played {
  bool fits = true;
  std::vector<uint64_t> hashes;
  std::string broken;
};

Pick pick_from(std::string_view bytes) {
  return
      [bytes, at = size_t(0)](uint32_t below) mutable { return at < bytes.size() ? uint8_t(bytes[at++]) % below : 0; };
}

Sources sources(std::string_view bytes, const Choice &choice) {
  const std::vector<std::string_view> parts = fuzz_parts(bytes);
  if (choice.is_random()) return {fuzz_program(random_program(pick_from(parts.front()))), nullptr, {}};
  Sources made{fuzz_program(parts[0], choice.or_binds_tighter()), nullptr, {}};
  if (made.first && parts.size() > 1) made.second = fuzz_program(parts[1], choice.or_binds_tighter());
  return made;
}

Played play(FuzzWorld &world, Sources &sources, const Choice &choice, bool rebuilt) {
  Played played;
  const auto way = [&](int tick) { return rebuilt ? choice.way(tick) : CompileOptions(); };
  world.begin(choice.budgets());
  Code code = sources.code(false, way(0));
  played.fits = code && world.link(code);
  if (!played.fits) return played;
  for (size_t i = 0; i < std::min<size_t>(code->script_functions, kMostFunctions); ++i)
    world.run(code->functions[code->script_functions - 1 - i].name, uint32_t(i));
  for (int tick = 0; tick < kTicks; ++tick) {
    const bool reloaded = tick >= kReloadTick;
    if (tick == kReloadTick || rebuilt) {
      std::vector<Code> older;
      if (reloaded) older.push_back(sources.code(false, way(tick)));
      code = sources.code(reloaded, way(tick));
      played.fits = code && (older.empty() || older[0]) && world.link(code, older);
      if (!played.fits) return played;
    }
    played.hashes.push_back(world.store.state_hash());
    played.broken = world.broken_promise();
    if (!played.broken.empty() || (reloaded && world.at_rest())) return played;
    world.tick();
  }
  return played;
}

}  // namespace

std::string fuzz_run(std::string_view bytes) {
  if (bytes.size() < kFuzzOptions) return {};
  const Choice choice(bytes);
  Sources program = sources(bytes, choice);
  if (!program.first) return choice.is_random() ? "a random program is none" : "";
  static FuzzWorld still_world, rebuilt_world;
  const Played still = play(still_world, program, choice, false);
  const Played rebuilt = play(rebuilt_world, program, choice, true);
  if (!still.broken.empty() || !rebuilt.broken.empty()) return still.broken + rebuilt.broken;
  if (choice.other_way() && (still_world.bounded || rebuilt_world.bounded)) return {};
  if (still.fits != rebuilt.fits) return "the script fits in one way only";
  for (size_t i = 0; i < std::max(still_world.lines.size(), rebuilt_world.lines.size()); ++i) {
    const std::string mine = i < still_world.lines.size() ? still_world.lines[i] : "(nothing)";
    const std::string other = i < rebuilt_world.lines.size() ? rebuilt_world.lines[i] : "(nothing)";
    if (mine != other) return fmt::format("a rebuilt Vm does something else:\n  {}\n  {}", mine, other);
  }
  if (still_world.lines_left_out != rebuilt_world.lines_left_out) return "a rebuilt Vm does more or less";
  if (still.hashes != rebuilt.hashes) return "a rebuilt Vm leaves other rows";
  return {};
}

}  // namespace openrealm::script::test
