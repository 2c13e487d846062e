#include "kernel/host/image.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <link.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "kernel/host/module_file.h"

namespace openrealm {
namespace {

constexpr const char *kFolderPrefix = "run.";

tl::unexpected<Error> system_error(const std::string &path, const char *what) {
  return fail(OR_IO, fmt::format("{}: {}: {}", path, what, std::strerror(errno)));
}

int open_locked(const std::string &folder) {
  const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
  if (fd >= 0 && ::flock(fd, LOCK_EX | LOCK_NB) == 0) return fd;
  if (fd >= 0) ::close(fd);
  return -1;
}

// Whoever can write here can have code run in this process.
Result<void> check_private(const std::string &folder) {
  struct stat facts {};
  if (::lstat(folder.c_str(), &facts) != 0) return system_error(folder, "cannot look at the folder for module copies");
  if (!S_ISDIR(facts.st_mode) || facts.st_uid != ::geteuid() || (facts.st_mode & 022) != 0)
    return fail(OR_DENIED, fmt::format("{}: the folder for module copies must be a folder of this user that nobody "
                                       "else can write to",
                                       folder));
  return {};
}

void sweep_dead(const std::string &base) {
  std::error_code ignored;
  for (const auto &entry : std::filesystem::directory_iterator(base, ignored)) {
    if (!entry.path().filename().string().starts_with(kFolderPrefix)) continue;
    const int lock = open_locked(entry.path());
    if (lock < 0) continue;
    std::filesystem::remove_all(entry.path(), ignored);
    ::close(lock);
  }
}

// Brings a loaded image's pages in, so that its first run waits for none. Where the system can't, that run does it.
void bring_in(void *handle) {
  link_map *loaded = nullptr;
  if (::dlinfo(handle, RTLD_DI_LINKMAP, &loaded) != 0) return;
  ::dl_iterate_phdr(
      [](dl_phdr_info *info, std::size_t, void *wanted) {
        if (info->dlpi_addr != static_cast<link_map *>(wanted)->l_addr) return 0;
        const std::uintptr_t page = std::uintptr_t(::sysconf(_SC_PAGESIZE));
        for (const ElfW(Phdr) *segment = info->dlpi_phdr; segment != info->dlpi_phdr + info->dlpi_phnum; ++segment) {
          if (segment->p_type != PT_LOAD) continue;
          const std::uintptr_t begin = (info->dlpi_addr + segment->p_vaddr) / page * page;
          const std::uintptr_t end = info->dlpi_addr + segment->p_vaddr + segment->p_memsz;
          (void)::madvise(reinterpret_cast<void *>(begin), end - begin, MADV_POPULATE_READ);
        }
        return 1;
      },
      loaded);
}

bool still_mapped(const std::string &path) {
  const int fd = ::open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  std::string maps;
  char part[16384];
  for (ssize_t got = 0; (got = ::read(fd, part, sizeof part)) > 0;) maps.append(part, std::size_t(got));
  ::close(fd);
  return maps.find(path) != std::string::npos;
}

}  // namespace

Result<std::unique_ptr<RunFolder>> RunFolder::make(const std::string &base) {
  std::error_code wrong;
  std::filesystem::create_directories(base, wrong);
  if (wrong) return fail(OR_IO, fmt::format("{}: cannot make the folder for module copies: {}", base, wrong.message()));
  if (auto ok = check_private(base); !ok) return tl::unexpected(ok.error());
  sweep_dead(base);
  std::string path = base + "/" + kFolderPrefix + "XXXXXX";
  if (!::mkdtemp(path.data())) return system_error(base, "cannot make a folder in it for module copies");
  const int lock = open_locked(path);
  if (lock < 0) return system_error(path, "cannot lock the folder for module copies");
  return std::unique_ptr<RunFolder>(new RunFolder(std::filesystem::absolute(path), lock));
}

RunFolder::~RunFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
  ::close(lock_);
}

Result<std::string> RunFolder::copy(const std::string &name, const std::string &build_id, const std::string &bytes) {
  const std::string path = fmt::format("{}/{}.{}.{}.so", path_, name, build_id, ++copies_);
  const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0700);
  if (fd < 0) return system_error(path, "cannot make a copy of the module");
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t wrote = ::write(fd, bytes.data() + done, bytes.size() - done);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) break;
    done += std::size_t(wrote);
  }
  if (done < bytes.size()) {
    auto error = system_error(path, "cannot write a copy of the module");
    ::close(fd);
    ::unlink(path.c_str());
    return error;
  }
  ::close(fd);
  return path;
}

Result<Image> Image::load(RunFolder &folder, const std::string &name, const std::string &file) {
  auto module_file = read_module_file(file);
  if (!module_file) return tl::unexpected(module_file.error());
  auto copy = folder.copy(name, module_file->build_id, module_file->bytes);
  if (!copy) return tl::unexpected(copy.error());
  Image image;
  image.path_ = *copy;
  image.build_id_ = module_file->build_id;
  image.handle_ = ::dlopen(copy->c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!image.handle_) {
    const char *why = ::dlerror();
    return fail(OR_INVALID, fmt::format("{}: does not load: {}", file, why ? why : "the loader gives no reason"));
  }
  bring_in(image.handle_);
  image.entry_ = reinterpret_cast<or_get_game_api>(::dlsym(image.handle_, OR_ENTRY_SYMBOL));
  if (!image.entry_) return fail(OR_INVALID, fmt::format("{}: does not export {}", file, OR_ENTRY_SYMBOL));
  return image;
}

Image::Image(Image &&other) noexcept
    : handle_(std::exchange(other.handle_, nullptr)),
      entry_(std::exchange(other.entry_, nullptr)),
      path_(std::exchange(other.path_, {})),
      build_id_(std::exchange(other.build_id_, {})) {}

Image &Image::operator=(Image &&other) noexcept {
  if (this == &other) return *this;
  (void)unload();
  handle_ = std::exchange(other.handle_, nullptr);
  entry_ = std::exchange(other.entry_, nullptr);
  path_ = std::exchange(other.path_, {});
  build_id_ = std::exchange(other.build_id_, {});
  return *this;
}

Result<void> Image::unload() {
  const std::string path = std::exchange(path_, {});
  entry_ = nullptr;
  bool kept = false;
  if (handle_) {
    ::dlclose(std::exchange(handle_, nullptr));
    kept = still_mapped(path);
  }
  if (!path.empty()) ::unlink(path.c_str());
  if (kept)
    return fail(OR_INVALID, fmt::format("{}: is still mapped after it was unloaded: a thread, a thread-local object or "
                                        "a symbol of it that is in use by others keeps it",
                                        path));
  return {};
}

}  // namespace openrealm
