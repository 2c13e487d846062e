#include "modules/wc3/script_host/script_source.h"

#include <fmt/format.h>

#include <algorithm>

#include "modules/wc3/script_host/map_info.h"
#include "script/program.h"

namespace openrealm::wc3 {
namespace {

Result<script::Source> read_library(const Engine &engine, const char *name) {
  const auto bytes = read_map_file(engine, name);
  if (!bytes) return fail(OR_NOT_FOUND, fmt::format("{} is not in the game data; give its folder with --data", name));
  return script::Source{name, std::string(*bytes)};
}

Result<script::Source> read_map_script(const Engine &engine, std::string_view map) {
  if (const auto bytes = script_of_plain_map(engine, map)) return script::Source{std::string(map), std::string(*bytes)};
  for (const char *name : {"war3map.j", "scripts\\war3map.j"})
    if (const auto bytes = read_map_file(engine, name)) return script::Source{name, std::string(*bytes)};
  if (map.ends_with(".lua") || read_map_file(engine, "war3map.lua") || read_map_file(engine, "scripts\\war3map.lua"))
    return fail(OR_UNSUPPORTED, fmt::format("{}: this map's script is Lua, which is not supported; only maps with a "
                                            "JASS script (war3map.j) can be started",
                                            map));
  return fail(OR_NOT_FOUND,
              fmt::format("{}: this map has no script: neither war3map.j nor scripts\\war3map.j is in it", map));
}

// All errors of the map's own script, which is the last source. When the library does not fit its declarations, most
// errors there and in the map follow from that: a few of each stand for them.
std::string error_text(const script::Program &program) {
  constexpr std::size_t kShown = 10;
  const script::Position own = program.sources.begin(program.sources.count() - 1);
  std::string text;
  std::size_t of_library = 0, of_map = 0, shown = 0;
  for (const script::Diagnostic &found : program.diagnostics.all()) {
    if (found.severity != script::Severity::kError) continue;
    const std::size_t number = found.begin < own ? ++of_library : ++of_map;
    if (of_library != 0 && number > kShown) continue;
    text += (text.empty() ? "" : "\n") + script::render(found, program.sources);
    ++shown;
  }
  if (shown < program.diagnostics.errors() && of_library != 0)
    text += fmt::format(
        "\nand {} errors more: common.j and blizzard.j of the game data do not fit one another; give "
        "both of one version with --data",
        program.diagnostics.errors() - shown);
  return text;
}

}  // namespace

Result<std::vector<script::Source>> read_script_texts(const Engine &engine, std::string_view map) {
  std::vector<script::Source> texts;
  auto own = read_map_script(engine, map);
  if (!own) return tl::unexpected<Error>(own.error());
  for (const char *name : {"scripts\\common.j", "scripts\\blizzard.j"}) {
    auto library = read_library(engine, name);
    if (!library) return tl::unexpected<Error>(library.error());
    texts.push_back(std::move(*library));
  }
  texts.push_back(std::move(*own));
  return texts;
}

Result<std::shared_ptr<const script::Bytecode>> compile_script(const Engine &engine,
                                                               const std::vector<script::Source> &texts) {
  std::vector<script::Input> inputs;
  for (const script::Source &text : texts) inputs.push_back({text, {}});
  const script::Options options{script::Leniency::kRuntime, engine.cvar("wc3_or_before_and") != "0"};
  const auto program = script::analyse(std::move(inputs), options);
  if (program->ok()) return script::compile(*program);
  return fail(OR_INVALID, error_text(*program));
}

Result<MapScript> load_map_script(const Engine &engine, std::string_view map) {
  auto texts = read_script_texts(engine, map);
  if (!texts) return tl::unexpected<Error>(texts.error());
  auto code = compile_script(engine, *texts);
  if (!code) return tl::unexpected<Error>(code.error());
  const auto is_main = [](const script::FunctionCode &function) { return function.name == "main"; };
  if (std::none_of((*code)->functions.begin(), (*code)->functions.begin() + (*code)->script_functions, is_main))
    return fail(OR_INVALID, fmt::format("{}: its script has no function main, so there is nothing to start", map));
  return MapScript{std::move(*texts), std::move(*code)};
}

Result<std::shared_ptr<const script::Bytecode>> empty_code(const Engine &engine) {
  return compile_script(engine, {});
}

}  // namespace openrealm::wc3
