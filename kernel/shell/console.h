// Where commands come from while the engine runs: a terminal with line editing, history and
// completion, or a pipe or file with plain lines.
//
// A Console owns no file descriptor but reads from the one it was made for; the Loop calls readable().
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace openrealm {

class Console {
 public:
  struct Calls {
    std::function<void(std::string_view line)> line;
    std::function<void()> end;  // nothing more will come
    std::function<std::vector<std::string>(std::string_view line)> complete;
  };
  virtual ~Console() = default;
  // Takes what is there, without waiting for more.
  virtual void readable() = 0;
  // Around other output: takes the prompt away, shows it again with what was typed.
  virtual void hide() {}
  virtual void show() {}
  // The lines typed, oldest first, for the next run.
  virtual std::string history() const { return {}; }
};

inline constexpr std::size_t kMaxConsoleLine = 64u << 10;  // bytes; a longer one is dropped and reported

std::unique_ptr<Console> make_pipe_console(int file, Console::Calls calls);
// Sets the terminal up for editing until the console goes. `history` as an earlier one gave it.
std::unique_ptr<Console> make_terminal_console(Console::Calls calls, std::string_view history);

}  // namespace openrealm
