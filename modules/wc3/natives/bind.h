// How a C++ function becomes a native: its parameter types give the signature and the unmarshalling.
//
//   def("GetUnitX", [](Host &host, Unit unit) { return host.world().units.x(unit); })
//
// declares `real (unit)`. Handles arrive resolved: one that is null, of another type or whose object is
// gone arrives as none, and the world and the tables answer defaults for none.
#pragma once

#include <cstdio>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "base/record.h"
#include "modules/wc3/script_host/host.h"

namespace openrealm::wc3 {

struct NativeEntry {
  const char *name;
  std::string (*signature)();
  int (*call)(void *context, or_native_call *call);
};

// A handle of JASS type Type. As a parameter `ref` names the object's row; as a result only `handle` counts.
template <Name Type>
struct Object {
  std::uint32_t handle = 0;
  or_ref ref{};
  explicit operator bool() const { return ref.spawn != 0; }
  // The world's things go straight into its calls.
  operator Entity() const { return Entity::from(ref); }  // NOLINT: implicit
};

using Unit = Object<"unit">;
using Item = Object<"item">;
using Destructable = Object<"destructable">;
using Widget = Object<"widget">;
using Trigger = Object<"trigger">;
using Event = Object<"event">;
using Timer = Object<"timer">;
using Group = Object<"group">;
using Force = Object<"force">;
using Location = Object<"location">;
using Rect = Object<"rect">;
using Region = Object<"region">;
using Boolexpr = Object<"boolexpr">;

// A handle that only names a number: ConvertRace(3). The id is the number itself.
template <Name Type>
struct Constant {
  std::int32_t value = 0;
};

// A player, -1 for none.
struct Player {
  std::int32_t number = -1;
  explicit operator bool() const { return number >= 0; }
  std::uint32_t index() const { return number < 0 ? UINT32_MAX : std::uint32_t(number); }
};

struct Code {
  std::uint32_t value = 0;
};

// Any handle, unresolved.
struct AnyHandle {
  std::uint32_t id = 0;
};

// Text that may be null, where that makes a difference. As a result it must outlive the call.
struct MaybeText {
  or_str text{};
};

// A result that stops the script thread with the text in or_native_call::error.
struct Stopped {
  int code = OR_OK;
  const char *why = nullptr;
};

// The running thread falls asleep.
inline Stopped fall_asleep(Host &host, float seconds) {
  const int code = host.sleep(seconds);
  return {code, code == OR_FULL ? "too many threads sleep already: this one is ended" : nullptr};
}

namespace detail {

template <class T>
struct Wire;

template <>
struct Wire<std::int32_t> {
  static constexpr const char *name = "integer";
  static std::int32_t get(Host &, const or_value &value) { return value.i; }
  static void put(Host &, or_native_call &call, std::int32_t result) { call.result.i = result; }
};
template <>
struct Wire<bool> {
  static constexpr const char *name = "boolean";
  static bool get(Host &, const or_value &value) { return value.i != 0; }
  static void put(Host &, or_native_call &call, bool result) { call.result.i = result ? 1 : 0; }
};
template <>
struct Wire<float> {
  static constexpr const char *name = "real";
  static float get(Host &, const or_value &value) { return value.r; }
  static void put(Host &, or_native_call &call, float result) { call.result.r = result; }
};
template <>
struct Wire<std::string_view> {
  static constexpr const char *name = "string";
  static std::string_view get(Host &, const or_value &value) {
    return value.s.data ? std::string_view(value.s.data, value.s.size) : std::string_view{};
  }
  static void put(Host &, or_native_call &call, std::string_view result) {
    call.result.s = {result.data() ? result.data() : "", result.size()};
  }
};
// A text made for this call: kept in the engine's scratch until the tick ends.
template <>
struct Wire<std::string> {
  static constexpr const char *name = "string";
  static void put(Host &host, or_native_call &call, const std::string &result) {
    char *copy = static_cast<char *>(host.engine.raw()->scratch(host.engine.raw()->self, result.size() + 1));
    std::copy(result.begin(), result.end(), copy);
    call.result.s = {copy, result.size()};
  }
};
template <>
struct Wire<MaybeText> {
  static constexpr const char *name = "string";
  static MaybeText get(Host &, const or_value &value) { return {value.s}; }
  static void put(Host &, or_native_call &call, MaybeText result) { call.result.s = result.text; }
};
template <>
struct Wire<Code> {
  static constexpr const char *name = "code";
  static Code get(Host &, const or_value &value) { return {std::uint32_t(value.i)}; }
};
template <>
struct Wire<AnyHandle> {
  static constexpr const char *name = "handle";
  static AnyHandle get(Host &, const or_value &value) { return {value.h}; }
};
template <>
struct Wire<Player> {
  static constexpr const char *name = "player";
  static Player get(Host &host, const or_value &value) {
    or_ref ref{};
    if (host.vm().handle_payload("player", value.h, &ref) != OR_OK) return {};
    return {std::int32_t(ref.row) - 1};
  }
  static void put(Host &host, or_native_call &call, Player result) {
    call.result.h = host.handle_of_player(result.number);
  }
};
template <Name Type>
struct Wire<Object<Type>> {
  static constexpr const char *name = Type.text;
  static Object<Type> get(Host &host, const or_value &value) {
    Object<Type> object{value.h, {}};
    if (value.h == 0 || host.vm().handle_payload(Type.text, value.h, &object.ref) != OR_OK) object.ref = {};
    return object;
  }
  static void put(Host &, or_native_call &call, Object<Type> result) { call.result.h = result.handle; }
};
template <Name Type>
struct Wire<Constant<Type>> {
  static constexpr const char *name = Type.text;
  static Constant<Type> get(Host &, const or_value &value) { return {std::int32_t(value.h)}; }
  static void put(Host &, or_native_call &call, Constant<Type> result) { call.result.h = std::uint32_t(result.value); }
};

template <class Result>
constexpr const char *result_name() {
  if constexpr (std::is_void_v<Result> || std::is_same_v<Result, Stopped>)
    return "nothing";
  else
    return Wire<Result>::name;
}

template <class Function>
struct Adapter;

template <class Function, class Result, class... Params>
struct Adapter<Result (Function::*)(Host &, Params...) const> {
  static std::string signature() {
    std::string text = std::string(result_name<Result>()) + " (";
    ((text += Wire<Params>::name, text += ", "), ...);
    if (sizeof...(Params) != 0) text.resize(text.size() - 2);
    return text + ")";
  }
  static int call(void *context, or_native_call *call) {
    return run(*static_cast<Host *>(context), *call, std::index_sequence_for<Params...>{});
  }
  template <std::size_t... Index>
  static int run(Host &host, or_native_call &call, std::index_sequence<Index...>) {
    if (call.argc != sizeof...(Params)) return OR_INVALID;
    [[maybe_unused]] const or_value *args = call.args;
    if constexpr (std::is_void_v<Result>) {
      Function{}(host, Wire<Params>::get(host, args[Index])...);
    } else if constexpr (std::is_same_v<Result, Stopped>) {
      const Stopped stopped = Function{}(host, Wire<Params>::get(host, args[Index])...);
      if (stopped.why) std::snprintf(call.error, sizeof(call.error), "%s", stopped.why);
      return stopped.code;
    } else {
      Wire<Result>::put(host, call, Function{}(host, Wire<Params>::get(host, args[Index])...));
    }
    return OR_OK;
  }
};

}  // namespace detail

// `function` holds nothing: a lambda without captures, called as Function{}.
template <class Function>
constexpr NativeEntry def(const char *name, Function) {
  using Bound = detail::Adapter<decltype(&Function::operator())>;
  return {name, &Bound::signature, &Bound::call};
}

// Results that name a thing of the world.
inline Unit unit_of(Host &host, Entity entity) {
  return {host.world().units.exists(entity) ? host.handle_of(entity) : 0, {}};
}
inline Item item_of(Host &host, Entity entity) {
  return {host.world().items.exists(entity) ? host.handle_of(entity) : 0, {}};
}
inline Destructable destructable_of(Host &host, Entity entity) {
  return {host.world().destructables.exists(entity) ? host.handle_of(entity) : 0, {}};
}

}  // namespace openrealm::wc3
