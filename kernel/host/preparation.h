// What a build has to itself while it prepares beside the running game: a game_import of its own, in which
// read_file, read_running_file, CvarString, log and scratch work on copies and every other call is refused.
//
// Owns the bytes that were read, the texts and the lines that were logged, until it is destroyed.
// Used by one thread at a time. The services outlive it.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/host/scratch.h"
#include "kernel/host/services.h"
#include "kernel/tables/client.h"
#include "openrealm/game.h"

namespace openrealm {

class Preparation : public or_self {
 public:
  // `files` are what read_file reads; empty: those of the running game.
  Preparation(HostServices &services, std::string module_name, FileReader files = {});
  Preparation(const Preparation &) = delete;
  Preparation &operator=(const Preparation &) = delete;

  const game_import &import() const { return import_; }
  const std::string &last_error() const { return last_error_; }
  // Hands what was logged on, once; on the simulation's thread.
  void pass_on_lines();

 private:
  friend struct PreparationCalls;
  struct Line {
    int level;
    std::string text;
  };

  using Files = std::map<std::string, std::string, std::less<>>;  // by the name that was asked for

  HostServices &services_;
  FileReader reader_, running_reader_;
  game_import import_{};
  Scratch scratch_;
  Files files_, running_files_;
  std::vector<Line> lines_;
  std::string last_error_;
};

}  // namespace openrealm
