#include "fs_policy/name_policy.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "fs_policy/fingerprint.h"

namespace openrealm {
namespace {

constexpr std::size_t kMaxPlainSidecarBase = 120;
constexpr std::size_t kMaxChangedSidecarBase = 100;

struct CodePoint {
  char32_t value = 0;
  std::size_t size = 0;  // 0: the bytes are not UTF-8
};

CodePoint decode(std::string_view text) {
  const auto lead = std::uint8_t(text[0]);
  if (lead < 0x80) return {lead, 1};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < size) return {};
  char32_t value = lead & (0x7F >> size);
  for (std::size_t i = 1; i < size; ++i) {
    const auto next = std::uint8_t(text[i]);
    if ((next & 0xC0) != 0x80) return {};
    value = value << 6 | (next & 0x3F);
  }
  static constexpr std::array<char32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
  if (value < kLeast[size] || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) return {};
  return {value, size};
}

// Characters a person can't see, that turn the text around, or that pass for a separator.
bool is_deceptive(char32_t c) {
  struct Range {
    char32_t first, last;
  };
  static constexpr Range kRanges[] = {{0x00, 0x1F},     {0x7F, 0x9F},     {0xAD, 0xAD},     {0x200B, 0x200F},
                                      {0x2028, 0x202E}, {0x2044, 0x2044}, {0x2060, 0x206F}, {0x2215, 0x2215},
                                      {0xFEFF, 0xFEFF}, {0xFF0F, 0xFF0F}, {0xFF3C, 0xFF3C}, {0xFFF0, 0xFFFB}};
  return std::any_of(std::begin(kRanges), std::end(kRanges),
                     [c](const Range &range) { return c >= range.first && c <= range.last; });
}

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// ABCDEF~1.TXT: what some file systems call a longer name as well.
bool is_short_alias(std::string_view name) {
  const std::size_t dot = name.find('.');
  const std::string_view stem = name.substr(0, dot);
  const std::size_t tilde = stem.rfind('~');
  if (stem.size() > 8 || tilde == std::string_view::npos || tilde + 1 == stem.size()) return false;
  return std::all_of(stem.begin() + std::ptrdiff_t(tilde) + 1, stem.end(), is_digit);
}

const char *component_fault(std::string_view name) {
  if (name.empty()) return "it is empty";
  if (name.size() > kMaxComponentBytes) return "it is too long";
  if (name == "." || name == "..") return "it leads out of its folder";
  if (name.front() == '.' || name.front() == '-' || name.front() == '~' || name.front() == ' ')
    return "it begins with a dot, dash, tilde or space";
  if (name.back() == '.' || name.back() == ' ') return "it ends with a dot or space";
  if (name.find_first_of("/\\:*?\"<>|") != std::string_view::npos) return "it has one of / \\ : * ? \" < > |";
  for (std::size_t i = 0; i < name.size();) {
    const CodePoint c = decode(name.substr(i));
    if (c.size == 0) return "it is not valid UTF-8";
    if (is_deceptive(c.value)) return "it has a control or invisible character";
    i += c.size;
  }
  if (is_reserved_device_name(name)) return "some systems reserve it for a device";
  if (is_short_alias(name)) return "some systems take it for the short form of another name";
  return nullptr;
}

bool is_plain(char c) {
  return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '.' || c == '_' || c == '-' || c == ' ' ||
         c == '(' || c == ')';
}

}  // namespace

bool is_reserved_device_name(std::string_view name) {
  std::string stem(name.substr(0, name.find('.')));
  stem.erase(stem.find_last_not_of(' ') + 1);
  std::transform(stem.begin(), stem.end(), stem.begin(), lower);
  for (const char *device : {"con", "prn", "aux", "nul", "clock$", "conin$", "conout$"})
    if (stem == device) return true;
  if (!stem.starts_with("com") && !stem.starts_with("lpt")) return false;
  const std::string_view port = std::string_view(stem).substr(3);
  return (port.size() == 1 && is_digit(port[0])) || port == "\u00B9" || port == "\u00B2" || port == "\u00B3";
}

Result<void> check_component(std::string_view name) {
  if (const char *fault = component_fault(name))
    return fail(OR_DENIED, fmt::format("the name '{}' is not allowed: {}", printable(name), fault));
  return {};
}

Result<void> check_path(std::string_view path) {
  if (path.size() > kMaxPathBytes)
    return fail(OR_DENIED, fmt::format("the path '{}' is not allowed: it is too long", printable(path)));
  std::size_t depth = 0;
  for (std::size_t start = 0; start <= path.size(); ++depth) {
    const std::size_t end = std::min(path.find('/', start), path.size());
    if (const char *fault = component_fault(path.substr(start, end - start)))
      return fail(OR_DENIED,
                  fmt::format("the path '{}' is not allowed: part {}: {}", printable(path), depth + 1, fault));
    start = end + 1;
  }
  if (depth > kMaxPathDepth)
    return fail(OR_DENIED, fmt::format("the path '{}' is not allowed: it is too deep", printable(path)));
  return {};
}

std::string sidecar_file_name(std::string_view name) {
  const std::size_t separator = name.find_last_of("/\\");
  const std::string_view raw_base = separator == std::string_view::npos ? name : name.substr(separator + 1);
  std::string base(raw_base);
  std::replace_if(
      base.begin(), base.end(), [](char c) { return !is_plain(c); }, '_');
  const bool unchanged = base == name && base.size() <= kMaxPlainSidecarBase && component_fault(base) == nullptr;
  if (unchanged) return fmt::format("gamecache-{}.orcgc", base);
  base.resize(std::min(base.size(), kMaxChangedSidecarBase));
  return fmt::format("gamecache-{}~{}.orcgc", base, sha256_hex(name).substr(0, 16));
}

std::string printable(std::string_view bytes) {
  constexpr std::size_t kMaxShown = 80;
  std::string text;
  for (std::size_t i = 0; i < bytes.size();) {
    if (text.size() >= kMaxShown) return text + "...";
    const CodePoint c = decode(bytes.substr(i));
    const std::size_t size = std::max<std::size_t>(c.size, 1);
    if (c.size != 0 && !is_deceptive(c.value)) {
      text.append(bytes.substr(i, size));
    } else {
      for (std::size_t k = 0; k < size; ++k) text += fmt::format("\\x{:02X}", std::uint8_t(bytes[i + k]));
    }
    i += size;
  }
  return text;
}

}  // namespace openrealm
