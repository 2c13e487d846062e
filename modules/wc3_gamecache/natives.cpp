#include "modules/wc3_gamecache/natives.h"

namespace openrealm::gamecache {

namespace {

constexpr const char *kHandleType = "gamecache";

// One call of a native: its arguments by position, and what they stand for.
class Call {
 public:
  Call(void *context, or_native_call *call) : instance_(*static_cast<Instance *>(context)), call_(*call) {}

  Instance &instance() const { return instance_; }
  GameCaches &caches() const { return instance_.caches; }
  const or_value &argument(std::size_t i) const { return call_.args[i]; }
  std::string_view text(std::size_t i) const {
    const or_str s = call_.args[i].s;
    return {s.data ? s.data : "", s.size};
  }
  // The row behind the cache handle in argument `i`; 0 when it is null or not a cache any more.
  std::uint32_t cache(std::size_t i = 0) const {
    or_ref payload{};
    const int found = instance_.script.call(&wc3_script::handle_payload, kHandleType, argument(i).h, &payload);
    return found == OR_OK && caches().handles().alive(payload) ? payload.row : 0;
  }
  void answer(std::int32_t value) { call_.result.i = value; }
  void answer_real(float value) { call_.result.r = value; }
  void answer_handle(std::uint32_t value) { call_.result.h = value; }
  void answer_text(std::string_view value) { call_.result.s = {value.data(), value.size()}; }
  // Memory that lives until the tick ends, for a string result.
  std::string_view keep(const std::string &value) const {
    const game_import *import = instance_.engine.raw();
    char *bytes = static_cast<char *>(import->scratch(import->self, value.size() + 1));
    std::memcpy(bytes, value.data(), value.size());
    return {bytes, value.size()};
  }

