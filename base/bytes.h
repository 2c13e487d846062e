// Reading and writing little-endian bytes with every length checked. Pure values: they own nothing but
// what ByteWriter appends; a ByteReader and the views it returns live as long as the bytes it was given.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace openrealm {

// Reads on after a failure answer zeros and empty views and move nothing, so a parser checks ok() once
// a section. The first failure is kept: its field and offset.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

  bool ok() const { return field_ == nullptr; }
  std::size_t offset() const { return offset_; }
  std::size_t remaining() const { return bytes_.size() - offset_; }
  bool at_end() const { return offset_ == bytes_.size(); }

  std::uint8_t u8(const char *field) { return std::uint8_t(little(1, field)); }
  std::uint16_t u16(const char *field) { return std::uint16_t(little(2, field)); }
  std::uint32_t u32(const char *field) { return std::uint32_t(little(4, field)); }
  std::int32_t i32(const char *field) { return std::int32_t(u32(field)); }
  std::uint64_t u64(const char *field) { return little(8, field); }
  float f32(const char *field) { return std::bit_cast<float>(u32(field)); }

  std::string_view bytes(std::size_t size, const char *field) {
    if (!ok()) return {};
    if (size > remaining()) {
      fail(field, "is cut off");
      return {};
    }
    const std::string_view view = bytes_.substr(offset_, size);
    offset_ += size;
    return view;
  }
  // A u32 length, then that many bytes.
  std::string_view text(const char *field) { return bytes(u32(field), field); }
  // Bytes up to a NUL, which is consumed.
  std::string_view zero_terminated(const char *field) {
    if (!ok()) return {};
    const std::size_t end = bytes_.find('\0', offset_);
    if (end == std::string_view::npos) {
      fail(field, "has no end");
      return {};
    }
    const std::string_view view = bytes_.substr(offset_, end - offset_);
    offset_ = end + 1;
    return view;
  }
  // A u32 count of elements that take at least `least` bytes each; fails when the rest can't hold them.
  std::uint32_t count(const char *field, std::size_t least) {
    const std::uint32_t value = u32(field);
    if (!ok() || value <= remaining() / (least ? least : 1)) return value * std::uint32_t(ok());
    fail(field, "counts more than the rest can hold");
    return 0;
  }

  // For what only the caller can judge. Keeps an earlier failure; `field` and `why` are literals.
  void fail(const char *field, const char *why) {
    if (!ok()) return;
    field_ = field;
    why_ = why;
  }
  // The first failure as one line: "<what>: <field> at byte 120 is cut off".
  Error error(std::string_view what) const {
    return {OR_INVALID, std::string(what) + ": " + (field_ ? field_ : "") + " at byte " + std::to_string(offset_) +
                            " " + (why_ ? why_ : "is in order")};
  }

 private:
  std::uint64_t little(std::size_t size, const char *field) {
    std::uint64_t value = 0;
    const std::string_view raw = bytes(size, field);
    for (std::size_t i = 0; i < raw.size(); ++i) value |= std::uint64_t(std::uint8_t(raw[i])) << (8 * i);
    return value;
  }
  std::string_view bytes_;
  std::size_t offset_ = 0;
  const char *field_ = nullptr;
  const char *why_ = nullptr;
};

class ByteWriter {
 public:
  void u8(std::uint8_t value) { little(value, 1); }
  void u16(std::uint16_t value) { little(value, 2); }
  void u32(std::uint32_t value) { little(value, 4); }
  void i32(std::int32_t value) { little(std::uint32_t(value), 4); }
  void u64(std::uint64_t value) { little(value, 8); }
  void f32(float value) { little(std::bit_cast<std::uint32_t>(value), 4); }
  void bytes(std::string_view value) { out_.append(value); }
  void text(std::string_view value) {
    u32(std::uint32_t(value.size()));
    bytes(value);
  }
  void zero_terminated(std::string_view value) {
    bytes(value);
    u8(0);
  }

  const std::string &view() const { return out_; }
  std::string take() { return std::move(out_); }

 private:
  void little(std::uint64_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) out_.push_back(char(value >> (8 * i) & 0xFF));
  }
  std::string out_;
};

}  // namespace openrealm
