// Hot swap of the toy game's modules between two ticks.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <thread>

#include "kernel/tables/stored_table.h"
#include "kernel/tables/table_store.h"
#include "tests/kernel/host_toy.h"

namespace openrealm {
namespace {

namespace fs = std::filesystem;

bool contains(const std::string &text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::size_t count_of(const std::string &text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

Result<SwapReport> swap_to(Game &game, const std::string &build, const std::string &module = "toy_counter") {
  const ModuleSpec next{module, toy_file(module, build)};
  return game.swap(std::span(&next, 1));
}

std::string swap_error(Game &game, const std::string &build, const std::string &module = "toy_counter") {
  const auto done = swap_to(game, build, module);
  return done ? "" : done.error().message;
}

void expect_swap(Game &game, const std::string &build) {
  const auto done = swap_to(game, build);
  EXPECT_TRUE(done) << build << ": " << done.error().message;
}

std::uint32_t first_counter(Game &game) {
  const StoredTable *table = game.tables().find("toy_counter");
  std::uint32_t row = 1;
  while (row < table->high && table->spawn(row) == 0) ++row;
  return row;
}

std::vector<std::uint64_t> undisturbed(int ticks) {
  ToyServices services;
  return run_ticks(*toy_game(services), ticks);
}

// KRN-09, KRN-11, HOT-01
TEST(kernel_swap, a_swap_at_every_tick_changes_no_hash) {
  const auto plain = undisturbed(300);
  ToyServices services;
  const auto game = toy_game(services);
  for (int tick = 0; tick < 300; ++tick) {
    ASSERT_EQ(run_ticks(*game, 1)[0], plain[std::size_t(tick)]) << "tick " << tick;
    const auto done = game->swap_identity(tick % 3 == 0 ? "toy_peer" : "toy_counter");
    ASSERT_TRUE(done) << done.error().message;
    ASSERT_EQ(game->state_hash(), plain[std::size_t(tick)]) << "swapped after tick " << tick;
  }
  EXPECT_TRUE(services.lines.empty()) << services.lines[0];
  EXPECT_EQ(game->modules()[0].swaps, 200u);
}

// HOT-05: what is under way (slots, texts, a random state, commands that wait) goes on.
TEST(kernel_swap, ten_thousand_ticks_with_a_swap_at_every_hundredth_end_alike) {
  const auto play = [](bool swaps) {
    ToyServices services;
    GameOptions options = toy_options();
    options.derived_chaos = swaps ? 37 : 0;
    const auto game = toy_game(services, options);
    for (std::uint32_t tick = 0; tick < 10000; ++tick) {
      if (tick % 50 == 49) {
        EXPECT_TRUE(game->client_command(tick % 4, "toy_add " + std::to_string(tick)));
      }
      if (swaps && tick % 100 == 99) {
        EXPECT_TRUE(game->swap_identity(tick % 200 == 99 ? "toy_counter" : "toy_peer"));
      }
      EXPECT_TRUE(game->tick());
    }
    return std::pair(game->state_hash(), game->command_log_hash());
  };
  EXPECT_EQ(play(true), play(false));
}

// KRN-09: the rule changes at the next tick; the state is kept.
TEST(kernel_swap, a_changed_rule_is_live_on_the_next_tick) {
  ToyServices services;
  const auto game = toy_game(services);
  run_ticks(*game, 10);
  const std::uint32_t row = first_counter(*game);
  const auto field = [&](std::string_view name) { return toy_field(*game, "toy_counter", row, name); };
  const std::uint64_t spawn = field("spawn"), before = field("value"), step = field("step");
  run_ticks(*game, 1);
  const std::uint64_t plain = field("value");
  EXPECT_LT(plain - before, 2 * step) << "the peer's bonus must not hide the rule";
  expect_swap(*game, "rule");
  EXPECT_EQ(field("value"), plain) << "a swap is no tick";
  run_ticks(*game, 1);
  EXPECT_GE(field("value") - plain, 2 * step);
  EXPECT_EQ(field("spawn"), spawn);
}

// HOT-02: a field is added, and the new rule reads it.
TEST(kernel_swap, an_added_field_is_there_and_used) {
  ToyServices services;
  const auto game = toy_game(services);
  run_ticks(*game, 10);
  const std::uint32_t row = first_counter(*game);
  const std::uint64_t spawn = toy_field(*game, "toy_counter", row, "spawn");
  const std::uint64_t before = toy_field(*game, "toy_counter", row, "value");
  const auto done = swap_to(*game, "field");
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_EQ(done->tables_migrated, 1u);
  EXPECT_EQ(toy_field(*game, "toy_counter", row, "value"), before);
  EXPECT_EQ(toy_field(*game, "toy_counter", row, "extra"), 1000u);
  run_ticks(*game, 1);
  EXPECT_GE(toy_field(*game, "toy_counter", row, "value"), before + 1000);
  EXPECT_EQ(toy_field(*game, "toy_counter", row, "spawn"), spawn);
}

// HOT-02: renamed, widened, and back; three and more in a row. None of these builds has another rule.
TEST(kernel_swap, three_migrations_in_a_row_lose_nothing) {
  const auto values = [](Game &game) {
    std::vector<std::uint64_t> list;
    const StoredTable *table = game.tables().find("toy_counter");
    for (std::uint32_t row = 1; row < table->high; ++row) list.push_back(toy_field(game, "toy_counter", row, "value"));
    return list;
  };
  ToyServices services;
  const auto plain = toy_game(services), swapped = toy_game(services);
  for (const char *build : {"renamed", "renamed", "base"}) {
    run_ticks(*plain, 20);
    run_ticks(*swapped, 20);
    if (build != std::string("base")) expect_swap(*swapped, build);
    EXPECT_EQ(values(*swapped), values(*plain)) << build;
  }
  const std::uint32_t row = first_counter(*plain);
  EXPECT_NE(toy_field(*plain, "toy_counter", row, "step"), 0u);
  EXPECT_EQ(toy_field(*swapped, "toy_counter", row, "stride"), toy_field(*plain, "toy_counter", row, "step"));

  const auto wide = toy_game(services);
  run_ticks(*wide, 60);
  for (const char *build : {"widened", "base", "widened", "rule", "base"}) {
    expect_swap(*wide, build);
    EXPECT_EQ(values(*wide), values(*plain)) << build;
  }
  EXPECT_EQ(wide->state_hash(), plain->state_hash()) << "there and back again";
  EXPECT_EQ(run_ticks(*wide, 20), run_ticks(*plain, 20));
}

struct Refusal {
  const char *build;
  const char *says;
};

class kernel_swap_refused : public testing::TestWithParam<Refusal> {};

// KRN-05, HOT-02: what goes wrong at any step leaves the old build and its state.
TEST_P(kernel_swap_refused, leaves_all_as_it_was) {
  const auto plain = undisturbed(60);
  ToyServices services;
  const auto game = toy_game(services);
  run_ticks(*game, 30);
  ASSERT_TRUE(game->client_command(0, "toy_look"));
  const auto before = game->modules();
  const std::size_t tables = game->tables().tables().size();
  for (int attempt = 0; attempt < 3; ++attempt) {
    const std::string said = swap_error(*game, GetParam().build);
    EXPECT_TRUE(contains(said, GetParam().says)) << said;
    EXPECT_EQ(said.find('\n'), std::string::npos);
  }
  EXPECT_EQ(game->state_hash(), plain[29]);
  EXPECT_EQ(game->tables().tables().size(), tables);
  EXPECT_EQ(game->modules()[0].image, before[0].image);
  EXPECT_EQ(game->modules()[0].swaps, 0u);
  EXPECT_EQ(run_ticks(*game, 30), std::vector<std::uint64_t>(plain.begin() + 30, plain.end()));
  EXPECT_EQ(services.sent.size(), 1u);
  expect_swap(*game, "base");
}

INSTANTIATE_TEST_SUITE_P(
    builds, kernel_swap_refused,
    testing::Values(Refusal{"fails_prepare",
                            "preparing the new build: module toy_counter did not prepare (OR_DENIED): prepare can call "
                            "read_file, read_running_file, CvarString, log and scratch alone"},
                    Refusal{"refused", "planning its tables: table toy_counter"},
                    Refusal{"fails_open",
                            "opening the new build: module toy_counter did not open (OR_FULL): the toy is "
                            "out of order; the old build runs on"},
                    Refusal{"fails_start", "starting the new build: module toy_counter did not start (OR_FULL)"},
                    Refusal{"changes", "starting the new build: state changed"},
                    Refusal{"old_export", "checking the new build"}, Refusal{"no_open", "lacks open or close"},
                    Refusal{"other_name", "the file holds module another_toy"}, Refusal{"bad_table", "toy_bad"},
                    Refusal{"bad_phase", "no_such_phase"}, Refusal{"same_command", "both answer command toy_look"},
                    Refusal{"no_such_build", "No such file"}),
    [](const auto &about) { return std::string(about.param.build); });

TEST(kernel_swap, a_file_that_is_no_module_is_refused_and_the_game_runs_on) {
  ToyServices services;
  const auto game = toy_game(services);
  const auto before = run_ticks(*game, 5)[4];
  const ModuleSpec broken{"toy_counter", toy_file("toy_broken", "no_entry")};
  const auto done = game->swap(std::span(&broken, 1));
  ASSERT_FALSE(done);
  EXPECT_TRUE(contains(done.error().message, "loading the new build: "));
  EXPECT_EQ(game->state_hash(), before);
  EXPECT_TRUE(contains(swap_error(*game, "base", "toy_queue"), "game toy has no module toy_queue"));
}

// HOT-09
TEST(kernel_swap, the_other_modules_stay_loaded) {
  ToyServices services;
  const auto game = toy_game(services);
  const auto before = game->modules();
  expect_swap(*game, "rule");
  const auto after = game->modules();
  EXPECT_NE(after[0].image, before[0].image);
  EXPECT_NE(after[0].build_id, before[0].build_id);
  EXPECT_EQ(after[1].image, before[1].image);
  const std::string maps = text_of("/proc/self/maps");
  EXPECT_FALSE(contains(maps, before[0].image)) << "the old image is gone";
  EXPECT_TRUE(contains(maps, after[0].image));
  EXPECT_TRUE(contains(maps, before[1].image));
}

TEST(kernel_swap, a_peer_that_will_not_go_on_keeps_the_old_build) {
  ToyServices services;
  const auto game = toy_game(services);
  ASSERT_EQ(swap_error(*game, "fails", "toy_peer"), "") << "it fails only when another is swapped";
  run_ticks(*game, 5);
  const std::string said = swap_error(*game, "rule");
  EXPECT_TRUE(contains(said, "module toy_peer did not start (OR_UNSUPPORTED)")) << said;
  EXPECT_TRUE(contains(said, "did not come back, so the map has ended")) << "nor does it go on with the old one";
  EXPECT_FALSE(game->running());
  EXPECT_TRUE(game->start_map("maps/toy")) << "the old build is open and begins anew";
  EXPECT_EQ(swap_error(*game, "base", "toy_peer"), "");
  EXPECT_EQ(run_ticks(*game, 20), undisturbed(20));
}

TEST(kernel_swap, a_set_is_swapped_whole_or_not_at_all) {
  const auto plain = undisturbed(40);
  ToyServices services;
  const auto game = toy_game(services);
  run_ticks(*game, 20);
  const std::vector<ModuleSpec> good = {{"toy_peer", toy_file("toy_peer", "fails")},
                                        {"toy_counter", toy_file("toy_counter", "rule")}};
  const std::vector<ModuleSpec> bad = {good[0], {"toy_counter", toy_file("toy_counter", "fails_start")}};
  const std::vector<ModuleSpec> twice = {good[0], good[0]};
  const auto before = game->modules();
  EXPECT_FALSE(game->swap(bad));
  const auto two = game->swap(twice);
  ASSERT_FALSE(two);
  EXPECT_TRUE(contains(two.error().message, "module toy_peer stands twice"));
  EXPECT_EQ(game->modules()[1].image, before[1].image);
  EXPECT_EQ(game->state_hash(), plain[19]);
  const auto done = game->swap(good);
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_EQ(game->state_hash(), plain[19]);
  EXPECT_NE(game->modules()[0].build_id, before[0].build_id);
  EXPECT_NE(game->modules()[1].build_id, before[1].build_id);
}

TEST(kernel_swap, modules_swap_also_while_no_map_runs) {
  ToyServices services;
  auto opened = Game::open(toy_spec(), toy_options(), services);
  ASSERT_TRUE(opened);
  Game &game = **opened;
  expect_swap(game, "rule");
  expect_swap(game, "base");
  ASSERT_TRUE(game.start_map("maps/toy"));
  EXPECT_EQ(run_ticks(game, 20), undisturbed(20));
}

TEST(kernel_swap, writes_are_still_checked_afterwards) {
  ToyServices services;
  GameOptions options = toy_options();
  options.verify_writes = true;
  const auto game = toy_game(services, options);
  run_ticks(*game, 5);
  expect_swap(*game, "field");
  run_ticks(*game, 5);
  expect_swap(*game, "base");
  EXPECT_NE(swap_error(*game, "fails_start"), "");
  run_ticks(*game, 5);
  ASSERT_TRUE(game->client_command(0, "toy_misbehave unmarked"));
  EXPECT_FALSE(game->tick());
}

// KRN-10: loading may go on beside the ticks, since it touches none of the state.
TEST(kernel_swap, builds_are_prepared_beside_the_running_game) {
  const auto plain = undisturbed(200);
  ToyServices services;
  const auto game = toy_game(services);
  Result<PreparedSwap> prepared = fail(OR_NOT_FOUND, "not yet");
  const ModuleSpec same{"toy_counter", toy_file("toy_counter")};
  std::thread worker([&] { prepared = game->prepare(std::span(&same, 1)); });
  EXPECT_EQ(run_ticks(*game, 100), std::vector<std::uint64_t>(plain.begin(), plain.begin() + 100));
  worker.join();
  ASSERT_TRUE(prepared) << prepared.error().message;
  const auto done = game->swap(std::move(*prepared));
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_EQ(run_ticks(*game, 100), std::vector<std::uint64_t>(plain.begin() + 100, plain.end()));
}

// Services with a file, a place where toy builds count what they have prepared, and all that was said.
class PlanServices : public ToyServices {
 public:
  void log(int level, std::string_view source, std::string_view line) override {
    ToyServices::log(level, source, line);
    said.push_back(std::string(source) + ": " + std::string(line));
  }
  std::optional<std::string> cvar(std::string_view name) override {
    if (name != "toy_plans") return std::nullopt;
    return std::to_string(reinterpret_cast<std::uintptr_t>(&plans));
  }
  Result<std::string_view> read_file(std::string_view name) override {
    if (name == "toy.txt") return std::string_view("a file");
    return ToyServices::read_file(name);
  }
  bool has_said(std::string_view line) const { return std::find(said.begin(), said.end(), line) != said.end(); }

  std::atomic<int> plans = 0;  // alive
  std::vector<std::string> said;
};

// HOT-07: what is costly is made before the game stands still, of the map that runs.
TEST(kernel_swap, a_build_prepares_beside_the_game_and_is_opened_with_it) {
  const auto plain = undisturbed(200);
  PlanServices services;
  {
    const auto game = toy_game(services);
    EXPECT_EQ(services.plans, 1) << "a build that is loaded with its game prepares too";
    for (int round = 0; round < 2; ++round) {
      Result<PreparedSwap> prepared = fail(OR_NOT_FOUND, "not yet");
      const ModuleSpec same{"toy_counter", toy_file("toy_counter")};
      services.said.clear();
      std::thread worker([&] { prepared = game->prepare(std::span(&same, 1)); });
      const auto begin = plain.begin() + 100 * round;
      EXPECT_EQ(run_ticks(*game, 50), std::vector<std::uint64_t>(begin, begin + 50));
      worker.join();
      ASSERT_TRUE(prepared) << prepared.error().message;
      EXPECT_TRUE(services.said.empty()) << "what a build says waits for the game's thread: " << services.said[0];
      ASSERT_TRUE(game->swap(std::move(*prepared)));
      EXPECT_TRUE(services.has_said("toy_counter: prepares for maps/toy with a file"));
      EXPECT_TRUE(services.has_said("toy_counter: prepared for maps/toy with a file"));
      EXPECT_EQ(services.plans, 2) << "the old build's is freed beside the game";
      std::vector<std::string> troubles;
      std::thread sweeper([&] { troubles = game->unload_old_builds(); });
      EXPECT_EQ(run_ticks(*game, 50), std::vector<std::uint64_t>(begin + 50, begin + 100));
      sweeper.join();
      EXPECT_TRUE(troubles.empty()) << troubles[0];
      EXPECT_EQ(services.plans, 1);
    }
  }
  EXPECT_EQ(services.plans, 0);
}

TEST(kernel_swap, a_refused_build_s_preparation_is_discarded) {
  const auto plain = undisturbed(60);
  PlanServices services;
  const auto game = toy_game(services);
  run_ticks(*game, 30);
  for (const char *build : {"fails_prepare", "refused", "fails_open", "fails_start", "changes", "same_command"}) {
    EXPECT_NE(swap_error(*game, build), "") << build;
    EXPECT_EQ(services.plans, 1) << build;
  }
  {
    const ModuleSpec same{"toy_counter", toy_file("toy_counter")};
    const auto prepared = game->prepare(std::span(&same, 1));
    ASSERT_TRUE(prepared) << prepared.error().message;
    EXPECT_EQ(services.plans, 2);
  }
  EXPECT_EQ(services.plans, 1) << "never swapped in";
  EXPECT_EQ(run_ticks(*game, 30), std::vector<std::uint64_t>(plain.begin() + 30, plain.end()));
}

TEST(kernel_swap, what_was_prepared_for_another_map_is_not_used) {
  PlanServices services;
  const auto game = toy_game(services);
  const ModuleSpec same{"toy_counter", toy_file("toy_counter")};
  auto prepared = game->prepare(std::span(&same, 1));
  ASSERT_TRUE(prepared) << prepared.error().message;
  ASSERT_TRUE(game->start_map("maps/toy")) << "of the same name, with other files perhaps";
  ASSERT_TRUE(game->swap(std::move(*prepared)));
  EXPECT_TRUE(services.has_said("toy_counter: not prepared"));
  EXPECT_EQ(game->unload_old_builds(), std::vector<std::string>());
  EXPECT_EQ(services.plans, 0);
  EXPECT_EQ(run_ticks(*game, 50), undisturbed(50));
  game->stop_map();
  expect_swap(*game, "base");
  EXPECT_TRUE(services.has_said("toy_counter: prepares for no map with a file"));
}

// Sanitizers keep freed memory for a while.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
constexpr bool kSanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool kSanitized = false;
#endif

struct Footprint {
  std::size_t images, files, resident_kb;
};

Footprint footprint() {
  const auto files = std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
  const std::string status = text_of("/proc/self/status");
  return {count_of(text_of("/proc/self/maps"), ".so"), std::size_t(files),
          std::stoul(status.substr(status.find("VmRSS:") + 6))};
}

// HOT-06
// --- changed files ---

Result<std::string> new_file(std::string_view name) {
  if (name == "toy.txt") return "a new file";
  return fail(OR_NOT_FOUND, "no such file");
}

TEST(kernel_reload, the_same_build_prepares_from_the_new_files_and_may_change_state) {
  PlanServices services;
  const auto game = toy_game(services);
  run_ticks(*game, 10);
  auto prepared = game->prepare_reload(new_file);
  ASSERT_TRUE(prepared) << prepared.error().message;
  int exchanges = 0;
  prepared->exchange_files = [&] { ++exchanges; };
  const std::uint64_t before = game->state_hash(), random = toy_field(*game, "toy_random", 1, "state");
  const auto done = game->swap(std::move(*prepared));
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_EQ(exchanges, 1);
  EXPECT_TRUE(services.has_said("toy_counter: reloads maps/toy with a new file after a file"));
  EXPECT_NE(game->state_hash(), before);
  EXPECT_EQ(toy_field(*game, "toy_random", 1, "state"), random + 1);
  EXPECT_EQ(game->modules()[0].swaps, 0u) << "no build was swapped";
  EXPECT_EQ(run_ticks(*game, 10).size(), 10u);
  game->unload_old_builds();
  EXPECT_EQ(services.plans, 1);
}

TEST(kernel_reload, a_module_that_refuses_leaves_files_and_state_as_they_were) {
  const auto plain = undisturbed(20);
  PlanServices services;
  const auto game = toy_game(services);
  run_ticks(*game, 10);
  auto prepared = game->prepare_reload([](std::string_view) { return Result<std::string>("a bad file"); });
  ASSERT_TRUE(prepared) << prepared.error().message;
  int exchanges = 0;
  prepared->exchange_files = [&] { ++exchanges; };
  const auto done = game->swap(std::move(*prepared));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message,
            "taking up the files: module toy_counter did not start (OR_FULL); the old files and state go on");
  EXPECT_EQ(exchanges, 2) << "there and back";
  EXPECT_EQ(run_ticks(*game, 10), std::vector<std::uint64_t>(plain.begin() + 10, plain.end()));
}

TEST(kernel_reload, what_cannot_prepare_says_why_and_another_map_is_not_touched) {
  PlanServices services;
  auto none = Game::open(toy_spec(), toy_options(), services);
  ASSERT_TRUE(none);
  EXPECT_EQ((*none)->prepare_reload(new_file).error().message, "no map runs");
  ASSERT_TRUE((*none)->start_map("maps/toy"));
  auto prepared = (*none)->prepare_reload(new_file);
  ASSERT_TRUE(prepared);
  prepared->exchange_files = [] { ADD_FAILURE() << "the files of another map"; };
  ASSERT_TRUE((*none)->start_map("maps/other"));
  EXPECT_EQ((*none)->swap(std::move(*prepared)).error().code, OR_STALE);
  GameSpec spec = toy_spec();
  spec.modules.erase(spec.modules.begin());
  spec.order_queue_release.clear();
  auto peer = Game::open(spec, toy_options(), services);
  ASSERT_TRUE(peer) << peer.error().message;
  ASSERT_TRUE((*peer)->start_map("maps/toy"));
  EXPECT_EQ((*peer)->prepare_reload(new_file).error().code, OR_UNSUPPORTED);
}

TEST(kernel_swap, a_thousand_swaps_leave_nothing_behind) {
  ToyServices services;
  const auto game = toy_game(services);
  Footprint tenth{};
  for (int i = 0; i < 1000; ++i) {
    run_ticks(*game, 1);
    const auto done = i % 4 == 0   ? swap_to(*game, "field")
                      : i % 4 == 1 ? swap_to(*game, "base")
                                   : game->swap_identity(i % 4 == 2 ? "toy_counter" : "toy_peer");
    ASSERT_TRUE(done) << done.error().message;
    if (i % 10 == 0) {
      EXPECT_NE(swap_error(*game, "fails_open"), "");
    }
    if (i == 10) tenth = footprint();
  }
  const Footprint last = footprint();
  EXPECT_EQ(last.images, tenth.images);
  EXPECT_EQ(last.files, tenth.files);
  if (!kSanitized) {
    EXPECT_LT(last.resident_kb, tenth.resident_kb + 1024);
  }
  const auto copies = fs::directory_iterator(fs::path(game->modules()[0].image).parent_path());
  EXPECT_EQ(std::distance(copies, fs::directory_iterator()), 2);
}

}  // namespace
}  // namespace openrealm
