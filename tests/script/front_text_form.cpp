// The outer form of scripts and messages: line ends, comments, odd bytes, caret lines, hostile texts.
#include <string>

#include <gtest/gtest.h>

#include "base/nearest.h"
#include "front_invariants.h"
#include "front_text.h"

namespace openrealm::script::test {
namespace {

const std::string kHead = "function f takes nothing returns nothing\nlocal integer x = 0\n";
const std::string kTail = "\nendfunction\n";

std::string repeat(const std::string &text, size_t count) {
  std::string out;
  out.reserve(text.size() * count);
  while (count-- > 0) out += text;
  return out;
}

TEST(script_front, every_kind_of_line_end_counts) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    std::string script = "globals\n  integer a = 1\n\n  integer b = wrong\nendglobals\n";
    for (size_t at = script.find('\n'); at != std::string::npos; at = script.find('\n', at + end.size())) {
      script.replace(at, 1, end);
    }
    EXPECT_EQ(messages(*read(script)), "4:15 error there is no variable 'wrong'; declare it first\n");
  }
}

TEST(script_front, only_a_line_feed_ends_a_comment) {
  EXPECT_EQ(messages(*read("// comment\r all of this is comment\nglobals\nendglobals\n")), "");
  EXPECT_EQ(messages(*read("globals // a\nendglobals // at the end of the file")), "");
}

TEST(script_front, a_byte_order_mark_is_white_space) {
  EXPECT_EQ(messages(*read("\xEF\xBB\xBFglobals\n  integer\xEF\xBB\xBF\tx\xEF\xBB\xBF=13\nendglobals")), "");
}

TEST(script_front, nul_and_ff_are_errors_everywhere) {
  for (const char byte : {'\0', '\xFF'}) {
    const std::string bad(1, byte);
    EXPECT_EQ(read("// " + bad + "\n")->diagnostics.errors(), 1u);
    EXPECT_EQ(read("globals\nstring s = \"a" + bad + "\"\nendglobals")->diagnostics.errors(), 1u);
    EXPECT_EQ(read("globals\ninteger i = '" + bad + "'\nendglobals")->diagnostics.errors(), 1u);
    EXPECT_EQ(read("globals\ninteger i = 'abc" + bad + "'\nendglobals")->diagnostics.errors(), 1u);
    EXPECT_EQ(read("globals" + bad + "\nendglobals")->diagnostics.errors(), 1u);
  }
}

TEST(script_front, an_unclosed_string_spoils_only_its_line) {
  const auto program = read("globals\n  string s = \"open\n  integer i = wrong\nendglobals\n");
  EXPECT_EQ(messages(*program),
            "2:14 error this string is never closed; put a '\"' at its end\n"
            "3:15 error there is no variable 'wrong'; declare it first\n");
}

TEST(script_front, the_preprocessor_s_language_gets_one_refusal) {
  const auto program = read("globals\nendglobals\nlibrary Sync requires Other\n private struct x\n!!\nendlibrary\n");
  EXPECT_EQ(messages(*program),
            "3:1 error 'library' belongs to vJass, which the game does not read; save the map with its preprocessor. "
            "The rest of this file is left out\n");
}

std::string rendered(const std::string &script) {
  const auto program = read(script);
  return render(program->diagnostics, program->sources);
}

TEST(script_front, shows_the_line_and_a_caret) {
  EXPECT_EQ(rendered("globals\n\tinteger i\t= wrong + 1\nendglobals\n"),
            "test.j:2:14: error: there is no variable 'wrong'; declare it first\n"
            "      integer i    = wrong + 1\n"
            "                     ^~~~~\n");
  EXPECT_EQ(rendered("globals\n  string s = \"\xC3\xA4\xC3\xB6\" + w\nendglobals"),
            "test.j:2:23: error: there is no variable 'w'; declare it first\n"
            "    string s = \"\xC3\xA4\xC3\xB6\" + w\n"
            "                      ^\n");
}

TEST(script_front, a_caret_at_the_end_of_the_line_stands_behind_it) {
  EXPECT_EQ(rendered("globals\n  integer i =\nendglobals\n"),
            "test.j:2:14: error: a value expected, found the end of the line\n"
            "    integer i =\n"
            "               ^\n");
}

TEST(script_front, cuts_a_long_line_around_the_caret) {
  const std::string shown =
      rendered("globals\n  integer i = " + repeat("1 + ", 300) + "wrong + " + repeat("1 + ", 300) + "1\nendglobals\n");
  const size_t line = shown.find('\n') + 1;
  const size_t caret_line = shown.find('\n', line) + 1;
  EXPECT_EQ(shown.substr(line, 5), "  ...");
  EXPECT_LT(caret_line - line, 120u);
  EXPECT_EQ(shown.substr(line + (shown.find('^') - caret_line), 5), "wrong");
  EXPECT_EQ(shown.substr(caret_line - 4, 3), "...");
}

