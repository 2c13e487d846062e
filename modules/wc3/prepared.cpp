#include "modules/wc3/prepared.h"

#include "modules/wc3/game.h"
#include "modules/wc3/script_host/map_objects.h"
#include "modules/wc3/script_host/script_source.h"

namespace openrealm::wc3 {
namespace {

// What can't be had here is made again from the tables once they can be read.
void read_running_script(const Engine &engine, MapWork &work) {
  if (engine.raw()->struct_size < sizeof(game_import)) return;
  game_import running = *engine.raw();
  running.read_file = running.read_running_file;
  auto texts = read_script_texts(Engine(&running), work.path);
  if (!texts || *texts == work.script.texts) return;
  auto code = compile_script(engine, *texts);
  if (!code) return;
  work.before = {std::move(*texts), std::move(*code)};
  work.changes = script::compare(*work.before.code, *work.script.code);
}

Result<std::unique_ptr<MapWork>> work_on(const Engine &engine, const char *path, const NativeBook &natives) {
  auto work = std::make_unique<MapWork>();
  work->path = path;
  auto map = read_map_info(engine, path);
  if (!map) return tl::unexpected<Error>(map.error());
  work->map = std::move(*map);
  if (auto loaded = work->types.load(engine); !loaded) return tl::unexpected<Error>(loaded.error());
  add_map_types(engine, work->types);
  auto script = load_map_script(engine, path);
  if (!script) return tl::unexpected<Error>(script.error());
  work->script = std::move(*script);
  for (const script::NativeCode &native : work->script.code->natives)
    work->natives.push_back(natives.find(native.name));
  read_running_script(engine, *work);
  return work;
}

}  // namespace

Prepared::Prepared() = default;
Prepared::~Prepared() = default;

Result<std::unique_ptr<Prepared>> Prepared::make(const Engine &engine, const char *map) {
  auto prepared = std::make_unique<Prepared>();
  if (!map) return prepared;
  auto work = work_on(engine, map, prepared->natives);
  if (!work) return tl::unexpected<Error>(work.error());
  prepared->work = std::move(*work);
  return prepared;
}

}  // namespace openrealm::wc3
