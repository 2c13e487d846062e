#include "kernel/host/extension_points.h"

#include <fmt/format.h>

namespace openrealm {

Result<void> ExtensionPoints::contribute(std::uint32_t place, std::string_view point, const char *name,
                                         const void *data) {
  if (point.empty() || !name || *name == '\0' || !data)
    return fail(OR_INVALID, fmt::format("extension point \"{}\": a contribution has a name and data", point));
  const auto [at, added] =
      points_[std::string(point)].try_emplace({place, std::string(name)}, or_contribution{name, data, nullptr});
  if (!added)
    return fail(OR_EXISTS, fmt::format("extension point {}: the same module contributes {} twice", point, name));
  lists_.clear();
  return {};
}

void ExtensionPoints::set_context(std::uint32_t place, void *instance) {
  lists_.clear();
  for (auto &[name, point] : points_)
    for (auto &[key, contribution] : point)
      if (key.first == place) contribution.context = instance;
}

void ExtensionPoints::withdraw(std::uint32_t place) {
  lists_.clear();
  for (auto &[name, point] : points_)
    std::erase_if(point, [place](const auto &entry) { return entry.first.first == place; });
}

std::span<const or_contribution> ExtensionPoints::list(std::string_view point) {
  const auto known = points_.find(point);
  if (known == points_.end()) return {};
  auto &list = lists_[known->first];
  if (list.empty())
    for (const auto &[key, contribution] : known->second) list.push_back(contribution);
  return list;
}

}  // namespace openrealm
