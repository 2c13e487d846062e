// Numbers, strings and rawcodes.
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "script/characters.h"
#include "script/lexer.h"

namespace openrealm::script {
namespace {

// What stands for `\c`, or 0 when nothing does.
char escaped(char c) {
  switch (c) {
    case 'b':
      return '\b';
    case 't':
      return '\t';
    case 'r':
      return '\r';
    case 'n':
      return '\n';
    case 'f':
      return '\f';
    case '\\':
      return '\\';
    case '"':
      return '"';
    default:
      return 0;
  }
}

constexpr char kEscapes[] = R"(\b \t \r \n \f \" \\)";

// The game reads the digits before and after the dot into 32-bit integers.
bool real_overflows(std::string_view text) {
  const size_t dot = text.find('.');
  uint64_t whole = 0;
  for (const char c : text.substr(0, dot)) {
    whole = whole * 10 + static_cast<unsigned>(c - '0');
    if (whole > std::numeric_limits<int32_t>::max()) return true;
  }
  const std::string_view fraction = text.substr(dot + 1);
  constexpr size_t kFractionDigits = 9;
  return fraction.size() > kFractionDigits && fraction.find_first_not_of('0') != std::string_view::npos;
}

}  // namespace

Token Lexer::number() {
  const char *from = at_;
  if (*at_ == '$') return digits_with_prefix(from, 1);
  if (*at_ == '0' && end_ - at_ >= 2 && (at_[1] == 'x' || at_[1] == 'X')) return digits_with_prefix(from, 2);
  while (at_ != end_ && is_digit(*at_)) ++at_;
  if (at_ != end_ && *at_ == '.') return real(from);
  if (runs_into_name(from)) return token(TokenKind::kInvalid, from);
  return integer(from, view(from), *from == '0' ? 8 : 10);
}

Token Lexer::digits_with_prefix(const char *from, size_t prefix) {
  at_ += prefix;
  const char *digits = at_;
  while (at_ != end_ && digit_value(*at_) < 16) ++at_;
  if (runs_into_name(from)) return token(TokenKind::kInvalid, from);
  if (at_ == digits) {
    report(Finding::kSyntax, from, at_, fmt::format("{} needs hexadecimal digits behind it", quoted(view(from))));
    return token(TokenKind::kInvalid, from);
  }
  return integer(from, view(digits), 16);
}

// Digits past 32 bits are lost from above, as in the game.
Token Lexer::integer(const char *from, std::string_view digits, uint32_t radix) {
  uint32_t value = 0;
  uint64_t exact = 0;
  for (const char c : digits) {
    const unsigned digit = digit_value(c);
    if (digit >= radix) {
      report(Finding::kSyntax, from, at_, "a number that begins with 0 is octal: 8 and 9 are no digits of it");
      return token(TokenKind::kInvalid, from);
    }
    value = value * radix + digit;
    if (exact <= std::numeric_limits<uint32_t>::max()) exact = exact * radix + digit;
  }
  Token result = token(TokenKind::kInteger, from);
  result.value.integer = static_cast<int32_t>(value);
  result.overflow = exact > static_cast<uint64_t>(std::numeric_limits<int32_t>::max());
  return result;
}

Token Lexer::real(const char *from) {
  ++at_;
  while (at_ != end_ && is_digit(*at_)) ++at_;
  if (runs_into_name(from)) return token(TokenKind::kInvalid, from);
  const std::string_view text = view(from);
  if (text == ".") {
    report(Finding::kSyntax, from, at_, "a lone '.'; a real needs a digit on one side of it");
    return token(TokenKind::kInvalid, from);
  }
  float value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc::result_out_of_range) {
    value = text.find_first_not_of("0") < text.find('.') ? std::numeric_limits<float>::infinity() : 0.0f;
  }
  Token result = token(TokenKind::kReal, from);
  result.value.real = value;
  result.overflow = real_overflows(text);
  return result;
}

