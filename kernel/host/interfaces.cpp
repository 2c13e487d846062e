#include "kernel/host/interfaces.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstring>

#include "kernel/tables/client.h"

namespace openrealm {
namespace {

constexpr std::uint32_t kFirstCall = 8;  // after the size, where the first pointer can stand
constexpr std::uint32_t kCallSize = sizeof(void (*)());
constexpr std::size_t kMaxName = 63;

// Stands in for calls of any shape: every one of them takes its context first and answers an int.
int unsupported(void *) {
  return OR_UNSUPPORTED;
}

bool has_calls_only(std::uint32_t size) {
  return size >= kFirstCall && (size - kFirstCall) % kCallSize == 0 &&
         (size - kFirstCall) / kCallSize <= Interfaces::kMaxCalls;
}

}  // namespace

void Interfaces::Copy::clear() {
  static_assert(offsetof(Copy, calls) == kFirstCall);
  size = kFirstCall + kMaxCalls * kCallSize;
  for (auto &call : calls) call = unsupported;
  context = nullptr;
  provider = nullptr;
}

Interfaces::Copy *Interfaces::find_or_make(std::string_view name, std::uint32_t version) {
  if (name.empty() || name.size() > kMaxName) return nullptr;
  auto &copy = copies_[{std::string(name), version}];
  if (!copy) copy = std::make_unique<Copy>();
  return copy.get();
}

Result<void> Interfaces::provide(const or_self *provider, std::string_view name, std::uint32_t version,
                                 const void *functions, void *context) {
  std::uint32_t size = 0;
  if (functions) std::memcpy(&size, functions, sizeof size);
  if (!has_calls_only(size))
    return fail(OR_INVALID, fmt::format("interface {}: its struct must begin with its size and hold at most {} calls",
                                        name, kMaxCalls));
  Copy *copy = find_or_make(name, version);
  if (!copy) return fail(OR_INVALID, fmt::format("interface \"{}\": a name has 1 to {} characters", name, kMaxName));
  if (copy->provider && copy->provider != provider)
    return fail(OR_EXISTS,
                fmt::format("interface {} {}: module {} provides it already", name, version, copy->provider->module));
  copy->clear();
  copy->context = context;
  copy->provider = provider;
  const auto *from = static_cast<const unsigned char *>(functions) + kFirstCall;
  for (std::uint32_t i = 0; i < (size - kFirstCall) / kCallSize; ++i) {
    int (*call)(void *) = nullptr;
    std::memcpy(&call, from + std::size_t(i) * kCallSize, kCallSize);
    if (call) copy->calls[i] = call;
  }
  return {};
}

Result<void> Interfaces::acquire(std::string_view name, std::uint32_t version, std::uint32_t expected_size,
                                 const void **functions, void *const **context) {
  if (!functions || !context || !has_calls_only(expected_size))
    return fail(OR_INVALID, fmt::format("interface {}: a struct of {} bytes is not a size and at most {} calls", name,
                                        expected_size, kMaxCalls));
  Copy *copy = find_or_make(name, version);
  if (!copy) return fail(OR_INVALID, fmt::format("interface \"{}\": a name has 1 to {} characters", name, kMaxName));
  copy->acquired = true;
  *functions = copy;
  *context = &copy->context;
  return {};
}

void Interfaces::withdraw(const or_self *provider) {
  for (auto &[key, copy] : copies_)
    if (copy->provider == provider) copy->clear();
}

std::vector<std::string> Interfaces::unmet() const {
  std::vector<std::string> lines;
  for (const auto &[key, copy] : copies_) {
    if (!copy->acquired || copy->provider) continue;
    std::string line =
        fmt::format("interface {} version {}: no module of this game provides it", key.first, key.second);
    for (const auto &[other_key, other] : copies_)
      if (other_key.first == key.first && other->provider)
        line += fmt::format("; module {} provides version {}", other->provider->module, other_key.second);
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace openrealm
