#include "script/strings.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "script/names.h"

namespace openrealm::script {

Result<void> StringStore::open(const Engine &engine, uint32_t memory) {
  Result<Table<StringRow>> rows = engine.open<StringRow>();
  if (!rows) return tl::unexpected<Error>(rows.error());
  rows_ = *rows;
  memory_ = memory;
  literal("");
  index_all();
  return {};
}

void StringStore::index_all() {
  texts_.assign(std::max(rows_.high(), 1u), {});
  slots_.assign(std::bit_ceil(size_t(rows_.live()) * 2 + 64), 0);
  indexed_ = 0;
  bytes_ = 0;
  for (const uint32_t row : rows_.rows()) index_row(row, hash_text(rows_.text(rows_[row].text)));
}

StringStore::Text &StringStore::cached(uint32_t row, uint64_t hash) {
  if (row >= texts_.size()) texts_.resize(std::max<size_t>(row + 1, texts_.size() * 2));
  const std::string_view text = rows_.text(rows_[row].text);
  texts_[row] = {text.data(), uint32_t(text.size()), hash};
  return texts_[row];
}

void StringStore::index_row(uint32_t row, uint64_t hash) {
  cached(row, hash);
  if (size_t(indexed_ + 1) * 2 > slots_.size()) {
    std::vector<uint32_t> old(slots_.size() * 2, 0);
    old.swap(slots_);
    for (const uint32_t moved : old) {
      if (moved == 0) continue;
      size_t slot = texts_[moved].hash & (slots_.size() - 1);
      while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
      slots_[slot] = moved;
    }
  }
  size_t slot = hash & (slots_.size() - 1);
  while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
  slots_[slot] = row;
  ++indexed_;
  bytes_ += texts_[row].size;
}

uint32_t StringStore::find_row(std::string_view text, uint64_t hash) const {
  for (size_t slot = hash & (slots_.size() - 1); slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1)) {
    const Text &candidate = texts_[slots_[slot]];
    if (candidate.hash == hash && std::string_view(candidate.data, candidate.size) == text) return slots_[slot];
  }
  return 0;
}

std::string_view StringStore::view(uint32_t id) const {
  if (id & kNurseryBit) return nursery_.view(id & ~kNurseryBit);
  if (id & kLiteralBit) return literals_[id & ~kLiteralBit]->text;
  if (id >= texts_.size()) return {};
  return {texts_[id].data, texts_[id].size};
}

bool StringStore::equal(uint32_t a, uint32_t b) const {
  if (a == b) return true;
  if (a == 0 || b == 0) return false;
  return view(a) == view(b);
}

uint32_t StringStore::literal(std::string_view text) {
  const auto found = literal_ids_.find(text);
  if (found != literal_ids_.end()) return found->second;
  const uint32_t id = uint32_t(literals_.size()) | kLiteralBit;
  literals_.push_back(std::make_unique<Literal>(Literal{std::string(text), 0}));
  literal_ids_.emplace(literals_.back()->text, id);
  return id;
}

uint32_t StringStore::make(std::string_view text) {
  if (text.empty()) return kEmpty;
  char *data = nullptr;
  const uint32_t number = nursery_.make(uint32_t(text.size()), &data);
  std::memcpy(data, text.data(), text.size());
  return number | kNurseryBit;
}

uint32_t StringStore::concat(uint32_t a, uint32_t b) {
  if (a == 0) return b;
  if (b == 0) return a;
  const std::string_view left = view(a);
  const std::string_view right = view(b);
  if (left.empty()) return b;
  if (right.empty()) return a;
  char *data = nullptr;
  const uint32_t number = nursery_.make(uint32_t(left.size() + right.size()), &data);
  std::memcpy(data, left.data(), left.size());
  std::memcpy(data + left.size(), right.data(), right.size());
  return number | kNurseryBit;
}

uint32_t StringStore::promote(uint32_t id) {
  if (id & kNurseryBit) return intern(view(id));
  if (id & kLiteralBit) {
    Literal &literal = *literals_[id & ~kLiteralBit];
    if (literal.row == 0) literal.row = intern(literal.text);
    return literal.row;
  }
  return id;
}

uint32_t StringStore::intern(std::string_view text) {
  const uint64_t hash = hash_text(text);
  if (const uint32_t row = find_row(text, hash)) return row;
  const uint32_t row = bytes_ + text.size() <= memory_ ? rows_.alloc() : 0;
  if (row == 0 || (!text.empty() && !rows_.set(rows_.mut(row).text, text))) {
    if (row != 0) rows_.free(row);
    row_failed_ = true;
    return 0;
  }
  index_row(row, hash);
  return row;
}

void StringStore::sweep(const std::vector<bool> &used) {
  for (uint32_t row = 1; row < rows_.high(); ++row)
    if (rows_.alive(row) && !used[row]) rows_.free(row);
  for (const auto &literal : literals_)
    if (!rows_.alive(literal->row)) literal->row = 0;
  index_all();
}

}  // namespace openrealm::script
