#include "kernel/host/module_file.h"

#include <elf.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <openssl/evp.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>

#include "openrealm/module.h"

namespace openrealm {
namespace {

constexpr std::size_t kMaxFileSize = std::size_t(1) << 30;

#if defined(__x86_64__)
constexpr Elf64_Half kMachine = EM_X86_64;
#elif defined(__aarch64__)
constexpr Elf64_Half kMachine = EM_AARCH64;
#else
#error "name this machine's ELF number"
#endif

// A file's bytes seen as ELF structures; every read is checked against the end of the file.
class ElfView {
 public:
  explicit ElfView(std::string_view bytes) : bytes_(bytes) {}

  bool inside(std::uint64_t offset, std::uint64_t size) const {
    return offset <= bytes_.size() && size <= bytes_.size() - offset;
  }
  template <class T>
  std::optional<T> at(std::uint64_t offset) const {
    if (!inside(offset, sizeof(T))) return std::nullopt;
    T value;
    std::memcpy(&value, bytes_.data() + offset, sizeof(T));
    return value;
  }
  std::string_view part(std::uint64_t offset, std::uint64_t size) const {
    return inside(offset, size) ? bytes_.substr(offset, size) : std::string_view{};
  }
  std::size_t size() const { return bytes_.size(); }

 private:
  std::string_view bytes_;
};

std::string hex(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) text += fmt::format("{:02x}", static_cast<unsigned char>(c));
  return text;
}

// Inspects one file, step by step; each step answers what is wrong, or nothing.
class Inspector {
 public:
  explicit Inspector(std::string_view bytes) : file_(bytes) {}

  Result<std::string> run() {
    using Step = std::optional<std::string> (Inspector::*)();
    for (const Step step : {&Inspector::header, &Inspector::segments, &Inspector::sections, &Inspector::notes,
                            &Inspector::dynamic, &Inspector::entry_symbol}) {
      if (auto wrong = (this->*step)()) return fail(code_, std::move(*wrong));
    }
    return build_id_;
  }

 private:
  std::optional<std::string> header() {
    const auto header = file_.at<Elf64_Ehdr>(0);
    if (file_.part(0, SELFMAG) != std::string_view(ELFMAG, SELFMAG)) return "is not an ELF file";
    if (!header) return "is cut: it ends inside its header";
    header_ = *header;
    if (header_.e_ident[EI_CLASS] != ELFCLASS64 || header_.e_ident[EI_DATA] != ELFDATA2LSB)
      return "is not a 64-bit little-endian ELF file";
    if (header_.e_machine != kMachine) return fmt::format("is built for another machine ({})", header_.e_machine);
    if (header_.e_type != ET_DYN) return "is not a shared object";
    if (header_.e_phentsize != sizeof(Elf64_Phdr) || header_.e_phnum == 0) return "has no segments";
    if (header_.e_shentsize != sizeof(Elf64_Shdr) || header_.e_shnum == 0) return "has no section table";
    return std::nullopt;
  }

  std::optional<std::string> segments() {
    if (!file_.inside(header_.e_phoff, std::uint64_t(header_.e_phnum) * sizeof(Elf64_Phdr)))
      return "is cut: its segment table lies past its end";
    for (unsigned i = 0; i < header_.e_phnum; ++i) {
      const Elf64_Phdr segment = segment_at(i);
      if (!file_.inside(segment.p_offset, segment.p_filesz))
        return fmt::format("is cut: segment {} lies past its end", i);
      if (segment.p_type == PT_LOAD && segment.p_filesz > segment.p_memsz)
        return fmt::format("is damaged: segment {} is larger in the file than in memory", i);
    }
    return std::nullopt;
  }

