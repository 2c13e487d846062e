#include "modules/wc3/world/destructables.h"

#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {

bool Destructables::exists(Entity it) const {
  return world_.exists(it) && world_.state.destructable.alive(it.row);
}
const DestructableRow &Destructables::row(Entity it) const {
  return world_.state.destructable[exists(it) ? it.row : 0];
}
DestructableRow *Destructables::edit(Entity it) {
  return exists(it) ? &world_.state.destructable.mut(it.row) : nullptr;
}
bool Destructables::alive(Entity it) const {
  return exists(it) && !(row(it).flags & kDestructableDead) && !(world_.state.entity[it.row].flags & kRemoving);
}
const DestructableType &Destructables::type(Entity it) const {
  return world_.types.destructable(exists(it) ? world_.state.entity[it.row].type.value : 0);
}
std::string_view Destructables::name(Entity it) const {
  return exists(it) ? std::string_view(type(it).name) : "";
}

Entity Destructables::create(std::uint32_t rawcode, float x, float y, float facing, float scale, int variation,
                             bool dead) {
  const DestructableType &its_type = world_.types.destructable(rawcode);
  const Entity made = world_.make_entity(EntityKind::destructable, rawcode, kNeutralPassive, x, y, facing);
  if (!made || !world_.state.destructable.alloc(made.row)) return {};
  DestructableRow &its = world_.state.destructable.mut(made.row);
  its.max_life = its_type.life;
  its.life = dead ? 0 : its_type.life;
  its.scale = scale;
  its.variation = std::uint16_t(std::clamp(variation, 0, 65535));
  its.flags = dead ? kDestructableDead : std::uint16_t(0);
  if (!dead) world_.grid.block(world_.x(made), world_.y(made), its_type.footprint, +1);
  return made;
}

void Destructables::remove(Entity it) {
  if (!exists(it)) return;
  if (alive(it)) world_.grid.block(world_.x(it), world_.y(it), type(it).footprint, -1);
  edit(it)->flags |= kDestructableDead;
  world_.remove_later(it);
}

void Destructables::set_life(Entity it, float life, Entity killer) {
  if (!alive(it) || !(life == life)) return;
  DestructableRow &its = *edit(it);
  its.life = std::clamp(life, 0.0f, its.max_life);
  if (its.life > 0) return;
  its.flags |= kDestructableDead;
  world_.grid.block(world_.x(it), world_.y(it), type(it).footprint, -1);
  world_.events.widget_died(it, killer);
}

void Destructables::set_max_life(Entity it, float life) {
  if (!exists(it) || !(life >= 1)) return;
  DestructableRow &its = *edit(it);
  its.max_life = life;
  its.life = std::min(its.life, life);
}

void Destructables::kill(Entity it, Entity killer) {
  set_life(it, 0, killer);
}

void Destructables::restore(Entity it, float life) {
  if (!exists(it) || alive(it) || !(life > 0)) return;
  DestructableRow &its = *edit(it);
  its.flags = std::uint16_t(its.flags & ~kDestructableDead);
  its.life = std::min(life, its.max_life);
  world_.grid.block(world_.x(it), world_.y(it), type(it).footprint, +1);
}

void Destructables::show(Entity it, bool shown) {
  if (!exists(it)) return;
  std::uint16_t &flags = world_.state.entity.mut(it.row).flags;
  if (!(flags & kRemoving)) flags = std::uint16_t(shown ? flags & ~kHidden : flags | kHidden);
}

std::vector<Entity> Destructables::in_rect(float min_x, float min_y, float max_x, float max_y) const {
  const float cx = (min_x + max_x) * 0.5f, cy = (min_y + max_y) * 0.5f;
  std::vector<Entity> found =
      world_.near(EntityKind::destructable, cx, cy, std::max(max_x - min_x, max_y - min_y) * 0.5f);
  std::erase_if(found, [&](Entity it) {
    const float x = world_.x(it), y = world_.y(it);
    return x < min_x || x > max_x || y < min_y || y > max_y;
  });
  return found;
}

}  // namespace openrealm::wc3
