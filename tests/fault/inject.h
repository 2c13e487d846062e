// Faults at the system's calls, for one executable: included by exactly one of its sources, it stands in for
// the C library's functions that write. Armed, it counts them, writes their names down, and at the chosen one
// fails, or ends the process as a kill at that point would.
#pragma once

#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <string>
#include <vector>

namespace fault {

enum class Clone { by_system, refused, by_copy };  // what FICLONE does

struct Plan {
  bool armed = false;
  int at = 0;      // the call that fails, from 1; 0 for none
  int number = 0;  // errno then; 0 ends the process instead
  bool short_writes = false;
  Clone clone = Clone::by_system;
};

inline Plan plan;
inline int count = 0;
inline std::vector<std::string> calls;
constexpr int kKilled = 77;  // exit status of a process that ended at its chosen call

inline void arm(const Plan &wanted) {
  plan = wanted;
  plan.armed = true;
  count = 0;
  calls.clear();
}
inline void disarm() {
  plan = {};
}

inline bool fails(const char *name) {
  if (!plan.armed) return false;
  calls.push_back(name);
  if (++count != plan.at) return false;
  if (plan.number == 0) _exit(kKilled);
  errno = plan.number;
  return true;
}

inline int copy_instead(int to, int from) {
  char buffer[4096];
  off_t offset = 0;
  for (ssize_t got; (got = pread(from, buffer, sizeof buffer, offset)) > 0; offset += got)
    if (pwrite(to, buffer, std::size_t(got), offset) != got) return -1;
  return 0;
}

}  // namespace fault

extern "C" {

ssize_t write(int fd, const void *data, size_t size) {
  if (fault::fails("write")) {
    if (size > 1) syscall(SYS_write, fd, data, size / 2);  // part of it arrives before the error
    return -1;
  }
  if (fault::plan.armed && fault::plan.short_writes && size > 1) size = (size + 1) / 2;
  return syscall(SYS_write, fd, data, size);
}

int fsync(int fd) {
  return fault::fails("fsync") ? -1 : int(syscall(SYS_fsync, fd));
}

int syncfs(int fd) noexcept {
  return fault::fails("syncfs") ? -1 : int(syscall(SYS_syncfs, fd));
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) noexcept {
  return fault::fails("renameat") ? -1 : int(syscall(SYS_renameat2, from_folder, from, to_folder, to, 0));
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) noexcept {
  return fault::fails("renameat2") ? -1 : int(syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
}

int mkdirat(int folder, const char *name, mode_t mode) noexcept {
  return fault::fails("mkdirat") ? -1 : int(syscall(SYS_mkdirat, folder, name, mode));
}

int unlinkat(int folder, const char *name, int flags) noexcept {
  return fault::fails("unlinkat") ? -1 : int(syscall(SYS_unlinkat, folder, name, flags));
}

int openat(int folder, const char *name, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
    if (fault::fails("create")) return -1;
  }
  return int(syscall(SYS_openat, folder, name, flags, mode));
}

int ioctl(int fd, unsigned long request, ...) noexcept {
  va_list rest;
  va_start(rest, request);
  const long argument = va_arg(rest, long);
  va_end(rest);
  if (request == FICLONE) {
    if (fault::fails("clone")) return -1;
    if (fault::plan.clone == fault::Clone::by_copy) return fault::copy_instead(fd, int(argument));
    if (fault::plan.clone == fault::Clone::refused) {
      errno = EOPNOTSUPP;
      return -1;
    }
  }
  return int(syscall(SYS_ioctl, fd, request, argument));
}

}  // extern "C"
