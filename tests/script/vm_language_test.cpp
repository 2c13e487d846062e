// What compiled scripts compute, and the errors that end a script thread.
#include "vm_fixture.h"

namespace openrealm::script {
namespace {

// A function body that traces; what it traced, joined by spaces. Compiled in every way: all must agree.
std::string traced(const std::string &body, const std::string &before = "") {
  const std::string text = before + "\nfunction main takes nothing returns nothing\n" + body + "\nendfunction\n";
  std::string first;
  const CompileOptions ways[] = {
      {}, {true, true, true, false}, {false, false, true, false}, {true, false, false, false}};
  for (const CompileOptions &how : ways) {
    Bench bench;
    bench.load(text, how);
    bench.run("main");
    std::string joined;
    for (const std::string &line : bench.trace) joined += (joined.empty() ? "" : " ") + line;
    for (const ScriptError &error : bench.errors) joined += " !" + error.message;
    if (&how == &ways[0]) first = joined;
    EXPECT_EQ(joined, first);
  }
  return first;
}

TEST(script_vm, integers_wrap_and_division_truncates) {
  EXPECT_EQ(traced("local integer big = 2147483647\nlocal integer small = -big - 1\n"
                   "call Trace(I2S(big + 1))\ncall Trace(I2S(small - 1))\ncall Trace(I2S(big * 2))\n"
                   "call Trace(I2S(-7 / 2))\ncall Trace(I2S(-7 % 3))\ncall Trace(I2S(small / -1))\n"
                   "call Trace(I2S(small % -1))\ncall Trace(I2S(-small))\ncall Trace(I2S(7 - 2 - 1))"),
            "-2147483648 2147483647 -2 -3 -1 -2147483648 0 -2147483648 4");
  EXPECT_EQ(
      traced("local integer a = 7\nlocal integer b = -3\ncall Trace(I2S(a / b))\ncall Trace(I2S(a % b))\n"
             "call Trace(I2S(a * b + a))\ncall Trace(I2S(3 - a))\ncall Trace(I2S(20 / a))\ncall Trace(I2S(a / 2))\n"
             "call Trace(I2S(a % 4))\ncall Trace(I2S(2 * a))\ncall Trace(I2S(a - 10))"),
      "-2 1 -14 -4 2 3 3 14 -3");
}

TEST(script_vm, reals_are_compared_with_an_epsilon_by_equality_alone) {
  const std::string report =
      "function B takes boolean b returns nothing\nif b then\ncall Trace(\"yes\")\nelse\n"
      "call Trace(\"no\")\nendif\nendfunction\n";
  EXPECT_EQ(traced("local real a = 0.0\nlocal real b = 0.0009\nlocal real c = 0.001\n"
                   "call B(a == b)\ncall B(a != b)\ncall B(a == c)\ncall B(a < b)\ncall B(b <= a)\ncall B(a > b)\n"
                   "call B(b >= a)\ncall B(0.0 == 0.0009)\ncall B(0.0 != 0.0009)\ncall B(0.0 == 0.001)",
                   report),
            "yes yes no yes no no yes yes yes no");
  EXPECT_EQ(traced("local real a = 1.5\nlocal integer i = 2\ncall Trace(R2S(a * i + 1))\ncall Trace(R2S(i / 4))\n"
                   "call Trace(R2S(i / 4.0))\ncall Trace(R2S(-a))\ncall Trace(R2S(1 - a))\ncall Trace(R2S(a / 0.5))\n"
                   "call Trace(R2S(a - 0.25))\nif a < i then\ncall Trace(\"less\")\nendif\n"
                   "if not (a >= i) then\ncall Trace(\"not\")\nendif"),
            "4.000 0.000 0.500 -1.500 -0.500 3.000 1.250 less not");
  // A comparison with what is not a number is false, and `not` of it true.
  EXPECT_EQ(traced("local real zero = 0.0\nlocal real nan = zero / zero\ncall B(nan < 1.0)\ncall B(not (nan < 1.0))\n"
                   "if nan < 1.0 then\ncall Trace(\"a\")\nelse\ncall Trace(\"b\")\nendif\n"
                   "if not (nan <= 1.0) then\ncall Trace(\"c\")\nendif",
                   report),
            "no yes b c");
}

TEST(script_vm, logic_goes_no_further_than_it_must) {
  const std::string before =
      "function T takes string s, boolean b returns boolean\ncall Trace(s)\nreturn b\nendfunction\n"
      "function B takes boolean b returns nothing\nif b then\ncall Trace(\"=1\")\nelse\ncall Trace(\"=0\")\nendif\n"
      "endfunction\n";
  EXPECT_EQ(traced("call B(T(\"a\", false) and T(\"b\", true))\ncall B(T(\"c\", true) or T(\"d\", false))\n"
                   "call B(T(\"e\", true) and not T(\"f\", false))\ncall B(not (T(\"g\", false) or T(\"h\", false)))\n"
                   "call B(T(\"i\", true) == T(\"j\", false))",
                   before),
            "a =0 c =1 e f =1 g h =1 i j =0");
  // `or` binds tighter than `and`.
  EXPECT_EQ(traced("local boolean b = true or false and false\ncall B(b)\nset b = b and (b or b)\ncall B(b)\n"
                   "set b = not b or not b\ncall B(b)",
                   before),
            "=0 =0 =1");
}

TEST(script_vm, statements_nest) {
  EXPECT_EQ(traced("local integer i = 0\nlocal integer j\nloop\nexitwhen i == 3\nset j = 0\nloop\nexitwhen j > i\n"
                   "if j == 0 then\ncall Trace(\"z\")\nelseif j == 1 then\ncall Trace(\"o\")\nelse\ncall Trace(\"m\")\n"
                   "endif\nset j = j + 1\nendloop\nset i = i + 1\nendloop\ncall Trace(\"end\")\nreturn\n"
                   "call Trace(\"never\")"),
            "z z o z o m end");
  EXPECT_EQ(traced("if false then\ncall Trace(\"a\")\nelseif true then\ncall Trace(\"b\")\nelse\ncall Trace(\"c\")\n"
                   "endif\nloop\ncall Trace(\"once\")\nexitwhen true\nendloop"),
            "b once");
}

TEST(script_vm, functions_take_and_give) {
  const std::string before =
      "function fib takes integer n returns integer\nif n < 2 then\nreturn n\nendif\nreturn fib(n - 1) + fib(n - 2)\n"
      "endfunction\nfunction three takes integer a, integer b, integer c returns integer\n"
      "return a * 100 + b * 10 + c\nendfunction\nfunction last takes integer x returns integer\nset x = x + 1\n"
      "return x\nendfunction\n";
  EXPECT_EQ(traced("local integer x = 4\ncall Trace(I2S(fib(15)))\ncall Trace(I2S(three(1, last(1), 3)))\n"
                   "call Trace(I2S(three(last(0), 2, last(2))))\nset x = three(last(x), x, last(x) - x)\n"
                   "call Trace(I2S(x))\ncall Trace(I2S(three(three(0, 0, 1), three(0, 0, 2), three(0, 0, 3))))\n"
                   "set x = last(last(last(x)))\ncall Trace(I2S(x))",
                   before),
            "610 123 123 541 123 544");
}

TEST(script_vm, arrays_read_defaults_outside_and_drop_writes) {
  const std::string before = "globals\ninteger array a\nstring array s\nreal array r\nendglobals\n";
  EXPECT_EQ(traced("local integer array l\nset a[3] = 5\nset a[32767] = 7\nset a[32768] = 8\nset a[-1] = 9\n"
                   "call Trace(I2S(a[3]))\ncall Trace(I2S(a[4]))\ncall Trace(I2S(a[32767]))\n"
                   "call Trace(I2S(a[32768]))\ncall Trace(I2S(a[-1]))\ncall Trace(I2S(a[999999999]))\n"
                   "call Trace(s[1])\nset s[1] = \"x\" + \"y\"\ncall Trace(s[1])\nset r[0] = 1\n"
                   "call Trace(R2S(r[0]))\nset l[2] = 4\nset l[40000] = 1\nset l[100] = l[2] + 1\n"
                   "call Trace(I2S(l[100] + l[2] + l[40000]))\nset a[a[3]] = a[3] + 1\ncall Trace(I2S(a[5]))",
                   before),
            "5 0 7 0 0 0 (null) xy 1.000 9 6");
  Bench small({.array_slots = 10});
  small.load(
      "globals\ninteger array a\nendglobals\nfunction main takes nothing returns nothing\nset a[9] = 1\n"
      "set a[10] = 2\nendfunction\n");
  small.run("main");
  EXPECT_EQ(small.integer("a", 9), 1);
  EXPECT_EQ(small.integer("a", 10), 0);
}

TEST(script_vm, strings) {
  const std::string report =
      "function B takes boolean b returns nothing\nif b then\ncall Trace(\"yes\")\nelse\n"
      "call Trace(\"no\")\nendif\nendfunction\n";
  EXPECT_EQ(traced("local string s = \"ab\"\nlocal string n = null\ncall Trace(s + \"c\" + s)\ncall Trace(n + s)\n"
                   "call Trace(s + n)\ncall Trace(n + n)\ncall B(s == \"a\" + \"b\")\ncall B(n == null)\n"
                   "call B(n == \"\")\ncall B(s != \"ab\")\ncall B(\"\" + \"\" == \"\")\ncall Trace(Echo(s + \"!\"))\n"
                   "call Trace(Echo(null))\ncall Trace(Echo(\"\"))",
                   report),
            "abcab ab ab (null) yes yes no no yes ab! (null) ");
}

TEST(script_vm, natives_get_and_give_each_type) {
  EXPECT_EQ(traced("call Trace(R2S(Sum(1, 2, true, \"s\", function main2, MakeThing())))\n"
                   "call Trace(R2S(Sum(1, 2.5, false, null, null, null)))",
                   "function main2 takes nothing returns nothing\nendfunction\n"),
            "s true main2 handle 3.000 (null) false  no handle 3.500");
}

TEST(script_vm, missing_natives_answer_defaults_and_are_named_once) {
  Bench bench;
  bench.load(
      "function main takes nothing returns nothing\ncall Trace(I2S(Absent() + Absent()))\n"
      "call Trace(AbsentString())\nendfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kFinished);
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"0", "(null)"}));
  EXPECT_EQ(bench.missing, (std::vector<std::string>{"Absent", "AbsentString"}));
  uint64_t absent = 0;
  uint64_t traces = 0;
  for (const NativeUse &use : bench.vm->native_use()) {
    if (use.name == "Absent") absent = use.implemented ? 0 : use.calls;
    if (use.name == "Trace") traces = use.implemented ? use.calls : 0;
  }
  EXPECT_EQ(absent, 2u);
  EXPECT_EQ(traces, 2u);
}

