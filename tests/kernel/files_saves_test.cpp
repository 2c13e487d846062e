// User folder, script scope, named saves and their bindings.
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/wait.h>

#include "fs_policy/name_policy.h"
#include "kernel/files/checkpoint.h"
#include "kernel/files/save_slots.h"
#include "tests/fault/inject.h"
#include "tests/fault/temporary_folder.h"

using namespace openrealm;
namespace files = std::filesystem;

namespace {

class Variable {  // an environment variable for the length of one test
 public:
  Variable(const char *name, const char *value) : name_(name) {
    if (const char *old = getenv(name)) old_ = old;
    value ? setenv(name, value, 1) : unsetenv(name);
  }
  ~Variable() { old_.empty() ? unsetenv(name_) : setenv(name_, old_.c_str(), 1); }

 private:
  const char *name_;
  std::string old_;
};

template <class Body>
int in_child(Body body) {
  const pid_t child = fork();
  if (child == 0) _exit(body());
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

constexpr int kSkipped = 99;
constexpr int kNoFault = 98;

struct Player {  // a player's folder, a scope in it and the saves
  explicit Player(const std::string &path) : user(UserFolder::open({path, ""})), scope(user), saves(user) {}
  UserFolder user;
  ScriptScope scope;
  SaveSlots saves;
};

SaveHeader header(const std::string &name) {
  SaveHeader made;
  made.game = "toy";
  made.name = name;
  made.engine = "test";
  made.map = {"maps/first", 1234, sha256_hex("script")};
  made.campaign = "chapter 2";
  made.tick = 77;
  made.modules = {{"toy", "00ff"}, {"toy_rules", "11ee"}};
  made.cvars = {{"toy_speed", "2"}};
  return made;
}

std::string single_file(const std::string &folder, const std::string &ending) {
  std::string found;
  for (const auto &entry : files::recursive_directory_iterator(folder))
    if (entry.path().string().ends_with(ending)) found = entry.path().string();
  return found;
}

}  // namespace

TEST(kernel_files, the_user_folder_is_chosen_in_one_order) {
  TemporaryFolder folder;
  const UserFolderChoice choice{"", folder.path()};
  Variable data("XDG_DATA_HOME", "/data");
  Variable home("HOME", "/home/me");
  EXPECT_EQ(choose_user_folder(choice), "/data/openrealm");
  EXPECT_EQ(choose_user_folder({"/mine", folder.path()}), "/mine");
  {
    Variable relative("XDG_DATA_HOME", "data");
    EXPECT_EQ(choose_user_folder(choice), "/home/me/.local/share/openrealm");
    Variable no_home("HOME", nullptr);
    EXPECT_EQ(choose_user_folder(choice), folder / "openrealm-data");
  }
  put(folder / "portable", "");
  EXPECT_EQ(choose_user_folder(choice), folder / "openrealm-data");
  EXPECT_EQ(choose_user_folder({"/mine", folder.path()}), "/mine");
}

TEST(kernel_files, an_unusable_user_folder_is_said_in_one_line_and_the_game_runs) {
  TemporaryFolder folder;
  put(folder / "file", "x");
  Player player(folder / "file");
  EXPECT_FALSE(player.user.writable());
  EXPECT_NE(player.user.notice().find("--user DIR"), std::string::npos) << player.user.notice();
  EXPECT_EQ(player.user.notice().find('\n'), std::string::npos);
  EXPECT_EQ(player.scope.read_cache("a").error().code, OR_NOT_FOUND);
  EXPECT_EQ(player.scope.commit_cache("a", "x").error().code, OR_DENIED);
  EXPECT_EQ(player.saves.write("one", header("one"), "t", player.scope).error().code, OR_DENIED);
  EXPECT_EQ(player.saves.read("one", "toy").error().code, OR_NOT_FOUND);
  EXPECT_EQ(player.user.commit_profile("p", "x").error().code, OR_DENIED);
  EXPECT_TRUE(player.saves.list()->empty());
  EXPECT_FALSE(player.scope.branch({}).value());
}

TEST(kernel_files, a_read_only_user_folder_is_said_and_can_still_be_loaded_from) {
  TemporaryFolder folder;
  files::create_directories(folder / "disk");
  const int outcome = in_child([&] {
    const std::string disk = folder / "disk";
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=1m,mode=0700") != 0)
      return kSkipped;
    {
      Player before(disk);
      if (!before.saves.write("one", header("one"), "tables", before.scope)) return 1;
      // A full disk: the save fails, the old one stays.
      const auto full = before.saves.write("one", header("one"), random_hex(2 << 20), before.scope);
      if (full || full.error().message.find("disk is full") == std::string::npos) return 2;
      if (before.saves.read("one", "toy")->save.tables != "tables") return 3;
    }
    if (mount(nullptr, disk.c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) != 0) return 4;
    Player player(disk);
    if (player.user.writable()) return 5;
    if (player.user.notice().find("read-only") == std::string::npos) return 6;
    if (player.saves.write("one", header("one"), "x", player.scope)) return 7;
    if (player.scope.commit_cache("a", "x")) return 8;
    return player.saves.read("one", "toy")->save.tables == "tables" ? 0 : 9;
  });
  if (outcome == kSkipped) GTEST_SKIP() << "no mounts here: a read-only folder not tested";
  EXPECT_EQ(outcome, 0);
}

// FS-06
TEST(kernel_files, a_second_process_on_one_folder_is_told_and_plays_without_harm) {
  TemporaryFolder folder;
  Player first(folder / "user");
  ASSERT_TRUE(first.user.writable()) << first.user.notice();
  ASSERT_TRUE(first.scope.commit_cache("Hero", "first"));
  ASSERT_TRUE(first.saves.write("one", header("one"), "tables", first.scope));
  EXPECT_EQ(in_child([&] {
              Player second(folder / "user");
              const std::string holder = "process " + std::to_string(getppid());
              if (second.user.writable()) return 1;
              if (second.user.notice().find(holder) == std::string::npos) return 2;
              if (second.saves.write("one", header("one"), "theirs", second.scope)) return 3;
              if (second.user.write("settings", "x") || second.saves.remove("one")) return 4;
              const auto loaded = second.saves.read("one", "toy");
              if (!loaded || !second.scope.branch(loaded->fingerprint).value()) return 5;
              if (second.scope.read_cache("Hero").value() != "first") return 6;
              if (!second.scope.commit_cache("Hero", "second")) return 7;
              first.scope.remove_stale();  // as the first process would while the second plays
              return second.scope.read_cache("Hero").value() == "second" ? 0 : 8;
            }),
            0);
  EXPECT_EQ(first.scope.read_cache("Hero").value(), "first");
}

// GC-13
TEST(kernel_files, opening_an_absent_cache_makes_nothing) {
  TemporaryFolder folder;
  Player player(folder / "user");
  const std::string before = tree_of(folder / "user");
  char path[4096];
  EXPECT_EQ(FS_ScriptCacheReadPath(player.scope, "Campaigns.w3v", path, sizeof path), OR_NOT_FOUND);
  EXPECT_EQ(player.scope.read_cache("Campaigns.w3v").error().code, OR_NOT_FOUND);
  EXPECT_EQ(player.scope.read_cache("../../x").error().code, OR_NOT_FOUND);
  EXPECT_EQ(tree_of(folder / "user"), before);

  ASSERT_EQ(FS_ScriptCachePath(player.scope, "Campaigns.w3v", path, sizeof path), OR_OK);
  EXPECT_EQ(path, folder / "user/saves/campaigns/" + player.scope.id() + "/live/cache/gamecache-Campaigns.w3v.orcgc");
  EXPECT_TRUE(files::is_directory(files::path(path).parent_path()));
  EXPECT_FALSE(files::exists(path));
  EXPECT_EQ(FS_ScriptCacheReadPath(player.scope, "Campaigns.w3v", path, sizeof path), OR_NOT_FOUND);
  ASSERT_TRUE(player.scope.commit_cache("Campaigns.w3v", "x"));
  EXPECT_EQ(FS_ScriptCacheReadPath(player.scope, "Campaigns.w3v", path, sizeof path), OR_OK);
  EXPECT_EQ(get(path), "x");
  EXPECT_EQ(FS_ScriptCachePath(player.scope, "Campaigns.w3v", path, 10), OR_FULL);
  EXPECT_EQ(FS_ScriptCacheReadPath(player.scope, "Campaigns.w3v", path, std::uint32_t(std::string(path).size())),
            OR_FULL);
}

// GC-16, FS-01
TEST(kernel_files, no_cache_name_leaves_the_cache_folder) {
  TemporaryFolder folder;
  Player player(folder / "user");
  const std::string names[] = {"..",  "../../../../x",        "/etc/passwd", "a/b",   "",       std::string(5000, 'x'),
                               "CON", std::string("a\0b", 3), "\xff",        "C:\\x", "in-use", "~root"};
  for (const std::string &name : names) {
    ASSERT_TRUE(player.scope.commit_cache(name, name)) << printable(name);
    EXPECT_EQ(player.scope.read_cache(name).value(), name);
    const std::string path = player.scope.cache_read_path(name).value();
    EXPECT_EQ(files::path(path).parent_path().string(),
              folder / "user/saves/campaigns/" + player.scope.id() + "/live/cache");
  }
  // A link planted where a cache would be is not followed; a commit replaces the link itself.
  put(folder / "outside", "secret");
  const std::string planted = player.scope.cache_path("planted").value();
  files::create_symlink(folder / "outside", planted);
  EXPECT_EQ(player.scope.read_cache("planted").error().code, OR_DENIED);
  EXPECT_EQ(player.scope.cache_read_path("planted").error().code, OR_DENIED);
  ASSERT_TRUE(player.scope.commit_cache("planted", "mine"));
  EXPECT_EQ(get(folder / "outside"), "secret");
}

// FS-04
TEST(kernel_files, a_scope_has_a_quota_and_survives_its_removal) {
  TemporaryFolder folder;
  Player player(folder / "user");
  ScriptScope scope(player.user, {100, 2});
  ASSERT_TRUE(scope.commit_cache("a", std::string(60, 'a')));
  EXPECT_EQ(scope.commit_cache("b", std::string(60, 'b')).error().code, OR_QUOTA);
  ASSERT_TRUE(scope.commit_cache("b", "b"));
  EXPECT_EQ(scope.commit_cache("c", "c").error().code, OR_QUOTA);
  EXPECT_EQ(scope.read_cache("a").value(), std::string(60, 'a'));
  EXPECT_EQ(scope.commit_cache("a", std::string(kMaxScriptCacheBytes + 1, 'a')).error().code, OR_QUOTA);
  files::remove_all(folder / "user/saves/campaigns");
  ASSERT_TRUE(scope.commit_cache("c", "c"));
  EXPECT_EQ(scope.read_cache("c").value(), "c");
}

// GC-28
TEST(kernel_files, a_new_game_and_a_restart_open_a_fresh_scope) {
  TemporaryFolder folder;
  std::string first_id;
  {
    Player player(folder / "user");
    ASSERT_TRUE(player.scope.commit_cache("Hero", "hero"));
    first_id = player.scope.id();
    player.scope.renew();
    EXPECT_NE(player.scope.id(), first_id);
    EXPECT_EQ(player.scope.read_cache("Hero").error().code, OR_NOT_FOUND);
  }
  Player again(folder / "user");
  EXPECT_EQ(again.scope.read_cache("Hero").error().code, OR_NOT_FOUND);
  EXPECT_TRUE(files::exists(folder / "user/saves/campaigns/" + first_id));
  again.scope.remove_stale();
  EXPECT_FALSE(files::exists(folder / "user/saves/campaigns/" + first_id)) << "nobody can reach it any more";
}

// GC-24
TEST(kernel_files, the_profile_is_touched_by_no_scope_and_no_load) {
  TemporaryFolder folder;
  Player player(folder / "user");
  EXPECT_EQ(player.user.read_profile("campaign-progress.orcp").error().code, OR_NOT_FOUND);
  ASSERT_TRUE(player.user.commit_profile("campaign-progress.orcp", "1"));
  ASSERT_TRUE(player.saves.write("one", header("one"), "t", player.scope));
  ASSERT_TRUE(player.user.commit_profile("campaign-progress.orcp", "2"));
  ASSERT_TRUE(player.scope.branch(player.saves.read("one", "toy")->fingerprint).has_value());
  player.scope.renew();
  EXPECT_EQ(player.user.read_profile("campaign-progress.orcp").value(), "2");
  for (const char *name : {"../lock", "a/b", "", ".hidden"}) {
    EXPECT_EQ(player.user.commit_profile(name, "x").error().code, OR_DENIED) << name;
    EXPECT_EQ(player.user.read_profile(name).error().code, OR_DENIED) << name;
  }
}

// GC-17, GC-18, SAV-01
TEST(kernel_files, a_named_save_carries_its_scope_and_each_load_branches) {
  for (const auto clone : {fault::Clone::refused, fault::Clone::by_copy}) {
    TemporaryFolder folder(TemporaryFolder::Where::disk);
    fault::arm({.clone = clone});
    {
      Player player(folder / "user");
      ASSERT_TRUE(player.scope.commit_cache("Hero", "level 1"));
      ASSERT_TRUE(player.scope.commit_cache("a:b", ""));
      ASSERT_TRUE(player.saves.write("early", header("early"), "tables 1", player.scope));
      ASSERT_TRUE(player.scope.commit_cache("Hero", "level 2"));
      ASSERT_TRUE(player.saves.write("late", header("late"), "tables 2", player.scope));
    }
    Player player(folder / "user");  // a restart
    player.scope.remove_stale();
    const auto early = player.saves.read("early", "toy");
    ASSERT_TRUE(early) << early.error().message;
    EXPECT_EQ(early->save.tables, "tables 1");
    EXPECT_EQ(early->save.header.map.sha256, sha256_hex("script"));
    EXPECT_EQ(early->save.header.modules, header("").modules);
    const auto branched = player.scope.branch(early->fingerprint);
    ASSERT_TRUE(branched) << branched.error().message;
    EXPECT_TRUE(*branched);
    EXPECT_EQ(player.scope.read_cache("Hero").value(), "level 1");
    EXPECT_EQ(player.scope.read_cache("a:b").value(), "");
    const std::string branch_id = player.scope.id();
    ASSERT_TRUE(player.scope.commit_cache("Hero", "changed after loading"));
    ASSERT_TRUE(player.scope.branch(player.saves.read("late", "toy")->fingerprint).value());
    EXPECT_NE(player.scope.id(), branch_id);
    EXPECT_EQ(player.scope.read_cache("Hero").value(), "level 2");
    ASSERT_TRUE(player.scope.branch(early->fingerprint).value());
    EXPECT_EQ(player.scope.read_cache("Hero").value(), "level 1") << "a checkpoint is immutable";

    // GC-20: packed where blocks can't be shared; the live files never are.
    EXPECT_EQ(single_file(folder / "user/saves/checkpoints", "pack.zst").empty(), clone == fault::Clone::by_copy);
    EXPECT_EQ(get(player.scope.cache_read_path("Hero").value()), "level 1");
    fault::arm({.clone = fault::Clone::refused});  // moved to a disk that can't share: still readable
    ASSERT_TRUE(player.scope.branch(early->fingerprint).value());
    EXPECT_EQ(player.scope.read_cache("Hero").value(), "level 1");
    fault::disarm();

    // A save that the player copied is the same save.
    files::copy(folder / "user/saves/early.orsave", folder / "user/saves/copy.orsave");
    ASSERT_TRUE(player.saves.remove("early"));
    ASSERT_TRUE(player.scope.branch(player.saves.read("copy", "toy")->fingerprint).value());
    ASSERT_TRUE(player.saves.remove("copy"));
    EXPECT_FALSE(player.scope.branch(early->fingerprint).value()) << "its data went with the last copy";
    EXPECT_TRUE(player.scope.branch(player.saves.read("late", "toy")->fingerprint).value());
  }
}

// GC-17: a slot written again and again does not fill the disk.
TEST(kernel_files, a_save_written_over_takes_its_data_with_it) {
  TemporaryFolder folder;
  Player player(folder / "user");
  const auto count = [&](const std::string &part) {
    const files::directory_iterator entries(folder / "user/saves/" + part);
    return std::distance(begin(entries), end(entries));
  };
  for (const char *hero : {"first", "second", "third"}) {
    ASSERT_TRUE(player.scope.commit_cache("Hero", hero));
    ASSERT_TRUE(player.saves.write("auto", header("auto"), "tables", player.scope));
    EXPECT_EQ(count("bindings"), 1) << hero;
    EXPECT_EQ(count("checkpoints"), 1) << hero;
  }
  files::copy_file(folder / "user/saves/auto.orsave", folder / "user/saves/copy.orsave");
  ASSERT_TRUE(player.scope.commit_cache("Hero", "fourth"));
  ASSERT_TRUE(player.saves.write("auto", header("auto"), "tables", player.scope));
  EXPECT_EQ(count("bindings"), 2) << "a copy keeps its data";
  for (const auto &[slot, hero] : {std::pair("auto", "fourth"), {"copy", "third"}}) {
    ASSERT_TRUE(player.scope.branch(player.saves.read(slot, "toy")->fingerprint).value());
    EXPECT_EQ(player.scope.read_cache("Hero").value(), hero);
  }
}

// GC-19
TEST(kernel_files, a_missing_stale_or_damaged_binding_gives_an_empty_scope) {
  for (const auto clone : {fault::Clone::refused, fault::Clone::by_copy}) {
    fault::arm({.clone = clone});
    TemporaryFolder folder;
    Player player(folder / "user");
    ASSERT_TRUE(player.scope.commit_cache("Hero", "hero hero hero"));
    ASSERT_TRUE(player.saves.write("one", header("one"), "tables", player.scope));
    const Fingerprint save = player.saves.read("one", "toy")->fingerprint;
    const std::string content = clone == fault::Clone::refused ? "pack.zst" : "Hero.orcgc";
    for (const std::string &part : {std::string(".orbind"), std::string("manifest"), content}) {
      const std::string path =
          single_file(folder / "user/saves" + (part == ".orbind" ? "/bindings" : "/checkpoints"), part);
      const std::string whole = get(path);
      ASSERT_FALSE(whole.empty()) << part;
      const auto damage = [&](const std::string &bytes) {
        put(path, bytes);
        const auto branched = player.scope.branch(save);
        if (!branched) {
          EXPECT_NE(branched.error().message.find(folder.path()), std::string::npos) << branched.error().message;
          EXPECT_EQ(player.scope.read_cache("Hero").error().code, OR_NOT_FOUND);
        }
        return branched.has_value();
      };
      for (std::size_t cut = 0; cut < whole.size(); cut += 3) EXPECT_FALSE(damage(whole.substr(0, cut))) << part << cut;
      for (std::size_t bit = 0; bit < whole.size() * 8; bit += 11) {
        std::string flipped = whole;
        flipped[bit / 8] = char(flipped[bit / 8] ^ (1 << bit % 8));
        // A frame's header has a bit that no reader looks at: then every byte must be as it was saved.
        ASSERT_TRUE(!damage(flipped) || player.scope.read_cache("Hero").value() == "hero hero hero") << part << bit;
      }
      EXPECT_FALSE(damage(whole + "x")) << part;
      files::remove(path);
      const auto gone = player.scope.branch(save);
      EXPECT_TRUE(part == ".orbind" ? gone.has_value() && !*gone : !gone);
      put(path, whole);
      ASSERT_TRUE(player.scope.branch(save).value());
      EXPECT_EQ(player.scope.read_cache("Hero").value(), "hero hero hero");
    }
    EXPECT_TRUE(player.saves.read("one", "toy")) << "the save itself still loads";
    // Stale: the slot's file was replaced by another save's bytes.
    ASSERT_TRUE(player.scope.commit_cache("Hero", "other"));
    ASSERT_TRUE(player.saves.write("one", header("one"), "tables", player.scope));
    EXPECT_NE(player.saves.read("one", "toy")->fingerprint, save) << "no two saves have one fingerprint";
    const std::string damaged = get(folder / "user/saves/one.orsave") + "x";
    EXPECT_FALSE(player.scope.branch(Fingerprint::of(damaged)).value());
    EXPECT_EQ(tree_of(folder / "user/saves/campaigns").find(".tmp-"), std::string::npos);
    fault::disarm();
  }
}

// GC-17: whatever call fails, and wherever the process dies, a slot and its data belong together.
TEST(kernel_files, a_save_cut_short_at_any_call_keeps_slot_and_scope_together) {
  for (const auto clone : {fault::Clone::refused, fault::Clone::by_copy}) {
    for (const int number : {0, ENOSPC}) {
      int at = 0;
      for (bool finished = false; !finished;) {
        ++at;
        TemporaryFolder folder;
        {
          Player player(folder / "user");
          ASSERT_TRUE(player.scope.commit_cache("Hero", "old"));
          ASSERT_TRUE(player.saves.write("one", header("one"), "old", player.scope));
        }
        const int outcome = in_child([&] {
          Player player(folder / "user");
          if (!player.scope.commit_cache("Hero", "new")) return 2;
          fault::arm({.at = at, .number = number, .clone = clone});
          const bool written = player.saves.write("one", header("one"), "new", player.scope).has_value();
          return fault::count < at ? kNoFault : int(!written);
        });
        finished = outcome == kNoFault;
        ASSERT_TRUE(finished || (number == 0 ? outcome == fault::kKilled : outcome <= 1)) << outcome;
        Player player(folder / "user");
        ASSERT_TRUE(player.user.writable()) << player.user.notice();
        player.scope.remove_stale();
        const auto loaded = player.saves.read("one", "toy");
        ASSERT_TRUE(loaded) << loaded.error().message;
        ASSERT_TRUE(player.scope.branch(loaded->fingerprint).value()) << at;
        EXPECT_EQ(player.scope.read_cache("Hero").value(), loaded->save.tables) << at;
        ASSERT_TRUE((outcome != 0 && !finished) || loaded->save.tables == "new") << at;
        EXPECT_EQ(player.saves.list()->size(), 1u);
        EXPECT_EQ(tree_of(folder / "user").find(".tmp-"), std::string::npos) << tree_of(folder / "user");
      }
      EXPECT_GE(at, 12);
    }
  }
}

// GC-17: the order itself, which no kill can show.
TEST(kernel_files, a_save_is_durable_before_its_checkpoint_and_renamed_last) {
  TemporaryFolder folder;
  Player player(folder / "user");
  ASSERT_TRUE(player.scope.commit_cache("Hero", "x"));
  ASSERT_TRUE(player.saves.write("first", header("first"), "t", player.scope));  // makes the folders
  fault::arm({.clone = fault::Clone::refused});
  ASSERT_TRUE(player.saves.write("one", header("one"), "t", player.scope));
  std::string calls;
  for (const std::string &call : fault::calls)
    if (call != "mkdirat") calls += call + " ";
  fault::disarm();
  const std::string staged = "create write fsync ";
  const std::string published = "renameat2 fsync ";
  const std::string no_sharing = "fsync fsync fsync create clone unlinkat unlinkat unlinkat fsync ";
  EXPECT_EQ(calls, staged +                  // the save's temporary file
                       no_sharing +          // the checkpoint's folders, and files/ taken away again
                       staged + published +  // the pack
                       staged + published +  // the manifest
                       staged + published +  // the binding
                       "renameat fsync ");   // the save
}

TEST(kernel_files, stale_scopes_and_unbound_checkpoints_go_and_nothing_else) {
  TemporaryFolder folder;
  Player player(folder / "user");
  ASSERT_TRUE(player.scope.commit_cache("Hero", "x"));
  ASSERT_TRUE(player.saves.write("one", header("one"), "t", player.scope));
  const std::string unbound = player.scope.make_checkpoint().value();
  files::create_directories(folder / "user/saves/campaigns/0123");
  put(folder / "outside", "x");
  files::create_symlink(folder.path(), folder / "user/saves/campaigns/0123/link");
  ScriptScope other(player.user);
  ASSERT_TRUE(other.commit_cache("Hero", "y"));
  player.scope.remove_stale();
  EXPECT_EQ(other.read_cache("Hero").value(), "y");
  EXPECT_EQ(player.scope.read_cache("Hero").value(), "x");
  EXPECT_FALSE(files::exists(folder / "user/saves/campaigns/0123"));
  EXPECT_FALSE(files::exists(folder / "user/saves/checkpoints/" + unbound));
  EXPECT_TRUE(player.scope.branch(player.saves.read("one", "toy")->fingerprint).value());
  EXPECT_TRUE(files::exists(folder / "outside"));
}

TEST(kernel_files, slots_are_listed_and_bad_names_and_files_refused) {
  TemporaryFolder folder;
  Player player(folder / "user");
  EXPECT_TRUE(player.saves.list()->empty());
  for (const char *name : {"", "..", "a/b", "../x", ".x", "CON", "a\n"}) {
    EXPECT_EQ(player.saves.write(name, header("x"), "t", player.scope).error().code, OR_DENIED) << name;
    EXPECT_EQ(player.saves.read(name, "toy").error().code, OR_DENIED) << name;
    EXPECT_EQ(player.saves.remove(name).error().code, OR_DENIED) << name;
  }
  EXPECT_EQ(player.saves.read("none", "toy").error().code, OR_NOT_FOUND);
  EXPECT_EQ(player.saves.remove("none").error().code, OR_NOT_FOUND);
  ASSERT_TRUE(player.saves.write("b b", header("b b"), std::string(3 << 20, 't'), player.scope));
  put(folder / "user/saves/a.orsave", "rubbish");
  const auto listed = player.saves.list();
  ASSERT_EQ(listed->size(), 2u);
  EXPECT_EQ((*listed)[0].name, "a");
  EXPECT_NE((*listed)[0].problem.find("not a save"), std::string::npos);
  EXPECT_EQ((*listed)[1].header.campaign, "chapter 2");
  EXPECT_TRUE((*listed)[1].problem.empty());
  EXPECT_EQ(player.saves.read("a", "toy").error().code, OR_INVALID);
  // SAV-02
  const auto foreign = player.saves.read("b b", "chess");
  EXPECT_EQ(foreign.error().code, OR_MISMATCH);
  EXPECT_NE(foreign.error().message.find("game toy"), std::string::npos) << foreign.error().message;
  ASSERT_TRUE(player.saves.remove("a"));
  EXPECT_EQ(player.saves.list()->size(), 1u);
}
