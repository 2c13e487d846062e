// Module input: what keys and clicks send, with a recorder in the place of the server.
#include <gtest/gtest.h>

#include "kernel/tables/bare_client.h"
#include "kernel/tables/table_store.h"
#include "modules/input/input.h"

namespace openrealm::input {
namespace {

class client_input : public ::testing::Test, public Output {
 protected:
  client_input() : client_(store_, "input") {
    auto input = Input::open(Engine(client_.import()), *this);
    EXPECT_TRUE(input);
    input_ = *input;
    for (const auto &[key, command] : {std::pair("MOUSE1", "+select"),
                                       {"MOUSE2", "+smart"},
                                       {"ALT+MOUSE1", "+pan"},
                                       {"S", "button CmdStop"},
                                       {"H", "button CmdHoldPos"},
                                       {"A", "button CmdAttack"},
                                       {"1", "group 1"},
                                       {"CTRL+1", "group set 1"},
                                       {"SHIFT+1", "group add 1"}})
      EXPECT_TRUE(input_.bind(key, command));
  }
  void command(std::string_view line) override { sent_.emplace_back(line); }
  std::string CL_GameOrderQueueReleaseCommand() override { return release_; }
  void move_camera(float x, float y) override { camera_.push_back({x, y}); }

  void click(const char *key) {
    input_.key_down(key);
    input_.key_up(key);
  }
  static Trace world(float x, float y, std::uint32_t entity = 0) { return {Over::world, x, y, x, y, true, entity}; }
  static Trace minimap(float x, float y) { return {Over::minimap, 5, 5, x, y, true, 0}; }
  std::vector<std::string> take() { return std::exchange(sent_, {}); }
  using Lines = std::vector<std::string>;

