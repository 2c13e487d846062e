#include "kernel/tables/bare_client.h"

#include <utility>

#include <fmt/format.h>

#include "kernel/tables/table_store.h"

namespace openrealm {

// The calls of a game_import that are not the tables'.
struct BareCalls {
  static BareClient &client(or_self *self) { return *static_cast<BareClient *>(self); }

  static int provide(or_self *, const char *, uint32_t, const void *, void *) { return OR_UNSUPPORTED; }
  static int acquire(or_self *, const char *, uint32_t, uint32_t, const void **, void *const **) {
    return OR_UNSUPPORTED;
  }
  static int contribute(or_self *, const char *, const char *, const void *) { return OR_UNSUPPORTED; }
  static uint32_t contributions(or_self *, const char *, const or_contribution **list) {
    *list = nullptr;
    return 0;
  }
  static int read_file(or_self *, const char *, or_str *) { return OR_NOT_FOUND; }
  static int path(or_self *, const char *, char *, uint32_t) { return OR_UNSUPPORTED; }
  static int read(or_self *, const char *, or_str *) { return OR_NOT_FOUND; }
  static int commit(or_self *, const char *, or_str) { return OR_UNSUPPORTED; }
  static const char *cvar(or_self *self, const char *name) {
    const auto found = client(self).cvars.find(name);
    return found == client(self).cvars.end() ? nullptr : found->second.c_str();
  }
  static void log(or_self *self, int, or_str line) { client(self).log_lines.emplace_back(line.data, line.size); }
  static void send(or_self *self, uint32_t player, or_str text) {
    client(self).sent.push_back(fmt::format("{}: {}", player, std::string_view(text.data, text.size)));
  }
  static void *scratch(or_self *self, size_t size) {
    return client(self).scratch_.emplace_back(std::make_unique<unsigned char[]>(size)).get();
  }
  static int request(or_self *, const char *, const char *) { return OR_UNSUPPORTED; }
  static uint32_t tick(or_self *self) { return client(self).ticks; }
};

BareClient::BareClient(TableStore &tables, std::string name) {
  store = &tables;
  module = std::move(name);
  import_.abi_version = OR_ABI_VERSION;
  import_.struct_size = sizeof(game_import);
  import_.self = this;
  fill_table_calls(import_);
  import_.provide = BareCalls::provide;
  import_.acquire = BareCalls::acquire;
  import_.contribute = BareCalls::contribute;
  import_.contributions = BareCalls::contributions;
  import_.read_file = BareCalls::read_file;
  import_.read_running_file = BareCalls::read_file;
  import_.ScriptCachePath = BareCalls::path;
  import_.ScriptCacheReadPath = BareCalls::path;
  import_.file_path = BareCalls::path;
  import_.script_cache_read = BareCalls::read;
  import_.script_cache_commit = BareCalls::commit;
  import_.profile_read = BareCalls::read;
  import_.profile_commit = BareCalls::commit;
  import_.CvarString = BareCalls::cvar;
  import_.log = BareCalls::log;
  import_.send = BareCalls::send;
  import_.scratch = BareCalls::scratch;
  import_.request = BareCalls::request;
  import_.tick = BareCalls::tick;
}

void BareClient::end_tick() {
  store->end_tick();
  scratch_.clear();
  ++ticks;
}

}  // namespace openrealm
