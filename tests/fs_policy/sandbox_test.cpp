#include "fs_policy/sandbox.h"

#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <sys/wait.h>

#include <atomic>
#include <csignal>
#include <thread>

#include "fs_policy/lock_file.h"
#include "tests/fault/inject.h"
#include "tests/fault/temporary_folder.h"

using namespace openrealm;
namespace files = std::filesystem;

namespace {

Sandbox open_sandbox(const std::string &path, Sandbox::Resolver resolver = Sandbox::Resolver::best) {
  auto sandbox = Sandbox::open(path, true, resolver);
  EXPECT_TRUE(sandbox) << sandbox.error().message;
  return std::move(*sandbox);
}

constexpr Sandbox::Resolver kResolvers[] = {Sandbox::Resolver::best, Sandbox::Resolver::walk};

// Runs `body` in a child process; its exit status, or -1 when it was killed.
template <class Body>
int in_child(Body body) {
  const pid_t child = fork();
  if (child == 0) _exit(body());
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

constexpr int kSkipped = 99;

}  // namespace

TEST(fs_policy, files_are_written_read_listed_and_removed) {
  TemporaryFolder folder(TemporaryFolder::Where::disk);
  const Sandbox box = open_sandbox(folder / "user/data");
  ASSERT_TRUE(box.write_file("a/b/c.txt", "one"));
  ASSERT_TRUE(box.write_file("a/b/c.txt", "two"));
  ASSERT_TRUE(box.write_file("a/empty", ""));
  EXPECT_EQ(box.read_file("a/b/c.txt", 3).value(), "two");
  EXPECT_EQ(box.read_file("a/empty", 0).value(), "");
  EXPECT_EQ(box.read_file("a/b/c.txt", 2).error().code, OR_FULL);
  EXPECT_EQ(box.read_start("a/b/c.txt", 2).value(), "tw");
  EXPECT_EQ(box.read_start("a/b/c.txt", 9).value(), "two");
  EXPECT_EQ(box.write_new_file("a/b/c.txt", "x").error().code, OR_EXISTS);
  const std::string large(300000, 'l');
  ASSERT_TRUE(box.write_new_file("large", large));
  EXPECT_EQ(box.read_file("large", large.size()).value(), large);
  ASSERT_TRUE(box.remove_file("large"));
  EXPECT_EQ(box.read_file("a/none", 9).error().code, OR_NOT_FOUND);
  EXPECT_EQ(box.read_file("none/none", 9).error().code, OR_NOT_FOUND);
  EXPECT_EQ(box.read_file("a", 9).error().code, OR_DENIED);
  EXPECT_EQ(box.write_file("a/b", "x").error().code, OR_DENIED) << "a folder stands there";
  EXPECT_EQ(box.write_file("a/empty/x", "x").error().code, OR_DENIED) << "a file is no folder";
  EXPECT_EQ(box.write_file("a/empty", "x", false).error().code, OR_EXISTS);
  EXPECT_EQ(box.read_file("a/empty", 9).value(), "");

  const auto listed = box.list("a");
  ASSERT_TRUE(listed);
  ASSERT_EQ(listed->size(), 2u);
  EXPECT_EQ((*listed)[0].name, "b");
  EXPECT_TRUE((*listed)[0].folder);
  EXPECT_EQ((*listed)[1].name, "empty");
  EXPECT_EQ(box.usage()->files, 2u);
  EXPECT_EQ(box.usage()->bytes, 3u);

  EXPECT_EQ(box.rename("a/b", "a/empty").error().code, OR_EXISTS);
  EXPECT_FALSE(box.rename("a", "a/b/a")) << "a tree can't go below itself";
  ASSERT_TRUE(box.rename("a/b", "d/e"));
  EXPECT_EQ(box.read_file("d/e/c.txt", 9).value(), "two");
  ASSERT_TRUE(box.remove_file("a/empty"));
  EXPECT_EQ(box.remove_file("a/empty").error().code, OR_NOT_FOUND);
  EXPECT_FALSE(box.exists("a/empty").value());
  ASSERT_TRUE(box.remove_tree("d"));
  EXPECT_EQ(box.remove_tree("d").error().code, OR_NOT_FOUND);
  EXPECT_FALSE(box.remove_tree("")) << "the root itself stays";
  EXPECT_EQ(tree_of(folder / "user/data"), "a\n");
}

// FS-02
TEST(fs_policy, hostile_objects_are_never_opened) {
  for (const auto resolver : kResolvers) {
    TemporaryFolder folder;
    put(folder / "outside", "secret");
    files::create_directories(folder / "out/deep");
    put(folder / "out/deep/file", "secret");
    const Sandbox box = open_sandbox(folder / "box", resolver);
    ASSERT_TRUE(box.write_file("inside", "inside"));
    ASSERT_TRUE(box.make_folder("dir"));
    files::create_symlink("../outside", folder / "box/link_out");
    files::create_symlink("inside", folder / "box/link_in");
    files::create_symlink("nowhere", folder / "box/link_dangling");
    files::create_symlink("link_loop", folder / "box/link_loop");
    files::create_symlink("/proc/self/cwd", folder / "box/link_magic");
    files::create_symlink("../out", folder / "box/dir_link");
    files::create_symlink(folder / "out", folder / "box/dir/absolute_link");
    files::create_hard_link(folder / "outside", folder / "box/hard");
    ASSERT_EQ(mkfifo((folder / "box/fifo").c_str(), 0600), 0);
    const Descriptor listening(socket(AF_UNIX, SOCK_STREAM, 0));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string socket_path = folder / "box/socket";
    socket_path.copy(address.sun_path, sizeof address.sun_path - 1);
    ASSERT_EQ(bind(listening.get(), reinterpret_cast<sockaddr *>(&address), sizeof address), 0);

    for (const char *name : {"link_out", "link_in", "link_dangling", "link_loop", "link_magic", "link_magic/x",
                             "dir_link/deep/file", "dir/absolute_link/deep/file", "hard", "fifo", "socket"}) {
      const auto read = box.read_file(name, 100);
      ASSERT_FALSE(read) << name;
      EXPECT_EQ(read.error().code, OR_DENIED) << name << ": " << read.error().message;
      const auto there = box.exists(name);
      EXPECT_TRUE(!there) << name;
    }
    EXPECT_FALSE(box.write_file("dir_link/new", "x"));
    EXPECT_FALSE(box.write_file("dir/absolute_link/new", "x"));
    EXPECT_FALSE(box.make_folder("dir_link/new"));
    EXPECT_FALSE(box.list("dir_link"));
    EXPECT_FALSE(box.folder("dir_link", true));
    EXPECT_FALSE(box.remove_file("dir_link/deep/file"));
    EXPECT_FALSE(box.remove_tree("dir_link/deep"));
    EXPECT_FALSE(box.rename("dir_link/deep", "mine"));
    EXPECT_FALSE(box.rename("hard", "mine"));
    // Writing over a planted object replaces the name, never what it leads to.
    ASSERT_TRUE(box.write_file("link_out", "new"));
    ASSERT_TRUE(box.write_file("hard", "new"));
    ASSERT_TRUE(box.write_file("fifo", "new"));
    EXPECT_EQ(get(folder / "outside"), "secret");
    EXPECT_EQ(box.read_file("link_out", 100).value(), "new");
    std::string seen;
    const auto listed = box.list("");
    for (const FolderEntry &entry : *listed) seen += entry.name + " ";
    EXPECT_EQ(seen, "dir fifo hard inside link_out ");
    ASSERT_TRUE(box.remove_tree("dir")) << "removing follows nothing";
    EXPECT_EQ(get(folder / "out/deep/file"), "secret");
    EXPECT_EQ(tree_of(folder / "out"), "deep\ndeep/file\n");
  }
}

// FS-02
TEST(fs_policy, foreign_owners_and_other_file_systems_are_refused) {
  if (geteuid() != 0) GTEST_SKIP() << "needs root: not tested";
  TemporaryFolder folder;
  const Sandbox box = open_sandbox(folder / "box");
  put(folder / "box/foreign", "x");
  ASSERT_EQ(chown((folder / "box/foreign").c_str(), 12345, 12345), 0);
  ASSERT_TRUE(box.make_folder("foreign_dir"));
  ASSERT_EQ(chown((folder / "box/foreign_dir").c_str(), 12345, 12345), 0);
  ASSERT_EQ(mknod((folder / "box/device").c_str(), S_IFCHR | 0600, makedev(1, 5)), 0);
  EXPECT_EQ(box.read_file("foreign", 9).error().code, OR_DENIED);
  EXPECT_EQ(box.write_file("foreign_dir/x", "x").error().code, OR_DENIED);
  EXPECT_EQ(box.read_file("device", 9).error().code, OR_DENIED);
  EXPECT_FALSE(Sandbox::open(folder / "box/foreign_dir", true));
  ASSERT_TRUE(box.make_folder("mounted"));
  for (const auto resolver : kResolvers) {
    const int outcome = in_child([&] {
      if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
          mount("tmpfs", (folder / "box/mounted").c_str(), "tmpfs", 0, nullptr) != 0)
        return kSkipped;
      put(folder / "box/mounted/file", "x");
      const Sandbox again = open_sandbox(folder / "box", resolver);
      return int(again.read_file("mounted/file", 9).has_value() || again.write_file("mounted/new", "x").has_value() ||
                 again.remove_tree("mounted").has_value() || get(folder / "box/mounted/file") != "x");
    });
    if (outcome == kSkipped) GTEST_SKIP() << "no mounts here: other file systems not tested";
    EXPECT_EQ(outcome, 0);
  }
}

