// Where each unit of a group goes when the group is sent to one point.
#include <algorithm>

#include "modules/wc3/world/plane.h"
#include "modules/wc3/world/world.h"

namespace openrealm::wc3 {
namespace {

constexpr float kGap = 24;  // between two discs

struct Member {
  std::uint32_t index;  // in the caller's list
  bool ranged;
  float across;  // along the formation's front, from left to right
  float radius;
};

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

// The group's frame: forward is the way from its middle to the point, right is across.
struct Frame {
  float forward_x, forward_y;
  float right_x() const { return forward_y; }
  float right_y() const { return -forward_x; }
};

Frame frame_of(float from_x, float from_y, float to_x, float to_y) {
  const float way = length(to_x - from_x, to_y - from_y);
  if (way <= 1) return {1, 0};
  return {(to_x - from_x) / way, (to_y - from_y) / way};
}

// Shooters stand behind; within a rank nobody has to cross another's way.
void line_up(std::vector<Member> &members, std::size_t columns) {
  std::sort(members.begin(), members.end(),
            [](const Member &a, const Member &b) { return a.ranged != b.ranged ? b.ranged : a.index < b.index; });
  for (std::size_t first = 0; first < members.size(); first += columns) {
    const std::size_t last = std::min(first + columns, members.size());
    std::sort(members.begin() + std::ptrdiff_t(first), members.begin() + std::ptrdiff_t(last),
              [](const Member &a, const Member &b) {
                return a.across != b.across ? a.across < b.across : a.index < b.index;
              });
  }
}

}  // namespace

void Behaviours::form_up(const or_order &order, const or_ref *units, std::uint32_t count, or_order *orders) const {
  std::fill_n(orders, count, order);
  float sum_x = 0, sum_y = 0, slowest = 0, widest = 0;
  std::vector<Member> members;
  for (std::uint32_t i = 0; i < count; ++i) {
    const Entity unit = Entity::from(units[i]);
    const float speed = world_.units.alive(unit) ? world_.units.speed(unit) : 0;
    if (speed <= 0) continue;
    const MoveRow &move = world_.state.move[unit.row];
    members.push_back({i, world_.state.fight[unit.row].missile_speed > 0, 0, move.collision});
    sum_x += world_.x(unit);
    sum_y += world_.y(unit);
    widest = std::max(widest, move.collision);
    slowest = slowest == 0 ? speed : std::min(slowest, speed);
  }
  if (members.size() < 2 || !is_point(order)) return;
  const float share = 1.0f / float(members.size());
  const Frame frame = frame_of(sum_x * share, sum_y * share, order.x, order.y);
  for (Member &member : members) {
    const Entity unit = Entity::from(units[member.index]);
    member.across = world_.x(unit) * frame.right_x() + world_.y(unit) * frame.right_y();
  }
  std::size_t columns = 1;
  while (columns * columns < members.size()) ++columns;
  line_up(members, columns);
  const float spacing = widest * 2 + kGap;
  const std::size_t ranks = (members.size() + columns - 1) / columns;
  for (std::size_t at = 0; at < members.size(); ++at) {
    const std::size_t rank = at / columns;
    const std::size_t in_rank = std::min(columns, members.size() - rank * columns);
    const float across = (float(at % columns) - float(in_rank - 1) * 0.5f) * spacing;
    const float back = (float(rank) - float(ranks - 1) * 0.5f) * spacing;
    or_order &own = orders[members[at].index];
    own.x = order.x + frame.right_x() * across - frame.forward_x * back;
    own.y = order.y + frame.right_y() * across - frame.forward_y * back;
    to_open_ground(world_, members[at].radius, order, own.x, own.y);
    own.speed_cap = slowest;
  }
}

}  // namespace openrealm::wc3
