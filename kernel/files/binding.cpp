// Bindings: saves/bindings/<SHA-256 of the save>.orbind names a checkpoint.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/bytes.h"
#include "kernel/files/checkpoint.h"

namespace openrealm {
namespace {

constexpr std::string_view kMagic = "ORBINDNG";
constexpr std::uint32_t kVersion = 1;
constexpr std::uint64_t kMaxBinding = 4096;
constexpr char kBindings[] = "saves/bindings";
constexpr char kCheckpoints[] = "saves/checkpoints";
constexpr std::size_t kIdDigits = 32;
constexpr std::size_t kSha256Digits = 64;

bool is_hex(std::string_view text, std::size_t size) {
  return text.size() == size && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string path_of(const Fingerprint &save) {
  return fmt::format("{}/{}.orbind", kBindings, save.sha256);
}

Result<Binding> decode(std::string_view bytes, const std::string &where) {
  ByteReader in(bytes);
  if (in.bytes(kMagic.size(), "magic") != kMagic) return fail(OR_INVALID, where + ": it is not a binding");
  const std::uint32_t version = in.u32("version");
  if (in.ok() && version != kVersion)
    return fail(OR_MISMATCH, fmt::format("{}: its format {} is not one this program reads", where, version));
  Binding binding;
  binding.save.sha256 = in.text("save");
  binding.save.size = in.u64("size");
  binding.checkpoint = in.text("checkpoint");
  binding.manifest_sha256 = in.text("manifest");
  if (!in.at_end()) in.fail("end", "is followed by more");
  if (!is_hex(binding.save.sha256, kSha256Digits)) in.fail("save", "is not a digest");
  if (!is_hex(binding.checkpoint, kIdDigits)) in.fail("checkpoint", "is not an id");
  if (!is_hex(binding.manifest_sha256, kSha256Digits)) in.fail("manifest", "is not a digest");
  if (!in.ok()) return tl::unexpected(in.error(where));
  return binding;
}

Result<Binding> read_at(const Sandbox &root, const std::string &path) {
  auto bytes = root.read_file(path, kMaxBinding);
  if (!bytes) return tl::unexpected(bytes.error());
  return decode(*bytes, fmt::format("{}/{}", root.path(), path));
}

}  // namespace

Result<void> write_binding(const Sandbox &root, const Fingerprint &save, const std::string &checkpoint) {
  auto manifest = root.read_file(fmt::format("{}/{}/manifest", kCheckpoints, checkpoint), UINT32_MAX);
  if (!manifest) return tl::unexpected(manifest.error());
  ByteWriter out;
  out.bytes(kMagic);
  out.u32(kVersion);
  out.text(save.sha256);
  out.u64(save.size);
  out.text(checkpoint);
  out.text(sha256_hex(*manifest));
  return root.write_file(path_of(save), out.view(), false);
}

Result<Binding> read_binding(const Sandbox &root, const Fingerprint &save) {
  auto binding = read_at(root, path_of(save));
  if (binding && binding->save != save)
    return fail(OR_INVALID, fmt::format("{}/{}: it belongs to another save", root.path(), path_of(save)));
  return binding;
}

void remove_binding(const Sandbox &root, const Fingerprint &save) {
  const auto binding = read_binding(root, save);
  if (!binding) return;
  // The binding first: one that names no checkpoint would be reported as damage.
  if (root.remove_file(path_of(save))) (void)root.remove_tree(fmt::format("{}/{}", kCheckpoints, binding->checkpoint));
}

void remove_unbound_checkpoints(const Sandbox &root) {
  std::set<std::string> bound;
  const auto bindings = root.list(kBindings);
  if (!bindings && bindings.error().code != OR_NOT_FOUND) return;
  if (bindings) {
    for (const FolderEntry &entry : *bindings) {
      const auto binding = read_at(root, fmt::format("{}/{}", kBindings, entry.name));
      if (!binding) return;  // who knows what a damaged one names: then nothing is removed
      bound.insert(binding->checkpoint);
    }
  }
  const auto checkpoints = root.list(kCheckpoints);
  if (!checkpoints) return;
  for (const FolderEntry &entry : *checkpoints)
    if (entry.folder && !bound.contains(entry.name))
      (void)root.remove_tree(fmt::format("{}/{}", kCheckpoints, entry.name));
}

}  // namespace openrealm
