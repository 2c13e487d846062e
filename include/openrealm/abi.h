/* What every part of the boundary shares: result codes, text views, references.
 *
 * Everything here is plain C: no ownership crosses the boundary, a pointer handed over is valid
 * for the call unless its declaration says otherwise, and every struct begins with its own size
 * so that it can grow at its end. */
#ifndef OPENREALM_ABI_H
#define OPENREALM_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Raised when a call or struct of include/openrealm changes in any way but growing at its end. */
#define OR_ABI_VERSION 1u

/* Calls answer 0 or a positive value where their declaration says so; below 0 is one of these. */
enum {
  OR_OK = 0,
  OR_UNSUPPORTED = -1, /* the other side does not have this call */
  OR_INVALID = -2,     /* an argument is malformed */
  OR_FULL = -3,        /* a bound is reached; nothing was overwritten */
  OR_NOT_FOUND = -4,
  OR_STALE = -5,    /* the reference's row is gone or was taken again */
  OR_IO = -6,       /* the system refused; what was there before still is */
  OR_DENIED = -7,   /* a path or an action that policy does not allow */
  OR_MISMATCH = -8, /* version, type or description differ */
  OR_EXISTS = -9,
  OR_QUOTA = -10
};

/* Bytes with a length; not NUL-terminated. */
typedef struct or_str {
  const char *data;
  size_t size;
} or_str;

/* A row of a table and the spawn number it had: {0, 0} is "none". A slot that was freed and taken
 * again has another spawn number, so an old reference never names the new row. */
typedef struct or_ref {
  uint32_t row;
  uint32_t spawn;
} or_ref;

#ifdef __cplusplus
}
#endif
#endif
