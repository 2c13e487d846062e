// The module host: a toy game of two modules, its tick, its commands, its check modes.
#include <gtest/gtest.h>

#include "kernel/host/last_words.h"
#include "kernel/host/log_flow.h"
#include "tests/kernel/host_toy.h"

namespace openrealm {
namespace {

bool contains(const std::string &text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string open_error(GameSpec spec) {
  ToyServices services;
  const auto game = Game::open(std::move(spec), toy_options(), services);
  return game ? "" : game.error().message;
}

// KRN-01, KRN-02: a game is a list of modules; the kernel learns everything else from them.
TEST(kernel_host, a_toy_game_runs) {
  ToyServices services;
  const auto game = toy_game(services);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->map(), "maps/toy");
  run_ticks(*game, 100);
  EXPECT_EQ(game->ticks(), 100u);
  EXPECT_EQ(toy_field(*game, "toy_observed", 1, "ticks"), 100u);
  EXPECT_GT(toy_field(*game, "toy_observed", 1, "total"), 100u) << "through the interface";
  EXPECT_TRUE(services.lines.empty()) << services.lines[0];
}

// KRN-11
TEST(kernel_host, the_same_commands_give_the_same_hashes) {
  const auto play = [](std::uint64_t &commands) {
    ToyServices services;
    const auto game = toy_game(services);
    std::vector<std::uint64_t> hashes = run_ticks(*game, 50);
    EXPECT_TRUE(game->client_command(2, "toy_add 9"));
    EXPECT_TRUE(game->client_command(3, "toy_fill 5"));
    for (const std::uint64_t hash : run_ticks(*game, 150)) hashes.push_back(hash);
    commands = game->command_log_hash();
    return hashes;
  };
  std::uint64_t first_commands = 0, second_commands = 0;
  const auto first = play(first_commands);
  EXPECT_EQ(first, play(second_commands));
  EXPECT_EQ(first_commands, second_commands);
  EXPECT_NE(first[100], first[101]);
}

TEST(kernel_host, a_map_starts_anew_from_the_same_state) {
  ToyServices services;
  const auto game = toy_game(services);
  const auto first = run_ticks(*game, 60);
  ASSERT_TRUE(game->start_map("maps/toy"));
  EXPECT_EQ(game->ticks(), 0u);
  EXPECT_EQ(run_ticks(*game, 60), first);
}

// KRN-03
TEST(kernel_host, one_game_is_left_and_another_begun) {
  ToyServices services;
  auto game = toy_game(services);
  const auto first = run_ticks(*game, 10);
  game.reset();
  game = toy_game(services);
  EXPECT_EQ(run_ticks(*game, 10), first);
}

TEST(kernel_host, commands_run_at_the_next_tick_in_the_order_they_came) {
  ToyServices services;
  const auto game = toy_game(services);
  run_ticks(*game, 3);
  const auto before = game->state_hash();
  ASSERT_TRUE(game->client_command(1, "toy_fill 10"));
  ASSERT_TRUE(game->client_command(0, "  toy_look \"a b\" "));
  EXPECT_EQ(game->state_hash(), before);
  run_ticks(*game, 1);
  ASSERT_EQ(game->command_log().size(), 2u);
  EXPECT_EQ(game->command_log()[0].tick, 3u);
  EXPECT_EQ(game->command_log()[0].player, 1u);
  EXPECT_EQ(game->command_log()[0].text, "toy_fill 10");
  EXPECT_EQ(game->command_log()[1].text, "toy_look \"a b\"");
  EXPECT_EQ(services.sent, std::vector<std::string>{"0: no median"});
}

TEST(kernel_host, a_command_is_refused_with_a_line) {
  ToyServices services;
  const auto game = toy_game(services);
  const auto refusal = [&](std::string_view text) {
    const auto ok = game->client_command(0, text);
    return ok ? "" : ok.error().message;
  };
  EXPECT_EQ(refusal("toy_ad 1"), "unknown command toy_ad, did you mean toy_add?");
  EXPECT_TRUE(contains(refusal("toy_add 1; toy_add 2"), "one command"));
  EXPECT_TRUE(contains(refusal(""), "one command"));
  EXPECT_TRUE(contains(refusal("toy_add \"1"), "quote"));
  EXPECT_TRUE(contains(refusal("toy_add " + std::string(5000, '1')), "4096"));
  ASSERT_TRUE(game->client_command(4, "toy_add none"));
  run_ticks(*game, 1);
  EXPECT_EQ(services.sent, std::vector<std::string>{"4: toy_add: how many? a number above 0"});
  EXPECT_EQ(game->command_log().size(), 1u) << "what was refused at its tick is part of the replay";
  game->stop_map();
  EXPECT_TRUE(contains(refusal("toy_add 1"), "no map"));
  EXPECT_FALSE(game->tick());
}

// KRN-04
TEST(kernel_host, the_module_the_game_names_answers_the_order_queue_release) {
  ToyServices services;
  EXPECT_EQ(toy_game(services)->order_queue_release(), "toy_add 1");
  GameSpec spec = toy_spec();
  spec.order_queue_release = "toy_peer";
  auto silent = Game::open(spec, toy_options(), services);
  ASSERT_TRUE(silent);
  EXPECT_EQ((*silent)->order_queue_release(), "");
}

TEST(kernel_host, requests_are_performed_after_the_tick_in_order) {
  ToyServices services;
  const auto game = toy_game(services);
  ASSERT_TRUE(game->client_command(0, "toy_request save \"my game\""));
  ASSERT_TRUE(game->client_command(0, "toy_request map maps/two"));
  ASSERT_TRUE(game->client_command(0, "toy_request fly away"));
  run_ticks(*game, 1);
  EXPECT_EQ(services.performed, (std::vector<std::string>{"toy_counter save my game", "toy_counter map maps/two"}));
  ASSERT_EQ(services.lines.size(), 1u);
  EXPECT_TRUE(contains(services.lines[0], "there is no request \"fly\""));
}

// KRN-04: a call that the provider's build does not have answers OR_UNSUPPORTED.
TEST(kernel_host, an_interface_without_provider_is_said_and_answers_unsupported) {
  ToyServices services;
  GameSpec spec = toy_spec();
  spec.modules.erase(spec.modules.begin());
  spec.order_queue_release = "";
  auto game = Game::open(spec, toy_options(), services);
  ASSERT_TRUE(game) << game.error().message;
  ASSERT_EQ(services.lines.size(), 1u);
  EXPECT_EQ(services.lines[0], "kernel: interface toy.counter version 1: no module of this game provides it");
  ASSERT_TRUE((*game)->start_map("maps/toy"));
  run_ticks(**game, 5);
  EXPECT_EQ(toy_field(**game, "toy_observed", 1, "total"), 0u);
  ASSERT_TRUE((*game)->swap_identity("toy_peer"));
  EXPECT_EQ(services.lines.size(), 1u) << "said once";
}

// KRN-05, KRN-15
TEST(kernel_host, a_module_whose_export_is_wrong_is_refused_by_name) {
  const auto refusal = [](const char *build) { return open_error(toy_spec(build)); };
  EXPECT_TRUE(contains(refusal("old_export"), "module toy_counter: its game_export is of ABI 2, this is ABI 1"));
  EXPECT_TRUE(contains(refusal("short_export"), "its game_export has 64 bytes"));
  EXPECT_TRUE(contains(refusal("no_open"), "lacks open or close"));
  EXPECT_TRUE(contains(refusal("other_name"), "the file holds module another_toy"));
  EXPECT_TRUE(contains(refusal("bad_table"), "toy_bad"));
  EXPECT_TRUE(contains(refusal("bad_phase"), "phase no_such_phase is not in the list of game toy"));
  EXPECT_TRUE(contains(refusal("same_command"), "modules toy_counter and toy_peer both answer command toy_look"));
  EXPECT_TRUE(contains(refusal("fails_open"), "module toy_counter did not open (OR_FULL): the toy is out of order"));
}

TEST(kernel_host, a_list_that_makes_no_game_is_refused) {
  GameSpec twice = toy_spec();
  twice.modules.push_back(twice.modules[0]);
  EXPECT_TRUE(contains(open_error(twice), "module \"toy_counter\" stands twice"));
  GameSpec phases = toy_spec();
  phases.phases.push_back("count");
  EXPECT_TRUE(contains(open_error(phases), "phase \"count\" stands twice"));
  GameSpec release = toy_spec();
  release.order_queue_release = "toy_queue";
  EXPECT_TRUE(contains(open_error(release), "order_queue_release names toy_queue"));
  GameSpec none = toy_spec();
  none.modules.clear();
  EXPECT_TRUE(contains(open_error(none), "list of modules is empty"));
}

// HOT-01
TEST(kernel_host, derived_chaos_changes_no_hash) {
  ToyServices services;
  const auto plain = run_ticks(*toy_game(services), 200);
  GameOptions options = toy_options();
  options.derived_chaos = 1;
  EXPECT_EQ(run_ticks(*toy_game(services, options), 200), plain);
}

TEST(kernel_host, derived_chaos_names_the_module_that_hides_state) {
  ToyServices services;
  GameOptions options = toy_options();
  options.derived_chaos = 4;
  const auto game = toy_game(services, options);
  ASSERT_TRUE(game->client_command(0, "toy_misbehave chaos"));
  run_ticks(*game, 3);
  const auto ok = game->tick();
  ASSERT_FALSE(ok);
  EXPECT_EQ(ok.error().message,
            "tick 4: module toy_counter changed table toy_mischief when it rebuilt what is derived");
}

TEST(kernel_host, verify_writes_names_the_write_that_was_not_marked) {
  ToyServices services;
  GameOptions options = toy_options();
  options.verify_writes = true;
  const auto game = toy_game(services, options);
  run_ticks(*game, 20);
  ASSERT_TRUE(game->client_command(0, "toy_misbehave unmarked"));
  const auto ok = game->tick();
  ASSERT_FALSE(ok);
  EXPECT_TRUE(contains(ok.error().message, "module toy_counter wrote without marking the row"));
  EXPECT_TRUE(contains(ok.error().message, "toy_mischief")) << ok.error().message;
}

TEST(kernel_host, the_hash_log_keeps_every_nth_tick) {
  ToyServices services;
  GameOptions options = toy_options();
  options.hash_log = 10;
  const auto game = toy_game(services, options);
  const auto hashes = run_ticks(*game, 35);
  ASSERT_EQ(game->hash_log().size(), 3u);
  EXPECT_EQ(game->hash_log()[2].tick, 30u);
  EXPECT_EQ(game->hash_log()[2].hash, hashes[29]);
}

TEST(kernel_host, a_module_that_complains_without_end_does_not_fill_the_log) {
  ToyServices services;
  const auto game = toy_game(services);
  const auto lines_of = [&](int ticks) {
    const std::size_t before = services.lines.size();
    for (int i = 0; i < ticks; ++i) {
      EXPECT_TRUE(game->client_command(0, "toy_misbehave chatter"));
      EXPECT_TRUE(game->tick());
    }
    return services.lines.size() - before;
  };
  EXPECT_EQ(lines_of(1), LogFlow::kBurst + 1);
  EXPECT_TRUE(contains(services.lines.back(), "too many lines"));
  EXPECT_EQ(lines_of(10), 10u);
  run_ticks(*game, 50);
  EXPECT_EQ(lines_of(1), 51u) << "room comes back";
}

class kernel_crash : public testing::TestWithParam<std::pair<const char *, const char *>> {};

TEST_P(kernel_crash, names_module_call_and_tick) {
  const auto [how, signal] = GetParam();
  const auto crash = [how = how] {
    install_last_words();
    ToyServices services;
    const auto game = toy_game(services);
    run_ticks(*game, 7);
    (void)game->client_command(0, std::string("toy_misbehave ") + how);
    (void)game->tick();
  };
  EXPECT_DEATH(crash(),
               "module toy_counter crashed in client command toy_misbehave at tick 7 \\(" + std::string(signal));
}

INSTANTIATE_TEST_SUITE_P(ways, kernel_crash,
                         testing::Values(std::pair{"memory", "SIGSEGV, a bad memory access at 0x10"},
                                         std::pair{"division", "SIGFPE"}, std::pair{"stack", "SIGSEGV"},
                                         std::pair{"abort", "SIGABRT"}));

}  // namespace
}  // namespace openrealm
