// Where each limit of the Vm begins, to the unit.
#include "vm_fixture.h"

namespace openrealm::script {
namespace {

std::string last_error(const Bench &bench) {
  return bench.errors.empty() ? "" : bench.errors.back().message;
}

bool finishes(const VmOptions &options, const std::string &text) {
  Bench bench(options);
  bench.load(text);
  return bench.run("main").outcome == Outcome::kFinished;
}

bool runs_clean(const VmOptions &options, const std::string &text) {
  Bench bench(options);
  bench.load(text);
  return bench.run("main").outcome == Outcome::kFinished && bench.errors.empty();
}

// The least limit under which main() finishes.
uint32_t needs(const std::string &text) {
  uint32_t low = 1;
  uint32_t high = 4096;
  while (low < high) {
    const uint32_t middle = (low + high) / 2;
    if (finishes({.instruction_limit = middle}, text))
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

TEST(script_vm_limits, every_instruction_counts_once) {
  const auto rounds = [](int count, const std::string &body) {
    return "function one takes nothing returns nothing\nendfunction\n"
           "function main takes nothing returns nothing\nlocal integer i = 0\nloop\nexitwhen i == " +
           std::to_string(count) + "\n" + body + "set i = i + 1\nendloop\nendfunction\n";
  };
  const std::string bodies[] = {"", "call one()\n", "call Echo(\"x\")\n"};
  const uint32_t costs[] = {2, 4, 4};
  for (size_t i = 0; i < 3; ++i) {
    const uint32_t ten = needs(rounds(10, bodies[i]));
    EXPECT_EQ(needs(rounds(11, bodies[i])) - ten, costs[i]) << bodies[i];
    EXPECT_EQ(needs(rounds(110, bodies[i])) - ten, 100 * costs[i]) << bodies[i];
  }
  // Work by length: an instruction for each 32 bytes.
  const auto joins = [&](int count, int length) {
    return rounds(count, "call Echo(\"" + std::string(size_t(length), 'x') + "\")\n");
  };
  EXPECT_EQ(needs(joins(110, 31)) - needs(joins(10, 31)), 400u);
  EXPECT_EQ(needs(joins(110, 32)) - needs(joins(10, 32)), 500u);
  EXPECT_EQ(needs(joins(110, 64)) - needs(joins(10, 64)), 600u);
}

TEST(script_vm_limits, a_run_has_a_limit_with_its_callbacks) {
  const auto calls = [](int count) {
    return "function one takes nothing returns nothing\nendfunction\n"
           "function main takes nothing returns nothing\nlocal integer i = 0\nloop\nexitwhen i == " +
           std::to_string(count) + "\ncall Call(function one)\nset i = i + 1\nendloop\nendfunction\n";
  };
  const auto needs_in_all = [&](int count) {
    uint32_t low = 1;
    uint32_t high = 65536;
    while (low < high) {
      const uint32_t middle = (low + high) / 2;
      if (runs_clean({.run_limit = middle}, calls(count)))
        high = middle;
      else
        low = middle + 1;
    }
    return low;
  };
  // A callback is taken for 500 instructions, beside those of the round.
  EXPECT_EQ(needs_in_all(30) - needs_in_all(20), 5050u);
  EXPECT_TRUE(runs_clean({.run_limit = 0}, calls(1000)));
}

TEST(script_vm_limits, functions_in_each_other) {
  const std::string text =
      "function f takes integer n returns nothing\nif n > 1 then\ncall f(n - 1)\nendif\nendfunction\n"
      "function main takes nothing returns nothing\ncall f(3)\nendfunction\n";
  EXPECT_TRUE(finishes({.call_depth = 4}, text));
  Bench bench({.call_depth = 3});
  bench.load(text);
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  EXPECT_EQ(last_error(bench), "too many functions call each other: 3 deep");
  // The first function of a thread counts as well.
  Bench first({.call_depth = 1});
  first.load(
      "function g takes nothing returns nothing\nendfunction\nfunction main takes nothing returns nothing\n"
      "call Start(\"g\")\ncall Trace(\"on\")\nendfunction\n");
  EXPECT_EQ(first.run("main").outcome, Outcome::kFinished);
  EXPECT_EQ(last_error(first), "too many functions call each other: 1 deep");
  EXPECT_EQ(first.trace, (std::vector<std::string>{"on"}));
}

TEST(script_vm_limits, threads_in_each_other) {
  const std::string text =
      "function g takes nothing returns nothing\ncall Trace(\"g\")\nendfunction\n"
      "function f takes nothing returns nothing\ncall Trace(\"f\")\ncall Start(\"g\")\nendfunction\n"
      "function main takes nothing returns nothing\ncall Start(\"f\")\nendfunction\n";
  Bench three({.nested_runs = 3});
  three.load(text);
  three.run("main");
  EXPECT_EQ(three.trace, (std::vector<std::string>{"f", "g"}));
  Bench two({.nested_runs = 2});
  two.load(text);
  two.run("main");
  EXPECT_EQ(two.trace, (std::vector<std::string>{"f"}));
  EXPECT_EQ(last_error(two).substr(0, 31), "callbacks are nested 2 deep: a ");
}

TEST(script_vm_limits, bytes_of_a_string) {
  const auto joined = [](const std::string &expression) {
    return "function main takes nothing returns nothing\nlocal string s = \"12345\"\ncall Trace(" + expression +
           ")\nendfunction\n";
  };
  EXPECT_TRUE(finishes({.string_length = 10}, joined("s + s")));
  EXPECT_FALSE(finishes({.string_length = 10}, joined("s + s + \"6\"")));
  EXPECT_TRUE(finishes({.string_length = 10}, joined("Echo(s + s)")));
  Bench native({.string_length = 10});
  native.load(joined("Echo(\"12345678901\")"));
  EXPECT_EQ(native.run("main").outcome, Outcome::kError);
  EXPECT_EQ(last_error(native), "native Echo: its string is longer than 10 bytes");
}

TEST(script_vm_limits, slots_of_an_array) {
  Bench bench({.array_slots = 20});
  bench.load(
      "globals\ninteger array g\nstring array s\nendglobals\nfunction main takes nothing returns nothing\n"
      "local integer array l\nset g[19] = 1\nset g[20] = 2\nset l[19] = 3\nset l[20] = 4\nset s[19] = \"5\"\n"
      "set s[20] = \"6\"\ncall Trace(I2S(g[19]) + I2S(g[20]) + I2S(l[19]) + I2S(l[20]) + s[19] + s[20])\n"
      "endfunction\n");
  bench.run("main");
  EXPECT_EQ(bench.trace, (std::vector<std::string>{"10305"}));
}

TEST(script_vm_limits, bytes_of_arrays) {
  // The first write takes 16 elements, of four bytes; more double.
  const auto global = [](int index) {
    return "globals\ninteger array a\ninteger array b\nendglobals\nfunction main takes nothing returns nothing\n"
           "set a[0] = 1\nset b[" +
           std::to_string(index) + "] = 1\nendfunction\n";
  };
  EXPECT_TRUE(finishes({.array_memory = 128}, global(15)));
  EXPECT_FALSE(finishes({.array_memory = 127}, global(15)));
  EXPECT_FALSE(finishes({.array_memory = 128}, global(16)));
  EXPECT_TRUE(finishes({.array_memory = 192}, global(16)));
  const auto local = [](int index) {
    return "function main takes nothing returns nothing\nlocal integer array a\nlocal integer array b\n"
           "set a[0] = 1\nset b[" +
           std::to_string(index) + "] = 1\nendfunction\n";
  };
  EXPECT_TRUE(finishes({.array_memory = 128}, local(15)));
  EXPECT_FALSE(finishes({.array_memory = 127}, local(15)));
  EXPECT_FALSE(finishes({.array_memory = 128}, local(16)));
  EXPECT_TRUE(finishes({.array_memory = 192}, local(16)));
  // Zeros take no room.
  EXPECT_TRUE(finishes({.array_memory = 0},
                       "globals\ninteger array a\nendglobals\nfunction main takes nothing returns nothing\n"
                       "local integer array b\nset a[5] = 0\nset b[5] = 0\nendfunction\n"));
}

TEST(script_vm_limits, sleeping_threads) {
  Bench bench;
  bench.load(
      "function nap takes nothing returns nothing\ncall Sleep(1)\nendfunction\n"
      "function deep takes integer n returns nothing\nif n == 0 then\ncall Sleep(1)\nelse\ncall deep(n - 1)\nendif\n"
      "endfunction\nfunction deep_nap takes nothing returns nothing\ncall deep(2)\nendfunction\n");
  while (bench.run("nap").outcome == Outcome::kSlept) continue;
  EXPECT_EQ(bench.vm->sleepers(), 131072u);
  EXPECT_EQ(last_error(bench), "131072 threads sleep already and there is no room for another: this one is ended");
  EXPECT_EQ(bench.errors.back().function, "nap");
  EXPECT_EQ(bench.live("script_frame"), 131072u);
  bench.tick();
  EXPECT_EQ(bench.vm->sleepers(), 0u);
  EXPECT_EQ(bench.live("script_frame"), 0u);
  bench.tick();
  // Their functions take room too; what no longer fits leaves nothing behind.
  while (bench.run("deep_nap").outcome == Outcome::kSlept) continue;
  EXPECT_EQ(bench.vm->sleepers(), 65536u);
  EXPECT_EQ(bench.live("script_thread"), 65536u);
  EXPECT_EQ(bench.live("script_frame"), 4 * 65536u);
}

// Sets of locals are kept in words of 64.
TEST(script_vm_limits, an_unset_local_is_found_among_many) {
  for (const int unset : {0, 63, 64, 127, 128, 139}) {
    std::string text = "function main takes nothing returns nothing\n";
    std::string body;
    for (int i = 0; i < 140; ++i) {
      text += "local integer v" + std::to_string(i) + "\n";
      if (i != unset) body += "set v" + std::to_string(i) + " = 1\n";
    }
    body += "if v1 + v62 == 5 then\nset v" + std::to_string(unset) + " = 1\nendif\n";
    for (int i = 0; i < 140; ++i)
      if (i != unset) body += "set v1 = v1 + v" + std::to_string(i) + "\n";
    Bench bench;
    bench.load(text + body + "call Trace(\"all set\")\nset v1 = v" + std::to_string(unset) + "\nendfunction\n");
    EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
    EXPECT_EQ(bench.trace, (std::vector<std::string>{"all set"}));
    EXPECT_EQ(last_error(bench), "local v" + std::to_string(unset) + " is read before it has a value");
  }
}

TEST(script_vm_limits, conditions_take_what_is_not_nothing_for_true) {
  Bench bench;
  bench.load(
      "function i takes nothing returns integer\nreturn -1\nendfunction\n"
      "function no_i takes nothing returns integer\nreturn 0\nendfunction\n"
      "function r takes nothing returns real\nreturn 0.5\nendfunction\n"
      "function no_r takes nothing returns real\nreturn -0.0\nendfunction\n"
      "function s takes nothing returns string\nreturn \"\"\nendfunction\n"
      "function no_s takes nothing returns string\nreturn null\nendfunction\n"
      "function h takes nothing returns thing\nreturn MakeThing()\nendfunction\n"
      "function no_h takes nothing returns thing\nreturn null\nendfunction\n"
      "function b takes nothing returns boolean\nreturn true\nendfunction\n"
      "function no_b takes nothing returns boolean\nreturn false\nendfunction\n"
      "function no_value takes nothing returns nothing\nendfunction\n"
      "function no_end takes nothing returns boolean\ncall Sleep(1)\nreturn true\nendfunction\n");
  for (const char *name : {"i", "r", "s", "h", "b"}) EXPECT_TRUE(bench.run(name).truth) << name;
  for (const char *name : {"no_i", "no_r", "no_s", "no_h", "no_b", "no_value", "no_end"})
    EXPECT_FALSE(bench.run(name).truth) << name;
}

}  // namespace
}  // namespace openrealm::script
