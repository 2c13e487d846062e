// Mathematics whose results are the same bits on every machine and build: what the simulation uses
// in place of libm, whose sin and pow differ between versions and processors.
//
// Built from IEEE-754 basic operations alone (compile with -ffp-contract=off). The double functions
// are within 8 units of the last place (pow: 1e-12 relative), the float ones are those, rounded:
// within one unit. Angles are radians. Arguments outside a function's domain give kNaN, always with
// the same bits; infinities and zeros go as in C. No state, callable from any thread.
#pragma once

#include <cstdint>
#include <limits>

namespace openrealm::fixed {

inline constexpr double kPi = 3.14159265358979323846;
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

double sin(double x);
double cos(double x);
double tan(double x);
double asin(double x);
double acos(double x);
double atan(double x);
double atan2(double y, double x);
double exp(double x);
double log(double x);  // log(0) is -infinity
double pow(double x, double y);
double sqrt(double x);
double floor(double x);
double mod(double x, double y);        // sign of x, as C's fmod
double floor_mod(double x, double y);  // sign of y: floor_mod(-1, 360) is 359

float sin(float x);
float cos(float x);
float tan(float x);
float asin(float x);
float acos(float x);
float atan(float x);
float atan2(float y, float x);
float exp(float x);
float log(float x);
float pow(float x, float y);
float sqrt(float x);
float floor(float x);
float mod(float x, float y);
float floor_mod(float x, float y);

// Division that rounds down; 0 when `y` is 0; the one overflow wraps.
std::int32_t floor_div(std::int32_t x, std::int32_t y);
std::int32_t floor_mod(std::int32_t x, std::int32_t y);

// Toward zero; out of range gives the nearest bound, NaN gives 0.
std::int32_t to_int(double x);

}  // namespace openrealm::fixed
