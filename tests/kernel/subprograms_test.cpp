// Sub-programs: what lies beside the program is run by its name.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "tests/fault/temporary_folder.h"
#include "tests/process/program.h"

namespace {

// The program in a folder of its own, with sub-programs that are scripts beside it.
class shell_subprograms : public testing::Test {
 protected:
  void SetUp() override {
    unsetenv("OPENREALM_BASE");
    std::filesystem::create_directories(folder / "bin");
    std::filesystem::create_directories(folder / "config");
    put(folder / "config/default.toml", "");
    std::filesystem::copy_file(OPENREALM_BINARY_DIR "/bin/openrealm", program);
    add("tell", "#!/bin/sh\nfor word; do printf '[%s]' \"$word\"; done\necho\ncat\nexit 7\n");
    add("where", "#!/bin/sh\necho \"$OPENREALM_BASE $OPENREALM_PROGRAM\"\n");
  }
  void TearDown() override { unsetenv("OPENREALM_BASE"); }
  void add(const std::string &word, const std::string &script, mode_t mode = 0755) {
    const std::string path = folder / ("bin/openrealm-" + word);
    put(path, script);
    ASSERT_EQ(chmod(path.c_str(), mode), 0);
  }
  Ended run(std::vector<std::string> words, const std::string &input = {}) {
    words.insert(words.begin(), program);
    Program started(words);
    started.say(input);
    started.end_input();
    return started.wait();
  }

  TemporaryFolder folder{TemporaryFolder::Where::disk};
  std::string program = folder / "bin/openrealm";
};

TEST_F(shell_subprograms, get_their_arguments_input_and_exit_status) {
  const Ended ended = run({"tell", "a b", "", "--help", "+map", "-x"}, "piped\n");
  EXPECT_EQ(ended.out, "[a b][][--help][+map][-x]\npiped\n");
  EXPECT_EQ(ended.status, 7);
}

TEST_F(shell_subprograms, are_told_where_the_engine_and_its_files_are) {
  const std::string real = std::filesystem::canonical(folder.path()).string();
  EXPECT_EQ(run({"where"}).out, real + " " + real + "/bin/openrealm\n");
  setenv("OPENREALM_BASE", "/chosen", 1);
  EXPECT_EQ(run({"where"}).out, "/chosen " + real + "/bin/openrealm\n") << "what the user set stays";
  unsetenv("OPENREALM_BASE");
  std::filesystem::remove_all(folder / "config");
  EXPECT_EQ(run({"where"}).out, " " + real + "/bin/openrealm\n") << "no base, and the sub-program starts all the same";
}

TEST_F(shell_subprograms, an_unknown_one_names_the_nearest_and_how_a_map_is_played) {
  const Ended slip = run({"wehre"});
  EXPECT_EQ(slip.status, 2);
  EXPECT_EQ(slip.err,
            "openrealm: 'wehre' is no sub-program, did you mean where? (--help lists them; a map is played with +map "
            "FILE)\n");
  EXPECT_EQ(slip.out, "");
  const Ended path = run({"maps/where"});
  EXPECT_EQ(path.status, 2);
  EXPECT_EQ(path.err, "openrealm: 'maps/where' is neither an option nor a command; a map is played with +map FILE\n");
  EXPECT_EQ(run({"../tell"}).status, 2) << "nothing outside of the folder";
  EXPECT_EQ(run({"--headless", "tell"}).status, 2) << "only the first word asks for one";
}

TEST_F(shell_subprograms, are_listed_by_help_when_they_can_be_run) {
  add("idle", "#!/bin/sh\n", 0644);
  std::filesystem::create_directories(folder / "bin/openrealm-folder");
  const Ended help = run({"--help"});
  EXPECT_EQ(help.status, 0);
  const std::size_t list = help.out.find("\nsub-programs: openrealm WORD ARGS...\n  tell ");
  ASSERT_NE(list, std::string::npos) << help.out;
  EXPECT_NE(help.out.find("\n  where ", list), std::string::npos);
  EXPECT_EQ(help.out.find("idle"), std::string::npos);
  EXPECT_EQ(help.out.find("folder  "), std::string::npos);
  for (const char *name : {"tell", "where"}) std::filesystem::remove(folder / (std::string("bin/openrealm-") + name));
  EXPECT_EQ(run({"--help"}).out.find("sub-programs"), std::string::npos);
}

TEST_F(shell_subprograms, one_that_cannot_be_run_is_one_line) {
  add("idle", "#!/bin/sh\n", 0644);
  add("broken", "#!/no/such/shell\n");
  const Ended idle = run({"idle"});
  EXPECT_EQ(idle.status, 1);
  EXPECT_NE(idle.err.find("openrealm-idle: Permission denied\n"), std::string::npos) << idle.err;
  const Ended broken = run({"broken"});
  EXPECT_EQ(broken.status, 1);
  EXPECT_NE(broken.err.find("openrealm-broken: No such file or directory\n"), std::string::npos) << broken.err;
}

}  // namespace