  std::optional<std::string> sections() {
    if (!file_.inside(header_.e_shoff, std::uint64_t(header_.e_shnum) * sizeof(Elf64_Shdr)))
      return "is cut: its section table lies past its end";
    for (unsigned i = 0; i < header_.e_shnum; ++i) {
      const Elf64_Shdr section = section_at(i);
      if (section.sh_type != SHT_NOBITS && section.sh_type != SHT_NULL &&
          !file_.inside(section.sh_offset, section.sh_size))
        return fmt::format("is cut: section {} lies past its end", i);
    }
    return std::nullopt;
  }

  std::optional<std::string> notes() {
    for (unsigned i = 0; i < header_.e_phnum; ++i) {
      const Elf64_Phdr segment = segment_at(i);
      if (segment.p_type == PT_NOTE) read_notes(segment);
    }
    if (!abi_version_) return "is not an OpenRealm module: it has no ABI note (OR_MODULE_ENTRY writes it)";
    if (*abi_version_ != OR_ABI_VERSION) {
      code_ = OR_MISMATCH;
      return fmt::format("is built for ABI {}, this is ABI {}: build it against these headers", *abi_version_,
                         OR_ABI_VERSION);
    }
    if (build_id_.empty()) return "has no build id: link it with --build-id";
    return std::nullopt;
  }

  void read_notes(const Elf64_Phdr &segment) {
    const std::uint64_t align = segment.p_align == 8 ? 8 : 4;
    const auto round_up = [align](std::uint64_t size) { return (size + align - 1) / align * align; };
    std::uint64_t at = segment.p_offset;
    const std::uint64_t end = segment.p_offset + segment.p_filesz;
    while (at + sizeof(Elf64_Nhdr) <= end) {
      const auto note = *file_.at<Elf64_Nhdr>(at);
      const std::uint64_t name_at = at + sizeof(Elf64_Nhdr);
      const std::uint64_t description_at = name_at + round_up(note.n_namesz);
      if (description_at + note.n_descsz > end) return;
      const std::string_view name = file_.part(name_at, note.n_namesz);
      const std::string_view description = file_.part(description_at, note.n_descsz);
      if (name == std::string_view("GNU", 4) && note.n_type == NT_GNU_BUILD_ID) build_id_ = hex(description);
      if (name == std::string_view(OR_NOTE_NAME, sizeof OR_NOTE_NAME) && note.n_type == OR_NOTE_ABI)
        abi_version_ = file_.at<std::uint32_t>(description_at);
      at = description_at + round_up(note.n_descsz);
    }
  }

  // The loader follows these without looking; a file whose blocks are not all written yet lacks them.
  std::optional<std::string> dynamic() {
    bool symbols = false, strings = false, ended = false;
    for (unsigned i = 0; i < header_.e_phnum; ++i) {
      const Elf64_Phdr segment = segment_at(i);
      if (segment.p_type != PT_DYNAMIC) continue;
      for (std::uint64_t at = 0; at + sizeof(Elf64_Dyn) <= segment.p_filesz && !ended; at += sizeof(Elf64_Dyn)) {
        const auto entry = *file_.at<Elf64_Dyn>(segment.p_offset + at);
        symbols |= entry.d_tag == DT_SYMTAB;
        strings |= entry.d_tag == DT_STRTAB;
        ended |= entry.d_tag == DT_NULL;
      }
    }
    if (!symbols || !strings || !ended) return "is damaged or not wholly written: its dynamic section is not complete";
    return std::nullopt;
  }

  std::optional<std::string> entry_symbol() {
    for (unsigned i = 0; i < header_.e_shnum; ++i) {
      const Elf64_Shdr section = section_at(i);
      if (section.sh_type != SHT_DYNSYM || section.sh_link >= header_.e_shnum) continue;
      const Elf64_Shdr strings = section_at(section.sh_link);
      for (std::uint64_t at = 0; at + sizeof(Elf64_Sym) <= section.sh_size; at += sizeof(Elf64_Sym)) {
        const auto symbol = *file_.at<Elf64_Sym>(section.sh_offset + at);
        if (is_entry(symbol, file_.part(strings.sh_offset, strings.sh_size))) return std::nullopt;
      }
    }
    return "does not export " OR_ENTRY_SYMBOL;
  }

