#include "bench/jass/allocations.h"

#include <cstdlib>
#include <new>

namespace {

uint64_t count = 0;

void *take(std::size_t size) {
  ++count;
  if (void *memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void *operator new(std::size_t size) {
  return take(size);
}
void *operator new[](std::size_t size) {
  return take(size);
}
void operator delete(void *memory) noexcept {
  std::free(memory);
}
void operator delete[](void *memory) noexcept {
  std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete[](void *memory, std::size_t) noexcept {
  std::free(memory);
}

namespace openrealm::bench {

uint64_t allocations() {
  return count;
}

}  // namespace openrealm::bench
