// What outlives a run: sleeping threads, globals, strings and handles as rows; rebuilding, reloading.
#include <functional>

#include "script/code_changes.h"
#include "vm_fixture.h"

namespace openrealm::script {
namespace {

// Every layout of the code that may show in registers or instructions, but must not in the state.
constexpr CompileOptions kPlain{};
constexpr CompileOptions kTurned{true, false, false, false};

// Runs `main` and ticks until nothing sleeps; `between` is called at every boundary. Gives the hashes.
std::vector<uint64_t> play(Bench &bench, const std::function<void(Bench &)> &between) {
  std::vector<uint64_t> hashes;
  bench.run("main", true, 5);
  for (int tick = 0; tick < 200 && bench.vm->sleepers() != 0; ++tick) {
    hashes.push_back(bench.hash());
    between(bench);
    hashes.push_back(bench.hash());
    bench.tick();
  }
  hashes.push_back(bench.hash());
  return hashes;
}

// The script must give the same trace and the same hashes whether or not the Vm is rebuilt at every sleep.
std::vector<std::string> play_every_way(const std::string &text) {
  Bench still;
  still.load(text);
  const std::vector<uint64_t> hashes = play(still, [](Bench &) {});
  EXPECT_EQ(still.vm->sleepers(), 0u);
  Bench rebuilt;
  rebuilt.load(text);
  EXPECT_EQ(play(rebuilt, [](Bench &bench) { bench.rebuild(); }), hashes);
  EXPECT_EQ(rebuilt.trace, still.trace);
  Bench changing;
  changing.load(text, kTurned);
  bool turned = true;
  EXPECT_EQ(play(changing, [&](Bench &bench) { bench.rebuild((turned = !turned) ? kTurned : kPlain); }), hashes);
  EXPECT_EQ(changing.trace, still.trace);
  EXPECT_EQ(still.store.full_state_hash(), still.hash());
  EXPECT_EQ(changing.ended, still.ended);
  EXPECT_TRUE(still.errors.empty()) << still.errors[0].text;
  EXPECT_TRUE(changing.errors.empty()) << changing.errors[0].text;
  return still.trace;
}

using Lines = std::vector<std::string>;

const std::string kSleepers =
    "function g takes integer x returns integer\ncall Sleep(1)\nreturn x\nendfunction\n"
    "function s takes string x returns string\ncall Sleep(1)\nreturn x + \"!\"\nendfunction\n"
    "function r takes real x returns real\ncall Sleep(1)\nreturn x\nendfunction\n"
    "function b takes boolean x returns boolean\ncall Sleep(1)\nreturn x\nendfunction\n"
    "function three takes integer a, integer b, integer c returns integer\nreturn a * 100 + b * 10 + c\nendfunction\n";

// HOT-05
TEST(script_vm_state, sleeps_inside_expressions) {
  const std::string text = R"(
globals
  integer n = 3
  integer array a
  string array t
  string kept = ""
endglobals
)" + kSleepers + R"(
function main takes nothing returns nothing
  local integer x = 4
  local string text = "t" + I2S(x)
  local real y = 1.5
  set x = g(1) + g(2)
  call Trace(I2S(x))
  set x = x * g(5) - (n + g(x)) * g(2)
  call Trace(I2S(x))
  call Trace(text + s(text + "a") + s("b" + text) + "c")
  set a[g(2)] = g(7) + a[2]
  call Trace(I2S(a[2]))
  set a[a[2] - 5] = a[2] + g(1)
  call Trace(I2S(a[2]))
  call Trace(I2S(three(g(1), x - x + 2, g(3))))
  call Trace(I2S(three(1, g(2), three(g(0), 0, g(3)))))
  call Trace(R2S(y * r(2) + n / r(4)))
  if b(true) and not b(false) or b(false) then
    call Trace("yes")
  endif
  if g(3) > g(2) and (n + x - x) * 2 >= g(6) then
    call Trace("more")
  endif
  set t[n] = s("in")
  set kept = t[3] + s("k" + t[3])
  call Trace(kept)
  loop
    exitwhen g(x) >= x + 2
    set x = x + g(1)
    exitwhen x > 5
  endloop
  call Trace(I2S(x))
  debug call Trace(I2S(g(1)))
  call Trace(I2S((2 * 3) + g(1)))
  call Trace(s("a" + "b") + ("c" + "d"))
endfunction
)";
  EXPECT_EQ(play_every_way(text), (Lines{"3", "3", "t4t4a!bt4!c", "7", "8", "123", "123", "3.750", "yes", "more",
                                         "in!kin!!", "6", "7", "ab!cd"}));
}

TEST(script_vm_state, locals_of_every_kind_come_back) {
  const std::string text = kSleepers + R"(
function helper takes nothing returns nothing
endfunction
function deep takes integer depth, string name returns string
  local integer array numbers
  local string array words
  local thing h = MakeThing()
  local code c = function helper
  local boolean flag = depth > 1
  local real share = 1.0 / depth
  local integer unset
  local string late
  set numbers[depth] = depth * 10
  set words[20] = name + I2S(depth)
  if depth == 0 then
    set unset = 1
  endif
  if depth > 0 then
    set late = deep(depth - 1, s(name)) + words[20]
  else
    call Sleep(3)
    set late = ""
  endif
  call Trace(R2S(Sum(numbers[depth], share, flag, late + words[20], c, h)))
  return late + s(words[20])
endfunction
function main takes nothing returns nothing
  call Trace(deep(2, "n"))
endfunction
)";
  EXPECT_EQ(play_every_way(text).back(), "n!!0!n!1n!1!n2n2!");
}

