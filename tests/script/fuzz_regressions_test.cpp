// What the fuzzers found, by file, and some inputs of every kind: the fuzzers' own bodies, without a fuzzer.
#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "front_text.h"
#include "fuzz_bodies.h"
#include "random_program.h"

namespace openrealm::script::test {
namespace {

using Body = std::string (*)(std::string_view);

std::string bytes_by_seed(uint64_t seed, size_t size) {
  const Pick pick = pick_by_seed(seed);
  std::string bytes(size, '\0');
  for (char &byte : bytes) byte = char(pick(256));
  return bytes;
}

TEST(script_fuzz, what_was_found_stays_mended) {
  constexpr std::pair<const char *, Body> kTargets[] = {
      {"jass_lexer", fuzz_lexer}, {"jass_front", fuzz_front}, {"jass_run", fuzz_run}, {"jass_state", fuzz_state}};
  size_t found = 0;
  for (const auto &[name, body] : kTargets) {
    const std::filesystem::path folder = std::filesystem::path(OPENREALM_SOURCE_DIR "/tests/fuzz/regressions") / name;
    if (!std::filesystem::exists(folder)) continue;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
      EXPECT_EQ(body(read_file(entry.path())), "") << entry.path();
      ++found;
    }
  }
  EXPECT_GT(found, 0u);
}

TEST(script_fuzz, any_rows_that_a_save_may_hold_are_run) {
  for (uint64_t seed = 1; seed <= 300; ++seed) ASSERT_EQ(fuzz_state(bytes_by_seed(seed, 60)), "") << "seed " << seed;
}

TEST(script_fuzz, random_programs_do_the_same_in_a_rebuilt_vm) {
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    std::string bytes = bytes_by_seed(seed, 200);
    bytes[0] = char(bytes[0] | 0x80);
    ASSERT_EQ(fuzz_run(bytes), "") << "seed " << seed;
  }
}

TEST(script_fuzz, a_script_of_every_native_does_the_same_in_a_rebuilt_vm) {
  const std::string script =
      "function g takes nothing returns boolean\ncall Trace(I2S(IsThing(Kept())))\nreturn true\nendfunction\n"
      "function f takes nothing returns nothing\nlocal thing t = MakeBig()\nlocal string array a\ncall Keep(t)\n"
      "set a[3] = \"a\" + \"b\"\ncall KeepText(a[3])\ncall Later(function g)\ncall Sleep(1)\n"
      "if Call(function g) then\ncall Trace(a[3] + KeptText())\nendif\ncall KillThing(t)\ncall Start(\"g\")\n"
      "call Trace(I2S(1 / (2 - 2)))\nendfunction\n";
  for (const char options : {'\0', '\4'})
    EXPECT_EQ(fuzz_run(std::string{options, '\0', '\0'} + script + std::string(kFuzzPart) + script), "");
}

}  // namespace
}  // namespace openrealm::script::test
