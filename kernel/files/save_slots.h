// Named saves in saves/<name>.orsave, each bound to a checkpoint of its scripts' scope.
// Lives on the main thread; the UserFolder must outlive it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fs_policy/fingerprint.h"
#include "kernel/files/save_file.h"
#include "kernel/files/script_scope.h"

namespace openrealm {

struct LoadedSave {
  Save save;
  Fingerprint fingerprint;
};

struct SaveSummary {
  std::string name;
  std::string problem;  // why it can't be loaded; the header is empty then
  SaveHeader header;
};

class SaveSlots {
 public:
  explicit SaveSlots(const UserFolder &user) : user_(user) {}

  // Order: the save's temporary file complete and durable, checkpoint, binding, rename. A failure at any
  // step leaves the slot's old save and its data as they were; a success takes what the old save bound.
  Result<void> write(std::string_view name, const SaveHeader &header, std::string_view tables,
                     const ScriptScope &scope) const;
  // Reads and checks; changes nothing. OR_MISMATCH when it is another game's. Then, when the game is ready to
  // take it, the caller branches the scope by the fingerprint, before the map loads.
  Result<LoadedSave> read(std::string_view name, std::string_view game) const;
  Result<std::vector<SaveSummary>> list() const;  // sorted by name
  Result<void> remove(std::string_view name) const;

 private:
  void drop_binding(const Fingerprint &save) const;
  const UserFolder &user_;
};

}  // namespace openrealm
