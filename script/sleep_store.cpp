#include "script/sleep_store.h"

#include <algorithm>
#include <bit>

namespace openrealm::script {

Result<void> SleepStore::open(const Engine &engine) {
  Result<Table<ThreadRow>> threads = engine.open<ThreadRow>();
  if (!threads) return tl::unexpected<Error>(threads.error());
  Result<Table<FrameRow>> frames = engine.open<FrameRow>();
  if (!frames) return tl::unexpected<Error>(frames.error());
  threads_ = *threads;
  frames_ = *frames;
  for (const uint32_t row : threads_.rows()) heap_.push_back({threads_[row].wake, threads_[row].spawn.value, row});
  std::make_heap(heap_.begin(), heap_.end(), later);
  return {};
}

bool SleepStore::later(const Entry &a, const Entry &b) {
  return a.wake != b.wake ? a.wake > b.wake : a.spawn > b.spawn;
}

bool SleepStore::add(uint32_t context, uint64_t wake, const std::vector<SavedFrame> &frames) {
  const uint32_t row = threads_.alloc();
  if (row == 0) return false;
  const uint32_t innermost = add_frames(frames);
  if (innermost == 0) {
    threads_.free(row);
    return false;
  }
  ThreadRow &thread = threads_.mut(row);
  thread.context = context;
  thread.wake = wake;
  thread.frame.row = innermost;
  heap_.push_back({wake, thread.spawn.value, row});
  std::push_heap(heap_.begin(), heap_.end(), later);
  return true;
}

uint32_t SleepStore::add_frames(const std::vector<SavedFrame> &frames) {
  uint32_t caller = 0;
  for (size_t i = frames.size(); i-- > 0;) {
    const SavedFrame &saved = frames[i];
    const uint32_t row = frames_.alloc();
    if (row == 0) {
      free_frames(caller);
      return 0;
    }
    FrameRow &frame = frames_.mut(row);
    frame.site = saved.site;
    frame.body_hash = saved.body_hash;
    frame.caller.row = caller;
    frame.line = saved.line;
    frame.function.row = saved.function;
    frame.shape.row = saved.shape;
    caller = row;
    if (saved.values.empty()) continue;
    if (!frames_.resize(frame.values, saved.values.size())) {
      free_frames(caller);
      return 0;
    }
    std::ranges::copy(saved.values, frames_.edit(frame.values).begin());
  }
  return caller;
}

void SleepStore::free_frames(uint32_t innermost) {
  while (innermost != 0) {
    const uint32_t caller = frames_[innermost].caller.row;
    frames_.free(innermost);
    innermost = caller;
  }
}

std::vector<SavedFrame> SleepStore::frames_of(uint32_t thread) const {
  std::vector<SavedFrame> frames;
  uint32_t earlier = 0;  // the frame at the last power of two: a chain that comes back to it has no end
  for (uint32_t row = threads_[thread].frame.row; row != 0; row = frames_[row].caller.row) {
    if (row == earlier) return {};
    if (std::has_single_bit(frames.size() + 1)) earlier = row;
    const FrameRow &frame = frames_[row];
    const std::span<const uint32_t> values = frames_.view(frame.values);
    frames.push_back({frame.function.row, frame.shape.row, frame.body_hash, frame.site, frame.line,
                      std::vector<uint32_t>(values.begin(), values.end())});
  }
  return frames;
}

std::vector<SavedFrame> SleepStore::take(or_ref thread) {
  std::vector<SavedFrame> taken = frames_of(thread.row);
  free_frames(threads_[thread.row].frame.row);
  threads_.free(thread.row);
  return taken;
}

void SleepStore::drop(uint32_t context) {
  for (const uint32_t row : threads_.rows()) {
    if (threads_[row].context != context) continue;
    free_frames(threads_[row].frame.row);
    threads_.free(row);
  }
}

std::optional<SleepStore::Next> SleepStore::next() {
  while (!heap_.empty() && !threads_.alive(heap_.front().row, heap_.front().spawn)) pop();
  if (heap_.empty()) return {};
  const Entry &first = heap_.front();
  return Next{{first.row, first.spawn}, first.wake};
}

void SleepStore::pop() {
  std::pop_heap(heap_.begin(), heap_.end(), later);
  heap_.pop_back();
}

}  // namespace openrealm::script
