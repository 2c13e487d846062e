#include "kernel/files/checkpoint.h"

#include <fmt/format.h>
#include <zstd.h>

#include <memory>
#include <utility>
#include <vector>

#include "base/bytes.h"

namespace openrealm {
namespace {

constexpr std::string_view kMagic = "ORCHECKP";
constexpr std::uint32_t kVersion = 1;
constexpr std::uint64_t kMaxManifest = 16u << 20;
constexpr std::uint64_t kMaxContent = 1u << 30;
constexpr char kFolder[] = "saves/checkpoints";
constexpr char kManifest[] = "manifest";
constexpr char kPack[] = "pack.zst";
constexpr int kPackLevel = 1;

enum class Storage : std::uint8_t { files = 1, pack = 2 };

struct StoredFile {
  std::string path;
  std::uint64_t size = 0;
  std::string sha256;
};

struct Manifest {
  Storage storage = Storage::files;
  std::vector<StoredFile> files;
  std::uint64_t total() const {
    std::uint64_t sum = 0;
    for (const StoredFile &file : files) sum += file.size;
    return sum;
  }
};

std::string encode(const Manifest &manifest) {
  ByteWriter out;
  out.bytes(kMagic);
  out.u32(kVersion);
  out.u8(std::uint8_t(manifest.storage));
  out.u32(std::uint32_t(manifest.files.size()));
  for (const StoredFile &file : manifest.files) {
    out.text(file.path);
    out.u64(file.size);
    out.text(file.sha256);
  }
  return out.take();
}

Result<Manifest> decode(std::string_view bytes, const std::string &where) {
  ByteReader in(bytes);
  if (in.bytes(kMagic.size(), "magic") != kMagic) return fail(OR_INVALID, where + ": it is not a manifest");
  const std::uint32_t version = in.u32("version");
  if (in.ok() && version > kVersion)
    return fail(OR_MISMATCH, fmt::format("{}: written by a newer program (format {})", where, version));
  Manifest manifest;
  manifest.storage = Storage(in.u8("storage"));
  if (version == 0) in.fail("version", "is 0");
  if (manifest.storage != Storage::files && manifest.storage != Storage::pack) in.fail("storage", "is unknown");
  constexpr std::size_t kLeastFile = 4 + 8 + 4;
  for (std::uint32_t left = in.count("files", kLeastFile); left > 0 && in.ok(); --left) {
    StoredFile file;
    file.path = in.text("path");
    file.size = in.u64("size");
    file.sha256 = in.text("sha256");
    if (file.size > kMaxContent) in.fail("size", "is too large");
    manifest.files.push_back(std::move(file));
  }
  if (!in.at_end()) in.fail("end", "is followed by more");
  if (manifest.total() > kMaxContent) in.fail("sizes", "come to too much");
  if (!in.ok()) return tl::unexpected(in.error(where));
  return manifest;
}

Result<void> list_files(const Sandbox &live, const std::string &folder, std::vector<StoredFile> *files) {
  auto entries = live.list(folder);
  if (!entries) return tl::unexpected(entries.error());
  for (const FolderEntry &entry : *entries) {
    const std::string path = folder.empty() ? entry.name : folder + "/" + entry.name;
    if (!entry.folder) {
      files->push_back({path, entry.size, ""});
    } else if (auto listed = list_files(live, path, files); !listed) {
      return listed;
    }
  }
  return {};
}

// OR_UNSUPPORTED when blocks can't be shared here.
Result<void> store_as_files(const Sandbox &live, const Sandbox &checkpoint, Manifest *manifest) {
  manifest->storage = Storage::files;
  for (const StoredFile &file : manifest->files)
    if (auto cloned = checkpoint.clone_file(live, file.path, "files/" + file.path); !cloned) return cloned;
  for (StoredFile &file : manifest->files) {
    auto bytes = checkpoint.read_file("files/" + file.path, kMaxContent);
    if (!bytes) return tl::unexpected(bytes.error());
    file.size = bytes->size();
    file.sha256 = sha256_hex(*bytes);
  }
  return checkpoint.sync();
}

Result<std::string> compress(const std::string &content, const std::string &where) {
  const std::unique_ptr<ZSTD_CCtx, std::size_t (*)(ZSTD_CCtx *)> context(ZSTD_createCCtx(), ZSTD_freeCCtx);
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, kPackLevel);
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
  std::string packed(ZSTD_compressBound(content.size()), '\0');
  const std::size_t size = ZSTD_compress2(context.get(), packed.data(), packed.size(), content.data(), content.size());
  if (ZSTD_isError(size)) return fail(OR_IO, fmt::format("packing {}: {}", where, ZSTD_getErrorName(size)));
  packed.resize(size);
  return packed;
}

Result<void> store_as_pack(const Sandbox &live, const Sandbox &checkpoint, Manifest *manifest) {
  manifest->storage = Storage::pack;
  std::string content;
  for (StoredFile &file : manifest->files) {
    auto bytes = live.read_file(file.path, kMaxContent - content.size());
    if (!bytes) return tl::unexpected(bytes.error());
    file.size = bytes->size();
    file.sha256 = sha256_hex(*bytes);
    content += *bytes;
  }
  auto packed = compress(content, checkpoint.path());
  if (!packed) return tl::unexpected(packed.error());
  return checkpoint.write_file(kPack, *packed, false);
}

Result<void> fill(const Sandbox &live, const Sandbox &checkpoint, Manifest *manifest) {
  auto stored = store_as_files(live, checkpoint, manifest);
  if (!stored && stored.error().code == OR_UNSUPPORTED) {
    (void)checkpoint.remove_tree("files");  // may not have been made
    stored = store_as_pack(live, checkpoint, manifest);
  }
  if (!stored) return stored;
  return checkpoint.write_file(kManifest, encode(*manifest), false);
}

Error damaged(const Sandbox &checkpoint, std::string_view path) {
  return {OR_INVALID, fmt::format("{}: {} is not what was saved", checkpoint.path(), path)};
}

Result<void> clone_files(const Sandbox &checkpoint, const Manifest &manifest, const Sandbox &live) {
  for (const StoredFile &file : manifest.files) {
    const std::string stored = "files/" + file.path;
    auto cloned = live.clone_file(checkpoint, stored, file.path);
    if (!cloned && cloned.error().code == OR_UNSUPPORTED) {
      auto bytes = checkpoint.read_file(stored, file.size);
      if (!bytes) return tl::unexpected(bytes.error());
      cloned = live.write_new_file(file.path, *bytes);
    }
    if (!cloned) return cloned;
    const auto bytes = live.read_file(file.path, file.size);
    if (!bytes || bytes->size() != file.size || sha256_hex(*bytes) != file.sha256)
      return tl::unexpected(damaged(checkpoint, stored));
  }
  return {};
}

Result<void> clone_pack(const Sandbox &checkpoint, const Manifest &manifest, const Sandbox &live) {
  auto packed = checkpoint.read_file(kPack, kMaxContent + (kMaxContent >> 7));
  if (!packed) return tl::unexpected(packed.error());
  const std::uint64_t total = manifest.total();
  if (ZSTD_getFrameContentSize(packed->data(), packed->size()) != total)
    return tl::unexpected(damaged(checkpoint, kPack));
  std::string content(std::size_t(total), '\0');
  const std::size_t size = ZSTD_decompress(content.data(), content.size(), packed->data(), packed->size());
  if (ZSTD_isError(size) || size != total) return tl::unexpected(damaged(checkpoint, kPack));
  std::string_view rest = content;
  for (const StoredFile &file : manifest.files) {
    const std::string_view bytes = rest.substr(0, std::size_t(file.size));
    rest.remove_prefix(bytes.size());
    if (sha256_hex(bytes) != file.sha256) return tl::unexpected(damaged(checkpoint, file.path));
    if (auto written = live.write_new_file(file.path, bytes); !written) return written;
  }
  return {};
}

}  // namespace