TEST(script_vm_state, an_unset_local_is_still_unset_after_a_sleep) {
  for (const CompileOptions &how : {kPlain, kTurned}) {
    Bench bench;
    bench.load(
        "function main takes nothing returns nothing\nlocal integer x\nlocal integer y = 1\ncall Sleep(1)\n"
        "if y == 2 then\nset x = 1\nendif\ncall Trace(I2S(y + x))\nendfunction\n");
    bench.run("main", true, 9);
    bench.rebuild(how);
    bench.tick();
    ASSERT_EQ(bench.errors.size(), 1u);
    EXPECT_NE(bench.errors[0].message.find("local x is read"), std::string::npos);
    EXPECT_EQ(bench.errors[0].line, 8u);
    EXPECT_EQ(bench.ended, (std::vector<std::pair<uint32_t, Outcome>>{{9, Outcome::kError}}));
    EXPECT_EQ(bench.vm->sleepers(), 0u);
  }
}

TEST(script_vm_state, sleepers_wake_by_time_and_then_by_when_they_fell_asleep) {
  Bench bench;
  bench.load(
      "globals\ninteger next = 0\nendglobals\nfunction one takes nothing returns nothing\nlocal integer n = next\n"
      "set next = next + 1\nif n == 0 then\ncall Sleep(2)\nelse\ncall Sleep(1)\nendif\ncall Trace(I2S(n))\n"
      "if n == 2 then\ncall Sleep(0)\ncall Trace(\"again\")\nendif\nendfunction\n");
  for (uint32_t i = 0; i < 4; ++i) bench.run("one", true, i);
  EXPECT_EQ(bench.vm->sleepers(), 4u);
  EXPECT_EQ(bench.vm->next_wake(), 1000u);
  EXPECT_FALSE(bench.vm->resume_one(999));
  EXPECT_TRUE(bench.vm->resume_one(1000));
  EXPECT_EQ(bench.trace, (Lines{"1"}));
  bench.now = 2000;
  EXPECT_EQ(bench.vm->resume_due(2000), 3u);  // one of them sleeps again, for no time
  EXPECT_EQ(bench.trace, (Lines{"1", "2", "3", "0"}));
  EXPECT_EQ(bench.vm->resume_due(2000), 1u);
  EXPECT_EQ(bench.trace.back(), "again");
  EXPECT_EQ(bench.ended,
            (std::vector<std::pair<uint32_t, Outcome>>{
                {1, Outcome::kFinished}, {3, Outcome::kFinished}, {0, Outcome::kFinished}, {2, Outcome::kFinished}}));
  EXPECT_FALSE(bench.vm->next_wake());
}

