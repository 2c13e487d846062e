// The known name that a misspelt one most likely means.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace openrealm::script {

// Edits that turn one text into the other (a letter more, less, changed, or two swapped, each counted with case), or
// `limit` + 1 when there are more than `limit`.
size_t edit_distance(std::string_view a, std::string_view b, size_t limit);

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
  size_t limit_;
};

}  // namespace openrealm::script