TEST(script_front, control_bytes_do_not_reach_the_terminal) {
  const std::string shown = rendered("globals\n  string s = \"\x1B[2J\" + w\nendglobals\n");
  EXPECT_EQ(shown.find('\x1B'), std::string::npos);
  EXPECT_NE(shown.find("?[2J"), std::string::npos);
}

TEST(script_front, long_names_are_legal_and_cut_in_messages) {
  const std::string name(5000, 'n');
  const std::string script = "globals\n  integer " + name + " = 1\n  integer x = " + name + "x\nendglobals\n";
  const std::string said = messages(*read(script));
  EXPECT_LT(said.size(), 700u);
  EXPECT_NE(said.find("there is no variable 'nnnnnnnnnnnnnnnnnnnn...nnnnnnnnnnnnnnnnnnnx' (5001 characters)"),
            said.npos);
  EXPECT_EQ(read(script)->diagnostics.errors(), 1u);
  EXPECT_EQ(read(script)->diagnostics.warnings(), 2u);  // of each name where it stands first
  EXPECT_EQ(read(script, Leniency::kCheck, "+checklongnames")->diagnostics.errors(), 3u);
  EXPECT_EQ(read("globals\ninteger " + std::string(3958, 'n') + "\nendglobals", Leniency::kCheck, "+checklongnames")
                ->diagnostics.errors(),
            0u);
  EXPECT_EQ(read("globals\ninteger " + std::string(3958, 'n') + "\nendglobals")->diagnostics.warnings(), 0u);
  EXPECT_EQ(read("globals\ninteger " + std::string(3959, 'n') + "\nendglobals")->diagnostics.warnings(), 1u);
}

TEST(script_front, a_long_string_is_an_error_to_authors_and_a_warning_to_players) {
  const auto script = [](size_t size) { return "globals\nstring s = \"" + std::string(size, 's') + "\"\nendglobals"; };
  EXPECT_EQ(read(script(1023))->diagnostics.errors(), 0u);
  EXPECT_EQ(read(script(1024))->diagnostics.errors(), 1u);
  EXPECT_TRUE(read(script(1024), Leniency::kRuntime)->complete());
}

TEST(script_front, a_call_takes_31_arguments) {
  const auto script = [](int count) {
    std::string parameters, arguments;
    for (int i = 0; i < count; ++i) {
      parameters += (i == 0 ? "integer p" : ", integer p") + std::to_string(i);
      arguments += i == 0 ? "1" : ", 1";
    }
    return "function a takes " + parameters + " returns nothing\nendfunction\n" + kHead + "call a(" + arguments + ")" +
           kTail;
  };
  EXPECT_EQ(messages(*read(script(31))), "");
  EXPECT_NE(messages(*read(script(32))).find("a call with 32 arguments; the game takes at most 31"), std::string::npos);
  EXPECT_TRUE(read(script(32), Leniency::kRuntime)->complete());
}

TEST(script_front, many_findings_are_cut_off_by_kind) {
  const auto errors = read(repeat("native\n", 5000));
  EXPECT_EQ(errors->diagnostics.errors(), 5000u);
  EXPECT_EQ(errors->diagnostics.all().size(), Diagnostics::kMax + 1);
  const auto both = read(repeat("//# +nothing_known\n", 5000) + "native\n");
  EXPECT_EQ(both->diagnostics.errors(), 1u);
  EXPECT_EQ(both->diagnostics.all().size(), Diagnostics::kMax + 2);
}

TEST(script_front, deep_nesting_is_an_error_and_no_crash) {
  constexpr size_t kMany = 200000;
  const std::string open[] = {"(", "-", "not ", "(1+2*", "f(", "x[", "1+"};
  for (const std::string &each : open) {
    const auto program = read(kHead + "set x = " + repeat(each, kMany) + "1" + kTail);
    EXPECT_NE(messages(*program).find("split it with a variable"), std::string::npos) << each;
  }
  for (const std::string line : {"if true then\n", "loop\n"}) {
    const auto program = read(kHead + repeat(line, kMany) + kTail);
    EXPECT_NE(messages(*program).find("nested more than 250 deep"), std::string::npos) << line;
  }
}

TEST(script_front, goes_on_behind_a_block_that_is_too_deep) {
  const std::pair<std::string, std::string> blocks[] = {{"loop\n", "endloop\n"}, {"if x == 1 then\n", "endif\n"}};
  for (const auto &[open, close] : blocks) {
    const auto program = read(kHead + repeat(open, 300) + "set x = 2\n" + repeat(close, 300) + "set nowhere = 1" +
                              kTail + "\nfunction g takes nothing returns nothing\nset nowhere = 1\nendfunction\n");
    EXPECT_EQ(program->diagnostics.errors(), 3u) << messages(*program).substr(0, 500);
    const std::string said = messages(*program);
    EXPECT_NE(said.find("'nowhere'"), said.rfind("'nowhere'")) << "one in each function";
  }
}