// FS-03
TEST(fs_policy, a_component_swapped_for_a_link_never_leads_out) {
  for (const auto resolver : kResolvers) {
    TemporaryFolder folder;
    files::create_directories(folder / "out");
    put(folder / "out/file", "secret");
    const Sandbox box = open_sandbox(folder / "box", resolver);
    ASSERT_TRUE(box.write_file("dir/file", "inside"));
    files::create_symlink("../out", folder / "box/link");
    std::atomic<bool> stop = false;
    std::thread swapper([&] {
      const std::string dir = folder / "box/dir";
      const std::string link = folder / "box/link";
      while (!stop) syscall(SYS_renameat2, AT_FDCWD, dir.c_str(), AT_FDCWD, link.c_str(), RENAME_EXCHANGE);
    });
    int inside = 0;
    for (int i = 0; i < 20000; ++i) {
      const auto read = box.read_file("dir/file", 100);
      inside += read && *read == "inside";
      ASSERT_TRUE(!read || *read == "inside") << *read;
      if (i % 100 == 0) (void)box.write_file("dir/new", "x");
    }
    stop = true;
    swapper.join();
    EXPECT_GT(inside, 0) << "the race was not run";
    EXPECT_EQ(tree_of(folder / "out"), "file\n");
  }
}

// FS-04
TEST(fs_policy, the_quota_bounds_bytes_and_files_and_loses_nothing) {
  TemporaryFolder folder;
  Sandbox box = open_sandbox(folder / "box");
  box.set_quota({10, 3});
  ASSERT_TRUE(box.write_file("a", "123456"));
  ASSERT_TRUE(box.write_file("sub/b", "1234"));
  const auto refused = box.write_file("a", "1234567");
  EXPECT_EQ(refused.error().code, OR_QUOTA);
  EXPECT_EQ(box.read_file("a", 100).value(), "123456");
  ASSERT_TRUE(box.write_file("a", "654321")) << "replacing counts the new content only";
  ASSERT_TRUE(box.write_file("a", "1"));
  ASSERT_TRUE(box.write_file("c", ""));
  EXPECT_EQ(box.write_file("d", "").error().code, OR_QUOTA);
  ASSERT_TRUE(box.remove_file("c"));
  ASSERT_TRUE(box.write_file("d", "12345"));
  EXPECT_EQ(tree_of(folder / "box"), "a\nd\nsub\nsub/b\n") << "no temporary file stays";
}

