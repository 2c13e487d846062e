// What is counted of a run: lines for coverage, stacks for a profile; and the stack in every error.
#include "script/call_profile.h"
#include "script/coverage.h"
#include "script/run_record.h"
#include "vm_fixture.h"

namespace openrealm::script {
namespace {

class script_vm_counts : public testing::Test {
 protected:
  script_vm_counts() { bench.counts = &counts; }

  std::string lcov(const FilePlaces &places = {}) const {
    Coverage coverage;
    add_coverage(counts, places, coverage);
    return lcov_text(coverage);
  }
  std::string folded() const {
    CallProfile profile;
    add_profile(counts, profile);
    return folded_text(profile);
  }
  // -1: the line holds no code.
  int64_t line(uint32_t number) const {
    Coverage coverage;
    add_coverage(counts, {}, coverage);
    const auto &lines = coverage["test.j"].lines;
    const auto found = lines.find(number);
    return found == lines.end() ? -1 : int64_t(found->second);
  }
  std::vector<int64_t> lines(uint32_t first, uint32_t last) const {
    std::vector<int64_t> all;
    for (uint32_t number = first; number <= last; ++number) all.push_back(line(number));
    return all;
  }
  // Of the stack alone, not of what it called.
  uint64_t cost(const std::string &stack) const {
    CallProfile profile;
    add_profile(counts, profile);
    const auto found = profile.find(stack);
    return found == profile.end() ? 0 : found->second;
  }
  uint64_t whole_cost() const {
    uint64_t sum = 0;
    for (const auto &stack : counts.stacks()) sum += stack.cost;
    return sum;
  }

