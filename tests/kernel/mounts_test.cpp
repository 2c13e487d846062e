// Folders and archives as one read-only tree, also hostile ones.
#include <StormLib.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cctype>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "kernel/files/mounts.h"
#include "kernel/files/sheltered.h"

namespace openrealm {
namespace {

namespace fs = std::filesystem;

class mounts : public testing::Test {
 protected:
  void SetUp() override {
    root = fs::temp_directory_path() / ("openrealm-mounts-" + std::to_string(getpid()));
    fs::remove_all(root);
    fs::create_directories(root);
  }
  void TearDown() override { fs::remove_all(root); }

  std::string path(const std::string &name) const { return (root / name).string(); }
  void write(const std::string &name, std::string_view bytes) const {
    fs::create_directories((root / name).parent_path());
    std::ofstream(root / name, std::ios::binary).write(bytes.data(), std::streamsize(bytes.size()));
  }
  // An archive behind `lead` bytes, as a map has its own header first.
  std::string archive(const std::string &name, const std::vector<std::pair<std::string, std::string>> &files,
                      bool listed = true) const {
    HANDLE made = nullptr;
    SFILE_CREATE_MPQ shape{};
    shape.cbSize = sizeof shape;
    shape.dwMpqVersion = MPQ_FORMAT_VERSION_1;
    shape.dwStreamFlags = STREAM_PROVIDER_FLAT | BASE_PROVIDER_FILE;
    shape.dwFileFlags1 = listed ? MPQ_FILE_EXISTS : 0;
    shape.dwSectorSize = 4096;
    shape.dwMaxFileCount = 64;
    // StormLib first tries to open the file, and when there is none it closes descriptor 0 in its place.
    write(name, "");
    EXPECT_TRUE(SFileCreateArchive2(path(name).c_str(), &shape, &made));
    for (const auto &[file_name, bytes] : files) {
      HANDLE file = nullptr;
      EXPECT_TRUE(SFileCreateFile(made, file_name.c_str(), 0, DWORD(bytes.size()), 0, MPQ_FILE_COMPRESS, &file));
      EXPECT_TRUE(SFileWriteFile(file, bytes.data(), DWORD(bytes.size()), MPQ_COMPRESSION_ZLIB));
      EXPECT_TRUE(SFileFinishFile(file));
    }
    SFileCloseArchive(made);
    return path(name);
  }
  std::string bytes_of(const std::string &name) const {
    std::ifstream in(path(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  std::string read(std::string_view name) {
    const auto bytes = tree.read(name);
    return bytes ? std::string(*bytes) : "error " + std::to_string(bytes.error().code);
  }
  fs::path root;
  Mounts tree;
};

const std::string kNotFound = "error " + std::to_string(OR_NOT_FOUND);
const std::string kDenied = "error " + std::to_string(OR_DENIED);

TEST_F(mounts, names_have_no_case_and_either_slash) {
  write("data/Scripts/Common.J", "native");
  ASSERT_TRUE(tree.add(path("data")));
  for (const char *name : {"scripts/common.j", "SCRIPTS\\COMMON.J", "Scripts/Common.J"})
    EXPECT_EQ(read(name), "native") << name;
  EXPECT_TRUE(tree.contains("scripts\\common.j"));
  EXPECT_EQ(read("scripts"), kNotFound);
  EXPECT_EQ(read("scripts/other.j"), kNotFound);
  EXPECT_EQ(tree.names(), std::vector<std::string>{"scripts/common.j"});
}

TEST_F(mounts, the_last_mount_answers_and_goes_again) {
  write("data/a.txt", "data");
  write("data/only.txt", "only");
  ASSERT_TRUE(tree.add(path("data")));
  EXPECT_EQ(read("a.txt"), "data");
  ASSERT_TRUE(tree.add(archive("map.w3x", {{"A.txt", "map"}, {"sub\\b.txt", std::string(10000, 'b')}})));
  EXPECT_EQ(read("a.txt"), "map") << "what was read before is no longer right";
  EXPECT_EQ(read("only.txt"), "only");
  EXPECT_EQ(read("SUB/B.TXT"), std::string(10000, 'b'));
  EXPECT_EQ(tree.names(), (std::vector<std::string>{"a.txt", "only.txt", "sub/b.txt"}));
  tree.cut_back(1);
  EXPECT_EQ(read("a.txt"), "data");
  EXPECT_EQ(read("sub/b.txt"), kNotFound);
}

TEST_F(mounts, bytes_stay_while_more_is_read) {
  write("data/a", "first");
  for (int i = 0; i < 100; ++i) write("data/f" + std::to_string(i), std::string(100, 'x'));
  ASSERT_TRUE(tree.add(path("data")));
  const std::string_view first = tree.read("a").value();
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(tree.read("f" + std::to_string(i)));
  EXPECT_EQ(first, "first");
  EXPECT_EQ(tree.read("A").value().data(), first.data()) << "read once";
}

TEST_F(mounts, what_was_read_stays_whatever_becomes_of_the_file) {
  write("map/a.txt", "old");
  write("map/gone.txt", "gone");
  ASSERT_TRUE(tree.add(path("map")));
  EXPECT_EQ(read("a.txt"), "old");
  EXPECT_EQ(read("gone.txt"), "gone");
  EXPECT_EQ(read("later.txt"), kNotFound);
  write("map/a.txt", "new");
  write("map/later.txt", "later");
  fs::remove(root / "map/gone.txt");
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(read("a.txt"), "old");
    EXPECT_EQ(read("gone.txt"), "gone");
    EXPECT_EQ(read("later.txt"), kNotFound);
    auto top = tree.cut_back(0);
    ASSERT_TRUE(top);
    EXPECT_EQ(read("a.txt"), kNotFound);
    tree.add(std::move(*top));
  }
}

TEST_F(mounts, files_opened_anew_differ_where_what_was_read_has_changed) {
  write("map/a.txt", "old");
  write("map/b.txt", "b");
  ASSERT_TRUE(tree.add(path("map")));
  EXPECT_EQ(read("a.txt"), "old");
  EXPECT_EQ(read("later.txt"), kNotFound);
  const auto differs = [&](const std::vector<std::string> &names) {
    Mounts anew;
    EXPECT_TRUE(anew.add(path("map")));
    for (const std::string &name : names) (void)anew.read(name);
    return anew.differs_from(tree);
  };
  EXPECT_FALSE(differs({"a.txt", "later.txt"}));
  EXPECT_TRUE(differs({"b.txt"})) << "it was never asked for";
  write("map/b.txt", "other");
  EXPECT_FALSE(differs({"a.txt", "later.txt"})) << "nobody read that one";
  write("map/later.txt", "later");
  EXPECT_TRUE(differs({"later.txt"}));
  write("map/a.txt", "new");
  EXPECT_TRUE(differs({"a.txt"}));
  Mounts anew;
  ASSERT_TRUE(anew.add(path("map")));
  const std::string_view bytes = anew.read("a.txt").value(), old = tree.read("a.txt").value();
  tree.exchange(anew);
  EXPECT_EQ(tree.read("a.txt").value().data(), bytes.data());
  EXPECT_EQ(anew.read("a.txt").value().data(), old.data());
}

TEST_F(mounts, an_archive_without_its_list_is_probed_by_name) {
  ASSERT_TRUE(tree.add(archive("quiet.w3m", {{"war3map.j", "function main"}}, false)));
  EXPECT_TRUE(tree.names().empty());
  EXPECT_EQ(read("WAR3MAP.J"), "function main");
}

TEST_F(mounts, an_archive_may_begin_behind_a_header_of_its_map) {
  const std::string plain = archive("plain.mpq", {{"x", "inside"}});
  write("map.w3x", std::string(512, 'H') + bytes_of("plain.mpq"));
  ASSERT_TRUE(tree.add(path("map.w3x")));
  EXPECT_EQ(read("x"), "inside");
}

TEST_F(mounts, hostile_names_are_refused) {
  write("outside.txt", "secret");
  write("data/in.txt", "in");
  ASSERT_TRUE(tree.add(path("data")));
  for (const char *name : {"", "/etc/passwd", "../outside.txt", "..\\outside.txt", "a/../../outside.txt", "./in.txt",
                           "in.txt/", "a//b", "c:in.txt", "in.txt\n", "\\\\server\\share"})
    EXPECT_EQ(read(name), kDenied) << name;
  EXPECT_EQ(read(std::string("in.txt\0x", 8)), kDenied);
  EXPECT_EQ(read(std::string(2000, 'a')), kDenied);
}

TEST_F(mounts, links_are_followed_inside_the_folder_alone) {
  write("outside.txt", "secret");
  write("data/real/in.txt", "in");
  fs::create_symlink("real/in.txt", root / "data/inner");
  fs::create_symlink("../outside.txt", root / "data/outer");
  fs::create_symlink(path("outside.txt"), root / "data/absolute");
  fs::create_directory_symlink("..", root / "data/up");
  fs::create_symlink("/proc/self/environ", root / "data/magic");
  fs::create_symlink("loop", root / "data/loop");
  ASSERT_TRUE(tree.add(path("data")));
  EXPECT_EQ(read("inner"), "in");
  EXPECT_EQ(read("outer"), kDenied);
  EXPECT_EQ(read("absolute"), kDenied);
  EXPECT_NE(read("up/outside.txt"), "secret");
  EXPECT_EQ(read("magic"), kDenied);
  EXPECT_EQ(read("loop"), kDenied);
}

TEST_F(mounts, what_is_no_file_is_not_read) {
  fs::create_directories(root / "data/folder");
  ASSERT_EQ(mkfifo(path("data/pipe").c_str(), 0600), 0);
  ASSERT_TRUE(tree.add(path("data")));
  EXPECT_EQ(read("pipe"), kDenied);
  EXPECT_EQ(read("folder"), kNotFound);
}

TEST_F(mounts, a_file_over_the_bound_is_refused_unread) {
  write("data/huge", "");
  ASSERT_EQ(truncate(path("data/huge").c_str(), off_t(kMaxMountedFile) + 1), 0);
  ASSERT_TRUE(tree.add(path("data")));
  EXPECT_EQ(read("huge"), "error " + std::to_string(OR_FULL));
}

TEST_F(mounts, one_file_is_a_tree_of_itself) {
  write("maps/Arena.txt", "first");
  write("maps/other.txt", "not to be seen");
  auto opened = open_file_mount(path("maps/Arena.txt"));
  ASSERT_TRUE(opened) << opened.error().message;
  MountSource &file = **opened;
  EXPECT_EQ(file.read("arena.txt").value(), "first");
  EXPECT_EQ(file.read("other.txt").error().code, OR_NOT_FOUND);
  EXPECT_EQ(file.read("maps/arena.txt").error().code, OR_NOT_FOUND);
  EXPECT_EQ(file.names(), std::vector<std::string>{"arena.txt"});
  EXPECT_TRUE(file.contains("arena.txt"));
  EXPECT_FALSE(file.contains("other.txt"));

  // An editor writes a new file and renames it: what is read next is the new one.
  write("maps/new", "second");
  fs::rename(path("maps/new"), path("maps/Arena.txt"));
  EXPECT_EQ(file.read("arena.txt").value(), "second");
  fs::remove(path("maps/Arena.txt"));
  EXPECT_EQ(file.read("arena.txt").error().code, OR_IO) << "it is there and cannot be had";
}

TEST_F(mounts, one_file_that_cannot_be_a_tree_is_one_clear_line) {
  write("a:b.txt", "");
  EXPECT_EQ(open_file_mount(path("a:b.txt")).error().message,
            path("a:b.txt") + ": not a file's name: it has a drive or stream (':')");
  EXPECT_EQ(open_file_mount(path("none.txt")).error().message, path("none.txt") + ": No such file or directory");
}

TEST_F(mounts, what_is_no_mount_is_one_clear_line) {
  write("text.w3x", std::string(4096, 't'));
  write("empty.w3x", "");
  const auto message = [&](const std::string &name) {
    const auto added = tree.add(path(name));
    return added ? "mounted" : added.error().message;
  };
  EXPECT_EQ(message("text.w3x"), path("text.w3x") + ": not an MPQ archive");
  EXPECT_EQ(message("empty.w3x"), path("empty.w3x") + ": not an MPQ archive");
  EXPECT_EQ(message("none.w3x"), path("none.w3x") + ": No such file or directory");
  ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
  EXPECT_EQ(message("pipe"), path("pipe") + ": neither a folder nor an archive");
  EXPECT_EQ(tree.size(), 0u);
}

// Every cut, and every header byte changed: an error or other bytes, never a crash or a hang.
TEST_F(mounts, damaged_archives_are_survived) {
  archive("good.mpq", {{"a", std::string(5000, 'a')}, {"b", "bytes that do not repeat: 0123456789"}});
  const std::string good = bytes_of("good.mpq");
  const auto survive = [&](const std::string &bytes) {
    write("bad.mpq", bytes);
    Mounts bad;
    if (!bad.add(path("bad.mpq"))) return;
    for (const char *name : {"a", "b", "(listfile)", "c"})
      EXPECT_LE(bad.read(name).value_or("").size(), kMaxMountedFile);
    (void)bad.names();
  };
  for (std::size_t size = 0; size < good.size(); size += 7) survive(good.substr(0, size));
  for (std::size_t at = 0; at < 32; ++at)
    for (const int value : {0x00, 0x01, 0x7F, 0x80, 0xFF}) {
      std::string bad = good;
      bad[at] = char(value);
      survive(bad);
    }
  // The tables lie at the end.
  for (std::size_t at = good.size() - 64 * 16 - 200; at < good.size(); at += 5) {
    std::string bad = good;
    bad[at] = char(bad[at] ^ 0xFF);
    survive(bad);
  }
  ASSERT_TRUE(tree.add(path("good.mpq")));
  EXPECT_EQ(read("a"), std::string(5000, 'a'));
}

// The smallest archive that makes StormLib stop the process that opens it: its signature is an entry without a file.
std::string archive_that_stops_its_reader() {
  std::uint32_t table[5][256], seed = 0x00100001;
  const auto next = [&] { return (seed = (seed * 125 + 3) % 0x2AAAAB) & 0xFFFF; };
  for (int i = 0; i < 256; ++i)
    for (auto &part : table) {
      const std::uint32_t high = next() << 16;
      part[i] = high | next();
    }
  const auto hash = [&](const char *text, int type) {
    std::uint32_t one = 0x7FED7FED, two = 0xEEEEEEEE;
    for (; *text; ++text) {
      const auto letter = std::uint32_t(std::toupper(*text));
      one = table[type][letter] ^ (one + two);
      two = letter + one + two + (two << 5) + 3;
    }
    return one;
  };
  const auto encrypted = [&](std::vector<std::uint32_t> words, const char *key_name) {
    std::uint32_t key = hash(key_name, 3), mixed = 0xEEEEEEEE;
    for (std::uint32_t &word : words) {
      mixed += table[4][key & 0xFF];
      const std::uint32_t plain = word;
      word ^= key + mixed;
      key = ((~key << 21) + 0x11111111) | key >> 11;
      mixed = plain + mixed + (mixed << 5) + 3;
    }
    return words;
  };
  std::vector<std::uint32_t> words = {0x1A51504D, 32, 32 + 16 + 16, 3u << 16, 32, 48, 1, 1};
  for (const auto &part : {encrypted({hash("(signature)", 1), hash("(signature)", 2), 0, 0}, "(hash table)"),
                           encrypted({0, 0, 0, 0}, "(block table)")})
    words.insert(words.end(), part.begin(), part.end());
  return {reinterpret_cast<const char *>(words.data()), words.size() * sizeof words[0]};
}

TEST_F(mounts, what_stops_the_library_does_not_stop_us) {
  write("bad.mpq", archive_that_stops_its_reader());
  const auto added = tree.add(path("bad.mpq"));
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().message, path("bad.mpq") + ": it is damaged in a way that stops what reads it");
}

TEST_F(mounts, sheltered_work_answers_fails_or_crashes_alone) {
  EXPECT_EQ(run_sheltered([]() -> Result<std::string> { return std::string(1 << 20, 'x'); }).value().size(), 1u << 20);
  const auto failed = run_sheltered([]() -> Result<std::string> { return fail(OR_FULL, "no room"); });
  EXPECT_EQ(failed.error().code, OR_FULL);
  EXPECT_EQ(failed.error().message, "no room");
  for (const int crash : {SIGSEGV, SIGABRT, SIGKILL}) {
    const auto crashed = run_sheltered([crash]() -> Result<std::string> {
      raise(crash);
      return {};
    });
    EXPECT_EQ(crashed.error().code, OR_INVALID) << crash;
  }
}

// An archive that claims sectors of 0 bytes or a million hash entries is refused before it costs anything.
TEST_F(mounts, an_absurd_header_is_refused) {
  archive("good.mpq", {{"a", "x"}});
  std::string bad = bytes_of("good.mpq");
  bad[14] = 23;
  write("sector.mpq", bad);
  EXPECT_EQ(tree.add(path("sector.mpq")).error().message, path("sector.mpq") + ": the archive's header is damaged");
  bad = bytes_of("good.mpq");
  bad[27] = 0x7F;
  write("hash.mpq", bad);
  EXPECT_EQ(tree.add(path("hash.mpq")).error().message, path("hash.mpq") + ": the archive's header is damaged");
}

TEST_F(mounts, real_maps_open) {
  const fs::path corpus = fs::path(OPENREALM_SOURCE_DIR) / "../shared/corpus/maps";
  if (!fs::exists(corpus)) GTEST_SKIP() << "the folder of real maps is not there: " << corpus;
  int opened = 0;
  for (const auto &entry : fs::directory_iterator(corpus)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".w3x" && extension != ".w3m") continue;
    Mounts map;
    const auto added = map.add(entry.path().string());
    ASSERT_TRUE(added) << added.error().message;
    EXPECT_TRUE(map.read("war3map.j") || map.read("scripts/war3map.j") || map.read("war3map.lua")) << entry.path();
    ++opened;
  }
  EXPECT_GT(opened, 50);
}

}  // namespace
}  // namespace openrealm
