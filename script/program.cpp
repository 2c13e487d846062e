#include "script/program.h"

#include <utility>

#include <fmt/format.h>

#include "script/checker.h"
#include "script/lexer.h"
#include "script/parser.h"
#include "script/reporter.h"

namespace openrealm::script {

std::optional<uint32_t> Program::find(Meaning::Kind kind, std::string_view name) const {
  const Symbol symbol = names.find(name);
  if (symbol == 0 || symbol >= meanings.size() || meanings[symbol].kind != kind) return std::nullopt;
  return meanings[symbol].index;
}

std::unique_ptr<Program> analyse(std::vector<Input> inputs, const Options &options) {
  auto program = std::make_unique<Program>();
  Reporter reporter(program->diagnostics, options.leniency);
  intern_keywords(program->names);

  std::vector<Declaration> declarations;
  Parser parser(*program, options, reporter);
  for (Input &input : inputs) {
    std::string name = input.source.name;
    const uint32_t number = program->sources.count();
    if (!program->sources.add(std::move(input.source))) {
      program->diagnostics.error(0, 0,
                                 fmt::format("{}: all scripts together are over 4 GB; this one is left out", name));
      continue;
    }
    parser.parse(number, input.flags, declarations);
  }
  Checker(*program, reporter).run(declarations);
  program->diagnostics.sort();
  return program;
}

}  // namespace openrealm::script
