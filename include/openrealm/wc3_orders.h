/* wc3.orders: the Shift order queue, provided by module wc3_orders.
 *
 * The active order is never in the queue: the queue holds what comes after it. */
#ifndef OPENREALM_WC3_ORDERS_H
#define OPENREALM_WC3_ORDERS_H

#include "openrealm/wc3_world.h"

#ifdef __cplusplus
extern "C" {
#endif

#define OR_WC3_ORDERS "wc3.orders"
#define OR_WC3_ORDERS_VERSION 1u

typedef struct wc3_orders {
  uint32_t size;
  /* queue = 0: clears the pending entries, then begins. queue = 1: a busy unit appends, an idle one
   * begins at once and keeps its entries. OR_OK when accepted (the issued event has fired); below 0
   * with a line in `why` otherwise, and nothing changed. */
  int (*submit)(void *context, or_ref unit, const or_order *order, int queue, char *why, uint32_t why_size);
  /* Drops every pending entry with its site indicator. For death, removal and replacement. */
  int (*clear)(void *context, or_ref unit);
  int (*count)(void *context, or_ref unit);
  /* Entry `index` from the front. OR_NOT_FOUND past the end. */
  int (*entry)(void *context, or_ref unit, uint32_t index, or_order *out);
} wc3_orders;

#ifdef __cplusplus
}
#endif
#endif
