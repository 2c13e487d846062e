// Commands that drive the running game: maps, saves, time, modules, players' commands.
#include <charconv>

#include <fmt/format.h>

#include "kernel/shell/shell.h"

namespace openrealm {
namespace {

constexpr std::uint32_t kMaxTicks = 1'000'000'000;

Result<std::uint32_t> read_count(std::string_view word, const char *what, std::uint32_t max) {
  std::uint32_t count = 1;
  if (word.empty()) return count;
  const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), count);
  if (code != std::errc() || end != word.data() + word.size() || count > max)
    return fail(OR_INVALID, fmt::format("expected {} up to {}, got '{}'", what, max, word));
  return count;
}

Result<void> map(Shell &shell, const CommandCall &call, bool new_game) {
  const std::string_view path = call.argc() == 1 ? call.arg(0) : call.rest(0);
  auto played = shell.session().play(path, new_game);
  if (!played) return played;
  shell.out().info(fmt::format("map {} runs", path));
  return {};
}

Result<void> maps(Shell &shell) {
  std::string json;
  for (const std::string &name : shell.session().map_names()) json += (json.empty() ? "" : ", ") + json_text(name);
  shell.out().answer(fmt::format("{}", fmt::join(shell.session().map_names(), "\n")),
                     fmt::format("{{\"maps\": [{}]}}", json));
  return {};
}

Result<void> game(Shell &shell, const CommandCall &call) {
  const std::string name(call.arg(0));
  if (call.argc() == 0) {
    const std::string &present = shell.session().choice().spec.name;
    shell.out().answer(
        fmt::format("game: {}; there is: {}", present.empty() ? "none" : present, fmt::join(shell.game_names(), ", ")));
    return {};
  }
  if (auto chosen = shell.choose_game(name); !chosen) return chosen;
  if (auto opened = shell.session().open(); !opened) return opened;
  shell.out().info(fmt::format("game {} is loaded: {} modules", name, shell.session().game()->modules().size()));
  return {};
}

Result<void> save(Shell &shell, const CommandCall &call) {
  if (auto saved = shell.session().save(call.arg(0)); !saved) return saved;
  shell.out().info(fmt::format("saved {}", call.arg(0)));
  return {};
}

Result<void> load(Shell &shell, const CommandCall &call) {
  if (auto loaded = shell.session().load(call.arg(0)); !loaded) return loaded;
  shell.out().info(fmt::format("loaded {}: map {}, tick {}", call.arg(0), shell.session().game()->map(),
                               shell.session().game()->ticks()));
  return {};
}

Result<void> saves(Shell &shell) {
  const auto list = shell.session().saves().list();
  if (!list) return tl::unexpected(list.error());
  std::string text, json;
  for (const SaveSummary &save : *list) {
    const SaveHeader &header = save.header;
    text += text.empty() ? "" : "\n";
    text += save.problem.empty() ? fmt::format("{:<20} {}  {} {} tick {}", save.name, header.saved_at, header.game,
                                               header.map.path, header.tick)
                                 : fmt::format("{:<20} cannot be loaded: {}", save.name, save.problem);
    json +=
        fmt::format("{}{{\"name\": {}, \"saved_at\": {}, \"game\": {}, \"map\": {}, \"tick\": {}, \"problem\": {}}}",
                    json.empty() ? "" : ", ", json_text(save.name), json_text(header.saved_at), json_text(header.game),
                    json_text(header.map.path), header.tick, json_text(save.problem));
  }
  shell.out().answer(text.empty() ? "no saves" : text, fmt::format("{{\"saves\": [{}]}}", json));
  return {};
}

Result<void> modules(Shell &shell) {
  const Game *game = shell.session().game();
  std::string text, json;
  if (!game) {
    for (const ModuleSpec &module : shell.session().choice().spec.modules)
      text += (text.empty() ? "" : "\n") + module.name + " (not loaded)";
    shell.out().answer(text.empty() ? "no game is chosen" : text, "{\"modules\": []}");
    return {};
  }
  for (const ModuleInfo &module : game->modules()) {
    text += fmt::format("{}{:<16} build {:<12} swapped {} times  {}", text.empty() ? "" : "\n", module.name,
                        module.build_id.substr(0, 12), module.swaps, module.path);
    json += fmt::format("{}{{\"name\": {}, \"build_id\": {}, \"swaps\": {}, \"path\": {}}}", json.empty() ? "" : ", ",
                        json_text(module.name), json_text(module.build_id), module.swaps, json_text(module.path));
  }
  shell.out().answer(text, fmt::format("{{\"modules\": [{}]}}", json));
  return {};
}

Result<void> swap(Shell &shell, const CommandCall &call) {
  const Game *game = shell.session().game();
  if (!game) return fail(OR_NOT_FOUND, "swap: no game is loaded");
  std::vector<ModuleSpec> builds;
  std::vector<std::string> names;
  for (const ModuleInfo &module : game->modules()) {
    names.push_back(module.name);
    if (call.arg(0) == "all" || call.arg(0) == module.name) builds.push_back({module.name, module.path});
  }
  if (builds.empty())
    return fail(OR_NOT_FOUND, fmt::format("swap: game {} has no module '{}'{}", game->spec().name, call.arg(0),
                                          did_you_mean(nearest_name(call.arg(0), names))));
  return shell.swap(builds);
}

Result<void> script(Shell &shell, const CommandCall &call) {
  if (call.arg(0) == "reload") return shell.reload_map();
  return fail(OR_INVALID, fmt::format("script: there is no 'script {}', only 'script reload'", call.arg(0)));
}

