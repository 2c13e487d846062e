// The C++ face of game_import for modules: typed tables, text, log. Holds no state of its own; copies
// freely; valid while the module is open.
#pragma once

#include <cassert>
#include <cstring>
#include <span>
#include <string>
#include <string_view>

#include "base/record.h"
#include "base/result.h"
#include "openrealm/game.h"

namespace openrealm {

// A line for the other side's buffer, cut to fit and always terminated.
inline void copy_line(std::string_view line, char *buffer, std::size_t size) {
  if (size == 0) return;
  const std::size_t fits = std::min(line.size(), size - 1);
  std::memcpy(buffer, line.data(), fits);
  buffer[fits] = '\0';
}

// The rows in use of a table, in order. Rows taken or freed while walking are seen or skipped.
template <class Record>
class LiveRows {
 public:
  class Iterator {
   public:
    Iterator(const or_table *table, std::uint32_t row) : table_(table), row_(row) { skip_free(); }
    std::uint32_t operator*() const { return row_; }
    Iterator &operator++() {
      ++row_;
      skip_free();
      return *this;
    }
    friend bool operator==(const Iterator &it, std::nullptr_t) { return it.row_ == kEnd; }

   private:
    static constexpr std::uint32_t kEnd = UINT32_MAX;
    void skip_free() {
      for (; row_ < table_->high; ++row_)
        if (spawn() != 0) return;
      row_ = kEnd;
    }
    std::uint32_t spawn() const { return reinterpret_cast<const Record *>(table_->rows)[row_].spawn.value; }
    const or_table *table_;
    std::uint32_t row_;
  };
  explicit LiveRows(const or_table *table) : table_(table) {}
  Iterator begin() const { return {table_, 1}; }
  std::nullptr_t end() const { return nullptr; }

 private:
  const or_table *table_;
};

// An open table of Records. Reading is const; writing goes through mut(), which marks the block.
template <class Record>
class Table {
 public:
  Table() = default;
  Table(const game_import *import, or_table *table) : import_(import), table_(table) {}

  // Row 0 reads as zeros: a null Row or Ref can be followed safely.
  const Record &operator[](std::uint32_t row) const {
    assert(row <= table_->max_rows);
    return base()[row];
  }
  Record &mut(std::uint32_t row) {
    assert(row != 0 && row < table_->high);
    reinterpret_cast<Mark *>(table_->dirty)[row >> table_->block_shift] = Mark::kDirty;
    return base()[row];
  }
  // Checked: nullptr when the row is gone, was taken again, or never was.
  template <class AnyRef>
  const Record *get(AnyRef ref) const {
    return alive(ref.row, ref.spawn) ? &base()[ref.row] : nullptr;
  }
  template <class AnyRef>
  Record *get_mut(AnyRef ref) {
    return alive(ref.row, ref.spawn) ? &mut(ref.row) : nullptr;
  }
  bool alive(std::uint32_t row) const { return row != 0 && row < table_->high && base()[row].spawn.value != 0; }
  bool alive(std::uint32_t row, std::uint32_t spawn) const {
    return spawn != 0 && row < table_->high && base()[row].spawn.value == spawn;
  }
  or_ref ref(std::uint32_t row) const { return {row, base()[row].spawn.value}; }

  // 0 when the table is full or the wanted row is in use.
  std::uint32_t alloc(std::uint32_t wanted = 0) {
    std::uint32_t row = 0;
    return import_->table_alloc(import_->self, table_, wanted, &row) == OR_OK ? row : 0;
  }
  void free(std::uint32_t row) { import_->table_free(import_->self, table_, row); }
  LiveRows<Record> rows() const { return LiveRows<Record>(table_); }
  std::uint32_t live() const { return table_->live; }
  std::uint32_t high() const { return table_->high; }
  std::uint32_t max_rows() const { return table_->max_rows; }

  // Blobs and text live in fields of this table's rows: `slot` comes from mut().
  bool set(Str &slot, std::string_view text) {
    return import_->blob_set(import_->self, table_, &slot.blob, text.data(), std::uint32_t(text.size())) == OR_OK;
  }
  std::string_view text(Str slot) const {
    std::uint32_t size = 0;
    const void *data = import_->blob_view(import_->self, slot.blob, &size);
    return {static_cast<const char *>(data), size};
  }
  template <class T>
  bool resize(Blob<T> &slot, std::size_t count) {
    return import_->blob_resize(import_->self, table_, &slot.blob, std::uint32_t(count * sizeof(T))) == OR_OK;
  }
  template <class T>
  std::span<const T> view(Blob<T> slot) const {
    std::uint32_t size = 0;
    const void *data = import_->blob_view(import_->self, slot.blob, &size);
    return {static_cast<const T *>(data), size / sizeof(T)};
  }
  template <class T>
  std::span<T> edit(Blob<T> slot) {
    std::uint32_t size = 0;
    void *data = import_->blob_edit(import_->self, slot.blob, &size);
    return {static_cast<T *>(data), size / sizeof(T)};
  }
  or_table *raw() const { return table_; }

 private:
  // No character type: after a store through one the compiler would read all of *table_ again.
  enum class Mark : unsigned char { kDirty = 0xFF };
  Record *base() const { return reinterpret_cast<Record *>(table_->rows); }
  const game_import *import_ = nullptr;
  or_table *table_ = nullptr;
};

// An interface of another module: `call(&wc3_orders::count, unit)` passes the provider's context.
template <class Functions>
class Interface {
 public:
  Interface() = default;
  Interface(const Functions *functions, void *const *context) : functions_(functions), context_(context) {}
  explicit operator bool() const { return functions_ != nullptr; }
  template <class... Params, class... Args>
  int call(int (*Functions::*member)(void *, Params...), Args... args) const {
    return (functions_->*member)(*context_, args...);
  }

 private:
  const Functions *functions_ = nullptr;
  void *const *context_ = nullptr;
};

class Engine {
 public:
  Engine() = default;
  explicit Engine(const game_import *import) : import_(import) {}

  template <class Record>
  Result<Table<Record>> open() const {
    or_table *table = nullptr;
    const int code = import_->table_open(import_->self, describe<Record>(), &table);
    if (code != OR_OK) return fail(code, std::string("table ") + Record::or_name() + " did not open");
    return Table<Record>(import_, table);
  }
  template <class Functions>
  Result<Interface<Functions>> acquire(const char *name, std::uint32_t version) const {
    const void *functions = nullptr;
    void *const *context = nullptr;
    const int code = import_->acquire(import_->self, name, version, sizeof(Functions), &functions, &context);
    if (code != OR_OK) return fail(code, std::string("interface ") + name + " is not there");
    return Interface<Functions>(static_cast<const Functions *>(functions), context);
  }
  template <class Functions>
  int provide(const char *name, std::uint32_t version, const Functions &functions, void *context) const {
    return import_->provide(import_->self, name, version, &functions, context);
  }
  void log(int level, std::string_view line) const { import_->log(import_->self, level, {line.data(), line.size()}); }
  void info(std::string_view line) const { log(OR_LOG_INFO, line); }
  void warn(std::string_view line) const { log(OR_LOG_WARN, line); }
  std::string cvar(const char *name) const {
    const char *value = import_->CvarString(import_->self, name);
    return value ? value : "";
  }
  const game_import *raw() const { return import_; }

 private:
  const game_import *import_ = nullptr;
};

}  // namespace openrealm
