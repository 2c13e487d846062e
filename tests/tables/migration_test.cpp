// HOT-02: what a changed description carries over, and what it refuses before anything is touched.
#include "kernel/tables/migration.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "kernel/tables/stored_table.h"
#include "tests/tables/toy.h"

namespace openrealm {
namespace {

// The same table in several builds of a module.
namespace v1 {
OR_ENUM(Order, std::uint8_t, none, move, attack, patrol)
struct Unit {
  Spawn spawn;
  Ref<"unit"> target;
  Row<"unit"> next;
  std::int32_t gold;
  float speed;
  std::uint32_t id;
  std::int16_t slots[2];
  Order order;
  std::uint8_t level;
  std::uint8_t unused[2];
  Text<8> label;
  Str name;
  Blob<std::uint16_t> path;
  static constexpr TableShape kShape{.max_rows = 1000};
  OR_RECORD(Unit, "unit", FIELD(spawn), FIELD(target), FIELD(next), FIELD(gold), FIELD(speed), FIELD(id), FIELD(slots),
            FIELD(order), FIELD(level), FIELD(unused), FIELD(label), FIELD(name), FIELD(path));
};
struct Extra {
  Spawn spawn;
  Str text;
  static constexpr TableShape kShape{.max_rows = 10};
  OR_RECORD(Extra, "extra", FIELD(spawn), FIELD(text));
};
}  // namespace v1

// Reordered, renamed, widened, an array grown, names moved, text into the heap, blobs widened.
namespace v2 {
OR_ENUM(Order, std::uint16_t, attack, patrol, hold, none, move)
struct Unit {
  Spawn spawn;
  float armor;
  double pace;
  std::int64_t gold;
  Order order;
  std::int16_t slots[3];
  Ref<"unit"> target;
  Row<"unit"> next;
  float id;
  std::uint32_t level;
  Str label;
  Str name;
  Blob<std::int32_t> path;
  std::uint32_t spare;
  static constexpr TableShape kShape{.max_rows = 5000};
  OR_RECORD(Unit, "unit", FIELD(spawn), FIELD(armor).init(2.5f), FIELD(pace).was("speed"), FIELD(gold),
            FIELD(order).init(Order::none), FIELD(slots).init(-1), FIELD(target), FIELD(next), FIELD(id), FIELD(level),
            FIELD(label), FIELD(name), FIELD(path), FIELD(spare));
};
}  // namespace v2

Result<Migration> plan_for(TableStore &store, std::initializer_list<const or_table_desc *> descs,
                           const char *module = "toy") {
  auto tables = module_tables(module, descs.begin(), std::uint32_t(descs.size()));
  if (!tables) return tl::unexpected(tables.error());
  return Migration::plan(store, {*tables});
}

struct OldWorld {
  TableStore store;
  BareClient client{store, "toy"};
  Engine engine{client.import()};
  Table<v1::Unit> units = *engine.open<v1::Unit>();