TEST(script_vm_state, sleeping_where_it_is_not_allowed_ends_the_thread) {
  Bench bench;
  bench.load(
      "function cb takes nothing returns boolean\ncall Sleep(1)\ncall Trace(\"never\")\nreturn true\nendfunction\n"
      "function main takes nothing returns nothing\nif not Call(function cb) then\ncall Trace(\"false\")\nendif\n"
      "call Start(\"nap\")\ncall Trace(\"on\")\nendfunction\n"
      "function nap takes nothing returns nothing\ncall Sleep(1)\ncall Trace(\"woke\")\nendfunction\n");
  bench.run("main", false, 3);
  EXPECT_EQ(bench.trace, (Lines{"false", "on"}));
  ASSERT_EQ(bench.errors.size(), 1u);
  EXPECT_NE(bench.errors[0].message.find("Sleep cannot be called here"), std::string::npos);
  EXPECT_EQ(bench.errors[0].function, "cb");
  bench.tick();
  EXPECT_EQ(bench.trace.back(), "woke");
  EXPECT_EQ(bench.vm->sleep_until(1), OR_DENIED);
}

TEST(script_vm_state, sleepers_of_a_context_can_be_dropped) {
  Bench bench;
  bench.load("function main takes nothing returns nothing\ncall Sleep(1)\ncall Trace(\"woke\")\nendfunction\n");
  bench.run("main", true, 1);
  bench.run("main", true, 2);
  bench.run("main", true, 1);
  bench.vm->drop_sleepers(1);
  EXPECT_EQ(bench.vm->sleepers(), 1u);
  EXPECT_EQ(bench.vm->next_wake(), 1000u);
  bench.tick();
  EXPECT_EQ(bench.trace.size(), 1u);
  EXPECT_EQ(bench.live("script_frame"), 0u);
}

TEST(script_vm_state, ten_thousand_threads_sleep_and_wake) {
  Bench bench;
  bench.load(
      "globals\ninteger woke = 0\ninteger n = 0\nendglobals\nfunction inner takes integer me returns integer\n"
      "call Sleep(me % 7 + 1)\nreturn me\nendfunction\nfunction one takes nothing returns nothing\n"
      "local integer me = n\nlocal string name = \"thread\"\nset n = n + 1\nloop\nexitwhen inner(me) != me\n"
      "set woke = woke + 1\nendloop\nendfunction\n");
  for (uint32_t i = 0; i < 10000; ++i) ASSERT_EQ(bench.run("one", true, i).outcome, Outcome::kSlept);
  for (int tick = 0; tick < 4; ++tick) bench.tick();
  const int32_t woke = bench.integer("woke");
  EXPECT_GT(woke, 10000);
  bench.rebuild(kTurned);
  for (int tick = 0; tick < 3; ++tick) bench.tick();
  EXPECT_GT(bench.integer("woke"), woke);
  EXPECT_EQ(bench.vm->sleepers(), 10000u);
  EXPECT_TRUE(bench.errors.empty());
}

TEST(script_vm_state, globals_arrays_and_code_survive_a_rebuild) {
  Bench bench;
  bench.load(
      "globals\ninteger i = 1\nreal r = 2.5\nstring s = null\nboolean b = false\ncode c = null\nthing h = null\n"
      "string array w\nthing array hs\ninteger array n\nendglobals\n"
      "function f takes nothing returns nothing\ncall Trace(\"f\" + I2S(i))\nendfunction\n"
      "function main takes nothing returns nothing\nset i = i + 41\nset s = \"text\" + I2S(i)\nset b = true\n"
      "set c = function f\nset h = MakeThing()\nset w[5] = s + \"!\"\nset hs[3] = h\nset n[1000] = i\nendfunction\n"
      "function later takes nothing returns nothing\ncall Call(c)\ncall Trace(s + w[5] + R2S(r))\n"
      "call Trace(I2S(GetHandleId(hs[3]) - GetHandleId(h) + n[1000]))\nset n[1000] = 7\n"
      "call Trace(I2S(n[1000]))\nendfunction\n");
  bench.run("main");
  const uint64_t before = bench.hash();
  bench.rebuild(kTurned);
  EXPECT_EQ(bench.hash(), before);
  bench.run("later");
  EXPECT_EQ(bench.trace, (Lines{"f42", "text42text42!2.500", "42", "7"}));
  EXPECT_TRUE(bench.errors.empty());
  bench.store.set_check_writes(true);
  bench.run("main");
  bench.run("later");
  const auto unmarked = bench.store.unmarked_writes();
  EXPECT_TRUE(unmarked.empty()) << unmarked[0].text();
}

