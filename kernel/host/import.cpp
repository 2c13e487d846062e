// The functions behind game_import: each finds the Module that calls and does its part of the host.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "kernel/host/module.h"

namespace openrealm {

struct ImportCalls {
  static Module &of(or_self *self) { return *static_cast<Module *>(self); }
  static HostContext &host(or_self *self) { return of(self).host_; }
  static std::string_view text(const char *name) { return name ? name : ""; }

  // Logged, so that it is seen, and kept, so that a failing open or start can say why.
  static int report(or_self *self, const Error &error) {
    of(self).last_error_ = error.message;
    host(self).services.log(OR_LOG_ERROR, self->module, error.message);
    return error.code;
  }

  static int only_opening(or_self *self, const char *what) {
    if (of(self).opening_) return OR_OK;
    return report(self, {OR_DENIED, fmt::format("{} is for the module's open only", what)});
  }

  static int table_open(or_self *self, const or_table_desc *desc, or_table **out) {
    if (!desc || !out) return report(self, {OR_INVALID, "table_open: no description"});
    const auto listed = of(self).table_descriptions();
    const auto found = std::find(listed.begin(), listed.end(), desc);
    if (found == listed.end())
      return report(self,
                    {OR_INVALID, fmt::format("table {} is not in the module's game_export.tables", text(desc->name))});
    *out = of(self).open_tables_[std::size_t(found - listed.begin())];
    return OR_OK;
  }

  static int provide(or_self *self, const char *name, std::uint32_t version, const void *functions, void *context) {
    if (const int code = only_opening(self, "provide"); code != OR_OK) return code;
    const auto ok = host(self).interfaces.provide(self, text(name), version, functions, context);
    return ok ? OR_OK : report(self, ok.error());
  }

  static int acquire(or_self *self, const char *name, std::uint32_t version, std::uint32_t expected_size,
                     const void **functions, void *const **context) {
    const auto ok = host(self).interfaces.acquire(text(name), version, expected_size, functions, context);
    return ok ? OR_OK : report(self, ok.error());
  }

  static int contribute(or_self *self, const char *point, const char *name, const void *data) {
    if (const int code = only_opening(self, "contribute"); code != OR_OK) return code;
    const auto ok = host(self).points.contribute(of(self).place_, text(point), name, data);
    return ok ? OR_OK : report(self, ok.error());
  }

  static std::uint32_t contributions(or_self *self, const char *point, const or_contribution **list) {
    if (!list) return 0;
    *list = nullptr;
    if (of(self).opening_) {
      report(self, {OR_DENIED, fmt::format("contributions to {} are complete when modules start, not while they open",
                                           text(point))});
      return 0;
    }
    const auto found = host(self).points.list(text(point));
    *list = found.data();
    return std::uint32_t(found.size());
  }

  static int give_scratch(or_self *self, const Result<std::string> &bytes, or_str *out) {
    if (!bytes) return bytes.error().code;
    *out = {host(self).scratch.keep(*bytes), bytes->size()};
    return OR_OK;
  }

  static int read_file(or_self *self, const char *name, or_str *bytes) {
    if (!bytes) return OR_INVALID;
    const auto found = host(self).services.read_file(text(name));
    if (!found) return found.error().code;
    *bytes = {found->data(), found->size()};
    return OR_OK;
  }

  static int give_path(const Result<std::string> &found, char *path, std::uint32_t path_size) {
    if (!found) return found.error().code;
    if (!path || found->size() >= path_size) return OR_FULL;
    std::memcpy(path, found->c_str(), found->size() + 1);
    return OR_OK;
  }
  static int file_path(or_self *self, const char *name, char *path, std::uint32_t path_size) {
    return give_path(host(self).services.file_path(text(name)), path, path_size);
  }
  static int ScriptCachePath(or_self *self, const char *name, char *path, std::uint32_t path_size) {
    return give_path(host(self).services.script_cache_path(text(name), false), path, path_size);
  }
  static int ScriptCacheReadPath(or_self *self, const char *name, char *path, std::uint32_t path_size) {
    return give_path(host(self).services.script_cache_path(text(name), true), path, path_size);
  }