  std::uint32_t add(std::uint32_t wanted = 0) {
    const std::uint32_t row = units.alloc(wanted);
    v1::Unit &unit = units.mut(row);
    unit.gold = -7;
    unit.speed = 270.5f;
    unit.id = 123456;
    unit.slots[0] = 3;
    unit.slots[1] = 4;
    unit.order = v1::Order::patrol;
    unit.level = 200;
    unit.label.set("eight ch");
    units.set(unit.name, "Muradin");
    units.resize(unit.path, 3);
    units.edit(unit.path)[2] = 65535;
    return row;
  }
};

TEST(tables_migration, everything_that_can_be_carried_over_is) {
  OldWorld world;
  world.add();
  const std::uint32_t row = world.add(900);
  world.units.mut(row).target = Ref<"unit">::from(world.units.ref(1));
  world.units.mut(row).next = {1};
  const std::uint32_t spawn = world.units[row].spawn.value;
  or_table *const raw = world.units.raw();
  auto plan = plan_for(world.store, {describe<v2::Unit>()});
  ASSERT_TRUE(plan) << plan.error().message;
  ASSERT_EQ(plan->warnings().size(), 1u);
  EXPECT_EQ(plan->warnings()[0], "table unit: field unused is dropped from 2 rows");
  ASSERT_TRUE(plan->apply());

  const auto units = world.engine.open<v2::Unit>();
  ASSERT_TRUE(units) << units.error().message;
  EXPECT_EQ(units->raw(), raw);
  EXPECT_EQ(units->live(), 2u);
  const v2::Unit &unit = (*units)[row];
  EXPECT_EQ(unit.spawn.value, spawn);
  EXPECT_EQ(unit.target.spawn, (*units)[1].spawn.value);
  EXPECT_EQ(unit.next.row, 1u);
  EXPECT_EQ(unit.gold, -7);
  EXPECT_EQ(unit.pace, 270.5);
  EXPECT_EQ(unit.armor, 2.5f);
  EXPECT_EQ(unit.id, 123456.f);
  EXPECT_EQ(unit.slots[1], 4);
  EXPECT_EQ(unit.slots[2], -1);
  EXPECT_EQ(unit.order, v2::Order::patrol);
  EXPECT_EQ(unit.level, 200u);
  EXPECT_EQ(units->text(unit.label), "eight ch");
  EXPECT_EQ(units->text(unit.name), "Muradin");
  ASSERT_EQ(units->view(unit.path).size(), 3u);
  EXPECT_EQ(units->view(unit.path)[2], 65535);
  EXPECT_EQ(world.store.state_hash(), world.store.full_state_hash());
  EXPECT_EQ((*world.engine.open<v2::Unit>()).alloc(), 2u) << "free rows are known, the counter goes on";
  EXPECT_EQ((*units)[2].spawn.value, spawn + 1);
}

TEST(tables_migration, there_and_back_again_is_the_same_state) {
  OldWorld world;
  for (int i = 0; i < 50; ++i) world.add();
  Snapshot before;
  world.store.take(before);
  const std::uint64_t hash = world.store.table_hash("unit");
  ASSERT_TRUE(plan_for(world.store, {describe<v2::Unit>()})->apply());
  auto back = plan_for(world.store, {describe<v1::Unit>()});
  ASSERT_TRUE(back) << back.error().message;
  ASSERT_TRUE(back->apply());
  // `pace` knows that it was `speed`, but `speed` does not know `pace`: it begins anew.
  for (int row = 1; row <= 50; ++row) {
    world.units.mut(row).speed = 270.5f;
    EXPECT_EQ(world.units.text(world.units[row].name), "Muradin");
    EXPECT_EQ(world.units.view(world.units[row].path)[2], 65535);
  }
  EXPECT_NE(world.store.table_hash("unit"), hash) << "its blobs have new spawn numbers";
  ASSERT_TRUE(world.store.restore(before));
  EXPECT_EQ(world.store.table_hash("unit"), hash);
}

TEST(tables_migration, the_old_build_comes_back_with_its_snapshot) {
  OldWorld world;
  world.add();
  Snapshot snapshot;
  world.store.take(snapshot);
  const std::uint64_t hash = world.store.state_hash();
  ASSERT_TRUE(plan_for(world.store, {describe<v2::Unit>()})->apply());
  ASSERT_TRUE(world.store.restore(snapshot));
  EXPECT_EQ(world.store.state_hash(), hash);
  ASSERT_TRUE(world.engine.open<v1::Unit>());
  EXPECT_EQ(world.units[1].gold, -7);
  EXPECT_EQ(world.units.text(world.units[1].name), "Muradin");
}

// One field of one kind, to be opened as another kind.
struct OneField {
  or_field fields[3];
  or_table_desc desc;
  OneField(std::uint16_t kind, std::uint32_t size, const char *names = nullptr, const char *target = nullptr,
           std::uint16_t element = 0)
      : fields{{"spawn", nullptr, nullptr, nullptr, 0, 4, 1, OR_KIND_SPAWN, 0, {}},
               {"filler", nullptr, nullptr, nullptr, 4, 4, 1, OR_KIND_U32, 0, {}},
               {"value", nullptr, target, names, 8, size, 8 / size, kind, element, {}}},
        desc{sizeof(or_table_desc), 16, 10, OR_TABLE_SAVED | OR_TABLE_SIM, OR_LIFE_MAP, 3, "one", fields} {}
};

template <class T>
std::string carry_over(const OneField &from, T value, const OneField &to,
                       std::vector<unsigned char> *result = nullptr) {
  TableStore store;
  or_table *table = *store.open("m", from.desc);
  std::uint32_t row = 0;
  store.alloc(*table, 3, row);
  std::memcpy(table->rows + 3 * 16 + 8, &value, sizeof value);
  const std::uint64_t hash = store.state_hash();
  const or_table_desc *descs[] = {&to.desc};
  auto plan = Migration::plan(store, {*module_tables("m", descs, 1)});
  if (!plan) {
    EXPECT_EQ(store.full_state_hash(), hash) << "nothing was touched";
    EXPECT_TRUE(store.open("m", from.desc));
    return plan.error().message;
  }
  EXPECT_TRUE(plan->apply());
  if (result != nullptr) result->assign(table->rows + 3 * 16 + 8, table->rows + 3 * 16 + 16);
  return "";
}

TEST(tables_migration, numbers_convert_only_when_they_stay_the_same) {
  const OneField u8(OR_KIND_U8, 1), i8(OR_KIND_I8, 1), u16(OR_KIND_U16, 2), i32(OR_KIND_I32, 4), u32(OR_KIND_U32, 4),
      i64(OR_KIND_I64, 8), u64(OR_KIND_U64, 8), f32(OR_KIND_F32, 4), f64(OR_KIND_F64, 8), code(OR_KIND_RAWCODE, 4);
  const std::string fits = "";
  EXPECT_EQ(carry_over(i64, std::int64_t{-128}, i8), fits);
  EXPECT_EQ(carry_over(i64, std::int64_t{-129}, i8), "table one, row 3, field value: -129 does not fit i8 exactly");
  EXPECT_EQ(carry_over(i64, std::int64_t{255}, u8), fits);
  EXPECT_NE(carry_over(i64, std::int64_t{-1}, u64), fits);
  EXPECT_NE(carry_over(u64, UINT64_MAX, i64), fits);
  EXPECT_EQ(carry_over(i32, 16777216, f32), fits);
  EXPECT_NE(carry_over(i32, 16777217, f32), fits);
  EXPECT_NE(carry_over(i64, INT64_MAX, f64), fits);
  EXPECT_EQ(carry_over(i64, INT64_MIN, f64), fits);
  EXPECT_EQ(carry_over(f64, 0.1, f32), "table one, row 3, field value: 0.1 does not fit f32 exactly");
  EXPECT_EQ(carry_over(f64, 0.25, f32), fits);
  EXPECT_EQ(carry_over(f32, 5.f, u8), fits);
  EXPECT_NE(carry_over(f32, 5.5f, u8), fits);
  EXPECT_NE(carry_over(f32, -0.f, i32), fits);
  EXPECT_NE(carry_over(f64, 1e300, i64), fits);
  EXPECT_NE(carry_over(f64, 9223372036854775808.0, i64), fits);
  EXPECT_NE(carry_over(f64, std::numeric_limits<double>::quiet_NaN(), i64), fits);
  EXPECT_EQ(carry_over(f64, std::numeric_limits<double>::infinity(), f32), fits);
  EXPECT_EQ(carry_over(code, 0x4870616Cu, u32), fits);
  EXPECT_EQ(carry_over(u16, std::uint16_t{9}, f64), fits);
}

TEST(tables_migration, names_of_enumerations_decide) {
  const OneField before(OR_KIND_ENUM8, 1, "calm, angry, asleep"), longer(OR_KIND_ENUM16, 2, "asleep, new, calm"),
      number(OR_KIND_U8, 1);
  std::vector<unsigned char> bytes;
  EXPECT_EQ(carry_over(before, std::uint8_t{2}, longer, &bytes), "");
  EXPECT_EQ(bytes[0], 0);
  EXPECT_EQ(carry_over(before, std::uint8_t{0}, longer, &bytes), "");
  EXPECT_EQ(bytes[0], 2);
  EXPECT_EQ(carry_over(before, std::uint8_t{1}, longer), "table one, row 3, field value: the name angry is gone");
  EXPECT_EQ(carry_over(before, std::uint8_t{77}, longer), "table one, row 3, field value: value 77 has no name");
  EXPECT_EQ(carry_over(number, std::uint8_t{2}, before), "");
  EXPECT_EQ(carry_over(number, std::uint8_t{3}, before), "table one, row 3, field value: value 3 has no name");
}

TEST(tables_migration, kinds_that_mean_something_else_carry_over_nothing_but_none) {
  const OneField to_unit(OR_KIND_REF, 8, nullptr, "unit"), to_item(OR_KIND_REF, 8, nullptr, "item"),
      real(OR_KIND_F64, 8), text(OR_KIND_TEXT, 8), str(OR_KIND_STR, 8),
      shorts(OR_KIND_BLOB, 8, nullptr, nullptr, OR_KIND_U16), ints(OR_KIND_BLOB, 8, nullptr, nullptr, OR_KIND_I32);
  EXPECT_EQ(carry_over(to_unit, or_ref{5, 6}, to_item),
            "table one, row 3, field value: ref to unit can't become ref to item");
  EXPECT_EQ(carry_over(to_unit, or_ref{}, to_item), "");
  EXPECT_EQ(carry_over(to_unit, or_ref{5, 6}, to_unit), "");
  EXPECT_NE(carry_over(real, 1.0, to_unit), "");
  EXPECT_NE(carry_over(text, std::uint64_t{0x41}, real), "");
  EXPECT_EQ(carry_over(text, std::uint64_t{0x41}, str), "");
  EXPECT_EQ(carry_over(str, or_blob{}, shorts), "");
  EXPECT_EQ(carry_over(shorts, or_blob{}, ints), "");
}

namespace v3 {
struct Unit {  // what a careless edit makes of it
  Spawn spawn;
  Text<4> label;
  Text<4> name;
  static constexpr TableShape kShape{.max_rows = 1000};
  OR_RECORD(Unit, "unit", FIELD(spawn), FIELD(label), FIELD(name));
};
struct Few {
  Spawn spawn;
  Str name;
  static constexpr TableShape kShape{.max_rows = 20};
  OR_RECORD(Few, "unit", FIELD(spawn), FIELD(name));
};
struct Elsewhere {  // another heap: not part of the simulation
  Spawn spawn;
  Str name;
  Blob<std::uint16_t> path;
  static constexpr TableShape kShape{.max_rows = 1000, .flags = OR_TABLE_SAVED, .lifetime = OR_LIFE_SCOPE};
  OR_RECORD(Elsewhere, "unit", FIELD(spawn), FIELD(name), FIELD(path));
};
}  // namespace v3

TEST(tables_migration, texts_that_do_not_fit_are_refused) {
  OldWorld world;
  const std::uint32_t row = world.add();
  const std::uint64_t hash = world.store.state_hash();
  auto plan = plan_for(world.store, {describe<v3::Unit>()});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().message, "table unit, row 1, field label: a text of 8 bytes does not fit 4");
  EXPECT_EQ(world.store.full_state_hash(), hash);
  world.units.mut(row).label.set("ok");
  plan = plan_for(world.store, {describe<v3::Unit>()});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().message, "table unit, row 1, field name: a text of 7 bytes does not fit 4");
  world.units.set(world.units.mut(row).name, "Muri");
  plan = plan_for(world.store, {describe<v3::Unit>()});
  ASSERT_TRUE(plan) << plan.error().message;
  ASSERT_TRUE(plan->apply());
  EXPECT_EQ((*world.engine.open<v3::Unit>())[row].name.view(), "Muri");
}

