// SHA-256 of bytes, and the fingerprint (digest and size) that ties a binding to one file's content.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace openrealm {

// 64 lower-case hexadecimal digits.
std::string sha256_hex(std::string_view bytes);

struct Fingerprint {
  std::string sha256;  // as sha256_hex() gives it
  std::uint64_t size = 0;
  static Fingerprint of(std::string_view bytes);
  friend bool operator==(const Fingerprint &, const Fingerprint &) = default;
};

// `bytes` random bytes from the system as hexadecimal digits: for names, never for the simulation.
std::string random_hex(std::size_t bytes);

}  // namespace openrealm
