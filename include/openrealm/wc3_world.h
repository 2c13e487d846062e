/* wc3.world: the world as other modules of the wc3 game see it, provided by module wc3.
 * Units and other entities are named by or_ref: entity number and spawn number. */
#ifndef OPENREALM_WC3_WORLD_H
#define OPENREALM_WC3_WORLD_H

#include "openrealm/abi.h"

#ifdef __cplusplus
extern "C" {
#endif

enum or_order_target {
  OR_TARGET_NONE = 0,
  OR_TARGET_POINT = 1,
  OR_TARGET_ENTITY = 2,      /* x and y hold the clicked point when `has_point` */
  OR_TARGET_CONSTRUCTION = 3 /* rawcode at the snapped point; entity is the site's indicator */
};

/* Order ids: the game's own numbers (smart 851971, stop 851972, attack 851983, move 851986,
 * patrol 851990, holdposition 851993, repair 852024); a building's rawcode for construction. */
typedef struct or_order {
  uint32_t size;
  uint32_t id;
  uint32_t target;    /* or_order_target */
  uint32_t has_point; /* an entity order that also carries the clicked point */
  float x, y;         /* the resolved point: formation slot, snapped site */
  or_ref entity;
  uint32_t player; /* who ordered, 0-based */
  uint32_t rawcode;
  float speed_cap; /* the group's speed in units a second, 0 = none */
} or_order;

enum or_unit_activity {
  OR_UNIT_GONE = 0,
  OR_UNIT_IDLE = 1, /* no player order runs: standing, stopped, holding, or a blocked move's pose */
  OR_UNIT_BUSY = 2,
  OR_UNIT_LOCKED = 3 /* a behaviour that finishes before anything else begins */
};

enum or_begin { OR_BEGIN_DROPPED = 0, OR_BEGIN_STARTED = 1 };

enum { OR_HERO_ABILITIES = 24, OR_INVENTORY_SLOTS = 6 };

/* A unit as a value: what StoreUnit keeps and RestoreUnit makes anew. */
typedef struct or_unit_snapshot {
  uint32_t size;
  uint32_t rawcode;
  uint32_t is_hero;
  uint32_t level;
  uint32_t experience;
  uint32_t experience_suspended;
  uint32_t skill_points;
  int32_t strength, agility, intelligence; /* base attributes, as they stand */
  float life, max_life, mana, max_mana;
  int32_t colour; /* explicit colour override, -1 for none */
  uint32_t ability_count;
  struct {
    uint32_t rawcode;
    uint32_t rank;
  } abilities[OR_HERO_ABILITIES];
  struct {
    uint32_t rawcode; /* 0 = the slot is empty */
    int32_t charges;
  } items[OR_INVENTORY_SLOTS];
} or_unit_snapshot;

#define OR_WC3_WORLD "wc3.world"
#define OR_WC3_WORLD_VERSION 1u

typedef struct wc3_world {
  uint32_t size;
  int (*unit_activity)(void *context, or_ref unit); /* or_unit_activity */
  /* Would this order be accepted of this unit now? OR_OK, or below 0 with a line for its player. */
  int (*order_check)(void *context, or_ref unit, const or_order *order, char *why, uint32_t why_size);
  /* Begins it now, replacing what the unit does. or_begin. Publishes no event. */
  int (*order_begin)(void *context, or_ref unit, const or_order *order);
  /* Fires both families of issued-order events, once, for an order that was accepted. */
  int (*order_issued)(void *context, or_ref unit, const or_order *order);
  /* Units whose behaviour ended and that wait for their next order, in row order: call with
   * *cursor = 0 at first; 1 when there was one, 0 at the end. */
  int (*next_ended)(void *context, uint32_t *cursor, or_ref *unit);
  /* The unit has no next order: it falls back to its idle policy (stand, walk back, hold). */
  int (*settle)(void *context, or_ref unit);
  int (*command_error)(void *context, uint32_t player, const char *message);
  /* The indicator of a queued construction site, seen by `player` alone. */
  int (*site_show)(void *context, or_ref unit, const or_order *order, or_ref *indicator);
  int (*site_hide)(void *context, or_ref indicator);
  int (*unit_of_handle)(void *context, uint32_t handle, or_ref *unit);
  /* StoreUnit and RestoreUnit, without the cache. unit_restore answers a unit handle. */
  int (*unit_snapshot)(void *context, or_ref unit, or_unit_snapshot *out);
  int (*unit_restore)(void *context, const or_unit_snapshot *snapshot, uint32_t player, float x, float y,
                      float facing_degrees, uint32_t *handle);
  /* The player's selection in its order, at most `room` units; answers how many. */
  int (*selection)(void *context, uint32_t player, or_ref *units, uint32_t room);
  /* Replaces it. Units that cannot be selected together are left out; answers how many stayed. */
  int (*set_selection)(void *context, uint32_t player, const or_ref *units, uint32_t count);
  /* An entity by its number, as `player` sees it: OR_NOT_FOUND, OR_DENIED when it is not visible. */
  int (*entity_seen)(void *context, uint32_t player, uint32_t number, or_ref *entity);
  /* May `player` order this unit? */
  int (*unit_controlled)(void *context, uint32_t player, or_ref unit);
  /* Decides what each unit of a group order will do (formation slot and group speed for points),
   * filling `orders[i]` from `order` for `units[i]`. */
  int (*form_up)(void *context, const or_order *order, const or_ref *units, uint32_t count, or_order *orders);
  int (*point_valid)(void *context, float x, float y); /* inside the map? */
  /* The nearest legal site for a building at that point, snapped to the grid; below 0 when none. */
  int (*site_check)(void *context, or_ref worker, uint32_t rawcode, float *x, float *y, char *why, uint32_t why_size);
  int (*player_of_handle)(void *context, uint32_t handle, uint32_t *player); /* 0-based */
  /* 1 when this order happens at once and touches neither the current order nor the queue: learning,
   * training, rally points, slots of the inventory, items used without a target, cancelling. */
  int (*order_instant)(void *context, or_ref unit, const or_order *order);
} wc3_world;

#ifdef __cplusplus
}
#endif
#endif
