// Inside fs_policy: what its files share about the system's calls and their errors.
#pragma once

#include <sys/stat.h>

#include <cerrno>
#include <string>
#include <string_view>

#include "base/result.h"
#include "fs_policy/sandbox.h"

namespace openrealm::system_call {

// "<doing> <path>: <reason, and what to do>" with the code of abi.h that fits errno value `number`.
Error error(std::string_view doing, std::string_view path, int number);

// Calls again as long as a signal interrupted it.
template <class Call>
auto retry(Call call) {
  for (;;) {
    const auto result = call();
    if (result != -1 || errno != EINTR) return result;
  }
}

// 0, or an errno value. A file system that can't sync folders counts as synced.
int sync_folder(int folder);

// Whether an opened object may be used: nullptr, or why not.
const char *file_fault(const struct stat &status, std::uint64_t device);
const char *folder_fault(const struct stat &status, std::uint64_t device);

}  // namespace openrealm::system_call
