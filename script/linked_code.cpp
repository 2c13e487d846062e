#include "script/linked_code.h"

#include <algorithm>

#include <fmt/format.h>

#include "script/language_natives.h"

namespace openrealm::script {

namespace {

constexpr size_t kMaxParameters = 32;

bool same_shape(const FunctionCode &a, const FunctionCode &b) {
  if (a.parameters != b.parameters || a.return_kind != b.return_kind) return false;
  for (uint32_t i = 0; i < a.parameters; ++i)
    if (a.locals[i].kind != b.locals[i].kind) return false;
  return true;
}

}  // namespace

bool same_signature(std::string_view a, std::string_view b) {
  if (a == b) return true;
  size_t i = 0;
  size_t j = 0;
  for (;;) {
    while (i < a.size() && a[i] == ' ') ++i;
    while (j < b.size() && b[j] == ' ') ++j;
    if (i == a.size() || j == b.size()) return i == a.size() && j == b.size();
    if (a[i++] != b[j++]) return false;
  }
}

Result<LinkedCode> LinkedCode::make(std::vector<std::shared_ptr<const Bytecode>> units, const LinkContext &context) {
  LinkedCode made;
  made.units_.resize(units.size());
  for (size_t i = 0; i < units.size(); ++i) {
    made.units_[i].bytecode = std::move(units[i]);
    made.add_functions(made.units_[i]);
  }
  const Bytecode &current = made.current();
  made.by_name_.reserve(current.script_functions);
  for (uint32_t i = 0; i < current.script_functions; ++i) made.by_name_[current.functions[i].name] = i;
  for (Unit &unit : made.units_) {
    made.route_calls(unit);
    made.add_natives(unit, context);
    const Result<void> added = made.add_operands(unit, context);
    if (!added) return tl::unexpected<Error>(added.error());
    size_t length = 0;
    for (const FunctionCode &function : unit.bytecode->functions) length += function.code.size();
    unit.code = std::make_unique<Instruction[]>(length);
    Instruction *at = unit.code.get();
    for (size_t i = 0; i < unit.bytecode->functions.size(); ++i) {
      made.functions[unit.first_function + i].code = at;
      for (const Instruction &instruction : unit.bytecode->functions[i].code) patch(*at++ = instruction, unit);
    }
  }
  return made;
}

void LinkedCode::add_functions(Unit &unit) {
  unit.first_function = uint32_t(functions.size());
  const size_t all = functions.size() + unit.bytecode->functions.size();
  functions.reserve(all);
  by_body_.reserve(all);
  for (const FunctionCode &function : unit.bytecode->functions) {
    LinkedFunction made;
    made.registers = std::max(function.registers, 1u);
    made.parameters = function.parameters;
    made.cleared = std::max(function.cleared, function.parameters);
    made.source = &function;
    made.unit = unit.bytecode.get();
    by_body_.emplace(function.body_hash, uint32_t(functions.size()));
    functions.push_back(made);
  }
}

// An old body calls the current functions, but for those that are gone or are called in another way now.
void LinkedCode::route_calls(Unit &unit) {
  const Bytecode &code = *unit.bytecode;
  for (uint32_t i = 0; i < code.functions.size(); ++i) {
    const uint32_t own = unit.first_function + i;
    const bool is_old = own != i && i < code.script_functions;
    const uint32_t now = is_old ? find(code.functions[i].name) : UINT32_MAX;
    const bool routed = now != UINT32_MAX && same_shape(code.functions[i], *functions[now].source);
    unit.functions.push_back(routed ? now : own);
  }
}

LinkedNative LinkedCode::bind(const NativeCode &native, const NativeBinding &found, const LinkContext &context) {
  LinkedNative made;
  made.source = &native;
  made.has_strings = std::count(native.parameters.begin(), native.parameters.end(), ValueKind::kString) != 0;
  made.binding = found.native ? found : context.host.find_native(native.name);
  if (!made.binding.native) {
    for (const LanguageNative &language : language_natives())
      if (language.name == native.name) made.binding = {&language.native, context.language_context, false};
  }
  if (!made.binding.native) return made;
  const bool fits = native.parameters.size() <= kMaxParameters;
  if (fits && same_signature(made.binding.native->signature, native.signature)) return made;
  ScriptError error;
  error.message = fmt::format("native {}: the script declares \"{}\", the engine has \"{}\"; calls answer the default",
                              native.name, native.signature, made.binding.native->signature);
  error.function = native.name;
  error.text = error.message;
  context.host.script_error(error);
  made.binding = {};
  return made;
}

void LinkedCode::bind_again(const LinkContext &context) {
  for (LinkedNative &native : natives)
    if (!native.binding.lasting) native.binding = bind(*native.source, {}, context).binding;
}

void LinkedCode::add_natives(Unit &unit, const LinkContext &context) {
  const bool is_current = &unit == &units_.front();
  natives.reserve(natives.size() + unit.bytecode->natives.size());
  unit.natives.reserve(unit.bytecode->natives.size());
  for (const NativeCode &native : unit.bytecode->natives) {
    const auto known =
        is_current ? natives.end() : std::find_if(natives.begin(), natives.end(), [&](const auto &linked) {
          return linked.source->name == native.name && linked.source->signature == native.signature;
        });
    const auto number = uint32_t(known - natives.begin());
    unit.natives.push_back(number);
    if (known != natives.end()) continue;
    const bool found = is_current && number < context.found.natives.size() && context.found.natives[number];
    natives.push_back(bind(
        native, found ? NativeBinding{context.found.natives[number], context.found.context, true} : NativeBinding{},
        context));
  }
}

Result<void> LinkedCode::add_operands(Unit &unit, const LinkContext &context) {
  for (const uint32_t bits : unit.bytecode->constants) {
    const auto [at, is_new] = constant_index_.emplace(bits, uint32_t(constants.size()));
    if (is_new) constants.push_back(bits);
    unit.constants.push_back(at->second);
  }
  if (constants.size() > size_t(UINT16_MAX) + 1)
    return fail(OR_FULL, "the old and the new script have too many constants");
  for (const std::string &literal : unit.bytecode->literals) unit.literals.push_back(context.strings.literal(literal));
  const std::vector<GlobalCode> &globals = unit.bytecode->globals;
  const std::vector<uint32_t> &rows = context.variables.rows(size_t(&unit - units_.data()));
  unit.globals.reserve(globals.size() + unit.bytecode->arrays);
  for (size_t i = 0; i < globals.size(); ++i)
    unit.globals.push_back(globals[i].is_array ? rows[i]
                                               : rows[i] * uint32_t(sizeof(GlobalRow)) +
                                                     uint32_t(value_offset(global_kind(globals[i].kind))));
  // Arrays are numbered on their own in instructions: the same vector holds them after the globals.
  for (size_t i = 0; i < globals.size(); ++i)
    if (globals[i].is_array) unit.globals.push_back(rows[i]);
  return {};
}

void LinkedCode::patch(Instruction &i, const Unit &unit) {
  const auto array = [&](uint16_t number) { return uint16_t(unit.globals[unit.bytecode->globals.size() + number]); };
  const auto imm = [&i](const std::vector<uint32_t> &operands) { i.set_imm(int32_t(operands[size_t(i.imm())])); };
  switch (kOpcodes[i.op].format) {
    case Format::kRegConst:
      i.c = uint16_t(unit.constants[i.c]);
      break;
    case Format::kCompareConstJump:
      i.b = uint16_t(unit.constants[i.b]);
      break;
    case Format::kRegString:
      imm(unit.literals);
      break;
    case Format::kRegFunction:
    case Format::kCall:
      imm(unit.functions);
      break;
    case Format::kRegGlobal:
      imm(unit.globals);
      break;
    case Format::kGetElement:
      i.b = array(i.b);
      break;
    case Format::kSetElement:
      i.a = array(i.a);
      break;
    case Format::kNativeCall:
      imm(unit.natives);
      break;
    default:
      break;
  }
}

uint32_t LinkedCode::find(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? UINT32_MAX : found->second;
}

uint32_t LinkedCode::unit_of(uint32_t function) const {
  uint32_t unit = units();
  while (units_[unit - 1].first_function > function) --unit;
  return unit - 1;
}

}  // namespace openrealm::script
