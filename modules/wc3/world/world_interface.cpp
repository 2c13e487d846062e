// wc3.world: the named interface over a World.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

World &world_of(void *context) {
  return *static_cast<WorldInterface *>(context)->world;
}

void copy_line(const std::string &line, char *to, std::uint32_t size) {
  if (!to || size == 0) return;
  const std::size_t count = std::min<std::size_t>(line.size(), size - 1);
  std::memcpy(to, line.data(), count);
  to[count] = '\0';
}

int unit_activity(void *context, or_ref unit) {
  return world_of(context).behaviours.activity(Entity::from(unit));
}

int order_check(void *context, or_ref unit, const or_order *order, char *why, std::uint32_t why_size) {
  std::string line;
  const int code = world_of(context).behaviours.check(Entity::from(unit), *order, line);
  copy_line(line, why, why_size);
  return code;
}

int order_begin(void *context, or_ref unit, const or_order *order) {
  return world_of(context).behaviours.begin(Entity::from(unit), *order);
}

int order_issued(void *context, or_ref unit, const or_order *order) {
  World &world = world_of(context);
  if (!world.units.exists(Entity::from(unit))) return OR_STALE;
  world.events.order_issued(Entity::from(unit), *order);
  return OR_OK;
}

int next_ended(void *context, std::uint32_t *cursor, or_ref *unit) {
  Entity found;
  if (!world_of(context).behaviours.next_ended(*cursor, found)) return 0;
  *unit = found.raw();
  return 1;
}

int settle(void *context, or_ref unit) {
  if (!world_of(context).units.alive(Entity::from(unit))) return OR_STALE;
  world_of(context).behaviours.settle(Entity::from(unit));
  return OR_OK;
}

int command_error(void *context, std::uint32_t player, const char *message) {
  world_of(context).command_error(player, message ? message : "");
  return OR_OK;
}

int site_show(void *context, or_ref unit, const or_order *order, or_ref *indicator) {
  const Entity made = world_of(context).construction.site_show(Entity::from(unit), *order);
  *indicator = made.raw();
  return made ? OR_OK : OR_FULL;
}

int site_hide(void *context, or_ref indicator) {
  World &world = world_of(context);
  if (!world.exists(Entity::from(indicator))) return OR_STALE;
  world.construction.site_hide(Entity::from(indicator));
  return OR_OK;
}

int unit_of_handle(void *context, std::uint32_t handle, or_ref *unit) {
  const auto *own = static_cast<WorldInterface *>(context);
  if (!own->handles) return OR_UNSUPPORTED;
  const Entity found = own->handles->unit_of_handle(handle);
  *unit = found.raw();
  return own->world->units.exists(found) ? OR_OK : OR_NOT_FOUND;
}

int unit_snapshot(void *context, or_ref unit, or_unit_snapshot *out) {
  return snapshot_unit(world_of(context), Entity::from(unit), *out) ? OR_OK : OR_STALE;
}

int unit_restore(void *context, const or_unit_snapshot *snapshot, std::uint32_t player, float x, float y, float facing,
                 std::uint32_t *handle) {
  const auto *own = static_cast<WorldInterface *>(context);
  *handle = 0;
  if (!own->handles) return OR_UNSUPPORTED;
  if (snapshot->rawcode == 0 || player >= kMaxPlayers) return OR_INVALID;
  const Entity made = restore_unit(*own->world, *snapshot, player, x, y, facing);
  if (!made) return OR_FULL;
  *handle = own->handles->unit_handle(made);
  return OR_OK;
}

int selection(void *context, std::uint32_t player, or_ref *units, std::uint32_t room) {
  const std::vector<Entity> chosen = world_of(context).selection.units(player);
  const std::size_t count = std::min<std::size_t>(chosen.size(), room);
  for (std::size_t i = 0; i < count; ++i) units[i] = chosen[i].raw();
  return int(count);
}

int set_selection(void *context, std::uint32_t player, const or_ref *units, std::uint32_t count) {
  if (player >= kMaxPlayers) return OR_INVALID;
  std::vector<Entity> wanted;
  for (std::uint32_t i = 0; i < count; ++i) wanted.push_back(Entity::from(units[i]));
  return int(world_of(context).selection.replace(player, wanted));
}

int entity_seen(void *context, std::uint32_t player, std::uint32_t number, or_ref *entity) {
  World &world = world_of(context);
  const Entity found = number <= kMaxEntities ? world.entity_of(number) : Entity{};
  if (!found) return OR_NOT_FOUND;
  if (!world.visible_to(player, found)) return OR_DENIED;
  *entity = found.raw();
  return OR_OK;
}

int unit_controlled(void *context, std::uint32_t player, or_ref unit) {
  World &world = world_of(context);
  const Entity its = Entity::from(unit);
  return world.units.alive(its) && world.players.controls(player, world.units.owner(its)) ? 1 : 0;
}

int form_up(void *context, const or_order *order, const or_ref *units, std::uint32_t count, or_order *orders) {
  world_of(context).behaviours.form_up(*order, units, count, orders);
  return OR_OK;
}

int point_valid(void *context, float x, float y) {
  return std::isfinite(x) && std::isfinite(y) && world_of(context).grid.inside(x, y) ? 1 : 0;
}

int site_check(void *context, or_ref worker, std::uint32_t rawcode, float *x, float *y, char *why,
               std::uint32_t why_size) {
  std::string line;
  const int code = world_of(context).construction.site_check(Entity::from(worker), rawcode, *x, *y, line);
  copy_line(line, why, why_size);
  return code;
}

int player_of_handle(void *context, std::uint32_t handle, std::uint32_t *player) {
  const auto *own = static_cast<WorldInterface *>(context);
  if (!own->handles) return OR_UNSUPPORTED;
  *player = own->handles->player_of_handle(handle);
  return *player < kMaxPlayers ? OR_OK : OR_NOT_FOUND;
}

int order_instant(void *context, or_ref unit, const or_order *order) {
  return world_of(context).behaviours.is_instant(Entity::from(unit), *order) ? 1 : 0;
}

}  // namespace

const wc3_world &world_interface() {
  static constexpr wc3_world kFunctions = {
      .size = sizeof(wc3_world),
      .unit_activity = unit_activity,
      .order_check = order_check,
      .order_begin = order_begin,
      .order_issued = order_issued,
      .next_ended = next_ended,
      .settle = settle,
      .command_error = command_error,
      .site_show = site_show,
      .site_hide = site_hide,
      .unit_of_handle = unit_of_handle,
      .unit_snapshot = unit_snapshot,
      .unit_restore = unit_restore,
      .selection = selection,
      .set_selection = set_selection,
      .entity_seen = entity_seen,
      .unit_controlled = unit_controlled,
      .form_up = form_up,
      .point_valid = point_valid,
      .site_check = site_check,
      .player_of_handle = player_of_handle,
      .order_instant = order_instant,
  };
  return kFunctions;
}

}  // namespace openrealm::wc3
