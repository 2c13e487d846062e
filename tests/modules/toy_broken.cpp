// Files that look like modules and must be refused before any of their code runs: a constructor here
// would end the process.
#include <cstdlib>

#include "openrealm/module.h"

#define TOY_NO_ENTRY 1
#define TOY_OTHER_ABI 2
#define TOY_NO_NOTE 3

namespace {

__attribute__((constructor)) void run_at_load() {
  std::abort();
}

}  // namespace

#if TOY_BROKEN != TOY_NO_NOTE
static const or_module_note or_this_module_note __attribute__((section(".note.openrealm"), used, aligned(4))) = {
    sizeof OR_NOTE_NAME, sizeof(uint32_t), OR_NOTE_ABI, OR_NOTE_NAME,
    TOY_BROKEN == TOY_OTHER_ABI ? OR_ABI_VERSION + 1 : OR_ABI_VERSION};
#endif

#if TOY_BROKEN != TOY_NO_ENTRY
OR_MODULE_LINKAGE __attribute__((visibility("default"))) const game_export *GetGameAPI(const game_import *) {
  return nullptr;
}
#endif
