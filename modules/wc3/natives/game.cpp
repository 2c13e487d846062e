#include <fmt/format.h>

#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

// A level's name as scripts write it, "Maps\Campaign\Human02.w3m", found beside the map that runs.
std::string beside_current_map(const Host &host, std::string_view level) {
  std::string name(level);
  for (char &c : name)
    if (c == '\\') c = '/';
  const std::size_t slash = host.map().path.rfind('/');
  return name.starts_with('/') || slash == std::string::npos ? name : host.map().path.substr(0, slash + 1) + name;
}

void request(Host &host, const char *action, const std::string &argument) {
  if (host.engine.raw()->request(host.engine.raw()->self, action, argument.c_str()) < 0)
    host.warn_once(fmt::format("{} \"{}\" was refused", action, argument));
}

void end_game(Host &host, const char *account) {
  host.show_text(UINT32_MAX, account);
  request(host, "end", "");
}

// Computers and empty slots read nothing. The local player sits here, whatever number the map gave him.
void display(Host &host, Player player, std::string_view text) {
  const PlayerRow &row = host.world().players.row(player.index());
  if (player.index() == host.state().local_player)
    host.show_text(UINT32_MAX, host.translate(text));
  else if (row.slot_state == kSlotPlaying && row.controller == kControllerUser)
    host.show_text(player.index(), host.translate(text));
}

bool flag_set(Host &host, std::int32_t flag) {
  return (host.state().map_flags & std::uint32_t(flag)) != 0;
}

inline constexpr std::int32_t kMapReloaded = 8192 * 64;