TEST(script_vm, a_native_with_another_signature_is_reported_and_left_out) {
  Bench bench;
  bench.natives["Absent"] = {sizeof(or_native), "integer (real)",
                             [](void *, or_native_call *) -> int { return OR_OK; }};
  bench.natives["Refuse"] = {sizeof(or_native), "integer( )", [](void *, or_native_call *) -> int { return OR_OK; }};
  bench.load("function main takes nothing returns nothing\ncall Absent()\ncall Refuse()\nendfunction\n");
  ASSERT_EQ(bench.errors.size(), 1u);
  EXPECT_NE(bench.errors[0].message.find("Absent"), std::string::npos);
  EXPECT_NE(bench.errors[0].message.find("integer (real)"), std::string::npos);
  bench.run("main");
  EXPECT_EQ(bench.missing, (std::vector<std::string>{"Absent"}));
}

TEST(script_vm, globals_begin_with_their_initialisers_in_order) {
  Bench bench;
  bench.load(
      "globals\ninteger a = 2\ninteger b = a * 3\nstring s = \"x\" + I2S(b)\nboolean t = b == 6\nreal r = a\n"
      "constant integer c = 'Hpal'\ninteger unset\nendglobals\n");
  EXPECT_EQ(bench.integer("b"), 6);
  EXPECT_EQ(bench.text("s"), "x6");
  EXPECT_EQ(bench.integer("t"), 1);
  EXPECT_EQ(bench.vm->global("r")->value.r, 2.0f);
  EXPECT_EQ(bench.integer("c"), 0x4870616C);
  EXPECT_FALSE(bench.vm->global("unset")->has_value);
  EXPECT_FALSE(bench.vm->global("no such"));
}

