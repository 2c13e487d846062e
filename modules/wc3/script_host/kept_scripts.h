// The scripts whose texts are state: the one that runs, number 0, and older ones, the newest first. A thread that
// sleeps in a function which a reload has changed finishes in the old body; wherever the script is compiled again, be
// it after a load or a swap, the old one is compiled from here.
#pragma once

#include <memory>
#include <vector>

#include "base/engine.h"
#include "modules/wc3/script_host/source_rows.h"
#include "script/bytecode.h"
#include "script/source.h"

namespace openrealm::wc3 {

inline constexpr std::uint32_t kMaxOlderScripts = 8;

// What a map's script is made of, in the order of compilation, and what it makes.
struct MapScript {
  std::vector<script::Source> texts;
  std::shared_ptr<const script::Bytecode> code;
};

// Over the rows alone; holds nothing.
class KeptScripts {
 public:
  explicit KeptScripts(Table<SourceRow> &rows) : rows_(rows) {}

  std::uint32_t older() const;  // how many older ones there are
  bool is_kept(std::uint32_t script) const { return !rows_of(script).empty(); }
  std::vector<script::Source> texts(std::uint32_t script) const;  // none when it is not kept
  bool has(std::uint32_t script, const std::vector<script::Source> &texts) const;
  // As number 0, which must be free. False, and nothing kept, when there is no room.
  bool keep(const std::vector<script::Source> &texts);
  void age();                       // each gets the next number
  void drop(std::uint32_t script);  // those behind it move up

 private:
  std::vector<std::uint32_t> rows_of(std::uint32_t script) const;  // in order of place
  std::uint32_t row_of(const script::Source &text, std::uint32_t place) const;
  std::uint32_t make_row(const script::Source &text, std::uint32_t place);
  template <class Change>
  void change_numbers(Change change);

  Table<SourceRow> &rows_;
};

}  // namespace openrealm::wc3
