#include "kernel/files/sheltered.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>

#include "fs_policy/sandbox.h"

namespace openrealm {
namespace {

void write_all(int to, const char *bytes, std::size_t size) {
  while (size > 0) {
    const ssize_t put = write(to, bytes, size);
    if (put < 0 && errno != EINTR) return;
    if (put > 0) bytes += put, size -= std::size_t(put);
  }
}

// A crash is the child's own affair: no last words, no core, no line from assert. A signal to the whole group is
// for the parent, whose handlers the child must not run.
void leave_the_parent_alone() {
  for (const int crash : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGALRM}) signal(crash, SIG_DFL);
  for (const int stop : {SIGINT, SIGTERM, SIGHUP}) signal(stop, SIG_IGN);
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  sigset_t nothing;
  sigemptyset(&nothing);
  sigprocmask(SIG_SETMASK, &nothing, nullptr);
  alarm(kShelteredSeconds);
}

[[noreturn]] void answer(int to, const std::function<Result<std::string>()> &work) {
  leave_the_parent_alone();
  const auto done = work();
  const std::int32_t code = done ? OR_OK : done.error().code;
  const std::string &text = done ? *done : done.error().message;
  write_all(to, reinterpret_cast<const char *>(&code), sizeof code);
  write_all(to, text.data(), text.size());
  _exit(0);
}

std::string read_all(int from) {
  std::string bytes;
  char some[65536];
  for (ssize_t got = 0; (got = read(from, some, sizeof some)) != 0;) {
    if (got < 0 && errno != EINTR) break;
    if (got > 0) bytes.append(some, std::size_t(got));
  }
  return bytes;
}

}  // namespace

Result<std::string> run_sheltered(const std::function<Result<std::string>()> &work) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return fail(OR_IO, std::strerror(errno));
  const Descriptor from(ends[0]);
  Descriptor to(ends[1]);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t child = fork();
  if (child == 0) answer(to.get(), work);
  const int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (child < 0) return fail(OR_IO, std::strerror(error));
  to = Descriptor();
  std::string bytes = read_all(from.get());
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  std::int32_t code = OR_INVALID;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0 || bytes.size() < sizeof code)
    return fail(OR_INVALID, "it is damaged in a way that stops what reads it");
  std::memcpy(&code, bytes.data(), sizeof code);
  bytes.erase(0, sizeof code);
  if (code != OR_OK) return fail(code, std::move(bytes));
  return bytes;
}

}  // namespace openrealm
