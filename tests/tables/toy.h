// The records and the small module that the tables' tests use.
#pragma once

#include "base/engine.h"
#include "kernel/tables/bare_client.h"
#include "kernel/tables/table_store.h"

namespace openrealm::toy {

OR_ENUM(Mood, std::uint8_t, calm, angry, asleep)

struct Creature {
  Spawn spawn;
  Ref<"creature"> prey;
  Row<"creature"> next;
  float hp;
  Rawcode type;
  std::int16_t slots[3];
  Mood mood;
  std::uint8_t player;
  Text<12> label;
  Str name;
  Blob<std::uint32_t> path;
  static constexpr TableShape kShape{.max_rows = 4000};
  OR_RECORD(Creature, "creature", FIELD(spawn), FIELD(prey), FIELD(next), FIELD(hp).init(100.f), FIELD(type),
            FIELD(slots).init(-1), FIELD(mood).init(Mood::calm), FIELD(player), FIELD(label), FIELD(name), FIELD(path));
};

// State of one player's window: neither saved nor part of the simulation.
struct Menu {
  Spawn spawn;
  Ref<"creature"> shown;
  Str title;
  static constexpr TableShape kShape{.max_rows = 8, .flags = 0, .lifetime = OR_LIFE_PROCESS};
  OR_RECORD(Menu, "menu", FIELD(spawn), FIELD(shown), FIELD(title));
};

// A store with both tables open.
struct World {
  TableStore store;
  BareClient client{store, "toy"};
  Engine engine{client.import()};
  Table<Creature> creatures = *engine.open<Creature>();
  Table<Menu> menus = *engine.open<Menu>();
};

}  // namespace openrealm::toy
