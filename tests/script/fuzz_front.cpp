// The first byte chooses leniency and precedence, the next two the flags.
#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "front_invariants.h"
#include "fuzz_bodies.h"
#include "script/lexer.h"

namespace openrealm::script::test {
namespace {

Flags flags_of(std::string_view bytes) {
  Flags flags;
  const unsigned bits = static_cast<unsigned char>(bytes[1]) | unsigned(static_cast<unsigned char>(bytes[2])) << 8u;
  for (unsigned flag = 0; flag <= static_cast<unsigned>(Flag::kNumberLiterals); ++flag)
    flags.set(static_cast<Flag>(flag), (bits >> flag & 1u) != 0);
  return flags;
}

bool is_blank(std::string_view gap) {
  while (!gap.empty()) {
    if (gap.starts_with("\xEF\xBB\xBF"))
      gap.remove_prefix(3);
    else if (gap[0] == ' ' || gap[0] == '\t')
      gap.remove_prefix(1);
    else
      return false;
  }
  return true;
}

// The lexer's own words, to be found in the text where the token says.
bool says_what_is_there(const Token &token, std::string_view text, const NameTable &names) {
  if (token.kind == TokenKind::kName) return names.text(token.value.symbol) == text;
  if (token.kind >= kFirstKeyword) return keyword_text(token.kind) == text;
  if (token.kind == TokenKind::kNewline) return text.find_first_of("\n\r/") == 0;
  if (token.kind == TokenKind::kString) return text.size() >= 2 && text.front() == '"' && text.back() == '"';
  return true;
}

}  // namespace

std::vector<std::string_view> fuzz_parts(std::string_view bytes) {
  std::string_view rest = bytes.substr(std::min(bytes.size(), kFuzzOptions));
  std::vector<std::string_view> parts;
  for (size_t end = rest.find(kFuzzPart); end != std::string_view::npos; end = rest.find(kFuzzPart)) {
    parts.push_back(rest.substr(0, end));
    rest.remove_prefix(end + kFuzzPart.size());
  }
  parts.push_back(rest);
  return parts;
}

std::string fuzz_lexer(std::string_view bytes) {
  if (bytes.size() < kFuzzOptions) return {};
  // A buffer of its own size: reading past its end is seen.
  const std::vector<char> copy(bytes.begin() + kFuzzOptions, bytes.end());
  const std::string_view text(copy.data(), copy.size());
  constexpr Position kBase = 7;
  Diagnostics diagnostics;
  Reporter reporter(diagnostics, (bytes[0] & 1) != 0 ? Leniency::kRuntime : Leniency::kCheck);
  reporter.set_flags(flags_of(bytes));
  NameTable names;
  Arena arena;
  intern_keywords(names);
  Lexer lexer(text, kBase, flags_of(bytes), names, arena, reporter);
  size_t at = 0;
  TokenKind last = TokenKind::kEnd;
  for (;;) {
    const Token token = lexer.next();
    const size_t begin = token.begin - kBase, end = token.end - kBase;
    if (token.begin < kBase || begin < at || end < begin || end > text.size())
      return fmt::format("a token goes from {} to {} after {}", begin, end, at);
    if (!is_blank(text.substr(at, begin - at))) return fmt::format("no token has the text from {} to {}", at, begin);
    if (token.kind == TokenKind::kEnd) break;
    if (begin == end) return fmt::format("a token at {} has no text", begin);
    if (token.kind == TokenKind::kNewline && last == TokenKind::kNewline) return "two tokens for one run of line ends";
    if (!says_what_is_there(token, text.substr(begin, end - begin), names))
      return fmt::format("a token at {} is none of its text", begin);
    at = end;
    last = token.kind;
  }
  if (lexer.next().kind != TokenKind::kEnd) return "the end is not repeated";
  return {};
}

std::string fuzz_front(std::string_view bytes) {
  if (bytes.size() < kFuzzOptions) return {};
  Options options;
  options.leniency = (bytes[0] & 1) != 0 ? Leniency::kRuntime : Leniency::kCheck;
  options.or_binds_tighter = (bytes[0] & 2) == 0;
  std::vector<Input> inputs;
  for (const std::string_view part : fuzz_parts(bytes))
    inputs.push_back({{"part.j", std::string(part)}, flags_of(bytes)});
  const auto program = analyse(std::move(inputs), options);
  render(program->diagnostics, program->sources);
  return broken_promise(*program);
}

}  // namespace openrealm::script::test
