#include "jass/run.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "jass/output.h"

namespace openrealm::jass {
namespace {

constexpr const char *kHelp =
    "openrealm jass run: runs a JASS script without a map\n\n"
    "usage: openrealm jass run FILE.j [OPTION]...\n\n"
    "The script has the game's declarations and library, open ground and the first player; its main runs, and config\n"
    "before it when there is one. What BJDebugMsg and the DisplayText natives show is printed, a text a line. Errors\n"
    "are told on standard error, with the call stack. The run ends when no thread sleeps, no timer runs and no unit\n"
    "has an order, or after a minute of game time. Nothing is kept.\n\n"
    "options:\n"
    "  --ticks N              end after N ticks of 1/32 s instead of 1920\n"
    "  --help                 show this and end\n"
    "  others                 the engine's own: see openrealm --help\n\n"
    "exit status: 0 main ran and there was no error; 1 there was one, or the script could not be started;\n"
    "             2 the command line is wrong\n";

// What a run of a script alone is to the engine. What the user gives comes behind it, and the last one counts.
constexpr const char *kSetUp[] = {"+set",
                                  "game",
                                  "wc3",
                                  "+set",
                                  "log_level",
                                  "warning",
                                  "+set",
                                  "wc3_narrate",
                                  "0",
                                  "+set",
                                  "wc3_end_at_rest",
                                  "1",
                                  "+set",
                                  "wc3_gamecache_mode",
                                  "memory",
                                  "--headless",
                                  "--strict",
                                  "--no-user",
                                  "--no-console",
                                  "--ticks",
                                  "1920"};

bool is_script(std::string_view word) {
  return !word.starts_with('-') && !word.starts_with('+') && (word.ends_with(".j") || word.ends_with(".J"));
}

// Empty when the script can be read.
std::string trouble_with(const std::string &path) {
  struct stat info {};
  if (stat(path.c_str(), &info) != 0) return std::strerror(errno);
  if (S_ISDIR(info.st_mode)) return "it is a folder; a map is played with openrealm +map FOLDER";
  if (!S_ISREG(info.st_mode)) return "it is no plain file";
  return access(path.c_str(), R_OK) == 0 ? "" : std::strerror(errno);
}

int become_engine(const std::string &engine, const std::vector<std::string> &options, const std::string &script) {
  std::vector<const char *> argv = {engine.c_str()};
  argv.insert(argv.end(), std::begin(kSetUp), std::end(kSetUp));
  for (const std::string &option : options) argv.push_back(option.c_str());
  for (const char *word : {"+map", script.c_str(), static_cast<const char *>(nullptr)}) argv.push_back(word);
  execv(engine.c_str(), const_cast<char *const *>(argv.data()));
  write_error(fmt::format("openrealm jass run: {}: {}\n", engine, std::strerror(errno)));
  return 1;
}

}  // namespace

int run(std::span<const std::string> arguments) {
  std::string script;
  std::vector<std::string> options;
  for (const std::string &word : arguments) {
    if (word == "--help" || word == "-h") return write_out(kHelp) ? 0 : 1;
    if (!is_script(word))
      options.push_back(word);
    else if (script.empty())
      script = word;
    else
      return wrong_use("run", fmt::format("one script at a time, and there are {} and {}", script, word));
  }
  if (script.empty()) {
    for (const std::string &word : options)
      if (word.ends_with(".lua")) return wrong_use("run", fmt::format("{}: Lua scripts are not supported", word));
    return wrong_use("run", "no script is given; a script's name ends in .j");
  }
  if (const std::string trouble = trouble_with(script); !trouble.empty()) {
    write_error(fmt::format("openrealm jass run: {}: {}\n", script, trouble));
    return 1;
  }
  const char *engine = std::getenv("OPENREALM_PROGRAM");
  if (!engine) return wrong_use("run", "there is no engine around this program; start it as openrealm jass run");
  return become_engine(engine, options, script);
}

}  // namespace openrealm::jass
