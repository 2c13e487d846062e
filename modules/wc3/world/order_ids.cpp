#include "modules/wc3/world/order_ids.h"

namespace openrealm::wc3 {
namespace {

struct NamedOrder {
  std::uint32_t id;
  std::string_view name;
};

// One line an order: number, string.
constexpr NamedOrder kOrders[] = {
    {851971, "smart"},
    {851972, "stop"},
    {851976, "cancel"},
    {851980, "setrally"},
    {851981, "getitem"},
    {851983, "attack"},
    {851984, "attackground"},
    {851985, "attackonce"},
    {851986, "move"},
    {851988, "AImove"},
    {851990, "patrol"},
    {851993, "holdposition"},
    {851994, "build"},
    {851995, "humanbuild"},
    {851996, "orcbuild"},
    {851997, "nightelfbuild"},
    {851998, "undeadbuild"},
    {851999, "resumebuild"},
    {852000, "skillmenu"},
    {852001, "dropitem"},
    {852002, "moveslot1"},
    {852003, "moveslot2"},
    {852004, "moveslot3"},
    {852005, "moveslot4"},
    {852006, "moveslot5"},
    {852007, "moveslot6"},
    {852008, "useslot1"},
    {852009, "useslot2"},
    {852010, "useslot3"},
    {852011, "useslot4"},
    {852012, "useslot5"},
    {852013, "useslot6"},
    {852017, "resumeharvesting"},
    {852018, "harvest"},
    {852020, "returnresources"},
    {852024, "repair"},
    {852025, "repairon"},
    {852026, "repairoff"},
    {852039, "revive"},
    {852040, "selfdestruct"},
    {852043, "board"},
    {852046, "load"},
    {852047, "unload"},
    {852048, "unloadall"},
    {852055, "defend"},
    {852056, "undefend"},
    {852063, "heal"},
    {852064, "healon"},
    {852065, "healoff"},
    {852066, "innerfire"},
    {852069, "invisibility"},
    {852075, "slow"},
    {852082, "townbellon"},
    {852083, "townbelloff"},
    {852089, "blizzard"},
    {852090, "divineshield"},
    {852092, "holybolt"},
    {852093, "massteleport"},
    {852094, "resurrection"},
    {852095, "thunderbolt"},
    {852096, "thunderclap"},
    {852097, "waterelemental"},
    {852101, "bloodlust"},
    {852119, "chainlightning"},
    {852122, "farsight"},
    {852123, "mirrorimage"},
    {852125, "shockwave"},
    {852126, "spiritwolf"},
    {852127, "stomp"},
    {852129, "windwalk"},
    {852171, "entanglingroots"},
    {852218, "carrionswarm"},
    {852222, "deathcoil"},
    {852226, "frostnova"},
    {852525, "blink"},
};

}  // namespace

std::uint32_t order_id(std::string_view name) {
  for (const NamedOrder &order : kOrders)
    if (order.name == name) return order.id;
  return 0;
}

std::string_view order_name(std::uint32_t id) {
  for (const NamedOrder &order : kOrders)
    if (order.id == id) return order.name;
  return {};
}

}  // namespace openrealm::wc3
