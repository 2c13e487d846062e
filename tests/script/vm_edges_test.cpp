// What is seldom reached: threads woken where there is no room, sweeping to the unit, types without end.
#include <algorithm>

#include "vm_fixture.h"

namespace openrealm::script {
namespace {

Bench &bench_of(void *context) {
  return *static_cast<Bench *>(context);
}

TEST(script_vm_edges, outside_of_a_run_there_is_no_thread) {
  Bench bench({.array_slots = 99});
  bench.load("function main takes nothing returns nothing\ncall Echo(null)\nendfunction\n");
  EXPECT_FALSE(bench.vm->running());
  EXPECT_FALSE(bench.vm->can_sleep());
  EXPECT_EQ(bench.vm->context(), 0u);
  EXPECT_EQ(bench.vm->stack_text(), "");
  EXPECT_EQ(bench.vm->options().array_slots, 99u);
  bench.natives["Echo"] = {sizeof(or_native), "string (string)", [](void *context, or_native_call *) -> int {
                             Vm &vm = *bench_of(context).vm;
                             const std::string sleeps = vm.can_sleep() ? " can sleep " : " cannot sleep ";
                             bench_of(context).trace.push_back(std::to_string(vm.context()) + sleeps + vm.stack_text());
                             return vm.running() ? OR_OK : OR_INVALID;
                           }};
  bench.run("main", true, 7);
  bench.run("main", false, 8);
  EXPECT_EQ(bench.trace,
            (std::vector<std::string>{"7 can sleep   main (test.j:2)\n", "8 cannot sleep   main (test.j:2)\n"}));
}

TEST(script_vm_edges, options_beyond_reason_are_cut) {
  const Bench bench(
      {.call_depth = 2'000'000, .nested_runs = 1000, .string_length = UINT32_MAX, .string_memory = UINT32_MAX});
  EXPECT_EQ(bench.vm->options().call_depth, 1'000'000u);
  EXPECT_EQ(bench.vm->options().nested_runs, 500u);
  EXPECT_EQ(bench.vm->options().string_memory, 1u << 30);
  EXPECT_EQ(bench.vm->options().string_length, 1u << 30);
}

TEST(script_vm_edges, what_is_not_folded_is_run) {
  const std::string text =
      "function main takes nothing returns nothing\nif 1 == 2 then\ncall Trace(\"\")\nendif\nendfunction\n";
  CompileOptions plain;
  plain.fold = false;
  EXPECT_LT(Bench::code(text)->functions[0].code.size(), Bench::code(text, plain)->functions[0].code.size());
}

TEST(script_vm_edges, a_thread_that_cannot_be_woken_is_ended) {
  Bench bench({.nested_runs = 1});
  bench.natives["Echo"] = {sizeof(or_native), "string (string)", [](void *context, or_native_call *) -> int {
                             bench_of(context).vm->resume_due(1000);
                             return OR_OK;
                           }};
  bench.load(
      "function nap takes nothing returns nothing\ncall Sleep(1)\ncall Trace(\"woke\")\nendfunction\n"
      "function main takes nothing returns nothing\ncall Echo(null)\ncall Trace(\"on\")\nendfunction\n");
  bench.run("nap", true, 5);
  EXPECT_EQ(bench.run("main").outcome, Outcome::kFinished);
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"on"}));
  EXPECT_EQ(bench.vm->sleepers(), 0u);
  EXPECT_EQ(bench.live("script_thread"), 0u);
  EXPECT_EQ(bench.live("script_frame"), 0u);
  EXPECT_EQ(bench.ended, (std::vector<std::pair<uint32_t, Outcome>>{{5, Outcome::kError}}));
}

TEST(script_vm_edges, a_native_that_comes_later_is_bound_on_demand) {
  Bench bench;
  bench.load("function main takes nothing returns nothing\ncall Trace(I2S(Absent()))\nendfunction\n");
  bench.run("main");
  bench.natives["Absent"] = {sizeof(or_native), "integer ()", [](void *, or_native_call *call) -> int {
                               call->result.i = 7;
                               return OR_OK;
                             }};
  bench.run("main");
  bench.vm->bind_again();
  bench.run("main");
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"0", "0", "7"}));
}

