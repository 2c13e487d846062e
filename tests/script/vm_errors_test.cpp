// The place and the script stack in every error, however its thread was started.
#include "vm_fixture.h"

namespace openrealm::script {
namespace {

constexpr std::string_view kFails = R"(function fails takes integer zero returns boolean
  return 1 / zero == 1
endfunction
function cb takes nothing returns boolean
  call fails(0)
  return true
endfunction
)";

std::string text_of(Bench &bench) {
  EXPECT_EQ(bench.errors.size(), 1u);
  return bench.errors.empty() ? "" : bench.errors.back().text;
}

TEST(script_vm_errors, of_the_machine_and_of_natives) {
  Bench bench;
  bench.load(std::string(kFails) +
             "function main takes nothing returns nothing\ncall cb()\nendfunction\n"
             "function refused takes nothing returns nothing\ncall Refuse()\nendfunction\n");
  bench.run("main");
  EXPECT_EQ(text_of(bench),
            "test.j:2: division by zero in function fails\n  fails (test.j:2)\n  cb (test.j:5)\n  main (test.j:9)");
  EXPECT_EQ(bench.errors[0].file, "test.j");
  EXPECT_EQ(bench.errors[0].line, 2u);
  EXPECT_EQ(bench.errors[0].function, "fails");
  bench.errors.clear();
  bench.run("refused");
  EXPECT_EQ(text_of(bench),
            "test.j:12: native Refuse: it does not like that in function refused\n  refused (test.j:12)");
}

TEST(script_vm_errors, of_callbacks_show_who_called_the_native) {
  Bench bench;
  bench.load(std::string(kFails) + R"(function outer takes nothing returns boolean
  call Call(function cb)
  return true
endfunction
function main takes nothing returns nothing
  call Start("outer")
endfunction
)");
  bench.run("main");
  EXPECT_EQ(text_of(bench),
            "test.j:2: division by zero in function fails\n  fails (test.j:2)\n  cb (test.j:5)\n"
            "  called by native Call in\n  outer (test.j:9)\n  called by native Start in\n  main (test.j:13)");
}

TEST(script_vm_errors, of_threads_that_woke) {
  Bench bench;
  bench.load(std::string(kFails) +
             "function nap takes nothing returns boolean\ncall Sleep(1)\nreturn cb()\n"
             "endfunction\nfunction main takes nothing returns nothing\ncall nap()\nendfunction\n");
  for (const bool rebuilt : {false, true}) {
    bench.run("main");
    if (rebuilt) bench.rebuild();
    bench.tick();
    EXPECT_EQ(text_of(bench),
              "test.j:2: division by zero in function fails\n  fails (test.j:2)\n  cb (test.j:5)\n  nap (test.j:10)\n"
              "  main (test.j:13)");
    bench.errors.clear();
  }
}

TEST(script_vm_errors, of_initialisers) {
  Bench bench;
  bench.load("globals\ninteger zero = 0\ninteger x = 1 / zero\nstring s = I2S(Refuse())\nendglobals\n");
  ASSERT_EQ(bench.errors.size(), 2u);
  EXPECT_EQ(bench.errors[0].text,
            "test.j:3: division by zero in the initialiser of x\n  the initialiser of x (test.j:3)");
  EXPECT_EQ(
      bench.errors[1].text,
      "test.j:4: native Refuse: it does not like that in the initialiser of s\n  the initialiser of s (test.j:4)");
  EXPECT_EQ(bench.errors[0].function, "x");
}

// A thread that could not even begin has no place of its own: the one that started it is shown.
TEST(script_vm_errors, of_starting_a_thread) {
  Bench bench({.call_depth = 3});
  bench.load(
      "function a takes nothing returns boolean\nreturn true\nendfunction\n"
      "function two takes nothing returns nothing\ncall Call(function a)\ncall Start(\"nobody\")\nendfunction\n"
      "function one takes nothing returns nothing\ncall two()\nendfunction\n"
      "function main takes nothing returns nothing\ncall one()\nendfunction\n");
  bench.run("main");
  ASSERT_EQ(bench.errors.size(), 2u);
  EXPECT_EQ(bench.errors[0].text,
            "test.j:5: too many functions call each other: 3 deep in function two\n  called by native Call in\n"
            "  two (test.j:5)\n  one (test.j:9)\n  main (test.j:12)");
  EXPECT_EQ(bench.errors[1].text,
            "test.j:6: the script has no function nobody in function two\n  two (test.j:6)\n  one (test.j:9)\n"
            "  main (test.j:12)");
  bench.errors.clear();
  bench.run("nobody");
  EXPECT_EQ(text_of(bench), "the script has no function nobody") << "nothing ran";
}

TEST(script_vm_errors, name_the_line_of_the_condition_that_failed) {
  Bench bench;
  bench.load(std::string(kFails) + R"(function main takes nothing returns nothing
  if fails(1) and fails(2) then
    call Trace("no")
  elseif fails(0) then
    call Trace("no")
  endif
endfunction
)");
  bench.run("main");
  EXPECT_EQ(text_of(bench), "test.j:2: division by zero in function fails\n  fails (test.j:2)\n  main (test.j:11)");
}

TEST(script_vm_errors, long_stacks_are_cut_in_their_middle) {
  Bench bench;
  bench.load(R"(globals
  integer left = 50
endglobals
function again takes nothing returns nothing
  set left = left - 1
  if left == 0 then
    call Refuse()
  endif
  call Start("again")
endfunction
)");
  bench.run("again");
  const std::string text = text_of(bench);
  EXPECT_NE(text.find("  ... 10 more ...\n"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with("\n  called by native Start in\n  again (test.j:9)")) << text;
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1 + 40 + 1 + 39 - 1) << text;
}

}  // namespace
}  // namespace openrealm::script
