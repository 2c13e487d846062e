#include "modules/wc3_gamecache/sidecar.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <tuple>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace openrealm::gamecache {

namespace {

constexpr std::string_view kMagic = "ORGCACHE";

class Writer {
 public:
  template <class T>
  void number(T value) {
    static_assert(std::endian::native == std::endian::little);
    bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
  }
  void text(std::string_view value) {
    number(std::uint32_t(value.size()));
    bytes.append(value);
  }
  std::string bytes;
};

// Reads past the end answer zeros and set `failed`; the first failure's place is kept.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}
  template <class T>
  T number() {
    T value{};
    if (const char *from = take(sizeof value)) std::memcpy(&value, from, sizeof value);
    return value;
  }
  std::string text() {
    const auto size = number<std::uint32_t>();
    const char *from = take(size);
    return from ? std::string(from, size) : std::string();
  }
  void refuse() { failed = true; }
  std::size_t left() const { return bytes_.size() - at; }
  bool failed = false;
  std::size_t at = 0;

 private:
  const char *take(std::size_t size) {
    if (failed || size > left()) {
      failed = true;
      return nullptr;
    }
    at += size;
    return bytes_.data() + at - size;
  }
  std::string_view bytes_;
};

void write_unit(Writer &out, const or_unit_snapshot &unit) {
  out.number(unit.rawcode);
  out.number(std::uint8_t(unit.is_hero != 0));
  out.number(unit.level);
  out.number(unit.experience);
  out.number(std::uint8_t(unit.experience_suspended != 0));
  out.number(unit.skill_points);
  for (const std::int32_t value : {unit.strength, unit.agility, unit.intelligence, unit.colour}) out.number(value);
  for (const float value : {unit.life, unit.max_life, unit.mana, unit.max_mana}) out.number(value);
  out.number(std::uint8_t(unit.ability_count));
  for (std::uint32_t i = 0; i < unit.ability_count; ++i) {
    out.number(unit.abilities[i].rawcode);
    out.number(unit.abilities[i].rank);
  }
  const auto held =
      std::count_if(std::begin(unit.items), std::end(unit.items), [](const auto &item) { return item.rawcode != 0; });
  out.number(std::uint8_t(held));
  for (std::uint8_t slot = 0; slot < OR_INVENTORY_SLOTS; ++slot) {
    if (unit.items[slot].rawcode == 0) continue;
    out.number(slot);
    out.number(unit.items[slot].rawcode);
    out.number(unit.items[slot].charges);
  }
}

or_unit_snapshot read_unit(Reader &in) {
  or_unit_snapshot unit{};
  unit.size = sizeof unit;
  unit.rawcode = in.number<std::uint32_t>();
  unit.is_hero = in.number<std::uint8_t>();
  unit.level = in.number<std::uint32_t>();
  unit.experience = in.number<std::uint32_t>();
  unit.experience_suspended = in.number<std::uint8_t>();
  unit.skill_points = in.number<std::uint32_t>();
  for (std::int32_t *value : {&unit.strength, &unit.agility, &unit.intelligence, &unit.colour})
    *value = in.number<std::int32_t>();
  for (float *value : {&unit.life, &unit.max_life, &unit.mana, &unit.max_mana}) {
    *value = in.number<float>();
    if (!std::isfinite(*value)) in.refuse();
  }
  unit.ability_count = in.number<std::uint8_t>();
  if (unit.ability_count > OR_HERO_ABILITIES) in.refuse();
  for (std::uint32_t i = 0; i < unit.ability_count && !in.failed; ++i) {
    unit.abilities[i].rawcode = in.number<std::uint32_t>();
    unit.abilities[i].rank = in.number<std::uint32_t>();
  }
  const auto held = in.number<std::uint8_t>();
  for (std::uint8_t i = 0; i < held && !in.failed; ++i) {
    const auto slot = in.number<std::uint8_t>();
    if (slot >= OR_INVENTORY_SLOTS || unit.items[slot].rawcode != 0) {
      in.refuse();
      break;
    }
    unit.items[slot].rawcode = in.number<std::uint32_t>();
    unit.items[slot].charges = in.number<std::int32_t>();
  }
  return unit;
}

Value read_value(Reader &in) {
  Value value;
  const auto type = in.number<std::uint8_t>();
  if (type > std::uint8_t(ValueType::unit)) {
    in.refuse();
    return value;
  }
  value.type = ValueType(type);
  switch (value.type) {
    case ValueType::integer:
      value.integer = in.number<std::int32_t>();
      break;
    case ValueType::real:
      value.real = in.number<float>();
      break;
    case ValueType::boolean:
      value.integer = in.number<std::uint8_t>();
      if (value.integer > 1) in.refuse();
      break;
    case ValueType::string:
      value.text = in.text();
      break;
    case ValueType::unit:
      value.unit = read_unit(in);
      break;
  }
  return value;
}

void write_value(Writer &out, const Value &value) {
  out.number(std::uint8_t(value.type));
  switch (value.type) {
    case ValueType::integer:
      out.number(value.integer);
      break;
    case ValueType::real:
      out.number(value.real);
      break;
    case ValueType::boolean:
      out.number(std::uint8_t(value.integer != 0));
      break;
    case ValueType::string:
      out.text(value.text);
      break;
    case ValueType::unit:
      write_unit(out, value.unit);
      break;
  }
}

auto order_key(const Entry &entry) {
  return std::tie(entry.mission, entry.key, entry.value.type);
}

}  // namespace

std::string encode(Image image) {
  std::sort(image.entries.begin(), image.entries.end(),
            [](const Entry &a, const Entry &b) { return order_key(a) < order_key(b); });
  Writer out;
  out.bytes = kMagic;
  out.number(kSidecarVersion);
  out.text(image.campaign);
  out.number(std::uint32_t(image.entries.size()));
  for (const Entry &entry : image.entries) {
    out.text(entry.mission);
    out.text(entry.key);
    write_value(out, entry.value);
  }
  out.number(std::uint64_t(XXH3_64bits(out.bytes.data(), out.bytes.size())));
  return std::move(out.bytes);
}

Result<Image> decode(std::string_view bytes) {
  if (bytes.substr(0, kMagic.size()) != kMagic) return fail(OR_INVALID, "it does not begin with ORGCACHE");
  Reader in(bytes.substr(kMagic.size()));
  const auto version = in.number<std::uint32_t>();
  if (!in.failed && version != kSidecarVersion)
    return fail(OR_MISMATCH, fmt::format("it has version {}, this build reads {}", version, kSidecarVersion));
  Image image;
  image.campaign = in.text();
  const auto count = in.number<std::uint32_t>();
  if (count > MAX_GAMECACHE_ENTRIES) return fail(OR_INVALID, fmt::format("it claims {} entries", count));
  for (std::uint32_t i = 0; i < count && !in.failed; ++i) {
    Entry entry{in.text(), in.text(), read_value(in)};
    if (!image.entries.empty() && order_key(image.entries.back()) >= order_key(entry)) in.refuse();
    image.entries.push_back(std::move(entry));
  }
  const std::size_t hashed = kMagic.size() + in.at;
  const auto hash = in.number<std::uint64_t>();
  if (in.failed) return fail(OR_INVALID, fmt::format("it is damaged at byte {}", kMagic.size() + in.at));
  if (in.left() != 0) return fail(OR_INVALID, fmt::format("it has {} bytes too many", in.left()));
  if (hash != XXH3_64bits(bytes.data(), hashed)) return fail(OR_INVALID, "its checksum is wrong");
  return image;
}

}  // namespace openrealm::gamecache
