#include "fs_policy/system_call.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstring>

namespace openrealm::system_call {
namespace {

struct Meaning {
  int number;
  int code;
  const char *text;
};

constexpr Meaning kMeanings[] = {
    {ENOENT, OR_NOT_FOUND, "it is not there"},
    {ENOSPC, OR_IO, "the disk is full; make room and try again"},
    {EDQUOT, OR_IO, "the disk quota is used up; make room and try again"},
    {EFBIG, OR_IO, "the file would be larger than the system allows"},
    {EROFS, OR_DENIED, "the disk is read-only"},
    {EACCES, OR_DENIED, "permission denied"},
    {EPERM, OR_DENIED, "permission denied"},
    {ELOOP, OR_DENIED, "a link is in the way"},
    {EXDEV, OR_DENIED, "it leads to another file system"},
    {ENOTDIR, OR_DENIED, "a link or a file is where a folder should be"},
    {EISDIR, OR_DENIED, "a folder is where a file should be"},
    {ENXIO, OR_DENIED, "it is not a regular file"},
    {ENAMETOOLONG, OR_DENIED, "the name is too long"},
    {EEXIST, OR_EXISTS, "it is there already"},
    {ENOTEMPTY, OR_EXISTS, "it is there already"},
};

const char *owner_or_device_fault(const struct stat &status, std::uint64_t device) {
  if (status.st_uid != geteuid()) return "it belongs to another user";
  if (status.st_dev != device) return "it is on another file system";
  return nullptr;
}

}  // namespace

Error error(std::string_view doing, std::string_view path, int number) {
  for (const Meaning &meaning : kMeanings)
    if (meaning.number == number) return {meaning.code, fmt::format("{} {}: {}", doing, path, meaning.text)};
  char buffer[128] = "";
  return {OR_IO, fmt::format("{} {}: {}", doing, path, strerror_r(number, buffer, sizeof buffer))};
}

int sync_folder(int folder) {
  if (retry([&] { return fsync(folder); }) == 0 || errno == EINVAL) return 0;
  return errno;
}

const char *file_fault(const struct stat &status, std::uint64_t device) {
  if (!S_ISREG(status.st_mode)) return "it is not a regular file";
  if (status.st_nlink != 1) return "it has more than one link";
  return owner_or_device_fault(status, device);
}

const char *folder_fault(const struct stat &status, std::uint64_t device) {
  if (!S_ISDIR(status.st_mode)) return "it is not a folder";
  return owner_or_device_fault(status, device);
}

}  // namespace openrealm::system_call
