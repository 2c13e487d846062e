#include "kernel/shell/words.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/nearest.h"

namespace openrealm {
namespace {

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

// Reads commands off the front of a text.
class Splitter {
 public:
  explicit Splitter(std::string_view text) : text_(text) {}

  Result<std::vector<CommandText>> all() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '\n' || c == ';') {
        end_command();
        ++at_;
      } else if (is_space(c)) {
        ++at_;
      } else if (c == '#' || text_.substr(at_, 2) == "//") {
        end_command();
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (auto read = word(); !read) {
        return tl::unexpected(read.error());
      }
    }
    end_command();
    return std::move(commands_);
  }

 private:
  Result<void> word() {
    if (words_.empty()) begin_ = at_;
    std::string made;
    while (at_ < text_.size() && !is_space(text_[at_]) && text_[at_] != ';' && text_[at_] != '\n') {
      if (text_[at_] != '"') {
        made += text_[at_++];
      } else if (auto read = quoted(made); !read) {
        return read;
      }
    }
    words_.push_back(std::move(made));
    end_ = at_;
    return {};
  }

  Result<void> quoted(std::string &made) {
    const std::size_t opened = at_++;
    while (at_ < text_.size() && text_[at_] != '\n') {
      const char c = text_[at_++];
      if (c == '"') return {};
      if (c == '\\' && at_ < text_.size() && (text_[at_] == '"' || text_[at_] == '\\' || text_[at_] == 'n')) {
        const char escaped = text_[at_++];
        made += escaped == 'n' ? '\n' : escaped;
      } else {
        made += c;
      }
    }
    return fail(OR_INVALID, fmt::format("a quote is not closed: {}",
                                        text_.substr(opened, std::min<std::size_t>(at_ - opened, 60))));
  }

  void end_command() {
    if (words_.empty()) return;
    commands_.push_back({std::move(words_), std::string(text_.substr(begin_, end_ - begin_))});
    words_.clear();
  }

  std::string_view text_;
  std::size_t at_ = 0, begin_ = 0, end_ = 0;
  std::vector<std::string> words_;
  std::vector<CommandText> commands_;
};

}  // namespace

Result<std::vector<CommandText>> split_commands(std::string_view text) {
  return Splitter(text).all();
}

std::string quote_word(std::string_view word) {
  const bool plain = !word.empty() && word.find_first_of(" \t\r\n;\"#/\\") == std::string_view::npos;
  if (plain) return std::string(word);
  std::string quoted = "\"";
  for (const char c : word) {
    if (c == '"' || c == '\\') quoted += '\\';
    if (c == '\n') {
      quoted += "\\n";
    } else {
      quoted += c;
    }
  }
  return quoted + '"';
}

std::string nearest_name(std::string_view name, std::span<const std::string> candidates) {
  if (name.size() < 2 || name.size() > 200) return {};
  std::size_t best = name.size() <= 3 ? 2 : std::min<std::size_t>(std::max<std::size_t>(3, name.size() / 3 + 1), 6);
  const std::string *found = nullptr;
  for (const std::string &candidate : candidates) {
    const std::size_t count = edit_distance(name, candidate, best - 1);
    if (count >= best) continue;
    best = count;
    found = &candidate;
    if (best == 0) break;
  }
  if (found) return *found;
  for (const std::string &candidate : candidates)
    if (name.size() >= 3 && candidate.find(name) != std::string::npos) return candidate;
  return {};
}

std::string did_you_mean(std::string_view nearest) {
  return nearest.empty() ? std::string() : fmt::format(", did you mean {}?", nearest);
}

}  // namespace openrealm
