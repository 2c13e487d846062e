// Random programs that sleep wherever they can: however the Vm is rebuilt, they must do the same.
#include "random_program.h"
#include "vm_fixture.h"

namespace openrealm::script {
namespace {

struct Played {
  std::vector<std::string> trace;
  std::vector<std::string> errors;
  std::vector<uint64_t> hashes;  // one a tick
};

Played play(const std::string &text, bool rebuild, const std::vector<CompileOptions> &ways) {
  Bench bench({.instruction_limit = 0});
  bench.load(text, ways[0]);
  bench.run("main", true, 1);
  Played played;
  for (int tick = 0; tick < 60 && bench.vm->sleepers() != 0; ++tick) {
    if (rebuild) bench.rebuild(ways[size_t(tick + 1) % ways.size()]);
    played.hashes.push_back(bench.hash());
    bench.tick();
  }
  played.trace = bench.trace;
  for (const ScriptError &error : bench.errors) played.errors.push_back(error.text);
  return played;
}

// HOT-05
TEST(script_vm_random, a_rebuilt_vm_goes_on_as_if_nothing_had_happened) {
  const CompileOptions plain;
  const std::vector<CompileOptions> ways = {
      {true, false, false, false}, {false, true, false, false}, plain, {true, true, true, false}};
  uint32_t slept = 0;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    const std::string text = test::random_program(test::pick_by_seed(seed));
    const Played still = play(text, false, {plain});
    const Played same = play(text, true, {plain});
    ASSERT_EQ(same.trace, still.trace) << text;
    ASSERT_EQ(same.errors, still.errors) << text;
    ASSERT_EQ(same.hashes, still.hashes) << text;
    const Played other = play(text, true, ways);
    ASSERT_EQ(other.trace, still.trace) << text;
    ASSERT_EQ(other.errors, still.errors) << text;
    ASSERT_EQ(other.hashes, still.hashes) << text;
    slept += uint32_t(still.hashes.size());
  }
  EXPECT_GT(slept, 200u);
}

}  // namespace
}  // namespace openrealm::script
