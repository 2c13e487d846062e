// Immutable copies of a script scope in saves/checkpoints/<id>/, and the bindings in saves/bindings/ that
// tie one to a save. Only the engine names either; ids are random.
//
// A checkpoint is a manifest (each file's path, size and SHA-256) beside either files/, a copy that may share
// blocks with the live files, or pack.zst, all of them in one compressed frame. The manifest is written last:
// without one there is no checkpoint.
#pragma once

#include <string>

#include "fs_policy/fingerprint.h"
#include "fs_policy/sandbox.h"

namespace openrealm {

// `root` is the user folder. Copies every file below `live` that the name policy allows; empty text when there
// is none. Durable when it returns.
Result<std::string> make_checkpoint(const Sandbox &root, const Sandbox &live);

// Copies it into `live`, which is empty. On an error `live` holds a part; the caller drops it.
// OR_NOT_FOUND, OR_INVALID (damaged, and where), OR_MISMATCH (a newer format, or not the manifest that was bound).
Result<void> clone_checkpoint(const Sandbox &root, const std::string &id, const std::string &manifest_sha256,
                              const Sandbox &live);

struct Binding {
  Fingerprint save;
  std::string checkpoint;       // its id
  std::string manifest_sha256;  // of the checkpoint's manifest
};

Result<void> write_binding(const Sandbox &root, const Fingerprint &save, const std::string &checkpoint);
// OR_NOT_FOUND; OR_INVALID when it is damaged or another save's.
Result<Binding> read_binding(const Sandbox &root, const Fingerprint &save);
// With its checkpoint. Nothing happens when there is none.
void remove_binding(const Sandbox &root, const Fingerprint &save);
// Removes checkpoints that no binding names.
void remove_unbound_checkpoints(const Sandbox &root);

}  // namespace openrealm
