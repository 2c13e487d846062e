// usage: play_on SCRIPT TICK IN OUT
//
// Plays one tick of SCRIPT from the tables in the file IN ("-": begins with main) and leaves the tables in OUT. Prints
// what the script traced, then the number of threads that sleep.
#include <cstdio>
#include <cstdlib>

#include "kernel/tables/table_bytes.h"
#include "tests/fault/temporary_folder.h"
#include "tests/script/vm_fixture.h"

using namespace openrealm;

namespace {

const unsigned char *bytes(const std::string &text) {
  return reinterpret_cast<const unsigned char *>(text.data());
}

[[noreturn]] void stop(const std::string &why) {
  std::fprintf(stderr, "play_on: %s\n", why.c_str());
  std::exit(1);
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 5) stop("use: play_on SCRIPT TICK IN OUT");
  const std::string in = argv[3];
  script::Bench bench;
  bench.now = std::strtoull(argv[2], nullptr, 10) * 1000;
  bench.load(get(argv[1]));
  if (in == "-") {
    bench.run("main");
  } else {
    const std::string saved = get(in);
    if (const auto read = read_tables(bench.store, {bytes(saved), saved.size()}); !read) stop(read.error().message);
    bench.rebuild();
    bench.tick();
  }
  const auto written = write_tables(bench.store);
  if (!written) stop(written.error().message);
  put(argv[4], std::string(written->begin(), written->end()));
  for (const std::string &line : bench.trace) std::puts(line.c_str());
  for (const script::ScriptError &error : bench.errors) stop(error.text);
  std::printf("%u asleep\n", bench.vm->sleepers());
  return 0;
}
