#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

enum Attributes { kStrength = 1, kAgility = 2, kIntelligence = 3 };

template <int Which>
constexpr auto kGetAttribute = [](Host &host, Unit hero, bool with_bonus) {
  return std::int32_t(host.world().heroes.attribute(hero, Which, with_bonus));
};

template <int Which>
constexpr auto kSetAttribute =
    [](Host &host, Unit hero, std::int32_t value, bool) { host.world().heroes.set_attribute(hero, Which, value); };

constexpr NativeEntry kNatives[] = {
    def("GetHeroStr", kGetAttribute<kStrength>),
    def("GetHeroAgi", kGetAttribute<kAgility>),
    def("GetHeroInt", kGetAttribute<kIntelligence>),
    def("SetHeroStr", kSetAttribute<kStrength>),
    def("SetHeroAgi", kSetAttribute<kAgility>),
    def("SetHeroInt", kSetAttribute<kIntelligence>),
    def("GetHeroXP", [](Host &host, Unit hero) { return std::int32_t(host.world().heroes.experience(hero)); }),
    def("SetHeroXP",
        [](Host &host, Unit hero, std::int32_t value, bool) { host.world().heroes.set_experience(hero, value); }),
    def("AddHeroXP",
        [](Host &host, Unit hero, std::int32_t amount, bool) { host.world().heroes.add_experience(hero, amount); }),
    def("SuspendHeroXP", [](Host &host, Unit hero, bool on) { host.world().heroes.suspend(hero, on); }),
    def("IsSuspendedXP", [](Host &host, Unit hero) { return host.world().heroes.suspended(hero); }),
    def("GetHeroLevel", [](Host &host, Unit hero) { return std::int32_t(host.world().heroes.level(hero)); }),
    def("SetHeroLevel",
        [](Host &host, Unit hero, std::int32_t level, bool) { host.world().heroes.set_level(hero, level); }),
    def("UnitStripHeroLevel",
        [](Host &host, Unit hero, std::int32_t count) { return host.world().heroes.strip_levels(hero, count); }),
    def("GetHeroSkillPoints",
        [](Host &host, Unit hero) { return std::int32_t(host.world().heroes.skill_points(hero)); }),
    def("UnitModifySkillPoints",
        [](Host &host, Unit hero, std::int32_t delta) { return host.world().heroes.modify_skill_points(hero, delta); }),
    def("SelectHeroSkill",
        [](Host &host, Unit hero, std::int32_t ability) { host.world().heroes.learn(hero, std::uint32_t(ability)); }),
    def("GetHeroProperName",
        [](Host &host, Unit hero) { return host.translate(host.world().heroes.proper_name(hero)); }),
    def("ReviveHero",
        [](Host &host, Unit hero, float x, float y, bool) { return host.world().heroes.revive(hero, x, y); }),
    def("ReviveHeroLoc",
        [](Host &host, Unit hero, Location place, bool) {
          const LocationRow *row = host.tables.location.get(place.ref);
          return row && host.world().heroes.revive(hero, row->x, row->y);
        }),
};

}  // namespace

std::span<const NativeEntry> hero_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
