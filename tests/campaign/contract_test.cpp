// What the contract checks by name and needs more than one module for: real processes, the real modules,
// and the small maps beside this file.
#include <gtest/gtest.h>

#include "tests/campaign/engine_session.h"

namespace {

std::string test_map(const std::string &name) {
  return kSource + "/tests/campaign/maps/" + name;
}

// The rest of the line that begins with `word`; what is missing is nobody's equal.
std::string line_after(const Ended &ended, const std::string &word) {
  const std::size_t at = ("\n" + ended.out).find("\n" + word);
  if (at == std::string::npos) return "no line begins with " + word;
  return ended.out.substr(at + word.size(), ended.out.find('\n', at) - at - word.size());
}

std::string between(const std::string &text, const std::string &from, const std::string &to) {
  const std::size_t begin = text.find(from), end = text.find(to, begin);
  if (begin == std::string::npos || end == std::string::npos) return "";
  return text.substr(begin + from.size(), end - begin - from.size());
}

class wc3_api : public EngineSession {};
class wc3_building : public EngineSession {};

// TST-01, GC-09, GC-11, GC-12, GC-26, GC-27
TEST_F(wc3_api, rexxar_stash_cache_survives_hidden_carrier_removal) {
  const Ended ended = play("set wc3_gamecache_mode memory\nmap " + test_map("stash-full") + "\nticks 70\nshow item");
  EXPECT_EQ(ended.status, 0) << ended.err;
  const std::string before = line_after(ended, "before");
  for (const char *charges : {"x1", "x2", "x3", "x4", "x5", "x6"})
    EXPECT_NE(before.find(charges), std::string::npos) << before;
  EXPECT_EQ(line_after(ended, "carried"), before) << "the same items in the same slots";
  EXPECT_EQ(line_after(ended, "left"), " - - - - - -");
  EXPECT_EQ(line_after(ended, "restored"), before) << ended.out;
  EXPECT_TRUE(says(ended, "restored a visible Hpal")) << ended.out;
  EXPECT_FALSE(says(ended, "an item lies in the world")) << ended.out;
  EXPECT_TRUE(says(ended, "\n6 rows of table item")) << "those of the removed carrier are gone" << ended.out;
}

// TST-01, GC-09, GC-26
TEST_F(wc3_api, rexxar_stash_cache_sparse_slots_survive_carrier_removal) {
  const Ended ended = play("set wc3_gamecache_mode memory\nmap " + test_map("stash-sparse") + "\nticks 70\nshow item");
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(line_after(ended, "carried"), " 1752394870x2 - - - - 1885889889x7") << ended.out;
  EXPECT_EQ(line_after(ended, "restored"), " 1752394870x2 - - - - 1885889889x7") << ended.out;
  EXPECT_TRUE(says(ended, "\n2 rows of table item")) << ended.out;
}

// TST-01, ORD-16, ORD-27: a worker with one site in hand and two behind it, saved and loaded in a new process.
TEST_F(wc3_building, queued_build_payload_and_indicator_survive_save_load) {
  const std::string look = "echo [[\nshow unit_order\nshow order_entry\nshow order_queue\nshow site\necho ]]\n";
  const std::string rest = "ticks 4000\necho <<\nhash unit\nhash entity\nhash order_entry\necho >>";
  const Ended saved = play("map " + test_map("builder") +
                           "\ntick 1\nselect 1\ntick 1\nbutton hhou\ntick 1\npoint 300 300 queue\n"
                           "point 300 -300 queue\npoint -300 -300 queue\ntick 4\nsave built\n" +
                           look + rest);
  const Ended loaded = play("load built\n" + look + rest);
  EXPECT_EQ(loaded.status, 0) << loaded.err;
  const std::string before = between(saved.out, "[[\n", "]]");
  EXPECT_NE(before.find("\n2 rows of table order_entry"), std::string::npos) << saved.out << saved.err;
  EXPECT_NE(before.find("\n2 rows of table site"), std::string::npos) << saved.out;
  EXPECT_NE(before.find("construction"), std::string::npos) << saved.out;
  EXPECT_EQ(between(loaded.out, "[[\n", "]]"), before);
  for (const char *place : {"finished at 320.0 320.0", "finished at 320.0 -320.0", "finished at -320.0 -320.0"})
    EXPECT_TRUE(says(loaded, place)) << loaded.out;
  EXPECT_FALSE(between(saved.out, "<<\n", ">>").empty());
  EXPECT_EQ(between(loaded.out, "<<\n", ">>"), between(saved.out, "<<\n", ">>"));
}

}  // namespace
