// Every message that the front end can give is provoked: each sentence in its sources is found in what it says about
// the files of tests/script/front, or about the texts below, which are too long or too strange for a file.
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "front_text.h"

namespace openrealm::script::test {
namespace {

constexpr std::string_view kSources[] = {
    "lexer",      "literals",        "parser",  "parse_expression", "parse_statement", "check_call", "check_expression",
    "check_name", "check_statement", "checker", "conversion",       "program",         "reporter"};

// Needs scripts of 4 GB.
constexpr std::string_view kOutOfReach = "{}: all scripts together are over 4 GB; this one is left out";

std::string repeat(std::string_view text, size_t count) {
  std::string out;
  for (; count != 0; --count) out += text;
  return out;
}

void say(const Program &program, std::vector<std::string> &out) {
  for (const Diagnostic &found : program.diagnostics.all()) out.push_back(found.message);
}

std::vector<std::string> all_messages() {
  std::vector<std::string> out;
  for (const auto &entry : std::filesystem::directory_iterator(OPENREALM_SOURCE_DIR "/tests/script/front"))
    say(*read_with_options(read_file(entry.path())), out);
  const auto in_function = [](const std::string &body) {
    return "function f takes nothing returns nothing\n" + body + "\nendfunction\n";
  };
  std::string types;
  for (int i = 0; i < 70000; ++i) types += fmt::format("type t{} extends handle\n", i);
  std::string parameters = "integer p0";
  for (int i = 1; i < 32; ++i) parameters += fmt::format(", integer p{}", i);
  const std::string texts[] = {
      types,
      "// \xFF\n",
      "globals\nstring s = \"\xFF\"\ninteger i = '\xFF'\n\x01\nendglobals\n",
      "globals\ninteger " + std::string(4000, 'n') + "\nstring s = \"" + std::string(1024, 's') + "\"\nendglobals\n",
      "library L\n",
      "type t",
      in_function("set x = " + repeat("(", 300) + "1"),
      in_function("set x = " + repeat("1+", 3000) + "1"),
      in_function(repeat("loop\n", 300)),
      "function f takes " + parameters + " returns nothing\nendfunction\n" +
          "function g takes nothing returns nothing\ncall f(" + repeat("1,", 31) + "1)\nendfunction\n",
  };
  for (const std::string &text : texts) say(*read(text), out);
  const std::string twice = "globals\ninteger x = 1\nendglobals\n";
  std::vector<Input> inputs(2);
  inputs[0].source = {"library.j", twice};
  inputs[1].source = {"map.j", twice};
  say(*analyse(std::move(inputs), {Leniency::kRuntime, true}), out);
  return out;
}

// What a string literal that begins behind `at` means; leaves `at` behind its end.
std::string literal(const std::string &source, size_t &at) {
  std::string out;
  for (; source[at] != '"'; ++at) {
    if (source[at] == '\\') ++at;
    out += source[at];
  }
  ++at;
  return out;
}

std::string raw_literal(const std::string &source, size_t &at) {
  const size_t end = source.find(")\"", at);
  const std::string out = source.substr(at + 1, end - at - 1);
  at = end + 2;
  return out;
}

// The string literals of a C++ source, those that stand beside each other as one.
std::vector<std::string> literals(const std::string &source) {
  std::vector<std::string> out;
  bool goes_on = false;
  for (size_t at = 0; at < source.size();) {
    const std::string_view rest = std::string_view(source).substr(at);
    if (rest.starts_with("//") || rest.starts_with("#")) {
      at = source.find('\n', at);
    } else if (rest.starts_with("'") && rest.size() > 3 && (rest[2] == '\'' || rest[1] == '\\')) {
      at = source.find('\'', at + 2) + 1;
      goes_on = false;
    } else if (rest.starts_with("\"") || rest.starts_with("R\"(")) {
      at += rest[0] == 'R' ? 2 : 1;
      const std::string text = rest[0] == 'R' ? raw_literal(source, at) : literal(source, at);
      if (!goes_on) out.emplace_back();
      out.back() += text;
      goes_on = true;
    } else {
      if (rest[0] != ' ' && rest[0] != '\n') goes_on = false;
      ++at;
    }
  }
  return out;
}

// Whether the message can have been made of this format.
bool is_made_of(std::string_view message, std::string_view format) {
  size_t at = 0;
  while (!format.empty()) {
    const size_t brace = std::min(format.find('{'), format.size());
    at = message.find(format.substr(0, brace), at);
    if (at == message.npos) return false;
    at += brace;
    format.remove_prefix(std::min(brace == format.size() ? brace : format.find('}', brace) + 1, format.size()));
  }
  return true;
}

TEST(script_front, every_message_is_provoked) {
  const std::vector<std::string> said = all_messages();
  size_t sentences = 0;
  for (const std::string_view name : kSources) {
    const std::string path = fmt::format(OPENREALM_SOURCE_DIR "/script/{}.cpp", name);
    for (const std::string &format : literals(read_file(path))) {
      if (format.find(' ') == std::string::npos || format == kOutOfReach) continue;
      ++sentences;
      EXPECT_TRUE(std::any_of(said.begin(), said.end(), [&](const auto &each) { return is_made_of(each, format); }))
          << path << ": nothing provokes: " << format;
    }
  }
  EXPECT_GT(sentences, 90u);
}

}  // namespace
}  // namespace openrealm::script::test
