// The checker as authors and their editors use it.
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include <nlohmann/json.hpp>

#include "jass_process.h"

namespace {

const std::string kGood = "function good takes nothing returns nothing\nendfunction\n";
// Only the last return's type is right.
const std::string kReturnBug = "function h2i takes handle h returns integer\n  return h\n  return 0\nendfunction\n";

class jass_check : public JassProcess {
 protected:
  static std::vector<nlohmann::json> findings(const Ended &ended) {
    std::vector<nlohmann::json> all;
    std::istringstream lines(ended.out);
    for (std::string line; std::getline(lines, line);) all.push_back(nlohmann::json::parse(line));
    return all;
  }
};

TEST_F(jass_check, a_good_script_is_one_line_and_status_0) {
  const Ended ended = check({script("good.j", kGood)});
  EXPECT_EQ(ended.out, "ok: 1 file, 2 lines\n");
  EXPECT_EQ(ended.err, "");
  EXPECT_EQ(ended.status, 0);
  EXPECT_EQ(check({script("empty.j", "")}).out, "ok: 1 file, 0 lines\n");
  EXPECT_EQ(check({script("open.j", "// no line end")}).out, "ok: 1 file, 1 line\n");
}

TEST_F(jass_check, all_errors_of_a_run_are_shown_with_the_place) {
  const std::string bad = script("bad.j",
                                 "function f takes nothing returns integer\n  set x = 1\n  call nothing_such()\n"
                                 "  return \"text\"\nendfunction\n");
  const Ended ended = check({bad, script("good.j", kGood)});
  EXPECT_EQ(ended.status, 1);
  EXPECT_EQ(ended.err, "");
  EXPECT_TRUE(has(ended.out, bad + ":2:7: error: there is no variable 'x'")) << ended.out;
  EXPECT_TRUE(has(ended.out, "\n    set x = 1\n        ^\n")) << ended.out;
  EXPECT_TRUE(has(ended.out, bad + ":3:8: error: "));
  EXPECT_TRUE(has(ended.out, bad + ":4:10: error: "));
  EXPECT_TRUE(ended.out.ends_with("\n3 errors: 2 files, 7 lines\n")) << ended.out;
}

TEST_F(jass_check, files_are_read_in_order_and_nothing_else) {
  const std::string types = script("types.j", "type unit extends handle\n");
  const std::string uses = script("uses.j", "globals\n  unit u = null\nendglobals\n");
  EXPECT_EQ(check({types, uses}).status, 0);
  EXPECT_TRUE(has(check({uses, types}).out, "uses.j:2:3: error: "));
  EXPECT_EQ(check({uses}).status, 1) << "no declarations of its own";
  const std::string calls =
      script("calls.j", "function f takes nothing returns nothing\n call BJDebugMsg(\"\")\nendfunction\n");
  EXPECT_EQ(check({calls}).status, 1);
}

TEST_F(jass_check, flags_hold_for_the_files_behind_them) {
  const std::string one = script("one.j", kReturnBug);
  const std::string two =
      script("two.j", "function i2h takes integer i returns handle\n  return i\n  return null\nendfunction\n");
  EXPECT_EQ(check({one}).status, 1);
  EXPECT_EQ(check({"+rb", one, two}).status, 0);
  EXPECT_EQ(check({one, "+rb"}).status, 1);
  const Ended scoped = check({"+rb", one, "-rb", two});
  EXPECT_FALSE(has(scoped.out, "one.j:")) << scoped.out;
  EXPECT_TRUE(has(scoped.out, "two.j:2:"));
  EXPECT_TRUE(has(check({"+rb", "-rb", "+shadow", one}).out, "one.j:2:"));
}

TEST_F(jass_check, hidden_errors_are_counted) {
  const std::string bad = script("bad.j", "function f takes nothing returns nothing\n set x = 1\nendfunction\n");
  const Ended ended = check({"+nosemanticerror", bad});
  EXPECT_EQ(ended.out, "ok: 1 file, 3 lines (1 error hidden by flags)\n");
  EXPECT_EQ(ended.status, 0);
}

TEST_F(jass_check, warnings_do_not_fail) {
  const Ended ended = check({script("hint.j", "//# +nosuchflag\n" + kGood)});
  EXPECT_TRUE(has(ended.out, "hint.j:1:1: warning: there is no check 'nosuchflag'")) << ended.out;
  EXPECT_TRUE(ended.out.ends_with("ok, 1 warning: 1 file, 3 lines\n")) << ended.out;
  EXPECT_EQ(ended.status, 0);
}

TEST_F(jass_check, a_dash_is_standard_input_in_its_place) {
  const std::string uses = script("uses.j", "globals\n  unit u = null\nendglobals\n");
  EXPECT_EQ(check({"-", uses}, "type unit extends handle\n").status, 0);
  const Ended after = check({uses, "-"}, "type unit extends handle\nx\n");
  EXPECT_TRUE(has(after.out, "uses.j:2:3: error")) << after.out;
  EXPECT_TRUE(has(after.out, "<stdin>:2:1: error")) << after.out;
  EXPECT_EQ(check({"-", "-"}, kGood).out, "ok: 2 files, 2 lines\n") << "the second finds it at its end";
}

TEST_F(jass_check, std_puts_the_declarations_and_the_library_first) {
  const std::string calls =
      script("calls.j", "function f takes nothing returns nothing\n call BJDebugMsg(\"\")\nendfunction\n");
  const Ended ended = check({calls, "--std"});
  EXPECT_EQ(ended.status, 0) << ended.out;
  EXPECT_TRUE(has(ended.out, "ok: 3 files, ")) << ended.out;
  EXPECT_EQ(check({"--std"}).status, 0) << "alone it checks these";
}

TEST_F(jass_check, data_lays_a_folder_over_the_declarations) {
  const std::string calls = script("calls.j", "function f takes nothing returns nothing\n call MyOwn()\nendfunction\n");
  std::filesystem::create_directories(folder / "mine/Scripts");
  std::filesystem::create_directories(folder / "theirs/scripts");
  put(folder / "mine/Scripts/Blizzard.J", "function MyOwn takes nothing returns nothing\nendfunction\n");
  put(folder / "theirs/scripts/blizzard.j", "");
  EXPECT_EQ(check({"--std", calls}).status, 1);
  EXPECT_EQ(check({"--std", "--data", folder / "mine", calls}).status, 0) << "common.j is still ours";
  EXPECT_EQ(check({"--std", "--data=" + (folder / "mine"), calls}).status, 0);
  EXPECT_EQ(check({"--std", "--data", folder / "theirs", "--data", folder / "mine", calls}).status, 0);
  EXPECT_EQ(check({"--std", "--data", folder / "mine", "--data", folder / "theirs", calls}).status, 1);
  const Ended nowhere = check({"--std", "--data", "/nowhere", calls});
  EXPECT_EQ(nowhere.err, "openrealm jass check: --data /nowhere: there is no such folder\n");
  EXPECT_EQ(nowhere.status, 1);
}

TEST_F(jass_check, std_without_the_game_s_data_is_one_line) {
  setenv("OPENREALM_BASE", "/nowhere", 1);
  const Ended ended = check({"--std"});
  EXPECT_EQ(ended.err, "openrealm jass check: --std: there is no scripts/common.j in /nowhere/data/wc3\n");
  EXPECT_EQ(ended.status, 1);
}

TEST_F(jass_check, json_is_an_object_a_line) {
  const std::string bad =
      script("b\"ad\xFF.j",
             "//# +nosuch\nfunction f takes nothing returns nothing\n  set \\ \n  call missing()\nendfunction\n");
  const Ended ended = check({"--json", bad, folder / "none.j", script("good.j", kGood)});
  EXPECT_EQ(ended.status, 1);
  const auto all = findings(ended);
  ASSERT_EQ(all.size(), 4u) << ended.out;
  EXPECT_EQ(all[0]["file"], folder / "none.j");
  EXPECT_EQ(all[0]["line"], 1);
  EXPECT_EQ(all[0]["severity"], "error");
  EXPECT_EQ(all[0]["message"], "No such file or directory");
  EXPECT_EQ(all[1]["severity"], "warning");
  EXPECT_EQ(all[1]["file"], folder / "b\"ad\uFFFD.j") << "a name that is no UTF-8 is still JSON";
  EXPECT_EQ(all[2]["line"], 3);
  EXPECT_EQ(all[2]["column"], 7);
  const nlohmann::json &call = all[3];
  EXPECT_EQ(call["line"], 4);
  EXPECT_EQ(call["column"], 8);
  EXPECT_EQ(call["end_line"], 4);
  EXPECT_EQ(call["end_column"], 15) << "one past the end";
  EXPECT_TRUE(has(call["message"], "missing"));
  EXPECT_EQ(call.size(), 7u);
}

TEST_F(jass_check, json_of_a_good_script_is_nothing) {
  const Ended ended = check({"--json", script("good.j", kGood)});
  EXPECT_EQ(ended.out, "");
  EXPECT_EQ(ended.status, 0);
}

TEST_F(jass_check, what_cannot_be_read_is_one_line_and_the_rest_is_checked) {
  const std::string huge = script("huge.j", "");
  std::filesystem::resize_file(huge, (64ull << 20) + 1);
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
  std::filesystem::create_symlink("loop.j", folder / "loop.j");
  const std::string bad = script("bad.j", "x\n");
  const Ended ended = check({folder / "none.j", folder.path(), huge, folder / "loop.j", folder / "good.j/in", bad});
  EXPECT_EQ(ended.status, 1);
  EXPECT_TRUE(has(ended.out, folder / "none.j" + ": error: No such file or directory\n")) << ended.out;
  EXPECT_TRUE(has(ended.out, folder.path() + ": error: it is a folder\n")) << ended.out;
  EXPECT_TRUE(has(ended.out, huge + ": error: it has over 64 MB: that is no script\n")) << ended.out;
  EXPECT_TRUE(has(ended.out, folder / "loop.j" + ": error: Too many levels of symbolic links\n")) << ended.out;
  EXPECT_TRUE(has(ended.out, bad + ":1:1: error: ")) << ended.out;
  EXPECT_TRUE(ended.out.ends_with("\n6 errors: 1 file, 1 line\n")) << ended.out;
  EXPECT_EQ(check({folder / "none.j", script("good.j", kGood)}).status, 1) << "also when the rest is good";
}

TEST_F(jass_check, a_pipe_that_ends_nowhere_is_refused) {
  const Ended ended = shell("$J check /dev/zero");
  EXPECT_EQ(ended.out, "/dev/zero: error: it has over 64 MB: that is no script\n1 error: 0 files, 0 lines\n");
  EXPECT_EQ(ended.status, 1);
}

TEST_F(jass_check, bytes_of_any_kind_end_in_errors) {
  std::string bytes;
  for (unsigned i = 0; i < 4096; ++i) bytes += char(i * i * 7919u >> 5);
  const Ended ended = check({script("noise.j", bytes)});
  EXPECT_EQ(ended.status, 1);
  EXPECT_FALSE(findings(check({"--json", folder / "noise.j"})).empty());
}

TEST_F(jass_check, a_wrong_command_line_is_one_line_and_status_2) {
  const auto refused = [](const std::vector<std::string> &words, const std::string &why) {
    const Ended ended = check(words);
    EXPECT_EQ(ended.status, 2) << why;
    EXPECT_EQ(ended.err, "openrealm jass check: " + why + " (openrealm jass check --help says more)\n");
    EXPECT_EQ(ended.out, "");
  };
  refused({}, "no file is given; - is standard input");
  refused({"+rb"}, "no file is given; - is standard input");
  refused({"--jsno", "a.j"}, "unknown option --jsno, did you mean --json?");
  refused({"--quickly", "a.j"}, "unknown option --quickly");
  refused({"--std=1", "a.j"}, "--std takes no value");
  refused({"a.j", "--data"}, "--data needs a value: --data DIR");
  refused({"+shadwo", "a.j"}, "unknown flag +shadwo, did you mean +shadow?");
  refused({"-fliter", "a.j"}, "unknown flag -fliter, did you mean -filter?");
  refused({"+", "a.j"}, "unknown flag +");
  refused({"+rb shadow", "a.j"}, "unknown flag +rb shadow, did you mean +shadow?");
}

TEST_F(jass_check, help_lists_options_and_flags) {
  const Ended help = check({"--help"});
  EXPECT_EQ(help.status, 0);
  for (const char *word : {"--std", "--json", "--data DIR", "checkstringhash", "nosyntaxerror", "exit status"})
    EXPECT_TRUE(has(help.out, word)) << word;
  EXPECT_EQ(check({"-h"}).out, help.out);
}

TEST_F(jass_check, the_tool_s_own_words_are_checked) {
  const Ended slip = jass({"chekc"});
  EXPECT_EQ(slip.status, 2);
  EXPECT_EQ(slip.err, "openrealm jass: 'chekc' is unknown, did you mean check? (openrealm jass --help says more)\n");
  EXPECT_EQ(jass({}).status, 2);
  const Ended help = jass({"--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_TRUE(has(help.out, "jass run FILE"));
}

TEST_F(jass_check, a_reader_that_goes_away_changes_nothing) {
  std::string errors = "x\n";
  for (int i = 0; i < 12; ++i) errors += errors;
  const std::string bad = script("bad.j", errors), good = script("good.j", kGood);
  const auto status_into = [&](const std::string &file, const std::string &reader) {
    return shell("($J check " + file + "; echo $? >" + (folder / "status") + ") | " + reader + "; cat " +
                 (folder / "status"));
  };
  EXPECT_EQ(status_into(bad, "head -c 10 >/dev/null").out, "1\n");
  EXPECT_EQ(status_into(good, "true").out, "0\n");
  EXPECT_EQ(status_into(bad, "head -c 10 >/dev/null").err, "");
}

TEST_F(jass_check, what_cannot_be_written_is_status_1) {
  const Ended ended = shell("$J check " + script("good.j", kGood) + " >/dev/full");
  EXPECT_EQ(ended.status, 1);
  EXPECT_EQ(ended.err, "openrealm jass: standard output: No space left on device\n");
}

}  // namespace
