// Calls of functions and natives.
#include <algorithm>

#include <fmt/format.h>

#include "script/checker.h"
#include "script/string_hash.h"

namespace openrealm::script {
namespace {

constexpr uint32_t kMaxArguments = 31;

// Natives that fail before a map has begun, which is when globals get their values.
struct EarlyNative {
  std::string_view name;
  std::string_view what_happens;
};
constexpr EarlyNative kEarlyNatives[] = {
    {"OrderId", "answers 0"},
    {"OrderId2String", "answers null"},
    {"UnitId2String", "answers null"},
    {"GetObjectName", "crashes the game"},
    {"CreateQuest", "crashes the game"},
    {"CreateMultiboard", "crashes the game"},
    {"CreateLeaderboard", "crashes the game"},
    {"CreateRegion", "crashes the game when it saves"},
};

std::string_view plural(uint32_t count) {
  return count == 1 ? "" : "s";
}

}  // namespace

void Checker::check_call(Expr &call) {
  for (Expr *argument : call.value.call.list()) check(*argument);
  const Signature *signature = callee(call);
  if (signature == nullptr) return;
  call.type = signature->returns;
  check_callee(call, *signature);
  if (!signature->is_broken) check_arguments(call, *signature);
  if (call.kind != ExprKind::kNativeCall) return;
  if (reporter_.has(Flag::kFilter)) check_filter(call);
  if (reporter_.has(Flag::kStringHash)) check_string_hash(call);
}

// Null after a report when there is no such function.
const Signature *Checker::callee(Expr &call) {
  const Meaning meaning = program_.meanings[call.name];
  call.value.call.callee = meaning.index;
  if (meaning.kind == Kind::kFunction) return &program_.functions[meaning.index];
  if (meaning.kind == Kind::kNative) {
    call.kind = ExprKind::kNativeCall;
    return &program_.natives[meaning.index];
  }
  call.value.call.callee = 0;
  if (first_report(call.name)) report_unknown_function(call);
  return nullptr;
}

void Checker::check_callee(const Expr &call, const Signature &signature) {
  const bool in_constant = function_ != nullptr && function_->is_constant;
  if (in_constant && !signature.is_constant) {
    report(Finding::kTolerated, call,
           fmt::format("a constant function calls only constant ones; remove 'constant' from {}",
                       quoted(function_->name)));
  }
  if (in_local_block_ && &signature == function_) {
    report(Finding::kTolerated, call, "a function cannot call itself where it declares locals; do so in a 'set' below");
  }
  if (!in_globals_) return;
  for (const EarlyNative &native : kEarlyNatives) {
    if (native.name != signature.name) continue;
    report(Finding::kCrash, call,
           fmt::format("{} in the globals block {}; call it in a function", quoted(native.name), native.what_happens));
  }
}

void Checker::check_arguments(Expr &call, const Signature &signature) {
  const List<Expr *> arguments = call.value.call.list();
  if (arguments.size > kMaxArguments) {
    report(Finding::kCrash, call,
           fmt::format("a call with {} arguments; the game takes at most {}", arguments.size, kMaxArguments));
  }
  for (uint32_t i = 0; i < std::min(arguments.size, signature.parameters.size); ++i) {
    const Variable &parameter = signature.parameters[i];
    if (convert(arguments[i], parameter.type)) continue;
    const std::string what = fmt::format("{} of {}", quoted(parameter.name), quoted(signature.name));
    report(Finding::kSemantic, *arguments[i], mismatch(*arguments[i], parameter.type, what));
  }
  if (arguments.size == signature.parameters.size) return;
  std::string expected;
  for (const Variable &parameter : signature.parameters) {
    if (expected.size() > 200) break;
    expected += fmt::format("{}{} {}", expected.empty() ? ": " : ", ", type_name(parameter.type), parameter.name);
  }
  report(Finding::kSemantic, call,
         fmt::format("{} takes {} argument{}, found {}{}", quoted(signature.name), signature.parameters.size,
                     plural(signature.parameters.size), arguments.size, expected));
}

void Checker::check_filter(const Expr &call) {
  const std::string_view name = text(call.name);
  if ((name != "Filter" && name != "Condition") || call.value.call.count == 0) return;
  const Expr &code = *call.value.call.arguments[0];
  if (code.kind != ExprKind::kCode || code.type == kUnknownType) return;
  const Function &function = program_.functions[code.value.index];
  if (function.returns == kBooleanType || function.returns == kUnknownType) return;
  report(Finding::kRequested, code,
         fmt::format("{} takes a function that returns boolean; {} returns {}", quoted(name), quoted(function.name),
                     type_name(function.returns)));
}

void Checker::check_string_hash(const Expr &call) {
  if (text(call.name) != "StringHash" || call.value.call.count == 0) return;
  const Expr &literal = *call.value.call.arguments[0];
  if (literal.kind != ExprKind::kString) return;
  const std::string_view string = literal.value.text.view();
  const std::string_view before = hashed_strings_.try_emplace(string_hash(string), string).first->second;
  if (before == string) return;
  report(Finding::kRequested, literal,
         fmt::format("this string has the same hash as {}; change one of them", quoted(before)));
}

}  // namespace openrealm::script