Result<std::string> make_checkpoint(const Sandbox &root, const Sandbox &live) {
  Manifest manifest;
  if (auto listed = list_files(live, "", &manifest.files); !listed) return tl::unexpected(listed.error());
  if (manifest.files.empty()) return std::string();
  if (manifest.total() > kMaxContent) return fail(OR_QUOTA, fmt::format("{}: there is too much to save", live.path()));
  const std::string id = random_hex(16);
  const std::string path = fmt::format("{}/{}", kFolder, id);
  auto checkpoint = root.folder(path, true);
  if (!checkpoint) return tl::unexpected(checkpoint.error());
  if (auto filled = fill(live, *checkpoint, &manifest); !filled) {
    (void)root.remove_tree(path);  // without a manifest it is nothing; it only takes room
    return tl::unexpected(filled.error());
  }
  return id;
}

Result<void> clone_checkpoint(const Sandbox &root, const std::string &id, const std::string &manifest_sha256,
                              const Sandbox &live) {
  auto checkpoint = root.folder(fmt::format("{}/{}", kFolder, id), false);
  if (!checkpoint) return tl::unexpected(checkpoint.error());
  auto bytes = checkpoint->read_file(kManifest, kMaxManifest);
  if (!bytes) return tl::unexpected(bytes.error());
  const std::string where = checkpoint->path() + "/" + kManifest;
  if (sha256_hex(*bytes) != manifest_sha256) return fail(OR_MISMATCH, where + ": it is not the one that was bound");
  auto manifest = decode(*bytes, where);
  if (!manifest) return tl::unexpected(manifest.error());
  const auto clone = manifest->storage == Storage::files ? clone_files : clone_pack;
  return clone(*checkpoint, *manifest, live);
}

}  // namespace openrealm