TEST(tables_migration, rows_past_the_new_bound_are_refused) {
  OldWorld world;
  world.add(21);
  const auto plan = plan_for(world.store, {describe<v3::Few>()});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().message, "table unit, row 21: it is in use, but the new build has 20 rows");
}

TEST(tables_migration, blobs_follow_their_table_to_another_heap) {
  OldWorld world;
  const std::uint32_t row = world.add();
  ASSERT_TRUE(plan_for(world.store, {describe<v3::Elsewhere>()})->apply());
  auto units = *world.engine.open<v3::Elsewhere>();
  world.store.clear(OR_LIFE_MAP);
  EXPECT_EQ(units.text(units[row].name), "Muradin");
  EXPECT_EQ(units.view(units[row].path)[2], 65535);
}

TEST(tables_migration, rows_may_change_between_plan_and_apply) {
  OldWorld world;
  const std::uint32_t row = world.add();
  world.units.mut(row).label.set("ok");
  world.units.set(world.units.mut(row).name, "Muri");
  auto plan = plan_for(world.store, {describe<v3::Unit>()});
  ASSERT_TRUE(plan);
  world.units.mut(row).label.set("too long");
  const std::uint64_t hash = world.store.state_hash();
  EXPECT_FALSE(plan->apply());
  EXPECT_EQ(world.store.full_state_hash(), hash);
  EXPECT_EQ(world.units.text(world.units[row].name), "Muri");
}

