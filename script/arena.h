// Memory that grows by blocks and is given back all at once.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace openrealm::script {

// A fixed run of nodes in an arena.
template <class T>
struct List {
  T *data = nullptr;
  uint32_t size = 0;

  T *begin() const { return data; }
  T *end() const { return data + size; }
  T &operator[](size_t i) const { return data[i]; }
  bool empty() const { return size == 0; }
};

// Holds only types without destructors. Everything made lives until the arena does; moving the arena keeps addresses.
class Arena {
 public:
  template <class T>
  T *make(const T &value) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocate(sizeof(T), alignof(T))) T(value);
  }

  template <class T>
  List<T> copy(std::span<const T> values) {
    static_assert(std::is_trivially_copyable_v<T>);
    if (values.empty()) return {};
    auto *data = static_cast<T *>(allocate(values.size_bytes(), alignof(T)));
    std::memcpy(static_cast<void *>(data), values.data(), values.size_bytes());
    return {data, static_cast<uint32_t>(values.size())};
  }

  std::string_view copy(std::string_view text) {
    if (text.empty()) return {};
    auto *data = static_cast<char *>(allocate(text.size(), 1));
    std::memcpy(data, text.data(), text.size());
    return {data, text.size()};
  }

 private:
  static constexpr size_t kBlock = 256 * 1024;

  void *allocate(size_t size, size_t align) {
    size_t start = (used_ + align - 1) & ~(align - 1);
    if (start + size > capacity_) {
      capacity_ = size > kBlock ? size : kBlock;
      blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(capacity_));
      start = 0;
    }
    used_ = start + size;
    return blocks_.back().get() + start;
  }

  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  size_t used_ = 0;
  size_t capacity_ = 0;
};

}  // namespace openrealm::script
