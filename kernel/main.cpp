// The program: reads its command line and hands over to the shell.
#include <cstdio>
#include <string>
#include <vector>

#include "kernel/host/last_words.h"
#include "kernel/shell/arguments.h"
#include "kernel/shell/shell.h"

int main(int argc, char **argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  auto arguments = openrealm::parse_arguments(words);
  if (!arguments) {
    std::fprintf(stderr, "openrealm: %s\n", arguments.error().message.c_str());
    return 2;
  }
  if (arguments->help) return std::fputs(openrealm::help_text().c_str(), stdout) < 0;
  if (arguments->version) return std::puts(openrealm::version_text().c_str()) < 0;
  openrealm::install_last_words();
  openrealm::Shell shell(std::move(*arguments));
  return shell.run();
}
