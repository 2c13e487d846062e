// war3map.wts: a map's texts by number, and the references to them (TRIGSTR_n).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "base/result.h"

namespace openrealm::formats {

class StringTable {
 public:
  // Of a number given twice the first stays. Line ends become '\n'.
  static Result<StringTable> parse(std::string_view bytes);

  // nullptr when there is no such number.
  const std::string *find(std::uint32_t number) const;
  // The text that `text` refers to when it is TRIGSTR_ and digits, zero-padded or not; else, or when there is
  // none of that number, `text` itself.
  std::string_view resolve(std::string_view text) const;
  std::size_t size() const { return texts_.size(); }

 private:
  std::map<std::uint32_t, std::string> texts_;
};

}  // namespace openrealm::formats
