#include "kernel/shell/commands.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace openrealm {
namespace {

constexpr std::uint32_t kMaxDepth = 16;      // of aliases and scripts within one another
constexpr std::size_t kMaxQueue = 1u << 16;  // commands waiting
constexpr std::uint32_t kMaxRun = 1u << 16;  // commands of one run()

}  // namespace

std::string_view CommandCall::arg(std::size_t index) const {
  return index < argc() ? std::string_view(command->words[index + 1]) : std::string_view();
}

std::string_view CommandCall::rest(std::size_t index) const {
  std::string_view text = command->text;
  for (std::size_t word = 0; word <= index && !text.empty(); ++word) {
    bool quoted = false;
    std::size_t at = 0;
    for (; at < text.size() && (quoted || (text[at] != ' ' && text[at] != '\t')); ++at) {
      if (quoted && text[at] == '\\' && at + 1 < text.size()) {
        ++at;
      } else if (text[at] == '"') {
        quoted = !quoted;
      }
    }
    text.remove_prefix(std::min(text.find_first_not_of(" \t", at), text.size()));
  }
  return text;
}

void Commands::add(CommandSpec spec) {
  std::string name = spec.name;
  commands_.insert_or_assign(std::move(name), std::move(spec));
}

void Commands::set_alias(std::string name, std::string text) {
  if (text.empty()) {
    aliases_.erase(name);
  } else {
    aliases_.insert_or_assign(std::move(name), std::move(text));
  }
}

void Commands::append(std::string_view text, CommandOrigin origin) {
  enqueue(text, origin, depth_, false);
}
void Commands::insert(std::string_view text, CommandOrigin origin) {
  enqueue(text, origin, depth_ + 1, true);
}

void Commands::enqueue(std::string_view text, CommandOrigin origin, std::uint32_t depth, bool front) {
  const CommandText whole{{std::string(text.substr(0, text.find('\n')))}, std::string(text)};
  const auto refuse = [&](Error error) {
    if (report_) report_(CommandCall{&whole, origin}, error);
  };
  auto split = split_commands(text);
  if (!split) return refuse(split.error());
  if (queue_.size() + split->size() > kMaxQueue)
    return refuse({OR_FULL, fmt::format("over {} commands are waiting; this one was dropped", kMaxQueue)});
  std::vector<Waiting> made;
  for (CommandText &command : *split) made.push_back({std::move(command), origin, depth});
  queue_.insert(front ? queue_.begin() : queue_.end(), std::make_move_iterator(made.begin()),
                std::make_move_iterator(made.end()));
}

void Commands::run() {
  for (std::uint32_t count = 0; !queue_.empty() && wait_ == 0; ++count) {
    const Waiting next = std::move(queue_.front());
    queue_.pop_front();
    const CommandCall call{&next.command, next.origin};
    Result<void> done = count < kMaxRun
                            ? run_one(next)
                            : fail(OR_FULL, fmt::format("over {} commands ran at once; the rest is dropped", kMaxRun));
    if (count >= kMaxRun) queue_.clear();
    if (!done && report_) report_(call, done.error());
  }
}

Result<void> Commands::run_one(const Waiting &waiting) {
  const CommandCall call{&waiting.command, waiting.origin};
  const std::string &name = waiting.command.words[0];
  if (waiting.depth > kMaxDepth)
    return fail(OR_FULL, fmt::format("{}: aliases or scripts call one another over {} deep", name, kMaxDepth));
  const std::uint32_t outer = std::exchange(depth_, waiting.depth);
  Result<void> done;
  if (const auto it = commands_.find(name); it != commands_.end()) {
    const CommandSpec &spec = it->second;
    if (call.argc() < spec.min_args || call.argc() > spec.max_args) {
      done = fail(OR_INVALID, fmt::format("usage: {}", spec.usage));
    } else {
      done = spec.run(call);
    }
  } else if (const auto alias = aliases_.find(name); alias != aliases_.end()) {
    const std::string_view more = call.rest(0);
    insert(more.empty() ? alias->second : fmt::format("{} {}", alias->second, more), waiting.origin);
  } else if (!fallback_ || !fallback_(call, done)) {
    done = fail(OR_NOT_FOUND, fmt::format("unknown command '{}'{}", name, did_you_mean(nearest(name))));
  }
  depth_ = outer;
  return done;
}

void Commands::tick_ended() {
  if (wait_ > 0) --wait_;
}

void Commands::clear() {
  queue_.clear();
  wait_ = 0;
}

std::vector<std::string> Commands::names() const {
  std::vector<std::string> names;
  for (const auto &entry : commands_) names.push_back(entry.first);
  for (const auto &entry : aliases_) names.push_back(entry.first);
  if (more_names_) {
    std::vector<std::string> more = more_names_();
    names.insert(names.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::string Commands::nearest(std::string_view name) const {
  return nearest_name(name, names());
}

std::vector<std::string> Commands::complete(std::string_view line) const {
  auto split = split_commands(line);
  if (!split) return {};
  const bool new_word = line.empty() || line.back() == ' ' || line.back() == ';';
  const bool new_command = split->empty() || line.back() == ';';
  std::vector<std::string> words = new_command ? std::vector<std::string>() : split->back().words;
  std::string begun;
  if (!new_word) {
    begun = words.back();
    words.pop_back();
  }
  std::vector<std::string> candidates;
  if (words.empty()) {
    candidates = names();
  } else if (const auto it = commands_.find(words[0]); it != commands_.end() && it->second.complete) {
    candidates = it->second.complete(words);
  }
  std::erase_if(candidates, [&](const std::string &candidate) { return !candidate.starts_with(begun); });
  return candidates;
}

}  // namespace openrealm
