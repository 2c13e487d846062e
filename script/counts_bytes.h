// Counts as bytes, for those who go on with them: numbers of 1 to 10 bytes, and text behind its length.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace openrealm::script {

class ByteWriter {
 public:
  void number(uint64_t value) {
    for (; value > 0x7F; value >>= 7) bytes_ += char(value | 0x80);
    bytes_ += char(value);
  }
  void text(std::string_view text) {
    number(text.size());
    bytes_ += text;
  }
  const std::string &bytes() const { return bytes_; }

 private:
  std::string bytes_;
};

// Past the end, or at a number that is too large, it is not ok() any more and answers zero and nothing.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : left_(bytes) {}

  bool ok() const { return ok_; }
  uint64_t number() {
    uint64_t value = 0;
    for (uint32_t shift = 0; shift < 64; shift += 7) {
      if (left_.empty()) break;
      const auto byte = static_cast<unsigned char>(left_.front());
      left_.remove_prefix(1);
      value |= uint64_t(byte & 0x7F) << shift;
      if (byte <= 0x7F) return value;
    }
    return stop();
  }
  std::string text() {
    const uint64_t size = number();
    if (size > left_.size()) stop();
    const std::string text(left_.substr(0, ok_ ? size : 0));
    left_.remove_prefix(text.size());
    return text;
  }

 private:
  uint64_t stop() {
    ok_ = false;
    left_ = {};
    return 0;
  }

  std::string_view left_;
  bool ok_ = true;
};

}  // namespace openrealm::script
