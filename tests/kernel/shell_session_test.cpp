// A session without the process around it: what modules are given, and what a failure leaves behind.
#include <gtest/gtest.h>

#include <filesystem>

#include "kernel/shell/engine_cvars.h"
#include "kernel/shell/session.h"
#include "kernel/tables/table_store.h"
#include "tests/kernel/shell_process.h"

namespace openrealm {
namespace {

class shell_session : public testing::Test {
 protected:
  shell_session() : user(UserFolder::open({base.path("user"), {}})) {
    declare_engine_cvars(cvars);
    places.base = base.path("");
    places.modules = base.path("modules");
    out.set_log_level(OR_LOG_ERROR);
    base.write("data/toy/a.txt", "data");
    base.write("data/toy/only.txt", "only");
    base.write("mine/b.txt", "mine");
    base.write("maps/first/A.TXT", "map");
    session = std::make_unique<Session>(out, cvars, user, places, std::vector<std::string>{base.path("mine")});
    session->choose(toy());
    session->set_request_listener([this](const Request &request, const Result<void> &done) {
      requested.push_back(request.action + ": " + (done ? "done" : done.error().message));
    });
  }
  static GameChoice toy() {
    return {{"toy", {{"toy_counter", ""}, {"toy_peer", ""}}, {"count", "churn", "observe"}, "toy_counter"},
            {"data/toy"},
            {}};
  }
  std::string read(std::string_view name) {
    const auto bytes = session->read_file(name);
    return bytes ? std::string(*bytes) : "error " + std::to_string(bytes.error().code);
  }
  void ticks(int count) {
    for (int i = 0; i < count; ++i) ASSERT_TRUE(session->tick());
  }
  std::uint64_t hash() { return session->game()->state_hash(); }

