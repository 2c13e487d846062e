// Module wc3_gamecache through its natives, with private files that are a map of strings.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <random>
#include <set>

#include "kernel/tables/bare_client.h"
#include "kernel/tables/stored_table.h"
#include "kernel/tables/table_store.h"
#include "modules/wc3_gamecache/natives.h"

namespace openrealm::gamecache {
namespace {

constexpr std::uint32_t kHero = 7;  // a unit's handle
constexpr std::uint32_t kPaladin = 0x4870616C;

or_unit_snapshot paladin() {
  or_unit_snapshot unit{};
  unit.size = sizeof unit;
  unit.rawcode = kPaladin;
  unit.is_hero = 1;
  unit.level = 2;
  unit.experience = 240;
  unit.skill_points = 1;
  unit.strength = 24;
  unit.agility = 14;
  unit.intelligence = 18;
  unit.colour = 3;
  unit.life = 310.5f;
  unit.max_life = 700;
  unit.mana = 120;
  unit.max_mana = 270;
  unit.ability_count = 1;
  unit.abilities[0] = {0x41486862, 1};
  unit.items[0] = {0x70686561, 2};
  unit.items[5] = {0x706D616E, 3};
  return unit;
}

class Cache : public ::testing::Test {
 protected:
  Cache() : client_(store_, "wc3_gamecache") {
    game_import &calls = *client_.import();
    calls.acquire = acquire;
    calls.script_cache_read = read_file;
    calls.script_cache_commit = commit_file;
    current() = this;
    fill_interfaces();
    reopen();
  }

  void reopen() {
    const Engine engine(client_.import());
    auto caches = GameCaches::open(engine);
    ASSERT_TRUE(caches) << caches.error().message;
    instance_.emplace(Instance{engine, std::move(*caches), {&world_, &context_}, {&script_, &context_}});
  }
  // The next map of the same campaign.
  void change_map() {
    store_.clear(OR_LIFE_MAP);
    handles_.clear();
    store_.end_tick();
    instance_->caches.rebuild();
  }
  void mode(const char *value) { client_.cvars["wc3_gamecache_mode"] = value; }

  static or_value text(const char *value) {
    or_value made{};
    made.s = {value, std::strlen(value)};
    return made;
  }
  static or_value number(std::int32_t value) {
    or_value made{};
    made.i = value;
    return made;
  }
  static or_value real(float value) {
    or_value made{};
    made.r = value;
    return made;
  }
  or_value call(const char *name, std::vector<or_value> arguments) {
    for (const NamedNative &native : natives()) {
      if (std::string_view(native.name) != name) continue;
      or_native_call made{};
      made.size = sizeof made;
      made.argc = std::uint32_t(arguments.size());
      made.args = arguments.data();
      EXPECT_EQ(native.native.call(&*instance_, &made), OR_OK) << made.error;
      return made.result;
    }
    ADD_FAILURE() << "no native " << name;
    return {};
  }
  or_value init(const char *name = "Campaigns.w3v") { return call("InitGameCache", {text(name)}); }
  bool save(or_value cache) { return call("SaveGameCache", {cache}).i != 0; }
  int stored(or_value cache, const char *key = "k") {
    return call("GetStoredInteger", {cache, text("m"), text(key)}).i;
  }
  void store(or_value cache, int value, const char *key = "k") {
    call("StoreInteger", {cache, text("m"), text(key), number(value)});
  }
  std::size_t entries() { return store_.find("cache_entry")->live; }

  TableStore store_;
  BareClient client_;
  std::map<std::string, std::string> files_;
  int commit_answer_ = OR_OK;
  std::optional<Instance> instance_;
  std::map<std::uint32_t, or_ref> handles_;  // of type gamecache
  or_unit_snapshot hero_ = paladin();
  bool hero_there_ = true;
  std::optional<or_unit_snapshot> restored_;
  std::uint32_t restored_player_ = 99;

