// What a Session does for the modules of its game.
#include <fmt/format.h>

#include "kernel/shell/session.h"
#include "kernel/shell/words.h"

namespace openrealm {

void Session::log(int level, std::string_view source, std::string_view line) {
  out_.log(level, source, line);
}

std::optional<std::string> Session::cvar(std::string_view name) {
  const Cvar *cvar = cvars_.find(name);
  if (!cvar) return std::nullopt;
  return cvar->value;
}

std::optional<std::string> Session::copy_cvar(std::string_view name) {
  return cvars_.copy(name);
}

Result<std::string_view> Session::read_file(std::string_view name) {
  return mounts_.read(name);
}

Result<std::string> Session::file_path(std::string_view name) {
  return mounts_.path_of(name);
}

Result<std::string> Session::copy_file(std::string_view name) {
  return mounts_.copy(name);
}

Result<std::string> Session::script_cache_path(std::string_view name, bool for_reading) {
  return for_reading ? scope_->cache_read_path(name) : scope_->cache_path(name);
}

Result<std::string> Session::script_cache_read(std::string_view name) {
  return scope_->read_cache(name);
}

Result<void> Session::script_cache_commit(std::string_view name, std::string_view bytes) {
  return scope_->commit_cache(name, bytes);
}

Result<std::string> Session::profile_read(std::string_view name) {
  return user_.read_profile(name);
}

Result<void> Session::profile_commit(std::string_view name, std::string_view bytes) {
  return user_.commit_profile(name, bytes);
}

void Session::send(std::uint32_t player, std::string_view text) {
  if (answer_)
    *answer_ += text;
  else
    out_.message(player, text);
}

void Session::perform(const Request &request) {
  Result<void> done;
  if (request.action == "map") {
    done = play_found(find_map(request.argument, false), false);
  } else if (request.action == "save") {
    done = save(request.argument);
  } else if (request.action == "load") {
    done = load(request.argument);
  } else if (request.action == "end") {
    if (!requested_) stop();
  } else if (request.action == "command") {
    if (requested_) requested_(request, done);
    return;
  } else {
    done = fail(OR_UNSUPPORTED, "there is no such request");
  }
  if (!done)
    done = fail(done.error().code, fmt::format("{} {} (asked for by {}): {}", request.action, request.argument,
                                               request.module, done.error().message));
  if (requested_ && (!done || request.action == "end")) requested_(request, done);
}

}  // namespace openrealm