TEST(script_vm_state, a_snapshot_taken_back_goes_on_from_there) {
  const std::string text =
      "globals\ninteger n = 0\nstring s = \"\"\nendglobals\nfunction main takes nothing returns nothing\n"
      "local string mine = \"m\"\nloop\nset n = n + 1\nset s = s + I2S(n)\nset mine = mine + s\n"
      "call Sleep(1)\nexitwhen n == 5\nendloop\ncall Trace(mine)\nendfunction\n";
  Bench bench;
  bench.load(text);
  bench.run("main");
  bench.tick();
  Snapshot saved;
  bench.store.take(saved);
  const uint64_t now = bench.now;
  for (int i = 0; i < 5; ++i) bench.tick();
  const uint64_t end = bench.hash();
  ASSERT_TRUE(bench.store.restore(saved));
  bench.rebuild();
  bench.now = now;
  for (int i = 0; i < 5; ++i) bench.tick();
  EXPECT_EQ(bench.hash(), end);
  ASSERT_EQ(bench.trace.size(), 2u);
  EXPECT_EQ(bench.trace[0], bench.trace[1]);
}

// --- strings and handles ---

TEST(script_vm_state, strings_become_rows_when_they_are_stored_and_are_swept) {
  Bench bench;
  bench.load(
      "globals\nstring kept = null\nstring array list\nendglobals\n"
      "function main takes nothing returns nothing\nlocal integer i = 0\nloop\nexitwhen i == 5000\n"
      "set kept = \"number \" + I2S(i)\nset i = i + 1\nendloop\nset list[2] = \"in the list\"\nendfunction\n"
      "function local_only takes nothing returns nothing\nlocal string s = \"a\" + I2S(1)\ncall Echo(s)\n"
      "endfunction\nfunction again takes nothing returns nothing\nset kept = \"in the list\"\nendfunction\n");
  bench.run("local_only");
  EXPECT_EQ(bench.live("script_string"), 0u);
  bench.run("main");
  EXPECT_EQ(bench.live("script_string"), 5001u);
  bench.held_strings.push_back(bench.vm->intern({"the host's", 10}));
  bench.tick();
  EXPECT_EQ(bench.live("script_string"), 3u);
  EXPECT_EQ(bench.text("kept"), "number 4999");
  EXPECT_EQ(bench.text("list", 2), "in the list");
  const or_str held = bench.vm->text(bench.held_strings[0]);
  EXPECT_EQ(std::string(held.data, held.size), "the host's");
  bench.run("again");
  EXPECT_EQ(bench.live("script_string"), 3u);
  EXPECT_EQ(bench.vm->intern({nullptr, 0}), 0u);
  EXPECT_EQ(bench.vm->text(0).data, nullptr);
  EXPECT_EQ(bench.vm->text(123456).data, nullptr);
  const uint32_t empty = bench.vm->intern({"", 0});
  EXPECT_NE(empty, 0u);
  EXPECT_NE(bench.vm->text(empty).data, nullptr);
  EXPECT_EQ(bench.vm->text(empty).size, 0u);
}

TEST(script_vm_state, handles_know_their_types) {
  Bench bench;
  bench.load(
      "globals\nthing t = null\nbig b = null\nendglobals\nfunction main takes nothing returns nothing\n"
      "set t = MakeThing()\nset b = MakeBig()\ncall Trace(I2S(GetHandleId(t)))\ncall Trace(I2S(GetHandleId(null)))\n"
      "call Trace(I2S(IsThing(t)))\ncall Trace(I2S(IsThing(b)))\ncall Trace(I2S(IsThing(null)))\n"
      "call KillThing(t)\ncall Trace(I2S(IsThing(t)))\ncall KillThing(t)\nendfunction\n");
  bench.run("main");
  EXPECT_EQ(bench.trace, (Lines{"1048576", "0", "0", "0", std::to_string(OR_NOT_FOUND), std::to_string(OR_NOT_FOUND)}));
  const uint32_t other = bench.vm->handle_new("other", {1, 1});
  or_ref payload{};
  EXPECT_EQ(bench.vm->handle_payload("thing", other, &payload), OR_MISMATCH);
  EXPECT_EQ(bench.vm->handle_payload("other", other, &payload), OR_OK);
  EXPECT_EQ(bench.vm->handle_payload("handle", other, &payload), OR_OK);
  EXPECT_EQ(bench.vm->handle_type(other), "other");
  EXPECT_EQ(bench.vm->handle_type(5), "");
  EXPECT_EQ(bench.vm->handle_payload("thing", 77, &payload), OR_NOT_FOUND);
  EXPECT_EQ(bench.vm->handle_payload("thing", 0xFFFFFFFF, &payload), OR_NOT_FOUND);
  EXPECT_EQ(bench.vm->handle_new("no such type", {1, 1}), 0u);
  EXPECT_EQ(bench.vm->handle_free(0), OR_NOT_FOUND);
}

