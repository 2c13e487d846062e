// SAV-02: the bytes of a save, whole and damaged.
#include <gtest/gtest.h>

#include <string>

#include "base/bytes.h"
#include "kernel/files/save_file.h"

using namespace openrealm;

namespace {

SaveHeader some_header() {
  SaveHeader header;
  header.game = "toy";
  header.name = "\xff odd name";
  header.map = {"maps/one", 12, "ab"};
  header.tick = 4000000000u;
  header.modules = {{"m", "id"}};
  header.cvars = {{"a", "1"}, {"b", ""}};
  return header;
}

}  // namespace

TEST(kernel_files, a_save_reads_back_as_it_was_written) {
  for (const std::string &tables : {std::string(), std::string("x"), std::string(1 << 20, 'z')}) {
    const std::string bytes = encode_save(some_header(), tables).value();
    const auto save = decode_save(bytes, "file");
    ASSERT_TRUE(save) << save.error().message;
    EXPECT_EQ(save->tables, tables);
    EXPECT_EQ(save->header.name, some_header().name);
    EXPECT_EQ(save->header.tick, 4000000000u);
    EXPECT_EQ(save->header.cvars, some_header().cvars);
    EXPECT_EQ(save->header.nonce.size(), 32u);
    EXPECT_EQ(decode_save_header(bytes, "file")->map.path, "maps/one");
  }
}

TEST(kernel_files, a_save_cut_anywhere_or_with_any_bit_flipped_is_refused) {
  const std::string whole = encode_save(some_header(), "tables tables tables").value();
  for (std::size_t cut = 0; cut < whole.size(); ++cut) {
    const auto save = decode_save(std::string_view(whole).substr(0, cut), "file");
    ASSERT_FALSE(save) << cut;
    EXPECT_TRUE(save.error().message.starts_with("file: ")) << save.error().message;
  }
  for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
    std::string flipped = whole;
    flipped[bit / 8] = char(flipped[bit / 8] ^ (1 << bit % 8));
    EXPECT_FALSE(decode_save(flipped, "file")) << bit;
  }
  EXPECT_FALSE(decode_save(whole + "x", "file"));
}

TEST(kernel_files, a_newer_save_says_so) {
  std::string bytes = encode_save(some_header(), "").value();
  bytes[8] = 2;
  const auto newer = decode_save(bytes, "file");
  EXPECT_EQ(newer.error().code, OR_MISMATCH);
  EXPECT_NE(newer.error().message.find("newer"), std::string::npos);
  bytes[8] = 0;
  EXPECT_EQ(decode_save(bytes, "file").error().code, OR_INVALID);
}

TEST(kernel_files, a_save_too_large_to_write_is_refused_before_a_byte_of_it) {
  SaveHeader header = some_header();
  header.campaign = std::string(1 << 20, 'c');
  EXPECT_EQ(encode_save(header, "").error().code, OR_FULL);
}
