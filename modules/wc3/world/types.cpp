#include "modules/wc3/world/types.h"

#include <fmt/format.h>

#include "modules/wc3/world/type_files.h"

namespace openrealm::wc3 {
namespace {

template <class Type, class Read>
Result<void> read_book(const Engine &engine, const char *name, Read read, Type &into) {
  or_str bytes{};
  const int code = engine.raw()->read_file(engine.raw()->self, name, &bytes);
  if (code != OR_OK)
    return fail(code, fmt::format("{} is not there: the game's data folder is not mounted or not whole", name));
  return read(std::string_view(bytes.data, bytes.size), name, into);
}

template <class Type>
Type copy_of(std::map<std::uint32_t, Type> &book, std::uint32_t rawcode, std::uint32_t base) {
  const auto found = book.find(base);
  Type made = found == book.end() ? Type{} : found->second;
  made.rawcode = rawcode;
  if (found == book.end()) made.name = rawcode_text(rawcode);
  return made;
}

// By the game's own habit a hero's rawcode begins with a capital letter.
bool looks_like_hero(std::uint32_t rawcode) {
  const std::uint32_t first = rawcode >> 24;
  return first >= 'A' && first <= 'Z';
}

}  // namespace

float AbilityType::at(const std::vector<float> &list, int rank) const {
  if (list.empty()) return 0;
  return list[std::min(std::size_t(std::max(rank, 1) - 1), list.size() - 1)];
}

Result<void> TypeBook::load(const Engine &engine) {
  engine_ = engine;
  constants_ = {};
  units_.clear();
  items_.clear();
  abilities_.clear();
  destructables_.clear();
  if (auto read = read_book(engine, "constants.toml", read_constants, constants_); !read) return read;
  if (auto read = read_book(engine, "units.toml", read_unit_types, units_); !read) return read;
  if (auto read = read_book(engine, "heroes.toml", read_unit_types, units_); !read) return read;
  if (auto read = read_book(engine, "items.toml", read_item_types, items_); !read) return read;
  if (auto read = read_book(engine, "abilities.toml", read_ability_types, abilities_); !read) return read;
  return read_book(engine, "destructables.toml", read_destructable_types, destructables_);
}

const UnitType &TypeBook::unit(std::uint32_t rawcode) {
  const auto found = units_.find(rawcode);
  if (found != units_.end()) return found->second;
  report_stand_in("unit", rawcode);
  UnitType made;
  made.rawcode = rawcode;
  made.name = rawcode_text(rawcode);
  made.race = "other";
  made.stand_in = true;
  made.life = 300;
  made.damage = 8;
  made.dice = 1;
  made.sides = 4;
  made.range = 90;
  made.cooldown = 1.5f;
  if (looks_like_hero(rawcode)) {
    made.hero = true;
    made.primary = Attribute::strength;
    made.strength = made.agility = made.intelligence = 18;
    made.strength_gain = made.agility_gain = made.intelligence_gain = 2;
    made.damage = 0;
    made.dice = 2;
    made.sides = 6;
    made.life = 100;
    made.inventory = 6;
  }
  return units_.emplace(rawcode, std::move(made)).first->second;
}

const ItemType &TypeBook::item(std::uint32_t rawcode) {
  const auto found = items_.find(rawcode);
  if (found != items_.end()) return found->second;
  report_stand_in("item", rawcode);
  ItemType made;
  made.rawcode = rawcode;
  made.name = rawcode_text(rawcode);
  made.stand_in = true;
  return items_.emplace(rawcode, std::move(made)).first->second;
}

const AbilityType &TypeBook::ability(std::uint32_t rawcode) {
  const auto found = abilities_.find(rawcode);
  if (found != abilities_.end()) return found->second;
  report_stand_in("ability", rawcode);
  AbilityType made;
  made.rawcode = rawcode;
  made.name = rawcode_text(rawcode);
  made.stand_in = true;
  made.max_rank = 100;
  made.target = CastTarget::passive;
  return abilities_.emplace(rawcode, std::move(made)).first->second;
}

const DestructableType &TypeBook::destructable(std::uint32_t rawcode) {
  const auto found = destructables_.find(rawcode);
  if (found != destructables_.end()) return found->second;
  report_stand_in("destructable", rawcode);
  DestructableType made;
  made.rawcode = rawcode;
  made.name = rawcode_text(rawcode);
  made.stand_in = true;
  return destructables_.emplace(rawcode, std::move(made)).first->second;
}

bool TypeBook::knows_unit(std::uint32_t rawcode) const {
  const auto found = units_.find(rawcode);
  return found != units_.end() && !found->second.stand_in;
}
bool TypeBook::knows_item(std::uint32_t rawcode) const {
  const auto found = items_.find(rawcode);
  return found != items_.end() && !found->second.stand_in;
}
bool TypeBook::knows_ability(std::uint32_t rawcode) const {
  const auto found = abilities_.find(rawcode);
  return found != abilities_.end() && !found->second.stand_in;
}
bool TypeBook::knows_destructable(std::uint32_t rawcode) const {
  const auto found = destructables_.find(rawcode);
  return found != destructables_.end() && !found->second.stand_in;
}

std::vector<std::uint32_t> TypeBook::item_rawcodes() const {
  std::vector<std::uint32_t> codes;
  for (const auto &[code, type] : items_)
    if (!type.stand_in) codes.push_back(code);
  return codes;
}
std::vector<std::uint32_t> TypeBook::unit_rawcodes() const {
  std::vector<std::uint32_t> codes;
  for (const auto &[code, type] : units_)
    if (!type.stand_in) codes.push_back(code);
  return codes;
}

UnitType &TypeBook::add_unit_type(std::uint32_t rawcode, std::uint32_t base) {
  return units_[rawcode] = copy_of(units_, rawcode, base);
}
ItemType &TypeBook::add_item_type(std::uint32_t rawcode, std::uint32_t base) {
  return items_[rawcode] = copy_of(items_, rawcode, base);
}
AbilityType &TypeBook::add_ability_type(std::uint32_t rawcode, std::uint32_t base) {
  return abilities_[rawcode] = copy_of(abilities_, rawcode, base);
}
DestructableType &TypeBook::add_destructable_type(std::uint32_t rawcode, std::uint32_t base) {
  return destructables_[rawcode] = copy_of(destructables_, rawcode, base);
}

void TypeBook::report_stand_in(const char *what, std::uint32_t rawcode) {
  engine_.warn(
      fmt::format("{} type '{}' is described nowhere: a stand-in takes its place", what, rawcode_text(rawcode)));
}

std::string rawcode_text(std::uint32_t rawcode) {
  std::string text;
  for (int shift = 24; shift >= 0; shift -= 8) {
    const char c = char(rawcode >> shift);
    if (c < 0x20 || c > 0x7e) return fmt::format("0x{:08x}", rawcode);
    text += c;
  }
  return text;
}

}  // namespace openrealm::wc3
