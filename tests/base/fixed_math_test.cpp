#include "base/fixed_math.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace openrealm {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

std::uint64_t bits(double x) {
  return std::bit_cast<std::uint64_t>(x);
}

// A fixed sequence of arguments; the bits of all results are folded into one number.
struct Arguments {
  std::uint64_t state = 1;
  std::uint64_t next() {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return state;
  }
  double real(double scale) { return (double(next() >> 11) * 0x1p-53 - 0.5) * 2 * scale; }
};

template <class Function>
std::uint64_t digest(Function function) {
  Arguments arguments;
  std::uint64_t sum = 0;
  for (int i = 0; i < 20000; ++i) sum = (std::rotl(sum, 5) ^ bits(function(arguments))) * 0x9E3779B97F4A7C15u;
  return sum;
}

// KRN-11: the same bits whatever the compiler and its options.
TEST(base_fixed_math, results_have_exactly_these_bits) {
  EXPECT_EQ(bits(fixed::sin(1.0)), 0x3feaed548f090ceeu);
  EXPECT_EQ(bits(fixed::cos(1.0)), 0x3fe14a280fb5068cu);
  EXPECT_EQ(bits(fixed::atan2(-1.0, -1.0)), 0xc002d97c7f3321d2u);
  EXPECT_EQ(bits(fixed::exp(1.0)), 0x4005bf0a8b14576au);
  EXPECT_EQ(bits(fixed::log(10.0)), 0x40026bb1bbb55516u);
  EXPECT_EQ(bits(fixed::pow(2.0, 0.5)), 0x3ff6a09e667f3bccu);
  // 1e22 needs all of the long reduction: its sine is -0.8522008497671888.
  EXPECT_EQ(bits(fixed::sin(1e22)), 0xbfeb453ab76bf398u);

  EXPECT_EQ(digest([](Arguments &a) { return fixed::sin(a.real(50)); }), 0xdcf88ce3084c883au);
  EXPECT_EQ(digest([](Arguments &a) { return fixed::cos(a.real(1e9)); }), 0xbd9634b68ea2ce9eu);
  EXPECT_EQ(digest([](Arguments &a) { return fixed::tan(a.real(10)); }), 0x18a7ddc231c08fe4u);
  EXPECT_EQ(digest([](Arguments &a) { return fixed::asin(a.real(1)); }), 0x33e7182e6ab7e25fu);
  EXPECT_EQ(digest([](Arguments &a) { return fixed::acos(a.real(1)); }), 0xc8adb0e4a6480940u);
  EXPECT_EQ(digest([](Arguments &a) { return fixed::atan(a.real(10)); }), 0x4b37cf5ec33b91aau);
  EXPECT_EQ(digest([](Arguments &a) { return fixed::exp(a.real(700)); }), 0x82e74ab7f8f93799u);
  EXPECT_EQ(digest([](Arguments &a) { return fixed::log(a.real(1e6) + 1e6); }), 0x6c5963e5525adc0fu);
  EXPECT_EQ(digest([](Arguments &a) {
              const double x = a.real(9) + 9;
              return fixed::pow(x, a.real(20));
            }),
            0x4adaf527ca81ba1eu);
  EXPECT_EQ(digest([](Arguments &a) {
              const float y = float(a.real(9));
              return double(fixed::atan2(y, float(a.real(9))));
            }),
            0x454f752c0330949fu);
}

// Every float function within one unit in the last place of the platform's double result.
TEST(base_fixed_math, floats_are_accurate) {
  Arguments arguments;
  const auto close = [](float got, double exact) {
    const float rounded = float(exact);
    return got == rounded || got == std::nextafter(rounded, -INFINITY) || got == std::nextafter(rounded, INFINITY);
  };
  for (int i = 0; i < 20000; ++i) {
    const float x = float(arguments.real(i % 2 == 0 ? 4 : 1e8));
    const float unit = float(arguments.real(1));
    const float y = float(arguments.real(30));
    ASSERT_TRUE(close(fixed::sin(x), std::sin(double(x)))) << x;
    ASSERT_TRUE(close(fixed::cos(x), std::cos(double(x)))) << x;
    ASSERT_TRUE(close(fixed::tan(x), std::tan(double(x)))) << x;
    ASSERT_TRUE(close(fixed::atan(x), std::atan(double(x)))) << x;
    ASSERT_TRUE(close(fixed::asin(unit), std::asin(double(unit)))) << unit;
    ASSERT_TRUE(close(fixed::acos(unit), std::acos(double(unit)))) << unit;
    ASSERT_TRUE(close(fixed::atan2(unit, x), std::atan2(double(unit), double(x)))) << unit << " " << x;
    ASSERT_TRUE(close(fixed::exp(y), std::exp(double(y)))) << y;
    ASSERT_TRUE(close(fixed::log(std::fabs(x)), std::log(std::fabs(double(x))))) << x;
    ASSERT_TRUE(close(fixed::pow(std::fabs(y), unit * 9), std::pow(std::fabs(double(y)), double(unit * 9)))) << y;
    ASSERT_EQ(fixed::mod(x, y), std::fmod(x, y)) << x << " " << y;
    ASSERT_EQ(fixed::floor(y), std::floor(y)) << y;
  }
}

