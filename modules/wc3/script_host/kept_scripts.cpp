#include "modules/wc3/script_host/kept_scripts.h"

#include <algorithm>

namespace openrealm::wc3 {

std::uint32_t KeptScripts::older() const {
  std::uint32_t all = 0;
  for (const std::uint32_t row : rows_.rows()) all |= rows_[row].scripts;
  all &= (2u << kMaxOlderScripts) - 1;  // a save may say anything
  std::uint32_t count = 0;
  for (all >>= 1; all != 0; all >>= 1) ++count;
  return count;
}

std::vector<std::uint32_t> KeptScripts::rows_of(std::uint32_t script) const {
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t row : rows_.rows())
    if (rows_[row].scripts >> script & 1) rows.push_back(row);
  std::sort(rows.begin(), rows.end(), [&](std::uint32_t a, std::uint32_t b) {
    return rows_[a].place != rows_[b].place ? rows_[a].place < rows_[b].place : a < b;
  });
  return rows;
}

std::vector<script::Source> KeptScripts::texts(std::uint32_t script) const {
  std::vector<script::Source> texts;
  for (const std::uint32_t row : rows_of(script))
    texts.push_back({std::string(rows_.text(rows_[row].name)), std::string(rows_.text(rows_[row].text))});
  return texts;
}

bool KeptScripts::has(std::uint32_t script, const std::vector<script::Source> &texts) const {
  const std::vector<std::uint32_t> rows = rows_of(script);
  return std::equal(rows.begin(), rows.end(), texts.begin(), texts.end(),
                    [&](std::uint32_t row, const script::Source &text) {
                      return rows_.text(rows_[row].name) == text.name && rows_.text(rows_[row].text) == text.bytes;
                    });
}

std::uint32_t KeptScripts::row_of(const script::Source &text, std::uint32_t place) const {
  for (const std::uint32_t row : rows_.rows())
    if (rows_[row].place == place && rows_.text(rows_[row].name) == text.name &&
        rows_.text(rows_[row].text) == text.bytes)
      return row;
  return 0;
}

bool KeptScripts::keep(const std::vector<script::Source> &texts) {
  for (std::uint32_t place = 0; place < texts.size(); ++place) {
    std::uint32_t row = row_of(texts[place], place);
    if (row == 0) row = make_row(texts[place], place);
    if (row == 0) {
      change_numbers([](std::uint32_t scripts) { return scripts & ~1u; });
      return false;
    }
    rows_.mut(row).scripts |= 1;
  }
  return true;
}

std::uint32_t KeptScripts::make_row(const script::Source &text, std::uint32_t place) {
  const std::uint32_t row = rows_.alloc();
  if (row == 0) return 0;
  SourceRow &made = rows_.mut(row);
  made.place = place;
  if (rows_.set(made.name, text.name) && rows_.set(made.text, text.bytes)) return row;
  rows_.free(row);
  return 0;
}

void KeptScripts::age() {
  change_numbers([](std::uint32_t scripts) { return scripts << 1; });
}

void KeptScripts::drop(std::uint32_t script) {
  const std::uint32_t below = (1u << script) - 1;
  change_numbers([=](std::uint32_t scripts) { return (scripts & below) | (scripts >> 1 & ~below); });
}

template <class Change>
void KeptScripts::change_numbers(Change change) {
  for (const std::uint32_t row : rows_.rows()) {
    const std::uint32_t scripts = change(rows_[row].scripts);
    if (scripts == 0)
      rows_.free(row);
    else if (scripts != rows_[row].scripts)
      rows_.mut(row).scripts = scripts;
  }
}

}  // namespace openrealm::wc3
