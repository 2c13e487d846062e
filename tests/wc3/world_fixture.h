// A world over a bare table store, with its types from data/, and what it reported.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "kernel/tables/bare_client.h"
#include "kernel/tables/table_store.h"
#include "modules/wc3/world/order_ids.h"
#include "modules/wc3/world/world.h"

namespace openrealm::wc3::testing {

// Everything as one line each: "death Footman by Grunt". The names of what is gone stay readable.
class Recorder : public WorldEvents {
 public:
  World *world = nullptr;
  std::vector<UnitEventData> units;
  std::vector<Entity> removed, freed;
  std::vector<std::pair<Entity, or_order>> issued;
  std::vector<std::pair<RegionRef, Entity>> entered, left;
  std::vector<Entity> widgets_died;
  std::vector<std::string> order;  // of what happened, in short words
  std::function<void(const UnitEventData &)> hook;

  void unit_event(const UnitEventData &data) override {
    units.push_back(data);
    if (data.event == UnitEvent::death) order.push_back("death");
    if (hook) hook(data);
  }
  void unit_removed(Entity unit) override {
    removed.push_back(unit);
    order.push_back("removed");
  }
  void entity_freed(Entity entity, EntityKind kind) override {
    freed.push_back(entity);
    order.push_back(kind == EntityKind::item ? "item freed" : "freed");
  }
  void order_issued(Entity unit, const or_order &given) override { issued.emplace_back(unit, given); }
  void region_entered(RegionRef region, Entity unit) override { entered.emplace_back(region, unit); }
  void region_left(RegionRef region, Entity unit) override { left.emplace_back(region, unit); }
  void widget_died(Entity widget, Entity) override { widgets_died.push_back(widget); }

  int count(UnitEvent event) const {
    return int(std::count_if(units.begin(), units.end(), [&](const UnitEventData &d) { return d.event == event; }));
  }
  const UnitEventData *last(UnitEvent event) const {
    for (auto it = units.rbegin(); it != units.rend(); ++it)
      if (it->event == event) return &*it;
    return nullptr;
  }
};

inline std::string read_source_file(const std::string &name) {
  std::ifstream file(std::string(OPENREALM_SOURCE_DIR) + "/" + name, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

inline std::map<std::string, std::string> &served_files() {
  static std::map<std::string, std::string> files;
  return files;
}

inline int serve_file(or_self *, const char *name, or_str *bytes) {
  auto &files = served_files();
  if (!files.contains(name)) files[name] = read_source_file(std::string("data/wc3/") + name);
  if (files[name].empty()) return OR_NOT_FOUND;
  *bytes = {files[name].data(), files[name].size()};
  return OR_OK;
}

struct Sim {
  TableStore store;
  BareClient client{store, "wc3"};
  Recorder events;
  std::unique_ptr<World> world;

  Sim() {
    client.import()->read_file = serve_file;
    reopen(OR_START_MAP);
    world->players.edit(0)->slot_state = kSlotPlaying;
    world->players.edit(1)->slot_state = kSlotPlaying;
  }
  // A new instance of the world over the tables as they stand.
  void reopen(std::uint32_t reason) {
    auto opened = World::open(Engine(client.import()), events);
    ASSERT_TRUE(opened) << opened.error().message;
    world = std::move(*opened);
    events.world = world.get();
    start(reason);
  }
  void start(std::uint32_t reason) {
    or_start how{sizeof(or_start), reason, "test"};
    const auto started = world->start(how);
    ASSERT_TRUE(started) << started.error().message;
  }
  void tick() {
    world->tick_behaviours();
    world->tick_movement();
    world->tick_combat();
    world->settle_all();
    world->tick_removals();
    client.end_tick();
  }
  void run(int ticks) {
    for (int i = 0; i < ticks; ++i) tick();
  }
  template <class Done>
  bool run_until(int most, Done done) {
    for (int i = 0; i < most; ++i) {
      if (done()) return true;
      tick();
    }
    return done();
  }
  Entity make(const char (&code)[5], float x, float y, std::uint32_t player = 0) {
    return world->units.create({.player = player, .rawcode = rawcode(code), .x = x, .y = y});
  }
  bool knows_log(std::string_view part) const {
    for (const std::string &line : client.log_lines)
      if (line.find(part) != std::string::npos) return true;
    return false;
  }
  bool told(std::string_view part) const {
    for (const std::string &line : client.sent)
      if (line.find(part) != std::string::npos) return true;
    return false;
  }
};

class Fixture : public ::testing::Test, public Sim {};

}  // namespace openrealm::wc3::testing