TEST(script_vm, debug_statements_run_on_demand) {
  const std::string text =
      "function main takes nothing returns nothing\ndebug call Trace(\"d\")\ncall Trace(\"e\")\n"
      "endfunction\n";
  Bench quiet;
  quiet.load(text);
  quiet.run("main");
  EXPECT_EQ(quiet.trace, (std::vector<std::string>{"e"}));
  Bench loud;
  loud.load(text, {.run_debug = true});
  loud.run("main");
  EXPECT_EQ(loud.trace, (std::vector<std::string>{"d", "e"}));
}

// --- errors: each ends its thread alone, and says where ---

void expect_error(const std::string &body, const std::string &message, uint32_t line, const std::string &before = "") {
  Bench bench;
  bench.load(before + "function fails takes nothing returns integer\n" + body +
             "\nreturn 0\nendfunction\nfunction main takes nothing returns nothing\nlocal integer r = fails()\n"
             "call Trace(\"after\")\nendfunction\nfunction good takes nothing returns nothing\ncall Trace(\"good\")\n"
             "endfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError) << body;
  ASSERT_EQ(bench.errors.size(), 1u) << body;
  EXPECT_NE(bench.errors[0].message.find(message), std::string::npos) << bench.errors[0].message;
  EXPECT_EQ(bench.errors[0].file, "test.j");
  EXPECT_EQ(bench.errors[0].line, line);
  EXPECT_NE(bench.errors[0].text.find("  main (test.j:"), std::string::npos) << bench.errors[0].text;
  EXPECT_EQ(bench.run("good").outcome, Outcome::kFinished);
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"good"}));
}