TEST(script_front, a_long_name_is_told_by_its_ends) {
  const std::string said =
      messages(*read(kHead + "set a123456789b123456789" + repeat("m", 60) + "y123456789z123456789 = 1" + kTail));
  EXPECT_NE(said.find("'a123456789b123456789...y123456789z123456789' (100 characters)"), said.npos) << said;
}

TEST(script_front, what_a_name_may_mean_is_searched_for_a_while) {
  std::string known, unknown;
  for (int i = 0; i < 200; ++i) {
    known += "integer counter" + std::to_string(i) + "\n";
    unknown += "set countes" + std::to_string(i) + " = 1\n";
  }
  const std::string said = messages(*read("globals\n" + known + "endglobals\n" + kHead + unknown + kTail));
  size_t guesses = 0;
  for (size_t at = said.find("did you mean"); at != said.npos; at = said.find("did you mean", at + 1)) ++guesses;
  EXPECT_EQ(guesses, 100u) << said.substr(0, 500);
}

TEST(script_front, what_a_person_writes_fits_the_limits) {
  EXPECT_EQ(messages(*read(kHead + "set x = " + repeat("(", 200) + "1" + repeat(")", 200) + kTail)), "");
  EXPECT_EQ(messages(*read(kHead + "set x = " + repeat("1+", 700) + "1" + kTail)), "");
  EXPECT_EQ(messages(*read(kHead + repeat("if true then\n", 200) + repeat("endif\n", 200) + kTail)), "");
  EXPECT_EQ(messages(*read(kHead + "if true then\n" + repeat("elseif x == 1 then\n", 5000) + "endif" + kTail)), "");
}

TEST(script_front, any_text_ends_without_harm) {
  const std::string texts[] = {"",     "\"",  "'",    "/",        "//",      "//#",    "0x",       "$",
                               ".",    "\\",  "'\\",  "'\\'",     "\"\\",    "\xEF",   "\xEF\xBB", "function",
                               "type", "set", "call", "constant", "globals", "native", "\r",       "debug"};
  for (const std::string &text : texts) {
    EXPECT_LE(read(text)->diagnostics.errors(), 2u) << text;
    read(kHead + text);
    read(kHead + "set x = " + text + kTail);
    read(kHead + repeat(text, 3000));
    read(repeat(text + "\n", 3000));
  }
}

TEST(script_front, every_prefix_of_a_program_is_answered) {
  const std::string whole = kHead +
                            "if x == 'abcd' or not (x < 1.5) then\n  set x = 1\nelse\n  call f()\nendif\n"
                            "loop\n  exitwhen \"a\\n\" == null\n  return\nendloop" +
                            kTail;
  for (size_t size = 0; size <= whole.size(); ++size) {
    const auto program = read(whole.substr(0, size));
    EXPECT_LE(program->diagnostics.errors(), 3u) << whole.substr(0, size);
    EXPECT_EQ(broken_promise(*program), "");
  }
  EXPECT_EQ(read(whole)->diagnostics.errors(), 0u);
}

TEST(script_front, finds_the_nearest_name) {
  EXPECT_EQ(edit_distance("call", "clal", 2), 1u);
  EXPECT_EQ(edit_distance("call", "all", 2), 1u);
  EXPECT_EQ(edit_distance("call", "calls", 2), 1u);
  EXPECT_EQ(edit_distance("call", "calk", 2), 1u);
  EXPECT_EQ(edit_distance("call", "xyzw", 2), 3u);
  Nearest nearest("getunitX");
  nearest.offer("GetUnit");
  nearest.offer("GetUnitX");
  nearest.offer("GetUnitY");
  EXPECT_EQ(nearest.best(), "GetUnitX");
}

TEST(script_front, positions_lead_back_to_their_source) {
  SourceMap sources;
  ASSERT_TRUE(sources.add({"a.j", "one\ntwo"}));
  ASSERT_TRUE(sources.add({"empty.j", ""}));
  ASSERT_TRUE(sources.add({"b.j", "\r\nthree\r"}));
  EXPECT_EQ(sources.locate(5).line, 2u);
  EXPECT_EQ(sources.locate(5).column, 2u);
  EXPECT_EQ(sources.locate(7).source, 0u);
  EXPECT_EQ(sources.locate(8).source, 1u);
  EXPECT_EQ(sources.locate(9).source, 2u);
  EXPECT_EQ(sources.locate(11).line, 2u);
  EXPECT_EQ(sources.line_text(sources.locate(12)), "three");
  EXPECT_EQ(sources.locate(17).line, 3u);
  EXPECT_EQ(sources.line_text(sources.locate(17)), "");
  EXPECT_EQ(sources.name(2), "b.j");
}

}  // namespace
}  // namespace openrealm::script::test
