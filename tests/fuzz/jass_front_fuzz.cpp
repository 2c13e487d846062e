// Any bytes through lexer, parser and checker. The first byte chooses leniency and precedence, the next two the flags;
// the rest is the script, parted into sources at each "\n//@\n".
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "../script/front_invariants.h"

using namespace openrealm::script;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 3) return 0;
  Options options;
  options.leniency = (data[0] & 1u) != 0 ? Leniency::kRuntime : Leniency::kCheck;
  options.or_binds_tighter = (data[0] & 2u) == 0;
  Flags flags;
  const unsigned bits = data[1] | data[2] << 8u;
  for (unsigned flag = 0; flag <= static_cast<unsigned>(Flag::kNumberLiterals); ++flag) {
    flags.set(static_cast<Flag>(flag), (bits >> flag & 1u) != 0);
  }

  constexpr std::string_view kPart = "\n//@\n";
  std::string_view rest(reinterpret_cast<const char *>(data) + 3, size - 3);
  std::vector<Input> inputs;
  for (size_t end = rest.find(kPart); end != std::string_view::npos; end = rest.find(kPart)) {
    inputs.push_back({{"part.j", std::string(rest.substr(0, end))}, flags});
    rest.remove_prefix(end + kPart.size());
  }
  inputs.push_back({{"last.j", std::string(rest)}, flags});

  const auto program = analyse(std::move(inputs), options);
  render(program->diagnostics, program->sources);
  const std::string broken = test::broken_promise(*program);
  if (broken.empty()) return 0;
  std::fprintf(stderr, "broken promise: %s\n", broken.c_str());
  std::abort();
}
