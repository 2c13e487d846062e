#include "formats/slk.h"

#include <gtest/gtest.h>

using namespace openrealm;
using namespace openrealm::formats;

TEST(formats, slk_gives_cells_by_row_and_column_name) {
  const auto table = SlkTable::parse(
      "ID;PWXL;N;E\r\nB;X3;Y4;D0\r\nC;X1;Y1;K\"unitID\"\r\nC;X2;K\"name\"\r\nC;X3;K\"speed\"\r\n"
      "C;Y2;X1;K\"hfoo\"\r\nC;X3;K270\r\nF;SD;X2;Y3\r\nC;K\"semi;colon; and \"\"quotes\"\"\"\r\nC;X1;K\"hkni\"\r\n"
      "C;X1;Y4;K\"hfoo\"\r\nC;X2;Ka;;b\r\nC;X2;Y2;K\"Footman\"\r\nC;X2;Y2;K\"later\"\r\nE\r\nC;X1;Y9;K\"after the "
      "end\"\r\n",
      "units.slk");
  ASSERT_TRUE(table) << table.error().message;
  EXPECT_EQ(table->rows(), 3u);
  EXPECT_EQ(table->columns().size(), 3u);
  EXPECT_EQ(table->at(0, "unitID"), "hfoo");
  EXPECT_EQ(table->at(0, "speed"), "270");
  EXPECT_EQ(table->at(0, "name"), "later");
  EXPECT_EQ(table->at(1, "name"), "semi;colon; and \"quotes\"");
  EXPECT_EQ(table->at(1, "speed"), "");
  EXPECT_EQ(table->at(2, "name"), "a;b");
  EXPECT_EQ(table->at(3, "unitID"), "");
  EXPECT_EQ(table->at(0, "none"), "");
  EXPECT_EQ(table->find("hkni"), 1u);
  EXPECT_EQ(table->find("hfoo"), 0u);
  EXPECT_EQ(table->find("HKNI"), std::nullopt);
}

TEST(formats, slk_errors_name_the_line_and_wild_places_cost_nothing) {
  for (const char *bad : {"", "PK\3\4", "C;X1;Y1;K1"}) EXPECT_FALSE(SlkTable::parse(bad, "f")) << bad;
  for (const char *bad : {"C;X0;K1", "C;X-1;K1", "C;Xa;K1", "C;Y99999999999;K1", "C;X2000000;K1", "F;Y0"}) {
    const auto table = SlkTable::parse(std::string("ID;P\n") + bad + "\n", "f.slk");
    ASSERT_FALSE(table) << bad;
    EXPECT_TRUE(table.error().message.starts_with("f.slk:2: ")) << table.error().message;
  }
  std::string wide = "ID\n";
  for (int i = 0; i < 1000; ++i) wide += "C;X1048576;Y1048576;K1\n";
  EXPECT_EQ(SlkTable::parse(wide, "f")->rows(), 1048575u);
  EXPECT_EQ(SlkTable::parse("ID", "f")->rows(), 0u);
  const std::string whole = "ID;P\nC;X1;Y1;K\"a\"\nC;X2;K\"b;\"\nE\n";
  for (std::size_t cut = 2; cut < whole.size(); ++cut) {
    const auto table = SlkTable::parse(whole.substr(0, cut), "f");
    EXPECT_TRUE(table || table.error().message.starts_with("f:"));
  }
}
