/* The boundary between the kernel and a module: GetGameAPI(game_import) -> game_export.
 *
 * Both tables begin with the ABI version and their size and only grow at their end. The kernel
 * calls an open module on one thread, never from inside another call into the same module but for the
 * calls that this module itself asked for (an interface, a contribution, `fire`). GetGameAPI, `prepare`
 * and `discard` may come on another thread, one after the other; GetGameAPI calls nothing of its import. */
#ifndef OPENREALM_GAME_H
#define OPENREALM_GAME_H

#include "openrealm/table.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct or_self or_self; /* the kernel's record of the module that calls */

enum or_log_level { OR_LOG_DEBUG = 0, OR_LOG_INFO = 1, OR_LOG_WARN = 2, OR_LOG_ERROR = 3 };

/* One thing a module adds to an extension point. `name` is unique within the point and module;
 * `data` is the struct that the point's own header defines. */
typedef struct or_contribution {
  const char *name;
  const void *data;
  void *context; /* the contributing module's instance */
} or_contribution;

/* What the kernel gives. Every function takes the module's own `self`. */
typedef struct game_import {
  uint32_t abi_version; /* OR_ABI_VERSION */
  uint32_t struct_size;
  or_self *self;

  /* --- state: see table.h --- */
  /* The table that `desc`, one of game_export.tables, describes: the kernel has opened all of them
   * before `open`. The or_table stays where it is until the module is unloaded. */
  int (*table_open)(or_self *self, const or_table_desc *desc, or_table **out);
  /* Takes row `wanted`, or the lowest free row when it is 0; fields get their initial values.
   * OR_FULL when none is left, OR_EXISTS when `wanted` is in use. */
  int (*table_alloc)(or_self *self, or_table *table, uint32_t wanted, uint32_t *row);
  /* The row reads as free at once, with its blobs; its slot is taken again only after this tick. */
  int (*table_free)(or_self *self, or_table *table, uint32_t row);
  /* Replaces a blob's content. `owner` is the table whose row holds `slot`; the caller marks that
   * row dirty itself (`slot` lies in it). `data` NULL fills with zeros. */
  int (*blob_set)(or_self *self, or_table *owner, or_blob *slot, const void *data, uint32_t size);
  /* Grows or cuts, keeping what fits, filling with zeros. */
  int (*blob_resize)(or_self *self, or_table *owner, or_blob *slot, uint32_t size);
  /* Valid until the blob is set, resized or freed. An empty blob has size 0. */
  const void *(*blob_view)(or_self *self, or_blob blob, uint32_t *size);
  void *(*blob_edit)(or_self *self, or_blob blob, uint32_t *size); /* marks it dirty */

  /* --- other modules --- */
  /* Publishes `functions`, a struct that begins with its uint32_t size, under a name and version. */
  int (*provide)(or_self *self, const char *name, uint32_t version, const void *functions, void *context);
  /* The kernel's own copy of that interface, at a fixed address for the game's life: it may be
   * asked for before its provider is there. Calls that the provider lacks answer OR_UNSUPPORTED.
   * `expected_size` is the caller's sizeof; `context` receives where the context pointer stands. */
  int (*acquire)(or_self *self, const char *name, uint32_t version, uint32_t expected_size, const void **functions,
                 void *const **context);
  int (*contribute)(or_self *self, const char *point, const char *name, const void *data);
  /* In the order of the game's module list, then by name. Valid until a module is swapped. */
  uint32_t (*contributions)(or_self *self, const char *point, const or_contribution **list);

  /* --- files: the only ones a module can reach --- */
  /* A file of the mounted map or game data, by its name inside the archive, any case, either slash.
   * The bytes stay until the map is left or its files are reloaded, which starts every module again; until
   * then they are the same, whatever becomes of the file. OR_NOT_FOUND. */
  int (*read_file)(or_self *self, const char *name, or_str *bytes);
  /* Where a private script cache lives, for messages. ScriptCachePath makes the folders it needs,
   * ScriptCacheReadPath makes nothing and answers OR_NOT_FOUND when the file is not there. */
  int (*ScriptCachePath)(or_self *self, const char *name, char *path, uint32_t path_size);
  int (*ScriptCacheReadPath)(or_self *self, const char *name, char *path, uint32_t path_size);
  /* Reads or replaces such a file as one act. Read bytes are scratch: valid until the tick ends. */
  int (*script_cache_read)(or_self *self, const char *name, or_str *bytes);
  int (*script_cache_commit)(or_self *self, const char *name, or_str bytes);
  /* The same for a file of the player that no save or scope touches: campaign progress. */
  int (*profile_read)(or_self *self, const char *name, or_str *bytes);
  int (*profile_commit)(or_self *self, const char *name, or_str bytes);

  /* --- the rest --- */
  /* A cvar's value as text, NULL when there is none of that name. Scratch: valid until the tick ends. */
  const char *(*CvarString)(or_self *self, const char *name);
  void (*log)(or_self *self, int level, or_str line);
  /* Text for a player (0-based), now; player UINT32_MAX is everyone. Shown by the client or console. */
  void (*send)(or_self *self, uint32_t player, or_str text);
  /* Zeroed memory until the end of the tick, then poisoned. Never NULL. */
  void *(*scratch)(or_self *self, size_t size);
  /* Asks for what can only happen between two ticks: "map PATH", "save NAME", "load NAME",
   * "end", or "command LINE": a line as if typed at the console. */
  int (*request)(or_self *self, const char *action, const char *argument);
  uint32_t (*tick)(or_self *self); /* ticks of this map that have ended */
  /* What the active game wants sent when the last Shift key goes up; NULL for nothing. Scratch. */
  const char *(*order_queue_release_command)(or_self *self);
  /* Where read_file finds the file, for messages and the author's tools: a path on the disk, or an archive's
   * with the name in it. OR_NOT_FOUND; OR_FULL when it does not fit. */
  int (*file_path)(or_self *self, const char *name, char *path, uint32_t path_size);
  /* The same as read_file, but in a `prepare` for OR_START_RELOADED: there read_file gives the new files, and
   * this gives those that the game still runs with. */
  int (*read_running_file)(or_self *self, const char *name, or_str *bytes);
} game_import;

