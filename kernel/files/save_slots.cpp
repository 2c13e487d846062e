#include "kernel/files/save_slots.h"

#include <fmt/format.h>

#include "fs_policy/name_policy.h"
#include "kernel/files/checkpoint.h"

namespace openrealm {
namespace {

constexpr std::string_view kEnding = ".orsave";
constexpr std::uint64_t kMaxSaveFile = kMaxSaveTables + (kMaxSaveTables >> 7) + kSaveStart;

std::string path_of(std::string_view name) {
  return fmt::format("saves/{}{}", name, kEnding);
}

}  // namespace

Result<void> SaveSlots::write(std::string_view name, const SaveHeader &header, std::string_view tables,
                              const ScriptScope &scope) const {
  if (auto allowed = check_component(name); !allowed) return allowed;
  if (!user_.writable()) return fail(OR_DENIED, user_.notice());
  auto bytes = encode_save(header, tables);
  if (!bytes) return tl::unexpected(bytes.error());
  auto staged = user_.root()->stage(path_of(name), *bytes);
  if (!staged) return tl::unexpected(staged.error());
  auto checkpoint = scope.make_checkpoint();
  if (!checkpoint) return tl::unexpected(checkpoint.error());
  if (!checkpoint->empty())
    if (auto bound = scope.bind(Fingerprint::of(*bytes), *checkpoint); !bound) return bound;
  const auto replaced = user_.root()->read_file(path_of(name), kMaxSaveFile);
  auto published = staged->publish();
  if (published && replaced) drop_binding(Fingerprint::of(*replaced));
  return published;
}

Result<LoadedSave> SaveSlots::read(std::string_view name, std::string_view game) const {
  if (auto allowed = check_component(name); !allowed) return tl::unexpected(allowed.error());
  if (user_.root() == nullptr) return fail(OR_NOT_FOUND, user_.notice());
  auto bytes = user_.root()->read_file(path_of(name), kMaxSaveFile);
  if (!bytes) return tl::unexpected(bytes.error());
  const std::string where = fmt::format("{}/{}", user_.root()->path(), path_of(name));
  auto header = decode_save_header(*bytes, where);
  if (!header) return tl::unexpected(header.error());
  if (header->game != game)
    return fail(OR_MISMATCH, fmt::format("{}: it is a save of the game '{}', and '{}' runs: change with 'game {}'",
                                         where, printable(header->game), game, printable(header->game)));
  auto save = decode_save(*bytes, where);
  if (!save) return tl::unexpected(save.error());
  return LoadedSave{std::move(*save), Fingerprint::of(*bytes)};
}

Result<std::vector<SaveSummary>> SaveSlots::list() const {
  std::vector<SaveSummary> saves;
  if (user_.root() == nullptr) return saves;
  auto entries = user_.root()->list("saves");
  if (!entries && entries.error().code == OR_NOT_FOUND) return saves;
  if (!entries) return tl::unexpected(entries.error());
  for (const FolderEntry &entry : *entries) {
    if (entry.folder || !entry.name.ends_with(kEnding)) continue;
    SaveSummary summary;
    summary.name = entry.name.substr(0, entry.name.size() - kEnding.size());
    const auto start = user_.root()->read_start("saves/" + entry.name, kSaveStart);
    auto header = start ? decode_save_header(*start, entry.name) : tl::unexpected(start.error());
    if (header) {
      summary.header = std::move(*header);
    } else {
      summary.problem = header.error().message;
    }
    saves.push_back(std::move(summary));
  }
  return saves;
}

Result<void> SaveSlots::remove(std::string_view name) const {
  if (auto allowed = check_component(name); !allowed) return allowed;
  if (!user_.writable()) return fail(OR_DENIED, user_.notice());
  auto bytes = user_.root()->read_file(path_of(name), kMaxSaveFile);
  if (!bytes && bytes.error().code == OR_NOT_FOUND) return tl::unexpected(bytes.error());
  if (auto removed = user_.root()->remove_file(path_of(name)); !removed || !bytes) return removed;
  drop_binding(Fingerprint::of(*bytes));
  return {};
}

// A copy under another name is the same save and keeps the binding.
void SaveSlots::drop_binding(const Fingerprint &save) const {
  const auto entries = user_.root()->list("saves");
  if (!entries) return;
  for (const FolderEntry &entry : *entries) {
    if (entry.folder || entry.size != save.size) continue;
    const auto other = user_.root()->read_file("saves/" + entry.name, kMaxSaveFile);
    if (!other || Fingerprint::of(*other) == save) return;
  }
  remove_binding(*user_.root(), save);
}

}  // namespace openrealm
