/* wc3.script: what a module needs to add natives to the JASS of the wc3 game.
 *
 * A native is a contribution to the extension point "wc3.natives" whose data is an or_native. The
 * script's `native` declaration gives the same signature; a difference is reported when the map is
 * linked. A declared native without a contribution says so once and answers its type's default. */
#ifndef OPENREALM_WC3_SCRIPT_H
#define OPENREALM_WC3_SCRIPT_H

#include "openrealm/abi.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OR_NATIVES_POINT "wc3.natives"

/* integer, boolean: i. real: r. code: the function's number in i. string: s, with data NULL for
 * null. Every handle type: its id in h, 0 for null. */
typedef union or_value {
  int32_t i;
  float r;
  uint32_t h;
  or_str s;
} or_value;

typedef struct or_native_call {
  uint32_t size;
  uint32_t argc;
  const or_value *args;
  or_value result; /* zero (the default) when the native is entered; a string is copied on return */
  char error[160]; /* a native that returns below 0 ends the script thread with this text */
} or_native_call;

typedef struct or_native {
  uint32_t size;
  const char *signature; /* "integer (gamecache, string, string)" */
  int (*call)(void *context, or_native_call *call);
} or_native;

#define OR_WC3_SCRIPT "wc3.script"
#define OR_WC3_SCRIPT_VERSION 1u

typedef struct wc3_script {
  uint32_t size;
  /* A new handle of JASS type `type` that stands for `payload`, a row of the caller's own table. */
  int (*handle_new)(void *context, const char *type, or_ref payload, uint32_t *handle);
  /* OR_MISMATCH when the handle is of another type, OR_NOT_FOUND when it is null or gone. */
  int (*handle_payload)(void *context, const char *type, uint32_t handle, or_ref *payload);
  int (*handle_free)(void *context, uint32_t handle);
} wc3_script;

#ifdef __cplusplus
}
#endif
#endif