TEST(script_vm, division_by_zero_ends_the_thread) {
  expect_error("local integer zero = 0\nset zero = 1 / zero", "division by zero", 3);
  expect_error("local integer zero = 0\nset zero = 1 % zero", "division by zero", 3);
  expect_error("local integer x = 5\nset x = x / 0", "division by zero", 3);
  expect_error("local integer x = 5\nset x = x % 0", "division by zero", 3);
  expect_error("local integer x\nset x = 1 / 0", "division by zero", 3);
}

TEST(script_vm, reading_an_unset_variable_ends_the_thread) {
  expect_error("local integer x\nset x = x + 1", "local x is read before it has a value", 3);
  expect_error("local string s\nlocal integer i = 0\nif i == 1 then\nset s = \"\"\nendif\ncall Trace(s)",
               "local s is read", 7);
  expect_error("set g = g + 1", "global integer g is read", 5, "globals\ninteger g\nendglobals\n");
  // Set on every way that leads there, or by a loop's first round.
  EXPECT_EQ(traced("local integer x\nlocal integer y\nlocal integer i = 0\nif i == 0 then\nset x = 1\nelse\nset x = 2\n"
                   "endif\nloop\nset y = x\nexitwhen true\nendloop\nloop\nif i > 0 then\nset x = x + y\nendif\n"
                   "exitwhen i == 2\nset i = i + 1\nendloop\ncall Trace(I2S(x))"),
            "3");
}