  ExecutionCounts counts;
  Bench bench;
};

using Counts = std::vector<int64_t>;

TEST_F(script_vm_counts, a_script_as_lcov) {
  bench.load(R"(globals
  integer sum = 0
  integer array a
endglobals
function add takes integer n returns integer
  if n > 2 then
    return n
  elseif n == 1 then
    set sum = sum + 100
  else
    set sum = sum + 1
  endif
  return 0
endfunction
function never takes nothing returns nothing
  call add(1)
endfunction
function main takes nothing returns nothing
  local integer i = 0
  loop
    exitwhen i == 5
    set sum = sum + add(i)
    set i = i + 1
  endloop
endfunction
)");
  bench.run("main");
  EXPECT_EQ(
      lcov({{"test.j", "/maps/a/war3map.j"}}),
      "TN:\nSF:/maps/a/war3map.j\nFN:5,add\nFN:15,never\nFN:18,main\nFNDA:5,add\nFNDA:0,never\nFNDA:1,main\n"
      "FNF:3\nFNH:2\nDA:2,1\nDA:5,5\nDA:6,5\nDA:7,2\nDA:8,3\nDA:9,1\nDA:11,2\nDA:13,3\nDA:15,0\nDA:16,0\nDA:17,0\n"
      "DA:18,1\nDA:19,1\nDA:21,6\nDA:22,5\nDA:23,5\nDA:25,1\nLF:17\nLH:14\nend_of_record\n");
  EXPECT_TRUE(bench.errors.empty());
}

TEST_F(script_vm_counts, lines_are_those_that_code_can_reach) {
  const std::string text = R"(function f takes integer n returns integer
  local integer array a
  debug call Trace("debug")
  loop
    exitwhen true
    set n = 7
  endloop
  loop
    set n = n + 1
    exitwhen n > 3
  endloop
  if n > 0 then
    if n > 100 then
      set a[1] = n
    endif
  else
    set n = 1
  endif
  return n
  set n = 2
endfunction
function g takes nothing returns nothing
  if f(1) > 0 or f(2) > 0 then
    return
  endif
  call f(3)
endfunction
)";
  const Counts wanted = {1, -1, -1, -1, 1, 0, -1, -1, 3, 3, -1, 1, 1, 0, -1, -1, 0, -1, 1, 0, -1};
  for (const CompileOptions &how : {CompileOptions{}, CompileOptions{.fuse = false}}) {
    SCOPED_TRACE(how.fuse);
    ExecutionCounts fresh;
    Bench plain;
    plain.counts = &fresh;
    plain.load(text, how);
    plain.run("g");
    counts = std::move(fresh);
    EXPECT_EQ(lines(1, 21), wanted);
    EXPECT_EQ(lines(22, 27), (Counts{1, 1, 1, -1, 0, 0}));
  }
}

TEST_F(script_vm_counts, a_skipped_debug_statement_counts_where_it_runs) {
  bench.load("function main takes nothing returns nothing\ndebug call Trace(\"x\")\nendfunction\n",
             {.run_debug = true});
  bench.run("main");
  EXPECT_EQ(lines(1, 3), (Counts{1, 1, 1}));
}

TEST_F(script_vm_counts, costs_are_instructions_by_stack) {
  bench.load(R"(function leaf takes integer n returns integer
  return n + n
endfunction
function branch takes integer n returns integer
  return leaf(n) + leaf(n)
endfunction
function main takes nothing returns nothing
  local integer i = 0
  loop
    exitwhen i >= 10
    call branch(i)
    set i = i + 1
  endloop
  call leaf(1)
endfunction
)");
  bench.run("main");
  const auto code = [&](size_t function) { return counts.bodies()[function].source->code.size(); };
  EXPECT_EQ(cost("main;branch;leaf"), 20 * (code(0) - 1));
  EXPECT_EQ(cost("main;branch"), 10 * (code(1) - 1));
  EXPECT_EQ(cost("main;leaf"), code(0) - 1) << "all but its endfunction, which is never reached";
  uint64_t runs = 0;
  for (const auto &body : counts.bodies())
    for (const uint64_t count : body.runs) runs += count;
  EXPECT_EQ(whole_cost(), runs);
  EXPECT_EQ(folded(), "main " + std::to_string(cost("main")) + "\nmain;branch " + std::to_string(cost("main;branch")) +
                          "\nmain;branch;leaf " + std::to_string(cost("main;branch;leaf")) + "\nmain;leaf " +
                          std::to_string(cost("main;leaf")) + "\n");
}

// The weights add up to what the instruction limit counts.
TEST(script_vm_counts_limit, a_thread_that_is_ended_cost_its_limit) {
  Bench bench({.instruction_limit = 5000});
  ExecutionCounts counts;
  bench.counts = &counts;
  bench.load(
      "function main takes nothing returns nothing\nlocal string s = \"\"\nloop\nset s = s + \"0123456789\"\n"
      "call Echo(s)\nendloop\nendfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  uint64_t sum = 0, natives = 0, runs = 0;
  for (const auto &stack : counts.stacks()) {
    sum += stack.cost;
    if (counts.name(stack) == "Echo") natives += stack.cost;
  }
  for (const uint64_t count : counts.bodies()[0].runs) runs += count;
  EXPECT_NEAR(double(sum), 5000, 100);
  EXPECT_GT(natives, 1000u) << "long strings are charged to the native they are given to";
  EXPECT_LT(runs, sum);
}

TEST_F(script_vm_counts, callbacks_stand_below_their_native) {
  bench.load(R"(function cb takes nothing returns boolean
  call Trace("cb")
  return true
endfunction
function other takes nothing returns nothing
endfunction
function main takes nothing returns nothing
  call Call(function cb)
  call Start("other")
endfunction
)");
  bench.run("main");
  bench.run("other");
  EXPECT_EQ(cost("main;Call"), 1u);
  EXPECT_EQ(cost("main;Call;cb;Trace"), 1u);
  EXPECT_GT(cost("main;Call;cb"), 1u);
  EXPECT_EQ(cost("main;Start;other"), 1u);
  EXPECT_EQ(cost("other"), 1u);
  EXPECT_EQ(lines(1, 10), (Counts{1, 1, 1, -1, 2, 2, 1, 1, 1, 1}));
}

TEST_F(script_vm_counts, threads_that_sleep_go_on_below_the_function_they_began_in) {
  bench.load(R"(function nap takes nothing returns integer
  call Sleep(1)
  return 1
endfunction
function main takes nothing returns nothing
  local integer x = nap() + nap()
  call Trace(I2S(x))
endfunction
)");
  bench.run("main");
  EXPECT_EQ(lines(1, 8), (Counts{1, 1, 0, -1, 1, 1, 0, 0}));
  bench.tick();
  EXPECT_EQ(lines(1, 8), (Counts{2, 2, 1, -1, 1, 1, 0, 0}));
  bench.rebuild();
  bench.tick();
  EXPECT_EQ(lines(1, 8), (Counts{2, 2, 2, -1, 1, 1, 1, 1}));
  EXPECT_EQ(cost("main;nap;Sleep"), 2u);
  EXPECT_EQ(cost("main;Trace"), 1u);
  for (const auto &stack : counts.stacks()) EXPECT_LE(stack.depth, 3u);
}

TEST_F(script_vm_counts, an_error_leaves_the_place_of_the_thread_outside) {
  bench.load(R"(function cb takes nothing returns boolean
  call Refuse()
  return true
endfunction
function deep takes integer n returns integer
  return 1 / n + deep(n - 1)
endfunction
function main takes nothing returns nothing
  call Call(function cb)
  call Trace("on")
  call deep(3)
endfunction
function after takes nothing returns nothing
endfunction
)");
  bench.run("main");
  bench.run("after");
  EXPECT_EQ(bench.errors.size(), 2u);
  EXPECT_EQ(cost("main;Call;cb;Refuse"), 1u);
  EXPECT_EQ(cost("main;Trace"), 1u);
  EXPECT_EQ(cost("after"), 1u);
  EXPECT_EQ(line(6), 4);
  EXPECT_EQ(line(3), 0);
}

TEST_F(script_vm_counts, recursion_counts_in_full_and_keeps_a_bounded_tree) {
  std::string text =
      "function deep takes integer n returns nothing\nif n > 0 then\ncall deep(n - 1)\nendif\nendfunction\n";
  text += "function f0 takes nothing returns nothing\nendfunction\n";
  for (int i = 1; i <= 17; ++i)
    for (const char *side : {"f", "g"}) {
      const std::string below = std::to_string(i - 1);
      text += "function " + (side + std::to_string(i)) + " takes nothing returns nothing\ncall f" + below +
              "()\ncall " + (i == 1 ? "f" : "g") + below + "()\nendfunction\n";
    }
  Bench long_bench({.instruction_limit = 0});
  long_bench.counts = &counts;
  long_bench.load(text + "function main takes nothing returns nothing\ncall deep(1000)\ncall f17()\nendfunction\n");
  EXPECT_EQ(long_bench.run("main").outcome, Outcome::kFinished);
  EXPECT_EQ(counts.bodies()[0].calls, 1001u);
  EXPECT_EQ(counts.bodies()[1].calls, 1u << 17);
  uint64_t runs = 0;
  for (const auto &body : counts.bodies())
    for (const uint64_t count : body.runs) runs += count;
  EXPECT_EQ(whole_cost(), runs) << "nothing is lost where there is no place for another stack";
  EXPECT_EQ(counts.stacks().size(), ExecutionCounts::kMostStacks);
  uint32_t deepest = 0;
  for (const auto &stack : counts.stacks()) deepest = std::max(deepest, stack.depth);
  EXPECT_EQ(deepest, ExecutionCounts::kDeepestStack);
}

TEST_F(script_vm_counts, initialisers_are_counted) {
  bench.load("globals\ninteger a = 3\nstring s = I2S(a)\ninteger b\nendglobals\n");
  EXPECT_EQ(lines(1, 5), (Counts{-1, 1, 1, -1, -1}));
  EXPECT_EQ(cost("globals;s;I2S"), 1u);
  EXPECT_EQ(lcov().find("FN:"), std::string::npos) << lcov();
}

TEST_F(script_vm_counts, other_code_keeps_the_counts_of_bodies_that_are_the_same) {
  const std::string same = "function same takes nothing returns nothing\ncall Trace(\"a\")\nendfunction\n";
  const std::string main = "function main takes nothing returns nothing\ncall same()\ncall changed()\nendfunction\n";
  const auto first =
      Bench::code(same + "function changed takes nothing returns nothing\ncall Trace(\"b\")\nendfunction\n" + main);
  bench.link(first);
  bench.run("main");
  EXPECT_EQ(lines(1, 6), (Counts{1, 1, 1, 1, 1, 1}));
  // A line above, and `changed` has another body.
  bench.link(Bench::code("\n" + same +
                         "function changed takes nothing returns nothing\ncall Trace(\"c\")\nendfunction\n" + main),
             {first});
  EXPECT_EQ(lines(1, 7), (Counts{-1, 1, 1, 1, 0, 0, 0}));
  bench.run("main");
  EXPECT_EQ(lines(1, 7), (Counts{-1, 2, 2, 2, 1, 1, 1}));
  // Other code in between, and the first again.
  bench.link(Bench::code(""));
  EXPECT_EQ(lcov(), "");
  bench.link(first);
  EXPECT_EQ(lines(1, 6), (Counts{2, 2, 2, 1, 1, 1}));
}

TEST_F(script_vm_counts, stacks_have_the_names_of_the_code_that_runs) {
  bench.load("function first takes nothing returns nothing\ncall Trace(\"\")\nendfunction\n");
  bench.run("first");
  bench.link(Bench::code("function second takes nothing returns nothing\ncall Trace(\"\")\nendfunction\n"));
  bench.run("second");
  EXPECT_EQ(cost("first;Trace"), 1u);
  EXPECT_EQ(cost("second;Trace"), 1u);
}

TEST_F(script_vm_counts, an_old_body_counts_apart_from_the_new_one) {
  const auto old =
      Bench::code("function main takes nothing returns nothing\ncall Sleep(1)\ncall Trace(\"old\")\nendfunction\n");
  bench.link(old);
  bench.run("main");
  bench.link(Bench::code("function main takes nothing returns nothing\ncall Trace(\"new\")\nendfunction\n"), {old});
  bench.tick();
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"old"}));
  EXPECT_EQ(lines(1, 3), (Counts{0, 0, 0}));
  EXPECT_EQ(cost("main;Trace"), 1u) << "the profile tells what ran";
}

