// The records of the world: what a unit, item, player, region is made of, and nothing else.
//
// One `entity` row is one thing in the protocol's number space; its companions (unit, unit_move,
// item, ...) stand at the same row number of their own tables, so a row number is enough to walk
// from one to the other. Everything that refers to an entity keeps an Entity (row + spawn of the
// `entity` table), which fails closed once the thing is gone.
//
// Units: distances in map units, times in seconds, angles in degrees counter-clockwise from east.
#pragma once

#include "base/record.h"

namespace openrealm::wc3 {

using Entity = Ref<"entity">;

inline constexpr std::uint32_t kMaxEntities = 32768;
inline constexpr std::uint32_t kMaxPlayers = 28;
inline constexpr std::uint8_t kNeutralAggressive = 24;
inline constexpr std::uint8_t kNeutralVictim = 25;
inline constexpr std::uint8_t kNeutralExtra = 26;
inline constexpr std::uint8_t kNeutralPassive = 27;
inline constexpr std::uint32_t kInventorySlots = 6;
inline constexpr std::uint32_t kMaxSelection = 12;
inline constexpr float kTickSeconds = 1.0f / 32.0f;

OR_ENUM(EntityKind, std::uint8_t, none, unit, item, destructable, missile, site);

// EntityRow::flags
inline constexpr std::uint16_t kHidden = 1;    // drawn for nobody, found by no search
inline constexpr std::uint16_t kRemoving = 2;  // leaves at the end of this tick

struct EntityRow {
  Spawn spawn;
  Rawcode type;
  float x, y, facing;
  EntityKind kind;
  std::uint8_t owner;
  std::uint16_t flags;
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(EntityRow, "entity", FIELD(spawn), FIELD(type), FIELD(x), FIELD(y), FIELD(facing), FIELD(kind),
            FIELD(owner), FIELD(flags));
};

// UnitRow::flags
inline constexpr std::uint32_t kUnitDead = 1u << 0;
inline constexpr std::uint32_t kUnitPaused = 1u << 1;
inline constexpr std::uint32_t kUnitInvulnerable = 1u << 2;
inline constexpr std::uint32_t kUnitStructure = 1u << 3;
inline constexpr std::uint32_t kUnitHero = 1u << 4;
inline constexpr std::uint32_t kUnitBuilding = 1u << 5;  // a structure still under construction
inline constexpr std::uint32_t kUnitSummoned = 1u << 6;
inline constexpr std::uint32_t kUnitIllusion = 1u << 7;
inline constexpr std::uint32_t kUnitNoPathing = 1u << 8;  // SetUnitPathing(false)
inline constexpr std::uint32_t kUnitExploded = 1u << 9;   // leaves no corpse
inline constexpr std::uint32_t kUnitDecaySuspended = 1u << 10;
inline constexpr std::uint32_t kUnitIgnoresAlarm = 1u << 11;
inline constexpr std::uint32_t kUnitSleeping = 1u << 12;

struct UnitRow {
  Spawn spawn;
  float life, max_life, mana, max_mana;
  float life_regen, mana_regen;  // a second
  float extra_life, extra_mana;  // of the maxima: what tomes and scripts added
  float timed_life;              // seconds until it dies by itself, 0 = it does not
  float stunned;                 // seconds left in which it can't act
  float fly_height, scale;
  float rally_x, rally_y;
  Entity rally_target;
  std::uint32_t flags;
  std::uint32_t added_types;  // UnitAddType, one bit a UNIT_TYPE
  std::int32_t user_data;
  Row<"ability"> abilities;
  std::uint16_t level;
  std::int8_t colour;       // explicit override, -1 = the owner's
  std::uint8_t rally_kind;  // or_order_target; none = no rally point
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(UnitRow, "unit", FIELD(spawn), FIELD(life), FIELD(max_life), FIELD(mana), FIELD(max_mana),
            FIELD(life_regen), FIELD(mana_regen), FIELD(extra_life), FIELD(extra_mana), FIELD(timed_life),
            FIELD(stunned), FIELD(fly_height), FIELD(scale).init(1.0f), FIELD(rally_x), FIELD(rally_y),
            FIELD(rally_target), FIELD(flags), FIELD(added_types), FIELD(user_data), FIELD(abilities), FIELD(level),
            FIELD(colour).init(-1), FIELD(rally_kind));
};

OR_ENUM(Behaviour, std::uint8_t, none, move, follow, attack, attack_move, patrol, pickup, drop, give, cast, build,
        repair, guard_return);
OR_ENUM(IdlePolicy, std::uint8_t, stand, stop, hold);

// OrderRow::flags
inline constexpr std::uint8_t kOrderEnded = 1;    // waits for its next order, or to be settled
inline constexpr std::uint8_t kOrderGuard = 2;    // (guard_x, guard_y) is a stop point to walk back to
inline constexpr std::uint8_t kOrderBlocked = 4;  // stands where it could get no further
inline constexpr std::uint8_t kOrderAuto = 8;     // nobody ordered it: the unit fights on its own

// What a unit does now: the active order, never an entry of the Shift queue.
struct OrderRow {
  Spawn spawn;
  std::uint32_t id;  // the order's number, 0 = none
  Entity target;
  float x, y;              // where to
  float start_x, start_y;  // where a patrol began
  float guard_x, guard_y;
  float speed_cap;         // 0 = none
  float timer;             // seconds, by phase
  Rawcode rawcode;         // building, ability
  Row<"ability"> ability;  // the one that casts
  Behaviour behaviour;
  std::uint8_t phase;
  std::uint8_t flags;
  IdlePolicy policy;
  std::uint8_t player;   // who gave it
  std::uint8_t slot;     // inventory slot
  std::uint16_t waited;  // ticks in this phase
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(OrderRow, "unit_order", FIELD(spawn), FIELD(id), FIELD(target), FIELD(x), FIELD(y), FIELD(start_x),
            FIELD(start_y), FIELD(guard_x), FIELD(guard_y), FIELD(speed_cap), FIELD(timer), FIELD(rawcode),
            FIELD(ability), FIELD(behaviour), FIELD(phase), FIELD(flags), FIELD(policy), FIELD(player), FIELD(slot),
            FIELD(waited));
};

OR_ENUM(MoveState, std::uint8_t, still, walking, waiting_for_path, arrived, blocked);

struct MoveRow {
  Spawn spawn;
  float goal_x, goal_y;
  float goal_range;  // near enough, measured to the goal
  float speed;       // base, before the clamp and the group's cap
  float collision;   // radius
  float best;        // nearest distance to the goal so far
  Entity chase;      // the goal follows this entity
  Blob<float> path;  // x, y pairs that are still ahead, from path_at on
  std::uint32_t path_at;
  std::uint32_t ticket;  // place in the line for a path search, 0 = none
  std::uint32_t cell;    // region cell it stood in when its regions were last looked at
  std::uint16_t stuck;   // ticks without getting nearer
  MoveState state;
  std::uint8_t searches;  // path searches of this walk
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(MoveRow, "unit_move", FIELD(spawn), FIELD(goal_x), FIELD(goal_y), FIELD(goal_range), FIELD(speed),
            FIELD(collision), FIELD(best), FIELD(chase), FIELD(path), FIELD(path_at), FIELD(ticket),
            FIELD(cell).init(0xFFFFFFFFu), FIELD(stuck), FIELD(state), FIELD(searches));
};

struct FightRow {
  Spawn spawn;
  Entity target;    // whom it fights now, ordered or acquired
  Entity attacker;  // who hit it last
  float cooldown;   // between two attacks, at the base attack speed
  float cooldown_left;
  float windup;  // seconds until the blow that has begun lands, 0 = none
  float range, acquire_range;
  float armour, bonus_armour;
  float missile_speed;  // 0 = melee
  std::int32_t damage, bonus_damage;
  std::uint8_t dice, sides;
  std::uint16_t acquire_wait;  // ticks until it looks for a target again
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(FightRow, "unit_fight", FIELD(spawn), FIELD(target), FIELD(attacker), FIELD(cooldown), FIELD(cooldown_left),
            FIELD(windup), FIELD(range), FIELD(acquire_range), FIELD(armour), FIELD(bonus_armour), FIELD(missile_speed),
            FIELD(damage), FIELD(bonus_damage), FIELD(dice), FIELD(sides), FIELD(acquire_wait));
};

struct HeroRow {
  Spawn spawn;
  std::int32_t level, experience, skill_points;
  std::int32_t strength, agility, intelligence;                    // base, with the gains of its levels
  std::int32_t bonus_strength, bonus_agility, bonus_intelligence;  // of its items
  std::uint8_t suspended;                                          // gains no experience
  std::uint8_t name;                                               // which of its type's proper names
  std::uint16_t deaths;
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(HeroRow, "hero", FIELD(spawn), FIELD(level), FIELD(experience), FIELD(skill_points), FIELD(strength),
            FIELD(agility), FIELD(intelligence), FIELD(bonus_strength), FIELD(bonus_agility), FIELD(bonus_intelligence),
            FIELD(suspended), FIELD(name), FIELD(deaths));
};

struct InventoryRow {
  Spawn spawn;
  Entity slots[kInventorySlots];
  std::uint32_t size;  // slots that it may use
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(InventoryRow, "inventory", FIELD(spawn), FIELD(slots), FIELD(size));
};

// AbilityRow::flags
inline constexpr std::uint16_t kAbilityHero = 1;       // learned with skill points
inline constexpr std::uint16_t kAbilityItem = 2;       // comes with an item
inline constexpr std::uint16_t kAbilityPermanent = 4;  // survives a change of type

struct AbilityRow {
  Spawn spawn;
  Entity owner;
  Row<"ability"> next;  // of the same owner, in the order they came
  Rawcode rawcode;
  float cooldown_left;
  std::uint16_t rank;
  std::uint16_t flags;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(AbilityRow, "ability", FIELD(spawn), FIELD(owner), FIELD(next), FIELD(rawcode), FIELD(cooldown_left),
            FIELD(rank), FIELD(flags));
};

OR_ENUM(BuffKind, std::uint16_t, none, invulnerable, regeneration, stun);

struct BuffRow {
  Spawn spawn;
  Entity unit;
  Rawcode rawcode;  // the ability or item that made it
  float left;       // seconds
  float amount;     // a second, where the kind has one
  std::uint16_t rank;
  BuffKind kind;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(BuffRow, "buff", FIELD(spawn), FIELD(unit), FIELD(rawcode), FIELD(left), FIELD(amount), FIELD(rank),
            FIELD(kind));
};

// ItemRow::flags
inline constexpr std::uint16_t kItemInvulnerable = 1;
inline constexpr std::uint16_t kItemDroppable = 2;
inline constexpr std::uint16_t kItemPawnable = 4;
inline constexpr std::uint16_t kItemDropsOnDeath = 8;
inline constexpr std::uint16_t kItemConsumed = 16;  // used up, alive until this tick's events have ended

struct ItemRow {
  Spawn spawn;
  Entity carrier;       // who has it in a slot
  Entity last_carrier;  // who had it when a script took it out of a slot without putting it anywhere
  float life;
  std::int32_t charges;
  std::int32_t user_data;
  std::uint16_t flags;
  std::uint8_t slot;
  std::uint8_t player;  // SetItemPlayer
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(ItemRow, "item", FIELD(spawn), FIELD(carrier), FIELD(last_carrier), FIELD(life), FIELD(charges),
            FIELD(user_data), FIELD(flags), FIELD(slot), FIELD(player));
};

// DestructableRow::flags
inline constexpr std::uint16_t kDestructableDead = 1;
inline constexpr std::uint16_t kDestructableInvulnerable = 2;

struct DestructableRow {
  Spawn spawn;
  float life, max_life, scale, height;
  std::uint16_t flags;
  std::uint16_t variation;
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(DestructableRow, "destructable", FIELD(spawn), FIELD(life), FIELD(max_life), FIELD(scale), FIELD(height),
            FIELD(flags), FIELD(variation));
};

struct MissileRow {
  Spawn spawn;
  Entity source, target;
  float x, y;  // where the target was last seen
  float speed, damage;
  float stun, hero_stun;  // seconds, of a spell's missile
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(MissileRow, "missile", FIELD(spawn), FIELD(source), FIELD(target), FIELD(x), FIELD(y), FIELD(speed),
            FIELD(damage), FIELD(stun), FIELD(hero_stun));
};

struct CorpseRow {
  Spawn spawn;
  float left;  // seconds until it is gone; a dead hero has none
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(CorpseRow, "corpse", FIELD(spawn), FIELD(left));
};

struct ConstructionRow {
  Spawn spawn;
  Entity worker;
  float done, total;  // seconds
  std::int32_t gold, lumber;
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(ConstructionRow, "construction", FIELD(spawn), FIELD(worker), FIELD(done), FIELD(total), FIELD(gold),
            FIELD(lumber));
};

// The translucent placeholder of a queued building, an entity of kind `site`.
struct SiteRow {
  Spawn spawn;
  Entity worker;
  std::uint32_t player;  // who alone sees it
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(SiteRow, "site", FIELD(spawn), FIELD(worker), FIELD(player));
};

// One place in a building's production queue, oldest first by `place`.
struct TrainingRow {
  Spawn spawn;
  Entity building;
  Rawcode rawcode;
  float left;  // seconds
  std::int32_t gold, lumber;
  std::uint32_t place;
  static constexpr TableShape kShape{.max_rows = 16384};
  OR_RECORD(TrainingRow, "training", FIELD(spawn), FIELD(building), FIELD(rawcode), FIELD(left), FIELD(gold),
            FIELD(lumber), FIELD(place));
};

inline constexpr std::uint32_t kPlayerStates = 26;

struct PlayerRow {
  Spawn spawn;
  std::int32_t states[kPlayerStates];    // by PLAYER_STATE number
  std::uint16_t alliances[kMaxPlayers];  // what this player gives each other: one bit an ALLIANCE type
  float handicap, handicap_xp;
  float tax_gold[kMaxPlayers], tax_lumber[kMaxPlayers];
  Text<64> name;
  std::int32_t team, start_location;
  std::uint8_t colour, race, controller, slot_state;
  std::uint8_t race_preference, race_selectable, on_score_screen, result;
  static constexpr TableShape kShape{.max_rows = kMaxPlayers};
  OR_RECORD(PlayerRow, "player", FIELD(spawn), FIELD(states), FIELD(alliances), FIELD(handicap).init(1.0f),
            FIELD(handicap_xp).init(1.0f), FIELD(tax_gold), FIELD(tax_lumber), FIELD(name), FIELD(team),
            FIELD(start_location), FIELD(colour), FIELD(race), FIELD(controller), FIELD(slot_state),
            FIELD(race_preference), FIELD(race_selectable), FIELD(on_score_screen).init(1), FIELD(result));
};

struct StartLocationRow {
  Spawn spawn;
  float x, y;
  static constexpr TableShape kShape{.max_rows = 64};
  OR_RECORD(StartLocationRow, "start_location", FIELD(spawn), FIELD(x), FIELD(y));
};

struct PlayerTechRow {
  Spawn spawn;
  Rawcode rawcode;
  std::int32_t max_allowed;  // -1 = no limit
  std::int32_t researched;
  std::uint16_t player;
  std::uint16_t ability_disabled;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(PlayerTechRow, "player_tech", FIELD(spawn), FIELD(rawcode), FIELD(max_allowed).init(-1), FIELD(researched),
            FIELD(player), FIELD(ability_disabled));
};

struct SelectionRow {
  Spawn spawn;
  Entity units[kMaxSelection];
  std::uint32_t count;
  static constexpr TableShape kShape{.max_rows = kMaxPlayers};
  OR_RECORD(SelectionRow, "selection", FIELD(spawn), FIELD(units), FIELD(count));
};

struct RectRow {
  Spawn spawn;
  float min_x, min_y, max_x, max_y;
  static constexpr TableShape kShape{.max_rows = 65536};
  OR_RECORD(RectRow, "rect", FIELD(spawn), FIELD(min_x), FIELD(min_y), FIELD(max_x), FIELD(max_y));
};

// A region is a set of cells of 32 units, numbered row by row from the map's lower left.
struct RegionRow {
  Spawn spawn;
  Blob<std::uint32_t> cells;  // a bit for each cell of the map; empty while it has none
  static constexpr TableShape kShape{.max_rows = 16384};
  OR_RECORD(RegionRow, "region", FIELD(spawn), FIELD(cells));
};

// What leaves at the end of this tick, in the order in which it was asked for.
struct RemovalRow {
  Spawn spawn;
  Entity entity;
  static constexpr TableShape kShape{.max_rows = kMaxEntities};
  OR_RECORD(RemovalRow, "removal", FIELD(spawn), FIELD(entity));
};

// The pathing map: one 16-bit set of kCell... flags for each cell of 32 units, row by row from the
// lower left.
inline constexpr float kCellSize = 32.0f;
inline constexpr std::uint16_t kCellNoWalk = 2;
inline constexpr std::uint16_t kCellNoFly = 4;
inline constexpr std::uint16_t kCellNoBuild = 8;

struct TerrainRow {
  Spawn spawn;
  float min_x, min_y;
  std::uint32_t width, height;  // in cells
  Blob<std::uint16_t> cells;
  static constexpr TableShape kShape{.max_rows = 1};
  OR_RECORD(TerrainRow, "terrain", FIELD(spawn), FIELD(min_x), FIELD(min_y), FIELD(width), FIELD(height), FIELD(cells));
};

// The one path search that did not finish within its tick.
struct SearchRow {
  Spawn spawn;
  Entity unit;
  Blob<std::uint32_t> cells;    // of each node
  Blob<std::uint32_t> parents;  // node numbers
  Blob<float> costs;
  Blob<std::uint32_t> open;  // a binary heap of node numbers
  std::uint32_t expanded;    // nodes taken from `open` so far
  std::uint32_t ticket;      // of the walk that it is for
  static constexpr TableShape kShape{.max_rows = 1};
  OR_RECORD(SearchRow, "path_search", FIELD(spawn), FIELD(unit), FIELD(cells), FIELD(parents), FIELD(costs),
            FIELD(open), FIELD(expanded), FIELD(ticket));
};

struct ClockRow {
  Spawn spawn;
  std::uint32_t ticks;      // since the map began
  std::uint32_t random[4];  // the world's one generator
  float time_of_day;        // hours, 0 to 24
  float time_scale;         // 1 = a day in constants.toml's seconds
  std::uint32_t next_ticket;
  std::uint32_t next_training;
  std::uint8_t time_suspended;
  std::uint8_t difficulty;
  std::uint8_t speed;
  std::uint8_t paused;
  static constexpr TableShape kShape{.max_rows = 1};
  OR_RECORD(ClockRow, "clock", FIELD(spawn), FIELD(ticks), FIELD(random), FIELD(time_of_day).init(12.0f),
            FIELD(time_scale).init(1.0f), FIELD(next_ticket).init(1), FIELD(next_training).init(1),
            FIELD(time_suspended), FIELD(difficulty).init(1), FIELD(speed).init(2), FIELD(paused));
};

}  // namespace openrealm::wc3
