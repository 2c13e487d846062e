#include "modules/wc3/world/type_files.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <cmath>
#include <set>

#include "modules/wc3/world/order_ids.h"

namespace openrealm::wc3 {
namespace {

std::string place(std::string_view file, const toml::source_region &source) {
  return fmt::format("{}:{}:{}", file, source.begin.line, source.begin.column);
}

Result<toml::table> parse(std::string_view text, std::string_view file) {
  try {
    return toml::parse(text, file);
  } catch (const toml::parse_error &error) {
    return fail(OR_INVALID, fmt::format("{}: {}", place(file, error.source()), error.description()));
  }
}

template <class Value>
struct Choice {
  const char *name;
  Value value;
};

// Takes the fields of one table by name; what was not asked for is an error in the end.
class Fields {
 public:
  Fields(const toml::table &table, std::string_view file, std::string what)
      : table_(table), file_(file), what_(std::move(what)) {}

  void read(const char *name, float &value) {
    const toml::node *node = take(name);
    if (!node) return;
    const auto number = node->value<double>();
    if (!number || !std::isfinite(*number) || std::fabs(*number) > 1e9)
      return complain(*node, name, "must be a number");
    value = float(*number);
  }
  void read(const char *name, int &value) {
    const toml::node *node = take(name);
    if (!node) return;
    const auto *number = node->as_integer();
    if (!number || number->get() < -1000000000 || number->get() > 1000000000)
      return complain(*node, name, "must be a whole number");
    value = int(number->get());
  }
  void read(const char *name, bool &value) {
    const toml::node *node = take(name);
    if (!node) return;
    if (const auto *flag = node->as_boolean())
      value = flag->get();
    else
      complain(*node, name, "must be true or false");
  }
  void read(const char *name, std::string &value) {
    const toml::node *node = take(name);
    if (!node) return;
    if (const auto *text = node->as_string())
      value = text->get();
    else
      complain(*node, name, "must be text in quotes");
  }
  void read(const char *name, std::vector<std::string> &values) {
    each(name, "must be a list of texts", [&](const toml::node &node) {
      if (const auto *text = node.as_string()) return values.push_back(text->get()), true;
      return false;
    });
  }
  void read(const char *name, std::vector<int> &values) {
    values_cleared(values, name);
    each(name, "must be a list of whole numbers", [&](const toml::node &node) {
      if (const auto *number = node.as_integer()) return values.push_back(int(number->get())), true;
      return false;
    });
  }
  // A single number stands for a list of one.
  void read(const char *name, std::vector<float> &values) {
    values_cleared(values, name);
    each(name, "must be a number or a list of numbers", [&](const toml::node &node) {
      const auto number = node.value<double>();
      if (!number || !std::isfinite(*number)) return false;
      values.push_back(float(*number));
      return true;
    });
  }
  void read_rawcodes(const char *name, std::vector<std::uint32_t> &values) {
    each(name, "must be a list of four-character rawcodes", [&](const toml::node &node) {
      const auto *text = node.as_string();
      if (!text || text->get().size() != 4) return false;
      values.push_back(code_of(text->get()));
      return true;
    });
  }
  template <class Value, std::size_t N>
  void choose(const char *name, const Choice<Value> (&choices)[N], Value &value) {
    const toml::node *node = take(name);
    if (!node) return;
    std::string known;
    for (const auto &choice : choices) {
      if (node->value<std::string_view>() == choice.name) {
        value = choice.value;
        return;
      }
      known += known.empty() ? "" : ", ";
      known += choice.name;
    }
    complain(*node, name, fmt::format("must be one of {}", known));
  }

  void complain(const toml::node &node, std::string_view field, std::string_view why) {
    if (error_.empty()) error_ = fmt::format("{}: {}: field '{}' {}", place(file_, node.source()), what_, field, why);
  }
  Result<void> finish() {
    for (const auto &[key, node] : table_)
      if (!seen_.contains(key.str())) {
        if (error_.empty())
          error_ = fmt::format("{}: {}: there is no field '{}'", place(file_, key.source()), what_, key.str());
      }
    if (!error_.empty()) return fail(OR_INVALID, error_);
    return {};
  }