TEST(script_vm, the_instruction_limit_ends_the_thread) {
  expect_error("loop\nendloop", "instruction limit of 300000", 2);
  expect_error("local integer i = 0\nloop\nset i = i + 1\nexitwhen i < 0\nendloop", "instruction limit", 3);
  Bench bench({.instruction_limit = 0, .run_limit = 0});
  bench.load(
      "function main takes nothing returns nothing\nlocal integer i = 0\nloop\nset i = i + 1\n"
      "exitwhen i == 1000000\nendloop\nendfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kFinished);
}

TEST(script_vm, callbacks_share_a_limit) {
  Bench bench({.run_limit = 1'000'000});
  bench.load(
      "function spin takes nothing returns nothing\nlocal integer i = 0\nloop\nexitwhen i == 20000\n"
      "set i = i + 1\nendloop\nendfunction\nfunction main takes nothing returns nothing\nloop\n"
      "call Call(function spin)\nendloop\nendfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  EXPECT_NE(bench.errors.back().message.find("limit of 1000000 instructions"), std::string::npos);
  EXPECT_EQ(bench.run("spin").outcome, Outcome::kFinished);
}

// Two callbacks each, a hundred deep, would take longer than anybody waits.
TEST(script_vm, callbacks_that_branch_come_to_an_end) {
  Bench bench({.run_limit = 1'000'000});
  bench.load(
      "function twice takes nothing returns nothing\ncall Trace(\"x\")\ncall Call(function twice)\n"
      "call Call(function twice)\nendfunction\nfunction main takes nothing returns nothing\n"
      "call Call(function twice)\nendfunction\n");
  (void)bench.run("main");
  EXPECT_GT(bench.trace.size(), 99u);
  EXPECT_LE(bench.trace.size(), 2000u);
}

TEST(script_vm, endless_recursion_ends_the_thread) {
  expect_error("return fails()", "too many functions call each other", 2);
  Bench bench;
  bench.load("function f takes nothing returns nothing\ncall f()\nendfunction\n");
  bench.run("f");
  ASSERT_EQ(bench.errors.size(), 1u);
  EXPECT_NE(bench.errors[0].text.find("more ..."), std::string::npos);
  EXPECT_LT(bench.errors[0].text.size(), 5000u);
  // Many registers a call: the stack ends before the depth does.
  std::string locals;
  for (int i = 0; i < 500; ++i) locals += "local integer v" + std::to_string(i) + " = 0\n";
  Bench wide({.instruction_limit = 0});
  wide.load("function f takes nothing returns nothing\n" + locals + "call f()\nendfunction\n");
  EXPECT_EQ(wide.run("f").outcome, Outcome::kError);
  EXPECT_NE(wide.errors.back().message.find("too many functions"), std::string::npos);
}

TEST(script_vm, endless_nesting_of_callbacks_is_an_error) {
  Bench bench;
  bench.load(
      "globals\ninteger depth = 0\nendglobals\nfunction f takes nothing returns nothing\nset depth = depth + 1\n"
      "call Start(\"f\")\nendfunction\n");
  EXPECT_EQ(bench.run("f").outcome, Outcome::kFinished);
  EXPECT_EQ(bench.integer("depth"), 100);
  ASSERT_EQ(bench.errors.size(), 1u);
  EXPECT_NE(bench.errors[0].message.find("nested 100 deep"), std::string::npos);
  bench.run("f");
  EXPECT_EQ(bench.integer("depth"), 200);
}

TEST(script_vm, a_failing_callback_leaves_its_caller_running) {
  Bench bench;
  bench.load(
      "function bad takes nothing returns boolean\nlocal integer z = 0\nreturn 1 / z == 1\nendfunction\n"
      "function yes takes nothing returns boolean\nreturn true\nendfunction\n"
      "function main takes nothing returns nothing\nif not Call(function bad) then\ncall Trace(\"on\")\nendif\n"
      "if Call(function yes) then\ncall Trace(\"yes\")\nendif\ncall Call(null)\ncall Refuse()\n"
      "call Trace(\"never\")\nendfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"on", "yes"}));
  ASSERT_EQ(bench.errors.size(), 3u);
  EXPECT_EQ(bench.errors[0].function, "bad");
  EXPECT_NE(bench.errors[1].message.find("names no function"), std::string::npos);
  EXPECT_EQ(bench.errors[2].message, "native Refuse: it does not like that");
}

TEST(script_vm, runs_from_outside_are_checked) {
  Bench bench;
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  bench.load("function f takes integer a, string b returns string\nreturn b + I2S(a)\nendfunction\n");
  const uint32_t f = bench.vm->code_of("f");
  ASSERT_NE(f, 0u);
  EXPECT_EQ(bench.vm->code_of("nothing"), 0u);
  EXPECT_EQ(bench.vm->name_of(f), "f");
  EXPECT_EQ(bench.vm->shape_of(f)->parameters, 2u);
  EXPECT_EQ(bench.vm->shape_of(f)->returns, "string");
  EXPECT_FALSE(bench.vm->shape_of(99));
  or_value args[3] = {zero_value(), zero_value(), zero_value()};
  args[0].i = 4;
  args[1].s = {"x", 1};
  RunResult result = bench.vm->run(f, {args, 2}, {});
  EXPECT_EQ(std::string(result.value.s.data, result.value.s.size), "x4");
  args[1] = result.value;  // its own last result
  result = bench.vm->run(f, {args, 2}, {});
  EXPECT_EQ(std::string(result.value.s.data, result.value.s.size), "x44");
  EXPECT_EQ(bench.vm->run(f, {args, 3}, {}).outcome, Outcome::kError);
  EXPECT_EQ(bench.vm->run(77, {}, {}).outcome, Outcome::kError);
  EXPECT_EQ(bench.run("unknown").outcome, Outcome::kError);
  result = bench.vm->run(f, {}, {});
  EXPECT_EQ(std::string(result.value.s.data, result.value.s.size), "0");
}

TEST(script_vm, string_budgets_end_the_thread) {
  expect_error("local string s = \"0123456789\"\nloop\nset s = s + s\nendloop", "longer than 1048576 bytes", 4);
  Bench bench({.instruction_limit = 0, .string_memory = 1 << 20});
  bench.load(
      "globals\nstring kept = \"\"\nendglobals\nfunction hoard takes string s, integer n returns string\n"
      "if n == 0 then\nreturn s\nendif\nreturn hoard(s + I2S(n), n - 1) + s\nendfunction\n"
      "function main takes nothing returns nothing\nset kept = hoard(\"a\", 5000)\nendfunction\n"
      "function churn takes nothing returns nothing\nlocal integer i = 0\nlocal string s\nloop\n"
      "exitwhen i == 100000\nset s = \"text number \" + I2S(i)\nset i = i + 1\nendloop\nset kept = s\n"
      "endfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  EXPECT_NE(bench.errors.back().message.find("strings need more than"), std::string::npos);
  // What is no longer used does not count.
  EXPECT_EQ(bench.run("churn").outcome, Outcome::kFinished);
  EXPECT_EQ(bench.text("kept"), "text number 99999");
}

// Scripts of the time before hashtables turn handles and strings into numbers so.
TEST(script_vm, a_return_of_another_type_keeps_the_bits) {
  EXPECT_EQ(traced("local thing t = MakeThing()\nlocal integer n = H2I(t)\ncall Trace(I2S(n - GetHandleId(I2H(n))))\n"
                   "set n = T2I(\"a\" + \"b\")\ncall Trace(I2T(n) + \"!\")\ncall Trace(I2T(12345))\n"
                   "call Trace(I2T(-5))\ncall Trace(I2S(R2Bits(1.0)))",
                   "function H2I takes handle h returns integer\nreturn h\nreturn 0\nendfunction\n"
                   "function I2H takes integer i returns thing\nreturn i\nreturn null\nendfunction\n"
                   "function T2I takes string s returns integer\nreturn s\nreturn 0\nendfunction\n"
                   "function I2T takes integer i returns string\nreturn i\nreturn null\nendfunction\n"
                   "function R2Bits takes real r returns integer\nreturn r\nreturn 0\nendfunction\n"),
            "0 ab! (null) (null) 1065353216");
}

TEST(script_vm, a_later_source_may_name_things_again) {
  std::vector<Input> inputs;
  inputs.push_back({{"declarations.j", std::string(kDeclarations)}, {}});
  inputs.push_back({{"library.j",
                     "globals\ninteger x = 1\nendglobals\nfunction f takes nothing returns nothing\n"
                     "call Trace(\"library \" + I2S(x))\nendfunction\nfunction g takes nothing returns nothing\n"
                     "call f()\nendfunction\n"},
                    {}});
  inputs.push_back({{"map.j",
                     "globals\ninteger x = 2\nendglobals\nfunction f takes nothing returns nothing\n"
                     "call Trace(\"map \" + I2S(x))\nendfunction\nfunction main takes nothing returns nothing\n"
                     "call f()\ncall g()\ncall Sleep(1)\ncall f()\nendfunction\n"},
                    {}});
  const std::unique_ptr<Program> program = analyse(std::move(inputs), {Leniency::kRuntime, true});
  ASSERT_TRUE(program->complete()) << render(program->diagnostics, program->sources);
  Bench bench;
  bench.link(*compile(*program));
  bench.run("main");
  bench.tick();
  bench.run("f");
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"map 2", "library 1", "map 2", "map 2"}));
  EXPECT_EQ(bench.integer("x"), 2);
}

TEST(script_vm, array_budgets_end_the_thread) {
  std::string arrays;
  std::string writes;
  for (int i = 0; i < 40; ++i) {
    arrays += "integer array a" + std::to_string(i) + "\n";
    writes += "set a" + std::to_string(i) + "[8000] = 1\n";
  }
  Bench global({.array_memory = 1 << 20});
  global.load("globals\n" + arrays + "endglobals\nfunction main takes nothing returns nothing\n" + writes +
              "endfunction\n");
  EXPECT_EQ(global.run("main").outcome, Outcome::kError);
  EXPECT_NE(global.errors.back().message.find("may have 1048576 bytes"), std::string::npos);
  EXPECT_EQ(global.integer("a0", 8000), 1);
  Bench local({.instruction_limit = 0, .array_memory = 1 << 20});
  local.load(
      "function f takes integer n returns nothing\nlocal integer array l\nset l[8000] = 1\nif n > 0 then\n"
      "call f(n - 1)\nendif\nendfunction\nfunction deep takes nothing returns nothing\ncall f(1000)\n"
      "endfunction\nfunction wide takes nothing returns nothing\nlocal integer i = 0\nloop\n"
      "exitwhen i == 1000\ncall f(3)\nset i = i + 1\nendloop\nendfunction\n");
  EXPECT_EQ(local.run("deep").outcome, Outcome::kError);
  EXPECT_NE(local.errors.back().message.find("local arrays"), std::string::npos);
  EXPECT_EQ(local.run("wide").outcome, Outcome::kFinished);
}

// What costs time by its length counts as many instructions.
TEST(script_vm, long_strings_use_up_the_instruction_limit) {
  const std::string grow =
      "function grow takes nothing returns string\nlocal string s = \"0123456789abcdef\"\n"
      "loop\nset s = s + s\nexitwhen StringLength(s) >= 500000\nendloop\nreturn s\nendfunction\n";
  for (const std::string work :
       {"set t = s + I2S(i)", "set same = s == t", "set n = n + StringLength(s)", "set kept[i] = s + I2S(i)"}) {
    Bench bench;
    bench.load("globals\nstring array kept\nboolean same = false\ninteger n = 0\nendglobals\n" + grow +
               "function main takes nothing returns nothing\nlocal string s = grow()\nlocal string t = grow()\n"
               "local integer i = 0\nloop\nset i = i + 1\nexitwhen i == 5000\n" +
               work + "\nendloop\nendfunction\n");
    EXPECT_EQ(bench.run("main").outcome, Outcome::kError) << work;
  }
}

TEST(script_vm, stored_strings_have_a_budget_and_are_given_back) {
  Bench bench({.instruction_limit = 0, .string_memory = 1 << 20});
  bench.load(
      "globals\nstring array kept\ninteger n = 0\nendglobals\nfunction main takes nothing returns nothing\n"
      "local string s = \"0123456789abcdef\"\nlocal integer i = 0\nloop\nset s = s + s\n"
      "exitwhen StringLength(s) > 5000\nendloop\nloop\nset n = n + 1\nset kept[i] = s + I2S(n)\n"
      "set i = i + 1\nendloop\nendfunction\nfunction forget takes nothing returns nothing\n"
      "local integer i = 0\nloop\nexitwhen i == 1000\nset kept[i] = null\nset i = i + 1\nendloop\n"
      "endfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  EXPECT_NE(bench.errors.back().message.find("no room to store another text"), std::string::npos);
  const uint32_t full = bench.live("script_string");
  EXPECT_GT(full, 50u);
  bench.run("forget");
  bench.tick();
  EXPECT_EQ(bench.live("script_string"), 0u);
  bench.run("main");
  EXPECT_EQ(bench.live("script_string"), full);
}

TEST(script_vm, far_jumps_and_many_constants) {
  std::string body = "local integer i = 0\nlocal integer sum = 0\nloop\nexitwhen i >= 2\n";
  for (int k = 0; k < 40000; ++k) body += "set sum = sum + " + std::to_string(100000 + k) + "\n";
  body += "set i = i + 1\nendloop\ncall Trace(I2S(sum))\n";
  Bench bench;
  bench.load("function main takes nothing returns nothing\n" + body + "endfunction\n");
  bench.run("main");
  const int32_t once = int32_t(uint32_t(100000ll * 40000 + 40000ll * 39999 / 2));
  EXPECT_EQ(bench.trace, (std::vector<std::string>{std::to_string(int32_t(uint32_t(once) * 2))}));
}

TEST(script_vm, a_deep_expression_runs) {
  std::string deep = "1";
  for (int i = 0; i < 60; ++i) deep = "(1 + f(" + deep + "))";
  Bench bench;
  bench.load(
      "function f takes integer x returns integer\nreturn x\nendfunction\n"
      "function main takes nothing returns nothing\ncall Trace(I2S(" +
      deep + "))\nendfunction\n");
  bench.run("main");
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"61"}));
}

