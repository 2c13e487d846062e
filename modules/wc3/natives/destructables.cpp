#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

template <bool Dead>
constexpr auto kCreate =
    [](Host &host, std::int32_t type, float x, float y, float facing, float scale, std::int32_t variation) {
      return destructable_of(
          host, host.world().destructables.create(std::uint32_t(type), x, y, facing, scale, variation, Dead));
    };
template <bool Dead>
constexpr auto kCreateAtHeight =
    [](Host &host, std::int32_t type, float x, float y, float z, float facing, float scale, std::int32_t variation) {
      const Entity made = host.world().destructables.create(std::uint32_t(type), x, y, facing, scale, variation, Dead);
      if (DestructableRow *row = host.world().destructables.edit(made)) row->height = z;
      return destructable_of(host, made);
    };

constexpr NativeEntry kNatives[] = {
    def("CreateDestructable", kCreate<false>),
    def("CreateDestructableZ", kCreateAtHeight<false>),
    def("CreateDeadDestructable", kCreate<true>),
    def("CreateDeadDestructableZ", kCreateAtHeight<true>),
    def("RemoveDestructable", [](Host &host, Destructable it) { host.world().destructables.remove(it); }),
    def("KillDestructable", [](Host &host, Destructable it) { host.world().destructables.kill(it); }),
    def("ShowDestructable", [](Host &host, Destructable it, bool on) { host.world().destructables.show(it, on); }),
    def("GetDestructableTypeId",
        [](Host &host, Destructable it) { return it ? std::int32_t(host.world().destructables.type(it).rawcode) : 0; }),
    def("GetDestructableName",
        [](Host &host, Destructable it) { return host.translate(host.world().destructables.name(it)); }),
    def("GetDestructableX", [](Host &host, Destructable it) { return host.world().x(it); }),
    def("GetDestructableY", [](Host &host, Destructable it) { return host.world().y(it); }),
    def("GetDestructableLife", [](Host &host, Destructable it) { return host.world().destructables.row(it).life; }),
    def("SetDestructableLife",
        [](Host &host, Destructable it, float life) { host.world().destructables.set_life(it, life); }),
    def("GetDestructableMaxLife",
        [](Host &host, Destructable it) { return host.world().destructables.row(it).max_life; }),
    def("SetDestructableMaxLife",
        [](Host &host, Destructable it, float life) { host.world().destructables.set_max_life(it, life); }),
    def("DestructableRestoreLife",
        [](Host &host, Destructable it, float life, bool) { host.world().destructables.restore(it, life); }),
    def("IsDestructableInvulnerable",
        [](Host &host, Destructable it) {
          return (host.world().destructables.row(it).flags & kDestructableInvulnerable) != 0;
        }),
    def("SetDestructableInvulnerable",
        [](Host &host, Destructable it, bool on) {
          if (DestructableRow *row = host.world().destructables.edit(it))
            row->flags =
                std::uint16_t(on ? row->flags | kDestructableInvulnerable : row->flags & ~kDestructableInvulnerable);
        }),
    def("EnumDestructablesInRect",
        [](Host &host, Rect rect, Boolexpr filter, Code action) {
          const RectRow *row = host.world().regions.rect(RectRef::from(rect.ref));
          if (!row) return;
          const EnumData outer = host.enums;
          for (const Entity it : host.world().destructables.in_rect(row->min_x, row->min_y, row->max_x, row->max_y)) {
            if (!host.world().destructables.exists(it)) continue;
            host.enums.filter_destructable = it;
            if (!host.test(filter.ref)) continue;
            host.enums.destructable = it;
            if (action.value != 0) host.call(action.value);
          }
          host.enums = outer;
        }),
    def("GetEnumDestructable", [](Host &host) { return destructable_of(host, host.enums.destructable); }),
    def("GetFilterDestructable", [](Host &host) { return destructable_of(host, host.enums.filter_destructable); }),
    // How a destructable moves and hides others is seen, never asked about.
    def("SetDestructableAnimation", [](Host &, Destructable, std::string_view) {}),
    def("QueueDestructableAnimation", [](Host &, Destructable, std::string_view) {}),
    def("SetDestructableAnimationSpeed", [](Host &, Destructable, float) {}),
};

}  // namespace

std::span<const NativeEntry> destructable_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
