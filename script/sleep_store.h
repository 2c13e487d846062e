// Sleeping threads: rows, and the derived order in which they wake.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/engine.h"
#include "base/result.h"
#include "script/state_records.h"

namespace openrealm::script {

// A FrameRow's content while it is written or read. `function` and `shape` are rows of "script_string".
struct SavedFrame {
  uint32_t function = 0;
  uint32_t shape = 0;
  uint64_t body_hash = 0;
  uint32_t site = 0;
  uint32_t line = 0;
  std::vector<uint32_t> values;
};

class SleepStore {
 public:
  Result<void> open(const Engine &engine);

  // Frames from the innermost to the outermost. False when there is no room; nothing is kept then.
  bool add(uint32_t context, uint64_t wake, const std::vector<SavedFrame> &frames);
  // The thread's frames from the innermost to the outermost. None when a damaged save has made a ring of them.
  std::vector<SavedFrame> frames_of(uint32_t thread) const;
  // The same; its rows are freed.
  std::vector<SavedFrame> take(or_ref thread);
  LiveRows<ThreadRow> rows() const { return threads_.rows(); }
  uint32_t context(or_ref thread) const { return threads_[thread.row].context; }
  bool alive(or_ref thread) const { return threads_.alive(thread.row, thread.spawn); }
  void drop(uint32_t context);

  uint32_t count() const { return threads_.live(); }
  // The thread that wakes first.
  struct Next {
    or_ref thread;
    uint64_t wake = 0;
  };
  std::optional<Next> next();
  // Removes next() from the order; the thread itself stays until take().
  void pop();

  // Calls frame(shape row, function row, values) for every frame.
  template <class Visit>
  void frames(Visit frame) const {
    for (const uint32_t row : frames_.rows())
      frame(frames_[row].shape.row, frames_[row].function.row, frames_.view(frames_[row].values));
  }

 private:
  struct Entry {
    uint64_t wake;
    uint32_t spawn;
    uint32_t row;
  };
  static bool later(const Entry &a, const Entry &b);
  uint32_t add_frames(const std::vector<SavedFrame> &frames);
  void free_frames(uint32_t innermost);

  Table<ThreadRow> threads_;
  Table<FrameRow> frames_;
  std::vector<Entry> heap_;  // may hold threads that are gone
};

}  // namespace openrealm::script
