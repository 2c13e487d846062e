/* The entry of a module. One source file of a module holds
 *
 *   OR_MODULE_ENTRY(import) { return &kExport; }
 *
 * which defines GetGameAPI and an ELF note with the ABI version. The kernel reads the note from the
 * file's bytes and refuses a module of another ABI, or without a note, before any of its code runs.
 * `import` may be kept, but only `open` and what comes after it may call through it. */
#ifndef OPENREALM_MODULE_H
#define OPENREALM_MODULE_H

#include "openrealm/game.h"

#ifdef __cplusplus
#define OR_MODULE_LINKAGE extern "C"
#else
#define OR_MODULE_LINKAGE extern
#endif

#define OR_NOTE_NAME "OpenRealm" /* with its NUL, padded to 12 bytes */
#define OR_NOTE_ABI 1u           /* the note's type; its description is one uint32_t */

typedef struct or_module_note {
  uint32_t name_size, description_size, type;
  char name[12];
  uint32_t abi_version;
} or_module_note;

#define OR_MODULE_ENTRY(import)                                                                                      \
  OR_MODULE_LINKAGE __attribute__((visibility("default"))) const game_export *GetGameAPI(const game_import *import); \
  static const or_module_note or_this_module_note __attribute__((section(".note.openrealm"), used, aligned(4))) = {  \
      sizeof OR_NOTE_NAME, sizeof(uint32_t), OR_NOTE_ABI, OR_NOTE_NAME, OR_ABI_VERSION};                             \
  const game_export *GetGameAPI(const game_import *import)

#endif
