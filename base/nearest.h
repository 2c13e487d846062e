// The known name that a misspelt one most likely means.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace openrealm {

// Edits that turn one text into the other (a letter more, less, changed, or two swapped, each counted with case), or
// `limit` + 1 when there are more than `limit`.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

// Offered one name after the other; the first of the nearest wins. A name may differ by a third of its letters, or
// only by case. Names over 64 characters are never near.
class Nearest {
 public:
  explicit Nearest(std::string_view wanted);

  void offer(std::string_view candidate);
  // Empty when nothing is near.
  std::string_view best() const { return best_; }

 private:
  std::string_view wanted_;
  std::string_view best_;
  std::size_t limit_;
};

// The nearest of the candidates; empty when none is near.
std::string_view nearest_name(std::string_view name, std::span<const std::string_view> candidates);

}  // namespace openrealm