TEST_F(script_vm_counts, counting_changes_no_state) {
  const std::string text = R"(globals
  integer array a
  string s = ""
endglobals
function cb takes nothing returns boolean
  set s = s + "x"
  return StringLength(s) > 3
endfunction
function main takes nothing returns nothing
  local integer i = 0
  loop
    exitwhen i == 20
    set a[i] = i * i
    if Call(function cb) then
      call Sleep(i)
    endif
    set i = i + 1
  endloop
endfunction
)";
  Bench plain;
  for (Bench *one : {&bench, &plain}) {
    one->load(text);
    one->run("main");
  }
  for (int tick = 0; tick < 60; ++tick) {
    ASSERT_EQ(bench.hash(), plain.hash()) << tick;
    bench.tick();
    plain.tick();
  }
  EXPECT_GT(whole_cost(), 100u);
}

constexpr std::string_view kTwoMaps =
    "globals\ninteger n = 2\nendglobals\nfunction main takes nothing returns nothing\ncall Trace(I2S(n))\n"
    "if n == 1 then\ncall Trace(\"\")\nendif\nendfunction\n";

void play(Bench &bench, RunRecord &record, std::string_view text) {
  bench.counts = record.counts();
  bench.load(text);
  bench.run("main");
}

TEST(script_run_record, adds_up_what_ran_one_after_another) {
  RunRecord record;
  for (const char *name : {"a.j", "a.j", "b.j"}) {
    record.begin_program({{"test.j", name}});
    Bench bench;
    play(bench, record, kTwoMaps);
  }
  EXPECT_EQ(record.coverage_text(),
            "TN:\nSF:a.j\nFN:4,main\nFNDA:2,main\nFNF:1\nFNH:1\nDA:2,2\nDA:4,2\nDA:5,2\nDA:6,2\nDA:7,0\nDA:9,2\n"
            "LF:6\nLH:5\nend_of_record\n"
            "TN:\nSF:b.j\nFN:4,main\nFNDA:1,main\nFNF:1\nFNH:1\nDA:2,1\nDA:4,1\nDA:5,1\nDA:6,1\nDA:7,0\nDA:9,1\n"
            "LF:6\nLH:5\nend_of_record\n");
  EXPECT_NE(record.profile_text().find("main;I2S 3\nmain;Trace 3\n"), std::string::npos) << record.profile_text();
}

