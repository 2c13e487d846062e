#include "script/checker.h"

#include <utility>

#include <fmt/format.h>

namespace openrealm::script {
namespace {

std::string_view describe(Meaning::Kind kind) {
  switch (kind) {
    case Meaning::Kind::kType:
      return "a type";
    case Meaning::Kind::kGlobal:
      return "a global";
    case Meaning::Kind::kNative:
      return "a native";
    case Meaning::Kind::kFunction:
      return "a function";
    case Meaning::Kind::kNone:
      break;
  }
  return "nothing";
}

}  // namespace

Checker::Checker(Program &program, Reporter &reporter) : program_(program), reporter_(reporter) {
  for (const TypeId type : {kIntegerType, kRealType, kBooleanType, kStringType, kCodeType, kHandleType}) {
    const Symbol name = program_.names.intern(program_.types[type].name);
    if (program_.meanings.size() <= name) program_.meanings.resize(name + 1);
    program_.meanings[name] = {Kind::kType, type};
  }
  const size_t names = program_.names.size();
  program_.meanings.resize(names);
  local_of_.resize(names);
  reported_in_.resize(names);
  function_from_.assign(names, kNowhere);
}

void Checker::run(std::vector<Declaration> &declarations) {
  note_functions(declarations);
  for (Declaration &declaration : declarations) {
    if (declaration.source != source_) in_globals_ = false;
    source_ = declaration.source;
    reporter_.set_flags(declaration.flags);
    std::visit([this](auto &what) { declare(what); }, declaration.what);
  }
}

void Checker::note_functions(const std::vector<Declaration> &declarations) {
  for (const Declaration &declaration : declarations) {
    const auto *function = std::get_if<Function>(&declaration.what);
    if (function == nullptr || function_from_[function->symbol] != kNowhere) continue;
    function_from_[function->symbol] = function->position;
  }
}

void Checker::report(Finding finding, const Expr &at, std::string message) {
  reporter_.report(finding, at.position, at.position + at.length, std::move(message));
}

void Checker::report_name(Finding finding, Position position, std::string_view name, std::string message) {
  reporter_.report(finding, position, position + static_cast<Position>(name.size()), std::move(message));
}

Position Checker::position_of(const Meaning &meaning) const {
  switch (meaning.kind) {
    case Kind::kType:
      return program_.types[static_cast<TypeId>(meaning.index)].position;
    case Kind::kGlobal:
      return program_.globals[meaning.index].position;
    case Kind::kNative:
      return program_.natives[meaning.index].position;
    case Kind::kFunction:
      return program_.functions[meaning.index].position;
    case Kind::kNone:
      break;
  }
  return 0;
}

// Gives the name its meaning, unless it has one that stays.
bool Checker::claim(Symbol name, Position position, Kind kind, size_t index) {
  Meaning &meaning = program_.meanings[name];
  const Meaning fresh{kind, static_cast<uint32_t>(index)};
  if (meaning.kind == Kind::kNone) {
    meaning = fresh;
    return true;
  }
  if (meaning.kind == Kind::kType && meaning.index < kFirstDeclaredType) {
    report_name(Finding::kSemantic, position, text(name),
                fmt::format("{} is a built-in type; choose another name", quoted(text(name))));
    return false;
  }
  const Position before = position_of(meaning);
  const bool replaces = reporter_.at_run_time() && program_.sources.locate(before).source != source_;
  report_name(replaces ? Finding::kHint : Finding::kSemantic, position, text(name),
              fmt::format("{} is already {}, declared in {}; {}", quoted(text(name)), describe(meaning.kind),
                          place(before), replaces ? "this one replaces it" : "choose another name"));
  if (replaces) meaning = fresh;
  return replaces;
}

TypeId Checker::resolve_type(Symbol name, Position position) {
  if (name == 0) return kUnknownType;
  if (scope_ != 0 && local_of_[name].scope == scope_) {
    report_name(
        Finding::kTolerated, position, text(name),
        fmt::format("the type {} is hidden by a variable of that name; rename the variable", quoted(text(name))));
  }
  const Meaning meaning = program_.meanings[name];
  if (meaning.kind == Kind::kType) return static_cast<TypeId>(meaning.index);
  if (!first_report(name)) return kUnknownType;
  const std::string message =
      meaning.kind == Kind::kNone
          ? fmt::format("there is no type {}{}", quoted(text(name)), suggestion(text(name), Kind::kType))
          : fmt::format("{} is {}, not a type", quoted(text(name)), describe(meaning.kind));
  report_name(Finding::kSemantic, position, text(name), message);
  return kUnknownType;
}

void Checker::declare(TypeDeclaration &type) {
  in_globals_ = false;
  ++scope_;
  const TypeId parent = resolve_type(type.extends, type.extends_position);
  if (parent != kUnknownType && !program_.types.is_handle(parent)) {
    report_name(Finding::kHint, type.extends_position, text(type.extends),
                fmt::format("the game crashes on a type that extends {}; extend handle or a type of its kind",
                            text(type.extends)));
  }
  if (program_.types.size() == TypeTable::kMaxTypes) {
    return report_name(Finding::kSemantic, type.position, text(type.name),
                       fmt::format("there are more than {} types; remove some", TypeTable::kMaxTypes));
  }
  if (!claim(type.name, type.position, Kind::kType, program_.types.size())) return;
  program_.types.add(text(type.name), parent, type.position);
}

void Checker::declare(Variable &global) {
  if (!std::exchange(in_globals_, true)) ++scope_;
  function_ = nullptr;
  locals_ = nullptr;
  global.type = resolve_type(global.type_name, global.type_position);
  check_array(global);
  if (global.initializer != nullptr) {
    check(*global.initializer);
    require(global.initializer, global.type, "the value");
  }
  claim(global.symbol, global.position, Kind::kGlobal, program_.globals.size());
  program_.globals.push_back(global);
  global_set_.push_back(0);
}

void Checker::check_array(const Variable &variable) {
  if (!variable.is_array || root(variable.type) != kCodeType) return;
  report_name(Finding::kSemantic, variable.position, variable.name,
              "there are no arrays of code; keep triggers or the functions' names instead");
}

void Checker::declare(Native &native) {
  in_globals_ = false;
  program_.natives.push_back(native);
  claim(native.symbol, native.position, Kind::kNative, program_.natives.size() - 1);
  check_signature(program_.natives.back());
}

void Checker::check_signature(Signature &signature) {
  ++scope_;
  locals_ = signature.parameters.data;
  if (signature.returns_name != 0) {
    signature.returns = resolve_type(signature.returns_name, signature.returns_position);
  }
  if (signature.is_broken) signature.returns = kUnknownType;
  for (uint32_t i = 0; i < signature.parameters.size; ++i) {
    Variable &parameter = signature.parameters[i];
    parameter.type = resolve_type(parameter.type_name, parameter.type_position);
    declare_local(parameter, i);
  }
}

void Checker::declare(Function &function) {
  in_globals_ = false;
  program_.functions.push_back(function);
  claim(function.symbol, function.position, Kind::kFunction, program_.functions.size() - 1);
  check_signature(program_.functions.back());
  check_body(program_.functions.back());
}

void Checker::check_locals(Function &function) {
  locals_ = function.locals.data;
  local_set_.assign(function.locals.size, true);
  in_local_block_ = true;
  for (uint32_t i = 0; i < function.locals.size; ++i) {
    Variable &local = function.locals[i];
    if (local.is_parameter) {
      local.type = function.parameters[i].type;
      continue;
    }
    local.type = resolve_type(local.type_name, local.type_position);
    check_array(local);
    declare_local(local, i);
    local_set_[i] = local.is_array;
    if (local.initializer == nullptr) continue;
    check(*local.initializer);
    require(local.initializer, local.type, "the value");
    local_set_[i] = true;
  }
  in_local_block_ = false;
}

void Checker::declare_local(const Variable &local, uint32_t index) {
  const Meaning meaning = program_.meanings[local.symbol];
  const std::string_view name = local.name;
  if (meaning.kind == Kind::kType && meaning.index < kFirstDeclaredType) {
    report_name(Finding::kSemantic, local.position, name,
                fmt::format("{} is a built-in type; choose another name", quoted(name)));
  }
  LocalSlot &slot = local_of_[local.symbol];
  if (slot.scope == scope_) {
    const Variable &before = locals_[slot.index];
    report_name(Finding::kTolerated, local.position, name,
                fmt::format("{} is already a {} of this function; choose another name", quoted(name),
                            before.is_parameter ? "parameter" : "local"));
  } else if (meaning.kind != Kind::kNone && reporter_.has(Flag::kShadow)) {
    report_name(Finding::kRequested, local.position, name,
                fmt::format("{} hides {} of that name, declared in {}; choose another name", quoted(name),
                            describe(meaning.kind), place(position_of(meaning))));
  }
  slot = {scope_, index};
}

}  // namespace openrealm::script