Result<void> tick(Shell &shell, const CommandCall &call) {
  const auto count = read_count(call.arg(0), "a number of ticks", kMaxTicks);
  if (!count) return tl::unexpected(count.error());
  if (!shell.session().running()) return fail(OR_NOT_FOUND, "tick: no map runs");
  shell.run_fast(*count);
  return {};
}

Result<void> step(Shell &shell, const CommandCall &call) {
  const auto count = read_count(call.arg(0), "a number of ticks", kMaxTicks);
  if (!count) return tl::unexpected(count.error());
  if (auto done = shell.cvars().set("paused", "1"); !done) return tl::unexpected(done.error());
  shell.step(*count);
  return {};
}

Result<void> player_command(Shell &shell, std::uint32_t player, std::string_view text) {
  Game *game = shell.session().game();
  if (!game || !game->running()) return fail(OR_NOT_FOUND, "no map runs");
  return game->client_command(player, text);
}

Result<void> player(Shell &shell, const CommandCall &call) {
  const auto number = read_count(call.arg(0), "a player's number (0 is the first)", 255);
  if (!number) return tl::unexpected(number.error());
  shell.out().seat(*number);
  return player_command(shell, *number, call.rest(1));
}

void add(Shell &shell, CommandSpec spec, Result<void> (*run)(Shell &, const CommandCall &)) {
  spec.run = [&shell, run](const CommandCall &call) { return run(shell, call); };
  shell.commands().add(std::move(spec));
}

void add_map_commands(Shell &shell) {
  const auto map_names = [&shell](const auto &) { return shell.session().map_names(); };
  add(shell,
      {.name = "map",
       .usage = "map PATH",
       .help = "play a map: an archive or a folder; what scripts keep stays",
       .min_args = 1,
       .job = true,
       .complete = map_names},
      [](Shell &s, const CommandCall &call) { return map(s, call, false); });
  add(shell,
      {.name = "newgame",
       .usage = "newgame PATH",
       .help = "play a map as a new game: scripts find nothing kept",
       .min_args = 1,
       .job = true,
       .complete = map_names},
      [](Shell &s, const CommandCall &call) { return map(s, call, true); });
  add(shell, {.name = "maps", .usage = "maps", .help = "list the maps that come with the program", .max_args = 0},
      [](Shell &s, const CommandCall &) { return maps(s); });
  add(shell,
      {.name = "game",
       .usage = "game [NAME]",
       .help = "leave the game for another, or list them",
       .max_args = 1,
       .job = true,
       .complete = [&shell](const auto &) { return shell.game_names(); }},
      game);
}

void add_save_commands(Shell &shell) {
  const auto save_names = [&shell](const auto &) {
    std::vector<std::string> names;
    if (const auto list = shell.session().saves().list())
      for (const SaveSummary &save : *list) names.push_back(save.name);
    return names;
  };
  add(shell,
      {.name = "save",
       .usage = "save NAME",
       .help = "save the running game",
       .min_args = 1,
       .max_args = 1,
       .job = true,
       .complete = save_names},
      save);
  add(shell,
      {.name = "load",
       .usage = "load NAME",
       .help = "go on from a save",
       .min_args = 1,
       .max_args = 1,
       .job = true,
       .complete = save_names},
      load);
  add(shell, {.name = "saves", .usage = "saves", .help = "list the saves", .max_args = 0},
      [](Shell &s, const CommandCall &) { return saves(s); });
}

void add_time_commands(Shell &shell) {
  for (const char *name : {"tick", "ticks"})
    add(shell,
        {.name = name,
         .usage = fmt::format("{} [N]", name),
         .help = "run N ticks as fast as they go, then go on with the commands",
         .max_args = 1},
        tick);
  add(shell, {.name = "pause", .usage = "pause", .help = "let time stand still, or go on", .max_args = 0},
      [](Shell &s, const CommandCall &) { return s.cvars().toggle("paused"); });
  add(shell, {.name = "step", .usage = "step [N]", .help = "run N ticks and pause", .max_args = 1}, step);
}

}  // namespace

void add_game_commands(Shell &shell) {
  add_map_commands(shell);
  add_save_commands(shell);
  add_time_commands(shell);
  const auto module_names = [&shell](const auto &) {
    std::vector<std::string> names = {"all"};
    for (const ModuleSpec &module : shell.session().choice().spec.modules) names.push_back(module.name);
    return names;
  };
  add(shell, {.name = "modules", .usage = "modules", .help = "list the game's modules and their builds", .max_args = 0},
      [](Shell &s, const CommandCall &) { return modules(s); });
  add(shell,
      {.name = "swap",
       .usage = "swap MODULE|all",
       .help = "take a module's file up again while the game runs",
       .min_args = 1,
       .max_args = 1,
       .job = true,
       .complete = module_names},
      swap);
  add(shell,
      {.name = "script",
       .usage = "script reload",
       .help = "take the map's changed script up while it runs",
       .min_args = 1,
       .max_args = 1,
       .job = true,
       .complete = [](const auto &) { return std::vector<std::string>{"reload"}; }},
      script);
  add(shell,
      {.name = "cmd",
       .usage = "cmd COMMAND [ARGS]",
       .help = "a command of the first player to the game",
       .min_args = 1},
      [](Shell &s, const CommandCall &call) { return player_command(s, 0, call.rest(0)); });
  add(shell,
      {.name = "player",
       .usage = "player N COMMAND [ARGS]",
       .help = "a command of player N (from 0) to the game",
       .min_args = 2},
      player);
}

}  // namespace openrealm
