// Every table of real maps, when there are some beside the source: consumed to its last byte, and cut short.
#include <StormLib.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <map>
#include <string>

#include "formats/doo.h"
#include "formats/object_data.h"
#include "formats/w3e.h"
#include "formats/w3i.h"
#include "formats/wpm.h"
#include "formats/wts.h"

using namespace openrealm;
using namespace openrealm::formats;

namespace {

// "" when parsed, else the message.
using Parse = std::function<std::string(std::string_view)>;

template <class Function>
Parse outcome_of(Function parse) {
  return [parse](std::string_view bytes) {
    const auto parsed = parse(bytes);
    return parsed ? std::string() : parsed.error().message;
  };
}

std::map<std::string, Parse> parsers() {
  std::map<std::string, Parse> all = {
      {"war3map.w3i", outcome_of(parse_w3i)}, {"war3map.wts", outcome_of(StringTable::parse)},
      {"war3map.w3e", outcome_of(parse_w3e)}, {"war3map.wpm", outcome_of(parse_wpm)},
      {"war3map.doo", outcome_of(parse_doo)}, {"war3mapUnits.doo", outcome_of(parse_units_doo)}};
  for (const char *stem : {"war3map", "war3mapSkin"})
    for (const char *ending : {".w3u", ".w3t", ".w3b", ".w3h", ".w3a", ".w3d", ".w3q"}) {
      const std::string file = std::string(stem) + ending;
      all[file] = outcome_of(
          [file](std::string_view bytes) { return parse_object_data(bytes, is_leveled_object_file(file), file); });
    }
  return all;
}

bool read_from(HANDLE archive, const std::string &name, std::string *bytes) {
  HANDLE file = nullptr;
  if (!SFileOpenFileEx(archive, name.c_str(), SFILE_OPEN_FROM_MPQ, &file)) return false;
  bytes->resize(SFileGetFileSize(file, nullptr));
  DWORD got = 0;
  const bool whole = SFileReadFile(file, bytes->data(), DWORD(bytes->size()), &got, nullptr) && got == bytes->size();
  SFileCloseFile(file);
  return whole;
}

}  // namespace

TEST(formats, every_table_of_real_maps_is_consumed_to_its_last_byte) {
  const auto folder = std::filesystem::path(OPENREALM_SOURCE_DIR) / "../shared/corpus/maps";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no real maps at " << folder << ": NOT tested on any";
  std::size_t archives = 0, tables = 0;
  for (const auto &entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".w3m" && entry.path().extension() != ".w3x") continue;
    HANDLE archive = nullptr;
    ASSERT_TRUE(SFileOpenArchive(entry.path().c_str(), 0, STREAM_FLAG_READ_ONLY, &archive)) << entry.path();
    ++archives;
    for (const auto &[name, parse] : parsers()) {
      std::string bytes;
      if (!read_from(archive, name, &bytes)) continue;
      ++tables;
      EXPECT_EQ(parse(bytes), "") << entry.path() << " " << name;
      const std::size_t step = 1 + bytes.size() / 16;
      for (std::size_t cut = 0; cut < bytes.size(); cut += step) (void)parse(std::string_view(bytes).substr(0, cut));
    }
    SFileCloseArchive(archive);
  }
  EXPECT_GE(archives, 50u);
  EXPECT_GE(tables, 250u);
}