TEST(script_vm, too_many_locals_are_refused_when_compiled) {
  std::string text = "function main takes nothing returns nothing\n";
  for (int i = 0; i < 61000; ++i) text += "local integer v" + std::to_string(i) + "\n";
  std::vector<Input> inputs;
  inputs.push_back({{"big.j", text + "endfunction\n"}, {}});
  const std::unique_ptr<Program> program = analyse(std::move(inputs));
  ASSERT_TRUE(program->complete());
  const auto made = compile(*program);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().code, OR_FULL);
  EXPECT_NE(made.error().message.find("big.j:1: function main"), std::string::npos) << made.error().message;
}

TEST(script_vm, constants_of_numbers_are_folded) {
  const char *constants =
      "globals\nconstant integer A = 3\nconstant integer B = A * 2 + 1\nconstant real HALF = B / 2.0\n"
      "constant boolean LOUD = A > B\nconstant integer BAD = B / (A - 3)\nconstant string NAME = \"x\"\n"
      "integer got = 0\nendglobals\n";
  EXPECT_EQ(traced("call Trace(I2S(B) + R2S(HALF * A) + NAME)\nif LOUD then\ncall Trace(\"loud\")\nendif\n"
                   "call Trace(I2S(A - B))\ncall Trace(I2S(BAD))",
                   constants),
            "710.500x -4 0 !division by zero");

  const std::string text = std::string(constants) +
                           "function slow takes nothing returns integer\ncall Sleep(1)\nreturn 10\nendfunction\n"
                           "function main takes nothing returns nothing\nset got = B + slow() * A\nendfunction\n";
  Bench bench;
  bench.load(text);
  bench.run("main");
  CompileOptions unfolded;
  unfolded.fold = false;
  bench.rebuild(unfolded);
  bench.tick();
  EXPECT_EQ(bench.integer("got"), 37);
  EXPECT_EQ(disassemble(*Bench::code(text), 1).find("get_global"), std::string::npos);
}

