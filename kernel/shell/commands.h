// The command buffer: every command of the command line, of config scripts, of the console and of
// modules' requests goes through it, in order.
//
// Owns the registered commands, aliases and what waits to be run. Runs on the simulation's thread,
// between ticks. A command may add text; it runs after what its own line still holds.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kernel/shell/words.h"

namespace openrealm {

// Where a command came from: a job that fails decides the exit status unless a person sits there.
enum class CommandOrigin { command_line, script, pipe, terminal, module };

struct CommandCall {
  const CommandText *command;
  CommandOrigin origin;
  std::size_t argc() const { return command->words.size() - 1; }
  // The word after the command's name with that index; empty past the end.
  std::string_view arg(std::size_t index) const;
  // All arguments from `index` on, as written.
  std::string_view rest(std::size_t index) const;
};

struct CommandSpec {
  std::string name;
  std::string usage = {};  // "show TABLE [where FIELD OP VALUE] [limit N]"
  std::string help = {};   // one line
  std::size_t min_args = 0;
  std::size_t max_args = SIZE_MAX;
  bool job = false;  // a failure means that what the process was started for was not done
  std::function<Result<void>(const CommandCall &)> run = {};
  // Words that may follow the words already there; NULL for none.
  std::function<std::vector<std::string>(const std::vector<std::string> &words)> complete = {};
};

class Commands {
 public:
  using Report = std::function<void(const CommandCall &, const Error &)>;
  // Asked when no command, alias has the name; says whether it took the call.
  using Fallback = std::function<bool(const CommandCall &, Result<void> &)>;

  void add(CommandSpec spec);
  void set_alias(std::string name, std::string text);  // empty text takes it away
  void set_fallback(Fallback fallback) { fallback_ = std::move(fallback); }
  void set_report(Report report) { report_ = std::move(report); }
  // More names for completion and for "did you mean".
  void set_more_names(std::function<std::vector<std::string>()> names) { more_names_ = std::move(names); }

  // At the end of the buffer. A line that cannot be read is reported at once and not added.
  void append(std::string_view text, CommandOrigin origin);
  // Before all that waits: the text of an alias or of `exec`.
  void insert(std::string_view text, CommandOrigin origin);

  // Runs what is there until the buffer is empty or a `wait` holds it back.
  void run();
  void wait(std::uint32_t ticks) { wait_ += ticks; }
  void tick_ended();
  std::uint32_t waiting() const { return wait_; }
  bool idle() const { return queue_.empty() && wait_ == 0; }
  void clear();
  void stop_waiting() { wait_ = 0; }

  const std::map<std::string, CommandSpec, std::less<>> &all() const { return commands_; }
  const std::map<std::string, std::string, std::less<>> &aliases() const { return aliases_; }
  std::string nearest(std::string_view name) const;
  // For the console: the ways in which the last word of `line` can go on.
  std::vector<std::string> complete(std::string_view line) const;

 private:
  struct Waiting {
    CommandText command;
    CommandOrigin origin;
    std::uint32_t depth;  // of aliases and scripts within one another
  };
  Result<void> run_one(const Waiting &waiting);
  std::vector<std::string> names() const;
  void enqueue(std::string_view text, CommandOrigin origin, std::uint32_t depth, bool front);

  std::map<std::string, CommandSpec, std::less<>> commands_;
  std::map<std::string, std::string, std::less<>> aliases_;
  std::deque<Waiting> queue_;
  std::uint32_t wait_ = 0;
  std::uint32_t depth_ = 0;
  Fallback fallback_;
  Report report_;
  std::function<std::vector<std::string>()> more_names_;
};

}  // namespace openrealm
