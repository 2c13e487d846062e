#include "jass/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include <fmt/format.h>

namespace openrealm::jass {
namespace {

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = ::write(file, text.data(), text.size());
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return errno == EPIPE;
    text.remove_prefix(std::size_t(put));
  }
  return true;
}

}  // namespace

bool write_out(std::string_view text) {
  if (write_all(STDOUT_FILENO, text)) return true;
  write_error(fmt::format("openrealm jass: standard output: {}\n", std::strerror(errno)));
  return false;
}

bool write_error(std::string_view text) {
  return write_all(STDERR_FILENO, text);
}

int wrong_use(std::string_view command, std::string_view why) {
  const std::string program = command.empty() ? "openrealm jass" : fmt::format("openrealm jass {}", command);
  write_error(fmt::format("{}: {} ({} --help says more)\n", program, why, program));
  return 2;
}

}  // namespace openrealm::jass