// FS-05: the order that survives a power cut.
TEST(fs_policy, a_write_is_synced_before_and_after_its_rename) {
  TemporaryFolder folder;
  const Sandbox box = open_sandbox(folder / "box");
  fault::arm({});
  ASSERT_TRUE(box.write_file("dir/file", "content"));
  const std::vector<std::string> expected = {"mkdirat", "fsync", "create", "write", "fsync", "renameat", "fsync"};
  EXPECT_EQ(fault::calls, expected);
  fault::arm({.short_writes = true});
  ASSERT_TRUE(box.write_file("dir/file", std::string(1000, 'x')));
  fault::disarm();
  EXPECT_EQ(box.read_file("dir/file", 1000).value(), std::string(1000, 'x'));
}

// FS-05
TEST(fs_policy, two_writers_of_one_file_do_not_meet_before_the_rename) {
  TemporaryFolder folder;
  const Sandbox box = open_sandbox(folder / "box");
  ASSERT_TRUE(box.write_file("file", "old"));
  auto first = box.stage("file", "first");
  ASSERT_TRUE(first) << first.error().message;
  {
    const auto dropped = box.stage("file", "dropped");
    ASSERT_TRUE(dropped) << dropped.error().message;
  }
  EXPECT_EQ(box.read_file("file", 9).value(), "old");
  ASSERT_TRUE(first->publish());
  EXPECT_EQ(box.read_file("file", 9).value(), "first");
  EXPECT_EQ(tree_of(folder / "box"), "file\n");
}

