// `openrealm jass ...` as its users start it, in a folder of the test's own.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "tests/fault/temporary_folder.h"
#include "tests/process/program.h"

class JassProcess : public ::testing::Test {
 protected:
  void SetUp() override {
    setenv("OPENREALM_BASE", OPENREALM_SOURCE_DIR, 1);
    // Whatever the program keeps of a user would be found here.
    setenv("XDG_DATA_HOME", (folder / "data-home").c_str(), 1);
    setenv("NO_COLOR", "1", 1);
  }
  // Writes a script; its path.
  std::string script(const std::string &name, const std::string &text) {
    put(folder / name, text);
    return folder / name;
  }
  // `openrealm jass WORDS...`, with `input` piped in.
  static Ended jass(std::vector<std::string> words, const std::string &input = {}) {
    words.insert(words.begin(), {OPENREALM_BINARY_DIR "/bin/openrealm", "jass"});
    Program program(std::move(words));
    program.say(input);
    program.end_input();
    Ended ended = program.wait();
    EXPECT_FALSE(ended.timed_out) << ended.out << ended.err;
    return ended;
  }
  static Ended check(std::vector<std::string> words, const std::string &input = {}) {
    words.insert(words.begin(), "check");
    return jass(std::move(words), input);
  }
  static Ended run(std::vector<std::string> words, const std::string &input = {}) {
    words.insert(words.begin(), "run");
    return jass(std::move(words), input);
  }
  // Of what a shell makes of this line; $J is `openrealm jass`.
  static Ended shell(const std::string &line) {
    Program program({"/bin/sh", "-c", "J='" OPENREALM_BINARY_DIR "/bin/openrealm jass'; " + line});
    program.end_input();
    return program.wait();
  }
  TemporaryFolder folder;
};

inline bool has(const std::string &text, const std::string &words) {
  return text.find(words) != std::string::npos;
}
