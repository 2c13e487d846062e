// openrealm-jass: the authors' tools, as `openrealm jass check` and `openrealm jass run`.
#include <csignal>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "base/nearest.h"
#include "jass/check.h"
#include "jass/output.h"
#include "jass/run.h"

namespace {

constexpr const char *kHelp =
    "openrealm jass: tools for authors of JASS scripts\n\n"
    "usage: openrealm jass check ARGUMENT...    find the errors of scripts\n"
    "       openrealm jass run FILE [OPTION]... run a script without a map\n\n"
    "each has a --help of its own\n";

}  // namespace

int main(int argc, char **argv) {
  using namespace openrealm::jass;
  std::signal(SIGPIPE, SIG_IGN);
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  const std::string word = words.empty() ? "" : words[0];
  if (word == "--help" || word == "-h") return write_out(kHelp) ? 0 : 1;
  if (word == "check") return check({words.begin() + 1, words.end()});
  if (word == "run") return run({words.begin() + 1, words.end()});
  constexpr std::string_view kWords[] = {"check", "run"};
  const std::string_view near = openrealm::nearest_name(word, kWords);
  if (words.empty()) return wrong_use("", "there is check and run");
  return wrong_use(
      "", std::string("'") + word + "' is unknown" +
              (near.empty() ? std::string("; there is check and run") : ", did you mean " + std::string(near) + "?"));
}
