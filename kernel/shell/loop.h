// The one event loop: frames, standard input, folders that are watched, and the signals that ask the
// process to end. Everything it calls runs on the thread of run().
//
// Owns the libuv loop and its handles. One Loop a process, since it takes the signal handlers.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "base/result.h"

namespace openrealm {

class Loop {
 public:
  enum class Pace { idle, real_time, fast };

  Loop();
  ~Loop();
  Loop(const Loop &) = delete;
  Loop &operator=(const Loop &) = delete;

  // Frames: none, 32 a second times `speed`, or as many as there is time for. A real-time loop that
  // falls behind by more than a quarter of a second lets that time go.
  void set_frame(std::function<void()> frame) { frame_ = std::move(frame); }
  void set_pace(Pace pace, double speed = 1.0);

  // `readable` is called while there is something to read or the other end is closed.
  Result<void> watch_input(int file, std::function<void()> readable);
  void unwatch_input();
  // Calls `changed` several times in the second after something in the folder changed, and once a
  // second in case the system does not tell.
  void watch_folder(const std::string &folder, std::function<void()> changed);
  // The same for another folder beside it, which the next call replaces; `changed` is the one of watch_folder().
  void watch_also(const std::string &folder);

  // Runs `work` on another thread, then `done` on this one. One at a time.
  void run_aside(std::function<void()> work, std::function<void()> done);
  bool working() const { return working_; }
  void finish_work();  // waits for it; `done` has been called

  // SIGINT, SIGTERM or SIGHUP came. A second one ends the process at once, with the terminal as it was when
  // the Loop was made.
  void set_interrupted(std::function<void()> interrupted) { interrupted_ = std::move(interrupted); }

  void run();   // until stop()
  void stop();  // soon; from inside a callback

 private:
  struct Handles;
  void frames();
  void real_time_frames();
  void start_looking(std::uint64_t period_ms);
  void watch_events(bool first, const std::string &folder);
  void look_closely();

  std::unique_ptr<Handles> handles_;
  std::function<void()> frame_, readable_, changed_, interrupted_, work_, work_done_;
  Pace pace_ = Pace::idle;
  double period_ns_ = 0;
  double next_ns_ = 0;  // when the next frame is due
  int close_looks_ = 0;
  bool working_ = false;
  bool stopping_ = false;
};

}  // namespace openrealm
