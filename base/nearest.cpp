#include "base/nearest.h"

#include <algorithm>
#include <array>

namespace openrealm {
namespace {

constexpr std::size_t kLongest = 64;

char lowered(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_but_case(std::string_view a, std::string_view b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lowered(x) == lowered(y); });
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit) {
  const std::size_t difference = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
  if (difference > limit || a.size() > kLongest || b.size() > kLongest) return limit + 1;
  std::array<std::array<std::size_t, kLongest + 1>, 3> rows;
  for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    auto &row = rows[i % 3];
    const auto &above = rows[(i + 2) % 3];
    const auto &two_above = rows[(i + 1) % 3];
    row[0] = i;
    std::size_t least = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, change});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], two_above[j - 2] + 1);
      least = std::min(least, row[j]);
    }
    if (least > limit) return limit + 1;
  }
  return std::min(rows[a.size() % 3][b.size()], limit + 1);
}

Nearest::Nearest(std::string_view wanted) : wanted_(wanted), limit_(std::max<std::size_t>(1, wanted.size() / 3)) {
  if (wanted.size() > kLongest || wanted.size() < 2) limit_ = 0;
}

void Nearest::offer(std::string_view candidate) {
  if (limit_ == 0 || candidate.empty()) return;
  const std::size_t distance = same_but_case(wanted_, candidate) ? 1 : edit_distance(wanted_, candidate, limit_);
  if (distance > limit_) return;
  best_ = candidate;
  limit_ = distance - 1;
}

std::string_view nearest_name(std::string_view name, std::span<const std::string_view> candidates) {
  Nearest nearest(name);
  for (const std::string_view candidate : candidates) nearest.offer(candidate);
  return nearest.best();
}

}  // namespace openrealm
