// The script texts of one program and the way from a position back to file, line and column.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace openrealm::script {

// One input as it came from its file or archive; `name` is what messages call it.
struct Source {
  std::string name;
  std::string bytes;
  friend bool operator==(const Source &, const Source &) = default;
};

// A byte of any source, counted through all sources in the order they were added. 0 is the first
// byte of the first source; every source also owns the position one past its last byte.
using Position = uint32_t;

// Lines and columns count from 1, columns in bytes. LF, CRLF and CR each end a line.
struct Location {
  uint32_t source = 0;
  uint32_t line = 1;
  uint32_t column = 1;
};

// Owns the texts; views into them stay valid as long as the map does. Line tables are made by add(),
// so that locate() and the rest may be called from any thread once all sources are in.
class SourceMap {
 public:
  // All texts together stay below this, since a Position has 32 bits.
  static constexpr uint64_t kMaxBytes = UINT32_MAX - 1;

  // False, and nothing added, when the texts together would pass kMaxBytes.
  bool add(Source source);

  uint32_t count() const { return static_cast<uint32_t>(entries_.size()); }
  std::string_view name(uint32_t source) const { return entries_[source].source.name; }
  std::string_view bytes(uint32_t source) const { return entries_[source].source.bytes; }
  Position begin(uint32_t source) const { return entries_[source].begin; }

  Location locate(Position position) const;
  // The line without its line end.
  std::string_view line_text(const Location &location) const;

 private:
  struct Entry {
    Source source;
    Position begin = 0;
    std::vector<uint32_t> line_starts;  // byte offsets in this source
  };

  std::deque<Entry> entries_;
};

}  // namespace openrealm::script