TEST(script_vm, disassembly_names_what_it_uses) {
  const auto code = Bench::code(
      "globals\ninteger counter = 0\nendglobals\nfunction main takes nothing returns nothing\n"
      "local integer i = 0\nloop\nexitwhen i >= 10\nset i = i + 1\nendloop\n"
      "set counter = i\ncall Trace(I2S(i))\nendfunction\n");
  const std::string text = disassemble(*code, 0);
  for (const char *part : {"function main", "jump_ge_ik", "add_ik", "set_global", "counter", "call_native", "Trace"})
    EXPECT_NE(text.find(part), std::string::npos) << part << " in\n" << text;
}

// --- the natives of the language ---

TEST(script_vm, conversions) {
  EXPECT_EQ(traced("call Trace(R2S(1.0005))\ncall Trace(R2S(-0.1))\ncall Trace(R2SW(3.14159, 8, 2))\n"
                   "call Trace(R2SW(3.14159, 0, 0))\ncall Trace(I2S(S2I(\"42abc\")))\ncall Trace(I2S(S2I(\"-17\")))\n"
                   "call Trace(I2S(S2I(\"99999999999\")))\ncall Trace(I2S(S2I(\"-99999999999\")))\n"
                   "call Trace(I2S(S2I(\"x\")))\ncall Trace(R2S(S2R(\"1.5e3\")))\ncall Trace(R2S(S2R(\".5\")))\n"
                   "call Trace(R2S(S2R(\"inf\")))\ncall Trace(R2S(S2R(null)))\ncall Trace(I2S(R2I(-1.9)))\n"
                   "call Trace(I2S(R2I(5000000000.0)))\ncall Trace(I2S(MathRound(2.5)))\ncall Trace(R2S(I2R(3)))"),
            "1.000 -0.100     3.14 3.1 42 -17 2147483647 -2147483648 0 1.500 0.500 0.000 0.000 -1 2147483647 3 3.000");
}