  static int script_cache_read(or_self *self, const char *name, or_str *bytes) {
    return bytes ? give_scratch(self, host(self).services.script_cache_read(text(name)), bytes) : int(OR_INVALID);
  }
  static int profile_read(or_self *self, const char *name, or_str *bytes) {
    return bytes ? give_scratch(self, host(self).services.profile_read(text(name)), bytes) : int(OR_INVALID);
  }
  // Says why on the log: the caller's player can do something about a full disk, the module cannot.
  static int committed(or_self *self, const Result<void> &ok) { return ok ? OR_OK : report(self, ok.error()); }
  static int script_cache_commit(or_self *self, const char *name, or_str bytes) {
    return committed(self, host(self).services.script_cache_commit(text(name), {bytes.data, bytes.size}));
  }
  static int profile_commit(or_self *self, const char *name, or_str bytes) {
    return committed(self, host(self).services.profile_commit(text(name), {bytes.data, bytes.size}));
  }

  static const char *CvarString(or_self *self, const char *name) {
    const auto value = host(self).services.cvar(text(name));
    return value ? host(self).scratch.keep(*value) : nullptr;
  }

  static void log(or_self *self, int level, or_str line) {
    const std::string_view words(line.data, line.size);
    if (level >= OR_LOG_ERROR) of(self).last_error_ = words;
    const auto verdict = level >= OR_LOG_WARN ? of(self).flow_.next(host(self).ticks) : LogFlow::Verdict::pass;
    if (verdict == LogFlow::Verdict::leave_out) return;
    host(self).services.log(std::clamp<int>(level, OR_LOG_DEBUG, OR_LOG_ERROR), self->module, words);
    if (verdict == LogFlow::Verdict::last_for_now)
      host(self).services.log(OR_LOG_WARN, self->module, "too many lines: from now on one in a tick is shown");
  }
  static void send(or_self *self, std::uint32_t player, or_str words) {
    host(self).services.send(player, {words.data, words.size});
  }
  static void *scratch(or_self *self, std::size_t size) { return host(self).scratch.take(size); }

  static int request(or_self *self, const char *action, const char *argument) {
    static constexpr std::array<std::string_view, 5> kActions = {"map", "save", "load", "end", "command"};
    if (std::find(kActions.begin(), kActions.end(), text(action)) == kActions.end())
      return report(self, {OR_UNSUPPORTED,
                           fmt::format("there is no request \"{}\": map, save, load, end or command", text(action))});
    host(self).requests.push_back({self->module, action, std::string(text(argument))});
    return OR_OK;
  }
  static std::uint32_t tick(or_self *self) { return host(self).ticks; }
  static const char *order_queue_release_command(or_self *self) {
    const std::string command = host(self).order_queue_release();
    return command.empty() ? nullptr : host(self).scratch.keep(command);
  }
};

void Module::fill_import() {
  using Calls = ImportCalls;
  import_.abi_version = OR_ABI_VERSION;
  import_.struct_size = sizeof import_;
  import_.self = this;
  fill_table_calls(import_);
  import_.table_open = Calls::table_open;
  import_.provide = Calls::provide;
  import_.acquire = Calls::acquire;
  import_.contribute = Calls::contribute;
  import_.contributions = Calls::contributions;
  import_.read_file = Calls::read_file;
  import_.read_running_file = Calls::read_file;
  import_.ScriptCachePath = Calls::ScriptCachePath;
  import_.ScriptCacheReadPath = Calls::ScriptCacheReadPath;
  import_.script_cache_read = Calls::script_cache_read;
  import_.script_cache_commit = Calls::script_cache_commit;
  import_.profile_read = Calls::profile_read;
  import_.profile_commit = Calls::profile_commit;
  import_.CvarString = Calls::CvarString;
  import_.log = Calls::log;
  import_.send = Calls::send;
  import_.scratch = Calls::scratch;
  import_.request = Calls::request;
  import_.tick = Calls::tick;
  import_.order_queue_release_command = Calls::order_queue_release_command;
  import_.file_path = Calls::file_path;
}

}  // namespace openrealm
