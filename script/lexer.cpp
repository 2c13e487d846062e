#include "script/lexer.h"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "script/characters.h"

namespace openrealm::script {
namespace {

constexpr std::string_view kKeywords[] = {
#define OPENREALM_KEYWORD_TEXT(name, text) text,
    OPENREALM_SCRIPT_KEYWORDS(OPENREALM_KEYWORD_TEXT)
#undef OPENREALM_KEYWORD_TEXT
};

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr size_t kLongName = 3958;

}  // namespace

void intern_keywords(NameTable &names) {
  for (const std::string_view keyword : kKeywords) names.intern(keyword);
}

std::string_view keyword_text(TokenKind keyword) {
  return kKeywords[static_cast<size_t>(keyword) - static_cast<size_t>(kFirstKeyword)];
}

Lexer::Lexer(std::string_view bytes, Position base, Flags flags, NameTable &names, Arena &arena, Reporter &reporter)
    : begin_(bytes.data()),
      at_(bytes.data()),
      end_(bytes.data() + bytes.size()),
      base_(base),
      flags_(flags),
      annotated_(flags),
      names_(names),
      arena_(arena),
      reporter_(reporter) {}

Token Lexer::token(TokenKind kind, const char *from) const {
  Token result;
  result.kind = kind;
  result.begin = position(from);
  result.end = position(at_);
  return result;
}

void Lexer::report(Finding finding, const char *from, const char *to, std::string message) {
  reporter_.report(finding, position(from), position(to), std::move(message));
}

void Lexer::skip_blanks() {
  while (at_ != end_) {
    if (*at_ == ' ' || *at_ == '\t') {
      ++at_;
    } else if (std::string_view(at_, static_cast<size_t>(end_ - at_)).starts_with(kByteOrderMark)) {
      at_ += kByteOrderMark.size();
    } else {
      return;
    }
  }
}

Token Lexer::next() {
  skip_blanks();
  if (at_ == end_) return token(TokenKind::kEnd, at_);
  const char c = *at_;
  if (is_letter(c)) return name();
  if (c == '\n' || c == '\r' || at_comment()) return newlines();
  if (is_digit(c) || c == '$' || c == '.') return number();
  if (c == '"') return string();
  if (c == '\'') return rawcode();
  return operator_or_strange();
}

Token Lexer::skip_to_end() {
  at_ = end_;
  return token(TokenKind::kEnd, at_);
}

// Only LF ends a comment. Leaves at_ on it.
void Lexer::skip_comment() {
  const char *from = at_;
  const char *bad = nullptr;
  for (; at_ != end_ && *at_ != '\n'; ++at_) {
    if (is_forbidden(*at_) && bad == nullptr) bad = at_;
  }
  if (bad != nullptr) report(Finding::kSyntax, bad, bad + 1, "a NUL or 0xFF byte in a comment; remove it");
  if (!view(from).starts_with("//#")) {
    annotated_ = flags_;
    return;
  }
  const std::string_view unknown = apply_flags(view(from + 3), annotated_);
  if (unknown.empty()) return;
  report(Finding::kHint, from, at_, fmt::format("there is no check {}; see the list of flags", quoted(unknown)));
}

Token Lexer::newlines() {
  const char *from = at_;
  bool after_annotation = false;
  for (; at_ != end_; skip_blanks()) {
    if (at_comment()) {
      after_annotation = end_ - at_ >= 3 && at_[2] == '#';
      skip_comment();
    } else if (*at_ == '\n' || *at_ == '\r') {
      if (!after_annotation) annotated_ = flags_;
      after_annotation = false;
      at_ += *at_ == '\r' && end_ - at_ >= 2 && at_[1] == '\n' ? 2 : 1;
    } else {
      break;
    }
  }
  return token(TokenKind::kNewline, from);
}

Token Lexer::name() {
  const char *from = at_;
  while (at_ != end_ && is_name_character(*at_)) ++at_;
  const std::string_view text = view(from);
  if (text.size() > kLongName) report_long_name(text);
  const Symbol symbol = names_.intern(text);
  Token result = token(TokenKind::kName, from);
  result.value.symbol = symbol;
  if (symbol <= std::size(kKeywords)) {
    result.kind = static_cast<TokenKind>(static_cast<uint32_t>(kFirstKeyword) + symbol - 1);
    return result;
  }
  if (text.back() == '_') {
    report(Finding::kSyntax, from, at_, fmt::format("the name {} ends in an underscore; a name cannot", quoted(text)));
  }
  return result;
}

// An error wherever it stands when it was asked for, else a word of advice where it stands first.
void Lexer::report_long_name(std::string_view name) {
  const bool requested = reporter_.has(Flag::kLongNames);
  if (!requested && names_.find(name) != 0) return;
  report(requested ? Finding::kRequested : Finding::kHint, name.data(), name.data() + name.size(),
         fmt::format("the name {} is too long for older games; use at most {} characters", quoted(name), kLongName));
}

// A run of bytes that begin no token, reported once.
Token Lexer::strange() {
  const char *from = at_;
  const auto byte = static_cast<unsigned char>(*at_);
  while (at_ != end_ && is_strange(*at_)) ++at_;
  const bool is_name = byte == '_';
  if (is_name) {
    while (at_ != end_ && is_name_character(*at_)) ++at_;
    report(Finding::kSyntax, from, at_, fmt::format("{}: a name begins with a letter", quoted(view(from))));
  } else if (byte > 0x20 && byte < 0x7F) {
    report(Finding::kSyntax, from, at_, fmt::format("'{}' means nothing here; remove it", static_cast<char>(byte)));
  } else {
    report(Finding::kSyntax, from, at_, fmt::format("the byte 0x{:02X} outside a string; remove it", byte));
  }
  return token(TokenKind::kInvalid, from);
}

Token Lexer::symbol(TokenKind kind, int length) {
  const char *from = at_;
  at_ += length;
  return token(kind, from);
}

Token Lexer::operator_or_strange() {
  const bool with_equals = end_ - at_ >= 2 && at_[1] == '=';
  switch (*at_) {
    case ',':
      return symbol(TokenKind::kComma, 1);
    case '=':
      return with_equals ? symbol(TokenKind::kEqual, 2) : symbol(TokenKind::kAssign, 1);
    case '(':
      return symbol(TokenKind::kLeftParen, 1);
    case ')':
      return symbol(TokenKind::kRightParen, 1);
    case '[':
      return symbol(TokenKind::kLeftBracket, 1);
    case ']':
      return symbol(TokenKind::kRightBracket, 1);
    case '+':
      return symbol(TokenKind::kPlus, 1);
    case '-':
      return symbol(TokenKind::kMinus, 1);
    case '*':
      return symbol(TokenKind::kStar, 1);
    case '/':
      return symbol(TokenKind::kSlash, 1);
    case '%':
      return symbol(TokenKind::kPercent, 1);
    case '<':
      return with_equals ? symbol(TokenKind::kLessEqual, 2) : symbol(TokenKind::kLess, 1);
    case '>':
      return with_equals ? symbol(TokenKind::kGreaterEqual, 2) : symbol(TokenKind::kGreater, 1);
    case '!':
      if (with_equals) return symbol(TokenKind::kNotEqual, 2);
      break;
    default:
      break;
  }
  return strange();
}

}  // namespace openrealm::script
