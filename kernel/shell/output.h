// What the engine says. The account of the game (answers of the console, messages to players) goes
// to standard output, as text or as one JSON object a line; log lines go to standard error.
//
// One Output lives as long as the process, on the simulation's thread. A console that shows a prompt
// hides it around each write.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "base/json_text.h"
#include "openrealm/game.h"

namespace openrealm {

class Output {
 public:
  Output();

  void set_json(bool on) { json_ = on; }
  bool json() const { return json_; }
  void set_log_level(int least) { log_level_ = least; }
  // Called before and after anything is written.
  void set_around(std::function<void()> before, std::function<void()> after);

  // One or more lines of an answer. As JSON: {"answer": text}.
  void answer(std::string_view text);
  // An answer that has a form of its own as JSON: a whole object.
  void answer(std::string_view text, std::string_view json);
  // UINT32_MAX is everyone. The console is the first player's seat, and that of each player for whom it has
  // given a command: what others are told is not shown. As JSON, all of it: {"player": 0, "message": text}.
  void message(std::uint32_t player, std::string_view text);
  void seat(std::uint32_t player) { seats_.insert(player); }

  // `level` is an or_log_level; `source` may be empty. Lines after the first are indented.
  void log(int level, std::string_view source, std::string_view text);
  void info(std::string_view text) { log(OR_LOG_INFO, {}, text); }
  void warn(std::string_view text) { log(OR_LOG_WARN, {}, text); }
  // Of something that ended with it. Said once when a module has just said the same.
  void error(std::string_view text);
  // Lines of that level, also those that were not shown.
  std::uint64_t errors() const { return errors_; }

 private:
  void write(int file, std::string_view text);

  bool json_ = false;
  bool colour_ = false;
  int log_level_ = OR_LOG_INFO;
  std::uint64_t errors_ = 0;
  std::string said_;  // the error line written last, while nothing came after it
  std::set<std::uint32_t> seats_ = {0};
  std::function<void()> before_, after_;
};

}  // namespace openrealm
