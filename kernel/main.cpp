// The program: reads its command line and hands over to the shell.
#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <string>
#include <vector>

#include "kernel/host/last_words.h"
#include "kernel/shell/arguments.h"
#include "kernel/shell/shell.h"
#include "kernel/shell/subprograms.h"

namespace {

// A file that is opened would take the place of a closed one, and have what is meant for it written into it.
void open_closed_streams() {
  for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(file, F_GETFD) < 0) (void)open("/dev/null", O_RDWR);
}

}  // namespace

int main(int argc, char **argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  if (!words.empty() && openrealm::names_subprogram(words[0])) {
    const openrealm::Error error = openrealm::become_subprogram(openrealm::find_places({}), words);
    std::fprintf(stderr, "openrealm: %s\n", error.message.c_str());
    return error.code == OR_NOT_FOUND ? 2 : 1;
  }
  open_closed_streams();
  auto arguments = openrealm::parse_arguments(words);
  if (!arguments) {
    std::fprintf(stderr, "openrealm: %s\n", arguments.error().message.c_str());
    return 2;
  }
  if (arguments->help) {
    const std::string help = openrealm::help_text() + openrealm::subprogram_help(openrealm::find_places({}));
    return std::fputs(help.c_str(), stdout) < 0;
  }
  if (arguments->version) return std::puts(openrealm::version_text().c_str()) < 0;
  openrealm::install_last_words();
  openrealm::Shell shell(std::move(*arguments));
  return shell.run();
}