constexpr NativeEntry kNatives[] = {
    def("SetMapName",
        [](Host &host, std::string_view name) {
          host.tables.state.set(host.edit_state().map_name, host.translate(name));
        }),
    def("SetMapDescription",
        [](Host &host, std::string_view text) {
          host.tables.state.set(host.edit_state().map_description, host.translate(text));
        }),
    def("SetTeams", [](Host &host, std::int32_t count) { host.edit_state().teams = std::uint32_t(count); }),
    def("SetPlayers", [](Host &host, std::int32_t count) { host.edit_state().players = std::uint32_t(count); }),
    def("GetTeams", [](Host &host) { return std::int32_t(host.state().teams); }),
    def("GetPlayers", [](Host &host) { return std::int32_t(host.state().players); }),
    def("SetGamePlacement",
        [](Host &host, Constant<"placement"> value) { host.edit_state().placement = std::uint32_t(value.value); }),
    def("GetGamePlacement", [](Host &host) { return Constant<"placement">{std::int32_t(host.state().placement)}; }),
    def("SetGameTypeSupported",
        [](Host &host, Constant<"gametype"> type, bool on) {
          const std::uint32_t bit = std::uint32_t(type.value);
          host.edit_state().game_types = on ? host.state().game_types | bit : host.state().game_types & ~bit;
        }),
    def("IsGameTypeSupported",
        [](Host &host, Constant<"gametype"> type) {
          return (host.state().game_types & std::uint32_t(type.value)) != 0;
        }),
    def("GetGameTypeSelected", [](Host &host) { return Constant<"gametype">{std::int32_t(host.state().game_type)}; }),
    def("SetMapFlag",
        [](Host &host, Constant<"mapflag"> flag, bool on) {
          const std::uint32_t bit = std::uint32_t(flag.value);
          host.edit_state().map_flags = on ? host.state().map_flags | bit : host.state().map_flags & ~bit;
        }),
    def("IsMapFlagSet",
        [](Host &host, Constant<"mapflag"> flag) {
          return flag.value == kMapReloaded ? host.state().reloaded != 0 : flag_set(host, flag.value);
        }),
    def("GetGameSpeed", [](Host &host) { return Constant<"gamespeed">{host.world().clock.row().speed}; }),
    def("SetGameSpeed",
        [](Host &host, Constant<"gamespeed"> speed) { host.world().clock.edit().speed = std::uint8_t(speed.value); }),
    def("GetGameDifficulty", [](Host &host) { return Constant<"gamedifficulty">{std::int32_t(host.difficulty())}; }),
    def("GetDefaultDifficulty", [](Host &host) { return Constant<"gamedifficulty">{std::int32_t(host.difficulty())}; }),
    def("SetGameDifficulty",
        [](Host &host, Constant<"gamedifficulty"> value) {
          host.world().clock.edit().difficulty = std::uint8_t(value.value);
        }),
    def("SetDefaultDifficulty",
        [](Host &host, Constant<"gamedifficulty"> value) {
          host.world().clock.edit().difficulty = std::uint8_t(value.value);
        }),
    def("GetAIDifficulty", [](Host &, Player) { return Constant<"aidifficulty">{1}; }),
    def("VersionGet", [](Host &) { return Constant<"version">{1}; }),
    def("VersionCompatible", [](Host &, Constant<"version"> version) { return version.value <= 1; }),
    def("VersionSupported", [](Host &, Constant<"version"> version) { return version.value <= 1; }),
    def("PauseGame", [](Host &host, bool paused) { host.world().clock.edit().paused = paused; }),
    // Cheats that keep a map from ending are not there, so nobody has used one.
    def("IsNoVictoryCheat", [](Host &) { return false; }),
    def("IsNoDefeatCheat", [](Host &) { return false; }),
    // Only games of a tournament server have scores and a time to finish.
    def("GetTournamentFinishNowRule", [](Host &) { return 0; }),
    def("GetTournamentFinishSoonTimeRemaining", [](Host &) { return 0.f; }),
    def("GetTournamentFinishNowPlayer", [](Host &) { return Player{}; }),
    def("GetTournamentScore", [](Host &, Player) { return 0; }),

    def("GetRandomInt",
        [](Host &host, std::int32_t low, std::int32_t high) {
          return host.world().clock.random_int(std::min(low, high), std::max(low, high));
        }),
    def("GetRandomReal", [](Host &host, float low, float high) { return host.world().clock.random_real(low, high); }),
    def("SetRandomSeed", [](Host &host, std::int32_t seed) { host.world().clock.seed(std::uint32_t(seed)); }),

    def("GetFloatGameState",
        [](Host &host, Constant<"fgamestate"> state) {
          return state.value == 2 ? host.world().clock.time_of_day() : 0.f;
        }),
    def("SetFloatGameState",
        [](Host &host, Constant<"fgamestate"> state, float value) {
          if (state.value == 2) host.world().clock.set_time_of_day(value);
        }),
    def("GetIntegerGameState",
        [](Host &host, Constant<"igamestate"> state) {
          return state.value >= 0 && state.value < 2 ? host.state().game_states[state.value] : 0;
        }),
    def("SetIntegerGameState",
        [](Host &host, Constant<"igamestate"> state, std::int32_t value) {
          if (state.value >= 0 && state.value < 2) host.edit_state().game_states[state.value] = value;
        }),
    def("SuspendTimeOfDay", [](Host &host, bool on) { host.world().clock.suspend_time(on); }),
    def("SetTimeOfDayScale", [](Host &host, float scale) { host.world().clock.set_time_scale(scale); }),
    def("GetTimeOfDayScale", [](Host &host) { return host.world().clock.row().time_scale; }),

    def("EndGame", [](Host &host, bool) { end_game(host, "The game has ended."); }),
    def("RestartGame", [](Host &host, bool) { request(host, "map", host.map().path); }),
    def("ChangeLevel",
        [](Host &host, std::string_view level, bool) { request(host, "map", beside_current_map(host, level)); }),
    def("SaveGame", [](Host &host, std::string_view name) { request(host, "save", std::string(name)); }),
    def("LoadGame", [](Host &host, std::string_view name, bool) { request(host, "load", std::string(name)); }),
    // What belongs to the menus around a game: there is nothing that a script could ask about afterwards.
    def("DisplayLoadDialog", [](Host &) {}),
    def("ForceCampaignSelectScreen", [](Host &) {}),
    def("SetCampaignMenuRace", [](Host &, Constant<"race">) {}),
    def("SetCampaignMenuRaceEx", [](Host &, std::int32_t) {}),
    def("DisableRestartMission", [](Host &, bool) {}),
    def("DoNotSaveReplay", [](Host &) {}),

    def("DisplayTextToPlayer",
        [](Host &host, Player player, float, float, std::string_view text) { display(host, player, text); }),
    def("DisplayTimedTextToPlayer",
        [](Host &host, Player player, float, float, float, std::string_view text) { display(host, player, text); }),
    def("DisplayTimedTextFromPlayer",
        [](Host &host, Player player, float, float, float, std::string_view text) {
          std::string line(host.translate(text));
          const std::string_view name = host.world().players.row(player.index()).name.view();
          if (const std::size_t at = line.find("%s"); at != std::string::npos) line.replace(at, 2, name);
          host.show_text(UINT32_MAX, line);
        }),
    def("ClearTextMessages", [](Host &) {}),
    def("GetLocalizedString", [](Host &host, std::string_view key) { return host.translate(key); }),
    def("GetLocalizedHotkey",
        [](Host &host, std::string_view key) {
          const std::string_view text = host.translate(key);
          return text.empty() ? 0 : std::int32_t(std::uint8_t(text.front()));
        }),
    def("ExecuteFunc", [](Host &host, std::string_view name) { host.execute_function(name); }),

    // Files are brought into memory as they are needed.
    def("Preloader", [](Host &, std::string_view) {}),
    def("Preload", [](Host &, std::string_view) {}),
    def("PreloadStart", [](Host &) {}),
    def("PreloadEnd", [](Host &, float) {}),
    def("PreloadEndEx", [](Host &) {}),
    def("PreloadRefresh", [](Host &) {}),
};

}  // namespace

std::span<const NativeEntry> game_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
