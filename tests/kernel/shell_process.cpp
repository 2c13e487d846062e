#include "tests/kernel/shell_process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <fstream>

namespace openrealm {
namespace {

namespace fs = std::filesystem;
constexpr int kPatienceMs = 20'000;
const char *kProgram = OPENREALM_BINARY_DIR "/bin/openrealm";

[[noreturn]] void become_program(const std::vector<std::string> &arguments) {
  std::vector<char *> words = {const_cast<char *>(kProgram)};
  for (const std::string &argument : arguments) words.push_back(const_cast<char *>(argument.c_str()));
  words.push_back(nullptr);
  setenv("TERM", "xterm", 1);
  setenv("LC_ALL", "C.UTF-8", 1);
  unsetenv("OPENREALM_BASE");
  execv(kProgram, words.data());
  _exit(127);
}

}  // namespace

Program::Program(const std::vector<std::string> &arguments, Input input) {
  if (input == Input::terminal) {
    winsize size{40, 200, 0, 0};
    id_ = forkpty(&out_, nullptr, nullptr, &size);
    if (id_ == 0) become_program(arguments);
    in_ = out_;
    return;
  }
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("no pipes");
  id_ = fork();
  if (id_ == 0) {
    dup2(input == Input::pipe ? in[0] : open("/dev/null", O_RDONLY), STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(out[1], STDERR_FILENO);
    become_program(arguments);
  }
  close(in[0]);
  close(out[1]);
  in_ = in[1];
  out_ = out[0];
}

Program::~Program() {
  if (!ended_) {
    kill(id_, SIGKILL);
    waitpid(id_, nullptr, 0);
  }
  if (in_ != out_) close(in_);
  close(out_);
}

void Program::type(std::string_view text) const {
  while (!text.empty()) {
    const ssize_t put = ::write(in_, text.data(), text.size());
    if (put <= 0) return;
    text.remove_prefix(std::size_t(put));
  }
}

void Program::end_input() {
  close(in_);
  in_ = out_ == in_ ? out_ : -1;
}

bool Program::read_some(int milliseconds) {
  pollfd ready{out_, POLLIN, 0};
  if (poll(&ready, 1, milliseconds) <= 0) return false;
  char bytes[4096];
  const ssize_t got = ::read(out_, bytes, sizeof bytes);
  if (got <= 0) return false;
  output_.append(bytes, std::size_t(got));
  return true;
}

bool Program::wait_for(std::string_view text) {
  while (true) {
    const std::size_t at = output_.find(text, seen_);
    if (at != std::string::npos) {
      seen_ = at + text.size();
      return true;
    }
    if (!read_some(kPatienceMs)) return false;
  }
}

void Program::signal(int number) const {
  kill(id_, number);
}

int Program::wait() {
  while (read_some(kPatienceMs)) {
  }
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(kPatienceMs);
  int raw = 0;
  while (waitpid(id_, &raw, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() > end) {
      ADD_FAILURE() << "the program does not end; it said:\n" << output_;
      return -1;
    }
    usleep(1000);
  }
  ended_ = true;
  return WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
}

ToyBase::ToyBase() {
  const auto *test = testing::UnitTest::GetInstance()->current_test_info();
  root_ = fs::temp_directory_path() / ("openrealm-shell-" + std::to_string(getpid()) + "-" + test->name());
  fs::remove_all(root_);
  for (const char *folder : {"config/games", "maps/first", "maps/second", "modules"})
    fs::create_directories(root_ / folder);
  write("config/default.toml", "[cvars]\ngame = \"toy\"\nmodule_folder = \"" + path("modules") + "\"\n");
  write("config/games/toy.toml", R"(modules = ["toy_counter", "toy_peer"]
phases = ["count", "churn", "observe"]
order_queue_release = "toy_counter"

[cvars.toy_level]
default = 3
min = 0
max = 10
)");
  install("toy_counter", "base");
  install("toy_peer", "base");
}

ToyBase::~ToyBase() {
  fs::remove_all(root_);
}

void ToyBase::write(const std::string &name, std::string_view text) const {
  fs::create_directories((root_ / name).parent_path());
  std::ofstream(root_ / name, std::ios::binary) << text;
}

std::string ToyBase::read(const std::string &name) const {
  std::ifstream in(root_ / name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void ToyBase::install(const std::string &module, const std::string &build) const {
  const fs::path built = fs::path(OPENREALM_BINARY_DIR) / "test_modules" / build / (module + ".so");
  const fs::path place = root_ / "modules" / (module + ".so");
  fs::copy_file(built, place.string() + ".new", fs::copy_options::overwrite_existing);
  fs::rename(place.string() + ".new", place);
}

std::vector<std::string> ToyBase::arguments(const std::vector<std::string> &more) const {
  std::vector<std::string> words = {"--basedir", root_.string(), "--user", path("user")};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

ToyBase::Ran ToyBase::run(const std::vector<std::string> &more, std::string_view input) const {
  Program program(arguments(more), input.empty() ? Program::Input::null : Program::Input::pipe);
  if (!input.empty()) {
    program.type(input);
    program.end_input();
  }
  const int status = program.wait();
  return {status, program.output()};
}

}  // namespace openrealm
