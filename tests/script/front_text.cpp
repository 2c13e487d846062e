#include "front_text.h"

#include <fstream>
#include <iterator>
#include <utility>

#include <fmt/format.h>

namespace openrealm::script::test {
namespace {

std::string_view name_of(Op op) {
  constexpr std::string_view kNames[] = {"none", "add", "sub", "mul", "div", "mod", "lt",   "le", "gt",
                                         "ge",   "eq",  "ne",  "and", "or",  "neg", "plus", "not"};
  return kNames[static_cast<size_t>(op)];
}

std::string list(const Program &program, List<Stmt> block) {
  std::string out;
  for (const Stmt &statement : block) out += (out.empty() ? "" : " ") + show(program, statement);
  return out;
}

std::string call(const Program &program, const Expr &expression) {
  std::string out = fmt::format("({}", program.names.text(expression.name));
  for (const Expr *argument : expression.value.call.list()) out += ' ' + show(program, *argument);
  return out + ')';
}

std::string branch(const Program &program, const Branch &branch) {
  const std::string condition = branch.condition == nullptr ? "else" : show(program, *branch.condition);
  return fmt::format("[{}: {}]", condition, list(program, branch.body));
}

}  // namespace

std::unique_ptr<Program> read(std::string text, Leniency leniency, std::string_view flags) {
  Input input;
  input.source = {"test.j", std::move(text)};
  apply_flags(flags, input.flags);
  std::vector<Input> inputs;
  inputs.push_back(std::move(input));
  Options options;
  options.leniency = leniency;
  return analyse(std::move(inputs), options);
}

std::unique_ptr<Program> read_with_options(const std::string &text) {
  constexpr std::string_view kOptions = "// options: ";
  std::string flags;
  if (text.starts_with(kOptions)) flags = text.substr(kOptions.size(), text.find('\n') - kOptions.size());
  const bool at_run_time = flags.find("runtime") != std::string::npos;
  return read(text, at_run_time ? Leniency::kRuntime : Leniency::kCheck, flags);
}

std::string messages(const Program &program) {
  std::string out;
  for (const Diagnostic &found : program.diagnostics.all()) {
    const Location at = program.sources.locate(found.begin);
    out += fmt::format("{}:{} {} {}\n", at.line, at.column, found.severity == Severity::kError ? "error" : "warning",
                       found.message);
  }
  return out;
}

std::string show(const Program &program, const Expr &expression) {
  const Expr::Value &value = expression.value;
  switch (expression.kind) {
    case ExprKind::kInteger:
      return fmt::format("{}", value.integer);
    case ExprKind::kReal:
      return fmt::format("{}r", value.real);
    case ExprKind::kBoolean:
      return value.boolean ? "true" : "false";
    case ExprKind::kString:
      return fmt::format("\"{}\"", value.text.view());
    case ExprKind::kNull:
      return fmt::format("null:{}", program.types[expression.type].name);
    case ExprKind::kCode:
      return fmt::format("&{}", program.functions[value.index].name);
    case ExprKind::kLocal:
      return fmt::format("%{}", value.variable.index);
    case ExprKind::kGlobal:
      return std::string(program.globals[value.variable.index].name);
    case ExprKind::kLocalElement:
      return fmt::format("%{}[{}]", value.variable.index, show(program, *value.variable.subscript));
    case ExprKind::kGlobalElement:
      return fmt::format("{}[{}]", program.globals[value.variable.index].name,
                         show(program, *value.variable.subscript));
    case ExprKind::kCall:
    case ExprKind::kNativeCall:
      return call(program, expression);
    case ExprKind::kUnary:
      return fmt::format("({} {})", name_of(expression.op), show(program, *value.pair.left));
    case ExprKind::kBinary:
      return fmt::format("({} {} {})", name_of(expression.op), show(program, *value.pair.left),
                         show(program, *value.pair.right));
    case ExprKind::kIntToReal:
      return fmt::format("(real {})", show(program, *value.pair.left));
    case ExprKind::kReinterpret:
      return fmt::format("(as-{} {})", program.types[expression.type].name, show(program, *value.pair.left));
    case ExprKind::kName:
    case ExprKind::kElement:
    case ExprKind::kError:
      return fmt::format("?{}", program.names.text(expression.name));
  }
  return {};
}

std::string show(const Program &program, const Stmt &statement) {
  const std::string debug = statement.debug ? "debug " : "";
  const std::string value = statement.value == nullptr ? "" : show(program, *statement.value);
  switch (statement.kind) {
    case StmtKind::kSet:
      return fmt::format("({}set {} {})", debug, show(program, *statement.target), value);
    case StmtKind::kCall:
      return debug + value;
    case StmtKind::kIf: {
      std::string out = fmt::format("({}if", debug);
      for (const Branch &each : statement.branches) out += ' ' + branch(program, each);
      return out + ')';
    }
    case StmtKind::kLoop:
      return fmt::format("({}loop {})", debug, list(program, statement.body));
    case StmtKind::kExitWhen:
      return fmt::format("({}exitwhen {})", debug, value);
    case StmtKind::kReturn:
      return fmt::format("({}return{}{})", debug, value.empty() ? "" : " ", value);
  }
  return {};
}

std::string show(const Program &program, std::string_view function) {
  const auto index = program.find_function(function);
  return index ? list(program, program.functions[*index].body) : "no such function";
}

std::string value_of(const std::string &expression, const std::string &declarations, Options options) {
  std::vector<Input> inputs(1);
  inputs[0].source = {"test.j", fmt::format("{}\nfunction f takes nothing returns nothing\n  set result = {}\n"
                                            "endfunction\n",
                                            declarations, expression)};
  const auto program = analyse(std::move(inputs), options);
  if (!program->ok()) return messages(*program);
  return show(*program, *program->functions.back().body[0].value);
}

std::string read_file(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace openrealm::script::test
