#include "kernel/shell/loop.h"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>
#include <uv.h>

#include <cassert>
#include <csignal>

#include <fmt/format.h>

namespace openrealm {
namespace {

constexpr double kFramesPerSecond = 32.0;
constexpr double kMaxBehindNs = 250e6;
constexpr std::uint64_t kSliceNs = 4'000'000;            // of fast frames between two looks at input and signals
constexpr std::uint64_t kSettleMs = 50, kLookMs = 1000;  // a watched folder, just changed and else
constexpr int kCloseLooks = 20;

// What the signal handler may touch.
volatile std::sig_atomic_t interrupts = 0;
uv_async_t *wake = nullptr;
termios terminal_before;
bool terminal_known = false;

void on_signal(int number) {
  interrupts = interrupts + 1;
  if (interrupts > 1) {
    if (terminal_known) tcsetattr(STDIN_FILENO, TCSANOW, &terminal_before);
    _exit(128 + number);
  }
  if (wake) uv_async_send(wake);
}

void set_signal(int number, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigaction(number, &action, nullptr);
}

}  // namespace

struct Loop::Handles {
  uv_loop_t loop;
  uv_timer_t frame_timer, look_timer;
  uv_idle_t fast;
  uv_async_t interrupted;
  uv_poll_t input;
  uv_fs_event_t folder, other_folder;
  uv_work_t work;
  bool input_watched = false;
  int input_file = -1, input_flags = 0;
};

Loop::Loop() : handles_(std::make_unique<Handles>()) {
  Handles &h = *handles_;
  uv_loop_init(&h.loop);
  h.loop.data = this;
  uv_timer_init(&h.loop, &h.frame_timer);
  uv_timer_init(&h.loop, &h.look_timer);
  uv_idle_init(&h.loop, &h.fast);
  uv_fs_event_init(&h.loop, &h.folder);
  uv_fs_event_init(&h.loop, &h.other_folder);
  uv_async_init(&h.loop, &h.interrupted, [](uv_async_t *async) {
    Loop &loop = *static_cast<Loop *>(async->loop->data);
    if (loop.interrupted_) loop.interrupted_();
  });
  terminal_known = tcgetattr(STDIN_FILENO, &terminal_before) == 0;
  interrupts = 0;
  wake = &h.interrupted;
  set_signal(SIGINT, on_signal);
  set_signal(SIGTERM, on_signal);
  set_signal(SIGHUP, on_signal);
  set_signal(SIGPIPE, SIG_IGN);
}

Loop::~Loop() {
  set_signal(SIGINT, SIG_DFL);
  set_signal(SIGTERM, SIG_DFL);
  set_signal(SIGHUP, SIG_DFL);
  wake = nullptr;
  unwatch_input();
  uv_walk(
      &handles_->loop,
      [](uv_handle_t *handle, void *) {
        if (!uv_is_closing(handle)) uv_close(handle, nullptr);
      },
      nullptr);
  // Handles are closed once the loop has called back; a stop() that came before run() ends one round early.
  while (uv_loop_close(&handles_->loop) == UV_EBUSY) uv_run(&handles_->loop, UV_RUN_DEFAULT);
}

void Loop::set_pace(Pace pace, double speed) {
  const double period = 1e9 / (kFramesPerSecond * speed);
  if (pace == pace_ && period == period_ns_) return;
  Handles &h = *handles_;
  if (pace == Pace::fast) {
    uv_idle_start(&h.fast, [](uv_idle_t *idle) { static_cast<Loop *>(idle->loop->data)->frames(); });
  } else {
    uv_idle_stop(&h.fast);
  }
  uv_timer_stop(&h.frame_timer);
  pace_ = pace;
  period_ns_ = period;
  next_ns_ = double(uv_hrtime()) + period;
  if (pace == Pace::real_time) real_time_frames();
}

void Loop::frames() {
  const std::uint64_t end = uv_hrtime() + kSliceNs;
  while (pace_ == Pace::fast && !stopping_ && interrupts == 0 && uv_hrtime() < end) frame_();
}

void Loop::real_time_frames() {
  while (pace_ == Pace::real_time && !stopping_ && double(uv_hrtime()) >= next_ns_) {
    const double now = double(uv_hrtime());
    if (now - next_ns_ > kMaxBehindNs) next_ns_ = now;
    next_ns_ += period_ns_;
    frame_();
  }
  if (pace_ != Pace::real_time || stopping_) return;
  const double left = (next_ns_ - double(uv_hrtime())) / 1e6;
  uv_update_time(&handles_->loop);
  uv_timer_start(
      &handles_->frame_timer, [](uv_timer_t *timer) { static_cast<Loop *>(timer->loop->data)->real_time_frames(); },
      left > 0 ? std::uint64_t(left + 0.5) : 0, 0);
}

Result<void> Loop::watch_input(int file, std::function<void()> readable) {
  Handles &h = *handles_;
  h.input_flags = fcntl(file, F_GETFL);
  if (const int code = uv_poll_init(&h.loop, &h.input, file); code != 0)
    return fail(OR_IO, fmt::format("standard input cannot be watched: {}", uv_strerror(code)));
  h.input_watched = true;
  h.input_file = file;
  readable_ = std::move(readable);
  uv_poll_start(&h.input, UV_READABLE | UV_DISCONNECT,
                [](uv_poll_t *poll, int, int) { static_cast<Loop *>(poll->loop->data)->readable_(); });
  return {};
}

void Loop::unwatch_input() {
  Handles &h = *handles_;
  if (!h.input_watched) return;
  h.input_watched = false;
  uv_poll_stop(&h.input);
  uv_close(reinterpret_cast<uv_handle_t *>(&h.input), nullptr);
  // The mode belongs to the open file, which other processes may share.
  fcntl(h.input_file, F_SETFL, h.input_flags);
}

void Loop::watch_folder(const std::string &folder, std::function<void()> changed) {
  changed_ = std::move(changed);
  watch_events(true, folder);
  start_looking(kLookMs);
}

void Loop::watch_also(const std::string &folder) {
  watch_events(false, folder);
}

void Loop::watch_events(bool first, const std::string &folder) {
  uv_fs_event_t *event = first ? &handles_->folder : &handles_->other_folder;
  uv_fs_event_stop(event);
  // Failing to watch is no loss: the timer looks anyway.
  (void)uv_fs_event_start(
      event,
      [](uv_fs_event_t *known, const char *, int, int) { static_cast<Loop *>(known->loop->data)->look_closely(); },
      folder.c_str(), 0);
}

void Loop::start_looking(std::uint64_t period_ms) {
  uv_timer_start(
      &handles_->look_timer,
      [](uv_timer_t *timer) {
        Loop &loop = *static_cast<Loop *>(timer->loop->data);
        if (loop.close_looks_ > 0 && --loop.close_looks_ == 0) loop.start_looking(kLookMs);
        loop.changed_();
      },
      period_ms, period_ms);
}

void Loop::look_closely() {
  if (close_looks_ == 0) start_looking(kSettleMs);
  close_looks_ = kCloseLooks;
}

void Loop::run_aside(std::function<void()> work, std::function<void()> done) {
  assert(!working_);
  working_ = true;
  work_ = std::move(work);
  work_done_ = std::move(done);
  const int code = uv_queue_work(
      &handles_->loop, &handles_->work, [](uv_work_t *item) { static_cast<Loop *>(item->loop->data)->work_(); },
      [](uv_work_t *item, int) {
        Loop &loop = *static_cast<Loop *>(item->loop->data);
        loop.working_ = false;
        const auto and_then = std::move(loop.work_done_);  // it may run something aside in its turn
        and_then();
      });
  if (code == 0) return;
  // No thread to be had: then here.
  work_();
  working_ = false;
  const auto and_then = std::move(work_done_);
  and_then();
}

void Loop::finish_work() {
  while (working_) uv_run(&handles_->loop, UV_RUN_ONCE);
}

void Loop::run() {
  uv_run(&handles_->loop, UV_RUN_DEFAULT);
}

void Loop::stop() {
  stopping_ = true;
  uv_stop(&handles_->loop);
}

}  // namespace openrealm
