// Commands that look at and change cvars.
#include <fmt/format.h>

#include "kernel/shell/shell.h"

namespace openrealm {
namespace {

std::vector<std::string> cvar_names(const Cvars &cvars) {
  std::vector<std::string> names;
  for (const auto &entry : cvars.all()) names.push_back(entry.first);
  return names;
}

std::string cvar_line(const Cvar &cvar) {
  const bool changed = cvar.value != cvar.spec.default_value;
  return fmt::format("{} = \"{}\"{}{}", cvar.spec.name, cvar.value,
                     changed ? fmt::format(" (default \"{}\")", cvar.spec.default_value) : "",
                     cvar.archived ? " archived" : "");
}

std::string cvar_json(const Cvar &cvar) {
  return fmt::format(
      "{{\"name\": {}, \"type\": \"{}\", \"value\": {}, \"default\": {}, \"archived\": {}, \"help\": {}}}",
      json_text(cvar.spec.name), cvar_type_name(cvar.spec.type), json_text(cvar.value),
      json_text(cvar.spec.default_value), cvar.archived, json_text(cvar.spec.help));
}

// A name that is not known is a warning: the rest of a script still holds.
Result<void> warn_of_unknown(Shell &shell, const Result<void> &done) {
  if (done || done.error().code != OR_NOT_FOUND) return done;
  shell.out().warn(done.error().message);
  return {};
}

Result<void> set(Shell &shell, const CommandCall &call, bool archive) {
  const std::string_view name = call.arg(0);
  if (call.argc() == 1) {
    const Cvar *cvar = shell.cvars().find(name);
    if (!cvar)
      return warn_of_unknown(shell, fail(OR_NOT_FOUND, fmt::format("unknown cvar '{}'{}", name,
                                                                   did_you_mean(shell.cvars().nearest(name)))));
    shell.out().answer(cvar_line(*cvar), cvar_json(*cvar));
    return {};
  }
  const auto done = shell.cvars().set(name, call.argc() == 2 ? call.arg(1) : call.rest(1), archive);
  if (!done) return warn_of_unknown(shell, tl::unexpected(done.error()));
  if (!done->empty()) shell.out().warn(*done);
  return {};
}

Result<void> list(Shell &shell, const CommandCall &call) {
  std::string text, json;
  for (const auto &[name, cvar] : shell.cvars().all()) {
    if (name.find(call.arg(0)) == std::string::npos) continue;
    text += fmt::format("{}{:<40} {}", text.empty() ? "" : "\n", fmt::format("{} \"{}\"", name, cvar.value),
                        cvar.spec.help);
    json += (json.empty() ? "" : ", ") + cvar_json(cvar);
  }
  shell.out().answer(text.empty() ? "no such cvar" : text, fmt::format("{{\"cvars\": [{}]}}", json));
  return {};
}

}  // namespace

void add_cvar_commands(Shell &shell) {
  Commands &commands = shell.commands();
  const auto names = [&shell](const std::vector<std::string> &words) {
    if (words.size() == 1) return cvar_names(shell.cvars());
    const Cvar *cvar = shell.cvars().find(words[1]);
    return cvar && words.size() == 2 ? cvar->spec.values : std::vector<std::string>();
  };
  commands.add({.name = "set",
                .usage = "set NAME [VALUE]",
                .help = "change a cvar, or show it",
                .min_args = 1,
                .run = [&shell](const CommandCall &call) { return set(shell, call, false); },
                .complete = names});
  commands.add({.name = "seta",
                .usage = "seta NAME VALUE",
                .help = "change a cvar and keep it for later runs",
                .min_args = 2,
                .run = [&shell](const CommandCall &call) { return set(shell, call, true); },
                .complete = names});
  commands.add(
      {.name = "toggle",
       .usage = "toggle NAME",
       .help = "turn a cvar to its next value",
       .min_args = 1,
       .max_args = 1,
       .run = [&shell](const CommandCall &call) { return warn_of_unknown(shell, shell.cvars().toggle(call.arg(0))); },
       .complete = names});
  commands.add(
      {.name = "reset",
       .usage = "reset NAME",
       .help = "give a cvar its default value again",
       .min_args = 1,
       .max_args = 1,
       .run = [&shell](const CommandCall &call) { return warn_of_unknown(shell, shell.cvars().reset(call.arg(0))); },
       .complete = names});
  commands.add({.name = "cvarlist",
                .usage = "cvarlist [WORD]",
                .help = "list the cvars, or those with the word in their name",
                .max_args = 1,
                .run = [&shell](const CommandCall &call) { return list(shell, call); }});
}

}  // namespace openrealm
