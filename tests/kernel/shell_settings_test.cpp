// Words, cvars, commands and config files, without a process around them.
#include <gtest/gtest.h>

#include "kernel/shell/arguments.h"
#include "kernel/shell/commands.h"
#include "kernel/shell/config.h"
#include "kernel/shell/cvars.h"
#include "kernel/shell/output.h"
#include "kernel/shell/words.h"

namespace openrealm {
namespace {

using Words = std::vector<std::string>;

std::vector<Words> split(std::string_view text) {
  std::vector<Words> all;
  const auto commands = split_commands(text).value();
  for (const CommandText &command : commands) all.push_back(command.words);
  return all;
}

TEST(shell_words, commands_end_at_semicolons_lines_and_comments) {
  EXPECT_EQ(split("set a 1; set b 2\r\necho c // not this; nor this\n# nor this\nd"),
            (std::vector<Words>{{"set", "a", "1"}, {"set", "b", "2"}, {"echo", "c"}, {"d"}}));
  EXPECT_TRUE(split(" ;; \n\n // nothing").empty());
  EXPECT_EQ(split("map maps/a//b#c"), (std::vector<Words>{{"map", "maps/a//b#c"}}));
}

TEST(shell_words, quotes_hold_everything_and_can_be_written_back) {
  EXPECT_EQ(split(R"(say "a; b // c" d""e "\"\\\n\q")"), (std::vector<Words>{{"say", "a; b // c", "de", "\"\\\n\\q"}}));
  for (const std::string word :
       {"", "plain", "two words", "a\"b", "a\\b", "x;y", "#", "//", "line\nline", "{\"json\": 1}"})
    EXPECT_EQ(split("echo " + quote_word(word)), (std::vector<Words>{{"echo", word}})) << word;
}

TEST(shell_words, an_open_quote_is_an_error) {
  const auto open = split_commands("echo \"never closed; quit\nquit");
  ASSERT_FALSE(open);
  EXPECT_NE(open.error().message.find("never closed"), std::string::npos);
}

TEST(shell_words, the_nearest_name_is_a_slip_away) {
  const Words names = {"load", "save", "saves", "wc_order_queue_max", "quit"};
  EXPECT_EQ(nearest_name("laod", names), "load");
  EXPECT_EQ(nearest_name("wc_orderqueue_max", names), "wc_order_queue_max");
  EXPECT_EQ(nearest_name("queue_max", names), "wc_order_queue_max");
  EXPECT_EQ(nearest_name("zzzzzz", names), "");
  EXPECT_EQ(nearest_name("", names), "");
}

class shell_cvars : public testing::Test {
 protected:
  void SetUp() override {
    declare({.name = "count", .type = CvarType::integer, .default_value = "5", .min = 1, .max = 9});
    declare({.name = "ratio", .type = CvarType::number, .default_value = "0.5"});
    declare({.name = "fast", .type = CvarType::boolean, .default_value = "off"});
    declare({.name = "mode",
             .default_value = "disk",
             .flags = kCvarArchive,
             .values = {"disk", "memory"},
             .any_value = true,
             .owner = "toy"});
    declare({.name = "strict", .default_value = "a", .values = {"alpha", "a"}});
    declare({.name = "fixed", .default_value = "x", .flags = kCvarInit});
    declare({.name = "cheats", .type = CvarType::boolean, .default_value = "0"});
    declare({.name = "god", .type = CvarType::boolean, .default_value = "0", .flags = kCvarCheat});
  }
  void declare(const CvarSpec &spec) { ASSERT_TRUE(cvars.declare(spec)); }
  std::string refusal(std::string_view name, std::string_view value) {
    const auto done = cvars.set(name, value);
    return done ? "accepted" : done.error().message;
  }
  Cvars cvars;
};

// KRN-06
TEST_F(shell_cvars, values_are_typed_and_kept_in_normal_form) {
  EXPECT_TRUE(cvars.set("count", "9"));
  EXPECT_EQ(cvars.integer("count"), 9);
  EXPECT_TRUE(cvars.set("ratio", "2.50"));
  EXPECT_EQ(cvars.text("ratio"), "2.5");
  EXPECT_TRUE(cvars.set("fast", "yes"));
  EXPECT_TRUE(cvars.boolean("fast"));
  EXPECT_EQ(refusal("count", "10"), "cvar count: '10' is not an integer from 1 to 9");
  for (const char *bad : {"", "x", "1x", " 1", "1.5", "99999999999999999999", "0"})
    EXPECT_NE(refusal("count", bad), "accepted") << bad;
  for (const char *bad : {"", "nan", "inf", "1e999", "1,5"}) EXPECT_NE(refusal("ratio", bad), "accepted") << bad;
  EXPECT_EQ(refusal("fast", "maybe"), "cvar fast: 'maybe' is not 0 or 1 (off, on)");
  EXPECT_EQ(refusal("strict", "alhpa"), "cvar strict: 'alhpa' is not one of alpha, a, did you mean alpha?");
  EXPECT_NE(refusal("mode", std::string(5000, 'x')), "accepted");
  EXPECT_EQ(cvars.integer("count"), 9) << "a refused value changes nothing";
}

// KRN-06
TEST_F(shell_cvars, an_unknown_name_names_the_nearest) {
  const auto done = cvars.set("cuont", "3");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, OR_NOT_FOUND);
  EXPECT_EQ(done.error().message, "unknown cvar 'cuont', did you mean count?");
  EXPECT_EQ(cvars.toggle("fats").error().message, "unknown cvar 'fats', did you mean fast?");
  EXPECT_EQ(cvars.reset("zzzzzzz").error().message, "unknown cvar 'zzzzzzz'");
}

// GC-06: the value is kept as it is, for its reader to decide.
TEST_F(shell_cvars, a_value_outside_an_open_list_is_kept_and_reported) {
  const auto done = cvars.set("mode", "dsik");
  ASSERT_TRUE(done);
  EXPECT_EQ(*done, "cvar mode: 'dsik' is not one of disk, memory; it is kept as it is, did you mean disk?");
  EXPECT_EQ(cvars.text("mode"), "dsik");
  EXPECT_EQ(*cvars.set("mode", "memory"), "");
}

TEST_F(shell_cvars, toggle_and_reset_go_round_and_back) {
  ASSERT_TRUE(cvars.toggle("fast"));
  EXPECT_TRUE(cvars.boolean("fast"));
  ASSERT_TRUE(cvars.toggle("mode"));
  EXPECT_EQ(cvars.text("mode"), "memory");
  ASSERT_TRUE(cvars.toggle("mode"));
  EXPECT_EQ(cvars.text("mode"), "disk");
  EXPECT_FALSE(cvars.toggle("count"));
  ASSERT_TRUE(cvars.set("count", "7"));
  ASSERT_TRUE(cvars.reset("count"));
  EXPECT_EQ(cvars.integer("count"), 5);
}

TEST_F(shell_cvars, fixed_ones_and_cheats_are_guarded_once_started) {
  ASSERT_TRUE(cvars.set("fixed", "y"));
  cvars.start();
  EXPECT_NE(refusal("fixed", "z").find("+set fixed VALUE"), std::string::npos);
  EXPECT_NE(refusal("god", "1").find("set cheats 1"), std::string::npos);
  ASSERT_TRUE(cvars.set("cheats", "1"));
  EXPECT_TRUE(cvars.set("god", "1"));
  EXPECT_EQ(cvars.text("fixed"), "y");
}

TEST_F(shell_cvars, listeners_hear_changes_only) {
  int heard = 0;
  cvars.listen("count", [&](const Cvar &cvar) { heard += cvar.value == "6" ? 1 : 100; });
  ASSERT_TRUE(cvars.set("count", "5"));
  ASSERT_TRUE(cvars.set("count", "6"));
  ASSERT_TRUE(cvars.set("count", "6"));
  EXPECT_EQ(heard, 1);
}

TEST_F(shell_cvars, a_bad_declaration_is_refused) {
  EXPECT_FALSE(cvars.declare({.name = "count", .default_value = ""}));
  EXPECT_FALSE(cvars.declare({.name = "Upper", .default_value = ""}));
  EXPECT_FALSE(cvars.declare({.name = "1st", .default_value = ""}));
  EXPECT_FALSE(cvars.declare({.name = "n", .type = CvarType::integer, .default_value = "x"}));
}

// KRN-06
TEST_F(shell_cvars, the_archive_keeps_what_other_games_left_in_it) {
  const Cvars::Archive file = {{"", {{"count", "8"}, {"strict", "nonsense"}, {"cuont", "1"}}},
                               {"toy", {{"mode", "memory"}}},
                               {"other", {{"depth", "3"}}}};
  const auto problems = cvars.apply_archive(file, "");
  ASSERT_EQ(problems.size(), 2u);
  EXPECT_EQ(problems[0], "unknown cvar 'cuont', did you mean count? (its value is kept)");
  EXPECT_EQ(cvars.text("mode"), "disk") << "another owner's section is not applied yet";
  EXPECT_TRUE(cvars.apply_archive(file, "toy").empty());
  EXPECT_EQ(cvars.integer("count"), 8);
  EXPECT_EQ(cvars.text("mode"), "memory");

  cvars.forget("toy");
  EXPECT_EQ(cvars.find("mode"), nullptr);
  auto kept = cvars.archive();
  EXPECT_EQ(kept["toy"]["mode"], "memory");
  EXPECT_EQ(kept["other"]["depth"], "3");
  EXPECT_EQ(kept[""]["cuont"], "1");
  ASSERT_TRUE(cvars.reset("count"));
  EXPECT_FALSE(cvars.archive()[""].contains("count")) << "reset forgets it";
}

// KRN-06
TEST_F(shell_cvars, the_archive_comes_back_from_its_file) {
  ASSERT_TRUE(cvars.set("mode", "memory"));
  ASSERT_TRUE(cvars.set("strict", "alpha", true));
  ASSERT_TRUE(cvars.set("ratio", "0.25", true));
  const std::string text = write_archive(cvars.archive());
  const auto read = parse_archive(text, "settings.toml");
  ASSERT_TRUE(read) << text;
  EXPECT_EQ(*read, cvars.archive());
  const Cvars::Archive awkward = {{"", {{"name", "a \"quoted\" \\ line\nand more \x01 \xE2\x9C\x93"}}}};
  EXPECT_EQ(parse_archive(write_archive(awkward), "f").value(), awkward);
}

std::string problems_of(std::string_view text, ConfigKind kind = ConfigKind::game) {
  Cvars known;
  EXPECT_TRUE(known.declare({.name = "speed", .type = CvarType::number, .default_value = "1", .min = 0}));
  const auto config = parse_config(text, "config/games/toy.toml", kind, known);
  return config ? "" : config.error().message;
}

TEST(shell_config, a_game_file_gives_modules_phases_and_cvars) {
  Cvars known;
  ASSERT_TRUE(known.declare({.name = "speed", .type = CvarType::number, .default_value = "1"}));
  const auto config = parse_config(R"(
title = "Toy"
modules = ["a", "b"]
phases = ["one"]
order_queue_release = "b"
data = "data/toy"
plain_maps = [".txt"]
[cvars]
speed = 2
mode = {default = "disk", values = ["disk", "memory"], any_value = true, help = "where", flags = ["archive"]}
limit = {default = 10, min = 1, max = 20}
ratio = {default = 1, type = "float"}
[aliases]
q = "quit"
)",
                                   "toy.toml", ConfigKind::game, known);
  ASSERT_TRUE(config) << config.error().message;
  EXPECT_EQ(config->modules, (Words{"a", "b"}));
  EXPECT_EQ(config->data, Words{"data/toy"});
  EXPECT_EQ(config->plain_maps, Words{".txt"});
  ASSERT_EQ(config->declared.size(), 3u);
  EXPECT_EQ(config->declared[0].name, "limit");
  EXPECT_EQ(config->declared[0].max, 20);
  EXPECT_EQ(config->declared[1].flags, kCvarArchive);
  EXPECT_EQ(config->declared[2].type, CvarType::number);
  ASSERT_EQ(config->settings.size(), 1u);
  EXPECT_EQ(config->settings[0].where, "toy.toml:9:9");
}

// KRN-07
TEST(shell_config, a_syntax_error_names_file_line_and_column) {
  const std::string problem = problems_of("title = \"x\"\nmodules = [\"a\"\nphases = 1\n");
  EXPECT_EQ(problem.find("config/games/toy.toml:3:"), 0u) << problem;
  EXPECT_EQ(problem.find('\n'), std::string::npos);
}

// KRN-07
TEST(shell_config, every_problem_of_a_file_is_told_with_its_place) {
  const std::string problem = problems_of(R"(modles = ["a"]
title = 3
modules = ["a", 4, "a"]
order_queue_release = "z"
[cvars]
sped = 2
speed = "2"
limit = {defalt = 10}
mode = {default = "x", values = ["disk"], flags = ["archived"]}
kind = {default = 1, type = "strng"}
when = {default = 1979-05-27}
)");
  const Words expected = {
      ":1:1: unknown key 'modles', did you mean modules?",
      ":2:9: title: expected text, got an integer",
      ":3:17: modules: expected text, got an integer",
      ":3:20: modules: 'a' is listed twice",
      ":4:23: order_queue_release: 'z' is not in modules",
      ":6:1: unknown cvar 'sped', did you mean speed?",
      ":7:9: cvar speed: expected a number of at least 0, got text \"2\"",
      ":8:10: unknown key 'defalt', did you mean default?",
      "cvar limit: 'default' must be text, a number or a boolean",
      "cvar mode: flags are archive, init and cheat, not 'archived'",
      "cvar kind: type must be one of string, int, float, bool, did you mean string?",
      "cvar when: 'default' must be",
  };
  for (const std::string &line : expected)
    EXPECT_NE(problem.find(line), std::string::npos) << line << "\nin\n" << problem;
  EXPECT_NE(
      problems_of("[cvars]\nmode = {default = \"x\", values = [\"disk\"]}").find("cvar mode: 'x' is not one of disk"),
      std::string::npos);
}

TEST(shell_config, the_engine_file_holds_no_game) {
  EXPECT_EQ(problems_of("[cvars]\nspeed = 2.5\n", ConfigKind::engine), "");
  EXPECT_NE(problems_of("modules = []\n", ConfigKind::engine), "");
  EXPECT_NE(problems_of("cvars = 3\n", ConfigKind::engine), "");
  EXPECT_NE(
      problems_of("[aliases]\nx = \"echo \\\"open\"\n", ConfigKind::engine).find("alias x: a quote is not closed"),
      std::string::npos);
}

TEST(shell_config, a_damaged_archive_is_refused_whole) {
  EXPECT_FALSE(parse_archive("[cvars]\na = 1\nb = [", "f"));
  EXPECT_FALSE(parse_archive("[cvars]\na = [1]\n", "f"));
  EXPECT_FALSE(parse_archive("other = 1\n", "f"));
  EXPECT_TRUE(parse_archive("", "f").value().empty());
}

// A Commands whose commands write down what they were given.
class shell_commands : public testing::Test {
 protected:
  void SetUp() override {
    const auto log = [this](const CommandCall &call) -> Result<void> {
      ran.push_back(call.command->text);
      return {};
    };
    commands.add({.name = "say", .usage = "say TEXT", .help = "", .min_args = 1, .run = log});
    commands.add({.name = "sail", .usage = "sail", .help = "", .max_args = 0, .run = log});
    commands.add({.name = "fail", .usage = "fail", .help = "", .run = [](const CommandCall &) -> Result<void> {
                    return fail(OR_IO, "it failed");
                  }});
    commands.add(
        {.name = "hold", .usage = "hold N", .help = "", .run = [this](const CommandCall &call) -> Result<void> {
           commands.wait(std::uint32_t(call.arg(0).size()));
           return {};
         }});
    commands.add({.name = "script", .usage = "script", .help = "", .run = [this](const CommandCall &) -> Result<void> {
                    commands.insert("say inner 1; say inner 2", CommandOrigin::script);
                    return {};
                  }});
    commands.set_report([this](const CommandCall &call, const Error &error) {
      errors.push_back(call.command->words[0] + ": " + error.message);
    });
  }
  void run(std::string_view text) {
    commands.append(text, CommandOrigin::pipe);
    commands.run();
  }
  Commands commands;
  Words ran, errors;
};

TEST_F(shell_commands, run_in_order_and_scripts_run_where_they_stand) {
  run("say a; script; say b");
  EXPECT_EQ(ran, (Words{"say a", "say inner 1", "say inner 2", "say b"}));
}

TEST_F(shell_commands, a_wait_holds_back_what_follows) {
  run("say a; hold xxx; say b");
  EXPECT_EQ(ran, Words{"say a"});
  for (int tick = 0; tick < 2; ++tick) {
    commands.tick_ended();
    commands.run();
  }
  EXPECT_EQ(ran.size(), 1u);
  commands.tick_ended();
  commands.run();
  EXPECT_EQ(ran, (Words{"say a", "say b"}));
}

TEST_F(shell_commands, mistakes_are_told_and_the_rest_still_runs) {
  run("sya x; say; sail away; fail; say \"\"; say end");
  EXPECT_EQ(errors, (Words{"sya: unknown command 'sya', did you mean say?", "say: usage: say TEXT", "sail: usage: sail",
                           "fail: it failed"}));
  EXPECT_EQ(ran, (Words{"say \"\"", "say end"}));
  errors.clear();
  run("say \"open; say b");
  EXPECT_EQ(errors.size(), 1u) << "none of a line that cannot be read is run";
  EXPECT_EQ(ran.size(), 2u);
}

TEST_F(shell_commands, an_alias_takes_what_follows_it) {
  commands.set_alias("twice", "say x; say y");
  run("twice z");
  EXPECT_EQ(ran, (Words{"say x", "say y z"}));
  commands.set_alias("twice", "");
  run("twice");
  EXPECT_EQ(errors.size(), 1u);
}

TEST_F(shell_commands, aliases_that_call_themselves_come_to_an_end) {
  commands.set_alias("loop", "say round; loop");
  commands.set_alias("bomb", "bomb; bomb");
  run("loop");
  EXPECT_FALSE(errors.empty());
  EXPECT_LT(ran.size(), 20u);
  run("bomb");
  EXPECT_TRUE(commands.idle());
  EXPECT_NE(errors.back().find("at once"), std::string::npos);
}

TEST_F(shell_commands, arguments_are_given_as_words_and_as_written) {
  std::string rest, first;
  commands.add({.name = "take", .usage = "", .help = "", .run = [&](const CommandCall &call) -> Result<void> {
                  first = call.arg(0);
                  rest = call.rest(1);
                  EXPECT_EQ(call.arg(9), "");
                  EXPECT_EQ(call.rest(9), "");
                  return {};
                }});
  run(R"(take "one word" say  "two; three" four)");
  EXPECT_EQ(first, "one word");
  EXPECT_EQ(rest, R"(say  "two; three" four)");
}

// KRN-08
TEST_F(shell_commands, completion_knows_commands_aliases_and_arguments) {
  commands.set_alias("sailor", "sail");
  commands.set_more_names([] { return Words{"sap"}; });
  commands.add({.name = "show", .usage = "", .help = "", .run = {}, .complete = [](const Words &words) {
                  return words.size() == 1 ? Words{"unit", "unit_move", "item"} : Words{"where"};
                }});
  EXPECT_EQ(commands.complete("sa"), (Words{"sail", "sailor", "sap", "say"}));
  EXPECT_EQ(commands.complete("say x; sh"), Words{"show"});
  EXPECT_EQ(commands.complete("show u"), (Words{"unit", "unit_move"}));
  EXPECT_EQ(commands.complete("show unit w"), Words{"where"});
  EXPECT_TRUE(commands.complete("nothing h").empty());
  EXPECT_TRUE(commands.complete("say \"open").empty());
}

Result<Arguments> parse(const Words &words) {
  return parse_arguments(words);
}

TEST(shell_arguments, options_sets_and_commands_stand_in_any_order) {
  const auto made = parse({"--headless", "+set", "game", "toy", "+map", "My Maps/a b.w3x", "--ticks", "3000",
                           "--data=x", "--data", "y", "+player", "1", "-5", "+echo"});
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_TRUE(made->headless);
  EXPECT_EQ(made->ticks, 3000u);
  EXPECT_EQ(made->data, (Words{"x", "y"}));
  EXPECT_EQ(made->sets, (std::vector<std::pair<std::string, std::string>>{{"game", "toy"}}));
  ASSERT_EQ(made->commands.size(), 3u);
  EXPECT_EQ(split(made->commands[0]), (std::vector<Words>{{"map", "My Maps/a b.w3x"}}));
  EXPECT_EQ(split(made->commands[1]), (std::vector<Words>{{"player", "1", "-5"}}));
}

TEST(shell_arguments, mistakes_name_the_nearest_option) {
  const auto message = [](const Words &words) {
    const auto made = parse(words);
    return made ? "accepted" : made.error().message;
  };
  EXPECT_EQ(message({"--headles"}), "unknown option --headles, did you mean --headless? (--help lists them)");
  EXPECT_EQ(message({"-h"}), "unknown option -h (--help lists them)");
  EXPECT_EQ(message({"--ticks"}), "--ticks needs a value: --ticks N");
  EXPECT_EQ(message({"--ticks", "many"}), "--ticks many: expected N");
  EXPECT_EQ(message({"--json=1"}), "--json takes no value");
  EXPECT_EQ(message({"+set", "a"}), "+set needs a name and a value: +set NAME VALUE");
  EXPECT_NE(message({"map.w3x"}).find("+map FILE"), std::string::npos);
}

TEST(shell_output, json_text_is_always_valid) {
  EXPECT_EQ(json_text("a\"b\\c\nd\x01\xFF\xE2\x9C\x93\xC0\x80"),
            "\"a\\\"b\\\\c\\nd\\u0001\\ufffd\xE2\x9C\x93\\ufffd\\ufffd\"");
}

}  // namespace
}  // namespace openrealm