TEST(base_fixed_math, powers_of_integers_are_exact) {
  double expected = 1;
  for (int n = 0; n < 34; ++n, expected *= 3) EXPECT_EQ(fixed::pow(3.0, n), expected);
  EXPECT_EQ(fixed::pow(2.0, -3.0), 0.125);
  EXPECT_EQ(fixed::pow(-2.0f, 3.0f), -8.0f);
  EXPECT_EQ(fixed::pow(10.0f, 38.0f), 1e38f);
  EXPECT_EQ(fixed::pow(1e-160, 2.0), 1e-160 * 1e-160);
}

TEST(base_fixed_math, limits_follow_c) {
  EXPECT_EQ(bits(fixed::sin(-0.0)), bits(-0.0));
  EXPECT_EQ(bits(fixed::atan2(-0.0, 1.0)), bits(-0.0));
  EXPECT_EQ(fixed::atan2(0.0, -1.0), fixed::kPi);
  EXPECT_EQ(fixed::atan2(-0.0, -1.0), -fixed::kPi);
  EXPECT_EQ(fixed::atan2(1.0, 0.0), fixed::kPi / 2);
  EXPECT_EQ(fixed::exp(1000.0), kInf);
  EXPECT_EQ(fixed::exp(-1000.0), 0.0);
  EXPECT_EQ(fixed::log(0.0), -kInf);
  EXPECT_EQ(fixed::pow(0.0, -1.0), kInf);
  EXPECT_EQ(fixed::pow(-0.0, -1.0), -kInf);
  EXPECT_EQ(fixed::pow(0.0, 0.0), 1.0);
  EXPECT_EQ(fixed::pow(kInf, -1.0), 0.0);
  EXPECT_EQ(fixed::pow(0.5, kInf), 0.0);
  EXPECT_NEAR(fixed::log(std::numeric_limits<double>::denorm_min()), -744.4400719213812, 1e-12);
}

TEST(base_fixed_math, outside_the_domain_is_one_nan) {
  for (double nan :
       {fixed::sin(kInf), fixed::cos(-kInf), fixed::tan(fixed::kNaN), fixed::asin(1.0001), fixed::acos(-2.0),
        fixed::log(-1.0), fixed::sqrt(-1.0), fixed::pow(-8.0, 1.0 / 3), fixed::mod(1.0, 0.0), fixed::mod(kInf, 2.0),
        fixed::floor_mod(1.0, 0.0), fixed::exp(-fixed::kNaN), fixed::atan(-fixed::kNaN)})
    EXPECT_EQ(bits(nan), bits(fixed::kNaN));
}

TEST(base_fixed_math, modulo_and_floor) {
  EXPECT_EQ(fixed::mod(-1.0, 360.0), -1.0);
  EXPECT_EQ(fixed::floor_mod(-1.0, 360.0), 359.0);
  EXPECT_EQ(fixed::floor_mod(721.0, 360.0), 1.0);
  EXPECT_EQ(fixed::floor_mod(1.0, -360.0), -359.0);
  EXPECT_EQ(fixed::floor(-0.5), -1.0);
  EXPECT_EQ(fixed::floor(1e300), 1e300);
  EXPECT_EQ(fixed::floor_div(-7, 2), -4);
  EXPECT_EQ(fixed::floor_mod(-7, 2), 1);
  EXPECT_EQ(fixed::floor_mod(7, -2), -1);
  EXPECT_EQ(fixed::floor_div(5, 0), 0);
  EXPECT_EQ(fixed::floor_mod(5, 0), 0);
  EXPECT_EQ(fixed::floor_div(std::numeric_limits<std::int32_t>::min(), -1), std::numeric_limits<std::int32_t>::min());
}

TEST(base_fixed_math, to_int_truncates_and_saturates) {
  EXPECT_EQ(fixed::to_int(-3.9), -3);
  EXPECT_EQ(fixed::to_int(1e20), std::numeric_limits<std::int32_t>::max());
  EXPECT_EQ(fixed::to_int(-kInf), std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(fixed::to_int(fixed::kNaN), 0);
}

}  // namespace
}  // namespace openrealm
