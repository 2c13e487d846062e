#include "modules/wc3_gamecache/cache_set.h"

namespace openrealm::gamecache {

namespace {

template <class Record>
void to_record(const or_unit_snapshot &from, Record &to) {
  to.type.value = from.rawcode;
  to.level = from.level;
  to.experience = from.experience;
  to.skill_points = from.skill_points;
  to.strength = from.strength;
  to.agility = from.agility;
  to.intelligence = from.intelligence;
  to.colour = from.colour;
  to.life = from.life;
  to.max_life = from.max_life;
  to.mana = from.mana;
  to.max_mana = from.max_mana;
  to.abilities = std::uint16_t(std::min<std::uint32_t>(from.ability_count, OR_HERO_ABILITIES));
  to.is_hero = from.is_hero != 0;
  to.experience_suspended = from.experience_suspended != 0;
  for (std::uint32_t i = 0; i < OR_HERO_ABILITIES; ++i) {
    to.ability[i].value = i < to.abilities ? from.abilities[i].rawcode : 0;
    to.rank[i] = i < to.abilities ? from.abilities[i].rank : 0;
  }
  for (std::uint32_t slot = 0; slot < OR_INVENTORY_SLOTS; ++slot) {
    to.item[slot].value = from.items[slot].rawcode;
    to.charges[slot] = from.items[slot].charges;
  }
}

template <class Record>
or_unit_snapshot to_snapshot(const Record &from) {
  or_unit_snapshot to{};
  to.size = sizeof to;
  to.rawcode = from.type.value;
  to.is_hero = from.is_hero;
  to.level = from.level;
  to.experience = from.experience;
  to.experience_suspended = from.experience_suspended;
  to.skill_points = from.skill_points;
  to.strength = from.strength;
  to.agility = from.agility;
  to.intelligence = from.intelligence;
  to.colour = from.colour;
  to.life = from.life;
  to.max_life = from.max_life;
  to.mana = from.mana;
  to.max_mana = from.max_mana;
  to.ability_count = from.abilities;
  for (std::uint32_t i = 0; i < from.abilities; ++i) to.abilities[i] = {from.ability[i].value, from.rank[i]};
  for (std::uint32_t slot = 0; slot < OR_INVENTORY_SLOTS; ++slot)
    to.items[slot] = {from.item[slot].value, from.charges[slot]};
  return to;
}

void append_sized(std::string &to, std::string_view text, bool fold_case) {
  to += std::to_string(text.size());
  to += ':';
  for (const char c : text) to += fold_case && c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

}  // namespace

template <class Set>
Result<CacheSet<Set>> CacheSet<Set>::open(const Engine &engine) {
  CacheSet made;
  auto caches = engine.open<CacheOf<Set>>();
  if (!caches) return tl::unexpected(caches.error());
  made.caches_ = *caches;
  auto entries = engine.open<EntryOf<Set>>();
  if (!entries) return tl::unexpected(entries.error());
  made.entries_ = *entries;
  auto units = engine.open<UnitOf<Set>>();
  if (!units) return tl::unexpected(units.error());
  made.units_ = *units;
  return made;
}

template <class Set>
void CacheSet<Set>::rebuild(bool fold_case) {
  fold_case_ = fold_case;
  index_.clear();
  for (const std::uint32_t row : entries_.rows()) {
    const EntryOf<Set> &entry = entries_[row];
    index_[index_key(entry.cache.row, entries_.text(entry.mission), entries_.text(entry.key), entry.type)] = row;
  }
}

template <class Set>
std::string CacheSet<Set>::index_key(std::uint32_t cache, std::string_view mission, std::string_view key,
                                     ValueType type) const {
  std::string made = std::to_string(cache) + char('a' + int(type));
  append_sized(made, mission, fold_case_);
  append_sized(made, key, fold_case_);
  return made;
}

template <class Set>
std::uint32_t CacheSet<Set>::find_cache(std::string_view campaign_name) const {
  for (const std::uint32_t row : caches_.rows())
    if (campaign(row) == campaign_name) return row;
  return 0;
}

template <class Set>
std::uint32_t CacheSet<Set>::create(std::string_view campaign_name) {
  const std::uint32_t row = caches_.alloc();
  if (row == 0) return 0;
  if (caches_.set(caches_.mut(row).campaign, campaign_name)) return row;
  caches_.free(row);
  return 0;
}

template <class Set>
void CacheSet<Set>::destroy(std::uint32_t cache) {
  flush_all(cache);
  caches_.free(cache);
}

// The index may name rows that went with their map before this module heard of it.
template <class Set>
std::uint32_t CacheSet<Set>::find(std::uint32_t cache, std::string_view mission, std::string_view key,
                                  ValueType type) const {
  const std::string wanted = index_key(cache, mission, key, type);
  const auto found = index_.find(wanted);
  if (found == index_.end() || !entries_.alive(found->second)) return 0;
  const EntryOf<Set> &entry = entries_[found->second];
  const std::string held =
      index_key(entry.cache.row, entries_.text(entry.mission), entries_.text(entry.key), entry.type);
  return held == wanted ? found->second : 0;
}

template <class Set>
bool CacheSet<Set>::has(std::uint32_t cache, std::string_view mission, std::string_view key, ValueType type) const {
  return find(cache, mission, key, type) != 0;
}

template <class Set>
Value CacheSet<Set>::read(const EntryOf<Set> &entry) const {
  Value value;
  value.type = entry.type;
  value.integer = entry.integer;
  value.real = entry.real;
  if (entry.type == ValueType::string) value.text = entries_.text(entry.text);
  if (entry.type == ValueType::unit) value.unit = to_snapshot(units_[entry.unit.row]);
  return value;
}

template <class Set>
Value CacheSet<Set>::get(std::uint32_t cache, std::string_view mission, std::string_view key, ValueType type) const {
  const std::uint32_t row = find(cache, mission, key, type);
  if (row != 0) return read(entries_[row]);
  Value missing;
  missing.type = type;
  return missing;
}

template <class Set>
bool CacheSet<Set>::has_room(std::size_t more_text) const {
  std::size_t text = more_text;
  for (const std::uint32_t row : caches_.rows()) text += caches_[row].text_bytes;
  return text <= Set::kMostText;
}

// Sets an entry's value; OR_FULL leaves the value it had.
template <class Set>
int CacheSet<Set>::write(std::uint32_t row, const Value &value) {
  EntryOf<Set> &entry = entries_.mut(row);
  if (value.type == ValueType::unit && !entry.unit) {
    entry.unit.row = units_.alloc();
    if (!entry.unit) return OR_FULL;
  }
  if (value.type == ValueType::string) {
    const std::size_t old = entries_.text(entry.text).size(), now = value.text.size();
    if (now > old && !has_room(now - old)) return OR_FULL;
    if (!entries_.set(entry.text, value.text)) return OR_FULL;
    std::uint32_t &text_bytes = caches_.mut(entry.cache.row).text_bytes;
    text_bytes = std::uint32_t(text_bytes - std::min<std::size_t>(text_bytes, old) + now);
  }
  if (value.type == ValueType::unit) to_record(value.unit, units_.mut(entry.unit.row));
  entry.type = value.type;
  entry.integer = value.integer;
  entry.real = value.real;
  return OR_OK;
}

template <class Set>
int CacheSet<Set>::put(std::uint32_t cache, std::string_view mission, std::string_view key, const Value &value) {
  const std::uint32_t row = find(cache, mission, key, value.type);
  return row != 0 ? write(row, value) : add(cache, mission, key, value);
}

template <class Set>
int CacheSet<Set>::add(std::uint32_t cache, std::string_view mission, std::string_view key, const Value &value) {
  const std::size_t keys = mission.size() + key.size();
  if (caches_[cache].entries >= MAX_GAMECACHE_ENTRIES || !has_room(keys)) return OR_FULL;
  const std::uint32_t row = entries_.alloc();
  if (row == 0) return OR_FULL;
  EntryOf<Set> &entry = entries_.mut(row);
  entry.cache.row = cache;
  if (!entries_.set(entry.mission, mission) || !entries_.set(entry.key, key) || write(row, value) != OR_OK) {
    entries_.free(row);
    return OR_FULL;
  }
  CacheOf<Set> &owner = caches_.mut(cache);
  entry.next = owner.first;
  if (owner.first) entries_.mut(owner.first.row).previous.row = row;
  owner.first.row = row;
  ++owner.entries;
  owner.text_bytes += std::uint32_t(keys);
  index_[index_key(cache, mission, key, value.type)] = row;
  return OR_OK;
}

template <class Set>
std::size_t CacheSet<Set>::text_of(const EntryOf<Set> &entry) const {
  return entries_.text(entry.mission).size() + entries_.text(entry.key).size() + entries_.text(entry.text).size();
}

template <class Set>
void CacheSet<Set>::remove(std::uint32_t row) {
  const EntryOf<Set> entry = entries_[row];
  index_.erase(index_key(entry.cache.row, entries_.text(entry.mission), entries_.text(entry.key), entry.type));
  CacheOf<Set> &owner = caches_.mut(entry.cache.row);
  --owner.entries;
  owner.text_bytes -= std::min(owner.text_bytes, std::uint32_t(text_of(entry)));
  if (entry.previous) {
    entries_.mut(entry.previous.row).next = entry.next;
  } else {
    owner.first = entry.next;
  }
  if (entry.next) entries_.mut(entry.next.row).previous = entry.previous;
  if (entry.unit) units_.free(entry.unit.row);
  entries_.free(row);
}

template <class Set>
void CacheSet<Set>::flush(std::uint32_t cache, std::string_view mission, std::string_view key, ValueType type) {
  const std::uint32_t row = find(cache, mission, key, type);
  if (row != 0) remove(row);
}

template <class Set>
void CacheSet<Set>::flush_mission(std::uint32_t cache, std::string_view mission) {
  std::string wanted, held;
  append_sized(wanted, mission, fold_case_);
  for (std::uint32_t row = caches_[cache].first.row; row != 0;) {
    const std::uint32_t next = entries_[row].next.row;
    held.clear();
    append_sized(held, entries_.text(entries_[row].mission), fold_case_);
    if (held == wanted) remove(row);
    row = next;
  }
}

template <class Set>
void CacheSet<Set>::flush_all(std::uint32_t cache) {
  while (caches_[cache].first) remove(caches_[cache].first.row);
}

template <class Set>
Image CacheSet<Set>::image(std::uint32_t cache) const {
  Image made;
  made.campaign = campaign(cache);
  for (std::uint32_t row = caches_[cache].first.row; row != 0; row = entries_[row].next.row) {
    const EntryOf<Set> &entry = entries_[row];
    made.entries.push_back(
        {std::string(entries_.text(entry.mission)), std::string(entries_.text(entry.key)), read(entry)});
  }
  return made;
}

template <class Set>
int CacheSet<Set>::fill(std::uint32_t cache, const Image &image) {
  flush_all(cache);
  for (const Entry &entry : image.entries) {
    const int added = put(cache, entry.mission, entry.key, entry.value);
    if (added == OR_OK) continue;
    flush_all(cache);
    return added;
  }
  return OR_OK;
}

template class CacheSet<Handles>;
template class CacheSet<Committed>;

}  // namespace openrealm::gamecache