TEST(script_vm, string_natives) {
  EXPECT_EQ(traced("local string s = \"abcdef\"\ncall Trace(SubString(s, 1, 3))\ncall Trace(SubString(s, 2, 1))\n"
                   "call Trace(SubString(s, 4, 99))\ncall Trace(\"<\" + SubString(s, -1, 2) + \">\")\n"
                   "call Trace(\"<\" + SubString(s, 6, 7) + \">\")\ncall Trace(I2S(StringLength(s)))\n"
                   "call Trace(I2S(StringLength(null)))\ncall Trace(StringCase(\"aBz{\", true))\n"
                   "call Trace(StringCase(\"AbZ[\", false))\ncall Trace(StringCase(null, true))"),
            "bc cdef ef <> <> 6 0 ABZ{ abz[ (null)");
  EXPECT_EQ(traced("call Trace(I2S(StringHash(\"a\")))\ncall Trace(I2S(StringHash(\"A\")))\n"
                   "call Trace(I2S(StringHash(\"abc\")))\ncall Trace(I2S(StringHash(\"/\")))\n"
                   "call Trace(I2S(StringHash(\"test\")))\ncall Trace(I2S(StringHash(\"Hello World\")))"),
            "-1587459251 -1587459251 1043745117 1838906452 -310027398 -1563733934");
}

TEST(script_vm, mathematics) {
  EXPECT_EQ(traced("call Trace(R2S(SquareRoot(2)))\ncall Trace(R2S(SquareRoot(-1)))\ncall Trace(R2S(Pow(2, 10)))\n"
                   "call Trace(R2S(Pow(0, 0)))\ncall Trace(R2S(Pow(0, -1)))\ncall Trace(R2S(Pow(-8, 0.5)))\n"
                   "call Trace(R2S(Sin(0)))\ncall Trace(R2S(Asin(2)))\ncall Trace(R2S(Rad2Deg(Atan2(1, 1))))\n"
                   "call Trace(I2S(BlzBitXor(12, 10)))"),
            "1.414 0.000 1024.000 1.000 0.000 0.000 0.000 0.000 45.000 6");
}

}  // namespace
}  // namespace openrealm::script