  TableStore store_;
  BareClient client_;
  Input input_;
  std::string release_ = "orderqueuerelease";
  std::vector<std::string> sent_;
  std::vector<std::pair<float, float>> camera_;
};

// INP-04
TEST_F(client_input, small_click_sends_the_entity_or_the_point_never_both) {
  input_.point_at(world(10, 20, 57));
  click("MOUSE1");
  EXPECT_EQ(take(), Lines{"select 57"});
  input_.point_at(world(10, 20));
  click("MOUSE1");
  EXPECT_EQ(take(), Lines{"point 10 20"});
}

// INP-04
TEST_F(client_input, a_drag_is_no_click) {
  input_.point_at(world(10, 20, 57));
  input_.key_down("MOUSE1");
  input_.point_at(world(100, 20, 58));
  input_.key_up("MOUSE1");
  EXPECT_EQ(take(), Lines{});
}

// INP-02, INP-03, INP-07
TEST_F(client_input, shift_inherits_the_plain_mouse_bind_and_is_read_live) {
  input_.point_at(world(1024, 768, 57));
  input_.key_down("Left Shift");
  click("MOUSE2");
  input_.point_at(world(1024, 768));
  click("MOUSE2");
  input_.key_up("Left Shift");
  click("MOUSE2");
  EXPECT_EQ(take(), (Lines{"smart 57 1024 768 queue", "smartpoint 1024 768 queue", "orderqueuerelease",
                           "smartpoint 1024 768"}));
  input_.point_at(world(3, 4, 9));
  input_.key_down("MOUSE1");
  input_.key_down("Right Shift");
  input_.key_up("MOUSE1");
  EXPECT_EQ(take(), Lines{"select 9 queue"}) << "Shift is read when the click is submitted";
}

// INP-02
TEST_F(client_input, explicit_modified_mouse_bind_wins) {
  input_.point_at(world(1, 2));
  input_.key_down("Left Alt");
  click("MOUSE1");
  EXPECT_EQ(take(), (Lines{"+pan", "-pan"}));
}

// INP-02
TEST_F(client_input, keyboard_binds_stay_exact) {
  click("1");
  input_.key_down("Left Shift");
  click("1");
  click("A");
  input_.key_up("Left Shift");
  input_.key_down("Left Ctrl");
  click("1");
  EXPECT_EQ(take(), (Lines{"group 1", "group add 1", "orderqueuerelease", "group set 1"}));
}

// INP-03
TEST_F(client_input, stop_and_hold_take_the_queue_word) {
  ASSERT_TRUE(input_.bind("SHIFT+S", "button CmdStop"));
  ASSERT_TRUE(input_.bind("SHIFT+A", "button CmdAttack"));
  click("S");
  click("H");
  input_.key_down("Right Shift");
  click("S");
  click("A");
  EXPECT_EQ(take(), (Lines{"button CmdStop", "button CmdHoldPos", "button CmdStop queue", "button CmdAttack"}));
}

// INP-05
TEST_F(client_input, minimap_smart_sends_a_point_and_leaves_the_camera) {
  input_.point_at(minimap(-500, 300));
  input_.key_down("Left Shift");
  click("MOUSE2");
  EXPECT_EQ(take(), Lines{"smartpoint -500 300 queue"});
  EXPECT_TRUE(camera_.empty());
  input_.key_down("MOUSE1");
  input_.point_at(minimap(-400, 300));
  input_.key_up("MOUSE1");
  EXPECT_EQ(camera_, (std::vector<std::pair<float, float>>{{-500, 300}, {-400, 300}}));
  EXPECT_EQ(take(), Lines{});
}

// INP-06
TEST_F(client_input, the_last_shift_key_asks_the_game_for_its_release_command) {
  input_.key_down("Left Shift");
  input_.key_down("Right Shift");
  input_.key_up("Left Shift");
  EXPECT_EQ(take(), Lines{});
  input_.key_up("Right Shift");
  EXPECT_EQ(take(), Lines{"orderqueuerelease"});
  release_.clear();
  click("Left Shift");
  EXPECT_EQ(take(), Lines{}) << "a game without one gets nothing";
}

// INP-06, INP-08
TEST_F(client_input, losing_focus_ends_shift_and_cancels_what_is_held) {
  input_.point_at(world(1, 2));
  input_.key_down("Left Shift");
  input_.key_down("MOUSE1");
  input_.focus_lost();
  EXPECT_EQ(take(), Lines{"orderqueuerelease"});
  input_.key_up("MOUSE1");
  input_.key_up("Left Shift");
  EXPECT_EQ(take(), Lines{});
  EXPECT_FALSE(input_.shift());
  input_.focus_lost();
  EXPECT_EQ(take(), Lines{});
}

// INP-01
TEST_F(client_input, plus_and_minus_commands_pair) {
  ASSERT_TRUE(input_.bind("F5", "+scores"));
  input_.key_down("F5");
  input_.key_down("F5");
  input_.key_up("F5");
  input_.key_up("F5");
  EXPECT_EQ(take(), (Lines{"+scores", "-scores"}));
}

// INP-01
TEST_F(client_input, binds_are_listed_replaced_and_taken_away) {
  ASSERT_TRUE(input_.bind("shift+alt+f1", "a"));
  ASSERT_TRUE(input_.bind("ALT+SHIFT+F1", "b"));
  const auto lines = input_.binds();
  EXPECT_EQ(std::count(lines.begin(), lines.end(), "ALT+SHIFT+F1 b"), 1);
  EXPECT_EQ(lines.size(), 10u);
  ASSERT_TRUE(input_.bind("ALT+SHIFT+F1", ""));
  EXPECT_EQ(input_.binds().size(), 9u);
}

// INP-01
TEST_F(client_input, unknown_keys_and_modifiers_are_named) {
  EXPECT_NE(input_.bind("MOSE1", "x").error().message.find("did you mean MOUSE1"), std::string::npos);
  EXPECT_NE(input_.bind("HYPER+A", "x").error().message.find("\"HYPER\" is not SHIFT"), std::string::npos);
  EXPECT_FALSE(input_.bind("", "x"));
  EXPECT_FALSE(input_.bind("SHIFT+", "x"));
  EXPECT_FALSE(input_.bind("F25", "x"));
  EXPECT_FALSE(input_.bind("A", std::string(101, 'x')));
  EXPECT_TRUE(input_.bind("CTRL++", "zoom in"));
}

// The input's tables are no part of the simulation.
TEST_F(client_input, is_not_in_the_simulations_hash) {
  const std::uint64_t before = store_.full_state_hash();
  click("A");
  input_.point_at(world(1, 2));
  EXPECT_EQ(store_.full_state_hash(), before);
}

}  // namespace
}  // namespace openrealm::input