TEST(script_vm_state, a_handle_id_is_taken_while_something_refers_to_it) {
  Bench bench;
  bench.load(
      "globals\nthing kept = null\nthing array list\ninteger id = 0\ninteger i = 0\nendglobals\n"
      "function make takes nothing returns nothing\nset kept = MakeThing()\nset list[4] = MakeThing()\n"
      "set id = GetHandleId(MakeThing())\ncall KillThing(kept)\ncall KillThing(list[4])\nendfunction\n"
      "function wait takes nothing returns nothing\nlocal thing mine = MakeThing()\ncall KillThing(mine)\n"
      "call Sleep(1)\ncall Trace(I2S(IsThing(mine)))\nendfunction\n"
      "function churn takes nothing returns nothing\nset i = 0\nloop\nexitwhen i == 100\n"
      "call KillThing(MakeThing())\nset i = i + 1\nendloop\nset id = GetHandleId(MakeThing())\nendfunction\n"
      "function forget takes nothing returns nothing\nset kept = null\nset list[4] = null\nendfunction\n");
  bench.run("make");  // rows 1 to 3, the first two destroyed
  bench.run("wait");  // row 4
  bench.held_handles.push_back(0x100004);
  EXPECT_EQ(bench.vm->handle_new("thing", {1, 1}), 0x100004u);
  bench.vm->handle_free(0x100004);
  bench.run("churn");  // 100 more, destroyed, and one alive
  EXPECT_EQ(bench.integer("id"), 0x100000 + 105);
  const auto live = [&] { return bench.live("script_handle"); };
  EXPECT_EQ(live(), 106u);
  bench.vm->end_tick();
  EXPECT_EQ(live(), 6u);  // two by globals, one by a sleeper, one by the host, two not destroyed
  bench.rebuild();
  bench.tick();
  bench.run("forget");
  bench.held_handles.clear();
  bench.run("churn");
  EXPECT_EQ(bench.integer("id"), 0x100000 + 106);
  bench.tick();
  EXPECT_EQ(live(), 3u);
  bench.tick();
  bench.run("churn");
  EXPECT_LT(bench.integer("id"), 0x100000 + 105);
}

// --- reloading ---

TEST(script_vm_state, a_changed_script_keeps_what_is_the_same) {
  const std::string head = "globals\ninteger a = 1\nstring s = \"old\"\ninteger array n\n";
  const std::string mid =
      "endglobals\nfunction set_all takes nothing returns nothing\nset a = 10\nset s = \"new\"\n"
      "set n[3] = 30\nendfunction\nfunction step takes nothing returns nothing\n";
  Bench bench;
  bench.load(head + "real gone = 1.0\ninteger kind = 1\n" + mid + "set a = a + 1\nendfunction\n");
  bench.run("set_all");
  bench.run("step");
  const uint32_t step = bench.vm->code_of("step");
  bench.link(Bench::code(head + "real kind = 2.5\ninteger fresh = a * 2\n" + mid + "set a = a + 100\nendfunction\n"));
  EXPECT_EQ(bench.integer("a"), 11);
  EXPECT_EQ(bench.text("s"), "new");
  EXPECT_EQ(bench.integer("n", 3), 30);
  EXPECT_EQ(bench.vm->global("kind")->value.r, 2.5f);
  EXPECT_EQ(bench.integer("fresh"), 22);
  EXPECT_FALSE(bench.vm->global("gone"));
  EXPECT_EQ(bench.vm->code_of("step"), step);
  bench.vm->run(step, {}, {});
  EXPECT_EQ(bench.integer("a"), 111);
  bench.link(
      Bench::code("globals\ninteger a = 1\nendglobals\nfunction other takes nothing returns nothing\nendfunction\n"));
  EXPECT_EQ(bench.vm->run(step, {}, {}).outcome, Outcome::kError);
  EXPECT_NE(bench.errors.back().message.find("function step is no longer in the script"), std::string::npos);
}

