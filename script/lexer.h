// Cuts one source into tokens.
#pragma once

#include <string>
#include <string_view>

#include "script/arena.h"
#include "script/flags.h"
#include "script/names.h"
#include "script/reporter.h"
#include "script/token.h"

namespace openrealm::script {

// Interns the keywords as the first symbols, in the order of their kinds. Once, before any lexer uses the table.
void intern_keywords(NameTable &names);
std::string_view keyword_text(TokenKind keyword);

// Lives shorter than all that it is given; `bytes` stays where it is, as names and strings without escapes are views
// into it. Every call of next() makes progress until kEnd, which it then repeats. Reports what is wrong within a token.
class Lexer {
 public:
  // `base` is the position of bytes[0]; `flags` are the source's.
  Lexer(std::string_view bytes, Position base, Flags flags, NameTable &names, Arena &arena, Reporter &reporter);

  Token next();
  // Leaves the rest of the text unread and answers kEnd.
  Token skip_to_end();

  // What the `//# +flag` lines directly above the token that next() answered last make of the source's flags.
  Flags annotated_flags() const { return annotated_; }

 private:
  Position position(const char *at) const { return base_ + static_cast<Position>(at - begin_); }
  Token token(TokenKind kind, const char *from) const;
  void report(Finding finding, const char *from, const char *to, std::string message);
  std::string_view view(const char *from) const { return {from, static_cast<size_t>(at_ - from)}; }

  void skip_blanks();
  bool at_comment() const { return end_ - at_ >= 2 && at_[0] == '/' && at_[1] == '/'; }
  void skip_comment();
  Token newlines();
  Token name();
  void report_long_name(std::string_view name);
  Token strange();
  Token symbol(TokenKind kind, int length);
  Token operator_or_strange();

  // literals.cpp
  Token number();
  Token digits_with_prefix(const char *from, size_t prefix);
  Token integer(const char *from, std::string_view digits, uint32_t radix);
  Token real(const char *from);
  bool runs_into_name(const char *from);
  Token string();
  Token unclosed_string(const char *from);
  Token resolve_escapes(const char *from);
  Token rawcode();
  Token bad_rawcode(const char *from, std::string message);

  const char *begin_;
  const char *at_;
  const char *end_;
  Position base_;
  Flags flags_;
  Flags annotated_;
  bool quotes_end_ = false;  // no string that begins from here on is closed
  NameTable &names_;
  Arena &arena_;
  Reporter &reporter_;
};

}  // namespace openrealm::script
