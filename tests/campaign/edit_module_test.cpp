// What someone who works on a game does: edits a module's source, builds it, and the running campaign has
// the new rule and the new field with its state kept. The build is a real one, of the module's real source.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "tests/fault/temporary_folder.h"
#include "tests/process/program.h"

namespace {

namespace fs = std::filesystem;

const std::string kBinaries = OPENREALM_BINARY_DIR;
const std::string kSource = OPENREALM_SOURCE_DIR;

void replace(const std::string &file, const std::string &from, const std::string &to) {
  std::string text = get(file);
  const std::size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << file << " has no " << from;
  put(file, text.replace(at, from.size(), to));
}

class hot_swap : public ::testing::Test {
 protected:
  hot_swap() {
    fs::create_directories(work_ / "modules");
    for (const char *name : {"wc3", "wc3_orders", "wc3_gamecache", "input"}) install(name, kBinaries + "/modules/");
    fs::create_directories(work_ / "tree/modules");
    fs::copy(kSource + "/modules/wc3_orders", work_ / "tree/modules/wc3_orders", fs::copy_options::recursive);
  }
  // A module's file and the hash beside it, which says that it is whole.
  void install(const std::string &name, const std::string &from) {
    for (const std::string &file : {name + ".so", name + ".so.sha256"}) {
      fs::copy_file(from + file, work_ / ("modules/." + file), fs::copy_options::overwrite_existing);
      fs::rename(work_ / ("modules/." + file), work_ / ("modules/" + file));
    }
  }
  std::string source(const std::string &name) { return work_ / ("tree/modules/wc3_orders/" + name); }
  // Compiles the edited copy as the build compiles the original.
  bool build() {
    const std::string out = work_ / "wc3_orders.so";
    std::string command =
        OPENREALM_CXX " -std=gnu++20 -fPIC -fvisibility=hidden -shared -Wl,--build-id " OPENREALM_CXX_FLAGS;
    command += " -I" + work_.path() + "/tree -I" + kSource + " -I" + kSource + "/include -o " + out;
    for (const auto &file : fs::directory_iterator(work_ / "tree/modules/wc3_orders"))
      if (file.path().extension() == ".cpp") command += " " + file.path().string();
    command += " " + kBinaries + "/base/libopenrealm_base.a -lfmt 2>" + (work_ / "errors");
    const bool built = std::system(command.c_str()) == 0;
    const bool hashed =
        std::system(("cd " + work_.path() + " && sha256sum wc3_orders.so >wc3_orders.so.sha256").c_str()) == 0;
    return built && hashed;
  }

  TemporaryFolder work_;
};

// KRN-09, HOT-02, HOT-09
TEST_F(hot_swap, an_edited_rule_and_a_new_field_are_live_in_the_running_campaign) {
  Program engine({kBinaries + "/bin/openrealm", "--headless", "--dedicated", "--basedir", kSource, "--user",
                  work_ / "user", "--console", "+set", "module_folder", work_ / "modules", "+map",
                  kSource + "/maps/lantern-road/1-ford"});
  engine.say(
      "cmd select 2\nticks 4\nsmartpoint -1200 0\nsmartpoint -1100 0 queue\nticks 2\nsmartpoint 1 2 3\nticks "
      "2\npause\n");
  ASSERT_TRUE(engine.wait_for("Use: smartpoint X Y [queue]"));

  replace(source("client_commands.cpp"), "smartpoint X Y [queue]", "smartpoint EAST NORTH [queue]");
  replace(source("records.h"), "  float speed_cap;       // the group's speed, 0 = none\n",
          "  float speed_cap;\n  float patience;\n");
  replace(source("records.h"), "FIELD(speed_cap), FIELD(rawcode)",
          "FIELD(speed_cap), FIELD(patience).init(4.5f), FIELD(rawcode)");
  ASSERT_TRUE(build()) << get(work_ / "errors");
  install("wc3_orders", work_.path() + "/");

  engine.say("swap wc3_orders\nsmartpoint 1 2 3\nticks 2\nshow order_entry\necho shown\n");
  ASSERT_TRUE(engine.wait_for("shown"));
  engine.say("quit\n");
  const Ended ended = engine.wait();
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.out.find("Use: smartpoint EAST NORTH [queue]"), std::string::npos) << "the new rule\n" << ended.out;
  EXPECT_NE(ended.out.find("patience"), std::string::npos) << "the new field\n" << ended.out << ended.err;
  EXPECT_NE(ended.out.find("4.5"), std::string::npos) << "with its initial value\n" << ended.out;
  EXPECT_NE(ended.out.find("-1100"), std::string::npos) << "and the order that was queued before\n" << ended.out;
}

// HOT-02: what cannot be migrated is refused, and the game goes on with the old build.
TEST_F(hot_swap, a_change_that_cannot_be_migrated_is_refused) {
  Program engine({kBinaries + "/bin/openrealm", "--headless", "--dedicated", "--basedir", kSource, "--user",
                  work_ / "user", "--console", "+set", "module_folder", work_ / "modules", "+map",
                  kSource + "/maps/lantern-road/1-ford"});
  engine.say("cmd select 2\nticks 4\nsmartpoint -1200.5 0\nsmartpoint -1100.5 0 queue\nticks 2\npause\necho queued\n");
  ASSERT_TRUE(engine.wait_for("queued"));
  replace(source("records.h"), "  float x, y;            // the resolved point\n", "  std::int32_t x, y;\n");
  replace(source("queue.cpp"), "order.x = entry.x;", "order.x = float(entry.x);");
  replace(source("queue.cpp"), "order.y = entry.y;", "order.y = float(entry.y);");
  replace(source("queue.cpp"), "entry.x = order.x;", "entry.x = int(order.x);");
  replace(source("queue.cpp"), "entry.y = order.y;", "entry.y = int(order.y);");
  ASSERT_TRUE(build()) << get(work_ / "errors");
  install("wc3_orders", work_.path() + "/");
  engine.say("swap wc3_orders\nticks 4\nshow order_entry\necho shown\n");
  ASSERT_TRUE(engine.wait_for("shown"));
  engine.say("quit\n");
  const Ended ended = engine.wait();
  EXPECT_NE(ended.err.find("order_entry"), std::string::npos) << "which table\n" << ended.err;
  EXPECT_NE(ended.err.find("-1100.5"), std::string::npos) << "and which value\n" << ended.err;
  EXPECT_NE(ended.out.find("-1100.5"), std::string::npos) << "the old build and its state\n" << ended.out;
}

}  // namespace