TEST(script_vm_edges, an_initialiser_may_read_what_has_no_value) {
  Bench bench;
  bench.load(
      "function main takes nothing returns nothing\nlocal integer x\nlocal integer y = x + 1\ncall Trace(I2S(y))\n"
      "endfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  ASSERT_EQ(bench.errors.size(), 1u);
  EXPECT_EQ(bench.errors[0].message, "local x is read before it has a value");
  EXPECT_EQ(bench.errors[0].line, 3u);
}

TEST(script_vm_edges, strings_are_swept_when_they_are_twice_as_many) {
  Bench bench({.instruction_limit = 0});
  bench.load(
      "globals\ninteger made = 0\nstring last = \"\"\nstring array kept\nendglobals\n"
      "function keep takes integer n returns nothing\nlocal integer i = 0\nloop\nexitwhen i == n\n"
      "set kept[i] = \"kept \" + I2S(i)\nset i = i + 1\nendloop\nendfunction\n"
      "function churn takes integer n returns nothing\nloop\nexitwhen n == 0\nset made = made + 1\n"
      "set last = \"made \" + I2S(made)\nset n = n - 1\nendloop\nendfunction\n");
  const auto call = [&](const char *name, uint32_t n) {
    or_value arg = zero_value();
    arg.i = int32_t(n);
    EXPECT_EQ(bench.vm->run(bench.vm->code_of(name), {&arg, 1}, {}).outcome, Outcome::kFinished);
  };
  const auto live = [&] { return bench.live("script_string"); };
  call("keep", 3000);
  call("churn", 4095 - live());
  bench.end_tick();
  EXPECT_EQ(live(), 4095u);
  call("churn", 1);
  bench.end_tick();
  const uint32_t left = live();
  EXPECT_EQ(left, 3001u);
  call("churn", left - 1);
  bench.end_tick();
  EXPECT_EQ(live(), 2 * left - 1);
  call("churn", 1);
  bench.end_tick();
  EXPECT_EQ(live(), 3001u);
}

TEST(script_vm_edges, handles_are_swept_when_sixty_four_are_destroyed) {
  Bench bench;
  bench.load(
      "function churn takes integer n returns nothing\nloop\nexitwhen n == 0\ncall KillThing(MakeThing())\n"
      "set n = n - 1\nendloop\nendfunction\n");
  const auto churn = [&](int32_t n) {
    or_value arg = zero_value();
    arg.i = n;
    bench.vm->run(bench.vm->code_of("churn"), {&arg, 1}, {});
    bench.end_tick();
  };
  churn(63);
  EXPECT_EQ(bench.live("script_handle"), 63u);
  churn(1);
  EXPECT_EQ(bench.live("script_handle"), 0u);
  // With eight hundred alive, a hundred more must be destroyed.
  for (int i = 0; i < 800; ++i) bench.vm->handle_new("thing", {1, 1});
  churn(64);
  EXPECT_EQ(bench.live("script_handle"), 800u);
  churn(99);
  EXPECT_EQ(bench.live("script_handle"), 899u);
  churn(1);
  EXPECT_EQ(bench.live("script_handle"), 800u);
}

TEST(script_vm_edges, handles_have_four_thousand_types_at_most) {
  std::string types;
  for (int i = 0; i < 4200; ++i) types += "type t" + std::to_string(i) + " extends handle\n";
  Bench bench;
  bench.load(types + "function main takes nothing returns nothing\nendfunction\n");
  uint32_t made = 0;
  for (int i = 0; i < 4200; ++i) {
    const uint32_t handle = bench.vm->handle_new("t" + std::to_string(i), {1, 1});
    made += handle != 0;
    EXPECT_EQ(bench.vm->handle_type(handle), handle != 0 ? "t" + std::to_string(i) : "");
  }
  EXPECT_EQ(made, 4096u);
  EXPECT_NE(bench.vm->handle_new("t0", {1, 1}), 0u);
}

TEST(script_vm_edges, types_are_those_of_the_code_that_was_linked_last) {
  const std::string main = "function main takes nothing returns nothing\nendfunction\n";
  Bench bench;
  bench.link(Bench::code("type extra extends thing\ntype gone extends extra\n" + main));
  const uint32_t handle = bench.vm->handle_new("extra", {7, 8});
  or_ref payload{};
  EXPECT_EQ(bench.vm->handle_payload("thing", handle, &payload), OR_OK);
  EXPECT_NE(bench.vm->handle_new("gone", {1, 1}), 0u);
  bench.link(Bench::code("type extra extends other\n" + main));
  EXPECT_EQ(bench.vm->handle_payload("thing", handle, &payload), OR_MISMATCH);
  EXPECT_EQ(bench.vm->handle_payload("other", handle, &payload), OR_OK);
  EXPECT_EQ(bench.vm->handle_new("gone", {1, 1}), 0u);
}

TEST(script_vm_edges, a_collection_keeps_what_local_arrays_hold) {
  Bench bench({.instruction_limit = 0, .string_memory = 1 << 20});
  bench.load(
      "function main takes nothing returns nothing\nlocal string array words\nlocal integer i = 0\nlocal string s\n"
      "loop\nexitwhen i == 100\nset words[i] = \"word \" + I2S(i)\nset i = i + 1\nendloop\n"
      "loop\nexitwhen i == 60000\nset s = \"passing \" + I2S(i)\nset i = i + 1\nendloop\n"
      "call Trace(words[0] + words[99] + s)\nendfunction\n");
  bench.run("main");
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"word 0word 99passing 59999"}));
  EXPECT_TRUE(bench.errors.empty());
}

