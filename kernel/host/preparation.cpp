#include "kernel/host/preparation.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace openrealm {

struct PreparationCalls {
  static Preparation &of(or_self *self) { return *static_cast<Preparation *>(self); }
  static std::string_view text(const char *name) { return name ? name : ""; }

  static int read(Preparation::Files &files, const FileReader &reader, const char *name, or_str *bytes) {
    if (!bytes) return OR_INVALID;
    auto known = files.find(text(name));
    if (known == files.end()) {
      auto read = reader(text(name));
      if (!read) return read.error().code;
      known = files.emplace(text(name), std::move(*read)).first;
    }
    *bytes = {known->second.data(), known->second.size()};
    return OR_OK;
  }
  static int read_file(or_self *self, const char *name, or_str *bytes) {
    return read(of(self).files_, of(self).reader_, name, bytes);
  }
  static int read_running_file(or_self *self, const char *name, or_str *bytes) {
    return read(of(self).running_files_, of(self).running_reader_, name, bytes);
  }
  static const char *CvarString(or_self *self, const char *name) {
    const auto value = of(self).services_.copy_cvar(text(name));
    return value ? of(self).scratch_.keep(*value) : nullptr;
  }
  static void log(or_self *self, int level, or_str line) {
    const std::string words(line.data, line.size);
    if (level >= OR_LOG_ERROR) of(self).last_error_ = words;
    of(self).lines_.push_back({std::clamp<int>(level, OR_LOG_DEBUG, OR_LOG_ERROR), words});
  }
  static void *scratch(or_self *self, std::size_t size) { return of(self).scratch_.take(size); }

  // Every other call: said, and answered with OR_DENIED or nothing.
  template <class Answer, class... Params>
  static void refuse(Answer (*&call)(or_self *, Params...)) {
    call = [](or_self *self, Params...) -> Answer {
      constexpr std::string_view kWhy =
          "prepare can call read_file, read_running_file, CvarString, log and scratch alone";
      log(self, OR_LOG_ERROR, {kWhy.data(), kWhy.size()});
      if constexpr (std::is_same_v<Answer, int>) return OR_DENIED;
      if constexpr (!std::is_same_v<Answer, int> && !std::is_void_v<Answer>) return Answer{};
    };
  }
  template <class... Calls>
  static void refuse_all(Calls &...calls) {
    (refuse(calls), ...);
  }
};

Preparation::Preparation(HostServices &services, std::string module_name, FileReader files)
    : services_(services),
      reader_(std::move(files)),
      running_reader_([&services](std::string_view name) { return services.copy_file(name); }) {
  if (!reader_) reader_ = running_reader_;
  module = std::move(module_name);
  using Calls = PreparationCalls;
  import_.abi_version = OR_ABI_VERSION;
  import_.struct_size = sizeof import_;
  import_.self = this;
  import_.read_file = Calls::read_file;
  import_.read_running_file = Calls::read_running_file;
  import_.CvarString = Calls::CvarString;
  import_.log = Calls::log;
  import_.scratch = Calls::scratch;
  Calls::refuse_all(import_.table_open, import_.table_alloc, import_.table_free, import_.blob_set, import_.blob_resize,
                    import_.blob_view, import_.blob_edit, import_.provide, import_.acquire, import_.contribute,
                    import_.contributions, import_.ScriptCachePath, import_.ScriptCacheReadPath,
                    import_.script_cache_read, import_.script_cache_commit, import_.profile_read,
                    import_.profile_commit, import_.send, import_.request, import_.tick,
                    import_.order_queue_release_command, import_.file_path);
}

void Preparation::pass_on_lines() {
  for (const Line &line : std::exchange(lines_, {})) services_.log(line.level, module, line.text);
}

}  // namespace openrealm
