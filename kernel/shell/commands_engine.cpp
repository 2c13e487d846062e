// Commands of the engine itself: help, quit, scripts and aliases.
#include <charconv>

#include <fmt/format.h>

#include "kernel/shell/shell.h"

namespace openrealm {
namespace {

constexpr std::uint32_t kMaxWait = 1'000'000;

std::vector<std::string> command_names(const Commands &commands) {
  std::vector<std::string> names;
  for (const auto &entry : commands.all()) names.push_back(entry.first);
  return names;
}

Result<void> help(Shell &shell, const CommandCall &call) {
  const Commands &commands = shell.commands();
  std::string text;
  if (call.argc() == 1) {
    const std::string name(call.arg(0));
    const auto spec = commands.all().find(name);
    const Cvar *cvar = shell.cvars().find(name);
    if (spec != commands.all().end()) {
      text = fmt::format("{}\n  {}", spec->second.usage, spec->second.help);
    } else if (cvar) {
      text = fmt::format("{} = \"{}\": {}\n  {}", name, cvar->value, cvar_wants(cvar->spec), cvar->spec.help);
    } else {
      return fail(OR_NOT_FOUND,
                  fmt::format("help: no command or cvar '{}'{}", name, did_you_mean(commands.nearest(name))));
    }
    shell.out().answer(text);
    return {};
  }
  for (const auto &[name, spec] : commands.all()) text += fmt::format("  {:<44} {}\n", spec.usage, spec.help);
  text += "cvars: cvarlist [WORD]; a cvar's name alone shows it";
  const Game *game = shell.session().game();
  if (game && !game->command_names().empty())
    text += fmt::format("\ncommands of the game: {}", fmt::join(game->command_names(), " "));
  shell.out().answer(text);
  return {};
}

// Of the user's folder, else of config/ beside the games' settings.
Result<void> exec(Shell &shell, const CommandCall &call) {
  const std::string name(call.arg(0));
  auto text = shell.user().read(name);
  if (!text && text.error().code == OR_NOT_FOUND)
    if (const std::string path = find_below(shell.places().base + "/config", name); !path.empty())
      text = read_text(path);
  if (!text)
    return fail(text.error().code,
                fmt::format("exec {}: {} (scripts lie in {})", name, text.error().message, shell.user().path()));
  shell.commands().insert(*text, CommandOrigin::script);
  return {};
}

Result<void> alias(Shell &shell, const CommandCall &call) {
  Commands &commands = shell.commands();
  const std::string name(call.arg(0));
  if (call.argc() == 0) {
    std::string text;
    for (const auto &[known, body] : commands.aliases())
      text += fmt::format("{}{} = {}", text.empty() ? "" : "\n", known, body);
    shell.out().answer(text.empty() ? "no aliases" : text);
    return {};
  }
  if (commands.all().contains(name)) return fail(OR_EXISTS, fmt::format("alias {}: a command has that name", name));
  // One word in quotes is the commands themselves; more words are one command.
  commands.set_alias(name, std::string(call.argc() == 2 ? call.arg(1) : call.rest(1)));
  return {};
}

Result<void> wait(Shell &shell, const CommandCall &call) {
  std::uint32_t ticks = 1;
  if (call.argc() == 1) {
    const std::string_view word = call.arg(0);
    const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), ticks);
    if (code != std::errc() || end != word.data() + word.size() || ticks > kMaxWait)
      return fail(OR_INVALID, fmt::format("wait: expected a number of ticks up to {}, got '{}'", kMaxWait, word));
  }
  shell.commands().wait(ticks);
  return {};
}

}  // namespace

void add_engine_commands(Shell &shell) {
  Commands &commands = shell.commands();
  commands.add({.name = "help",
                .usage = "help [NAME]",
                .help = "list the commands, or explain one of them or a cvar",
                .max_args = 1,
                .run = [&shell](const CommandCall &call) { return help(shell, call); },
                .complete = [&shell](const auto &) { return command_names(shell.commands()); }});
  commands.add({.name = "quit",
                .usage = "quit",
                .help = "end the engine; settings are kept",
                .max_args = 0,
                .run = [&shell](const CommandCall &) -> Result<void> {
                  shell.quit();
                  return {};
                }});
  commands.add({.name = "echo",
                .usage = "echo TEXT",
                .help = "say the text",
                .run = [&shell](const CommandCall &call) -> Result<void> {
                  shell.out().answer(call.argc() == 1 ? call.arg(0) : call.rest(0));
                  return {};
                }});
  commands.add({.name = "exec",
                .usage = "exec FILE",
                .help = "run the commands in a file of the user's folder, or of config/",
                .min_args = 1,
                .max_args = 1,
                .job = true,
                .run = [&shell](const CommandCall &call) { return exec(shell, call); }});
  commands.add({.name = "alias",
                .usage = "alias [NAME [\"COMMANDS\"]]",
                .help = "give commands a name of their own; without commands, take the name away",
                .run = [&shell](const CommandCall &call) { return alias(shell, call); }});
  commands.add({.name = "wait",
                .usage = "wait [N]",
                .help = "run what follows N ticks later",
                .max_args = 1,
                .run = [&shell](const CommandCall &call) { return wait(shell, call); }});
}

}  // namespace openrealm
