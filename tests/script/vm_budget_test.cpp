// What work counts as, so that any script comes to its end.
#include "vm_fixture.h"

namespace openrealm::script {
namespace {

constexpr std::string_view kSpin =
    "function spin takes nothing returns nothing\nlocal integer i = 0\nloop\nexitwhen i > 1000\nset i = i + "
    "1\nendloop\n"
    "set i = i / (i - i)\nendfunction\n";

TEST(script_vm_budget, a_thread_that_fails_is_charged_to_the_run) {
  Bench bench({.instruction_limit = 5000, .run_limit = 100'000});
  bench.load(std::string(kSpin) +
             "function main takes nothing returns nothing\nloop\ncall Start(\"spin\")\nendloop\nendfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  // Some 2000 instructions each, 500 for starting it, and 2000 for the error's text.
  EXPECT_GT(bench.errors.size(), 3u);
  EXPECT_LT(bench.errors.size(), 30u);
  EXPECT_NE(bench.errors.back().message.find("the limit of 100000 instructions for a run"), std::string::npos);
}

TEST(script_vm_budget, instructions_of_all_runs_are_counted) {
  Bench bench;
  bench.load(std::string(kSpin));
  EXPECT_EQ(bench.vm->instructions(), 0u);
  bench.run("spin");
  const uint64_t one = bench.vm->instructions();
  EXPECT_GT(one, 3000u);
  bench.run("spin");
  EXPECT_EQ(bench.vm->instructions(), 2 * one);
}

TEST(script_vm_budget, a_natives_work_can_count) {
  Bench bench({.instruction_limit = 5000});
  bench.natives["Refuse"] = {sizeof(or_native), "integer ()", [](void *context, or_native_call *) -> int {
                               static_cast<Bench *>(context)->vm->charge(2000);
                               return OR_OK;
                             }};
  bench.load(
      "function main takes nothing returns nothing\nloop\ncall Refuse()\ncall Trace(\"once\")\nendloop\nendfunction\n");
  EXPECT_EQ(bench.run("main").outcome, Outcome::kError);
  EXPECT_EQ(bench.trace.size(), 3u);
}

}  // namespace
}  // namespace openrealm::script
