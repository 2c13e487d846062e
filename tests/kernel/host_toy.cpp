#include "tests/kernel/host_toy.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>

#include "kernel/tables/stored_table.h"
#include "kernel/tables/table_store.h"

namespace openrealm {

std::string toy_file(const std::string &module, const std::string &build) {
  return std::string(OPENREALM_BINARY_DIR) + "/test_modules/" + build + "/" + module + ".so";
}

std::string toy_folder() {
  const auto *test = testing::UnitTest::GetInstance()->current_test_info();
  const std::string folder = testing::TempDir() + "openrealm_" + std::to_string(::getpid()) + "_" + test->name();
  std::filesystem::create_directories(folder);
  std::filesystem::permissions(folder, std::filesystem::perms::owner_all);
  return folder;
}

GameSpec toy_spec(const std::string &counter_build) {
  return {"toy",
          {{"toy_counter", toy_file("toy_counter", counter_build)}, {"toy_peer", toy_file("toy_peer")}},
          {"count", "churn", "observe"},
          "toy_counter"};
}

GameOptions toy_options() {
  GameOptions options;
  options.run_folder = toy_folder();
  return options;
}

std::unique_ptr<Game> toy_game(HostServices &services, GameOptions options) {
  auto game = Game::open(toy_spec(), std::move(options), services);
  EXPECT_TRUE(game) << game.error().message;
  if (!game) return nullptr;
  const auto started = (*game)->start_map("maps/toy");
  EXPECT_TRUE(started) << started.error().message;
  return std::move(*game);
}

std::vector<std::uint64_t> run_ticks(Game &game, int count) {
  std::vector<std::uint64_t> hashes;
  for (int i = 0; i < count; ++i) {
    const auto ok = game.tick();
    EXPECT_TRUE(ok) << ok.error().message;
    hashes.push_back(game.state_hash());
  }
  return hashes;
}

std::string text_of(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::uint64_t toy_field(Game &game, std::string_view table, std::uint32_t row, std::string_view field) {
  const StoredTable *stored = game.tables().find(table);
  const FieldDescription *description = stored ? stored->description().find(field) : nullptr;
  EXPECT_NE(description, nullptr) << table << "." << field;
  if (!description) return 0;
  std::uint64_t value = 0;
  std::memcpy(&value, stored->row(row) + description->offset, description->size);
  return value;
}

}  // namespace openrealm
