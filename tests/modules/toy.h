/* What the two modules of the toy game share: an interface and an extension point. */
#ifndef OPENREALM_TESTS_TOY_H
#define OPENREALM_TESTS_TOY_H

#include "openrealm/abi.h"

#define TOY_COUNTER "toy.counter"
#define TOY_COUNTER_VERSION 1u

typedef struct toy_counter {
  uint32_t size;
  int (*count)(void *context);                  /* counters in use */
  int (*total)(void *context, uint32_t *total); /* sum of their values */
} toy_counter;

/* Grows as the interface: a shorter provider answers OR_UNSUPPORTED to `median`. */
typedef struct toy_counter_longer {
  toy_counter known;
  int (*median)(void *context);
} toy_counter_longer;

#define TOY_BONUS_POINT "toy.bonus"

typedef struct toy_bonus {
  uint32_t size;
  int (*bonus)(void *context, uint32_t tick); /* what each counter gets more at this tick */
} toy_bonus;

#endif
