// What the tests of the module host share: the toy game and services that write down what was asked.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/host/game.h"

namespace openrealm {

class ToyServices : public HostServices {
 public:
  void log(int level, std::string_view source, std::string_view line) override {
    if (level >= OR_LOG_WARN) lines.push_back(std::string(source) + ": " + std::string(line));
  }
  std::optional<std::string> cvar(std::string_view) override { return std::nullopt; }
  std::optional<std::string> copy_cvar(std::string_view name) override { return cvar(name); }
  Result<std::string> file_path(std::string_view) override { return fail(OR_NOT_FOUND, "no files here"); }
  Result<std::string_view> read_file(std::string_view) override { return fail(OR_NOT_FOUND, "no files here"); }
  Result<std::string> copy_file(std::string_view name) override {
    const auto bytes = read_file(name);
    if (!bytes) return tl::unexpected(bytes.error());
    return std::string(*bytes);
  }
  Result<std::string> script_cache_path(std::string_view, bool) override { return fail(OR_NOT_FOUND, "no files here"); }
  Result<std::string> script_cache_read(std::string_view) override { return fail(OR_NOT_FOUND, "no files here"); }
  Result<void> script_cache_commit(std::string_view, std::string_view) override { return fail(OR_IO, "no files here"); }
  Result<std::string> profile_read(std::string_view) override { return fail(OR_NOT_FOUND, "no files here"); }
  Result<void> profile_commit(std::string_view, std::string_view) override { return fail(OR_IO, "no files here"); }
  void send(std::uint32_t player, std::string_view text) override {
    sent.push_back(std::to_string(player) + ": " + std::string(text));
  }
  void perform(const Request &request) override {
    performed.push_back(request.module + " " + request.action + " " + request.argument);
  }

  std::vector<std::string> lines;  // warnings and errors
  std::vector<std::string> sent;
  std::vector<std::string> performed;
};

// The built file of a toy module: toy_file("toy_counter", "rule").
std::string toy_file(const std::string &module, const std::string &build = "base");
// A folder of this test alone for private copies and the like; made.
std::string toy_folder();
GameSpec toy_spec(const std::string &counter_build = "base");
GameOptions toy_options();
// The toy game with its map started; fails the test and answers NULL when it does not open.
std::unique_ptr<Game> toy_game(HostServices &services, GameOptions options = toy_options());
// The state's hash after each of `count` ticks.
std::vector<std::uint64_t> run_ticks(Game &game, int count);
std::string text_of(const std::string &path);  // a whole file; empty when there is none
// A single field of the toy's tables, by name, as a number.
std::uint64_t toy_field(Game &game, std::string_view table, std::uint32_t row, std::string_view field);

}  // namespace openrealm
