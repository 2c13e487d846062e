// Files that a run leaves for its user's tools: when they are refused, and how they come into their places.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "kernel/files/mounts.h"
#include "kernel/shell/result_file.h"
#include "tests/fault/temporary_folder.h"
#include "tests/kernel/shell_process.h"

namespace openrealm {
namespace {

TEST(result_file, is_written_whole_and_leaves_nothing_else) {
  const TemporaryFolder folder;
  for (const std::string &text : {std::string("first"), std::string(1 << 20, 'x'), std::string()}) {
    EXPECT_TRUE(check_result(folder / "out"));
    EXPECT_TRUE(write_result(folder / "out", text));
    EXPECT_EQ(get(folder / "out"), text);
    EXPECT_EQ(tree_of(folder.path()), "out\n");
  }
}

TEST(result_file, a_check_leaves_what_was_there) {
  const TemporaryFolder folder;
  put(folder / "out", "kept");
  EXPECT_TRUE(check_result(folder / "out"));
  EXPECT_TRUE(check_result(folder / "new"));
  EXPECT_EQ(tree_of(folder.path()), "out\n");
  EXPECT_EQ(get(folder / "out"), "kept");
}

TEST(result_file, an_error_names_the_path) {
  const TemporaryFolder folder;
  put(folder / "file", "");
  std::filesystem::create_symlink(folder / "nowhere", folder / "link");
  for (const std::string &path : {folder / "none/out", folder.path(), folder / "file/out", folder / "link"})
    for (const auto &done : {check_result(path), write_result(path, "text")}) {
      ASSERT_FALSE(done) << path;
      EXPECT_TRUE(done.error().message.starts_with(path + ": ")) << done.error().message;
    }
  EXPECT_EQ(tree_of(folder.path()), "file\nlink\n");
}

TEST(result_file, what_is_no_file_is_written_to) {
  const TemporaryFolder folder;
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
  const int reader = open((folder / "pipe").c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  EXPECT_TRUE(check_result(folder / "pipe"));
  EXPECT_TRUE(write_result(folder / "pipe", "text"));
  char bytes[8] = {};
  EXPECT_EQ(read(reader, bytes, sizeof bytes), 4);
  close(reader);
  EXPECT_TRUE(std::filesystem::is_fifo(folder / "pipe"));
}

// A game that counts nothing says so, and the run is as good as any.
TEST(result_file, a_game_without_such_a_command_is_told) {
  const ToyBase base;
  const auto ran = base.run({"--headless", "--coverage", base.path("out.lcov"), "+map", "first", "--ticks", "3"});
  EXPECT_NE(ran.output.find("warning: --coverage: no module of toy has a command 'coverage', so " +
                            base.path("out.lcov") + " is not written"),
            std::string::npos)
      << ran.output;
  EXPECT_FALSE(std::filesystem::exists(base.path("out.lcov")));
}

TEST(mount_paths, name_the_file_that_is_read) {
  const TemporaryFolder below, above;
  std::filesystem::create_directories(below / "Scripts");
  put(below / "Scripts/Common.j", "");
  put(below / "war3map.j", "");
  put(above / "war3map.j", "");
  Mounts mounts;
  ASSERT_TRUE(mounts.add(below.path()));
  ASSERT_TRUE(mounts.add(above.path() + "/"));
  EXPECT_EQ(mounts.path_of("scripts\\common.J").value_or(""), below / "Scripts/Common.j");
  EXPECT_EQ(mounts.path_of("WAR3MAP.J").value_or(""), above / "war3map.j");
  for (const char *name : {"none.j", "scripts", "", "../x"}) EXPECT_FALSE(mounts.path_of(name)) << name;
}

}  // namespace
}  // namespace openrealm
