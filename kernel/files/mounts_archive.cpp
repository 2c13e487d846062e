#include <StormLib.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fmt/format.h>

#include "fs_policy/sandbox.h"
#include "kernel/files/mounts.h"
#include "kernel/files/sheltered.h"

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
Result<Header> find_header(const Descriptor &file) {
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

// Of the process that calls it: StormLib keeps the file's position in mind.
Result<HANDLE> open_archive(const Descriptor &file) {
  // The file itself, whatever its name means by now; a name with a colon would mean something else to StormLib.
  const std::string path = fmt::format("/proc/self/fd/{}", file.get());
  constexpr DWORD kFlags = STREAM_FLAG_READ_ONLY | MPQ_OPEN_NO_LISTFILE | MPQ_OPEN_NO_ATTRIBUTES;
  HANDLE archive = nullptr;
  // Map protectors write nonsense behind the first version's fields, which the original never reads.
  for (const DWORD flags : {kFlags | MPQ_OPEN_FORCE_MPQ_V1, kFlags})
    if (SFileOpenArchive(path.c_str(), 0, flags, &archive)) return archive;
  return fail(OR_INVALID, storm_error());
}

// Names are looked up here, in tables that opening has checked; files are unpacked in a child.
class ArchiveMount : public MountSource {
 public:
  ArchiveMount(Descriptor file, HANDLE archive) : file_(std::move(file)), archive_(archive) {}
  ~ArchiveMount() override { SFileCloseArchive(archive_); }
  ArchiveMount(const ArchiveMount &) = delete;
  ArchiveMount &operator=(const ArchiveMount &) = delete;

  Result<std::string> read(const std::string &name) override {
    if (!contains(name)) return fail(OR_NOT_FOUND, "not there");
    return run_sheltered([&]() -> Result<std::string> {
      const auto archive = open_archive(file_);
      if (!archive) return tl::unexpected(archive.error());
      HANDLE file = nullptr;
      if (!SFileOpenFileEx(*archive, archive_name(name).c_str(), SFILE_OPEN_FROM_MPQ, &file))
        return fail(OR_INVALID, storm_error());
      return read_open(file);
    });
  }

  bool contains(const std::string &name) override { return SFileHasFile(archive_, archive_name(name).c_str()); }
  Result<std::string> place_of(const std::string &name) override {
    if (contains(name)) return name;
    return fail(OR_NOT_FOUND, "not there");
  }

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

  Descriptor file_;
  HANDLE archive_;
};

}  // namespace

Result<std::unique_ptr<MountSource>> open_archive_mount(const std::string &path) {
  const auto refused = [&](int code, std::string_view why) { return fail(code, fmt::format("{}: {}", path, why)); };
  Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
  if (!file) return refused(OR_IO, std::strerror(errno));
  const auto header = find_header(file);
  if (!header) return refused(header.error().code, header.error().message);
  if (header->sector_shift > kMaxSectorShift || header->hash_entries > kMaxEntries ||
      header->block_entries > kMaxEntries)
    return refused(OR_INVALID, "the archive's header is damaged");
  const auto opens = run_sheltered([&]() -> Result<std::string> {
    const auto archive = open_archive(file);
    if (!archive) return tl::unexpected(archive.error());
    return {};
  });
  if (!opens) return refused(opens.error().code, opens.error().message);
  // The file was just opened, so StormLib's own open succeeds: when one fails, it closes descriptor 0.
  const auto archive = open_archive(file);
  if (!archive) return refused(archive.error().code, archive.error().message);
  return std::make_unique<ArchiveMount>(std::move(file), *archive);
}

}  // namespace openrealm
