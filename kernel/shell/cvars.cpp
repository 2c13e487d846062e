#include "kernel/shell/cvars.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "kernel/shell/words.h"

namespace openrealm {
namespace {

constexpr std::size_t kMaxValue = 4096;

bool valid_name(std::string_view name) {
  return !name.empty() && name.size() <= 64 && !(name[0] >= '0' && name[0] <= '9') &&
         std::all_of(name.begin(), name.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

template <class Number>
std::optional<Number> read_number(std::string_view text) {
  Number value{};
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<std::string> normal_boolean(std::string_view value) {
  for (const char *word : {"1", "true", "on", "yes"})
    if (value == word) return "1";
  for (const char *word : {"0", "false", "off", "no"})
    if (value == word) return "0";
  return std::nullopt;
}

// The value in the form its type is stored in; nothing when it is not of that type or out of range.
std::optional<std::string> normal_form(const CvarSpec &spec, std::string_view value) {
  const auto in_range = [&](double number) {
    return std::isfinite(number) && number >= spec.min.value_or(number) && number <= spec.max.value_or(number);
  };
  switch (spec.type) {
    case CvarType::boolean:
      return normal_boolean(value);
    case CvarType::integer: {
      const auto number = read_number<std::int64_t>(value);
      if (!number || !in_range(double(*number))) return std::nullopt;
      return std::to_string(*number);
    }
    case CvarType::number: {
      const auto number = read_number<double>(value);
      if (!number || !in_range(*number)) return std::nullopt;
      return fmt::format("{}", *number);
    }
    case CvarType::text:
      if (value.size() > kMaxValue || value.find('\0') != std::string_view::npos) return std::nullopt;
      return std::string(value);
  }
  return std::nullopt;
}

}  // namespace

const char *cvar_type_name(CvarType type) {
  switch (type) {
    case CvarType::text:
      return "string";
    case CvarType::integer:
      return "int";
    case CvarType::number:
      return "float";
    case CvarType::boolean:
      return "bool";
  }
  return "?";
}

std::string cvar_wants(const CvarSpec &spec) {
  if (!spec.values.empty()) return fmt::format("one of {}", fmt::join(spec.values, ", "));
  if (spec.type == CvarType::text) return fmt::format("text of at most {} bytes", kMaxValue);
  if (spec.type == CvarType::boolean) return "0 or 1 (off, on)";
  std::string range;
  if (spec.min && spec.max) {
    range = fmt::format(" from {} to {}", *spec.min, *spec.max);
  } else if (spec.min) {
    range = fmt::format(" of at least {}", *spec.min);
  } else if (spec.max) {
    range = fmt::format(" of at most {}", *spec.max);
  }
  return (spec.type == CvarType::integer ? "an integer" : "a number") + range;
}

Result<void> Cvars::declare(CvarSpec spec) {
  if (!valid_name(spec.name))
    return fail(OR_INVALID, fmt::format("'{}' cannot name a cvar: use lower case letters, digits and '_', "
                                        "not a digit first, at most 64",
                                        spec.name));
  if (cvars_.count(spec.name)) return fail(OR_EXISTS, fmt::format("cvar {} is declared already", spec.name));
  auto value = check(spec, spec.default_value);
  if (!value) return tl::unexpected(value.error());
  spec.default_value = *value;
  const std::string name = spec.name;
  const std::lock_guard<std::mutex> lock(mutex_);
  cvars_[name] = Cvar{std::move(spec), std::move(*value), false};
  return {};
}

void Cvars::forget(std::string_view owner) {
  parked_ = archive();
  const std::lock_guard<std::mutex> lock(mutex_);
  std::erase_if(cvars_, [&](const auto &entry) { return entry.second.spec.owner == owner; });
}

const Cvar *Cvars::find(std::string_view name) const {
  const auto it = cvars_.find(name);
  return it == cvars_.end() ? nullptr : &it->second;
}

std::optional<std::string> Cvars::copy(std::string_view name) const {
  const std::lock_guard<std::mutex> lock(mutex_);
  const Cvar *cvar = find(name);
  if (!cvar) return std::nullopt;
  return cvar->value;
}

Cvar *Cvars::find_mutable(std::string_view name) {
  const auto it = cvars_.find(name);
  return it == cvars_.end() ? nullptr : &it->second;
}

const std::string &Cvars::text(std::string_view name) const {
  const Cvar *cvar = find(name);
  assert(cvar && "a cvar the kernel reads is declared by its built-ins");
  return cvar->value;
}

std::int64_t Cvars::integer(std::string_view name) const {
  assert(find(name) && find(name)->spec.type == CvarType::integer);
  return read_number<std::int64_t>(text(name)).value_or(0);
}

double Cvars::number(std::string_view name) const {
  assert(find(name) && find(name)->spec.type == CvarType::number);
  return read_number<double>(text(name)).value_or(0);
}

bool Cvars::boolean(std::string_view name) const {
  assert(find(name) && find(name)->spec.type == CvarType::boolean);
  return text(name) == "1";
}

Result<std::string> Cvars::check(const CvarSpec &spec, std::string_view value) {
  const auto normal = normal_form(spec, value);
  const bool listed = spec.values.empty() || spec.any_value ||
                      (normal && std::find(spec.values.begin(), spec.values.end(), *normal) != spec.values.end());
  if (normal && listed) return *normal;
  const std::string shown = value.size() > 60 ? std::string(value.substr(0, 57)) + "..." : std::string(value);
  std::string hint;
  if (!spec.values.empty()) hint = did_you_mean(nearest_name(value, spec.values));
  return fail(OR_INVALID, fmt::format("cvar {}: '{}' is not {}{}", spec.name, shown, cvar_wants(spec), hint));
}

Result<void> Cvars::allowed_now(const Cvar &cvar) const {
  if (started_ && (cvar.spec.flags & kCvarInit))
    return fail(OR_DENIED, fmt::format("cvar {} is fixed once the engine runs: give +set {} VALUE when you start it",
                                       cvar.spec.name, cvar.spec.name));
  const Cvar *cheats = find("cheats");
  if (started_ && (cvar.spec.flags & kCvarCheat) && !(cheats && cheats->value == "1"))
    return fail(OR_DENIED, fmt::format("cvar {} is a cheat: set cheats 1 first", cvar.spec.name));
  return {};
}

void Cvars::store(Cvar &cvar, std::string value) {
  if (cvar.value == value) return;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    cvar.value = std::move(value);
  }
  const auto [first, last] = listeners_.equal_range(cvar.spec.name);
  for (auto it = first; it != last; ++it) it->second(cvar);
}

Result<std::string> Cvars::set(std::string_view name, std::string_view value, bool archive) {
  Cvar *cvar = find_mutable(name);
  if (!cvar) return fail(OR_NOT_FOUND, fmt::format("unknown cvar '{}'{}", name, did_you_mean(nearest(name))));
  if (auto allowed = allowed_now(*cvar); !allowed) return tl::unexpected(allowed.error());
  auto normal = check(cvar->spec, value);
  if (!normal) return tl::unexpected(normal.error());
  std::string warning;
  const auto &values = cvar->spec.values;
  if (!values.empty() && std::find(values.begin(), values.end(), *normal) == values.end())
    warning = fmt::format("cvar {}: '{}' is not {}; it is kept as it is{}", name, *normal, cvar_wants(cvar->spec),
                          did_you_mean(nearest_name(*normal, values)));
  if (archive || (cvar->spec.flags & kCvarArchive)) cvar->archived = true;
  store(*cvar, std::move(*normal));
  return warning;
}

Result<void> Cvars::toggle(std::string_view name) {
  Cvar *cvar = find_mutable(name);
  if (!cvar) return fail(OR_NOT_FOUND, fmt::format("unknown cvar '{}'{}", name, did_you_mean(nearest(name))));
  const auto &values = cvar->spec.values;
  std::string next;
  if (cvar->spec.type == CvarType::boolean) {
    next = cvar->value == "1" ? "0" : "1";
  } else if (!values.empty()) {
    const auto at = std::find(values.begin(), values.end(), cvar->value);
    next = at == values.end() || at + 1 == values.end() ? values.front() : *(at + 1);
  } else {
    return fail(OR_INVALID, fmt::format("cvar {} cannot be toggled: it is {}", name, cvar_wants(cvar->spec)));
  }
  if (auto done = set(name, next); !done) return tl::unexpected(done.error());
  return {};
}

Result<void> Cvars::reset(std::string_view name) {
  Cvar *cvar = find_mutable(name);
  if (!cvar) return fail(OR_NOT_FOUND, fmt::format("unknown cvar '{}'{}", name, did_you_mean(nearest(name))));
  if (auto allowed = allowed_now(*cvar); !allowed) return allowed;
  cvar->archived = false;
  store(*cvar, cvar->spec.default_value);
  return {};
}

Result<void> Cvars::set_default(std::string_view name, std::string_view value) {
  Cvar *cvar = find_mutable(name);
  if (!cvar) return fail(OR_NOT_FOUND, fmt::format("unknown cvar '{}'{}", name, did_you_mean(nearest(name))));
  auto normal = check(cvar->spec, value);
  if (!normal) return tl::unexpected(normal.error());
  cvar->spec.default_value = *normal;
  if (!cvar->archived) store(*cvar, std::move(*normal));
  return {};
}

void Cvars::listen(std::string name, Listener listener) {
  listeners_.emplace(std::move(name), std::move(listener));
}

std::string Cvars::nearest(std::string_view name) const {
  std::vector<std::string> names;
  for (const auto &entry : cvars_) names.push_back(entry.first);
  return nearest_name(name, names);
}

std::vector<std::string> Cvars::apply_archive(const Archive &archive, std::string_view owner) {
  std::vector<std::string> problems;
  for (const auto &[section, values] : archive) {
    for (const auto &[name, value] : values) {
      Cvar *cvar = find_mutable(name);
      const bool ours = section == owner && cvar && cvar->spec.owner == section;
      if (!ours) {
        parked_[section][name] = value;
        if (section == owner)
          problems.push_back(fmt::format("unknown cvar '{}'{} (its value is kept)", name, did_you_mean(nearest(name))));
      } else if (auto normal = check(cvar->spec, value); !normal) {
        problems.push_back(normal.error().message);
      } else {
        cvar->archived = true;
        store(*cvar, std::move(*normal));
      }
    }
  }
  return problems;
}

Cvars::Archive Cvars::archive() const {
  Archive written = parked_;
  for (const auto &[name, cvar] : cvars_) {
    auto &section = written[cvar.spec.owner];
    section.erase(name);
    if (cvar.archived) section[name] = cvar.value;
  }
  std::erase_if(written, [](const auto &section) { return section.second.empty(); });
  return written;
}

}  // namespace openrealm
