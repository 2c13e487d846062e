#include "modules/wc3/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "modules/wc3/script_host/map_objects.h"
#include "modules/wc3/script_host/script_interface.h"
#include "script/state_records.h"

namespace openrealm::wc3 {

std::span<const or_table_desc *const> all_tables() {
  static const std::vector<const or_table_desc *> kAll = [] {
    std::vector<const or_table_desc *> all;
    const auto take = [&](std::span<const or_table_desc *const> some) {
      all.insert(all.end(), some.begin(), some.end());
    };
    take(world_tables());
    take(script_tables());
    take(script::kTables);
    return all;
  }();
  return kAll;
}

GameInstance::GameInstance(Prepared *prepared)
    : own_(prepared ? nullptr : std::make_unique<Prepared>()), prepared_(prepared ? prepared : own_.get()) {}

Result<std::unique_ptr<GameInstance>> GameInstance::open(const game_import *import, Prepared *prepared) {
  const Engine engine(import);
  std::unique_ptr<GameInstance> game(new GameInstance(prepared));
  auto host = Host::open(engine, game->prepared_->natives);
  if (!host) return tl::unexpected<Error>(host.error());
  game->host_ = std::move(*host);
  game->bridge_ = std::make_unique<EventBridge>(*game->host_);
  auto world = World::open(engine, *game->bridge_);
  if (!world) return tl::unexpected<Error>(world.error());
  game->world_ = std::move(*world);
  game->world_interface_ = {game->world_.get(), game->host_.get()};
  // A client without other modules has nobody to provide for.
  const int world_given =
      engine.provide(OR_WC3_WORLD, OR_WC3_WORLD_VERSION, world_interface(), &game->world_interface_);
  const int script_given = engine.provide(OR_WC3_SCRIPT, OR_WC3_SCRIPT_VERSION, script_interface(), game->host_.get());
  for (const int given : {world_given, script_given})
    if (given < 0 && given != OR_UNSUPPORTED) return fail(given, "wc3.world or wc3.script could not be provided");
  return game;
}

void GameInstance::close(std::unique_ptr<GameInstance> game) {
  game->host_->leave_counts();
  Prepared *prepared = game->own_ ? nullptr : game->prepared_;
  if (prepared) prepared->left = std::move(game);
}

Result<void> GameInstance::start(const or_start &start) {
  std::unique_ptr<MapWork> work = std::move(prepared_->work);
  if (!start.map) return {};
  if (start.reason == OR_START_PEER && host_->ready()) return host_->bind_again();
  host_->close();
  const bool goes_on = start.reason == OR_START_SWAPPED || start.reason == OR_START_RELOADED;
  if (!goes_on || (work && work->path != start.map)) work.reset();
  if (work) {
    world_->types = std::move(work->types);
    world_->types.report_to(world_->engine);
  }
  const auto add_types = [&](TypeBook &types) { add_map_types(world_->engine, types); };
  if (auto begun = world_->start(start, add_types); !begun) return begun;
  return host_->start(*world_, start, work.get());
}

void GameInstance::phase(Phase phase) {
  if (!host_->ready()) return;
  const bool paused = world_->clock.row().paused;
  switch (phase) {
    case Phase::timers:
      host_->tick_timers();
      break;
    case Phase::behaviours:
      if (!paused) world_->tick_behaviours();
      break;
    case Phase::movement:
      if (!paused) world_->tick_movement();
      break;
    case Phase::combat:
      if (!paused) world_->tick_combat();
      break;
    case Phase::triggers:
      if (!paused) host_->tick_triggers();
      break;
    case Phase::removals:
      world_->tick_removals();
      host_->end_tick();
      break;
  }
}

void GameInstance::saving(std::string_view name) {
  if (host_->ready()) bridge_->game_saved(name);
}

int GameInstance::command(std::uint32_t player, std::span<const std::string_view> words, std::string &why) {
  if (!host_->ready()) {
    why = "no map runs";
    return OR_NOT_FOUND;
  }
  if (words[0] == "report") {
    const bool json = words.size() == 2 && words[1] == "json";
    if (words.size() > 1 && !json) {
      why = "use: report [json]";
      return OR_INVALID;
    }
    host_->tell_player(player, json ? host_->report_json() : host_->report_text());
    return OR_OK;
  }
  if (words[0] == "natives") {
    list_natives(player);
    return OR_OK;
  }
  if (words[0] == "coverage" || words[0] == "profile") return tell_counts(player, words[0], why);
  if (words[0] == "chat") {
    std::string text;
    for (const std::string_view word : words.subspan(1)) text += (text.empty() ? "" : " ") + std::string(word);
    bridge_->chat(player, text);
    return OR_OK;
  }
  if (words[0] == "skip") {
    bridge_->player_event(player, event::kEndCinematic);
    return OR_OK;
  }
  return choose_button(player, words, why);
}

void GameInstance::list_natives(std::uint32_t player) {
  std::string text;
  for (const script::NativeUse &use : host_->vm().native_use())
    text += fmt::format("{:<44} {:<12} {}\n", use.name, use.implemented ? "implemented" : "default", use.calls);
  host_->tell_player(player, text);
}

int GameInstance::tell_counts(std::uint32_t player, std::string_view command, std::string &why) {
  const script::RunRecord *record = host_->record();
  if (!record) {
    why = fmt::format("nothing was counted: set {} 1, and then start the map", command);
    return OR_NOT_FOUND;
  }
  host_->tell_player(player, command == "coverage" ? record->coverage_text() : record->profile_text());
  return OR_OK;
}

int GameInstance::choose_button(std::uint32_t player, std::span<const std::string_view> words, std::string &why) {
  std::vector<std::uint32_t> buttons;
  for (const std::uint32_t row : host_->tables.button.rows())
    if (host_->tables.dialog[host_->tables.button[row].dialog.row].shown_to >> player & 1) buttons.push_back(row);
  std::size_t number = 0;
  if (words.size() == 2 && words[1].size() == 1 && words[1][0] >= '1' && words[1][0] <= '9')
    number = std::size_t(words[1][0] - '0');
  if (number == 0 || number > buttons.size()) {
    why = buttons.empty() ? "no dialog is shown" : fmt::format("use: dialog NUMBER, 1 to {}", buttons.size());
    return OR_INVALID;
  }
  bridge_->click(player, buttons[number - 1]);
  return OR_OK;
}

}  // namespace openrealm::wc3
