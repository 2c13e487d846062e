#include "script/language_natives.h"

#include <cmath>

#include <fmt/format.h>

#include "base/fixed_math.h"
#include "script/number_text.h"
#include "script/semantics.h"
#include "script/string_hash.h"

namespace openrealm::script {

namespace {

using Call = or_native_call;

constexpr float kDegrees = 57.295779513f;
constexpr float kRadians = 0.01745329252f;

int give_integer(Call *call, int32_t value) {
  call->result.i = value;
  return OR_OK;
}

// What is not a number is 0 to scripts.
int give_real(Call *call, float value) {
  call->result.r = std::isnan(value) ? 0.0f : value;
  return OR_OK;
}

int give_text(void *context, Call *call, std::string text) {
  std::string &kept = static_cast<LanguageScratch *>(context)->text;
  kept = std::move(text);
  call->result.s = {kept.data(), kept.size()};
  return OR_OK;
}

std::string_view text(const or_value &value) {
  return value.s.data ? std::string_view(value.s.data, value.s.size) : "";
}

float power(float base, float exponent) {
  if (exponent == 0) return 1;
  if (base == 0 && exponent < 0) return 0;
  return fixed::pow(base, exponent);
}

template <float (*Function)(float)>
int real_function(void *, Call *call) {
  return give_real(call, Function(call->args[0].r));
}

float square_root(float x) {
  return x <= 0 ? 0.0f : fixed::sqrt(x);
}
float to_degrees(float x) {
  return x * kDegrees;
}
float to_radians(float x) {
  return x * kRadians;
}

int sub_string(void *, Call *call) {
  const std::string_view source = text(call->args[0]);
  const int64_t start = call->args[1].i;
  int64_t end = call->args[2].i;
  if (end < start || end > int64_t(source.size())) end = int64_t(source.size());
  const bool nothing = start < 0 || start >= end;
  const std::string_view part = nothing ? "" : source.substr(size_t(start), size_t(end - start));
  call->result.s = {part.data(), part.size()};
  return OR_OK;
}

int string_case(void *context, Call *call) {
  if (!call->args[0].s.data) return OR_OK;
  std::string changed(text(call->args[0]));
  const char first = call->args[1].i ? 'a' : 'A';
  for (char &c : changed)
    if (c >= first && c < first + 26) c = char(c ^ 0x20);
  return give_text(context, call, std::move(changed));
}

int round_real(void *, Call *call) {
  const float value = call->args[0].r;
  return give_integer(call, real_to_integer(value + (value < 0 ? -0.5f : 0.5f)));
}

// name, signature, body over `context` and `call`
#define OR_NATIVE(name, signature, body)                                   \
  {                                                                        \
    name, {                                                                \
      sizeof(or_native), signature, [](void *context, Call *call) -> int { \
        (void)context;                                                     \
        return body;                                                       \
      }                                                                    \
    }                                                                      \
  }
#define OR_REAL_FUNCTION(name, function)                        \
  {                                                             \
    name, {                                                     \
      sizeof(or_native), "real (real)", real_function<function> \
    }                                                           \
  }

constexpr LanguageNative kNatives[] = {
    OR_NATIVE("I2R", "real (integer)", give_real(call, float(call->args[0].i))),
    OR_NATIVE("R2I", "integer (real)", give_integer(call, real_to_integer(call->args[0].r))),
    OR_NATIVE("I2S", "string (integer)", give_text(context, call, fmt::format("{}", call->args[0].i))),
    OR_NATIVE("R2S", "string (real)", give_text(context, call, real_to_text(call->args[0].r))),
    OR_NATIVE("R2SW", "string (real, integer, integer)",
              give_text(context, call, real_to_text(call->args[0].r, call->args[1].i, call->args[2].i))),
    OR_NATIVE("S2I", "integer (string)", give_integer(call, text_to_integer(text(call->args[0])))),
    OR_NATIVE("S2R", "real (string)", give_real(call, text_to_real(text(call->args[0])))),
    {"MathRound", {sizeof(or_native), "integer (real)", round_real}},
    OR_NATIVE("GetHandleId", "integer (handle)", give_integer(call, int32_t(call->args[0].h))),

    {"SubString", {sizeof(or_native), "string (string, integer, integer)", sub_string}},
    OR_NATIVE("StringLength", "integer (string)", give_integer(call, int32_t(text(call->args[0]).size()))),
    {"StringCase", {sizeof(or_native), "string (string, boolean)", string_case}},
    OR_NATIVE("StringHash", "integer (string)", give_integer(call, string_hash(text(call->args[0])))),

    OR_REAL_FUNCTION("Sin", fixed::sin),
    OR_REAL_FUNCTION("Cos", fixed::cos),
    OR_REAL_FUNCTION("Tan", fixed::tan),
    OR_REAL_FUNCTION("Asin", fixed::asin),
    OR_REAL_FUNCTION("Acos", fixed::acos),
    OR_REAL_FUNCTION("Atan", fixed::atan),
    OR_REAL_FUNCTION("SquareRoot", square_root),
    OR_REAL_FUNCTION("Deg2Rad", to_radians),
    OR_REAL_FUNCTION("Rad2Deg", to_degrees),
    OR_NATIVE("Atan2", "real (real, real)", give_real(call, fixed::atan2(call->args[0].r, call->args[1].r))),
    OR_NATIVE("Pow", "real (real, real)", give_real(call, power(call->args[0].r, call->args[1].r))),

    OR_NATIVE("BlzBitAnd", "integer (integer, integer)", give_integer(call, call->args[0].i & call->args[1].i)),
    OR_NATIVE("BlzBitOr", "integer (integer, integer)", give_integer(call, call->args[0].i | call->args[1].i)),
    OR_NATIVE("BlzBitXor", "integer (integer, integer)", give_integer(call, call->args[0].i ^ call->args[1].i)),
};

#undef OR_NATIVE
#undef OR_REAL_FUNCTION

}  // namespace

std::span<const LanguageNative> language_natives() {
  return kNatives;
}

}  // namespace openrealm::script
