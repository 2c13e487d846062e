#include "natives_fixture.h"

#include <fstream>
#include <sstream>
#include <utility>

namespace openrealm::wc3 {
namespace {

constexpr const char *kMap = "maps/test";

int serve_file(or_self *self, const char *name, or_str *bytes) {
  const auto &files = static_cast<ScriptSim *>(static_cast<BareClient *>(self))->files;
  const auto found = files.find(name);
  if (found == files.end()) return OR_NOT_FOUND;
  *bytes = {found->second.data(), found->second.size()};
  return OR_OK;
}

int keep_request(or_self *self, const char *action, const char *argument) {
  static_cast<ScriptSim *>(static_cast<BareClient *>(self))->requests.push_back(std::string(action) + " " + argument);
  return OR_OK;
}

std::string source(const std::string &name) {
  return read_text_file(std::string(OPENREALM_SOURCE_DIR) + "/" + name);
}

}  // namespace

std::string read_text_file(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

ScriptSim::ScriptSim(std::string script) : BareClient(tables, "wc3") {
  import()->read_file = serve_file;
  import()->request = keep_request;
  for (const char *name :
       {"constants.toml", "units.toml", "heroes.toml", "items.toml", "abilities.toml", "destructables.toml"})
    files[name] = source(std::string("data/wc3/") + name);
  files["scripts\\common.j"] = source("data/wc3/scripts/common.j");
  files["scripts\\blizzard.j"] = source("tests/wc3/natives/prelude.j");
  files["war3map.j"] = std::move(script);
  open();
}

void ScriptSim::use_stock_library() {
  files["scripts\\blizzard.j"] = source("data/wc3/scripts/blizzard.j");
}

void ScriptSim::open() {
  auto game = GameInstance::open(import());
  if (game)
    game_ = std::move(*game);
  else
    ADD_FAILURE() << game.error().message;
}

Result<void> ScriptSim::start(or_start_reason reason) {
  const or_start how{sizeof(or_start), std::uint32_t(reason), kMap};
  return game_->start(how);
}

void ScriptSim::swap(or_start_reason reason) {
  if (reason != OR_START_CHAOS) {
    game_.reset();
    open();
  }
  const auto started = start(reason);
  ASSERT_TRUE(started) << started.error().message;
}

void ScriptSim::swap_prepared() {
  auto prepared = Prepared::make(Engine(import()), kMap);
  ASSERT_TRUE(prepared) << prepared.error().message;
  const std::map<std::string, std::string> hidden = std::exchange(files, {});
  GameInstance::close(std::move(game_));
  auto game = GameInstance::open(import(), prepared->get());
  ASSERT_TRUE(game) << game.error().message;
  game_ = std::move(*game);
  prepared_ = std::move(*prepared);  // frees what the old build left
  const auto started = start(OR_START_SWAPPED);
  ASSERT_TRUE(started) << started.error().message;
  files = hidden;
}

void ScriptSim::tick(int count) {
  for (; count > 0; --count) {
    for (const Phase phase : {Phase::timers, Phase::behaviours, Phase::movement, Phase::combat}) {
      game_->phase(phase);
      if (phase == Phase::combat) game_->world().settle_all();
    }
    game_->phase(Phase::triggers);
    game_->phase(Phase::removals);
    end_tick();
    ++ticks;
    if (chaos_every > 0 && ticks % std::uint32_t(chaos_every) == 0) swap(OR_START_CHAOS);
  }
}

int ScriptSim::command(std::uint32_t player, std::string_view text, std::string &why) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return game_->command(player, words, why);
}

std::vector<std::string> ScriptSim::texts() const {
  std::vector<std::string> lines;
  for (const std::string &line : sent) lines.push_back(line.substr(line.find(": ") + 2));
  return lines;
}

std::int32_t ScriptSim::integer(std::string_view global) const {
  const auto view = game_->host().vm().global(global);
  if (!view) ADD_FAILURE() << "no global " << global;
  return view ? view->value.i : 0;
}

}  // namespace openrealm::wc3
