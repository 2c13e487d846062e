// The order in which settings are taken: built-in defaults, config/default.toml, config/games/<game>.toml,
// the user's archived values, autoexec.cfg, the command line.

#include <algorithm>

#include <fmt/format.h>

#include "kernel/shell/engine_cvars.h"
#include "kernel/shell/shell.h"
#include "kernel/shell/words.h"

namespace openrealm {

Result<ConfigFile> Shell::read_config(const std::string &below_base, ConfigKind kind, const Cvars &known) const {
  auto text = read_text(fmt::format("{}/{}", places_.base, below_base));
  if (!text) return tl::unexpected(text.error());
  return parse_config(*text, below_base, kind, known);
}

void Shell::apply_config(const ConfigFile &config, const std::string &owner) {
  // The parser has checked every line against the cvars that are there: nothing here can fail.
  for (CvarSpec spec : config.declared) {
    spec.owner = owner;
    (void)cvars_.declare(std::move(spec));
  }
  for (const CvarSetting &setting : config.settings) {
    if (!owner.empty()) replaced_defaults_.emplace_back(setting.name, cvars_.find(setting.name)->spec.default_value);
    (void)cvars_.set_default(setting.name, setting.value);
  }
  for (const auto &[name, text] : config.aliases) commands_.set_alias(name, text);
}

Result<void> Shell::load_settings() {
  declare_engine_cvars(cvars_);
  listen_to_cvars();
  if (!places_.base.empty()) {
    const auto config = read_config("config/default.toml", ConfigKind::engine, cvars_);
    if (!config) return tl::unexpected(config.error());
    apply_config(*config, {});
  } else if (!arguments_.base.empty()) {
    return fail(OR_NOT_FOUND, fmt::format("--basedir {}", places_.problem));
  } else {
    out_.warn(places_.problem);
  }
  std::string game = cvars_.text("game");
  for (const auto &[name, value] : arguments_.sets)
    if (name == "game") game = value;
  if (!game.empty())
    if (auto chosen = choose_game(game); !chosen) return chosen;
  load_archive();
  load_autoexec();
  return apply_command_line();
}

Result<void> Shell::choose_game(const std::string &name) {
  const std::vector<std::string> names = game_names();
  if (std::find(names.begin(), names.end(), name) == names.end())
    return fail(OR_NOT_FOUND, fmt::format("there is no game '{}'{} ({}/config/games has {})", name,
                                          did_you_mean(nearest_name(name, names)), places_.base,
                                          names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "))));
  const std::string leaving = session_.choice().spec.name;
  Cvars known = cvars_;
  if (!leaving.empty()) known.forget(leaving);
  auto config = read_config(fmt::format("config/games/{}.toml", name), ConfigKind::game, known);
  if (!config) return tl::unexpected(config.error());

  GameChoice choice;
  choice.spec.name = name;
  for (const std::string &module : config->modules) choice.spec.modules.push_back({module, {}});
  choice.spec.phases = config->phases;
  choice.spec.order_queue_release = config->order_queue_release;
  choice.data = config->data;
  choice.plain_maps = config->plain_maps;
  loop_.finish_work();
  builds_.reset();
  session_.choose(std::move(choice));
  if (!leaving.empty()) cvars_.forget(leaving);
  const Cvars::Archive archive = cvars_.archive();
  for (const auto &[cvar, value] : replaced_defaults_) (void)cvars_.set_default(cvar, value);
  replaced_defaults_.clear();
  apply_config(*config, name);
  for (const std::string &problem : cvars_.apply_archive(archive, name))
    out_.warn(fmt::format("{}/{}: {}", user_.path(), kArchiveFile, problem));
  (void)cvars_.set("game", name);
  return {};
}

std::vector<std::string> Shell::game_names() const {
  std::vector<std::string> names;
  if (places_.base.empty()) return names;
  for (const std::string &file : names_in(places_.base + "/config/games"))
    if (file.ends_with(".toml")) names.push_back(file.substr(0, file.size() - 5));
  return names;
}

void Shell::load_archive() {
  const std::string shown = fmt::format("{}/{}", user_.path(), kArchiveFile);
  const auto text = user_.read(kArchiveFile);
  if (!text) {
    archive_readable_ = text.error().code == OR_NOT_FOUND;
    if (!archive_readable_) out_.warn(text.error().message);
    return;
  }
  const auto archive = parse_archive(*text, shown);
  if (!archive) {
    archive_readable_ = false;
    out_.error(
        fmt::format("{}\nnone of it is used, and it is left as it is until it can be read", archive.error().message));
    return;
  }
  std::vector<std::string> problems = cvars_.apply_archive(*archive, {});
  if (const std::string &game = session_.choice().spec.name; !game.empty()) {
    const auto more = cvars_.apply_archive(*archive, game);
    problems.insert(problems.end(), more.begin(), more.end());
  }
  for (const std::string &problem : problems) out_.warn(fmt::format("{}: {}", shown, problem));
}

void Shell::load_autoexec() {
  const auto text = user_.read(kAutoexecFile);
  if (!text) {
    if (text.error().code != OR_NOT_FOUND) out_.warn(text.error().message);
    return;
  }
  commands_.append(*text, CommandOrigin::script);
  commands_.run();
}

Result<void> Shell::apply_command_line() {
  for (const auto &[name, value] : arguments_.sets) {
    if (name == "game") continue;
    auto done = cvars_.set(name, value);
    if (!done && done.error().code != OR_NOT_FOUND)
      return fail(done.error().code, fmt::format("+set: {}", done.error().message));
    if (!done) out_.warn(fmt::format("+set: {}", done.error().message));
    if (done && !done->empty()) out_.warn(*done);
  }
  cvars_.start();
  started_ = true;
  return {};
}

void Shell::listen_to_cvars() {
  cvars_.listen("log_level", [this](const Cvar &cvar) {
    const auto &values = cvar.spec.values;
    out_.set_log_level(int(std::find(values.begin(), values.end(), cvar.value) - values.begin()));
  });
  for (const char *name : {"derived_chaos", "verify_writes", "hash_log"})
    cvars_.listen(name, [this](const Cvar &) { session_.apply_options(); });
  for (const char *name : {"paused", "speed"}) cvars_.listen(name, [this](const Cvar &) { update_pace(); });
  cvars_.listen("game", [this](const Cvar &cvar) {
    if (!cvar.value.empty() && cvar.value != session_.choice().spec.name && !places_.base.empty() && started_)
      commands_.insert(fmt::format("game {}", quote_word(cvar.value)), CommandOrigin::script);
  });
}

void Shell::write_settings() {
  if (!archive_readable_) return;
  const Cvars::Archive archive = cvars_.archive();
  const auto before = user_.read(kArchiveFile);
  if (archive.empty() && !before) return;
  const std::string text = write_archive(archive);
  if (before && *before == text) return;
  if (auto written = user_.write(kArchiveFile, text); !written) failed(written.error().message);
}

}  // namespace openrealm