// All tables of a set or none: the second one's refusal leaves the first.
TEST(tables_migration, a_set_is_migrated_whole_or_not_at_all) {
  OldWorld world;
  world.add();
  auto extras = *world.engine.open<v1::Extra>();
  extras.set(extras.mut(extras.alloc()).text, "extra");
  const OneField changed_extra(OR_KIND_REF, 8, nullptr, "unit");
  OneField renamed = changed_extra;
  renamed.desc.name = "extra";
  renamed.desc.fields = renamed.fields;
  renamed.fields[2].name = "text";
  const std::uint64_t hash = world.store.state_hash();
  const auto plan = plan_for(world.store, {describe<v2::Unit>(), &renamed.desc});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().message, "table extra, row 1, field text: str can't become ref");
  EXPECT_EQ(world.store.full_state_hash(), hash);
}

TEST(tables_migration, removed_tables_go_with_a_warning) {
  OldWorld world;
  auto extras = *world.engine.open<v1::Extra>();
  extras.set(extras.mut(extras.alloc()).text, "extra");
  auto plan = plan_for(world.store, {describe<v1::Unit>()});
  ASSERT_TRUE(plan);
  EXPECT_FALSE(plan->changes_nothing());
  ASSERT_EQ(plan->warnings().size(), 1u);
  EXPECT_EQ(plan->warnings()[0], "table extra is dropped with 1 rows");
  ASSERT_TRUE(plan->apply());
  EXPECT_EQ(world.store.find("extra"), nullptr);
  EXPECT_TRUE(plan_for(world.store, {describe<v1::Unit>()})->changes_nothing());
}

