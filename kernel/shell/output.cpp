#include "kernel/shell/output.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include <fmt/format.h>

namespace openrealm {
namespace {

struct LevelStyle {
  const char *name;
  const char *colour;
};
constexpr LevelStyle kStyles[] = {
    {"debug", "\033[2m"}, {"info", "\033[36m"}, {"warning", "\033[33m"}, {"error", "\033[31m"}};

// Text of a map or player must not steer the terminal.
std::string plain_text(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F) {
      plain += fmt::format("\\x{:02X}", byte);
    } else {
      plain += c;
    }
  }
  return plain;
}

}  // namespace

Output::Output() : colour_(isatty(STDERR_FILENO) && !std::getenv("NO_COLOR")) {}

void Output::set_around(std::function<void()> before, std::function<void()> after) {
  before_ = std::move(before);
  after_ = std::move(after);
}

void Output::answer(std::string_view text) {
  answer(text, fmt::format("{{\"answer\": {}}}", json_text(text)));
}

void Output::answer(std::string_view text, std::string_view json) {
  write(STDOUT_FILENO, json_ ? std::string(json) : plain_text(text));
}

void Output::message(std::uint32_t player, std::string_view text) {
  const std::string who = player == UINT32_MAX ? "null" : std::to_string(player);
  if (json_) return write(STDOUT_FILENO, fmt::format("{{\"player\": {}, \"message\": {}}}", who, json_text(text)));
  if (player == 0 || player == UINT32_MAX) return write(STDOUT_FILENO, plain_text(text));
  if (seats_.contains(player)) write(STDOUT_FILENO, fmt::format("[player {}] {}", player, plain_text(text)));
}

void Output::log(int level, std::string_view source, std::string_view text) {
  if (level == OR_LOG_ERROR) ++errors_;
  if (level < log_level_ || level < 0 || level > OR_LOG_ERROR) return;
  const LevelStyle &style = kStyles[level];
  std::string line = colour_ ? fmt::format("{}{}:\033[0m ", style.colour, style.name) : fmt::format("{}: ", style.name);
  if (!source.empty() && source != "kernel") line += fmt::format("{}: ", source);
  for (const char c : plain_text(text)) {
    line += c;
    if (c == '\n') line += "  ";
  }
  write(STDERR_FILENO, line);
  if (level == OR_LOG_ERROR) said_ = text;
}

void Output::error(std::string_view text) {
  if (!said_.empty() && text.ends_with(said_)) return;
  log(OR_LOG_ERROR, {}, text);
}

void Output::write(int file, std::string_view text) {
  said_.clear();
  if (before_) before_();
  const std::string line = std::string(text) + (text.ends_with('\n') ? "" : "\n");
  std::size_t done = 0;
  while (done < line.size()) {
    const ssize_t put = ::write(file, line.data() + done, line.size() - done);
    if (put >= 0) {
      done += std::size_t(put);
    } else if (errno == EAGAIN) {
      pollfd ready{file, POLLOUT, 0};
      poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      break;  // nobody reads any more: there is nobody to tell
    }
  }
  if (after_) after_();
}

}  // namespace openrealm
