// Runs a program of Lua over the natives of World: built once against Lua 5.4, once against LuaJIT, whose compiler it
// turns off, so that its interpreter is measured.
//
//   bench_lua FILE N      prints the answer and the milliseconds of the second of two runs of bench(N)
#include <cstdio>
#include <cstdlib>
#include <tuple>
#include <utility>

#include <lua.hpp>
#ifdef OPENREALM_LUAJIT
#include <luajit.h>
#endif

#include "bench/jass/processor_time.h"
#include "bench/jass/world.h"

namespace openrealm::bench {

namespace {

// A function's number is its reference in the registry; the table `numbers_` has it by function, so that a function
// which natives get again keeps its number.
class LuaScript : public Script {
 public:
  explicit LuaScript(lua_State *lua) : lua_(lua), world_(*this) {
    lua_newtable(lua);
    numbers_ = luaL_ref(lua, LUA_REGISTRYINDEX);
  }

  World &world() { return world_; }

  bool call(Code function) override {
    lua_rawgeti(lua_, LUA_REGISTRYINDEX, int(function.number));
    if (lua_pcall(lua_, 0, 1, 0) != 0) fail();
    const bool truth = lua_toboolean(lua_, -1) != 0;
    lua_pop(lua_, 1);
    return truth;
  }

  Code code(int index) {
    luaL_checktype(lua_, index, LUA_TFUNCTION);
    lua_rawgeti(lua_, LUA_REGISTRYINDEX, numbers_);
    lua_pushvalue(lua_, index);
    lua_rawget(lua_, -2);
    Code known{uint32_t(lua_tointeger(lua_, -1))};
    if (known.number == 0) {
      lua_pushvalue(lua_, index);
      known.number = uint32_t(luaL_ref(lua_, LUA_REGISTRYINDEX));
      lua_pushvalue(lua_, index);
      lua_pushinteger(lua_, lua_Integer(known.number));
      lua_rawset(lua_, -4);
    }
    lua_pop(lua_, 2);
    return known;
  }

  [[noreturn]] void fail() {
    std::fprintf(stderr, "%s\n", lua_tostring(lua_, -1));
    std::exit(1);
  }

 private:
  lua_State *lua_;
  World world_;
  int numbers_ = 0;
};

template <class T>
T argument(LuaScript &script, lua_State *lua, int index) {
  if constexpr (std::is_same_v<T, std::string_view>) {
    size_t size = 0;
    const char *text = luaL_checklstring(lua, index, &size);
    return {text, size};
  } else if constexpr (std::is_same_v<T, Code>) {
    return script.code(index);
  } else if constexpr (std::is_same_v<T, bool>) {
    return lua_toboolean(lua, index) != 0;
  } else if constexpr (std::is_same_v<T, float>) {
    return float(luaL_checknumber(lua, index));
  } else {
    return T(luaL_checkinteger(lua, index));
  }
}

void push(lua_State *lua, std::string_view text) {
  lua_pushlstring(lua, text.data(), text.size());
}
void push(lua_State *lua, bool truth) {
  lua_pushboolean(lua, truth);
}
void push(lua_State *lua, float number) {
  lua_pushnumber(lua, lua_Number(number));
}
void push(lua_State *lua, int32_t number) {
  lua_pushinteger(lua, number);
}
void push(lua_State *lua, Handle handle) {
  lua_pushinteger(lua, lua_Integer(handle));
}

template <auto Native>
struct LuaNative;
template <class Result, class... Args, Result (World::*Native)(Args...)>
struct LuaNative<Native> {
  static int call(lua_State *lua) {
    auto &script = *static_cast<LuaScript *>(lua_touserdata(lua, lua_upvalueindex(1)));
    return invoke(script, lua, std::index_sequence_for<Args...>());
  }

 private:
  template <size_t... I>
  static int invoke(LuaScript &script, lua_State *lua, std::index_sequence<I...>) {
    std::tuple<Args...> args{argument<Args>(script, lua, int(I) + 1)...};
    if constexpr (std::is_void_v<Result>) {
      (script.world().*Native)(std::get<I>(args)...);
      return 0;
    } else {
      push(lua, (script.world().*Native)(std::get<I>(args)...));
      return 1;
    }
  }
};

struct Entry {
  const char *name;
  lua_CFunction function;
};
constexpr Entry kNatives[] = {
#define X(name, member, signature) {#name, LuaNative<&World::member>::call},
#include "bench/jass/natives.def"
#undef X
};

double run(LuaScript &script, lua_State *lua, lua_Integer n) {
  const double began = processor_ms();
  lua_getglobal(lua, "bench");
  lua_pushinteger(lua, n);
  if (lua_pcall(lua, 1, 0, 0) != 0) script.fail();
  script.world().run_timers();
  return processor_ms() - began;
}

int run_program(int argc, char **argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: %s FILE N\n", argv[0]);
    return 2;
  }
  lua_State *lua = luaL_newstate();
  luaL_openlibs(lua);
#ifdef OPENREALM_LUAJIT
  if (!luaJIT_setmode(lua, 0, LUAJIT_MODE_ENGINE | LUAJIT_MODE_OFF)) return 1;
#endif
  LuaScript script(lua);
  for (const Entry &native : kNatives) {
    lua_pushlightuserdata(lua, &script);
    lua_pushcclosure(lua, native.function, 1);
    lua_setglobal(lua, native.name);
  }
  if (luaL_loadfile(lua, argv[1]) != 0 || lua_pcall(lua, 0, 0, 0) != 0) script.fail();
  const lua_Integer n = std::atoll(argv[2]);
  run(script, lua, n);
  const double ms = run(script, lua, n);
  lua_getglobal(lua, "answer");
  std::printf("%lld %.3f\n", static_cast<long long>(lua_tointeger(lua, -1)), ms);
  lua_close(lua);
  return 0;
}

}  // namespace

}  // namespace openrealm::bench

int main(int argc, char **argv) {
  return openrealm::bench::run_program(argc, argv);
}