TEST(script_vm_state, a_thread_in_a_changed_function_finishes_in_the_old_body_or_is_reported) {
  const auto script = [](const std::string &insert, const std::string &word) {
    return "globals\ninteger total = 0\nendglobals\nfunction say takes string s returns nothing\ncall Trace(\"" + word +
           "\" + s)\nendfunction\nfunction main takes nothing returns nothing\nlocal integer x = 5\n" + insert +
           "call Sleep(1)\nset total = total + x\ncall say(I2S(x))\nendfunction\n";
  };
  const auto old_code = Bench::code(script("", "a"));
  const auto new_code = Bench::code(script("set x = 6\n", "b"));
  Bench kept;
  kept.link(old_code);
  kept.run("main");
  kept.link(new_code, {old_code});
  kept.run("main");
  kept.tick();
  EXPECT_EQ(kept.trace, (Lines{"b5", "b6"}));  // both call the current say()
  EXPECT_EQ(kept.integer("total"), 11);
  EXPECT_TRUE(kept.errors.empty());
  Bench moved;
  moved.link(old_code);
  moved.run("main", true, 4);
  moved.link(new_code);
  moved.run("main");
  moved.tick();
  EXPECT_EQ(moved.trace, (Lines{"b6"}));
  ASSERT_EQ(moved.errors.size(), 1u);
  EXPECT_EQ(moved.errors[0].message,
            "function main has changed while a thread slept in it at line 9: the thread is ended");
  EXPECT_EQ(moved.ended[0], (std::pair<uint32_t, Outcome>{4, Outcome::kError}));
  EXPECT_EQ(moved.vm->sleepers(), 0u);
}

TEST(script_vm_state, an_old_body_keeps_its_own_callee_when_the_new_one_is_called_in_another_way) {
  const std::string main = "function main takes nothing returns nothing\ncall Sleep(1)\n";
  const auto old_code =
      Bench::code("function f takes integer x returns nothing\ncall Trace(\"old\" + I2S(x))\nendfunction\n" + main +
                  "call f(1)\nendfunction\n");
  const auto new_code =
      Bench::code("function f takes string x returns nothing\ncall Trace(\"new\" + x)\nendfunction\n" + main +
                  "call f(\"1\")\nendfunction\n");
  Bench bench;
  bench.link(old_code);
  bench.run("main");
  bench.link(new_code, {old_code});
  bench.run("main");
  bench.tick();
  EXPECT_EQ(bench.trace, (Lines{"old1", "new1"}));
}

TEST(script_vm_state, changes_are_told_by_name) {
  const auto before = Bench::code(
      "globals\nconstant integer N = 2\ninteger kept = 1\ninteger kind = 1\nstring array gone\nendglobals\n"
      "function same takes nothing returns integer\n  return N\nendfunction\n"
      "function other takes nothing returns nothing\nendfunction\n"
      "function old takes nothing returns nothing\nendfunction\n");
  EXPECT_TRUE(compare(*before, *before).none());
  const auto now = Bench::code(
      "// a line above moves nothing\nglobals\nconstant integer N = 3\ninteger kept = 5\nreal kind = 1\n"
      "constant integer M = 1\nendglobals\n"
      "function same takes nothing returns integer\n\n  return N // the same tokens\nendfunction\n"
      "function other takes nothing returns nothing\n  set kept = 1\nendfunction\n"
      "function young takes nothing returns nothing\nendfunction\n");
  const CodeChanges changes = compare(*before, *now);
  EXPECT_FALSE(changes.none());
  EXPECT_EQ(changes.functions.changed, Lines{"other"});
  EXPECT_EQ(changes.functions.fresh, Lines{"young"});
  EXPECT_EQ(changes.functions.gone, Lines{"old"});
  EXPECT_EQ(changes.globals.fresh, (Lines{"real kind", "integer M"}));
  EXPECT_EQ(changes.globals.gone, (Lines{"integer kind", "string array gone"}));
  EXPECT_EQ(changes.constants, Lines{"integer N"});
}

