#include "kernel/host/last_words.h"

#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cstddef>
#include <cstring>

namespace openrealm {
namespace {

// This thread's innermost call into a module, for a handler that can be entered at any instruction.
thread_local std::atomic<const RunningCall *> running_call{nullptr};

// Text put together without allocation or locale.
class Line {
 public:
  Line &add(const char *text) {
    const std::size_t size = std::strlen(text);
    const std::size_t room = sizeof bytes_ - size_;
    std::memcpy(bytes_ + size_, text, size < room ? size : room);
    size_ += size < room ? size : room;
    return *this;
  }
  Line &add(std::uint64_t number, unsigned base) {
    char digits[24];
    char *at = digits + sizeof digits - 1;
    *at = '\0';
    do {
      *--at = "0123456789abcdef"[number % base];
      number /= base;
    } while (number != 0);
    return add(at);
  }
  void write_out() const {
    for (std::size_t done = 0; done < size_;) {
      const ssize_t wrote = ::write(STDERR_FILENO, bytes_ + done, size_ - done);
      if (wrote <= 0) return;
      done += std::size_t(wrote);
    }
  }

 private:
  char bytes_[512];
  std::size_t size_ = 0;
};

const char *signal_name(int signal) {
  switch (signal) {
    case SIGSEGV:
      return "SIGSEGV, a bad memory access";
    case SIGBUS:
      return "SIGBUS, a bad memory access";
    case SIGFPE:
      return "SIGFPE, a bad division";
    case SIGILL:
      return "SIGILL, a bad instruction";
    default:
      return "SIGABRT, it gave up";
  }
}

bool has_address(int signal) {
  return signal == SIGSEGV || signal == SIGBUS;
}

}  // namespace

struct LastWords {
  static void say(int signal, siginfo_t *info, void *) {
    Line line;
    if (const RunningCall *call = running_call.load(std::memory_order_relaxed)) {
      line.add("openrealm: module ").add(call->module_).add(" crashed in ").add(call->kind_).add(call->what_);
      if (call->tick_ == RunningCall::kBeside)
        line.add(" beside the game");
      else
        line.add(" at tick ").add(call->tick_, 10);
    } else {
      line.add("openrealm: the kernel crashed");
    }
    line.add(" (").add(signal_name(signal));
    if (has_address(signal)) line.add(" at 0x").add(reinterpret_cast<std::uintptr_t>(info->si_addr), 16);
    line.add(")\n").write_out();
    // The handler is gone (SA_RESETHAND): returning to a fault, or raising, ends the process.
    ::raise(signal);
  }
};

void install_last_words() {
  alignas(16) static unsigned char stack[64 << 10];
  stack_t own{};
  own.ss_sp = stack;
  own.ss_size = sizeof stack;
  ::sigaltstack(&own, nullptr);
  struct sigaction action {};
  action.sa_sigaction = LastWords::say;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) ::sigaction(signal, &action, nullptr);
}

RunningCall::RunningCall(const char *module, const char *kind, const char *what, std::uint32_t tick)
    : outer_(running_call.load(std::memory_order_relaxed)), module_(module), kind_(kind), what_(what), tick_(tick) {
  running_call.store(this, std::memory_order_relaxed);
}

RunningCall::~RunningCall() {
  running_call.store(outer_, std::memory_order_relaxed);
}

}  // namespace openrealm
