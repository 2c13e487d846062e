#include "modules/wc3/prepared.h"

#include "modules/wc3/game.h"
#include "modules/wc3/script_host/map_objects.h"
#include "modules/wc3/script_host/script_source.h"

namespace openrealm::wc3 {
namespace {

Result<std::unique_ptr<MapWork>> work_on(const Engine &engine, const char *path, const NativeBook &natives) {
  auto work = std::make_unique<MapWork>();
  work->path = path;
  auto map = read_map_info(engine, path);
  if (!map) return tl::unexpected<Error>(map.error());
  work->map = std::move(*map);
  if (auto loaded = work->types.load(engine); !loaded) return tl::unexpected<Error>(loaded.error());
  add_map_types(engine, work->types);
  auto code = load_map_code(engine, path);
  if (!code) return tl::unexpected<Error>(code.error());
  work->code = std::move(*code);
  for (const script::NativeCode &native : work->code->natives) work->natives.push_back(natives.find(native.name));
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
