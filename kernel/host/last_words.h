// What a crash says before the process ends: which module, in which call, at which tick.
//
// The handler runs on a stack of its own, so that a stack overflow speaks too. It writes one line to
// standard error and lets the signal end the process, with a core file where the system makes them.
#pragma once

#include <cstdint>

namespace openrealm {

// For the thread that calls and for the process's life: SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT.
void install_last_words();

// Names the module code that runs on this thread until the end of the scope. The texts must outlive it.
class RunningCall {
 public:
  static constexpr std::uint32_t kBeside = UINT32_MAX;  // as `tick`: at no tick, beside the game
  RunningCall(const char *module, const char *kind, const char *what, std::uint32_t tick);
  ~RunningCall();
  RunningCall(const RunningCall &) = delete;
  RunningCall &operator=(const RunningCall &) = delete;

 private:
  const RunningCall *outer_;

  friend struct LastWords;
  const char *module_, *kind_, *what_;
  std::uint32_t tick_;
};

}  // namespace openrealm
