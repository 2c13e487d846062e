#include "fs_policy/name_policy.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

using namespace openrealm;
using namespace std::string_literals;

namespace {

const std::vector<std::string> kHostileNames = {"",
                                                ".",
                                                "..",
                                                "../x",
                                                "a/../../x",
                                                "a/../b",
                                                "/etc/passwd",
                                                "//server/share",
                                                "\\\\server\\share",
                                                "C:x",
                                                "C:\\x",
                                                "\\\\?\\x",
                                                "..\\x",
                                                "a\\../b",
                                                "..././x",
                                                "a//b",
                                                "a/./b",
                                                "a/",
                                                "a\0b"s,
                                                "a\nb",
                                                "a\x7f"
                                                "b",
                                                ".hidden",
                                                "-rf",
                                                "~root",
                                                "a/.tmp-1",
                                                "x.",
                                                "x ",
                                                " x",
                                                "CON",
                                                "nul.txt",
                                                "COM1 .log",
                                                "com9",
                                                "LPT0.x",
                                                "COM\u00B9",
                                                "lpt\u00B3.a",
                                                "conin$",
                                                "f:s",
                                                "x::$DATA",
                                                "GAMECA~1.ORC",
                                                "CACHE~1",
                                                "a*",
                                                "a?",
                                                "a\"b",
                                                "<a",
                                                "a|b",
                                                std::string(201, 'a'),
                                                std::string(256, 'a'),
                                                std::string(5000, 'a'),
                                                "\xff",
                                                "\xc0\xaf",
                                                "\xe0\x80\xaf",
                                                "\xed\xa0\x80",
                                                "\xf5\x80\x80\x80",
                                                "\xe2\x82",
                                                "a\u200Bb",
                                                "a\u202Eb",
                                                "\u2066x",
                                                "\uFEFFx",
                                                "a\uFF0Fb",
                                                "a\u2215b",
                                                "a\u0085"
                                                "b"};

}  // namespace

// FS-02
TEST(fs_policy, hostile_names_are_refused_with_a_reason) {
  for (const std::string &name : kHostileNames) {
    const auto allowed = check_path(name);
    ASSERT_FALSE(allowed) << printable(name);
    EXPECT_EQ(allowed.error().code, OR_DENIED);
    EXPECT_NE(allowed.error().message.find("not allowed: "), std::string::npos) << allowed.error().message;
    EXPECT_EQ(allowed.error().message.find('\n'), std::string::npos) << "a message is one line";
  }
  std::string deep = "a";
  for (int i = 1; i < 16; ++i) deep += "/a";
  EXPECT_TRUE(check_path(deep));
  EXPECT_FALSE(check_path(deep + "/a"));
  for (const char *name : {"a", "Rexxar/Zone 1.w3z", "a.b.c", "\u0130stanbul", "%2e%2e", "com10", "COMET", "console",
                           "\u5730\u56FE", "a-b_c (2)", "gamecache-x~0123456789abcdef.orcgc"})
    EXPECT_TRUE(check_path(name)) << name;
}

// GC-15
TEST(fs_policy, sidecar_names_keep_plain_names_and_never_share_a_file) {
  EXPECT_EQ(sidecar_file_name("Campaigns.w3v"), "gamecache-Campaigns.w3v.orcgc");
  const std::vector<std::string> names = {"Campaigns.w3v",
                                          "a\\Campaigns.w3v",
                                          "a/Campaigns.w3v",
                                          "../Campaigns.w3v",
                                          "a:b",
                                          "a_b",
                                          "a?b",
                                          "a b",
                                          "a b ",
                                          "a b.",
                                          "",
                                          ".",
                                          "..",
                                          "/",
                                          "x/",
                                          "y/",
                                          "CON",
                                          "con",
                                          "nul.txt",
                                          "a\0b"s,
                                          "a\0c"s,
                                          "a\nb",
                                          "~",
                                          "a~b",
                                          "a~0123456789abcdef",
                                          std::string(120, 'a'),
                                          std::string(121, 'a'),
                                          std::string(121, 'a') + "b",
                                          std::string(100000, 'a'),
                                          "\xff",
                                          "\xfe",
                                          "e\u0301",
                                          "\u00E9",
                                          "gamecache-a.orcgc",
                                          "a.orcgc",
                                          ".tmp-12",
                                          "-x",
                                          "%2e",
                                          "live/cache"};
  std::set<std::string> files;
  for (const std::string &name : names) {
    const std::string file = sidecar_file_name(name);
    EXPECT_TRUE(files.insert(file).second) << printable(name) << " shares " << file;
    EXPECT_TRUE(check_component(file)) << file;
    EXPECT_TRUE(file.starts_with("gamecache-") && file.ends_with(".orcgc")) << file;
  }
  EXPECT_EQ(sidecar_file_name("a:b").size(), "gamecache-a_b~0123456789abcdef.orcgc"s.size());
  EXPECT_TRUE(sidecar_file_name("a:b").starts_with("gamecache-a_b~"));
  EXPECT_EQ(sidecar_file_name("a_b"), "gamecache-a_b.orcgc");
  // A name that looks like a changed one is itself changed, so it can't be aimed at another's file.
  const std::string changed = sidecar_file_name("a:b");
  const std::string aimed = changed.substr(10, changed.size() - 16);
  EXPECT_NE(sidecar_file_name(aimed), changed);
}

TEST(fs_policy, printable_shows_bytes_that_no_terminal_should_get) {
  EXPECT_EQ(printable("a\x1b[2J"), "a\\x1B[2J");
  EXPECT_EQ(printable("\xff\u00E9"), "\\xFF\u00E9");
  EXPECT_EQ(printable("a\u202Eb"), "a\\xE2\\x80\\xAEb");
  EXPECT_EQ(printable(std::string(100, 'x')), std::string(80, 'x') + "...");
}
