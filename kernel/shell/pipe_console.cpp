#include <unistd.h>

#include <cerrno>

#include "kernel/shell/console.h"

namespace openrealm {
namespace {

class PipeConsole final : public Console {
 public:
  PipeConsole(int file, Calls calls) : file_(file), calls_(std::move(calls)) {}

  void readable() override {
    char bytes[16 << 10];
    const ssize_t got = read(file_, bytes, sizeof bytes);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got > 0) return take({bytes, std::size_t(got)});
    if (!begun_.empty()) finish_line();
    calls_.end();
  }

 private:
  void take(std::string_view bytes) {
    for (const char c : bytes) {
      if (c == '\n') {
        finish_line();
      } else if (begun_.size() < kMaxConsoleLine) {
        begun_ += c;
      } else {
        too_long_ = true;
      }
    }
  }

  void finish_line() {
    std::string line = std::move(begun_);
    begun_.clear();
    if (line.ends_with('\r')) line.pop_back();
    // Half a command could do anything: what is run says why.
    if (too_long_) line = "echo a line of over 64 KB was dropped";
    too_long_ = false;
    calls_.line(line);
  }

  int file_;
  Calls calls_;
  std::string begun_;
  bool too_long_ = false;
};

}  // namespace

std::unique_ptr<Console> make_pipe_console(int file, Console::Calls calls) {
  return std::make_unique<PipeConsole>(file, std::move(calls));
}

}  // namespace openrealm
