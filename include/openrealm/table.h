/* Tables: the only place where simulation state lives.
 *
 * The kernel owns the rows; a module describes them field by field and reads and writes them in
 * place. base/table.h is the typed layer that C++ modules use over these structs. */
#ifndef OPENREALM_TABLE_H
#define OPENREALM_TABLE_H

#include "openrealm/abi.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Kinds of field the kernel can migrate, print and check. */
enum or_kind {
  OR_KIND_SPAWN = 1, /* uint32_t, always the first field; 0 = the row is free */
  OR_KIND_U8,
  OR_KIND_I8,
  OR_KIND_U16,
  OR_KIND_I16,
  OR_KIND_U32,
  OR_KIND_I32,
  OR_KIND_U64,
  OR_KIND_I64,
  OR_KIND_F32,
  OR_KIND_F64,
  OR_KIND_RAWCODE, /* uint32_t, four characters, the first in the highest byte */
  OR_KIND_ENUM8,   /* index into or_field.names; remapped by name */
  OR_KIND_ENUM16,
  OR_KIND_REF,  /* or_ref into or_field.target */
  OR_KIND_ROW,  /* uint32_t row of or_field.target, 0 = none; for links inside one owner */
  OR_KIND_TEXT, /* char[size], NUL-padded */
  OR_KIND_STR,  /* or_blob that holds bytes of text */
  OR_KIND_BLOB  /* or_blob that holds elements of kind or_field.element */
};

/* Bytes of varying length that belong to the one field holding them. {0, 0} is empty.
 * Freeing the row frees them. */
typedef struct or_blob {
  uint32_t where; /* heap, size class and row; only the kernel reads it */
  uint32_t spawn;
} or_blob;

typedef struct or_field {
  const char *name;
  const char *was;    /* the name it had in older builds, or NULL */
  const char *target; /* REF, ROW: the table's name */
  const char *names;  /* ENUM: "first, second, third" */
  uint32_t offset;
  uint32_t size; /* of one element, in bytes */
  uint32_t count;
  uint16_t kind;
  uint16_t element;      /* BLOB: the elements' kind */
  unsigned char init[8]; /* what a new row, or a row of an older build, gets in each element */
} or_field;

enum or_table_flags {
  OR_TABLE_SAVED = 1, /* written into saves; else emptied by a load */
  OR_TABLE_SIM = 2    /* part of the tick's hash */
};

enum or_lifetime {
  OR_LIFE_MAP = 0,    /* emptied when a map starts */
  OR_LIFE_SCOPE = 1,  /* emptied when the script scope changes */
  OR_LIFE_PROCESS = 2 /* emptied when the game is left */
};

typedef struct or_table_desc {
  uint32_t size; /* of this struct */
  uint32_t row_size;
  uint32_t max_rows;
  uint32_t flags;
  uint32_t lifetime;
  uint32_t field_count;
  const char *name;
  const or_field *fields; /* in order of offset, covering every byte of the row */
} or_table_desc;

/* The kernel's record of an open table, at a fixed address while the table is open. `rows` may
 * change when the module that opened it is swapped, never within a tick.
 * Rows are numbered from 1; row 0 is never used and reads as zeros. */
typedef struct or_table {
  uint32_t size; /* of this struct */
  uint32_t row_size;
  unsigned char *rows;  /* row r begins at rows + r * row_size */
  unsigned char *dirty; /* one byte a block of 1 << block_shift rows; a writer stores 0xFF */
  uint32_t block_shift;
  uint32_t max_rows; /* rows 1 to max_rows may be used */
  uint32_t high;     /* one past the highest row in use */
  uint32_t live;     /* rows in use */
  uint32_t next_spawn;
  uint32_t flags;
} or_table;

#ifdef __cplusplus
}
#endif
#endif
