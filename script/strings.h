// The strings of a running script. A register holds a string's id, which is one of:
//   0           null
//   a row       of "script_string": what is stored anywhere is one
//   a literal   of linked code
//   a nursery   string, made in this run
// Everything here but the rows is derived.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/engine.h"
#include "base/result.h"
#include "script/nursery.h"
#include "script/state_records.h"

namespace openrealm::script {

class StringStore {
 public:
  static constexpr uint32_t kNurseryBit = 0x80000000u;
  static constexpr uint32_t kLiteralBit = 0x40000000u;
  static constexpr uint32_t kEmpty = kLiteralBit;  // literal 0 is ""

  // `memory`: bytes that all rows together may hold.
  Result<void> open(const Engine &engine, uint32_t memory);

  std::string_view view(uint32_t id) const;
  bool equal(uint32_t a, uint32_t b) const;
  // The literal's id; equal literals get one id.
  uint32_t literal(std::string_view text);
  // New strings; they last until the nursery says otherwise. Not for null.
  uint32_t make(std::string_view text);
  uint32_t concat(uint32_t a, uint32_t b);
  // The row with these bytes; 0 for null, and for no room, which row_failed() tells apart once.
  uint32_t promote(uint32_t id);
  uint32_t intern(std::string_view text);
  bool row_failed() { return std::exchange(row_failed_, false); }
  bool is_row(uint32_t id) const { return rows_.alive(id); }

  Nursery &nursery() { return nursery_; }
  uint32_t live_rows() const { return rows_.live(); }
  uint32_t row_bytes() const { return uint32_t(bytes_); }
  // Frees the rows that are not in `used`, which has an entry for every row.
  void sweep(const std::vector<bool> &used);
  uint32_t high() const { return rows_.high(); }

 private:
  struct Text {
    const char *data = nullptr;
    uint32_t size = 0;
    uint64_t hash = 0;
  };
  struct Literal {
    std::string text;
    uint32_t row = 0;  // once promoted
  };

  void index_all();
  void index_row(uint32_t row, uint64_t hash);
  uint32_t find_row(std::string_view text, uint64_t hash) const;
  Text &cached(uint32_t row, uint64_t hash);

  Table<StringRow> rows_;
  std::vector<Text> texts_;      // by row
  std::vector<uint32_t> slots_;  // rows by hash; a power of two, at most half full
  uint32_t indexed_ = 0;
  size_t bytes_ = 0;  // of all rows
  size_t memory_ = 0;
  std::vector<std::unique_ptr<Literal>> literals_;
  std::unordered_map<std::string_view, uint32_t> literal_ids_;
  Nursery nursery_;
  bool row_failed_ = false;
};

}  // namespace openrealm::script
