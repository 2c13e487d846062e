// What a build of the module makes before it is opened, beside the running game, and what it leaves to be
// freed there after it was closed.
//
// Owned by the kernel between game_export.prepare and discard; an instance that was given none makes its
// own. Nothing in it calls an import.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "modules/wc3/script_host/kept_scripts.h"
#include "modules/wc3/script_host/map_info.h"
#include "modules/wc3/script_host/native_book.h"
#include "modules/wc3/world/types.h"
#include "script/code_changes.h"

namespace openrealm::wc3 {

class GameInstance;

// All that is derived from a map's files.
struct MapWork {
  std::string path;  // as the user gave it
  MapInfo map;
  TypeBook types;
  MapScript script;
  std::vector<const or_native *> natives;  // this module's own, by their place in script.code->natives
  // Of a reload: the script that the game runs, when the files have another one, and what becomes of it.
  MapScript before;
  script::CodeChanges changes;
};

struct Prepared {
  Prepared();
  ~Prepared();
  // `map` NULL: natives alone. The error is ready to be shown.
  static Result<std::unique_ptr<Prepared>> make(const Engine &engine, const char *map);

  NativeBook natives;
  std::unique_ptr<MapWork> work;       // taken by the start that follows the opening
  std::unique_ptr<GameInstance> left;  // closed
};

}  // namespace openrealm::wc3
