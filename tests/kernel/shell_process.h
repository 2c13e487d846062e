// Runs the real program against a base folder of the test's own, with the toy game in it.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace openrealm {

// A started program. Standard output and error are read together; every wait has a bound, after which
// the test fails and the process is ended.
class Program {
 public:
  enum class Input { pipe, null, terminal };
  Program(const std::vector<std::string> &arguments, Input input);
  ~Program();
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;

  void type(std::string_view text) const;
  void end_input();
  // Reads until the text has appeared since the last call that found one; false when it does not come.
  bool wait_for(std::string_view text);
  void signal(int number) const;
  // Reads to the end; the exit status, or 128 + the signal that ended it.
  int wait();
  const std::string &output() const { return output_; }
  pid_t id() const { return id_; }

 private:
  bool read_some(int milliseconds);
  pid_t id_ = -1;
  int in_ = -1, out_ = -1;
  std::string output_;
  std::size_t seen_ = 0;
  bool ended_ = false;
  int status_ = -1;
};

// config/, maps/ and modules of the toy game, and a user folder, in a folder that goes with the test.
class ToyBase {
 public:
  ToyBase();
  ~ToyBase();
  std::string path(const std::string &name) const { return (root_ / name).string(); }
  void write(const std::string &name, std::string_view text) const;
  std::string read(const std::string &name) const;
  // Puts a build of a toy module where it is loaded from, by rename, as a build system would.
  void install(const std::string &module, const std::string &build) const;
  // The words that make the program use this base and its user folder, and then `more`.
  std::vector<std::string> arguments(const std::vector<std::string> &more) const;

  struct Ran {
    int status;
    std::string output;
  };
  // Runs the program to its end with `input` piped in, or nothing to read.
  Ran run(const std::vector<std::string> &more, std::string_view input = {}) const;

 private:
  std::filesystem::path root_;
};

}  // namespace openrealm
