// The fuzzers of scripts, one body (OPENREALM_FUZZ_BODY) each. Half of the changes to an input are of bytes, half of
// words and lines, so that what comes out is often still a program.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "../script/fuzz_bodies.h"
#include "../script/fuzz_world.h"
#include "script/lexer.h"

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

namespace openrealm::script::test {
namespace {

std::vector<std::string> cut(std::string_view text) {
  Diagnostics diagnostics;
  Reporter reporter(diagnostics, Leniency::kRuntime);
  NameTable names;
  Arena arena;
  intern_keywords(names);
  Lexer lexer(text, 0, {}, names, arena, reporter);
  std::vector<std::string> words;
  for (Token token = lexer.next(); token.kind != TokenKind::kEnd; token = lexer.next())
    words.emplace_back(text.substr(token.begin, token.end - token.begin));
  return words;
}

const std::vector<std::string> &vocabulary() {
  static const std::vector<std::string> words = [] {
    std::vector<std::string> made = {
#define OPENREALM_KEYWORD_TEXT(name, text) text,
        OPENREALM_SCRIPT_KEYWORDS(OPENREALM_KEYWORD_TEXT)
#undef OPENREALM_KEYWORD_TEXT
    };
    for (std::string &word : cut(kFuzzDeclarations)) made.push_back(std::move(word));
    for (const char *const word : {"+",
                                   "-",
                                   "*",
                                   "/",
                                   "%",
                                   "=",
                                   "==",
                                   "!=",
                                   "<",
                                   "<=",
                                   ">",
                                   ">=",
                                   "[",
                                   "]",
                                   "0",
                                   "1",
                                   "40",
                                   "1024",
                                   "08",
                                   "017",
                                   "2147483648",
                                   "0xFFFFFFFF",
                                   "$7F",
                                   "'a'",
                                   "'Hpal'",
                                   "1.",
                                   ".5",
                                   "0.0009",
                                   "1e9",
                                   "\"\"",
                                   "\"\\n\"",
                                   "\"a\"",
                                   "//# +rb",
                                   "main",
                                   "x",
                                   "y",
                                   "f",
                                   "\n//@\n",
                                   "\r\n",
                                   "return",
                                   "set x",
                                   "local integer",
                                   "endfunction\n"})
      made.emplace_back(word);
    return made;
  }();
  return words;
}

class Changer {
 public:
  Changer(std::string_view text, unsigned seed) : words_(cut(text)), random_(seed) {}

  std::string change() {
    for (uint32_t left = 1 + pick(4); left != 0; --left) change_once();
    std::string text;
    for (const std::string &word : words_) {
      text += word;
      if (!word.starts_with('\n')) text += ' ';
    }
    return text;
  }

 private:
  uint32_t pick(size_t below) { return below == 0 ? 0 : uint32_t(random_() % below); }
  std::ptrdiff_t place() { return std::ptrdiff_t(pick(words_.size() + 1)); }
  const std::string &word() { return vocabulary()[pick(vocabulary().size())]; }
  // From a place to the end of its line, or some words.
  std::pair<size_t, size_t> run() {
    const size_t begin = pick(words_.size());
    size_t end = begin;
    if (pick(2) != 0)
      while (end < words_.size() && !words_[end++].starts_with('\n')) {
      }
    else
      end = std::min(words_.size(), begin + 1 + pick(6));
    return {begin, end};
  }

  void change_once() {
    const auto [begin, end] = run();
    const std::vector<std::string> part(words_.begin() + std::ptrdiff_t(begin), words_.begin() + std::ptrdiff_t(end));
    switch (pick(6)) {
      case 0:
        words_.insert(words_.begin() + place(), word());
        break;
      case 1:
        if (!words_.empty()) words_[pick(words_.size())] = word();
        break;
      case 2:
        words_.erase(words_.begin() + std::ptrdiff_t(begin), words_.begin() + std::ptrdiff_t(end));
        break;
      case 3:
      case 4:
        words_.insert(words_.begin() + place(), part.begin(), part.end());
        break;
      default:
        if (!words_.empty()) words_[pick(words_.size())] = words_[pick(words_.size())];
    }
  }

  std::vector<std::string> words_;
  std::minstd_rand random_;
};

}  // namespace
}  // namespace openrealm::script::test

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
  using namespace openrealm::script::test;
  if (size <= kFuzzOptions || seed % 2 == 0) return LLVMFuzzerMutate(data, size, max_size);
  if (seed % 32 == 1) data[seed / 32 % kFuzzOptions] = uint8_t(seed >> 16);
  const std::string_view text(reinterpret_cast<const char *>(data) + kFuzzOptions, size - kFuzzOptions);
  const std::string changed = Changer(text, seed).change();
  const size_t length = std::min(changed.size(), max_size - kFuzzOptions);
  std::memcpy(data + kFuzzOptions, changed.data(), length);
  return kFuzzOptions + length;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  using namespace openrealm::script::test;
  const std::string broken = OPENREALM_FUZZ_BODY({reinterpret_cast<const char *>(data), size});
  if (broken.empty()) return 0;
  std::fprintf(stderr, "broken promise: %s\n", broken.c_str());
  std::abort();
}