 private:
  static Cache *&current() {
    static Cache *game = nullptr;
    return game;
  }
  static int acquire(or_self *, const char *name, std::uint32_t, std::uint32_t, const void **functions,
                     void *const **context) {
    const bool world = std::string_view(name) == OR_WC3_WORLD;
    *functions = world ? static_cast<const void *>(&current()->world_) : &current()->script_;
    *context = &current()->context_;
    return OR_OK;
  }
  static int read_file(or_self *, const char *name, or_str *bytes) {
    const auto found = current()->files_.find(name);
    if (found == current()->files_.end()) return OR_NOT_FOUND;
    *bytes = {found->second.data(), found->second.size()};
    return OR_OK;
  }
  static int commit_file(or_self *, const char *name, or_str bytes) {
    if (current()->commit_answer_ == OR_OK) current()->files_[name] = std::string(bytes.data, bytes.size);
    return current()->commit_answer_;
  }
  void fill_interfaces() {
    script_.size = sizeof script_;
    script_.handle_new = [](void *, const char *, or_ref payload, std::uint32_t *handle) -> int {
      *handle = 0x100000 + std::uint32_t(current()->handles_.size());
      current()->handles_[*handle] = payload;
      return OR_OK;
    };
    script_.handle_payload = [](void *, const char *, std::uint32_t handle, or_ref *payload) -> int {
      const auto found = current()->handles_.find(handle);
      if (found == current()->handles_.end()) return OR_NOT_FOUND;
      *payload = found->second;
      return OR_OK;
    };
    world_.size = sizeof world_;
    world_.unit_of_handle = [](void *, std::uint32_t handle, or_ref *unit) -> int {
      if (handle != kHero || !current()->hero_there_) return OR_NOT_FOUND;
      *unit = {5, 5};
      return OR_OK;
    };
    world_.unit_snapshot = [](void *, or_ref, or_unit_snapshot *out) -> int {
      *out = current()->hero_;
      return OR_OK;
    };
    world_.player_of_handle = [](void *, std::uint32_t handle, std::uint32_t *player) -> int {
      *player = handle;
      return OR_OK;
    };
    world_.unit_restore = [](void *, const or_unit_snapshot *unit, std::uint32_t player, float, float, float,
                             std::uint32_t *handle) -> int {
      current()->restored_ = *unit;
      current()->restored_player_ = player;
      *handle = 4242;
      return OR_OK;
    };
  }
  wc3_world world_{};
  wc3_script script_{};
  void *context_ = nullptr;
};

using wc3_api = Cache;

// GC-01
TEST_F(wc3_api, the_five_types_under_one_key_are_independent) {
  const or_value cache = init();
  const auto m = text("m"), k = text("k");
  call("StoreInteger", {cache, m, k, number(-7)});
  call("StoreReal", {cache, m, k, real(2.5f)});
  call("StoreBoolean", {cache, m, k, number(1)});
  call("StoreString", {cache, m, k, text("seven")});
  call("StoreUnit", {cache, m, k, number(kHero)});
  EXPECT_EQ(call("GetStoredInteger", {cache, m, k}).i, -7);
  EXPECT_EQ(call("GetStoredReal", {cache, m, k}).r, 2.5f);
  EXPECT_EQ(call("GetStoredBoolean", {cache, m, k}).i, 1);
  const or_str said = call("GetStoredString", {cache, m, k}).s;
  EXPECT_EQ(std::string_view(said.data, said.size), "seven");
  const char *types[] = {"Integer", "Real", "Boolean", "String", "Unit"};
  for (const char *type : types) EXPECT_EQ(call(fmt::format("HaveStored{}", type).c_str(), {cache, m, k}).i, 1) << type;
  call("FlushStoredReal", {cache, m, k});
  EXPECT_EQ(call("HaveStoredReal", {cache, m, k}).i, 0);
  EXPECT_EQ(call("GetStoredReal", {cache, m, k}).r, 0.f);
  EXPECT_EQ(call("HaveStoredInteger", {cache, m, k}).i, 1);
  call("FlushStoredUnit", {cache, m, k});
  EXPECT_EQ(store_.find("cache_unit")->live, 0u);
  EXPECT_EQ(entries(), 3u);
}

// GC-01
TEST_F(wc3_api, missing_values_are_the_types_defaults) {
  const or_value cache = init();
  const auto m = text("m"), k = text("none");
  EXPECT_EQ(call("GetStoredInteger", {cache, m, k}).i, 0);
  EXPECT_EQ(call("GetStoredReal", {cache, m, k}).r, 0.f);
  const or_str said = call("GetStoredString", {cache, m, k}).s;
  EXPECT_TRUE(said.data != nullptr && said.size == 0);
  EXPECT_EQ(call("RestoreUnit", {cache, m, k, number(0), real(0), real(0), real(0)}).h, 0u);
  EXPECT_FALSE(restored_);
}

// GC-02
TEST_F(wc3_api, handles_of_one_name_are_private_until_saved) {
  const or_value first = init(), second = init();
  store(first, 1);
  EXPECT_EQ(stored(second), 0);
  EXPECT_EQ(stored(init()), 0);
  EXPECT_TRUE(files_.empty());
  EXPECT_TRUE(save(first));
  EXPECT_EQ(stored(second), 0);
  EXPECT_EQ(stored(init()), 1);
  call("FlushGameCache", {first});
  EXPECT_EQ(stored(init()), 1);
  EXPECT_TRUE(save(first));
  EXPECT_EQ(stored(init()), 0);
}

// GC-03
TEST_F(wc3_api, disk_mode_reads_the_sidecar_before_memory) {
  const or_value cache = init();
  store(cache, 1);
  EXPECT_TRUE(save(cache));
  const std::string first = files_["Campaigns.w3v"];
  store(cache, 2);
  EXPECT_TRUE(save(cache));
  files_["Campaigns.w3v"] = first;
  change_map();
  EXPECT_EQ(stored(init()), 1);
}

// GC-04, GC-28
TEST_F(wc3_api, memory_mode_survives_the_map_but_not_the_scope) {
  mode("memory");
  const or_value cache = init();
  store(cache, 5);
  EXPECT_TRUE(save(cache));
  EXPECT_TRUE(files_.empty());
  change_map();
  EXPECT_EQ(stored(init()), 5);
  store_.clear(OR_LIFE_SCOPE);
  instance_->caches.rebuild();
  EXPECT_EQ(stored(init()), 0);
}

// GC-05
TEST_F(wc3_api, disabled_mode_commits_nowhere_and_still_succeeds) {
  mode("disabled");
  const or_value cache = init();
  store(cache, 5);
  EXPECT_EQ(stored(cache), 5);
  EXPECT_TRUE(save(cache));
  EXPECT_EQ(stored(init()), 0);
  EXPECT_TRUE(files_.empty());
  mode("disk");
  EXPECT_EQ(stored(init()), 0);
}

// GC-06
TEST_F(wc3_api, unknown_mode_is_reported_and_is_disk) {
  mode("dsik");
  const or_value cache = init();
  store(cache, 5);
  EXPECT_TRUE(save(cache));
  EXPECT_EQ(files_.size(), 1u);
  ASSERT_EQ(client_.log_lines.size(), 1u) << "reported once";
  EXPECT_NE(client_.log_lines[0].find("dsik"), std::string::npos);
}

// GC-07
TEST_F(wc3_api, a_full_cache_refuses_the_newest_and_keeps_the_rest) {
  const or_value cache = init();
  for (std::uint32_t i = 0; i < MAX_GAMECACHE_ENTRIES; ++i) store(cache, int(i), fmt::format("k{}", i).c_str());
  EXPECT_TRUE(client_.log_lines.empty());
  store(cache, 1, "one more");
  EXPECT_EQ(client_.log_lines.size(), 1u);
  EXPECT_EQ(stored(cache, "one more"), 0);
  store(cache, -1, "k3");
  EXPECT_EQ(stored(cache, "k3"), -1);
  EXPECT_EQ(stored(cache, "k65535"), 65535);
  EXPECT_TRUE(save(cache));
  change_map();
  EXPECT_EQ(stored(init(), "k65535"), 65535);
}

// GC-07: memory is bounded too, over all caches together; what is given up makes room again.
TEST_F(wc3_api, text_in_all_caches_is_bounded) {
  const std::string megabyte(1u << 20, 'x');
  const auto store_text = [&](or_value cache, const char *key) {
    call("StoreString", {cache, text("m"), text(key), text(megabyte.c_str())});
  };
  const auto has = [&](or_value cache, const char *key) {
    return call("HaveStoredString", {cache, text("m"), text(key)}).i != 0;
  };
  const or_value first = init("first"), second = init("second");
  for (std::uint32_t i = 0; i + 1 < kMostTextOpen >> 20; ++i)
    store_text(i % 2 ? first : second, fmt::format("k{}", i).c_str());
  EXPECT_TRUE(client_.log_lines.empty());
  store_text(first, "one more");
  EXPECT_FALSE(has(first, "one more"));
  ASSERT_EQ(client_.log_lines.size(), 1u);
  EXPECT_NE(client_.log_lines[0].find("64 MB of text"), std::string::npos) << client_.log_lines[0];
  store_text(first, "k1");
  EXPECT_EQ(client_.log_lines.size(), 1u) << "the same length in its place";
  call("FlushGameCache", {second});
  store_text(first, "one more");
  EXPECT_TRUE(has(first, "one more"));
  EXPECT_TRUE(has(first, "k1"));
}

// GC-07
TEST_F(wc3_api, committed_memory_caches_are_bounded) {
  mode("memory");
  for (std::uint32_t i = 0; i < MAX_GAMECACHE_MEMORY_CACHES; ++i) {
    const or_value cache = init(fmt::format("c{}", i).c_str());
    if (cache.h == 0) {  // 255 handles are open: the next map has room again
      change_map();
      --i;
      continue;
    }
    store(cache, int(i) + 1);
    ASSERT_TRUE(save(cache)) << i;
  }
  client_.log_lines.clear();
  change_map();
  const or_value one_more = init("one more");
  store(one_more, 1);
  EXPECT_FALSE(save(one_more));
  EXPECT_EQ(client_.log_lines.size(), 1u);
  EXPECT_EQ(stored(init("c0")), 1);
  const or_value known = init("c9");
  store(known, 99);
  EXPECT_TRUE(save(known)) << "a cache that is there already is replaced";
}

// GC-08, GC-09, GC-11
TEST_F(wc3_api, stored_unit_is_a_value_and_outlives_its_source) {
  const or_value cache = init();
  EXPECT_EQ(call("StoreUnit", {cache, text("m"), text("Arthas"), number(kHero)}).i, 1);
  hero_there_ = false;
  hero_.level = 9;
  EXPECT_TRUE(save(cache));
  change_map();
  const or_value next = init();
  EXPECT_EQ(call("RestoreUnit", {next, text("m"), text("Arthas"), number(4), real(1), real(2), real(90)}).h, 4242u);
  ASSERT_TRUE(restored_);
  EXPECT_EQ(restored_player_, 4u);
  const or_unit_snapshot expected = paladin();
  EXPECT_EQ(std::memcmp(&*restored_, &expected, sizeof expected), 0);
}

// GC-09: a null unit stores nothing.
TEST_F(wc3_api, a_null_unit_is_not_stored) {
  const or_value cache = init();
  EXPECT_EQ(call("StoreUnit", {cache, text("m"), text("k"), number(0)}).i, 0);
  EXPECT_EQ(call("HaveStoredUnit", {cache, text("m"), text("k")}).i, 0);
}

// GC-22
TEST_F(wc3_api, missions_flush_alone_and_reload_succeeds_without_handles) {
  EXPECT_EQ(call("ReloadGameCachesFromDisk", {}).i, 1);
  const or_value cache = init();
  call("StoreInteger", {cache, text("a"), text("k"), number(1)});
  call("StoreInteger", {cache, text("A"), text("k"), number(2)});
  call("StoreString", {cache, text("a"), text("k"), text("x")});
  call("FlushStoredMission", {cache, text("a")});
  EXPECT_EQ(call("HaveStoredInteger", {cache, text("a"), text("k")}).i, 0);
  EXPECT_EQ(call("HaveStoredString", {cache, text("a"), text("k")}).i, 0);
  EXPECT_EQ(call("GetStoredInteger", {cache, text("A"), text("k")}).i, 2);
  for (const char *type : {"Integer", "Real", "Boolean", "String", "Unit"})
    call(fmt::format("SyncStored{}", type).c_str(), {cache, text("a"), text("k")});
}

// GC-41
TEST_F(wc3_api, reload_refreshes_open_handles) {
  const or_value first = init(), second = init();
  store(first, 3);
  EXPECT_TRUE(save(first));
  call("ReloadGameCachesFromDisk", {});
  EXPECT_EQ(stored(second), 3);
}

TEST_F(wc3_api, null_and_foreign_handles_answer_defaults) {
  for (const or_value cache : {number(0), number(0x123456)}) {
    store(cache, 1);
    EXPECT_EQ(stored(cache), 0);
    EXPECT_FALSE(save(cache));
    call("FlushGameCache", {cache});
    call("FlushStoredMission", {cache, text("m")});
  }
  EXPECT_EQ(entries(), 0u);
}

// GC-15
TEST_F(wc3_api, keys_differ_by_case_unless_folded) {
  or_value cache = init();
  store(cache, 1, "Stash");
  EXPECT_EQ(stored(cache, "stash"), 0);
  client_.cvars["wc3_gamecache_fold_case"] = "1";
  change_map();
  cache = init();
  store(cache, 1, "Stash");
  EXPECT_EQ(stored(cache, "sTaSH"), 1);
}

// GC-14, FS-05
TEST_F(wc3_api, a_failed_commit_is_said_and_leaves_the_old_sidecar) {
  const or_value cache = init();
  store(cache, 1);
  EXPECT_TRUE(save(cache));
  for (const int refusal : {OR_IO, OR_QUOTA, OR_DENIED}) {
    commit_answer_ = refusal;
    store(cache, 2);
    client_.log_lines.clear();
    EXPECT_FALSE(save(cache));
    EXPECT_EQ(client_.log_lines.size(), 1u);
  }
  commit_answer_ = OR_OK;
  change_map();
  EXPECT_EQ(stored(init()), 1);
}

// GC-14: a damaged file is a miss, is kept aside, and saving works again.
TEST_F(wc3_api, a_damaged_sidecar_is_set_aside) {
  files_["Campaigns.w3v"] = "ORGCACHE but not really";
  const or_value cache = init();
  EXPECT_EQ(stored(cache), 0);
  store(cache, 4);
  EXPECT_TRUE(save(cache));
  EXPECT_EQ(files_["Campaigns.w3v.damaged"], "ORGCACHE but not really");
  EXPECT_EQ(stored(init()), 4);
}

// GC-15: another campaign's file under this name is a miss and is not overwritten unseen.
TEST_F(wc3_api, a_sidecar_of_another_name_is_a_miss) {
  const or_value other = init("Other.w3v");
  store(other, 9);
  EXPECT_TRUE(save(other));
  files_["Campaigns.w3v"] = files_["Other.w3v"];
  EXPECT_EQ(stored(init()), 0);
}

// A map's tables are emptied before any module hears of the new map, whose script may come first.
TEST_F(wc3_api, the_next_maps_script_may_run_before_the_module_is_started) {
  store(init(), 6);
  store_.clear(OR_LIFE_MAP);
  handles_.clear();
  store_.end_tick();
  const or_value cache = init();
  EXPECT_EQ(stored(cache), 0);
  store(cache, 7);
  EXPECT_EQ(stored(cache), 7);
  EXPECT_EQ(entries(), 1u);
}

// HOT-05: nothing of a cache lives outside the tables.
TEST_F(wc3_api, a_new_instance_goes_on_with_open_caches) {
  const or_value cache = init();
  store(cache, 6);
  const std::uint64_t before = store_.full_state_hash();
  reopen();
  EXPECT_EQ(store_.full_state_hash(), before);
  EXPECT_EQ(stored(cache), 6);
}

// GC-01, GC-02: random play against a plain map.
TEST_F(wc3_api, cache_is_a_plain_map) {
  std::mt19937 random(3);
  std::map<std::pair<int, int>, int> model, committed;
  or_value cache = init();
  for (int step = 0; step < 4000; ++step) {
    const int mission = int(random() % 3), key = int(random() % 20);
    const auto m = fmt::format("m{}", mission), k = fmt::format("k{}", key);
    switch (random() % 8) {
      case 0:
        call("FlushStoredInteger", {cache, text(m.c_str()), text(k.c_str())});
        model.erase({mission, key});
        break;
      case 1:
        if (random() % 10 == 0) {
          call("FlushStoredMission", {cache, text(m.c_str())});
          std::erase_if(model, [&](const auto &entry) { return entry.first.first == mission; });
        }
        break;
      case 2:
        if (random() % 10 == 0) {
          ASSERT_TRUE(save(cache));
          committed = model;
        }
        break;
      case 3:
        if (random() % 20 == 0) {
          change_map();
          cache = init();
          model = committed;
        }
        break;
      default:
        call("StoreInteger", {cache, text(m.c_str()), text(k.c_str()), number(step)});
        model[{mission, key}] = step;
    }
    store_.end_tick();
    const auto found = model.find({mission, key});
    ASSERT_EQ(call("GetStoredInteger", {cache, text(m.c_str()), text(k.c_str())}).i,
              found == model.end() ? 0 : found->second);
    ASSERT_EQ(entries(), model.size());
  }
}

Image sample() {
  Image image{"Campaigns.w3v", {}};
  for (int type = 0; type < 5; ++type) {
    Value value;
    value.type = ValueType(type);
    value.integer = type == int(ValueType::boolean) ? 1 : -type;
    value.real = 0.25f;
    value.text = std::string("bytes \xff with a NUL \0 in them", 26);
    value.unit = paladin();
    image.entries.push_back({"mission", fmt::format("key{}", 9 - type), value});
  }
  return image;
}

// GC-14
TEST(gamecache_sidecar, says_again_what_was_written) {
  const std::string bytes = encode(sample());
  EXPECT_EQ(bytes.substr(0, 8), "ORGCACHE");
  const auto read = decode(bytes);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->campaign, "Campaigns.w3v");
  EXPECT_EQ(read->entries.size(), 5u);
  EXPECT_EQ(encode(*read), bytes);
}

// GC-14
TEST(gamecache_sidecar, every_cut_and_flipped_bit_is_refused) {
  const std::string bytes = encode(sample());
  for (std::size_t cut = 0; cut < bytes.size(); ++cut) EXPECT_FALSE(decode(bytes.substr(0, cut))) << cut;
  EXPECT_FALSE(decode(bytes + '\0'));
  for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    std::string flipped = bytes;
    flipped[bit / 8] = char(flipped[bit / 8] ^ (1 << bit % 8));
    EXPECT_FALSE(decode(flipped)) << bit;
  }
}

// SAV-02's kind: a newer version says so.
TEST(gamecache_sidecar, another_version_is_named) {
  for (const std::uint32_t version : {0u, 2u, 0xFFFFFFFFu}) {
    std::string bytes = encode(sample());
    std::memcpy(bytes.data() + 8, &version, sizeof version);
    const auto read = decode(bytes);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, OR_MISMATCH);
    EXPECT_NE(read.error().message.find(std::to_string(version)), std::string::npos);
  }
}

TEST(gamecache_sidecar, hostile_lengths_are_refused) {
  std::string bytes = encode({"x", {}});
  for (const std::size_t at : {12u, 17u}) {
    std::string changed = bytes;
    const std::uint32_t huge = 0xFFFFFFF0u;
    std::memcpy(changed.data() + at, &huge, sizeof huge);
    EXPECT_FALSE(decode(changed)) << at;
  }
  EXPECT_FALSE(decode(""));
}

}  // namespace
}  // namespace openrealm::gamecache
