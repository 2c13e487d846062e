// What happens in a frame, and how fast frames come.
#include <poll.h>
#include <unistd.h>

#include <cinttypes>

#include <fmt/format.h>

#include "kernel/shell/shell.h"

namespace openrealm {
namespace {

bool input_ready() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return poll(&input, 1, 0) == 1 && (input.revents & POLLIN);
}

}  // namespace

void Shell::run_fast(std::uint64_t ticks) {
  fast_left_ += ticks;
  commands_.wait(std::uint32_t(ticks));
}

void Shell::step(std::uint32_t ticks) {
  steps_left_ += ticks;
}

void Shell::pump() {
  if (in_frame_ || quitting_) return;
  commands_.run();
  check_done();
  update_pace();
}

void Shell::frame() {
  in_frame_ = true;
  commands_.run();
  const bool may_tick = !cvars_.boolean("paused") || steps_left_ > 0 || fast_left_ > 0;
  if (!quitting_ && session_.running() && may_tick) tick();
  commands_.tick_ended();
  if (steps_left_ > 0) --steps_left_;
  if (fast_left_ > 0) --fast_left_;
  if (!session_.running() && fast_left_ > 0) {
    fast_left_ = 0;
    commands_.stop_waiting();
  }
  in_frame_ = false;
  if (quitting_) return;
  if (commands_.waiting() == 0 && !commands_.idle()) commands_.run();
  check_done();
  update_pace();
}

void Shell::tick() {
  const Result<void> done = session_.tick();
  if (!done) {
    failed(done.error().message);
    if (status_ != 0) return quit(status_);
    (void)cvars_.set("paused", "1");  // a person can look at what is there
  }
  if (hash_log_)
    std::fprintf(hash_log_, "%" PRIu32 " %016" PRIx64 "\n", session_.game()->ticks(), session_.game()->state_hash());
  if (arguments_.ticks && ++ticks_run_ >= *arguments_.ticks) ticks_done_ = true;
}

void Shell::requested(const Request &request, const Result<void> &done) {
  if (request.action == "command") return commands_.append(request.argument, CommandOrigin::module);
  if (!done) failed(done.error().message);
  const bool stays = interactive_ || arguments_.dedicated;
  if (request.action == "end" && stays) session_.stop();
  game_over_ = request.action == "end" && !stays;
  if (request.action != "save" && !stays) quit(status_);
}

void Shell::check_done() {
  if (quitting_) return;
  if (ticks_done_) {
    // What was piped in by now is still answered.
    in_frame_ = true;
    while (input_ == Input::open && !interactive_ && input_ready()) console_->readable();
    in_frame_ = false;
    commands_.run();
    return quit();
  }
  if (arguments_.dedicated || interactive_ || !commands_.idle()) return;
  const bool piped_in_whole = input_ == Input::ended && !arguments_.ticks;
  const bool nothing_runs = input_ != Input::open && !session_.running();
  if (piped_in_whole || nothing_runs) quit();
}

void Shell::update_pace() {
  if (quitting_) return;
  watch_builds();
  watch_map();
  const bool running = session_.running();
  const bool ticking = running && (!cvars_.boolean("paused") || steps_left_ > 0);
  if (fast_left_ > 0 || (arguments_.ticks && ticking)) {
    loop_.set_pace(Loop::Pace::fast);
  } else if (ticking || commands_.waiting() > 0) {
    loop_.set_pace(Loop::Pace::real_time, cvars_.number("speed"));
  } else {
    loop_.set_pace(Loop::Pace::idle);
  }
}

void Shell::watch_builds() {
  Game *game = session_.game();
  if (!game || builds_ || game->modules().empty()) return;
  const std::vector<ModuleInfo> modules = game->modules();
  builds_ = std::make_unique<BuildWatch>(modules);
  const std::string &path = modules.front().path;
  loop_.watch_folder(path.substr(0, path.rfind('/')), [this] {
    take_new_builds();
    take_changed_map();
  });
}

void Shell::take_new_builds() {
  if (!builds_ || !session_.game() || !cvars_.boolean("hot_swap") || quitting_ || loop_.working()) return;
  BuildWatch::News news = builds_->poll();
  for (const std::string &trouble : news.troubles) out_.warn(trouble);
  if (!news.builds.empty()) prepare_builds(std::move(news.builds));
}

void Shell::prepare_builds(std::vector<ModuleSpec> builds) {
  Game *game = session_.game();
  loop_.run_aside([this, game, builds] { prepared_ = game->prepare(builds); },
                  [this, game, builds] {
                    Result<PreparedSwap> prepared = std::move(*prepared_);
                    prepared_.reset();
                    Result<SwapReport> report =
                        prepared ? game->swap(std::move(*prepared)) : tl::unexpected(prepared.error());
                    // The old builds go on when the new ones are refused: a warning, not a failure.
                    if (const auto done = say_swapped(builds, report, "beside it"); !done)
                      out_.warn(done.error().message);
                    if (report) unload_old_builds();
                    if (!in_frame_) pump();
                  });
}

void Shell::unload_old_builds() {
  Game *game = session_.game();
  loop_.run_aside([this, game] { troubles_ = game->unload_old_builds(); },
                  [this] {
                    for (const std::string &trouble : std::exchange(troubles_, {})) out_.warn(trouble);
                  });
}

Result<void> Shell::swap(const std::vector<ModuleSpec> &builds) {
  loop_.finish_work();
  return say_swapped(builds, session_.game()->swap(builds), "before it");
}

Result<void> Shell::say_swapped(const std::vector<ModuleSpec> &builds, const Result<SwapReport> &report,
                                std::string_view prepared) {
  std::string names;
  for (const ModuleSpec &build : builds) names += (names.empty() ? "" : ", ") + build.name;
  if (!report) return fail(report.error().code, fmt::format("{} not swapped: {}", names, report.error().message));
  for (const std::string &change : report->changes) out_.info(change);
  out_.info(fmt::format("{} swapped: the game stood still for {} us ({} us of preparation {}), {} tables migrated",
                        names, report->pause_us, report->prepare_us, prepared, report->tables_migrated));
  return {};
}

}  // namespace openrealm
