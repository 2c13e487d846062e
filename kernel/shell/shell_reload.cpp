// A map's changed files, taken up while it runs: by command, or because they were seen to change.
#include <fmt/format.h>

#include "kernel/shell/shell.h"

namespace openrealm {

Result<void> Shell::reload_map() {
  loop_.finish_work();
  auto reload = session_.begin_reload();
  if (!reload) return fail(reload.error().code, fmt::format("script reload: {}", reload.error().message));
  map_trouble_.clear();
  if (map_watch_) map_watch_ = std::make_unique<MapWatch>(map_watch_->path());
  if (auto prepared = session_.prepare(*reload); !prepared)
    return say_reloaded(tl::unexpected(prepared.error()), "before it");
  if (!reload->modules) {
    out_.info("script reload: the map's files are as the game has them");
    return {};
  }
  return say_reloaded(session_.take_up(std::move(*reload)), "before it");
}

Result<void> Shell::say_reloaded(const Result<SwapReport> &report, std::string_view prepared) {
  if (!report) return fail(report.error().code, fmt::format("script not reloaded:\n{}", report.error().message));
  out_.info(fmt::format("the map's files are taken up: pause {:.1f} ms ({:.1f} ms of preparation {})",
                        double(report->pause_us) / 1000, double(report->prepare_us) / 1000, prepared));
  unload_old_builds();
  return {};
}

// With --ticks nothing may depend on when a file was written.
void Shell::watch_map() {
  const bool watches = session_.running() && !arguments_.ticks && cvars_.boolean("map_watch");
  if (!watches) {
    map_watch_.reset();
  } else if (!map_watch_ || map_watch_->path() != session_.map_path()) {
    map_watch_ = std::make_unique<MapWatch>(session_.map_path());
    map_trouble_.clear();
    const std::string &path = map_watch_->path();
    loop_.watch_also(is_folder(path) ? path : path.substr(0, path.rfind('/') + 1) + ".");
  }
}

void Shell::take_changed_map() {
  if (!map_watch_ || quitting_ || fast_left_ > 0 || loop_.working()) return;
  const MapWatch::News news = map_watch_->poll();
  if (news == MapWatch::News::changed) prepare_map();
  if (news == MapWatch::News::settled && !map_trouble_.empty()) out_.warn(std::exchange(map_trouble_, {}));
}

void Shell::prepare_map() {
  map_trouble_.clear();
  auto reload = session_.begin_reload();
  if (!reload) return;
  reload_ = std::move(*reload);
  loop_.run_aside([this] { reload_prepared_ = session_.prepare(*reload_); }, [this] { map_is_prepared(); });
}

void Shell::map_is_prepared() {
  auto reload = std::exchange(reload_, std::nullopt);
  Result<void> done = std::exchange(reload_prepared_, {});
  if (done && !reload->modules)
    return out_.log(OR_LOG_DEBUG, {}, "a file of the map changed that the game has not read");
  if (!done) {
    done = say_reloaded(tl::unexpected(done.error()), "beside it");
  } else {
    done = say_reloaded(session_.take_up(std::move(*reload)), "beside it");
  }
  // Perhaps it is only half written.
  if (!done) map_trouble_ = done.error().message;
  if (!in_frame_) pump();
}

}  // namespace openrealm