/* Why a module is started. */
enum or_start_reason {
  OR_START_MAP = 1,     /* a map begins: map tables are empty */
  OR_START_LOADED = 2,  /* a save was restored: rebuild what is derived */
  OR_START_SWAPPED = 3, /* this module was swapped, its tables as they were */
  OR_START_PEER = 4,    /* another module was swapped: bind its contributions again */
  OR_START_CHAOS = 5,   /* destroy and rebuild what is derived: nothing may change */
  /* The module goes on with its tables, and the map's files have changed: take up what can be taken up,
   * also by changing state. A refusal leaves files, tables and the old instance as they were. Only modules
   * that have `prepare` are started so. */
  OR_START_RELOADED = 6
};

typedef struct or_start {
  uint32_t size;
  uint32_t reason;
  const char *map; /* the map's path as the user gave it; NULL when no map runs */
} or_start;

/* What a module gives: plain data that can be read without running any of its code but GetGameAPI,
 * and the calls. Only `open` and `close` are required; the others may be NULL. */
typedef struct game_export {
  uint32_t abi_version;
  uint32_t struct_size;
  const char *name;                   /* as in the game's module list: "wc3_orders" */
  const or_table_desc *const *tables; /* every table it will open */
  uint32_t table_count;
  const char *const *phases; /* the tick's phases it takes part in, by the names of the game's list */
  uint32_t phase_count;
  const char *const *commands; /* client commands it answers, for routing and completion */
  uint32_t command_count;

  /* Opens its tables, provides, acquires, contributes; changes no state. The instance holds what is
   * derived or looked up, never state of the simulation. */
  int (*open)(const game_import *import, void **instance);
  int (*start)(void *instance, const or_start *start);
  void (*phase)(void *instance, uint32_t phase); /* index into `phases` */
  /* A player's command, split into words; negative with a one-line `error` when it is refused. */
  int (*client_command)(void *instance, uint32_t player, uint32_t argc, const char *const *argv, char *error,
                        uint32_t error_size);
  /* What the client sends when the last Shift key goes up; NULL for nothing. The game's TOML names
   * the one module that is asked. */
  const char *(*order_queue_release_command)(void *instance);
  void (*close)(void *instance);
  /* A save is about to be written (the tick has ended): the last chance to change state. */
  void (*saving)(void *instance, const char *name);
  /* What is costly and depends on no table, made before `open` and beside the running game: on another
   * thread, on a build that is not open. `import` is another one than open's: of it read_file,
   * read_running_file, CvarString, log and scratch can be called, and what they give stays until `discard`.
   * `map` is NULL when no map runs. OR_START_SWAPPED or OR_START_RELOADED follows. What is made belongs to the
   * kernel: `open` finds it in *instance on entry (NULL when there is none) and may use it until `close`
   * returns, also to leave there what takes long to free. Negative refuses the build. */
  int (*prepare)(const game_import *import, const char *map, void **prepared);
  /* Called once for what `prepare` made, after `close` or when the build is never opened; perhaps on
   * another thread while the game runs, so it calls nothing of any import. */
  void (*discard)(void *prepared);
} game_export;

typedef const game_export *(*or_get_game_api)(const game_import *import);

/* The one symbol a module exports. */
#define OR_ENTRY_SYMBOL "GetGameAPI"

#ifdef __cplusplus
}
#endif
#endif
