#include "fs_policy/fingerprint.h"

#include <openssl/evp.h>
#include <sys/random.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <vector>

namespace openrealm {
namespace {

std::string hex(const unsigned char *bytes, std::size_t size) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  text.reserve(size * 2);
  for (std::size_t i = 0; i < size; ++i) {
    text.push_back(kDigits[bytes[i] >> 4]);
    text.push_back(kDigits[bytes[i] & 15]);
  }
  return text;
}

}  // namespace

std::string sha256_hex(std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  // It fails only without memory or with a broken library: a digest made up then would tie wrong files together.
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) std::abort();
  return hex(digest.data(), size);
}

Fingerprint Fingerprint::of(std::string_view bytes) {
  return {sha256_hex(bytes), bytes.size()};
}

std::string random_hex(std::size_t bytes) {
  std::vector<unsigned char> random(bytes);
  for (std::size_t done = 0; done < bytes;) {
    const ssize_t got = getrandom(random.data() + done, bytes - done, 0);
    if (got > 0) done += std::size_t(got);
    if (got < 0 && errno != EINTR) std::abort();
  }
  return hex(random.data(), random.size());
}

}  // namespace openrealm
