#include "base/fixed_math.h"

#include <array>
#include <bit>
#include <cfloat>

namespace openrealm::fixed {
namespace {

static_assert(std::numeric_limits<double>::is_iec559 && FLT_EVAL_METHOD == 0,
              "results would depend on the width of registers");

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kHalfPi = 0x1.921fb54442d18p+0;
constexpr double kHalfPiRest = 0x1.1a62633145c07p-54;  // pi/2 - kHalfPi
constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;

std::uint64_t bits_of(double x) {
  return std::bit_cast<std::uint64_t>(x);
}
bool is_nan(double x) {
  return x != x;
}
bool is_negative(double x) {
  return (bits_of(x) >> 63) != 0;
}
double magnitude(double x) {
  return std::bit_cast<double>(bits_of(x) & ~(std::uint64_t{1} << 63));
}
double with_sign(double x, double sign) {
  return is_negative(sign) ? -magnitude(x) : magnitude(x);
}
double power_of_two(int exponent) {  // -1022 to 1023
  return std::bit_cast<double>(std::uint64_t(exponent + 1023) << 52);
}

// A number as significand * 2^exponent, the significand an integer of 53 bits.
struct Parts {
  std::uint64_t significand;
  int exponent;
};

Parts take_apart(double positive) {
  int shift = 0;
  if (positive < DBL_MIN) {
    positive *= 0x1p54;
    shift = 54;
  }
  const std::uint64_t bits = bits_of(positive);
  constexpr std::uint64_t kImplicit = std::uint64_t{1} << 52;
  return {(bits & (kImplicit - 1)) | kImplicit, int(bits >> 52) - 1075 - shift};
}

template <std::size_t N>
double polynomial(double x, const std::array<double, N> &coefficients) {
  double sum = coefficients[N - 1];
  for (std::size_t i = N - 1; i-- > 0;) sum = sum * x + coefficients[i];
  return sum;
}

// --- angles ---

// x = quadrant * pi/2 + rest, |rest| <= pi/4.
struct Reduced {
  double rest;
  unsigned quadrant;
};

// 2/pi: 64 bits before the point, then its first 1280 bits.
constexpr std::array<std::uint64_t, 21> kTwoOverPiBits = {
    0x0000000000000000, 0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
    0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41,
    0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7,
    0x4f463f669e5fea2d, 0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
    0xf0cfbc209af4361d};

__extension__ typedef unsigned __int128 Wide;

// The low 192 bits of significand * (192 bits of 2/pi from bit `first` on), highest word first.
std::array<std::uint64_t, 3> times_two_over_pi(std::uint64_t significand, unsigned first) {
  const unsigned word = first / 64, shift = first % 64;
  std::array<std::uint64_t, 3> product{};
  std::uint64_t carry = 0;
  for (unsigned i = 3; i-- > 0;) {
    std::uint64_t part = kTwoOverPiBits[word + i] << shift;
    if (shift != 0) part |= kTwoOverPiBits[word + i + 1] >> (64 - shift);
    const Wide sum = Wide(part) * significand + carry;
    product[i] = std::uint64_t(sum);
    carry = std::uint64_t(sum >> 64);
  }
  return product;
}

// A fraction of 192 bits as a double.
double fraction_value(const std::array<std::uint64_t, 3> &words) {
  for (unsigned i = 0; i < 3; ++i) {
    if (words[i] == 0) continue;
    const int zeros = std::countl_zero(words[i]);
    std::uint64_t top = words[i] << zeros;
    if (zeros != 0 && i < 2) top |= words[i + 1] >> (64 - zeros);
    return double(top >> 11) * power_of_two(-53 - zeros - 64 * int(i));
  }
  return 0;
}

// Multiplies by enough bits of 2/pi that whole turns drop out exactly.
Reduced reduce_large(double x) {
  const Parts parts = take_apart(x);
  auto words = times_two_over_pi(parts.significand, unsigned(parts.exponent - 2 + 64));
  unsigned quadrant = unsigned(words[0] >> 62);
  for (unsigned i = 0; i < 3; ++i) words[i] = words[i] << 2 | (i < 2 ? words[i + 1] >> 62 : 0);
  const bool upper_half = (words[0] >> 63) != 0;
  if (upper_half) {
    ++quadrant;
    for (auto &word : words) word = ~word;
  }
  const double rest = fraction_value(words) * kHalfPi;
  return {upper_half ? -rest : rest, quadrant};
}

Reduced reduce(double x) {
  if (x > 0x1p20) return reduce_large(x);
  // pi/2 in three parts, the first two of 33 bits, so that their products with k are exact.
  constexpr double kFirst = 0x1.921fb544p+0, kSecond = 0x1.0b4611a6p-34, kThird = 0x1.3198a2e037073p-69;
  const auto k = std::int64_t(x * kTwoOverPi + 0.5);
  const double turns = double(k);
  return {((x - turns * kFirst) - turns * kSecond) - turns * kThird, unsigned(k)};
}

constexpr double factorial(int n) {
  return n < 2 ? 1.0 : n * factorial(n - 1);
}

double sin_near_zero(double x) {
  static constexpr std::array<double, 8> kTerms = {-1 / factorial(3),  1 / factorial(5),   -1 / factorial(7),
                                                   1 / factorial(9),   -1 / factorial(11), 1 / factorial(13),
                                                   -1 / factorial(15), 1 / factorial(17)};
  const double square = x * x;
  return x + x * square * polynomial(square, kTerms);
}

double cos_near_zero(double x) {
  static constexpr std::array<double, 8> kTerms = {1 / factorial(4),   -1 / factorial(6), 1 / factorial(8),
                                                   -1 / factorial(10), 1 / factorial(12), -1 / factorial(14),
                                                   1 / factorial(16),  -1 / factorial(18)};
  const double square = x * x;
  return 1 - (0.5 * square - square * square * polynomial(square, kTerms));
}

double sin_of(Reduced angle) {
  const double value = (angle.quadrant & 1) != 0 ? cos_near_zero(angle.rest) : sin_near_zero(angle.rest);
  return (angle.quadrant & 2) != 0 ? -value : value;
}

double cos_of(Reduced angle) {
  return sin_of({angle.rest, angle.quadrant + 1});
}

// Of a value in [0, 1]: atan(x) = atan(c) + atan((x - c) / (1 + x c)) with c the nearest k / 8.
double atan_to_one(double x) {
  static constexpr std::array<double, 9> kAtanOfEighths = {0x0p+0,
                                                           0x1.fd5ba9aac2f6ep-4,
                                                           0x1.f5b75f92c80ddp-3,
                                                           0x1.6f61941e4def1p-2,
                                                           0x1.dac670561bb4fp-2,
                                                           0x1.1e00babdefeb4p-1,
                                                           0x1.4978fa3269ee1p-1,
                                                           0x1.700a7c5784634p-1,
                                                           0x1.921fb54442d18p-1};
  static constexpr std::array<double, 7> kTerms = {-1.0 / 3,  1.0 / 5,  -1.0 / 7, 1.0 / 9,
                                                   -1.0 / 11, 1.0 / 13, -1.0 / 15};
  const unsigned k = unsigned(x * 8 + 0.5);
  const double c = k / 8.0;
  const double t = (x - c) / (1 + x * c);
  const double square = t * t;
  return kAtanOfEighths[k] + (t + t * square * polynomial(square, kTerms));
}

double atan_of_positive(double x) {
  return x <= 1 ? atan_to_one(x) : (kHalfPi - atan_to_one(1 / x)) + kHalfPiRest;
}

// Integer powers by squaring: exact where the result is.
double pow_by_squaring(double x, unsigned exponent) {
  double result = 1;
  for (; exponent != 0; exponent >>= 1) {
    if ((exponent & 1) != 0) result *= x;
    x *= x;
  }
  return result;
}

bool is_integer(double x) {
  return magnitude(x) >= 0x1p53 || double(std::int64_t(x)) == x;
}
bool is_odd(double x) {
  return magnitude(x) < 0x1p53 && is_integer(x) && (std::int64_t(x) & 1) != 0;
}

// x is 0 or infinite, y neither 0 nor NaN.
double pow_of_limit(double x, double y) {
  const bool grows = (x == 0) == is_negative(y);
  const double result = grows ? kInfinity : 0.0;
  return is_negative(x) && is_odd(y) ? -result : result;
}

double pow_with_infinite(double x, double y) {
  const double size = magnitude(x);
  if (size == 1) return 1;
  return (size > 1) == (y > 0) ? kInfinity : 0.0;
}

}  // namespace

double sin(double x) {
  if (is_nan(x) || magnitude(x) == kInfinity) return kNaN;
  if (magnitude(x) < 0x1p-27) return x;
  const double value = sin_of(reduce(magnitude(x)));
  return is_negative(x) ? -value : value;
}

double cos(double x) {
  if (is_nan(x) || magnitude(x) == kInfinity) return kNaN;
  return cos_of(reduce(magnitude(x)));
}

double tan(double x) {
  if (is_nan(x) || magnitude(x) == kInfinity) return kNaN;
  if (magnitude(x) < 0x1p-27) return x;
  const Reduced angle = reduce(magnitude(x));
  const double value = sin_of(angle) / cos_of(angle);
  return is_negative(x) ? -value : value;
}

double asin(double x) {
  if (!(magnitude(x) <= 1)) return kNaN;
  return atan2(x, sqrt((1 - x) * (1 + x)));
}

double acos(double x) {
  if (!(magnitude(x) <= 1)) return kNaN;
  return atan2(sqrt((1 - x) * (1 + x)), x);
}

double atan(double x) {
  if (is_nan(x)) return kNaN;
  return with_sign(atan_of_positive(magnitude(x)), x);
}

double atan2(double y, double x) {
  if (is_nan(x) || is_nan(y)) return kNaN;
  const double up = magnitude(y), along = magnitude(x);
  double angle = 0;
  if (up == kInfinity && along == kInfinity)
    angle = kHalfPi / 2;
  else if (up == 0)
    angle = 0;
  else
    angle = up <= along ? atan_to_one(up / along) : (kHalfPi - atan_to_one(along / up)) + kHalfPiRest;
  if (is_negative(x)) angle = 2 * kHalfPi - (angle - 2 * kHalfPiRest);
  return with_sign(angle, y);
}

double exp(double x) {
  if (is_nan(x)) return kNaN;
  if (x > 709.79) return kInfinity;
  if (x < -745.14) return 0;
  constexpr double kLn2Upper = 0x1.62e42fefp-1, kLn2Rest = 0x1.473de6af278edp-34, kOneOverLn2 = 0x1.71547652b82fep+0;
  const int k = int(x * kOneOverLn2 + (x < 0 ? -0.5 : 0.5));
  const double rest = (x - k * kLn2Upper) - k * kLn2Rest;
  static constexpr std::array<double, 12> kTerms = {
      1 / factorial(2), 1 / factorial(3), 1 / factorial(4),  1 / factorial(5),  1 / factorial(6),  1 / factorial(7),
      1 / factorial(8), 1 / factorial(9), 1 / factorial(10), 1 / factorial(11), 1 / factorial(12), 1 / factorial(13)};
  const double value = 1 + (rest + rest * rest * polynomial(rest, kTerms));
  const int half = k / 2;  // in two steps: 2^k itself may be out of range while the result is not
  return value * power_of_two(half) * power_of_two(k - half);
}

double log(double x) {
  if (is_nan(x) || x < 0) return kNaN;
  if (x == 0) return -kInfinity;
  if (x == kInfinity) return x;
  const Parts parts = take_apart(x);
  double m = double(parts.significand) * 0x1p-52;
  int exponent = parts.exponent + 52;
  if (m > 1.41421356237309504880) {
    m *= 0.5;
    ++exponent;
  }
  static constexpr std::array<double, 10> kTerms = {2.0 / 3,  2.0 / 5,  2.0 / 7,  2.0 / 9,  2.0 / 11,
                                                    2.0 / 13, 2.0 / 15, 2.0 / 17, 2.0 / 19, 2.0 / 21};
  constexpr double kLn2Upper = 0x1.62e42fefp-1, kLn2Rest = 0x1.473de6af278edp-34;
  const double f = m - 1;
  const double s = f / (2 + f);
  const double square = s * s;
  // log(m) = 2s + s^3 (...), and 2s = f - s f.
  const double rest = s * (f - square * polynomial(square, kTerms));
  return exponent * kLn2Upper - ((rest - exponent * kLn2Rest) - f);
}

double pow(double x, double y) {
  if (y == 0 || x == 1) return 1;
  if (is_nan(x) || is_nan(y)) return kNaN;
  if (magnitude(y) == kInfinity) return pow_with_infinite(x, y);
  if (x == 0 || magnitude(x) == kInfinity) return pow_of_limit(x, y);
  if (is_negative(x) && !is_integer(y)) return kNaN;
  if (is_integer(y) && magnitude(y) <= 64) {
    const double value = pow_by_squaring(x, unsigned(magnitude(y)));
    if (!is_negative(y)) return value;
    // A power that left the range on the way to a tiny result goes the long way.
    if (value != 0 && magnitude(value) != kInfinity) return 1 / value;
  }
  const double value = exp(y * log(magnitude(x)));
  return is_negative(x) && is_odd(y) ? -value : value;
}

double sqrt(double x) {
  return x < 0 || is_nan(x) ? kNaN : __builtin_sqrt(x);
}

double floor(double x) {
  if (is_nan(x)) return kNaN;
  if (magnitude(x) >= 0x1p52 || x == 0) return x;
  const double whole = double(std::int64_t(x));
  return with_sign(whole > x ? whole - 1 : whole, x);
}

double mod(double x, double y) {
  if (is_nan(x) || is_nan(y) || magnitude(x) == kInfinity || y == 0) return kNaN;
  if (magnitude(x) < magnitude(y)) return x;
  Parts left = take_apart(magnitude(x));
  const Parts right = take_apart(magnitude(y));
  std::uint64_t rest = left.significand % right.significand;
  while (left.exponent > right.exponent && rest != 0) {
    const int step = left.exponent - right.exponent < 11 ? left.exponent - right.exponent : 11;
    rest = (rest << step) % right.significand;
    left.exponent -= step;
  }
  double value = double(rest);
  for (int exponent = right.exponent; exponent != 0 && value != 0;) {
    const int step = exponent > 0 ? (exponent < 1000 ? exponent : 1000) : (exponent > -1000 ? exponent : -1000);
    value *= power_of_two(step);
    exponent -= step;
  }
  return with_sign(value, x);
}

double floor_mod(double x, double y) {
  const double rest = mod(x, y);
  if (rest != 0 && is_negative(rest) != is_negative(y)) return rest + y;
  return rest == 0 ? with_sign(rest, y) : rest;
}

float sin(float x) {
  return float(sin(double(x)));
}
float cos(float x) {
  return float(cos(double(x)));
}
float tan(float x) {
  return float(tan(double(x)));
}
float asin(float x) {
  return float(asin(double(x)));
}
float acos(float x) {
  return float(acos(double(x)));
}
float atan(float x) {
  return float(atan(double(x)));
}
float atan2(float y, float x) {
  return float(atan2(double(y), double(x)));
}
float exp(float x) {
  return float(exp(double(x)));
}
float log(float x) {
  return float(log(double(x)));
}
float pow(float x, float y) {
  return float(pow(double(x), double(y)));
}
float sqrt(float x) {
  return float(sqrt(double(x)));
}
float floor(float x) {
  return float(floor(double(x)));
}
float mod(float x, float y) {
  return float(mod(double(x), double(y)));
}
float floor_mod(float x, float y) {
  return float(floor_mod(double(x), double(y)));
}

std::int32_t floor_div(std::int32_t x, std::int32_t y) {
  if (y == 0) return 0;
  const std::int64_t quotient = std::int64_t(x) / y;
  return std::int32_t(std::int64_t(x) % y != 0 && (x < 0) != (y < 0) ? quotient - 1 : quotient);
}

std::int32_t floor_mod(std::int32_t x, std::int32_t y) {
  if (y == 0) return 0;
  const std::int64_t rest = std::int64_t(x) % y;
  return std::int32_t(rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest);
}

std::int32_t to_int(double x) {
  if (is_nan(x)) return 0;
  if (x >= 2147483647.0) return std::numeric_limits<std::int32_t>::max();
  if (x <= -2147483648.0) return std::numeric_limits<std::int32_t>::min();
  return std::int32_t(x);
}

}  // namespace openrealm::fixed
