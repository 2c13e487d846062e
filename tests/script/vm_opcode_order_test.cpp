// A build with other opcodes goes on with the threads that sleep in this one's tables, and leaves the same tables.
#include <gtest/gtest.h>

#include "tests/fault/temporary_folder.h"
#include "tests/process/program.h"

namespace openrealm {
namespace {

// Plays until nothing sleeps, tick by tick in the builds in turn; gives what was traced, and each tick's tables.
struct Played {
  std::string told;
  std::vector<std::string> tables;
};

Played play(const std::vector<std::string> &builds) {
  const TemporaryFolder folder;
  Played played;
  std::string state = "-";
  for (int tick = 0; tick < 100; ++tick) {
    const std::string next = folder / std::to_string(tick);
    const std::string program = OPENREALM_BINARY_DIR "/bin/play_on_" + builds[std::size_t(tick) % builds.size()];
    const Ended ended =
        Program({program, OPENREALM_SOURCE_DIR "/tests/opcode_order/sleepers.j", std::to_string(tick), state, next})
            .wait();
    EXPECT_EQ(ended.status, 0) << ended.err;
    if (ended.status != 0) return played;
    played.told += ended.out;
    played.tables.push_back(get(next));
    state = next;
    if (ended.out.ends_with("0 asleep\n")) return played;
  }
  ADD_FAILURE() << "threads still sleep after 100 ticks";
  return played;
}

// HOT-05
TEST(script_vm_opcode_order, sleeping_threads_go_on_under_other_opcodes) {
  const Played written = play({"as_written"});
  const Played mixed = play({"as_written", "reversed"});
  EXPECT_GT(written.tables.size(), 20u);
  EXPECT_NE(written.told.find("w4 ends\n"), std::string::npos) << written.told;
  EXPECT_EQ(mixed.told, written.told);
  ASSERT_EQ(mixed.tables.size(), written.tables.size());
  for (std::size_t tick = 0; tick < written.tables.size(); ++tick)
    EXPECT_EQ(mixed.tables[tick], written.tables[tick]) << "after tick " << tick;
}

}  // namespace
}  // namespace openrealm