 private:
  Instance &instance_;
  or_native_call &call_;
};

template <ValueType Type>
int have(void *context, or_native_call *raw) {
  Call call(context, raw);
  const std::uint32_t cache = call.cache();
  call.answer(cache != 0 && call.caches().handles().has(cache, call.text(1), call.text(2), Type));
  return OR_OK;
}

template <ValueType Type>
int flush(void *context, or_native_call *raw) {
  Call call(context, raw);
  if (const std::uint32_t cache = call.cache()) call.caches().handles().flush(cache, call.text(1), call.text(2), Type);
  return OR_OK;
}

void store(Call &call, const Value &value) {
  if (const std::uint32_t cache = call.cache()) call.caches().put(cache, call.text(1), call.text(2), value);
}

int store_integer(void *context, or_native_call *raw) {
  Call call(context, raw);
  Value value;
  value.integer = call.argument(3).i;
  store(call, value);
  return OR_OK;
}

int store_real(void *context, or_native_call *raw) {
  Call call(context, raw);
  Value value;
  value.type = ValueType::real;
  value.real = call.argument(3).r;
  store(call, value);
  return OR_OK;
}

int store_boolean(void *context, or_native_call *raw) {
  Call call(context, raw);
  Value value;
  value.type = ValueType::boolean;
  value.integer = call.argument(3).i != 0;
  store(call, value);
  return OR_OK;
}

int store_string(void *context, or_native_call *raw) {
  Call call(context, raw);
  Value value;
  value.type = ValueType::string;
  value.text = call.text(3);
  const std::uint32_t cache = call.cache();
  if (cache != 0) call.caches().put(cache, call.text(1), call.text(2), value);
  call.answer(cache != 0 && call.caches().handles().has(cache, call.text(1), call.text(2), ValueType::string));
  return OR_OK;
}

int store_unit(void *context, or_native_call *raw) {
  Call call(context, raw);
  const std::uint32_t cache = call.cache();
  or_ref unit{};
  Value value;
  value.type = ValueType::unit;
  value.unit.size = sizeof value.unit;
  const auto &world = call.instance().world;
  if (cache == 0 || world.call(&wc3_world::unit_of_handle, call.argument(3).h, &unit) != OR_OK ||
      world.call(&wc3_world::unit_snapshot, unit, &value.unit) != OR_OK)
    return OR_OK;
  call.caches().put(cache, call.text(1), call.text(2), value);
  call.answer(call.caches().handles().has(cache, call.text(1), call.text(2), ValueType::unit));
  return OR_OK;
}

template <ValueType Type>
int get(void *context, or_native_call *raw) {
  Call call(context, raw);
  const std::uint32_t cache = call.cache();
  const Value value = cache ? call.caches().handles().get(cache, call.text(1), call.text(2), Type) : Value{};
  if constexpr (Type == ValueType::real) {
    call.answer_real(value.real);
  } else if constexpr (Type == ValueType::string) {
    call.answer_text(call.keep(value.text));
  } else {
    call.answer(value.integer);
  }
  return OR_OK;
}

int restore_unit(void *context, or_native_call *raw) {
  Call call(context, raw);
  const std::uint32_t cache = call.cache();
  if (cache == 0 || !call.caches().handles().has(cache, call.text(1), call.text(2), ValueType::unit)) return OR_OK;
  const Value value = call.caches().handles().get(cache, call.text(1), call.text(2), ValueType::unit);
  std::uint32_t player = 0, handle = 0;
  const auto &world = call.instance().world;
  if (world.call(&wc3_world::player_of_handle, call.argument(3).h, &player) != OR_OK) return OR_OK;
  const int restored = world.call(&wc3_world::unit_restore, &value.unit, player, call.argument(4).r, call.argument(5).r,
                                  call.argument(6).r, &handle);
  if (restored == OR_OK) call.answer_handle(handle);
  return OR_OK;
}

int init_game_cache(void *context, or_native_call *raw) {
  Call call(context, raw);
  const std::uint32_t row = call.caches().init(call.text(0));
  if (row == 0) return OR_OK;
  std::uint32_t handle = 0;
  call.instance().script.call(&wc3_script::handle_new, kHandleType, call.caches().handles().ref(row), &handle);
  call.answer_handle(handle);
  return OR_OK;
}

int save_game_cache(void *context, or_native_call *raw) {
  Call call(context, raw);
  const std::uint32_t cache = call.cache();
  call.answer(cache != 0 && call.caches().save(cache));
  return OR_OK;
}

// The handle stays good, on an empty cache, so that the emptying can be committed.
int flush_game_cache(void *context, or_native_call *raw) {
  Call call(context, raw);
  if (const std::uint32_t cache = call.cache()) call.caches().handles().flush_all(cache);
  return OR_OK;
}

int flush_stored_mission(void *context, or_native_call *raw) {
  Call call(context, raw);
  if (const std::uint32_t cache = call.cache()) call.caches().handles().flush_mission(cache, call.text(1));
  return OR_OK;
}

// Alone, every player has the same cache already: the arguments are checked, nothing is left to do.
int sync_stored(void *context, or_native_call *raw) {
  Call(context, raw).cache();
  return OR_OK;
}

int reload_game_caches(void *context, or_native_call *raw) {
  Call call(context, raw);
  call.caches().reload();
  call.answer(1);
  return OR_OK;
}

constexpr or_native native(const char *signature, int (*call)(void *, or_native_call *)) {
  return {sizeof(or_native), signature, call};
}

constexpr const char *kBoolean = "boolean (gamecache, string, string)";
constexpr const char *kNothing = "nothing (gamecache, string, string)";

constexpr NamedNative kNatives[] = {
    {"InitGameCache", native("gamecache (string)", init_game_cache)},
    {"SaveGameCache", native("boolean (gamecache)", save_game_cache)},
    {"ReloadGameCachesFromDisk", native("boolean ()", reload_game_caches)},
    {"StoreInteger", native("nothing (gamecache, string, string, integer)", store_integer)},
    {"StoreReal", native("nothing (gamecache, string, string, real)", store_real)},
    {"StoreBoolean", native("nothing (gamecache, string, string, boolean)", store_boolean)},
    {"StoreString", native("boolean (gamecache, string, string, string)", store_string)},
    {"StoreUnit", native("boolean (gamecache, string, string, unit)", store_unit)},
    {"HaveStoredInteger", native(kBoolean, have<ValueType::integer>)},
    {"HaveStoredReal", native(kBoolean, have<ValueType::real>)},
    {"HaveStoredBoolean", native(kBoolean, have<ValueType::boolean>)},
    {"HaveStoredString", native(kBoolean, have<ValueType::string>)},
    {"HaveStoredUnit", native(kBoolean, have<ValueType::unit>)},
    {"GetStoredInteger", native("integer (gamecache, string, string)", get<ValueType::integer>)},
    {"GetStoredReal", native("real (gamecache, string, string)", get<ValueType::real>)},
    {"GetStoredBoolean", native(kBoolean, get<ValueType::boolean>)},
    {"GetStoredString", native("string (gamecache, string, string)", get<ValueType::string>)},
    {"RestoreUnit", native("unit (gamecache, string, string, player, real, real, real)", restore_unit)},
    {"FlushGameCache", native("nothing (gamecache)", flush_game_cache)},
    {"FlushStoredMission", native("nothing (gamecache, string)", flush_stored_mission)},
    {"FlushStoredInteger", native(kNothing, flush<ValueType::integer>)},
    {"FlushStoredReal", native(kNothing, flush<ValueType::real>)},
    {"FlushStoredBoolean", native(kNothing, flush<ValueType::boolean>)},
    {"FlushStoredString", native(kNothing, flush<ValueType::string>)},
    {"FlushStoredUnit", native(kNothing, flush<ValueType::unit>)},
    {"SyncStoredInteger", native(kNothing, sync_stored)},
    {"SyncStoredReal", native(kNothing, sync_stored)},
    {"SyncStoredBoolean", native(kNothing, sync_stored)},
    {"SyncStoredString", native(kNothing, sync_stored)},
    {"SyncStoredUnit", native(kNothing, sync_stored)},
};

}  // namespace

std::span<const NamedNative> natives() {
  return kNatives;
}

}  // namespace openrealm::gamecache
