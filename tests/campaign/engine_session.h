// The engine as a child process with a user folder of the test's own.
#pragma once

#include <gtest/gtest.h>

#include "tests/fault/temporary_folder.h"
#include "tests/process/program.h"

inline const std::string kEngine = OPENREALM_BINARY_DIR "/bin/openrealm";
inline const std::string kSource = OPENREALM_SOURCE_DIR;

inline std::string map_path(const std::string &name) {
  return kSource + "/maps/" + name;
}

class EngineSession : public ::testing::Test {
 protected:
  std::vector<std::string> arguments(std::vector<std::string> more) {
    std::vector<std::string> all = {kEngine, "--headless", "--basedir", kSource, "--user", user_.path()};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  // Runs these console commands in a process of their own.
  Ended play(const std::string &commands, std::vector<std::string> more = {}) {
    more.push_back("--console");
    Program program(arguments(more));
    program.say(commands + "\nquit\n");
    program.end_input();
    Ended ended = program.wait();
    EXPECT_FALSE(ended.timed_out) << ended.out << ended.err;
    return ended;
  }
  std::vector<std::string> hashes(const std::string &file) {
    std::vector<std::string> lines;
    std::istringstream text(get(file));
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
  }

  TemporaryFolder user_;
};

inline bool says(const Ended &ended, const std::string &words) {
  return ended.out.find(words) != std::string::npos;
}
