// Which files of modules hold a new, complete build.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "kernel/files/map_watch.h"
#include "kernel/host/build_watch.h"
#include "tests/kernel/host_toy.h"

namespace openrealm {
namespace {

namespace fs = std::filesystem;

class kernel_build_watch : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = toy_folder();
    publish("base");
    ToyServices services;
    GameSpec spec = toy_spec();
    spec.modules[0].path = path();
    auto game = Game::open(spec, toy_options(), services);
    ASSERT_TRUE(game) << game.error().message;
    modules_ = (*game)->modules();
  }
  std::string path() const { return folder_ + "/toy_counter.so"; }
  void write(const std::string &to, const std::string &bytes) {
    std::ofstream(to + ".tmp", std::ios::binary) << bytes;
    fs::rename(to + ".tmp", to);
  }
  void publish(const std::string &build) {
    write(path(), text_of(toy_file("toy_counter", build)));
    write(path() + ".sha256", text_of(toy_file("toy_counter", build) + ".sha256"));
  }
  std::string folder_;
  std::vector<ModuleInfo> modules_;
};

TEST_F(kernel_build_watch, tells_each_new_build_once) {
  BuildWatch watch(modules_);
  EXPECT_TRUE(watch.poll().builds.empty());
  publish("base");
  EXPECT_TRUE(watch.poll().builds.empty()) << "the same build, written again";
  publish("rule");
  const auto news = watch.poll();
  ASSERT_EQ(news.builds.size(), 1u);
  EXPECT_EQ(news.builds[0].name, "toy_counter");
  EXPECT_EQ(news.builds[0].path, path());
  EXPECT_TRUE(watch.poll().builds.empty());
}

TEST_F(kernel_build_watch, a_build_that_came_before_it_began_is_news) {
  publish("rule");
  BuildWatch watch(modules_);
  EXPECT_EQ(watch.poll().builds.size(), 1u);
}

// KRN-05: a linker that writes under the final name, in parts.
TEST_F(kernel_build_watch, a_file_still_being_written_waits) {
  BuildWatch watch(modules_);
  const std::string whole = text_of(toy_file("toy_counter", "rule"));
  for (const std::size_t size : {std::size_t(0), whole.size() / 3, whole.size() - 1}) {
    write(path(), whole.substr(0, size));
    const auto news = watch.poll();
    EXPECT_TRUE(news.builds.empty() && news.troubles.empty());
  }
  write(path(), whole);
  EXPECT_TRUE(watch.poll().builds.empty()) << "the hash beside it is the old one's";
  write(path() + ".sha256", text_of(toy_file("toy_counter", "rule") + ".sha256"));
  EXPECT_EQ(watch.poll().builds.size(), 1u);
}

TEST_F(kernel_build_watch, without_a_hash_a_file_counts_when_it_stands_still) {
  fs::remove(path() + ".sha256");
  BuildWatch watch(modules_);
  write(path(), text_of(toy_file("toy_counter", "rule")));
  EXPECT_TRUE(watch.poll().builds.empty());
  EXPECT_EQ(watch.poll().builds.size(), 1u);
}

TEST_F(kernel_build_watch, a_file_that_stays_broken_is_said_once) {
  BuildWatch watch(modules_);
  write(path(), "not a module");
  std::vector<std::string> said;
  for (int i = 0; i < 20; ++i)
    for (const std::string &trouble : watch.poll().troubles) said.push_back(trouble);
  ASSERT_EQ(said.size(), 1u);
  EXPECT_TRUE(said[0].find("is not an ELF file") != std::string::npos);
  publish("rule");
  EXPECT_EQ(watch.poll().builds.size(), 1u);
  fs::remove(path());
  said.clear();
  for (int i = 0; i < 20; ++i)
    for (const std::string &trouble : watch.poll().troubles) said.push_back(trouble);
  ASSERT_EQ(said.size(), 1u);
  EXPECT_TRUE(said[0].find("No such file") != std::string::npos);
}

// Polls until the files have settled, or ten times: how often each was told.
std::pair<int, int> news_of(MapWatch &watch, int polls = 10) {
  int changed = 0, settled = 0;
  for (int i = 0; i < polls; ++i) {
    const MapWatch::News news = watch.poll();
    changed += news == MapWatch::News::changed;
    settled += news == MapWatch::News::settled;
  }
  return {changed, settled};
}

TEST(kernel_map_watch, tells_a_change_once_when_it_stands_still) {
  const std::string folder = toy_folder();
  fs::create_directories(folder + "/map/sub");
  const auto write = [&](const std::string &name, const std::string &text) {
    std::ofstream(folder + "/map/" + name) << text;
  };
  write("war3map.j", "one");
  MapWatch watch(folder + "/map");
  EXPECT_EQ(news_of(watch), std::pair(0, 0));
  write("war3map.j", "half");
  EXPECT_EQ(watch.poll(), MapWatch::News::none) << "it may still be written";
  write("war3map.j", "half and half");
  EXPECT_EQ(watch.poll(), MapWatch::News::none);
  EXPECT_EQ(watch.poll(), MapWatch::News::changed);
  EXPECT_EQ(news_of(watch), std::pair(0, 1));
  EXPECT_EQ(news_of(watch), std::pair(0, 0));
  write("sub/new.txt", "a file that comes");
  EXPECT_EQ(news_of(watch), std::pair(1, 1));
  fs::remove(folder + "/map/sub/new.txt");
  EXPECT_EQ(news_of(watch), std::pair(1, 1));
  fs::remove_all(folder + "/map");
  EXPECT_EQ(news_of(watch), std::pair(1, 1));
  fs::create_directories(folder + "/map");
  EXPECT_EQ(news_of(watch), std::pair(1, 1));
}

TEST(kernel_map_watch, a_file_is_watched_by_itself_also_when_it_is_replaced) {
  const std::string folder = toy_folder();
  std::ofstream(folder + "/a.w3x") << "map";
  MapWatch watch(folder + "/a.w3x");
  std::ofstream(folder + "/b.w3x") << "another";
  EXPECT_EQ(news_of(watch), std::pair(0, 0));
  fs::rename(folder + "/b.w3x", folder + "/a.w3x");
  EXPECT_EQ(news_of(watch), std::pair(1, 1));
}

}  // namespace
}  // namespace openrealm
