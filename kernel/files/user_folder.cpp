#include "kernel/files/user_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "fs_policy/name_policy.h"

namespace openrealm {
namespace {

constexpr std::uint64_t kMaxOwnFile = 16u << 20;
constexpr char kLockName[] = "lock";
constexpr char kChooseAnother[] = "choose another folder with --user DIR";

std::string absolute_variable(const char *name) {
  const char *value = std::getenv(name);
  return value != nullptr && value[0] == '/' ? value : "";
}

}  // namespace

std::string choose_user_folder(const UserFolderChoice &choice) {
  if (!choice.override_path.empty()) return choice.override_path;
  const std::string portable = choice.program_folder + "/openrealm-data";
  if (access((choice.program_folder + "/portable").c_str(), F_OK) == 0) return portable;
  if (const std::string data = absolute_variable("XDG_DATA_HOME"); !data.empty()) return data + "/openrealm";
  if (const std::string home = absolute_variable("HOME"); !home.empty()) return home + "/.local/share/openrealm";
  return portable;
}

UserFolder UserFolder::open(const UserFolderChoice &choice) {
  // A file size limit is then an error of the write that meets it, not the end of the process.
  std::signal(SIGXFSZ, SIG_IGN);
  UserFolder folder;
  if (choice.none) {
    folder.notice_ = "--no-user was given: nothing is kept";
    return folder;
  }
  folder.path_ = choose_user_folder(choice);
  auto root = Sandbox::open(folder.path_, true);
  if (!root) {
    folder.notice_ = fmt::format("{}; the game runs, but nothing is kept: {}", root.error().message, kChooseAnother);
    return folder;
  }
  folder.root_ = std::move(*root);
  auto lock = LockFile::take(*folder.root_, kLockName);
  if (!lock) {
    folder.notice_ = fmt::format("{}; saves and settings are not written: {}", lock.error().message, kChooseAnother);
    return folder;
  }
  folder.lock_ = std::move(*lock);
  for (const char *part : {"", "profile", "saves", "saves/bindings"})
    (void)folder.root_->remove_leftovers(part);  // not there yet, or only room that is not won back
  return folder;
}

Result<void> UserFolder::may_write() const {
  if (!writable()) return fail(OR_DENIED, notice_);
  return {};
}

Result<std::string> UserFolder::read(std::string_view name) const {
  if (!root_) return fail(OR_NOT_FOUND, notice_);
  return root_->read_file(name, kMaxOwnFile);
}

Result<void> UserFolder::write(std::string_view name, std::string_view bytes) const {
  if (auto allowed = may_write(); !allowed) return allowed;
  return root_->write_file(name, bytes);
}

Result<std::string> UserFolder::read_profile(std::string_view name) const {
  if (auto allowed = check_component(name); !allowed) return tl::unexpected(allowed.error());
  return read(fmt::format("profile/{}", name));
}

Result<void> UserFolder::commit_profile(std::string_view name, std::string_view bytes) const {
  if (auto allowed = check_component(name); !allowed) return allowed;
  return write(fmt::format("profile/{}", name), bytes);
}

}  // namespace openrealm