  ToyBase base;
  Output out;
  Cvars cvars;
  Places places;
  UserFolder user;
  std::unique_ptr<Session> session;
  std::vector<std::string> requested;
};

TEST_F(shell_session, a_map_lies_over_the_players_data_over_the_games) {
  ASSERT_TRUE(session->play("first", false));
  EXPECT_EQ(read("a.txt"), "map");
  EXPECT_EQ(read("B.txt"), "mine");
  EXPECT_EQ(read("only.TXT"), "only");
  ASSERT_TRUE(session->play("second", false));
  EXPECT_EQ(read("a.txt"), "data");
  EXPECT_EQ(read("none.txt"), "error " + std::to_string(OR_NOT_FOUND));
}

TEST_F(shell_session, modules_see_cvars_and_private_files) {
  EXPECT_EQ(session->cvar("speed"), "1");
  EXPECT_EQ(session->cvar("nothing"), std::nullopt);
  ASSERT_TRUE(session->profile_commit("progress", "two maps"));
  EXPECT_EQ(session->profile_read("progress").value(), "two maps");
  EXPECT_FALSE(session->profile_commit("../progress", "x"));
  EXPECT_EQ(session->script_cache_read("cache").error().code, OR_NOT_FOUND);
  ASSERT_TRUE(session->script_cache_commit("cache", "bytes"));
  EXPECT_EQ(session->script_cache_read("cache").value(), "bytes");
  EXPECT_EQ(session->script_cache_path("cache", true).value(), session->script_cache_path("cache", false).value());
}

// GC-28
TEST_F(shell_session, a_new_game_opens_a_fresh_scope_and_a_map_keeps_it) {
  ASSERT_TRUE(session->play("first", false));
  ASSERT_TRUE(session->script_cache_commit("cache", "bytes"));
  ASSERT_TRUE(session->play("second", false));
  EXPECT_EQ(session->script_cache_read("cache").value(), "bytes");
  const std::string before = session->script_scope();
  ASSERT_TRUE(session->play("second", true));
  EXPECT_NE(session->script_scope(), before);
  EXPECT_FALSE(session->script_cache_read("cache"));
}

// GC-17, GC-18: loading goes back to the files as they were when it was saved.
TEST_F(shell_session, a_save_brings_its_scripts_files_back) {
  ASSERT_TRUE(session->play("first", false));
  ASSERT_TRUE(session->script_cache_commit("cache", "then"));
  ticks(5);
  ASSERT_TRUE(session->save("one"));
  const std::uint64_t saved = hash();
  ASSERT_TRUE(session->script_cache_commit("cache", "later"));
  ticks(5);
  ASSERT_TRUE(session->load("one"));
  EXPECT_EQ(session->script_cache_read("cache").value(), "then");
  EXPECT_EQ(hash(), saved);
  EXPECT_EQ(session->game()->ticks(), 5u);
  EXPECT_EQ(session->game()->map(), "first");
}

TEST_F(shell_session, what_cannot_be_played_leaves_the_game_as_it_was) {
  ASSERT_TRUE(session->play("first", false));
  ASSERT_TRUE(session->script_cache_commit("cache", "bytes"));
  ticks(3);
  const std::uint64_t before = hash();
  base.write("maps/text", "no archive");
  EXPECT_FALSE(session->play("text", true));
  EXPECT_FALSE(session->play("nowhere", true));
  EXPECT_FALSE(session->load("nothing"));
  EXPECT_TRUE(session->running());
  EXPECT_EQ(hash(), before);
  EXPECT_EQ(session->game()->ticks(), 3u);
  EXPECT_EQ(session->script_cache_read("cache").value(), "bytes");
  EXPECT_EQ(read("a.txt"), "map");
}

// SAV-02: the tables do not fit the modules that are there now.
TEST_F(shell_session, a_save_that_is_refused_late_leaves_the_game_as_it_was) {
  ASSERT_TRUE(session->play("first", false));
  ticks(2);
  ASSERT_TRUE(session->save("old"));
  session->leave();
  base.install("toy_counter", "refused");
  ASSERT_TRUE(session->play("second", false));
  ASSERT_TRUE(session->script_cache_commit("cache", "bytes"));
  ticks(4);
  const std::uint64_t before = hash();
  const std::string scope = session->script_scope();
  const auto loaded = session->load("old");
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.error().message.find("save old: "), 0u) << loaded.error().message;
  EXPECT_TRUE(session->running());
  EXPECT_EQ(session->game()->map(), "second");
  EXPECT_EQ(session->game()->ticks(), 4u);
  EXPECT_EQ(hash(), before);
  EXPECT_EQ(session->script_scope(), scope);
  EXPECT_EQ(session->script_cache_read("cache").value(), "bytes");
  ticks(1);
}

TEST_F(shell_session, maps_of_a_campaign_are_found_by_their_own_name) {
  base.write("maps/road/ford/script", "");
  base.write("maps/road/abbey/script", "");
  base.write("maps/plain/script", "");
  EXPECT_EQ(session->map_names(), (std::vector<std::string>{"first", "plain", "road/abbey", "road/ford", "second"}));
  EXPECT_TRUE(session->play("road/ford", false));
  EXPECT_TRUE(session->play("ABBEY", false));
  EXPECT_EQ(session->play("abbye", false).error().message, "there is no map abbye, did you mean abbey?");
}

TEST_F(shell_session, requests_are_answered_to_the_listener) {
  ASSERT_TRUE(session->play("first", false));
  session->perform({"toy", "save", "kept"});
  session->perform({"toy", "map", "Maps\\Campaign\\Second.w3m"});
  EXPECT_TRUE(requested.empty());
  EXPECT_EQ(session->game()->map(), "Maps\\Campaign\\Second.w3m");
  session->perform({"toy", "map", "../../etc"});
  session->perform({"toy", "dance", ""});
  session->perform({"toy", "end", ""});
  ASSERT_EQ(requested.size(), 3u);
  EXPECT_EQ(requested[0].find("map: map ../../etc (asked for by toy): there is no map"), 0u) << requested[0];
  EXPECT_EQ(requested[1], "dance: dance  (asked for by toy): there is no such request");
  EXPECT_EQ(requested[2], "end: done");
  EXPECT_TRUE(session->running()) << "the listener decides what an end means";
}

TEST_F(shell_session, a_game_that_cannot_be_opened_says_why) {
  GameChoice choice = toy();
  choice.data = {"data/none"};
  session->choose(choice);
  EXPECT_NE(session->play("first", false).error().message.find("data/none"), std::string::npos);
  choice = toy();
  choice.spec.modules.push_back({"missing", ""});
  session->choose(choice);
  EXPECT_NE(session->open().error().message.find("module missing: there is no "), std::string::npos);
  session->choose({});
  EXPECT_NE(session->open().error().message.find("no game is chosen"), std::string::npos);
  EXPECT_FALSE(session->save("x"));
  EXPECT_EQ(session->game(), nullptr);
}

}  // namespace
}  // namespace openrealm