// Letters directly behind a number belong to neither a number nor a name.
bool Lexer::runs_into_name(const char *from) {
  if (at_ == end_ || !is_name_character(*at_)) return false;
  while (at_ != end_ && is_name_character(*at_)) ++at_;
  report(Finding::kSyntax, from, at_,
         fmt::format("{} is neither a number nor a name; put a space between them", quoted(view(from))));
  return true;
}

Token Lexer::string() {
  const char *from = at_;
  if (quotes_end_) return unclosed_string(from);
  bool has_escapes = false;
  for (++at_; at_ != end_ && *at_ != '"'; ++at_) {
    if (*at_ == '\\') {
      has_escapes = true;
      if (++at_ == end_) break;
    }
    if (is_forbidden(*at_)) {
      report(Finding::kSyntax, at_, at_ + 1, "a NUL or 0xFF byte in a string; remove it");
    }
  }
  if (at_ == end_) return unclosed_string(from);
  ++at_;
  if (has_escapes) return resolve_escapes(from);
  Token result = token(TokenKind::kString, from);
  result.value.text = {from + 1, static_cast<uint32_t>(at_ - from - 2)};
  return result;
}

// Goes on behind the line, so that one missing quote does not hide the rest.
Token Lexer::unclosed_string(const char *from) {
  quotes_end_ = true;
  at_ = from + 1;
  while (at_ != end_ && *at_ != '\n' && *at_ != '\r') ++at_;
  report(Finding::kSyntax, from, from + 1, "this string is never closed; put a '\"' at its end");
  return token(TokenKind::kInvalid, from);
}

Token Lexer::resolve_escapes(const char *from) {
  std::string text;
  text.reserve(static_cast<size_t>(at_ - from));
  for (const char *c = from + 1; c != at_ - 1; ++c) {
    if (*c != '\\') {
      text += *c;
      continue;
    }
    const char meant = escaped(*++c);
    if (meant == 0) {
      report(Finding::kSyntax, c - 1, c + 1, fmt::format("no such escape in a string; there are {}", kEscapes));
      continue;
    }
    text += meant;
  }
  const std::string_view kept = arena_.copy(text);
  Token result = token(TokenKind::kString, from);
  result.value.text = {kept.data(), static_cast<uint32_t>(kept.size())};
  return result;
}

// One byte, an escape of one, or four bytes of which the first is the highest.
Token Lexer::rawcode() {
  const char *from = at_++;
  const char *first = at_;
  const bool is_escape = end_ - at_ >= 3 && at_[0] == '\\' && at_[2] == '\'';
  if (is_escape) {
    const char meant = at_[1] == '"' ? '\0' : escaped(at_[1]);
    at_ += 3;
    if (meant == 0) return bad_rawcode(from, R"(no such escape in a rawcode; there are \b \t \r \n \f \\)");
    Token result = token(TokenKind::kInteger, from);
    result.value.integer = meant;
    return result;
  }
  while (at_ != end_ && *at_ != '\'' && (at_ == first || (*at_ != '\n' && *at_ != '\r'))) ++at_;
  const std::string_view text = view(first);
  if (at_ == end_ || *at_ != '\'') return bad_rawcode(from, "this rawcode is never closed; put a ' at its end");
  ++at_;
  if (text.find('\\') != std::string_view::npos) {
    return bad_rawcode(from, "an escape in a rawcode must be its only character");
  }
  if (text.find('\0') != std::string_view::npos || text.find('\xFF') != std::string_view::npos) {
    return bad_rawcode(from, "a NUL or 0xFF byte in a rawcode; remove it");
  }
  if (text.size() != 1 && text.size() != 4) {
    return bad_rawcode(from, fmt::format("a rawcode has one or four characters, this one {}", text.size()));
  }
  uint32_t value = 0;
  for (const char c : text) value = value << 8 | static_cast<unsigned char>(c);
  Token result = token(TokenKind::kInteger, from);
  result.value.integer = static_cast<int32_t>(value);
  return result;
}

// Stands as a number, so that nothing else is said about the line.
Token Lexer::bad_rawcode(const char *from, std::string message) {
  report(Finding::kSyntax, from, at_, std::move(message));
  return token(TokenKind::kInteger, from);
}

}  // namespace openrealm::script