TEST(script_vm_edges, a_native_is_told_how_many_arguments_it_has) {
  Bench bench;
  bench.natives["Sum"] = {sizeof(or_native), "real (integer, real, boolean, string, code, thing)",
                          [](void *, or_native_call *call) -> int {
                            call->result.r = float(call->argc);
                            return OR_OK;
                          }};
  bench.load(
      "function main takes nothing returns nothing\n"
      "call Trace(R2S(Sum(1, 2., true, \"\", function main, null)))\nendfunction\n");
  bench.run("main");
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"6.000"}));
}

// Where no more text can be stored: in a global, in an array, over a sleep.
TEST(script_vm_edges, a_text_that_cannot_be_stored_ends_the_thread_there) {
  const std::string text =
      "globals\nstring one\nstring array kept\ninteger n = 0\nendglobals\n"
      "function long takes nothing returns string\nlocal string s = \"0123456789abcdef\"\nloop\nset s = s + s\n"
      "exitwhen StringLength(s) > 5000\nendloop\nset n = n + 1\nreturn s + I2S(n)\nendfunction\n"
      "function fill takes nothing returns nothing\nloop\nset kept[n] = long()\nendloop\nendfunction\n"
      "function in_a_global takes nothing returns nothing\nset one = long()\ncall Trace(\"on\")\nendfunction\n"
      "function in_an_array takes nothing returns nothing\nset kept[0] = long()\ncall Trace(\"on\")\nendfunction\n"
      "function over_a_sleep takes nothing returns nothing\nlocal string s = long()\ncall Sleep(1)\ncall Trace(s)\n"
      "endfunction\n";
  Bench bench({.instruction_limit = 0, .string_memory = 1 << 20});
  bench.load(text);
  EXPECT_EQ(bench.run("fill").outcome, Outcome::kError);
  for (const char *function : {"in_a_global", "in_an_array"}) {
    EXPECT_EQ(bench.run(function).outcome, Outcome::kError) << function;
    EXPECT_NE(bench.errors.back().message.find("no room to store another text"), std::string::npos);
  }
  EXPECT_EQ(bench.run("over_a_sleep").outcome, Outcome::kError);
  EXPECT_EQ(bench.errors.back().message, "there is no room for the strings of a sleeping thread");
  EXPECT_EQ(bench.vm->sleepers(), 0u);
  EXPECT_TRUE(bench.trace.empty());
}

TEST(script_vm_edges, a_function_has_sixty_thousand_registers) {
  for (const int locals : {60000, 60001}) {
    std::string text = "function main takes nothing returns nothing\n";
    for (int i = 0; i < locals; ++i) text += "local integer v" + std::to_string(i) + "\n";
    std::vector<Input> inputs;
    inputs.push_back({{"big.j", text + "endfunction\n"}, {}});
    const auto made = compile(*analyse(std::move(inputs)));
    EXPECT_EQ(made.has_value(), locals == 60000);
  }
}

TEST(script_vm_edges, what_has_a_value_on_every_way_is_not_looked_at) {
  const auto code = Bench::code(
      "function main takes boolean b returns integer\nlocal integer n\nif b then\nreturn 0\nelse\nset n = 1\nendif\n"
      "return n\nendfunction\n");
  EXPECT_EQ(disassemble(*code, 0).find("check_set"), std::string::npos);
  const auto other = Bench::code(
      "function main takes boolean b returns integer\nlocal integer n\nif b then\nset n = 1\nendif\n"
      "return n\nendfunction\n");
  EXPECT_NE(disassemble(*other, 0).find("check_set"), std::string::npos);
}

TEST(script_vm_edges, disassembly_shows_the_operands_of_every_form) {
  const auto code = Bench::code(
      "globals\nreal r = 1\nreal late\ninteger array a\nstring array w\nendglobals\n"
      "function f takes integer i returns integer\nreturn i\nendfunction\n"
      "function main takes integer i returns boolean\nlocal integer array l\nlocal integer x\nlocal code c = function "
      "main\n"
      "set a[i] = l[i]\nset l[2] = a[3]\nset w[i] = \"x\" + w[i]\nif late < r and not (i > x) then\nset x = -f(i)\n"
      "endif\nloop\nendloop\nreturn i == x\nendfunction\n");
  const FunctionCode &main = code->functions[1];
  const std::string text = disassemble(*code, 1);
  std::vector<std::string> lines;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = text.find('\n', begin);
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  ASSERT_EQ(lines.size(), main.code.size() + 1);
  EXPECT_EQ(lines[0].substr(0, 25), "function main (test.j:10)");
  const auto shows = [&](std::string_view what) {
    return std::any_of(lines.begin(), lines.end(), [&](const auto &line) { return line.find(what) != line.npos; });
  };
  for (const char *part :
       {"new_array          r1", "load_code          r3 main", "get_element        r", " array 0 r0",
        "set_element_string array 1 r0 r", "set_local_element  r1 r", "get_global_checked r", " late",
        "check_set          r", "neg_i              r2 r", "call               r", " f", " literal 0",
        "jump               -> ", "drop_arrays        r1", "give               r", "load               r"})
    EXPECT_TRUE(shows(part)) << part << " in\n" << text;
}

}  // namespace
}  // namespace openrealm::script
