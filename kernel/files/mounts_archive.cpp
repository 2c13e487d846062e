#include <StormLib.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fmt/format.h>

#include "fs_policy/sandbox.h"
#include "kernel/files/mounts.h"

namespace openrealm {
namespace {

constexpr std::size_t kMaxListedNames = 100'000;
constexpr std::uint32_t kMaxSectorShift = 16;    // sectors of 32 MB; real archives use 3
constexpr std::uint32_t kMaxEntries = 1u << 20;  // of the table of names, the format's bound, and of files
constexpr std::uint64_t kHeaderStep = 512;
constexpr std::uint64_t kHeaderSearch = 128u << 20;  // bytes in which the header must begin

// The fields of the archive's header that StormLib trusts more than it should.
struct Header {
  std::uint64_t offset = 0;
  std::uint32_t sector_shift = 0;
  std::uint32_t hash_entries = 0, block_entries = 0;
};

std::uint32_t little_endian(const unsigned char *bytes, int count) {
  std::uint32_t value = 0;
  for (int i = count; i-- > 0;) value = value << 8 | bytes[i];
  return value;
}

// The first header on a 512-byte boundary, as the format has it.
Result<Header> find_header(const std::string &path) {
  Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!file) return fail(OR_IO, std::strerror(errno));
  unsigned char bytes[32];
  for (std::uint64_t at = 0; at < kHeaderSearch; at += kHeaderStep) {
    const ssize_t got = pread(file.get(), bytes, sizeof bytes, off_t(at));
    if (got < 0) return fail(OR_IO, std::strerror(errno));
    if (got < ssize_t(sizeof bytes)) break;
    if (std::memcmp(bytes, "MPQ\x1A", 4) == 0)
      return Header{at, little_endian(bytes + 14, 2), little_endian(bytes + 24, 4), little_endian(bytes + 28, 4)};
  }
  return fail(OR_INVALID, "not an MPQ archive");
}

std::string storm_error() {
  switch (const DWORD code = GetLastError()) {
    case ERROR_BAD_FORMAT:
      return "not an MPQ archive";
    case ERROR_FILE_CORRUPT:
      return "the archive is damaged";
    case ERROR_NOT_ENOUGH_MEMORY:
      return "not enough memory";
    case ERROR_NOT_SUPPORTED:
      return "a kind of MPQ archive that is not supported";
    default:
      return fmt::format("the archive cannot be read (code {})", code);
  }
}

class ArchiveMount : public MountSource {
 public:
  explicit ArchiveMount(HANDLE archive) : archive_(archive) {}
  ~ArchiveMount() override { SFileCloseArchive(archive_); }
  ArchiveMount(const ArchiveMount &) = delete;
  ArchiveMount &operator=(const ArchiveMount &) = delete;

  Result<std::string> read(const std::string &name) override {
    HANDLE file = nullptr;
    if (!SFileOpenFileEx(archive_, archive_name(name).c_str(), SFILE_OPEN_FROM_MPQ, &file)) {
      if (GetLastError() == ERROR_FILE_NOT_FOUND) return fail(OR_NOT_FOUND, "not there");
      return fail(OR_INVALID, storm_error());
    }
    auto bytes = read_open(file);
    SFileCloseFile(file);
    return bytes;
  }

  bool contains(const std::string &name) override { return SFileHasFile(archive_, archive_name(name).c_str()); }

  std::vector<std::string> names() override {
    std::vector<std::string> found;
    const auto list = read("(listfile)");
    if (!list) return found;
    std::size_t begin = 0;
    while (begin < list->size() && found.size() < kMaxListedNames) {
      const std::size_t end = std::min(list->find_first_of("\r\n;", begin), list->size());
      auto name = fold_mount_name(std::string_view(*list).substr(begin, end - begin));
      if (name && contains(*name)) found.push_back(std::move(*name));
      begin = end + 1;
    }
    return found;
  }

 private:
  static std::string archive_name(std::string name) {
    std::replace(name.begin(), name.end(), '/', '\\');
    return name;
  }

  // Memory grows with what is really there, whatever size the archive claims.
  static Result<std::string> read_open(HANDLE file) {
    const DWORD size = SFileGetFileSize(file, nullptr);
    if (size == SFILE_INVALID_SIZE) return fail(OR_INVALID, "its size is damaged");
    if (size > kMaxMountedFile)
      return fail(OR_FULL, fmt::format("over {} MB: no file of a map is that big", kMaxMountedFile >> 20));
    constexpr std::size_t kChunk = 1u << 20;
    std::string bytes;
    while (bytes.size() < size) {
      const std::size_t at = bytes.size();
      bytes.resize(std::min<std::size_t>(size, at + kChunk));
      DWORD got = 0;
      const DWORD wanted = DWORD(bytes.size() - at);
      if (!SFileReadFile(file, bytes.data() + at, wanted, &got, nullptr) || got != wanted)
        return fail(OR_INVALID, "its data is damaged");
    }
    return bytes;
  }

  HANDLE archive_;
};

}  // namespace

Result<std::unique_ptr<MountSource>> open_archive_mount(const std::string &path) {
  const auto header = find_header(path);
  if (!header) return fail(header.error().code, fmt::format("{}: {}", path, header.error().message));
  if (header->sector_shift > kMaxSectorShift || header->hash_entries > kMaxEntries ||
      header->block_entries > kMaxEntries)
    return fail(OR_INVALID, fmt::format("{}: the archive's header is damaged", path));
  // A whole path: StormLib gives words before a colon a meaning of their own.
  // The file was just opened above, so its own open succeeds: when one fails, it closes descriptor 0.
  const std::unique_ptr<char, decltype(&std::free)> whole(realpath(path.c_str(), nullptr), &std::free);
  if (!whole) return fail(OR_IO, fmt::format("{}: {}", path, std::strerror(errno)));
  constexpr DWORD kFlags = STREAM_FLAG_READ_ONLY | MPQ_OPEN_NO_LISTFILE | MPQ_OPEN_NO_ATTRIBUTES;
  HANDLE archive = nullptr;
  // Map protectors write nonsense behind the first version's fields, which the original never reads.
  for (const DWORD flags : {kFlags | MPQ_OPEN_FORCE_MPQ_V1, kFlags})
    if (SFileOpenArchive(whole.get(), 0, flags, &archive)) return std::make_unique<ArchiveMount>(archive);
  return fail(OR_INVALID, fmt::format("{}: {}", path, storm_error()));
}

}  // namespace openrealm