TEST(script_run_record, another_record_goes_on_with_its_bytes) {
  RunRecord whole, first, second;
  for (RunRecord *record : {&whole, &first})
    for (const char *name : {"before.j", "now.j"}) {
      record->begin_program({{"test.j", name}});
      Bench bench;
      play(bench, *record, kTwoMaps);
    }
  Bench goes_on, made_anew;
  play(goes_on, whole, kTwoMaps);
  ASSERT_TRUE(second.take_up(first.bytes()));
  second.set_places({{"test.j", "now.j"}});
  play(made_anew, second, kTwoMaps);
  EXPECT_EQ(second.coverage_text(), whole.coverage_text());
  EXPECT_EQ(second.profile_text(), whole.profile_text());
  EXPECT_NE(second.coverage_text().find("SF:now.j\nFN:4,main\nFNDA:2,main"), std::string::npos);
  EXPECT_NE(second.coverage_text().find("SF:before.j\nFN:4,main\nFNDA:1,main"), std::string::npos);
}

TEST(script_run_record, damaged_bytes_are_refused) {
  RunRecord record;
  Bench bench;
  play(bench, record, kTwoMaps);
  record.begin_program({});
  play(bench, record, kTwoMaps);
  const std::string bytes = record.bytes();
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    RunRecord other;
    EXPECT_FALSE(other.take_up(std::string_view(bytes).substr(0, size))) << size;
    EXPECT_EQ(other.coverage_text(), "");
    EXPECT_EQ(other.profile_text(), "");
  }
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    std::string damaged = bytes;
    damaged[at] = char(damaged[at] ^ 0xFF);
    RunRecord other;
    (void)other.take_up(damaged);  // whatever it makes of it, it comes to an end and stays usable
    (void)other.profile_text();
    EXPECT_TRUE(other.take_up(bytes));
  }
}

}  // namespace
}  // namespace openrealm::script