  bool is_entry(const Elf64_Sym &symbol, std::string_view names) const {
    constexpr std::string_view kEntry(OR_ENTRY_SYMBOL, sizeof OR_ENTRY_SYMBOL);  // with its NUL
    if (symbol.st_name >= names.size() || names.substr(symbol.st_name, kEntry.size()) != kEntry) return false;
    if (symbol.st_shndx == SHN_UNDEF || ELF64_ST_TYPE(symbol.st_info) != STT_FUNC) return false;
    for (unsigned i = 0; i < header_.e_phnum; ++i) {
      const Elf64_Phdr segment = segment_at(i);
      if (segment.p_type == PT_LOAD && (segment.p_flags & PF_X) != 0 && symbol.st_value >= segment.p_vaddr &&
          symbol.st_value - segment.p_vaddr < segment.p_filesz)
        return true;
    }
    return false;
  }

  Elf64_Phdr segment_at(unsigned i) const {
    return *file_.at<Elf64_Phdr>(header_.e_phoff + std::uint64_t(i) * sizeof(Elf64_Phdr));
  }
  Elf64_Shdr section_at(unsigned i) const {
    return *file_.at<Elf64_Shdr>(header_.e_shoff + std::uint64_t(i) * sizeof(Elf64_Shdr));
  }

  ElfView file_;
  Elf64_Ehdr header_{};
  std::optional<std::uint32_t> abi_version_;
  std::string build_id_;
  int code_ = OR_INVALID;
};

// Not mapped: a file that shrinks while it is read must not fault.
Result<std::string> read_whole(const std::string &path, std::size_t max_size) {
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat facts {};
  if (fd < 0 || ::fstat(fd, &facts) != 0) {
    const int reason = errno;
    if (fd >= 0) ::close(fd);
    return fail(reason == ENOENT ? OR_NOT_FOUND : OR_IO, fmt::format("{}: {}", path, std::strerror(reason)));
  }
  if (!S_ISREG(facts.st_mode) || std::size_t(facts.st_size) > max_size) {
    ::close(fd);
    return fail(OR_INVALID, fmt::format("{}: is not a file that a build makes", path));
  }
  std::string bytes(std::size_t(facts.st_size), '\0');
  std::size_t filled = 0;
  while (filled < bytes.size()) {
    const ssize_t got = ::read(fd, bytes.data() + filled, bytes.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    filled += std::size_t(got);
  }
  ::close(fd);
  bytes.resize(filled);
  return bytes;
}

std::string sha256_hex(std::string_view bytes) {
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned int size = 0;
  EVP_Digest(bytes.data(), bytes.size(), digest, &size, EVP_sha256(), nullptr);
  return hex({reinterpret_cast<const char *>(digest), size});
}

}  // namespace

Result<std::string> inspect_module(std::string_view bytes, const std::string &path) {
  auto build_id = Inspector(bytes).run();
  if (!build_id) return fail(build_id.error().code, fmt::format("{}: {}", path, build_id.error().message));
  return build_id;
}

Result<ModuleFile> read_module_file(const std::string &path) {
  auto bytes = read_whole(path, kMaxFileSize);
  if (!bytes) return tl::unexpected(bytes.error());
  auto build_id = inspect_module(*bytes, path);
  if (!build_id) return tl::unexpected(build_id.error());

  const std::string sum_path = path + ".sha256";
  const auto sum = read_whole(sum_path, 4096);
  if (!sum && sum.error().code != OR_NOT_FOUND) return tl::unexpected(sum.error());
  if (sum && sum->substr(0, 64) != sha256_hex(*bytes))
    return fail(OR_INVALID, fmt::format("{}: is not the file that {} was made of: the build has not ended, or that "
                                        "file is old and can be removed",
                                        path, sum_path));
  return ModuleFile{std::move(*bytes), std::move(*build_id)};
}

}  // namespace openrealm
