#include "kernel/shell/shell.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "kernel/shell/result_file.h"
#include "kernel/shell/words.h"

namespace openrealm {

Shell::Shell(Arguments arguments)
    : arguments_(std::move(arguments)),
      places_(find_places(arguments_.base)),
      user_(UserFolder::open({arguments_.user, places_.program_folder, arguments_.no_user})),
      session_(out_, cvars_, user_, places_, arguments_.data) {
  out_.set_json(arguments_.json);
  commands_.set_report([this](const CommandCall &call, const Error &error) { command_failed(call, error); });
  commands_.set_fallback(
      [this](const CommandCall &call, Result<void> &done) { return take_client_command(call, done); });
  commands_.set_more_names(
      [this] { return session_.game() ? session_.game()->command_names() : std::vector<std::string>(); });
  session_.set_request_listener([this](const Request &request, const Result<void> &done) { requested(request, done); });
  loop_.set_frame([this] { frame(); });
  loop_.set_interrupted([this] { quit(); });
  add_engine_commands(*this);
  add_cvar_commands(*this);
  add_game_commands(*this);
  add_table_commands(*this);
}

Shell::~Shell() = default;

int Shell::run() {
  if (auto started = start(); !started) {
    out_.error(started.error().message);
    return 1;
  }
  pump();
  if (!quitting_) loop_.run();
  finish();
  if (arguments_.strict && out_.errors() > 0 && status_ == 0) status_ = 1;
  return status_;
}

Result<void> Shell::start() {
  if (auto loaded = load_settings(); !loaded) return loaded;
  if (!user_.notice().empty() && !arguments_.no_user) out_.warn(user_.notice());
  for (const std::string &data : arguments_.data)
    if (!is_file(data) && !is_folder(data))
      return fail(OR_NOT_FOUND, fmt::format("--data {}: there is no such folder or archive", data));
  if (auto opened = start_hash_log(); !opened) return opened;
  if (auto ready = start_counting(); !ready) return ready;
  start_console();
  for (const std::string &line : arguments_.commands) commands_.append(line, CommandOrigin::command_line);
  return {};
}

void Shell::start_console() {
  struct stat input {};
  const bool terminal = isatty(STDIN_FILENO);
  const bool plain = fstat(STDIN_FILENO, &input) == 0 &&
                     (S_ISFIFO(input.st_mode) || S_ISSOCK(input.st_mode) || S_ISREG(input.st_mode));
  if (!arguments_.console.value_or(terminal || plain)) return;
  const bool editing = terminal && isatty(STDOUT_FILENO) && !arguments_.json;
  const CommandOrigin origin = terminal ? CommandOrigin::terminal : CommandOrigin::pipe;
  const auto ended = [this, terminal] {
    loop_.unwatch_input();
    input_ = Input::ended;
    if (terminal) quit();
    pump();
  };
  Console::Calls calls{[this, origin](std::string_view line) {
                         commands_.append(line, origin);
                         pump();
                       },
                       ended, [this](std::string_view line) { return commands_.complete(line); }};
  if (editing) {
    console_ = make_terminal_console(std::move(calls), user_.read(kHistoryFile).value_or(""));
    out_.set_around([this] { console_->hide(); }, [this] { console_->show(); });
  } else {
    console_ = make_pipe_console(STDIN_FILENO, std::move(calls));
  }
  interactive_ = terminal;
  input_ = Input::open;
  if (loop_.watch_input(STDIN_FILENO, [this] { console_->readable(); })) return;
  // A file is always readable and cannot be waited for: it is read to its end at once.
  while (input_ == Input::open) console_->readable();
}

Result<void> Shell::start_hash_log() {
  if (arguments_.hash_log.empty()) return {};
  hash_log_ = std::fopen(arguments_.hash_log.c_str(), "we");
  if (!hash_log_) return fail(OR_IO, fmt::format("--hash-log {}: {}", arguments_.hash_log, std::strerror(errno)));
  return {};
}

// Before a long run rather than after it.
Result<void> Shell::start_counting() {
  if (!arguments_.coverage.empty() && arguments_.coverage == arguments_.profile)
    return fail(OR_INVALID, fmt::format("--coverage and --profile name the same file, {}", arguments_.coverage));
  for (const auto &[name, path] : {std::pair("coverage", arguments_.coverage), {"profile", arguments_.profile}}) {
    if (path.empty()) continue;
    if (auto ready = check_result(path); !ready)
      return fail(ready.error().code, fmt::format("--{} {}", name, ready.error().message));
    (void)cvars_.set(name, "1");
  }
  return {};
}

void Shell::failed(std::string_view message) {
  out_.error(message);
  if (!interactive_ || arguments_.headless) status_ = 1;
}

void Shell::command_failed(const CommandCall &call, const Error &error) {
  const auto spec = commands_.all().find(call.command->words[0]);
  const bool job = spec != commands_.all().end() && spec->second.job;
  if (call.origin == CommandOrigin::command_line) {
    failed(error.message);
    if (status_ != 0) quit(status_);
  } else if (job) {
    failed(error.message);
  } else {
    out_.error(error.message);
  }
}

bool Shell::take_client_command(const CommandCall &call, Result<void> &done) {
  Game *game = session_.game();
  if (!game) return false;
  const std::vector<std::string> names = game->command_names();
  if (!std::binary_search(names.begin(), names.end(), call.command->words[0])) return false;
  done = game->running() ? game->client_command(0, call.command->text)
                         : fail(OR_NOT_FOUND, fmt::format("{}: no map runs", call.command->words[0]));
  return true;
}

void Shell::quit(int status) {
  if (status != 0) status_ = status;
  quitting_ = true;
  commands_.clear();
  loop_.set_pace(Loop::Pace::idle);
  loop_.stop();
}

void Shell::finish() {
  loop_.finish_work();
  if (session_.running() && !game_over_) save_on_exit();
  write_counts();
  if (session_.running()) report();
  const std::string history = console_ ? console_->history() : std::string();
  out_.set_around(nullptr, nullptr);
  loop_.unwatch_input();
  console_.reset();
  session_.leave();
  if (hash_log_ && std::fclose(hash_log_) != 0)
    failed(fmt::format("--hash-log {}: {}", arguments_.hash_log, std::strerror(errno)));
  hash_log_ = nullptr;
  if (!user_.writable()) return;
  write_settings();
  if (interactive_ && !history.empty())
    if (auto written = user_.write(kHistoryFile, history); !written) out_.warn(written.error().message);
}

void Shell::save_on_exit() {
  const std::string &name = arguments_.save_on_exit.empty() ? cvars_.text("save_on_exit") : arguments_.save_on_exit;
  if (name.empty()) return;
  if (auto saved = session_.save(name); !saved) {
    failed(saved.error().message);
  } else {
    out_.info(fmt::format("saved {}", name));
  }
}

void Shell::report() {
  if (!arguments_.report) return;
  Game &game = *session_.game();
  const std::vector<std::string> names = game.command_names();
  if (!std::binary_search(names.begin(), names.end(), "report"))
    return out_.warn(fmt::format("--report: no module of {} has a command 'report'", game.spec().name));
  // Commands are answered by the tick that follows; what was to be kept of the game is kept by now.
  Result<void> done = game.client_command(0, arguments_.json ? "report json" : "report");
  if (done) done = session_.tick();
  if (!done) failed(done.error().message);
}

void Shell::write_counts() {
  if (!arguments_.coverage.empty()) write_answer("coverage", arguments_.coverage);
  if (!arguments_.profile.empty()) write_answer("profile", arguments_.profile);
}

void Shell::write_answer(const std::string &command, const std::string &path) {
  if (!session_.game()) return out_.warn(fmt::format("--{}: no game ran, so {} is not written", command, path));
  const std::vector<std::string> names = session_.game()->command_names();
  if (!std::binary_search(names.begin(), names.end(), command))
    return out_.warn(fmt::format("--{0}: no module of {1} has a command '{0}', so {2} is not written", command,
                                 session_.game()->spec().name, path));
  const auto answer = session_.ask(command);
  if (!answer) return failed(fmt::format("--{}: {}, so {} is not written", command, answer.error().message, path));
  if (auto written = write_result(path, *answer); !written)
    failed(fmt::format("--{}: {}", command, written.error().message));
}

}  // namespace openrealm
