#include "kernel/host/scratch.h"

#include <algorithm>
#include <cstring>

namespace openrealm {
namespace {

constexpr std::size_t kBlockSize = 256 << 10;
constexpr unsigned char kPoison = 0xDD;

}  // namespace

void *Scratch::take(std::size_t size) {
  constexpr std::size_t kAlign = alignof(std::max_align_t);
  const std::size_t rounded = std::max(kAlign, (size + kAlign - 1) / kAlign * kAlign);
  if (blocks_.empty() || blocks_.back().size - blocks_.back().used < rounded) {
    const std::size_t block_size = std::max(rounded, kBlockSize);
    blocks_.push_back({std::make_unique_for_overwrite<unsigned char[]>(block_size), block_size, 0});
  }
  Block &block = blocks_.back();
  unsigned char *taken = block.bytes.get() + block.used;
  block.used += rounded;
  std::memset(taken, 0, rounded);
  return taken;
}

const char *Scratch::keep(std::string_view bytes) {
  char *copy = static_cast<char *>(take(bytes.size() + 1));
  std::copy(bytes.begin(), bytes.end(), copy);
  return copy;
}

void Scratch::end_tick() {
  if (blocks_.empty()) return;
  blocks_.erase(blocks_.begin() + 1, blocks_.end());
  std::memset(blocks_[0].bytes.get(), kPoison, blocks_[0].used);
  blocks_[0].used = 0;
}

}  // namespace openrealm
