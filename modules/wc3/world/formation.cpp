// Where each unit of a group goes when the group is sent to one point.
#include <algorithm>

#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

constexpr float kGap = 24;  // between two discs

struct Member {
  std::uint32_t index;  // in the caller's list
  bool ranged;
  float across;  // along the formation's front, from left to right
  float radius, speed;
};

float length(float x, float y) {
  return __builtin_sqrtf(x * x + y * y);
}

bool is_point(const or_order &order) {
  return order.target == OR_TARGET_POINT || (order.target == OR_TARGET_ENTITY && order.has_point);
}

// The nearest ground to the slot where that unit may stand; the clicked point when there is none.
void to_open_ground(const World &world, float radius, const or_order &order, float &x, float &y) {
  constexpr int kRings = 6;
  if (world.grid.fits(x, y, radius)) return;
  for (int ring = 1; ring <= kRings; ++ring)
    for (int dy = -ring; dy <= ring; ++dy)
      for (int dx = -ring; dx <= ring; ++dx) {
        if (std::max(std::abs(dx), std::abs(dy)) != ring) continue;
        const float px = x + float(dx) * kCellSize, py = y + float(dy) * kCellSize;
        if (!world.grid.fits(px, py, radius)) continue;
        x = px;
        y = py;
        return;
      }
  x = order.x;
  y = order.y;
}

}  // namespace

void Behaviours::form_up(const or_order &order, const or_ref *units, std::uint32_t count, or_order *orders) const {
  std::fill_n(orders, count, order);
  float sum_x = 0, sum_y = 0, slowest = 0, widest = 0;
  std::vector<Member> members;
  for (std::uint32_t i = 0; i < count; ++i) {
    const Entity unit = Entity::from(units[i]);
    if (!world_.units.alive(unit) || world_.units.speed(unit) <= 0) continue;
    const MoveRow &move = world_.state.move[unit.row];
    members.push_back({i, world_.state.fight[unit.row].missile_speed > 0, 0, move.collision, world_.units.speed(unit)});
    sum_x += world_.x(unit);
    sum_y += world_.y(unit);
    widest = std::max(widest, move.collision);
    slowest = slowest == 0 ? members.back().speed : std::min(slowest, members.back().speed);
  }
  if (members.size() < 2 || !is_point(order)) return;
  // Forward is the way the group's middle goes.
  const float share = 1.0f / float(members.size());
  float forward_x = order.x - sum_x * share, forward_y = order.y - sum_y * share;
  const float way = length(forward_x, forward_y);
  forward_x = way > 1 ? forward_x / way : 1;
  forward_y = way > 1 ? forward_y / way : 0;
  const float right_x = forward_y, right_y = -forward_x;
  for (Member &member : members) {
    const Entity unit = Entity::from(units[member.index]);
    member.across = world_.x(unit) * right_x + world_.y(unit) * right_y;
  }
  // Shooters stand behind; within a rank nobody has to cross another's way.
  std::sort(members.begin(), members.end(),
            [](const Member &a, const Member &b) { return a.ranged != b.ranged ? b.ranged : a.index < b.index; });
  std::size_t columns = 1;
  while (columns * columns < members.size()) ++columns;
  const float spacing = widest * 2 + kGap;
  const std::size_t ranks = (members.size() + columns - 1) / columns;
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    const std::size_t first = rank * columns, last = std::min(first + columns, members.size());
    std::sort(members.begin() + std::ptrdiff_t(first), members.begin() + std::ptrdiff_t(last),
              [](const Member &a, const Member &b) {
                return a.across != b.across ? a.across < b.across : a.index < b.index;
              });
    for (std::size_t at = first; at < last; ++at) {
      const float across = (float(at - first) - float(last - first - 1) * 0.5f) * spacing;
      const float back = (float(rank) - float(ranks - 1) * 0.5f) * spacing;
      or_order &own = orders[members[at].index];
      own.x = order.x + right_x * across - forward_x * back;
      own.y = order.y + right_y * across - forward_y * back;
      to_open_ground(world_, members[at].radius, order, own.x, own.y);
      own.speed_cap = slowest;
    }
  }
}

}  // namespace openrealm::wc3
