// The engine as a child process: its arguments, its standard streams, its end.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <vector>

extern char **environ;

struct Ended {
  int status = -1;  // the exit status, or 128 + the signal that ended it
  std::string out, err;
  bool timed_out = false;
};

// Starts at construction; killed and reaped at destruction if it still runs.
class Program {
 public:
  explicit Program(std::vector<std::string> arguments) {
    int in[2], out[2], err[2];
    if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC) || pipe2(err, O_CLOEXEC)) return;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    posix_spawn_file_actions_adddup2(&actions, err[1], 2);
    std::vector<char *> argv;
    for (std::string &argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    if (posix_spawn(&pid_, argv[0], &actions, nullptr, argv.data(), environ) != 0) pid_ = -1;
    posix_spawn_file_actions_destroy(&actions);
    for (const int theirs : {in[0], out[1], err[1]}) close(theirs);
    in_ = in[1];
    out_ = out[0];
    err_ = err[0];
  }
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;
  ~Program() {
    if (pid_ > 0) {
      kill(pid_, SIGKILL);
      waitpid(pid_, nullptr, 0);
    }
    for (const int ours : {in_, out_, err_})
      if (ours >= 0) close(ours);
  }

  void say(const std::string &lines) {
    if (write(in_, lines.data(), lines.size()) < 0) return;  // it has ended: wait() tells
  }
  void end_input() {
    close(in_);
    in_ = -1;
  }
  void signal(int number) { kill(pid_, number); }

  // Reads until standard output holds `words`; false at the end or after `seconds`.
  bool wait_for(const std::string &words, int seconds = 60) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    while (ended_.out.find(words) == std::string::npos)
      if (std::chrono::steady_clock::now() > until || !read_some()) return ended_.out.find(words) != std::string::npos;
    return true;
  }
  // The same of standard error, which has the log.
  bool wait_for_log(const std::string &words, int seconds = 60) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    while (ended_.err.find(words) == std::string::npos)
      if (std::chrono::steady_clock::now() > until || !read_some()) return ended_.err.find(words) != std::string::npos;
    return true;
  }
  // Everything it said and how it ended; killed after `seconds`.
  Ended wait(int seconds = 120) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    while (read_some()) {
      if (std::chrono::steady_clock::now() < until) continue;
      ended_.timed_out = true;
      kill(pid_, SIGKILL);
    }
    int status = 0;
    if (pid_ > 0) waitpid(pid_, &status, 0);
    pid_ = -1;
    ended_.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return ended_;
  }

 private:
  // Waits a little for more; false when both streams have ended.
  bool read_some() {
    pollfd streams[] = {{out_open_ ? out_ : -1, POLLIN, 0}, {err_open_ ? err_ : -1, POLLIN, 0}};
    if (!out_open_ && !err_open_) return false;
    poll(streams, 2, 100);
    if (streams[0].revents) out_open_ = take(out_, ended_.out);
    if (streams[1].revents) err_open_ = take(err_, ended_.err);
    return out_open_ || err_open_;
  }
  static bool take(int stream, std::string &into) {
    char bytes[65536];
    const ssize_t size = read(stream, bytes, sizeof bytes);
    if (size > 0) into.append(bytes, std::size_t(size));
    return size > 0;
  }

  pid_t pid_ = -1;
  int in_ = -1, out_ = -1, err_ = -1;
  bool out_open_ = true, err_open_ = true;
  Ended ended_;
};