// FS-05
TEST(fs_policy, a_fault_at_any_call_leaves_old_or_new_whole) {
  const std::string old_bytes(5000, 'o');
  const std::string new_bytes(9000, 'n');
  for (const int number : {EIO, ENOSPC, EDQUOT}) {
    int faults = 0;
    for (bool finished = false; !finished; ++faults) {
      TemporaryFolder folder;
      const Sandbox box = open_sandbox(folder / "box");
      ASSERT_TRUE(box.write_file("dir/file", old_bytes));
      fault::arm({.at = faults + 1, .number = number});
      const auto written = box.write_file("dir/file", new_bytes);
      finished = fault::count <= faults;
      const std::string last = fault::calls.empty() ? "" : fault::calls.back();
      const auto calls = fault::calls;
      fault::disarm();
      const std::string now = box.read_file("dir/file", 10000).value();
      if (finished) {
        EXPECT_TRUE(written);
      } else if (written) {
        EXPECT_EQ(calls[std::size_t(faults)], "mkdirat") << "only an existing folder's making may fail unseen";
      } else {
        EXPECT_EQ(written.error().code, OR_IO) << written.error().message;
        const bool unknown = written.error().message.find("outcome unknown") != std::string::npos;
        EXPECT_EQ(now, unknown ? new_bytes : old_bytes) << faults << " " << last;
        EXPECT_EQ(tree_of(folder / "box"), "dir\ndir/file\n") << "a temporary file stayed";
      }
    }
    EXPECT_GE(faults, 5);
  }
}

// FS-05
TEST(fs_policy, a_kill_at_any_call_leaves_old_or_new_whole) {
  const std::string old_bytes(5000, 'o');
  const std::string new_bytes(9000, 'n');
  int killed = 0;
  for (int at = 1;; ++at) {
    TemporaryFolder folder;
    Sandbox box = open_sandbox(folder / "box");
    ASSERT_TRUE(box.write_file("file", old_bytes));
    const int outcome = in_child([&] {
      fault::arm({.at = at, .short_writes = true});
      return box.write_file("file", new_bytes) ? 0 : 1;
    });
    const std::string now = box.read_file("file", 10000).value();
    ASSERT_TRUE(now == old_bytes || now == new_bytes) << at;
    ASSERT_TRUE(box.remove_leftovers(""));
    EXPECT_EQ(tree_of(folder / "box"), "file\n");
    if (outcome == 0) {
      EXPECT_EQ(now, new_bytes);
      break;
    }
    ASSERT_EQ(outcome, fault::kKilled);
    ++killed;
  }
  EXPECT_GE(killed, 10) << "short writes make many calls";
}

// FS-05
TEST(fs_policy, a_full_disk_is_reported_and_leaves_the_old_file) {
  TemporaryFolder folder;
  files::create_directories(folder / "small");
  const int outcome = in_child([&] {
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        mount("tmpfs", (folder / "small").c_str(), "tmpfs", 0, "size=64k,mode=0700") != 0)
      return kSkipped;
    const Sandbox box = open_sandbox(folder / "small");
    if (!box.write_file("file", std::string(20000, 'o'))) return 1;
    const auto refused = box.write_file("file", std::string(60000, 'n'));
    if (refused || refused.error().code != OR_IO) return 2;
    if (refused.error().message.find("disk is full") == std::string::npos) return 3;
    if (box.read_file("file", 100000).value() != std::string(20000, 'o')) return 4;
    if (tree_of(folder / "small") != "file\n") return 5;
    if (mount(nullptr, (folder / "small").c_str(), nullptr, MS_REMOUNT | MS_RDONLY, nullptr) != 0) return 6;
    const auto read_only = box.write_file("file", "x");
    if (read_only || read_only.error().code != OR_DENIED) return 7;
    return read_only.error().message.find("read-only") == std::string::npos ? 8 : 0;
  });
  if (outcome == kSkipped) GTEST_SKIP() << "no mounts here: a full disk not tested";
  EXPECT_EQ(outcome, 0);
}