TEST(script_vm_state, a_constant_takes_its_new_value_and_a_variable_keeps_its_own) {
  const auto script = [](const std::string &size) {
    return Bench::code(
        "globals\nconstant integer SIZE = " + size +
        "\nconstant integer TWICE = SIZE * 2\nconstant real AREA = I2R(SIZE) * 2\nconstant thing THING = MakeThing()\n"
        "constant string NAME = \"n\" + I2S(SIZE)\ninteger left = SIZE\nendglobals\n"
        "function main takes nothing returns nothing\n  set left = left - 1\nendfunction\n");
  };
  const auto before = script("10");
  const auto now = script("20");
  Bench bench;
  bench.link(before);
  bench.run("main");
  const uint32_t thing = bench.vm->global("THING")->value.h;
  bench.vm->renew(compare(*before, *now).constants);
  bench.link(now);
  EXPECT_EQ(bench.integer("SIZE"), 20);
  EXPECT_EQ(bench.integer("TWICE"), 40);
  EXPECT_EQ(bench.vm->global("AREA")->value.r, 40);
  EXPECT_EQ(bench.text("NAME"), "n20");
  EXPECT_EQ(bench.vm->global("THING")->value.h, thing) << "it is not made again";
  EXPECT_EQ(bench.integer("left"), 9);
  const uint64_t hash = bench.hash();
  bench.vm->renew(compare(*now, *now).constants);
  bench.link(now);
  EXPECT_EQ(bench.hash(), hash);
}

TEST(script_vm_state, tells_in_which_codes_threads_sleep) {
  const auto script = [](const std::string &word) {
    return Bench::code(
        "function nap takes nothing returns nothing\n  call Sleep(1)\nendfunction\n"
        "function main takes nothing returns nothing\n  call nap()\n  call Trace(\"" +
        word + "\")\nendfunction\n");
  };
  const auto first = script("first"), second = script("second"), third = script("third");
  Bench bench;
  bench.link(first);
  bench.run("main");
  bench.run("nap");
  bench.link(second, {first});
  EXPECT_EQ(bench.vm->sleeper_bodies().threads, (std::vector<uint32_t>{2, 1})) << "nap() is in both codes";
  EXPECT_EQ(bench.vm->sleeper_bodies().old, 1u);
  bench.run("main");
  bench.link(third, {second, first});
  EXPECT_EQ(bench.vm->sleeper_bodies().threads, (std::vector<uint32_t>{3, 1, 1}));
  EXPECT_EQ(bench.vm->sleeper_bodies().old, 2u);
  EXPECT_TRUE(bench.vm->sleeper_bodies().lost.empty());
  bench.link(third, {second});
  ASSERT_EQ(bench.vm->sleeper_bodies().lost.size(), 1u);
  EXPECT_EQ(bench.vm->sleeper_bodies().lost[0].function, "main");
  bench.tick();
  EXPECT_EQ(bench.trace, Lines{"second"});
  ASSERT_EQ(bench.errors.size(), 1u);
  EXPECT_NE(bench.errors[0].message.find("function main has changed while a thread slept in it"), std::string::npos);
}

// The words of a function stay and mean something else: its values no longer fit the new code.
TEST(script_vm_state, a_body_that_stayed_goes_on_in_the_code_whose_types_it_had) {
  const auto script = [](const std::string &type, const std::string &value) {
    return Bench::code("globals\n" + type + " n = " + value + "\nendglobals\nfunction nap takes nothing returns " +
                       type + "\n  call Sleep(1)\n  return n\nendfunction\n" +
                       "function main takes nothing returns nothing\n"
                       "  call Trace(R2S(n * (n + nap())))\nendfunction\n");
  };
  const auto before = script("integer", "3"), now = script("real", "0.5");
  Bench bench;
  bench.link(before);
  bench.run("main");
  bench.link(now, {before});
  EXPECT_EQ(bench.vm->sleeper_bodies().threads, (std::vector<uint32_t>{0, 1}));
  bench.run("main");
  bench.tick();
  EXPECT_EQ(bench.trace, (Lines{"18.000", "0.500"}));
  EXPECT_TRUE(bench.errors.empty());
}

}  // namespace
}  // namespace openrealm::script
