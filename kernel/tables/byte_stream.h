// Little-endian bytes, written in order and read back without trust: a reader that ran past its end
// answers zeros from then on and says so.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace openrealm {

static_assert(std::endian::native == std::endian::little, "rows are written as they lie in memory");

class StreamWriter {
 public:
  template <class T>
  requires std::is_arithmetic_v<T>
  void put(T value) { put_bytes(&value, sizeof value); }
  void put_text(std::string_view text) {  // at most 65535 bytes
    put(std::uint16_t(text.size()));
    put_bytes(text.data(), text.size());
  }
  void put_bytes(const void *data, std::size_t size) {
    const auto *bytes = static_cast<const unsigned char *>(data);
    bytes_.insert(bytes_.end(), bytes, bytes + size);
  }
  std::vector<unsigned char> &bytes() { return bytes_; }

 private:
  std::vector<unsigned char> bytes_;
};

class StreamReader {
 public:
  explicit StreamReader(std::span<const unsigned char> bytes) : left_(bytes) {}

  template <class T>
  requires std::is_arithmetic_v<T> T get() {
    T value{};
    const auto bytes = get_bytes(sizeof value);
    if (!bytes.empty()) std::memcpy(&value, bytes.data(), sizeof value);
    return value;
  }
  std::string get_text() {
    const auto bytes = get_bytes(get<std::uint16_t>());
    return {bytes.begin(), bytes.end()};
  }
  // Empty when fewer are left.
  std::span<const unsigned char> get_bytes(std::size_t size) {
    if (size > left_.size()) {
      failed_ = true;
      left_ = {};
      return {};
    }
    const auto taken = left_.first(size);
    left_ = left_.subspan(size);
    return taken;
  }
  std::size_t left() const { return left_.size(); }
  bool failed() const { return failed_; }

 private:
  std::span<const unsigned char> left_;
  bool failed_ = false;
};

}  // namespace openrealm
