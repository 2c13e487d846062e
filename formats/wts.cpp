#include "formats/wts.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

namespace openrealm::formats {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kEntry = "STRING";
constexpr std::string_view kReference = "TRIGSTR_";

std::string_view trim(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::optional<std::uint32_t> number_of(std::string_view digits) {
  std::uint32_t number = 0;
  const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (failure != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}
  // Without its end, which may be "\n" or "\r\n".
  bool next(std::string_view *line) {
    if (rest_.empty()) return false;
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    *line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    if (line->ends_with('\r')) line->remove_suffix(1);
    ++number_;
    return true;
  }
  std::size_t number() const { return number_; }

 private:
  std::string_view rest_;
  std::size_t number_ = 0;
};

tl::unexpected<Error> fault(const Lines &lines, std::string_view what) {
  return fail(OR_INVALID, fmt::format("war3map.wts:{}: {}", lines.number(), what));
}

// The lines between the braces.
Result<std::string> read_block(Lines &lines) {
  std::string_view line;
  do {
    if (!lines.next(&line)) return fault(lines, "the file ends before the text's {");
    line = trim(line);
  } while (line.empty() || line.starts_with("//"));
  if (!line.starts_with('{')) return fault(lines, "expected the { of a text");
  std::string text(line.substr(1));
  bool first = text.empty();
  while (lines.next(&line)) {
    if (trim(line) == "}") return text;
    if (!first) text += '\n';
    first = false;
    text += line;
  }
  return fault(lines, "the file ends before the text's }");
}

}  // namespace

Result<StringTable> StringTable::parse(std::string_view bytes) {
  if (bytes.starts_with(kByteOrderMark)) bytes.remove_prefix(kByteOrderMark.size());
  StringTable table;
  Lines lines(bytes);
  for (std::string_view line; lines.next(&line);) {
    line = trim(line);
    if (line.empty() || line.starts_with("//")) continue;
    if (!line.starts_with(kEntry)) return fault(lines, "expected STRING and a number");
    const auto number = number_of(trim(line.substr(kEntry.size())));
    if (!number) return fault(lines, "STRING is not followed by a number");
    auto text = read_block(lines);
    if (!text) return tl::unexpected(text.error());
    table.texts_.emplace(*number, std::move(*text));
  }
  return table;
}

const std::string *StringTable::find(std::uint32_t number) const {
  const auto found = texts_.find(number);
  return found == texts_.end() ? nullptr : &found->second;
}

std::string_view StringTable::resolve(std::string_view text) const {
  if (!text.starts_with(kReference)) return text;
  const auto number = number_of(text.substr(kReference.size()));
  const std::string *found = number ? find(*number) : nullptr;
  return found ? std::string_view(*found) : text;
}

}  // namespace openrealm::formats
