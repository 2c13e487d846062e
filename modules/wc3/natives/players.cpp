#include "modules/wc3/natives/registry.h"

namespace openrealm::wc3 {
namespace {

template <auto Field, class Value>
constexpr auto kGet =
    [](Host &host, Player player) { return Value{std::int32_t(host.world().players.row(player.index()).*Field)}; };

template <auto Field, class Value>
constexpr auto kSet = [](Host &host, Player player, Value value) {
  PlayerRow *row = host.world().players.edit(player.index());
  if (!row) return;
  if constexpr (std::is_same_v<Value, std::int32_t>)
    row->*Field = value;
  else
    row->*Field = std::uint8_t(value.value);
};

std::int32_t typed_count(Host &host, Player player, std::string_view name, bool unfinished) {
  std::int32_t count = 0;
  for (const Entity unit : host.world().units.of_player(player.index()))
    if (host.world().units.alive(unit) && host.world().units.name(unit) == name &&
        (unfinished || !host.world().units.flag(unit, kUnitBuilding)))
      ++count;
  return count;
}

bool is_observer(Host &host, Player player) {
  return host.world().players.state(player.index(), kPlayerObserver) != 0;
}

constexpr NativeEntry kNatives[] = {
    def("Player",
        [](Host &, std::int32_t number) {
          return Player{number >= 0 && number < std::int32_t(kMaxPlayers) ? number : -1};
        }),
    def("GetPlayerId", [](Host &, Player player) { return player.number; }),
    def("GetLocalPlayer", [](Host &host) { return Player{std::int32_t(host.state().local_player)}; }),
    def("GetPlayerNeutralPassive", [](Host &) { return std::int32_t(kNeutralPassive); }),
    def("GetPlayerNeutralAggressive", [](Host &) { return std::int32_t(kNeutralAggressive); }),
    def("GetBJMaxPlayers", [](Host &) { return std::int32_t(kNeutralAggressive); }),
    def("GetBJPlayerNeutralVictim", [](Host &) { return std::int32_t(kNeutralVictim); }),
    def("GetBJPlayerNeutralExtra", [](Host &) { return std::int32_t(kNeutralExtra); }),
    def("GetBJMaxPlayerSlots", [](Host &) { return std::int32_t(kMaxPlayers); }),

    def("GetPlayerName",
        [](Host &host, Player player) { return host.world().players.row(player.index()).name.view(); }),
    def("SetPlayerName",
        [](Host &host, Player player, std::string_view name) {
          host.world().players.set_name(player.index(), host.translate(name));
        }),
    def("GetPlayerTeam", kGet<&PlayerRow::team, std::int32_t>),
    def("SetPlayerTeam", kSet<&PlayerRow::team, std::int32_t>),
    def("GetPlayerStartLocation", kGet<&PlayerRow::start_location, std::int32_t>),
    def("SetPlayerStartLocation", kSet<&PlayerRow::start_location, std::int32_t>),
    def("ForcePlayerStartLocation", kSet<&PlayerRow::start_location, std::int32_t>),
    def("GetPlayerColor", kGet<&PlayerRow::colour, Constant<"playercolor">>),
    def("SetPlayerColor", kSet<&PlayerRow::colour, Constant<"playercolor">>),
    def("GetPlayerController", kGet<&PlayerRow::controller, Constant<"mapcontrol">>),
    def("SetPlayerController", kSet<&PlayerRow::controller, Constant<"mapcontrol">>),
    def("GetPlayerSlotState", kGet<&PlayerRow::slot_state, Constant<"playerslotstate">>),
    def("GetPlayerRace", kGet<&PlayerRow::race, Constant<"race">>),
    def("SetPlayerRacePreference", kSet<&PlayerRow::race_preference, Constant<"racepreference">>),
    def("IsPlayerRacePrefSet",
        [](Host &host, Player player, Constant<"racepreference"> wanted) {
          return (host.world().players.row(player.index()).race_preference & wanted.value) != 0;
        }),
    def("SetPlayerRaceSelectable",
        [](Host &host, Player player, bool on) {
          if (PlayerRow *row = host.world().players.edit(player.index())) row->race_selectable = on;
        }),
    def("GetPlayerSelectable",
        [](Host &host, Player player) { return host.world().players.row(player.index()).race_selectable != 0; }),
    def("SetPlayerOnScoreScreen",
        [](Host &host, Player player, bool on) {
          if (PlayerRow *row = host.world().players.edit(player.index())) row->on_score_screen = on;
        }),
    def("IsPlayerObserver", [](Host &host, Player player) { return is_observer(host, player); }),

    def("GetPlayerState",
        [](Host &host, Player player, Constant<"playerstate"> state) {
          return host.world().players.state(player.index(), state.value);
        }),
    def("SetPlayerState",
        [](Host &host, Player player, Constant<"playerstate"> state, std::int32_t value) {
          host.world().players.set_state(player.index(), state.value, value);
        }),
    def("GetPlayerHandicap",
        [](Host &host, Player player) { return host.world().players.row(player.index()).handicap; }),
    def("SetPlayerHandicap",
        [](Host &host, Player player, float value) {
          if (PlayerRow *row = host.world().players.edit(player.index())) row->handicap = value;
        }),
    def("GetPlayerHandicapXP",
        [](Host &host, Player player) { return host.world().players.row(player.index()).handicap_xp; }),
    def("SetPlayerHandicapXP",
        [](Host &host, Player player, float value) {
          if (PlayerRow *row = host.world().players.edit(player.index())) row->handicap_xp = value;
        }),
    def("SetPlayerTaxRate",
        [](Host &host, Player source, Player other, Constant<"playerstate"> resource, std::int32_t rate) {
          PlayerRow *row = host.world().players.edit(source.index());
          if (!row || !other) return;
          if (resource.value == kPlayerGold) row->tax_gold[other.number] = float(rate);
          if (resource.value == kPlayerLumber) row->tax_lumber[other.number] = float(rate);
        }),
    def("GetPlayerTaxRate",
        [](Host &host, Player source, Player other, Constant<"playerstate"> resource) {
          if (!source || !other) return 0;
          const PlayerRow &row = host.world().players.row(source.index());
          if (resource.value == kPlayerGold) return std::int32_t(row.tax_gold[other.number]);
          return resource.value == kPlayerLumber ? std::int32_t(row.tax_lumber[other.number]) : 0;
        }),

    def("GetPlayerAlliance",
        [](Host &host, Player source, Player other, Constant<"alliancetype"> type) {
          return host.world().players.alliance(source.index(), other.index(), type.value);
        }),
    def("SetPlayerAlliance",
        [](Host &host, Player source, Player other, Constant<"alliancetype"> type, bool on) {
          if (source && other && source.number != other.number)
            host.world().players.set_alliance(source.index(), other.index(), type.value, on);
        }),
    def("IsPlayerAlly",
        [](Host &host, Player player, Player other) {
          return player && other && host.world().players.is_ally(player.index(), other.index());
        }),
    def("IsPlayerEnemy",
        [](Host &host, Player player, Player other) {
          return player && other && host.world().players.is_enemy(player.index(), other.index());
        }),
    def("RemovePlayer",
        [](Host &host, Player player, Constant<"playergameresult"> result) {
          if (player) host.world().players.remove(player.index(), result.value);
        }),

    def("GetPlayerTechMaxAllowed",
        [](Host &host, Player player, std::int32_t tech) {
          return host.world().players.tech_max(player.index(), std::uint32_t(tech));
        }),
    def("SetPlayerTechMaxAllowed",
        [](Host &host, Player player, std::int32_t tech, std::int32_t maximum) {
          host.world().players.set_tech_max(player.index(), std::uint32_t(tech), maximum);
        }),
    def("GetPlayerTechResearched",
        [](Host &host, Player player, std::int32_t tech, bool) {
          return host.world().players.researched(player.index(), std::uint32_t(tech)) > 0 ||
                 host.world().players.unit_count(player.index(), std::uint32_t(tech), false) > 0;
        }),
    def("GetPlayerTechCount",
        [](Host &host, Player player, std::int32_t tech, bool) {
          return host.world().players.researched(player.index(), std::uint32_t(tech)) +
                 host.world().players.unit_count(player.index(), std::uint32_t(tech), false);
        }),
    def("SetPlayerTechResearched",
        [](Host &host, Player player, std::int32_t tech, std::int32_t level) {
          host.world().players.set_researched(player.index(), std::uint32_t(tech), level);
        }),
    def("AddPlayerTechResearched",
        [](Host &host, Player player, std::int32_t tech, std::int32_t levels) {
          Players &players = host.world().players;
          players.set_researched(player.index(), std::uint32_t(tech),
                                 players.researched(player.index(), std::uint32_t(tech)) + levels);
        }),
    def("SetPlayerAbilityAvailable",
        [](Host &host, Player player, std::int32_t ability, bool available) {
          host.world().players.set_ability_available(player.index(), std::uint32_t(ability), available);
        }),
    def("GetPlayerUnitCount",
        [](Host &host, Player player, bool unfinished) {
          return host.world().players.all_units_count(player.index(), unfinished) -
                 host.world().players.structure_count(player.index(), unfinished);
        }),
    def("GetPlayerStructureCount",
        [](Host &host, Player player, bool unfinished) {
          return host.world().players.structure_count(player.index(), unfinished);
        }),
    def("GetPlayerTypedUnitCount", [](Host &host, Player player, std::string_view name, bool unfinished,
                                      bool) { return typed_count(host, player, name, unfinished); }),

    def("CachePlayerHeroData", [](Host &, Player) {}),  // for the score screen
    // No computer player's plan runs: StartMeleeAI is among the gaps.
    def("PauseCompAI", [](Host &, Player, bool) {}),

    def("DefineStartLocation",
        [](Host &host, std::int32_t index, float x, float y) {
          if (index >= 0) host.world().players.define_start(std::uint32_t(index), x, y);
        }),
    def("DefineStartLocationLoc",
        [](Host &host, std::int32_t index, Location place) {
          const LocationRow *row = host.tables.location.get(place.ref);
          if (row && index >= 0) host.world().players.define_start(std::uint32_t(index), row->x, row->y);
        }),
    def("GetStartLocationX",
        [](Host &host, std::int32_t index) { return host.world().players.start_x(std::uint32_t(index)); }),
    def("GetStartLocationY",
        [](Host &host, std::int32_t index) { return host.world().players.start_y(std::uint32_t(index)); }),
    // Which places players are put at is settled by the map: the priorities change nothing that a script can see.
    def("SetStartLocPrioCount", [](Host &, std::int32_t, std::int32_t) {}),
    def("SetStartLocPrio", [](Host &, std::int32_t, std::int32_t, std::int32_t, Constant<"startlocprio">) {}),
    def("SetEnemyStartLocPrioCount", [](Host &, std::int32_t, std::int32_t) {}),
    def("SetEnemyStartLocPrio", [](Host &, std::int32_t, std::int32_t, std::int32_t, Constant<"startlocprio">) {}),
};

}  // namespace

std::span<const NativeEntry> player_natives() {
  return kNatives;
}

}  // namespace openrealm::wc3
