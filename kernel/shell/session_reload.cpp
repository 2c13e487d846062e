// The running map's changed files, taken up while it runs.
#include "kernel/shell/session.h"

namespace openrealm {

Result<Session::Reload> Session::begin_reload() {
  if (!running()) return fail(OR_NOT_FOUND, "no map runs");
  Reload reload;
  for (std::size_t i = 0; i < mounts_.size(); ++i) reload.paths.push_back(mounts_.path(i));
  reload.map_is_plain = is_plain_map(map_path_);
  return reload;
}

Result<void> Session::prepare(Reload &reload) {
  reload.files = std::make_unique<Mounts>();
  for (const std::string &path : reload.paths) {
    const bool plain = reload.map_is_plain && &path == &reload.paths.back();
    auto source = plain ? open_file_mount(path) : open_mount(path);
    if (!source) return tl::unexpected(source.error());
    reload.files->add({path, std::move(*source)});
  }
  auto modules = game_->prepare_reload([&](std::string_view name) { return reload.files->copy(name); });
  if (!modules) return tl::unexpected(modules.error());
  if (reload.files->differs_from(mounts_)) reload.modules = std::move(*modules);
  return {};
}

Result<SwapReport> Session::take_up(Reload reload) {
  if (!reload.modules) return fail(OR_INVALID, "the files are as the game has them");
  reload.modules->exchange_files = [&] { mounts_.exchange(*reload.files); };
  auto report = game_->swap(std::move(*reload.modules));
  if (report) identity_.reset();
  return report;
}

}  // namespace openrealm
