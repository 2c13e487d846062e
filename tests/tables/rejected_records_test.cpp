// Records that hide state, or forget to list it, must not compile. Runs the compiler of this build.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

namespace {

std::string compiler_of_this_build() {
  std::ifstream cache(OPENREALM_BINARY_DIR "/CMakeCache.txt");
  const std::string key = "CMAKE_CXX_COMPILER:";
  for (std::string line; std::getline(cache, line);)
    if (line.starts_with(key)) return line.substr(line.find('=') + 1);
  return "";
}

struct Outcome {
  int status = -1;
  std::string output;
};

Outcome compile(const std::string &fields, const std::string &list) {
  const std::string header = fields.find("std::string ") == std::string::npos ? "" : "#include <string>\n";
  const std::string source = header +
                             "#include \"base/record.h\"\nusing namespace openrealm;\n"
                             "struct R { Spawn spawn; " +
                             fields + " static constexpr TableShape kShape{}; OR_RECORD(R, \"r\", FIELD(spawn)" + list +
                             "); };\nconst void *used = describe<R>();\n";
  const std::string command = "printf '%s' '" + source + "' | '" + compiler_of_this_build() +
                              "' -std=c++20 -fsyntax-only -I'" OPENREALM_SOURCE_DIR "' -I'" OPENREALM_SOURCE_DIR
                              "/include' -x c++ - 2>&1";
  Outcome outcome;
  std::FILE *pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return outcome;
  std::array<char, 4096> buffer;
  while (std::size_t read = std::fread(buffer.data(), 1, buffer.size(), pipe))
    outcome.output.append(buffer.data(), read);
  outcome.status = pclose(pipe);
  return outcome;
}

TEST(tables_records, a_good_record_compiles) {
  const Outcome outcome = compile("float x; Ref<\"unit\"> target; Text<4> label; std::uint16_t a[2];",
                                  ", FIELD(x).init(1.f), FIELD(target), FIELD(label), FIELD(a)");
  EXPECT_EQ(outcome.status, 0) << outcome.output;
}

struct Rejected {
  const char *name, *fields, *list, *because;
};

class tables_rejected_records : public testing::TestWithParam<Rejected> {};

TEST_P(tables_rejected_records, does_not_compile) {
  const Outcome outcome = compile(GetParam().fields, GetParam().list);
  ASSERT_TRUE(WIFEXITED(outcome.status));
  EXPECT_NE(outcome.status, 0);
  EXPECT_NE(outcome.output.find(GetParam().because), std::string::npos) << outcome.output;
}

constexpr const char *kCover = "leave no hidden padding";

INSTANTIATE_TEST_SUITE_P(
    all, tables_rejected_records,
    testing::Values(Rejected{"forgotten_field", "float x, y;", ", FIELD(x)", kCover},
                    Rejected{"forgotten_in_the_middle", "float x, y, z;", ", FIELD(x), FIELD(z)", kCover},
                    Rejected{"padding_inside", "std::uint8_t a; float x;", ", FIELD(a), FIELD(x)", kCover},
                    Rejected{"padding_at_the_end", "float x; std::uint8_t a;", ", FIELD(x), FIELD(a)", kCover},
                    Rejected{"out_of_order", "float x, y;", ", FIELD(y), FIELD(x)", kCover},
                    Rejected{"field_twice", "float x, y;", ", FIELD(x), FIELD(x)", kCover},
                    Rejected{"char_pointer", "const char *name;", ", FIELD(name)", "KindOf"},
                    Rejected{"function_pointer", "void (*call)();", ", FIELD(call)", "KindOf"},
                    Rejected{"string", "std::uint32_t pad; std::string name;", ", FIELD(pad), FIELD(name)", "KindOf"},
                    Rejected{"string_view", "std::uint32_t pad; std::string_view name;", ", FIELD(pad), FIELD(name)",
                             "KindOf"},
                    Rejected{"bool_field", "bool a, b, c, d;", ", FIELD(a), FIELD(b), FIELD(c), FIELD(d)", "KindOf"},
                    Rejected{"byte_array", "std::uint8_t bytes[32];", ", FIELD(bytes)", "a byte array hides state"},
                    Rejected{"blob_of_bytes", "Blob<std::uint8_t> b;", ", FIELD(b)", "a blob of bytes hides state"},
                    Rejected{"struct_field", "struct P { float x, y; } p;", ", FIELD(p)", "KindOf"},
                    Rejected{"second_spawn_first", "float x;", ", FIELD(spawn), FIELD(x)", kCover}),
    [](const auto &instance) { return instance.param.name; });

}  // namespace