TEST(tables_migration, tables_of_others_are_not_touched) {
  OldWorld world;
  world.add();
  auto plan = plan_for(world.store, {describe<v2::Unit>()}, "thief");
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().code, OR_DENIED);
  // A table may move between modules that are swapped together.
  const or_table_desc *descs[] = {describe<v2::Unit>()};
  auto given = Migration::plan(world.store, {ModuleTables{"toy", {}}, *module_tables("heir", descs, 1)});
  ASSERT_TRUE(given) << given.error().message;
  ASSERT_TRUE(given->apply());
  EXPECT_EQ(world.store.find("unit")->owner(), "heir");
}

TEST(tables_migration, a_row_number_may_not_outgrow_its_target) {
  OldWorld world;
  world.add();
  world.units.mut(1).next = {700};  // free, but within the bound
  struct Small {
    or_field fields[2] = {{"spawn", nullptr, nullptr, nullptr, 0, 4, 1, OR_KIND_SPAWN, 0, {}},
                          {"next", nullptr, "unit", nullptr, 4, 4, 1, OR_KIND_ROW, 0, {}}};
    or_table_desc desc = {sizeof(or_table_desc), 8, 600, OR_TABLE_SIM, OR_LIFE_MAP, 2, "unit", fields};
  } small;
  const auto plan = plan_for(world.store, {&small.desc});
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error().message, "table unit, row 1, field next: row 700 of table unit is out of bounds");
}

TEST(tables_migration, bad_lists_are_refused) {
  OldWorld world;
  EXPECT_FALSE(plan_for(world.store, {describe<v1::Unit>(), describe<v2::Unit>()}));
  EXPECT_FALSE(plan_for(world.store, {nullptr}));
  OneField bad(OR_KIND_U8, 1);
  bad.desc.row_size = 15;
  EXPECT_FALSE(plan_for(world.store, {&bad.desc}));
}

}  // namespace
}  // namespace openrealm