// FS-05
TEST(fs_policy, a_file_size_limit_is_an_error_and_leaves_the_old_file) {
  TemporaryFolder folder;
  const int outcome = in_child([&] {
    const Sandbox box = open_sandbox(folder / "box");
    if (!box.write_file("file", "old")) return 1;
    signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{1000, 1000};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) return 2;
    const auto refused = box.write_file("file", std::string(5000, 'n'));
    if (refused || refused.error().code != OR_IO) return 3;
    return box.read_file("file", 100).value() == "old" ? 0 : 4;
  });
  EXPECT_EQ(outcome, 0);
}

// GC-20
TEST(fs_policy, a_clone_is_whole_or_not_there) {
  TemporaryFolder folder;
  const Sandbox from = open_sandbox(folder / "from");
  const Sandbox to = open_sandbox(folder / "to");
  ASSERT_TRUE(from.write_file("file", "content"));
  fault::arm({.clone = fault::Clone::by_copy});
  ASSERT_TRUE(to.clone_file(from, "file", "dir/copy"));
  EXPECT_EQ(to.clone_file(from, "file", "dir/copy").error().code, OR_EXISTS);
  fault::arm({.clone = fault::Clone::refused});
  EXPECT_EQ(to.clone_file(from, "file", "other").error().code, OR_UNSUPPORTED);
  for (const int number : {ENOSPC, EDQUOT, EIO}) {
    fault::arm({.at = 2, .number = number});
    EXPECT_EQ(to.clone_file(from, "file", "other").error().code, OR_IO);
  }
  fault::disarm();
  files::create_symlink("../to/dir/copy", folder / "from/link");
  EXPECT_EQ(to.clone_file(from, "link", "other").error().code, OR_DENIED);
  EXPECT_EQ(tree_of(folder / "to"), "dir\ndir/copy\n");
  EXPECT_EQ(to.read_file("dir/copy", 100).value(), "content");
}

TEST(fs_policy, folders_that_cannot_be_used_say_why) {
  TemporaryFolder folder;
  put(folder / "file", "x");
  const auto in_file = Sandbox::open(folder / "file/sub", true);
  ASSERT_FALSE(in_file);
  EXPECT_NE(in_file.error().message.find(folder / "file"), std::string::npos) << in_file.error().message;
  EXPECT_EQ(Sandbox::open(folder / "none", false).error().code, OR_NOT_FOUND);
  EXPECT_FALSE(Sandbox::open("", true));
  EXPECT_FALSE(Sandbox::open("/proc/none/x", true));
}

// FS-06
TEST(fs_policy, one_process_at_a_time_holds_a_lock) {
  TemporaryFolder folder;
  const Sandbox box = open_sandbox(folder / "box");
  EXPECT_FALSE(LockFile::is_held(box, "lock"));
  EXPECT_FALSE(LockFile::take(box, "../lock"));
  {
    const auto lock = LockFile::take(box, "lock");
    ASSERT_TRUE(lock) << lock.error().message;
    EXPECT_TRUE(LockFile::is_held(box, "lock"));
    const std::string holder = "process " + std::to_string(getpid());
    EXPECT_EQ(in_child([&] {
                const Sandbox theirs = open_sandbox(folder / "box");
                const auto second = LockFile::take(theirs, "lock");
                return second || second.error().code != OR_EXISTS ||
                       second.error().message.find(holder) == std::string::npos;
              }),
              0);
  }
  EXPECT_FALSE(LockFile::is_held(box, "lock"));
  EXPECT_TRUE(LockFile::take(box, "lock")) << "a dropped lock can be taken again";
  ASSERT_TRUE(box.remove_file("lock"));
  files::create_symlink("../elsewhere", folder / "box/lock");
  EXPECT_FALSE(LockFile::take(box, "lock"));
  EXPECT_FALSE(files::exists(folder / "elsewhere"));
}