  static std::uint32_t code_of(std::string_view text) {
    std::uint32_t code = 0;
    for (const char c : text) code = code << 8 | std::uint8_t(c);
    return code;
  }

 private:
  const toml::node *take(const char *name) {
    seen_.insert(name);
    return table_.get(name);
  }
  template <class List>
  void values_cleared(List &values, const char *name) {
    if (table_.get(name)) values.clear();
  }
  template <class Accept>
  void each(const char *name, const char *rule, Accept accept) {
    const toml::node *node = take(name);
    if (!node) return;
    if (const toml::array *list = node->as_array()) {
      for (const toml::node &element : *list)
        if (!accept(element)) return complain(element, name, rule);
    } else if (!accept(*node)) {
      complain(*node, name, rule);
    }
  }

  const toml::table &table_;
  std::string_view file_;
  std::string what_;
  std::set<std::string, std::less<>> seen_;
  std::string error_;
};

constexpr Choice<MoveKind> kMoves[] = {{"none", MoveKind::none}, {"foot", MoveKind::foot}, {"fly", MoveKind::fly}};
constexpr Choice<Attribute> kAttributes[] = {
    {"strength", Attribute::strength}, {"agility", Attribute::agility}, {"intelligence", Attribute::intelligence}};
constexpr Choice<ItemUse> kUses[] = {{"none", ItemUse::none},
                                     {"heal", ItemUse::heal},
                                     {"restore_mana", ItemUse::restore_mana},
                                     {"regenerate", ItemUse::regenerate},
                                     {"invulnerable", ItemUse::invulnerable},
                                     {"max_life", ItemUse::max_life},
                                     {"gold", ItemUse::gold},
                                     {"attribute", ItemUse::attribute},
                                     {"experience", ItemUse::experience},
                                     {"level", ItemUse::level}};
constexpr Choice<Effect> kEffects[] = {{"unbuilt", Effect::unbuilt},
                                       {"passive_unbuilt", Effect::passive_unbuilt},
                                       {"holy_light", Effect::holy_light},
                                       {"divine_shield", Effect::divine_shield},
                                       {"devotion_aura", Effect::devotion_aura},
                                       {"resurrection", Effect::resurrection},
                                       {"storm_bolt", Effect::storm_bolt},
                                       {"inventory", Effect::inventory}};
constexpr Choice<CastTarget> kTargets[] = {{"none", CastTarget::none},
                                           {"unit", CastTarget::unit},
                                           {"point", CastTarget::point},
                                           {"passive", CastTarget::passive}};

void describe_type(Fields &f, UnitType &t) {
  f.read("name", t.name);
  f.read("proper_names", t.proper_names);
  f.read("race", t.race);
  f.read("structure", t.structure);
  f.read("hero", t.hero);
  f.read("worker", t.worker);
  f.read("town_hall", t.town_hall);
  f.choose("move", kMoves, t.move);
  f.read("level", t.level);
  f.read("speed", t.speed);
  f.read("collision", t.collision);
  f.read("life", t.life);
  f.read("mana", t.mana);
  f.read("mana_start", t.mana_start);
  f.read("life_regen", t.life_regen);
  f.read("mana_regen", t.mana_regen);
  f.read("range", t.range);
  f.read("acquire", t.acquire);
  f.read("cooldown", t.cooldown);
  f.read("missile_speed", t.missile_speed);
  f.read("damage", t.damage);
  f.read("dice", t.dice);
  f.read("sides", t.sides);
  f.read("armour", t.armour);
  f.read("gold", t.gold);
  f.read("lumber", t.lumber);
  f.read("food_used", t.food_used);
  f.read("food_made", t.food_made);
  f.read("build_seconds", t.build_seconds);
  f.read("footprint", t.footprint);
  f.read("point_value", t.point_value);
  f.choose("primary", kAttributes, t.primary);
  f.read("strength", t.strength);
  f.read("agility", t.agility);
  f.read("intelligence", t.intelligence);
  f.read("strength_gain", t.strength_gain);
  f.read("agility_gain", t.agility_gain);
  f.read("intelligence_gain", t.intelligence_gain);
  f.read("inventory", t.inventory);
  f.read_rawcodes("abilities", t.abilities);
  f.read_rawcodes("hero_abilities", t.hero_abilities);
  f.read_rawcodes("trains", t.trains);
  f.read_rawcodes("builds", t.builds);
}

void describe_type(Fields &f, ItemType &t) {
  f.read("name", t.name);
  f.read("class", t.item_class);
  f.read("powerup", t.powerup);
  f.read("perishable", t.perishable);
  f.read("droppable", t.droppable);
  f.read("pawnable", t.pawnable);
  f.read("drops_on_death", t.drops_on_death);
  f.read("level", t.level);
  f.read("charges", t.charges);
  f.read("gold", t.gold);
  f.read("life", t.life);
  f.read("cooldown", t.cooldown);
  f.choose("use", kUses, t.use);
  f.read("amount", t.amount);
  f.read("seconds", t.seconds);
  f.read("strength", t.strength);
  f.read("agility", t.agility);
  f.read("intelligence", t.intelligence);
  f.read("damage", t.damage);
  f.read("armour", t.armour);
  f.read("max_life", t.max_life);
  f.read("max_mana", t.max_mana);
  f.read("life_regen", t.life_regen);
  f.read("speed", t.speed);
}

void describe_type(Fields &f, AbilityType &t) {
  f.read("name", t.name);
  f.read("order", t.order);
  f.read("hero", t.hero);
  f.read("max_rank", t.max_rank);
  f.read("level_base", t.level_base);
  f.read("level_skip", t.level_skip);
  f.choose("effect", kEffects, t.effect);
  f.choose("target", kTargets, t.target);
  f.read("mana", t.mana);
  f.read("cooldown", t.cooldown);
  f.read("amount", t.amount);
  f.read("amount2", t.amount2);
  f.read("seconds", t.seconds);
  f.read("hero_seconds", t.hero_seconds);
  f.read("area", t.area);
  f.read("range", t.range);
  t.order_id = order_id(t.order);
}

void describe_type(Fields &f, DestructableType &t) {
  f.read("name", t.name);
  f.read("walkable", t.walkable);
  f.read("tree", t.tree);
  f.read("life", t.life);
  f.read("footprint", t.footprint);
}

const char *out_of_bounds(const UnitType &t) {
  if (t.level < 0 || t.level > 10000) return "level must be 0 to 10000";
  if (t.speed < 0 || t.speed > 1000) return "speed must be 0 to 1000";
  if (t.collision < 0 || t.collision > 512) return "collision must be 0 to 512";
  if (!(t.life > 0)) return "life must be more than 0";
  if (t.cooldown < 0 || (t.cooldown > 0 && t.cooldown < 0.05f)) return "cooldown must be 0, or 0.05 and more";
  if (t.dice < 0 || t.dice > 255 || t.sides < 0 || t.sides > 255) return "dice and sides must be 0 to 255";
  if (t.footprint < 0 || t.footprint > 64) return "footprint must be 0 to 64 cells";
  if (t.inventory < 0 || t.inventory > 6) return "inventory must be 0 to 6 slots";
  if (t.hero && t.primary == Attribute::none) return "a hero needs its primary attribute";
  return nullptr;
}
const char *out_of_bounds(const ItemType &t) {
  return t.charges < 0 ? "charges must not be below 0" : nullptr;
}
const char *out_of_bounds(const AbilityType &t) {
  if (t.max_rank < 1 || t.max_rank > 100) return "max_rank must be 1 to 100";
  if (!t.order.empty() && t.order_id == 0) return "field 'order' is no order's name";
  return nullptr;
}
const char *out_of_bounds(const DestructableType &t) {
  return t.footprint < 0 || t.footprint > 64 ? "footprint must be 0 to 64 cells" : nullptr;
}

template <class Type>
Result<void> read_types(std::string_view text, std::string_view file, const char *kind,
                        std::map<std::uint32_t, Type> &into) {
  const auto parsed = parse(text, file);
  if (!parsed) return tl::unexpected(parsed.error());
  for (const auto &[key, node] : *parsed) {
    const std::string where = place(file, key.source());
    if (key.str().size() != 4)
      return fail(OR_INVALID, fmt::format("{}: '{}' is no rawcode: four characters are needed", where, key.str()));
    const toml::table *table = node.as_table();
    if (!table) return fail(OR_INVALID, fmt::format("{}: '{}' must be a table of fields", where, key.str()));
    Type type;
    type.rawcode = Fields::code_of(key.str());
    type.name = std::string(key.str());
    Fields fields(*table, file, fmt::format("{} {}", kind, key.str()));
    describe_type(fields, type);
    if (auto done = fields.finish(); !done) return done;
    if (const char *why = out_of_bounds(type))
      return fail(OR_INVALID, fmt::format("{}: {} {}: {}", where, kind, key.str(), why));
    if (!into.emplace(type.rawcode, std::move(type)).second)
      return fail(OR_EXISTS, fmt::format("{}: {} {} is described twice", where, kind, key.str()));
  }
  return {};
}

}  // namespace

Result<void> read_unit_types(std::string_view text, std::string_view file, std::map<std::uint32_t, UnitType> &into) {
  return read_types(text, file, "unit", into);
}
Result<void> read_item_types(std::string_view text, std::string_view file, std::map<std::uint32_t, ItemType> &into) {
  return read_types(text, file, "item", into);
}
Result<void> read_ability_types(std::string_view text, std::string_view file,
                                std::map<std::uint32_t, AbilityType> &into) {
  return read_types(text, file, "ability", into);
}
Result<void> read_destructable_types(std::string_view text, std::string_view file,
                                     std::map<std::uint32_t, DestructableType> &into) {
  return read_types(text, file, "destructable", into);
}

Result<void> read_constants(std::string_view text, std::string_view file, Constants &c) {
  const auto parsed = parse(text, file);
  if (!parsed) return tl::unexpected(parsed.error());
  Fields f(*parsed, file, "constants");
  f.read("speed_min", c.speed_min);
  f.read("speed_max", c.speed_max);
  f.read("pickup_range", c.pickup_range);
  f.read("give_range", c.give_range);
  f.read("drop_range", c.drop_range);
  f.read("follow_range", c.follow_range);
  f.read("structure_follow_range", c.structure_follow_range);
  f.read("spell_buffer", c.spell_buffer);
  f.read("call_for_help", c.call_for_help);
  f.read("day_seconds", c.day_seconds);
  f.read("dawn", c.dawn);
  f.read("dusk", c.dusk);
  f.read("build_refund", c.build_refund);
  f.read("train_refund", c.train_refund);
  f.read("armour_factor", c.armour_factor);
  f.read("life_per_strength", c.life_per_strength);
  f.read("life_base", c.life_base);
  f.read("mana_per_intelligence", c.mana_per_intelligence);
  f.read("regen_per_strength", c.regen_per_strength);
  f.read("regen_per_intelligence", c.regen_per_intelligence);
  f.read("armour_per_agility", c.armour_per_agility);
  f.read("armour_base", c.armour_base);
  f.read("attack_speed_per_agility", c.attack_speed_per_agility);
  f.read("experience_range", c.experience_range);
  f.read("corpse_seconds", c.corpse_seconds);
  f.read("hero_revive_life", c.hero_revive_life);
  f.read("summon_experience", c.summon_experience);
  f.read("cached_dead_hero_life", c.cached_dead_hero_life);
  f.read("level_cap", c.level_cap);
  f.read("path_nodes_per_tick", c.path_nodes_per_tick);
  f.read("path_nodes_per_search", c.path_nodes_per_search);
  f.read("path_nodes_per_detour", c.path_nodes_per_detour);
  f.read("experience_table", c.experience_table);
  f.read("unit_experience", c.unit_experience);
  f.read("hero_experience", c.hero_experience);
  f.read("hero_experience_step", c.hero_experience_step);
  f.read("creep_share", c.creep_share);
  if (auto done = f.finish(); !done) return done;
  if (c.experience_table.empty() || c.unit_experience.empty() || c.hero_experience.empty())
    return fail(OR_INVALID, fmt::format("{}: the experience tables must not be empty", file));
  if (c.level_cap < 1 || c.day_seconds <= 0 || c.path_nodes_per_tick < 1 || c.path_nodes_per_search < 1 ||
      c.path_nodes_per_detour < 1)
    return fail(OR_INVALID, fmt::format("{}: level_cap, day_seconds and the path bounds must be more than 0", file));
  return {};
}

}  // namespace openrealm::wc3
