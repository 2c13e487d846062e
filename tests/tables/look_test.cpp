// KRN-14: tables at the console; and where two runs differ first.
#include <gtest/gtest.h>

#include <cmath>

#include "kernel/tables/compare.h"
#include "kernel/tables/inspect.h"
#include "tests/tables/toy.h"

namespace openrealm {
namespace {

using toy::Creature;
using toy::Mood;
using toy::World;

struct Zoo : World {
  Zoo() {
    for (int i = 1; i <= 30; ++i) {
      Creature &creature = creatures.mut(creatures.alloc());
      creature.hp = float(i * 10);
      creature.mood = Mood(i % 3);
      creature.slots[1] = std::int16_t(i);
      creature.type = {i == 4 ? 0x6866'6F6Fu : 7u};
    }
    creatures.set(creatures.mut(4).name, "Uther \"the\" Lightbringer\n\xC3\xBC\xFF");
    creatures.mut(4).label.set("footman");
    creatures.resize(creatures.mut(4).path, 20);
    creatures.edit(creatures[4].path)[1] = 77;
    creatures.mut(4).prey = Ref<"creature">::from(creatures.ref(30));
    creatures.mut(4).next = {5};
    creatures.free(30);
  }
  Result<QueryResult> ask(std::vector<std::string> words) const {
    auto query = parse_query(words);
    if (!query) return tl::unexpected(query.error());
    return run_query(store, *query);
  }
  std::uint32_t count(std::vector<std::string> words) const {
    const auto found = ask(std::move(words));
    EXPECT_TRUE(found) << found.error().message;
    return found ? found->matched : 0;
  }
  std::string refusal(std::vector<std::string> words) const {
    const auto found = ask(std::move(words));
    return found ? "" : found.error().message;
  }
};

TEST(tables_look, every_kind_is_readable) {
  const Zoo zoo;
  const auto found = zoo.ask({"creature", "where", "type", "=", "hfoo"});
  ASSERT_TRUE(found) << found.error().message;
  ASSERT_EQ(found->rows.size(), 1u);
  EXPECT_EQ(found->rows[0].row, 4u);
  const std::vector<std::string> expected = {"4",
                                             "creature 30#30 (gone)",
                                             "creature 5",
                                             "40",
                                             "'hfoo'",
                                             "[-1, 4, -1]",
                                             "angry",
                                             "0",
                                             "\"footman\"",
                                             "\"Uther \\\"the\\\" Lightbringer\\x0a\xC3\xBC\\xff\"",
                                             "[0, 77, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ... 20 in all]"};
  EXPECT_EQ(found->rows[0].values, expected);
  EXPECT_EQ(found->columns[1], "prey");
}

TEST(tables_look, conditions_compare_by_kind) {
  const Zoo zoo;
  EXPECT_EQ(zoo.count({"creature"}), 29u);
  EXPECT_EQ(zoo.count({"creature", "where", "hp", "<", "50"}), 4u);
  EXPECT_EQ(zoo.count({"creature", "where", "hp", ">=", "280.0"}), 2u);
  EXPECT_EQ(zoo.count({"creature", "where", "mood", "=", "asleep"}), 10u);
  EXPECT_EQ(zoo.count({"creature", "where", "mood", "!=", "asleep"}), 19u);
  EXPECT_EQ(zoo.count({"creature", "where", "slots", "==", "7"}), 1u) << "any element";
  EXPECT_EQ(zoo.count({"creature", "where", "slots[0]", "=", "7"}), 0u);
  EXPECT_EQ(zoo.count({"creature", "where", "slots[0]", "<", "0"}), 29u);
  EXPECT_EQ(zoo.count({"creature", "where", "type", "!=", "'hfoo'"}), 28u);
  EXPECT_EQ(zoo.count({"creature", "where", "type", "=", "0x68666f6f"}), 1u);
  EXPECT_EQ(zoo.count({"creature", "where", "name", "~", "Light"}), 1u);
  EXPECT_EQ(zoo.count({"creature", "where", "label", "=", "\"footman\""}), 1u);
  EXPECT_EQ(zoo.count({"creature", "where", "path", "=", "77"}), 1u);
  EXPECT_EQ(zoo.count({"creature", "where", "prey", "=", "none"}), 28u);
  EXPECT_EQ(zoo.count({"creature", "where", "prey", "=", "30"}), 1u);
  EXPECT_EQ(zoo.count({"creature", "where", "row", "<=", "3"}), 3u);
  EXPECT_EQ(zoo.count({"creature", "where", "spawn", "=", "12", "limit", "1"}), 1u);
}

TEST(tables_look, a_limit_shows_the_first_rows_and_counts_all) {
  const Zoo zoo;
  const auto found = zoo.ask({"creature", "limit", "3", "where", "hp", ">", "50"});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->matched, 24u);
  ASSERT_EQ(found->rows.size(), 3u);
  EXPECT_EQ(found->rows[0].row, 6u);
  EXPECT_NE(to_text(*found).find("24 rows of table creature, 3 shown"), std::string::npos);
  EXPECT_EQ(to_text(*zoo.ask({"menu"})), "0 rows of table menu\n");
}

TEST(tables_look, a_mistake_names_the_nearest) {
  const Zoo zoo;
  EXPECT_EQ(zoo.refusal({"creatur"}), "there is no table creatur; did you mean creature?");
  EXPECT_EQ(zoo.refusal({"creature", "where", "moood", "=", "calm"}),
            "table creature has no field moood; did you mean mood?");
  EXPECT_EQ(zoo.refusal({"creature", "where", "mood", "=", "aslep"}),
            "field mood has no value aslep; did you mean asleep?");
  EXPECT_EQ(zoo.refusal({"creature", "where", "hp", "is", "3"}), "is is no comparison: use = != < <= > >= ~");
  EXPECT_EQ(zoo.refusal({"creature", "where", "hp", "=", "3x"}), "field hp is compared with a number, not with 3x");
  EXPECT_EQ(zoo.refusal({"creature", "where", "hp", "~", "3"}), "~ looks into text, and hp is none");
  EXPECT_EQ(zoo.refusal({"creature", "where", "type", "=", "hfo"}),
            "field type is compared with a rawcode such as 'hfoo', not with hfo");
  EXPECT_EQ(zoo.refusal({"creature", "where", "prey", "=", "me"}),
            "field prey is compared with a row's number or none, not with me");
  EXPECT_EQ(zoo.refusal({"creature", "where", "slots[3]", "=", "1"}),
            "field slots has the elements 0 to 2, not slots[3]");
  for (const auto &words : std::vector<std::vector<std::string>>{{},
                                                                 {"creature", "where"},
                                                                 {"creature", "where", "hp", "="},
                                                                 {"creature", "limit"},
                                                                 {"creature", "limit", "0"},
                                                                 {"creature", "limit", "-1"},
                                                                 {"creature", "limit", "99999999999"},
                                                                 {"creature", "order"},
                                                                 {"creature", "where", "slots[", "=", "1"},
                                                                 {"creature", "where", "slots[x]", "=", "1"}})
    EXPECT_NE(zoo.refusal(words), "");
}

TEST(tables_look, the_list_tells_size_kind_and_hash) {
  Zoo zoo;
  const auto lines = list_tables(zoo.store);
  ASSERT_GE(lines.size(), 4u);  // two tables and their heaps in use
  EXPECT_EQ(lines[0].name, "creature");
  EXPECT_EQ(lines[0].owner, "toy");
  EXPECT_EQ(lines[0].live, 29u);
  EXPECT_EQ(lines[0].high, 30u);
  EXPECT_TRUE(lines[0].saved && lines[0].sim);
  EXPECT_EQ(lines[0].hash, zoo.store.table_hash("creature"));
  EXPECT_EQ(lines[1].name, "menu");
  EXPECT_FALSE(lines[1].saved || lines[1].sim);
  EXPECT_EQ(lines[1].lifetime, "process");
  EXPECT_TRUE(lines[2].name.starts_with("blob.map.saved.sim."));
  EXPECT_NE(to_text(lines).find("transient local"), std::string::npos);
}

TEST(tables_look, not_a_number_is_equal_to_nothing) {
  Zoo zoo;
  zoo.creatures.mut(1).hp = NAN;
  EXPECT_EQ(zoo.count({"creature", "where", "hp", "<", "100000"}), 28u);
  EXPECT_EQ(zoo.count({"creature", "where", "hp", "!=", "0"}), 29u);
  EXPECT_EQ(zoo.count({"creature", "where", "hp", "=", "nan"}), 0u);
}

// --- the first difference ---

std::string difference(World &left, World &right, bool also_local = false) {
  Snapshot a, b;
  left.store.take(a);
  right.store.take(b);
  const auto found = first_difference(a, b, also_local);
  return found ? found->text() : "";
}

TEST(tables_compare, the_same_state_has_no_difference) {
  Zoo left, right;
  EXPECT_EQ(difference(left, right), "");
  right.menus.alloc();
  EXPECT_EQ(difference(left, right), "");
  EXPECT_EQ(difference(left, right, true), "table menu, row 1, field spawn: 0 against 1");
}

TEST(tables_compare, the_first_field_is_named_with_both_values) {
  Zoo left, right;
  right.creatures.mut(9).player = 3;
  right.creatures.mut(12).hp = 1;
  EXPECT_EQ(difference(left, right), "table creature, row 9, field player: 0 against 3");
  right.creatures.mut(9).slots[2] = 8;
  EXPECT_EQ(difference(left, right), "table creature, row 9, field slots[2]: -1 against 8");
}

TEST(tables_compare, text_and_arrays_are_compared_by_content) {
  Zoo left, right;
  right.creatures.set(right.creatures.mut(3).name, "Jaina");
  EXPECT_EQ(difference(left, right), "table creature, row 3, field name: \"\" against \"Jaina\"");
  left.creatures.set(left.creatures.mut(3).name, "Jaina");
  left.creatures.edit(left.creatures[4].path)[2] = 5;
  EXPECT_EQ(difference(left, right), "table creature, row 4, field path[2]: 5 against 0");
  left.creatures.resize(left.creatures.mut(4).path, 19);
  left.creatures.edit(left.creatures[4].path)[2] = 0;
  EXPECT_EQ(difference(left, right), "table creature, row 4, field path: 19 elements against 20 elements");
}

TEST(tables_compare, rows_and_counters_that_are_not_there) {
  Zoo left, right;
  right.client.end_tick();
  right.creatures.alloc(40);
  EXPECT_EQ(difference(left, right), "table creature, row 40, field spawn: 0 against 31");
  right.creatures.free(40);
  EXPECT_EQ(difference(left, right), "table creature, spawn counter: 31 against 32");
  TableStore empty;
  Snapshot a, b;
  left.store.take(a);
  empty.take(b);
  EXPECT_EQ(first_difference(a, b)->text(), "table creature, existence: 29 rows against not there");
}

}  // namespace
}  // namespace openrealm
